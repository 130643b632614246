//! What survives on disk: settings, the running game and what was learnt, in the platform's configuration
//! folder.
//!
//! Each is written twice. First, before the change is shown, the file itself, by a temporary file and a
//! rename: from then on the system holds it, so killing the process at any moment loses nothing that was
//! shown. This takes a fraction of a millisecond because it does not wait for the disk. Then a thread writes
//! a copy beside it (`….copy`) and waits until the disk really has it: after a power failure the file may be
//! broken, and the copy is read instead.
//!
//! Settings are shared by all windows; each window has its own game (`claim`).
//!
//! A file that cannot be understood, or that a newer Outflank wrote, is renamed aside and never overwritten.
//! Whatever goes wrong becomes one sentence for the user ([`Files::take_notices`]) and is tried again at the
//! next save.

pub mod purpose;
pub mod games;
pub mod wthor;
pub mod wthor_names;
pub mod folders;
pub mod picture;
mod claim;
mod copies;
mod leftovers;

use crate::disk;
use crate::session::GameSession;
use crate::session_file::{self, SavedSession};
use crate::settings::Settings;
use crate::teach::profile::Profile;
use crate::text;
use crate::words;
use claim::Claim;
use copies::Copies;
use etcetera::BaseStrategy;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// Larger than any text of ours, in bytes.
const BYTES_MAX: u64 = 16 << 20;

/// Names the configuration folder, for tests and for portable use.
pub const FOLDER_VARIABLE: &str = "OUTFLANK_CONFIG_DIR";

/// The files of one running app.
pub struct Files {
    // `None` keeps nothing.
    folder: Option<PathBuf>,
    settings: StoredFile,
    /// The settings of this window when they were last read or saved.
    settings_before: Settings,
    game: StoredFile,
    profile: StoredFile,
    /// Which file the game is in, once it is loaded or saved.
    claim: Option<Claim>,
    copies: Copies,
    notices: Vec<String>,
}

/// One file that follows a value of the app.
struct StoredFile {
    name: String,
    /// Its content, as the key of a text.
    what: &'static str,
    /// The text on disk, as far as we know.
    on_disk: Option<String>,
    /// The last save failed, and the user was told.
    is_failing: bool,
    /// A file of another origin has the name, and must not be overwritten.
    is_blocked: bool,
}

impl StoredFile {
    fn new(name: &str, what: &'static str) -> StoredFile {
        StoredFile { name: name.to_owned(), what, on_disk: None, is_failing: false, is_blocked: false }
    }
}

impl Files {
    /// The files in the platform's configuration folder, or in the one [`FOLDER_VARIABLE`] names.
    pub fn of_user() -> Files {
        let named = std::env::var_os(FOLDER_VARIABLE).filter(|name| !name.is_empty()).map(PathBuf::from);
        match named.map(Ok).unwrap_or_else(user_folder) {
            Ok(folder) => Files::in_folder(folder),
            Err(reason) => {
                let mut files = Files::nowhere();
                files.notices.push(text!("storage-nowhere", reason = reason));
                files
            }
        }
    }

    /// The files in a folder, which is made at the first save.
    pub fn in_folder(folder: PathBuf) -> Files {
        leftovers::remove(&folder);
        Files { folder: Some(folder), ..Files::nowhere() }
    }

    /// Saves nothing and finds nothing.
    pub fn nowhere() -> Files {
        Files {
            folder: None,
            settings: StoredFile::new("settings.ron", "settings"),
            settings_before: Settings::default(),
            game: StoredFile::new("game.ron", "game"),
            profile: StoredFile::new("profile.ron", "profile"),
            claim: None,
            copies: Copies::new(),
            notices: Vec::new(),
        }
    }

    /// The configuration folder; `None` where there is none.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Whether there are neither settings nor a game yet, as at the first start.
    pub fn has_nothing(&self) -> bool {
        let has = |name: &str| self.folder.as_deref().is_some_and(|folder| folder.join(name).exists());
        !has(&self.settings.name) && !has(&self.game.name)
    }

