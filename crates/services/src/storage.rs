//! What survives on disk: settings, the running game and what was learnt, in the platform's configuration
//! folder.
//!
//! Each is written twice. First, before the change is shown, the file itself, by a temporary file and a
//! rename: from then on the system holds it, so killing the process at any moment loses nothing that was
//! shown. This takes a fraction of a millisecond because it does not wait for the disk. Then a thread writes
//! a copy beside it (`….copy`) and waits until the disk really has it: after a power failure the file may be
//! broken, and the copy is read instead. Games of thousands of moves are written by the thread alone.
//!
//! Settings are shared by all windows; each window has its own game (`claim`).
//!
//! A file that cannot be understood, or that a newer Outflank wrote, is renamed aside and never overwritten.
//! In settings, what cannot be understood is left out alone. Whatever goes wrong becomes one sentence for the
//! user ([`Files::take_notices`]) and is tried again every few seconds ([`Files::retry`]).

pub mod purpose;
pub mod games;
pub mod export;
pub mod wthor;
pub mod wthor_names;
pub mod folders;
pub mod picture;
mod claim;
mod copies;
mod leftovers;
mod stored_file;

use crate::settings::Settings;
use claim::Claim;
use copies::{Copies, Written};
use etcetera::BaseStrategy;
use session::GameSession;
use session::file::SavedSession;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use stored_file::StoredFile;
use system::disk;
use teach::profile::Profile;
use texts::text;
use texts::words;

/// Larger than any text of ours, in bytes.
const BYTES_MAX: u64 = 16 << 20;

/// Larger than any game by itself, in bytes. Up to `BYTES_MAX` those before and after it are kept, too.
const GAME_MAX: u64 = 64 << 20;

/// Writing this many moves takes longer than a frame.
const MOVES_AT_ONCE: usize = 4_000;

