//! What survives on disk: settings, the running game and what was learnt, each in the folder that the system
//! has for its kind ([`Places`]).
//!
//! Each is a text that is written twice. First a renamed temporary file replaces the file, before the change
//! is shown: from then on the system holds it, so killing the process at any moment loses nothing that was
//! shown. This takes a fraction of a millisecond because it does not wait for the disk. Then a thread writes
//! a copy beside it (`….copy`) and waits until the disk really has it: after a power failure the file may be
//! broken, and the copy is read instead.
//!
//! Settings and profiles are shared by all windows, whose changes are merged under a lock; each window has
//! its own game (`claim`).
//!
//! A file that cannot be understood, or that a newer Outflank wrote, is set aside before another takes its
//! place; the parts that can be understood are kept. A file that cannot be read for the moment stays as it
//! is. Whatever goes wrong becomes one sentence for the user ([`Files::take_notices`]) and is tried again
//! every few seconds ([`Files::retry`]).

pub mod purpose;
pub mod games;
pub mod export;
pub mod wthor;
pub mod wthor_names;
pub mod folders;
pub mod picture;
pub mod archive;
mod claim;
mod copies;
mod stored_file;

use crate::settings::Settings;
use archive::{Archive, ArchiveError, Taken};
use claim::Claim;
use copies::Copies;
use session::GameSession;
use session::file::{SavedSession, SessionText};
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use stored_file::{SharedState, StoredFile, StoredKind};
use system::disk::places::Places;
use system::disk::{self, make_own_folder, remove_leftovers};
use system::kept::RonFile;
use teach::profile::Profile;
use texts::text;
use texts::words;

/// The most bytes of settings or a profile, and of a game's file as long as leaving out games can shorten it.
const BYTES_MAX: u64 = 16 << 20;

/// With more moves than this, a thread makes the game's text, since that takes longer than a frame.
const MOVES_AT_ONCE: usize = 4_000;

/// How often what could not be saved is tried again.
const RETRY: Duration = Duration::from_secs(5);

const SETTINGS: StoredKind =
    StoredKind { what: "settings", bytes_max: BYTES_MAX, mend: mended::<Settings>, join: joined::<Settings> };
const PROFILE: StoredKind =
    StoredKind { what: "profile", bytes_max: BYTES_MAX, mend: mended::<Profile>, join: joined::<Profile> };
/// The game on the board is always saved, even beyond `BYTES_MAX`; the session's others only within it.
const GAME: StoredKind = StoredKind {
    what: "game",
    bytes_max: 64 << 20,
    mend: |text| match session::file::read(text) {
        Ok(_) => Ok((text.to_owned(), Vec::new())),
        Err(error) => Err(words::file_error(&error)),
    },
    join: |_, here, _| here.to_owned(),
};

fn mended<T: RonFile>(text: &str) -> Result<(String, Vec<String>), String> {
    let (value, lost) = T::mend(text).map_err(|error| error.to_string())?;
    Ok((value.write(), lost))
}

/// Joins the changes of two windows. All three texts were read or written before, so they can be parsed.
fn joined<T: RonFile>(before: &str, here: &str, there: &str) -> String {
    let [before, here, there] = [before, here, there].map(|text| value_of::<T>(Some(text)));
    here.joined(there, &before).write()
}

fn value_of<T: RonFile>(text: Option<&str>) -> T {
    text.and_then(|text| T::mend(text).ok()).unwrap_or_default().0
}

/// The files of one running app.
pub struct Files {
    /// `None` saves nothing.
    places: Option<Places>,
    settings: StoredFile,
    game: StoredFile,
    /// The profiles of people, by the names of their files.
    profiles: BTreeMap<String, StoredFile>,
    /// The name of the file of the person who learns.
    profile: String,
    /// Which file the game is in, once it is loaded or saved.
    claim: Option<Claim>,
    shared: SharedState,
    /// Number of the session's other games that the file leaves out.
    n_left_out: usize,
    /// When to try again what could not be saved.
    retry_at: Option<Instant>,
}

impl Files {
    /// The files in the user's folders, or in the one that the environment names.
    pub fn of_user() -> Files {
        match Places::of_user() {
            Ok(places) => Files::open(Some(places)),
            Err(reason) => {
                let mut files = Files::nowhere();
                files.shared.notices.push(text!("storage-nowhere", reason = reason));
                files
            }
        }
    }

    /// The files in a folder, which is made at the first save.
    pub fn in_folder(folder: PathBuf) -> Files {
        Files::open(Some(Places::one(folder)))
    }

