//! Where the user's files are: settings, data and locks, each in the folder that the system has for its kind.
//!
//! Until version 0.2 one folder had all of them. One rename makes it the folder of the data, and the settings
//! then move back. A process that is killed in between loses nothing: the next start goes on. The old folder
//! stays in use while a window of an older Outflank is open, and where it cannot be renamed.

use super::{lock, make_own_folder};
use etcetera::BaseStrategy;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// The environment variable that names one folder for all files, for tests and for portable use.
pub const FOLDER_VARIABLE: &str = "OUTFLANK_CONFIG_DIR";
/// The files of the settings, which come back after the rename.
const SETTINGS: [&str; 2] = ["settings.ron", "settings.ron.copy"];
/// The file that a window locks during the move.
const MOVE_LOCK: &str = "move.lock";

/// The folders of the user's files; each is made when a file is saved in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Places {
    /// The folder of the settings.
    pub settings: PathBuf,
    /// The folder of games, profiles, library, own book and ghosts.
    pub data: PathBuf,
    /// The folder of locks.
    pub locks: PathBuf,
}

/// The user's places. Once set, a file in them has its lock in the folder of locks; any other, beside it.
static USER_PLACES: OnceLock<Places> = OnceLock::new();

/// The path of a file's lock.
pub fn lock_of(path: &Path) -> PathBuf {
    let elsewhere = USER_PLACES.get().and_then(|places| {
        let own = path.strip_prefix(&places.data).or_else(|_| path.strip_prefix(&places.settings));
        Some(places.locks.join(own.ok()?))
    });
    elsewhere.unwrap_or_else(|| path.to_owned()).with_added_extension("lock")
}

impl Places {
    /// The same folder for all files.
    pub fn one(folder: PathBuf) -> Places {
        Places { settings: folder.clone(), data: folder.clone(), locks: folder }
    }

    /// The folders of the user by the custom of the system, or the one that [`FOLDER_VARIABLE`] names. Files
    /// in the folder of an older version are moved there.
    ///
    /// # Errors
    /// When the user has no home.
    pub fn of_user() -> Result<Places, String> {
        if let Some(named) = std::env::var_os(FOLDER_VARIABLE).filter(|name| !name.is_empty()) {
            return Ok(Places::one(PathBuf::from(named)));
        }
        let system = etcetera::base_strategy::choose_native_strategy().map_err(|error| error.to_string())?;
        let name = if cfg!(target_os = "linux") { "outflank" } else { "Outflank" };
        let data = system.data_dir().join(name);
        // Apple keeps its Preferences folder for files of its own kind.
        let settings = if cfg!(target_os = "macos") { data.clone() } else { system.config_dir().join(name) };
        let locks = system.state_dir().unwrap_or_else(|| system.cache_dir()).join(name);
        let places = Places { settings, data, locks };
        if !places.take_over() {
            return Ok(Places::one(places.settings));
        }
        Ok(USER_PLACES.get_or_init(|| places).clone())
    }

    /// Moves the files of an older version out of its one folder; `false` where that folder must stay in use.
    fn take_over(&self) -> bool {
        // If two windows start at once, the second waits here and finds the move done.
        let move_lock = make_own_folder(&self.locks).and_then(|()| File::create(self.locks.join(MOVE_LOCK)));
        _ = move_lock.as_ref().map(File::lock);
        let has_data = names_in(&self.settings).iter().any(|name| !SETTINGS.contains(&name.as_str()));
        let is_free = self.data == self.settings || names_in(&self.data).is_empty();
        if has_data && is_free {
            // The locks that an older version has left beside its files.
            let folders = [self.settings.clone(), self.settings.join("library")];
            let locks = folders.iter().filter_map(|folder| super::files_with_ending(folder, "lock").ok());
            let locks: Vec<PathBuf> = locks.flatten().filter(|path| path.is_file()).collect();
            let held: Result<Vec<_>, _> = locks.iter().map(|path| lock(path)).collect();
            if held.is_err() {
                return false;
            }
            locks.iter().for_each(|path| _ = fs::remove_file(path));
            if self.move_data().is_err() {
                return false;
            }
        }
        for name in SETTINGS {
            let [from, to] = [&self.data, &self.settings].map(|folder| folder.join(name));
            if from != to && from.exists() && !to.exists() {
                _ = make_own_folder(&self.settings).and_then(|()| fs::rename(from, to));
            }
        }
        true
    }

    fn move_data(&self) -> std::io::Result<()> {
        if self.data == self.settings {
            return Ok(());
        }
        if fs::symlink_metadata(&self.settings)?.is_symlink() {
            return Err(std::io::ErrorKind::Unsupported.into());
        }
        make_own_folder(self.data.parent().unwrap_or(&self.data))?;
        fs::rename(&self.settings, &self.data)
    }
}

fn names_in(folder: &Path) -> Vec<String> {
    let paths = super::paths_in(folder).unwrap_or_default();
    paths.iter().filter_map(|path| path.file_name()?.to_str().map(str::to_owned)).collect()
}