/// How often what could not be saved is tried again.
const RETRY: Duration = Duration::from_secs(5);

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
    /// Profiles of people before, as long as they are not written.
    left_profiles: Vec<StoredFile>,
    /// Which file the game is in, once it is loaded or saved.
    claim: Option<Claim>,
    copies: Copies,
    /// Number of earlier games that the file leaves out.
    n_left_out: usize,
    /// When to try again what could not be saved.
    retry_at: Option<Instant>,
    /// What could not be saved.
    unsaved_settings: Option<Settings>,
    notices: Vec<String>,
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
            settings: StoredFile::new("settings.ron", "settings", BYTES_MAX),
            settings_before: Settings::default(),
            game: StoredFile::new("game.ron", "game", GAME_MAX),
            profile: StoredFile::new("profile.ron", "profile", BYTES_MAX),
            left_profiles: Vec::new(),
            claim: None,
            copies: Copies::new(),
            n_left_out: 0,
            retry_at: None,
            unsaved_settings: None,
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
        let read = |text: &str| Settings::mend(text).map_err(|error| error.to_string());
        let Some(folder) = &self.folder else { return Settings::default() };
        let (settings, lost) = self.settings.load(folder, read, &mut self.notices).unwrap_or_default();
        self.settings_before = settings.clone();
        if !lost.is_empty() {
            // The window, and so its language, comes only after this.
            settings.language.into_iter().for_each(text::set_language);
            let path = folder.join(&self.settings.name);
            let aside = self.settings.put_aside(&path, |path, aside| fs::copy(path, aside));
            let name = self.settings.name.clone();
            self.notices.push(text!("storage-words", name = name, words = some_words(&lost), aside = aside));
            self.settings.save(folder, settings.write(), &mut self.copies, &mut self.notices);
        }
        settings
    }

    /// Loads the profile of a person, or an empty one for a new person; from now on that is the profile that
    /// is saved. The first of the people in the settings has `profile.ron`, whatever the name; each other
    /// person has a file named after them.
    pub fn load_profile(&mut self, person: &str, is_first: bool) -> Profile {
        let name = profile_name(person, is_first);
        let new = StoredFile::new(&name, "profile", BYTES_MAX);
        let left = std::mem::replace(&mut self.profile, new);
        self.left_profiles.extend(self.folder.is_some().then_some(left));
        self.hear_thread();
        let read = |text: &str| Profile::read(text).map_err(|error| error.to_string());
        let Some(folder) = &self.folder else { return Profile::default() };
        // What is not written yet is newer than the file.
        if self.copies.is_keeping(&folder.join(&name)) {
            self.copies.flush();
            self.hear_thread();
        }
        if let Some(at) = self.left_profiles.iter().position(|left| left.name == name) {
            self.profile = self.left_profiles.swap_remove(at);
            let unsaved = self.profile.unsaved.as_deref().and_then(|text| Profile::read(text).ok());
            if let Some(profile) = unsaved {
                return profile;
            }
        }
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
        let folder = self.folder.as_deref()?;
        for lock in claim::strange_locks(folder) {
            self.notices.push(text!("storage-lock", name = lock));
        }
        if self.claim.is_none() {
            self.set_claim(Claim::left_in(folder)?);
        }
        let read = |text: &str| session::file::read(text).map_err(|error| words::file_error(&error));
        self.game.load(self.folder.as_ref()?, read, &mut self.notices)
    }

    fn set_claim(&mut self, claim: Claim) {
        if self.game.name != claim.name {
            self.game.name.clone_from(&claim.name);
            self.game.on_disk = None;
        }
        self.claim = Some(claim);
    }

    /// Makes sure that no other window can have this window's game file.
    fn claim_game(&mut self, folder: &Path) -> io::Result<()> {
        if self.claim.as_ref().is_some_and(|claim| claim.holds_in(folder)) {
            return Ok(());
        }
        fs::create_dir_all(folder)?;
        let claim = match self.claim.take() {
            Some(claim) => claim.renewed_in(folder),
            None => Claim::new_in(folder),
        };
        self.set_claim(claim.ok_or_else(|| io::Error::other(text!("disk-in-use")))?);
        Ok(())
    }

    /// Saves the settings changed in this window; the changes of other windows stay.
    pub fn save_settings(&mut self, settings: &Settings) {
        let Some(folder) = &self.folder else { return };
        let path = folder.join(&self.settings.name);
        let is_there = self.settings.on_disk.is_some() && fs::symlink_metadata(&path).is_ok();
        if is_there && *settings == self.settings_before {
            return;
        }
        let file = disk::read_text(&path, BYTES_MAX).ok();
        let known = file.filter(|_| self.settings.on_disk.is_some());
        let text = match known.and_then(|file| Settings::mend(&file).ok()) {
            Some((file, _)) => settings.changed_in(file, &self.settings_before).write(),
            None => settings.write(),
        };
        self.settings.save(folder, text, &mut self.copies, &mut self.notices);
        if self.settings.on_disk.is_some() {
            self.settings_before = settings.clone();
        }
        self.unsaved_settings = self.settings.is_failing.then(|| settings.clone());
    }

    /// Saves the learner's profile, soon and in the background.
    pub fn save_profile(&mut self, profile: &Profile) {
        if let Some(folder) = &self.folder {
            self.profile.save(folder, profile.write(), &mut self.copies, &mut self.notices);
        }
    }

    /// Saves the session's games. Call it before showing the change.
    pub fn save_game(&mut self, session: &GameSession) {
        let Some(folder) = self.folder.clone() else { return };
        let claimed = self.claim_game(&folder);
        if let Err(error) = claimed {
            // Without a claim nothing is written: the file may be another window's.
            let text = session::file::write(session);
            return self.game.failed(&folder, &error, text, &mut self.notices);
        }
        self.hear_thread();
        if session::file::n_moves(session) > MOVES_AT_ONCE && self.copies.has_thread() {
            let games = SavedSession::of(session);
            return self.game.save_later(&folder, &mut self.copies, move || fitting(&games));
        }
        let text = session::file::write(session);
        if text.len() as u64 <= BYTES_MAX {
            self.tell_left_out(0);
            return self.game.save(&folder, text, &mut self.copies, &mut self.notices);
        }
        let Written { text, n_left_out } = fitting(&SavedSession::of(session));
        self.tell_left_out(n_left_out);
        self.game.save(&folder, text, &mut self.copies, &mut self.notices);
    }

    /// Reports once that earlier games are left out.
    fn tell_left_out(&mut self, n_left_out: usize) {
        let n_told = std::mem::replace(&mut self.n_left_out, n_left_out);
        if n_left_out > n_told {
            self.notices.push(text!("storage-left-out", megabytes = BYTES_MAX >> 20, n = n_left_out));
        }
    }

    /// Hears how the thread has written long texts.
    fn hear_thread(&mut self) {
        let Some(folder) = self.folder.clone() else { return };
        for kept in self.copies.kept() {
            let of_game = kept.path == folder.join(&self.game.name);
            if of_game {
                self.tell_left_out(kept.written.n_left_out);
            }
            let own = [&mut self.game, &mut self.profile, &mut self.settings];
            let mut files = own.into_iter().chain(&mut self.left_profiles);
            let Some(file) = files.find(|file| kept.path == folder.join(&file.name)) else { continue };
            match kept.result {
                Ok(()) => file.saved(kept.written.text),
                Err(error) => file.failed(&folder, &error, kept.written.text, &mut self.notices),
            }
        }
        let is_unwritten =
            |file: &StoredFile| file.unsaved.is_some() || self.copies.is_keeping(&folder.join(&file.name));
        self.left_profiles.retain(is_unwritten);
    }

    /// Tries again to save what could not be saved, every few seconds. Returns when to call it again.
    pub fn retry(&mut self, now: Instant) -> Option<Instant> {
        self.hear_thread();
        let is_failing = [&self.game, &self.settings, &self.profile]
            .into_iter()
            .chain(&self.left_profiles)
            .any(|file| file.is_failing);
        let (Some(folder), true) = (self.folder.clone(), is_failing) else {
            self.retry_at = None;
            return None;
        };
        let due = *self.retry_at.get_or_insert(now + RETRY);
        if now < due {
            return Some(due);
        }
        if let Some(settings) = self.unsaved_settings.take() {
            self.save_settings(&settings);
        }
        for profile in std::iter::once(&mut self.profile).chain(&mut self.left_profiles) {
            if let Some(text) = profile.unsaved.take() {
                profile.save(&folder, text, &mut self.copies, &mut self.notices);
            }
        }
        if let Some(text) = self.game.unsaved.take() {
            match self.claim_game(&folder) {
                Ok(()) => self.game.save(&folder, text, &mut self.copies, &mut self.notices),
                Err(error) => self.game.failed(&folder, &error, text, &mut self.notices),
            }
        }
        self.retry_at = Some(now + RETRY);
        self.retry_at
    }

    /// Sentences for the user about what went wrong since the last call.
    pub fn take_notices(&mut self) -> Vec<String> {
        self.hear_thread();
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

/// The text of a session's file, without the oldest games if it would be too large with them.
fn fitting(games: &SavedSession) -> Written {
    let (text, n_left_out) = games.write_within(BYTES_MAX as usize);
    Written { text, n_left_out }
}

/// The first of these words, in one line.
fn some_words(lost: &[String]) -> String {
    const SHOWN: usize = 3;
    let rest = if lost.len() > SHOWN { ", …" } else { "" };
    format!("{}{rest}", lost[..lost.len().min(SHOWN)].join(", "))
}

#[cfg(test)]
mod tests;