    /// Saves nothing and finds nothing.
    pub fn nowhere() -> Files {
        Files::open(None)
    }

    fn open(places: Option<Places>) -> Files {
        if let Some(Places { settings, data, .. }) = &places {
            let below = ["library", "ghosts"].map(|name| data.join(name));
            let folders = [settings, data, &below[0], &below[1]];
            folders.into_iter().for_each(|folder| remove_leftovers(folder, ""));
        }
        let settings = places.as_ref().map(|places| places.settings.join("settings.ron"));
        let game = places.as_ref().map(|places| places.data.join("game.ron"));
        let lock = places.as_ref().map(|places| disk::lock_of(&places.data.join("files")));
        Files {
            places,
            settings: StoredFile::new(settings, SETTINGS),
            game: StoredFile::new(game, GAME),
            profiles: BTreeMap::new(),
            profile: profile_name(""),
            claim: None,
            shared: SharedState { lock, copies: Copies::new(), notices: Vec::new() },
            n_left_out: 0,
            retry_at: None,
        }
    }

    /// The folder of the user's data; `None` where there is none.
    pub fn folder(&self) -> Option<&Path> {
        self.places.as_ref().map(|places| places.data.as_path())
    }

    /// Whether there are neither settings nor a game yet, as at the first start.
    pub fn has_nothing(&self) -> bool {
        self.places.as_ref().is_none_or(|Places { settings, data, .. }| {
            !settings.join("settings.ron").exists() && !data.join("game.ron").exists()
        })
    }

    /// The settings, or the defaults where there are none.
    pub fn load_settings(&mut self) -> Settings {
        // Notices about the file use the language that it sets.
        let settings: Settings = value_of(self.settings.readable().as_deref());
        settings.language.into_iter().for_each(text::set_language);
        value_of(self.settings.load(&mut self.shared))
    }

    /// Loads the profile that is stored under a name ([`Settings::progress_of`]), or an empty one for a new
    /// person; from now on that is the profile that is saved.
    pub fn load_profile(&mut self, name: &str) -> Profile {
        self.profile = profile_name(name);
        value_of(profile_file(&self.places, &mut self.profiles, &self.profile).load(&mut self.shared))
    }

    /// The profile of the person who learns, if another window has changed it.
    pub fn profile_news(&mut self) -> Option<Profile> {
        let news = self.profiles.get_mut(&self.profile)?.news(&mut self.shared);
        news.map(|text| value_of(Some(text)))
    }

    /// Writes all files into one archive. Returns how many.
    pub fn write_archive(&mut self, path: &Path) -> io::Result<usize> {
        self.flush();
        self.places.as_ref().map_or(Ok(0), |places| archive::write(path, places))
    }