    /// The settings, or the defaults where there are none.
    pub fn load_settings(&mut self) -> Settings {
        let read = |text: &str| Settings::read(text).map_err(|error| error.to_string());
        let Some(folder) = &self.folder else { return Settings::default() };
        let settings = self.settings.load(folder, read, &mut self.notices).unwrap_or_default();
        self.settings_before = settings.clone();
        settings
    }

    /// Loads the profile of a person, or an empty one for a new person; from now on that is the profile that
    /// is saved. The first of the people in the settings has `profile.ron`, whatever the name; each other
    /// person has a file named after them.
    pub fn load_profile(&mut self, person: &str, is_first: bool) -> Profile {
        self.profile = StoredFile::new(&profile_name(person, is_first), "profile");
        let read = |text: &str| Profile::read(text).map_err(|error| error.to_string());
        let Some(folder) = &self.folder else { return Profile::default() };
        self.profile.load(folder, read, &mut self.notices).unwrap_or_default()
    }

    /// Reads a profile from any file and replaces this one by it. The old one is kept beside it under another
    /// name. Returns the new one and that name.
    ///
    /// # Errors
    /// When the file is not a profile, or the old one cannot be kept; nothing has changed then.
    pub fn take_profile(&self, path: &Path, before: &Profile) -> Result<(Profile, String), String> {
        let text = disk::read_text(path, BYTES_MAX).map_err(|error| error.to_string())?;
        let profile = Profile::read(&text).map_err(|error| error.to_string())?;
        let kept = format!("{}.before", self.profile.name);
        if let Some(folder) = &self.folder {
            let bytes = before.write().into_bytes();
            disk::replace(&folder.join(&kept), &bytes).map_err(|error| error.to_string())?;
        }
        Ok((profile, kept))
    }

    /// The game that was left last, if there is one that no other window has.
    pub fn load_game(&mut self) -> Option<SavedSession> {
        self.claim_game(Claim::left_in);
        self.claim.as_ref()?;
        let read = |text: &str| session_file::read(text).map_err(|error| words::file_error(&error));
        self.game.load(self.folder.as_ref()?, read, &mut self.notices)
    }

    /// Claims a game file for this window, if it has none.
    fn claim_game(&mut self, find: impl Fn(&Path) -> Option<Claim>) {
        let Some(folder) = self.folder.as_deref().filter(|_| self.claim.is_none()) else { return };
        self.claim = find(folder);
        if let Some(claim) = &self.claim {
            self.game.name.clone_from(&claim.name);
        }
    }

    /// Saves the settings changed in this window; the changes of other windows stay.
    pub fn save_settings(&mut self, settings: &Settings) {
        let Some(folder) = &self.folder else { return };
        if self.settings.on_disk.is_some() && *settings == self.settings_before {
            return;
        }
        let file = disk::read_text(&folder.join(&self.settings.name), BYTES_MAX).ok();
        let known = file.filter(|_| self.settings.on_disk.is_some());
        let text = match known.and_then(|file| Settings::read(&file).ok()) {
            Some(file) => settings.changed_in(file, &self.settings_before).write(),
            None => settings.write(),
        };
        self.settings.save(folder, text, &self.copies, &mut self.notices);
        if self.settings.on_disk.is_some() {
            self.settings_before = settings.clone();
        }
    }

    /// Saves the learner's profile, soon and in the background.
    pub fn save_profile(&mut self, profile: &Profile) {
        if let Some(folder) = &self.folder {
            self.profile.save(folder, profile.write(), &self.copies, &mut self.notices);
        }
    }

    /// Saves the session's games. Call it before showing the change.
    pub fn save_game(&mut self, session: &GameSession) {
        // Where the folder cannot be made, saving says so.
        self.claim_game(|folder| std::fs::create_dir_all(folder).ok().and_then(|()| Claim::new_in(folder)));
        if let Some(folder) = &self.folder {
            self.game.save(folder, session_file::write(session), &self.copies, &mut self.notices);
        }
    }

    /// Sentences for the user about what went wrong since the last call.
    pub fn take_notices(&mut self) -> Vec<String> {
        std::mem::take(&mut self.notices)
    }

    /// Waits until the disk has everything, a few seconds at most. Also done when the value is dropped.
    pub fn flush(&self) {
        self.copies.flush();
    }
}

/// `profile.ron`, `profile-anna-1c291ca3.ron`: no two names have the same file, also where files know no
/// capital letters.
fn profile_name(person: &str, is_first: bool) -> String {
    if is_first {
        return "profile.ron".to_owned();
    }
    let plain = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    let name: String = person.chars().take(20).map(plain).collect();
    format!("profile-{name}-{:08x}.ron", crc32fast::hash(person.as_bytes()))
}

fn user_folder() -> Result<PathBuf, String> {
    let strategy = etcetera::base_strategy::choose_native_strategy().map_err(|error| error.to_string())?;
    // Apple keeps its Preferences folder for files of its own kind.
    let folder = if cfg!(target_os = "macos") { strategy.data_dir() } else { strategy.config_dir() };
    Ok(folder.join(if cfg!(target_os = "linux") { "outflank" } else { "Outflank" }))
}

impl StoredFile {
    fn load<T>(
        &mut self,
        folder: &Path,
        read: impl Fn(&str) -> Result<T, String>,
        notices: &mut Vec<String>,
    ) -> Option<T> {
        let path = folder.join(&self.name);
        let reason = match disk::read_text(&path, BYTES_MAX) {
            Ok(text) => match read(&text) {
                Ok(value) => {
                    self.on_disk = Some(text);
                    return Some(value);
                }
                Err(reason) => reason,
            },
            Err(error) if error.kind() == ErrorKind::NotFound => return None,
            Err(error) => error.to_string(),
        };
        let copy = disk::read_text(&copy_of(&path), BYTES_MAX).ok().and_then(|text| read(&text).ok());
        let aside = self.put_aside(&path);
        let name = self.name.as_str();
        // What matters to the user comes first; the reason helps to repair the file.
        notices.push(match copy {
            Some(_) => text!("storage-copy-is-used", name = name, aside = aside, reason = reason),
            None => text!("storage-starts-afresh", name = name, aside = aside, reason = reason),
        });
        copy
    }

    /// Renames a file that cannot be read, and reports where it went.
    fn put_aside(&mut self, path: &Path) -> String {
        let free = (1..).map(|number| path.with_file_name(format!("{}.broken-{number}", self.name)));
        let mut free = free.filter(|aside| std::fs::symlink_metadata(aside).is_err());
        let aside = free.next().expect("there are more numbers than files");
        match std::fs::rename(path, &aside) {
            Ok(()) => text!("storage-aside", name = aside.display().to_string()),
            Err(error) => {
                self.is_blocked = true;
                text!("storage-not-aside", reason = error.to_string())
            }
        }
    }

    fn save(&mut self, folder: &Path, text: String, copies: &Copies, notices: &mut Vec<String>) {
        if self.is_blocked || self.on_disk.as_ref() == Some(&text) {
            return;
        }
        let path = folder.join(&self.name);
        match std::fs::create_dir_all(folder).and_then(|()| disk::replace(&path, text.as_bytes())) {
            Ok(()) => {
                copies.write(copy_of(&path), text.clone());
                self.on_disk = Some(text);
                self.is_failing = false;
            }
            Err(error) => {
                // What the disk holds now is unknown.
                self.on_disk = None;
                if !std::mem::replace(&mut self.is_failing, true) {
                    notices.push(failed(self.what, &path, &error));
                }
            }
        }
    }
}

fn copy_of(path: &Path) -> PathBuf {
    path.with_extension("ron.copy")
}

fn failed(what: &str, path: &Path, error: &io::Error) -> String {
    let path = path.display().to_string();
    text!("storage-not-kept", what = what.to_owned(), path = path, reason = error.to_string())
}

#[cfg(test)]
mod tests;