    /// Takes everything from an archive; `here` are the settings of this window.
    ///
    /// # Errors
    /// When something cannot be written; what was taken until then stays.
    pub fn take_archive(&mut self, archive: &Archive, here: &Settings) -> Result<Taken, ArchiveError> {
        let places = self.places.as_ref().ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))?;
        archive.take(places, here, &mut self.shared)
    }

    /// The game that was left last, if there is one that no other window has.
    pub fn load_game(&mut self) -> Option<SavedSession> {
        let folder = self.folder()?.to_owned();
        for lock in claim::strange_locks(&folder) {
            self.shared.notices.push(text!("storage-lock", name = lock));
        }
        if self.claim.is_none() {
            self.set_claim(Claim::left_in(&folder)?, &folder);
        }
        let saved = self.game.load(&mut self.shared).and_then(|text| session::file::read(text).ok());
        if self.game.is_blocked() {
            // It stays for a later start, and this window's game goes into another file.
            self.claim = None;
        }
        saved
    }

    fn set_claim(&mut self, claim: Claim, folder: &Path) {
        if self.claim.as_ref().is_none_or(|before| before.name != claim.name) {
            self.game = StoredFile::new(Some(folder.join(&claim.name)), GAME);
        }
        self.claim = Some(claim);
    }

    /// Makes sure that no other window can have this window's game file.
    fn claim_game(&mut self, folder: &Path) -> io::Result<()> {
        if self.claim.as_ref().is_some_and(|claim| claim.holds_in(folder)) {
            return Ok(());
        }
        make_own_folder(folder)?;
        let claim = match self.claim.take() {
            Some(claim) => claim.renewed_in(folder),
            None => Claim::new_in(folder),
        };
        self.set_claim(claim.ok_or_else(disk::in_use)?, folder);
        Ok(())
    }

    /// Saves the settings changed in this window; the changes of other windows stay.
    pub fn save_settings(&mut self, settings: &Settings) {
        self.settings.save(settings.clone().sanitized().write(), &mut self.shared);
    }

    /// Saves the learner's profile; what was learnt in other windows stays.
    pub fn save_profile(&mut self, profile: &Profile) {
        let file = profile_file(&self.places, &mut self.profiles, &self.profile);
        file.save(profile.write(), &mut self.shared);
    }

    /// Saves the session's games. Call it before showing the change.
    pub fn save_game(&mut self, session: &GameSession) {
        if self.places.is_none() {
            return;
        }
        let saved = SavedSession::of(session);
        let is_long = saved.n_moves() > MOVES_AT_ONCE;
        let make = move || saved.write_within(BYTES_MAX as usize);
        if is_long && self.shared.copies.has_thread() {
            return self.shared.copies.make(Box::new(make));
        }
        // A long text that is still being made is older than this one.
        self.shared.copies.forget();
        self.write_game(make());
    }

    fn write_game(&mut self, SessionText { text, n_left_out }: SessionText) {
        let Some(folder) = self.folder().map(Path::to_owned) else { return };
        if let Err(error) = self.claim_game(&folder) {
            // Without a claim nothing is written: the file may be another window's.
            return self.game.failed(&error, Some(text), &mut self.shared);
        }
        // Reports only when more games are left out than before.
        if n_left_out > std::mem::replace(&mut self.n_left_out, n_left_out) {
            let sentence = text!("storage-left-out", megabytes = BYTES_MAX >> 20, n = n_left_out);
            self.shared.notices.push(sentence);
        }
        self.game.save(text, &mut self.shared);
        // If the folder was deleted, its other files are written again.
        self.settings.save_again(&mut self.shared);
        self.profiles.values_mut().for_each(|file| file.save_again(&mut self.shared));
    }

    /// Writes a long game once its text is made.
    fn hear_thread(&mut self) {
        if let Some(made) = self.shared.copies.made() {
            self.write_game(made);
        }
    }

    /// Tries again to save what could not be saved, every few seconds. Returns when to call it again.
    pub fn retry(&mut self, now: Instant) -> Option<Instant> {
        self.hear_thread();
        let has_unsaved = {
            let mut files = [&self.game, &self.settings].into_iter().chain(self.profiles.values());
            files.any(|file| file.unsaved().is_some())
        };
        if !has_unsaved {
            self.retry_at = None;
            return None;
        }
        let due = *self.retry_at.get_or_insert(now + RETRY);
        if now < due {
            return Some(due);
        }
        self.settings.save_again(&mut self.shared);
        self.profiles.values_mut().for_each(|file| file.save_again(&mut self.shared));
        if let Some(text) = self.game.unsaved().map(str::to_owned) {
            self.write_game(SessionText { text, n_left_out: self.n_left_out });
        }
        self.retry_at = Some(now + RETRY);
        self.retry_at
    }

    /// Sentences for the user about what went wrong since the last call.
    pub fn take_notices(&mut self) -> Vec<String> {
        self.hear_thread();
        std::mem::take(&mut self.shared.notices)
    }

    /// Waits until the disk has everything, a few seconds at most. Also done when the value is dropped.
    pub fn flush(&mut self) {
        self.shared.copies.flush();
        self.hear_thread();
        self.shared.copies.flush();
    }
}

impl Drop for Files {
    fn drop(&mut self) {
        self.flush();
    }
}

/// The file of a profile; it stays in `profiles` when another person plays.
fn profile_file<'a>(
    places: &Option<Places>,
    profiles: &'a mut BTreeMap<String, StoredFile>,
    name: &str,
) -> &'a mut StoredFile {
    let path = || places.as_ref().map(|places| places.data.join(name));
    profiles.entry(name.to_owned()).or_insert_with(|| StoredFile::new(path(), PROFILE))
}

/// `profile-anna-1c291ca3.ron`, or `profile.ron` without a name: no two names have the same file, even where
/// file names ignore case.
fn profile_name(name: &str) -> String {
    if name.is_empty() {
        return "profile.ron".to_owned();
    }
    let plain = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    let letters: String = name.chars().take(20).map(plain).collect();
    format!("profile-{letters}-{:08x}.ron", crc32fast::hash(name.as_bytes()))
}

#[cfg(test)]
mod tests;
