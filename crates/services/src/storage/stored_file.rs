//! Reads and writes one text file of the app: the settings, a profile or a game. Repairs a broken file,
//! merges what other windows have written, and repeats a write that failed.
//!
//! Every save first reads the file, which another window may have changed. `Found` is what it holds by then:
//! the text, and the error that forbids writing.

use super::copies::Copies;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use system::disk;
use texts::text;

/// How long to wait for the lock while another window holds it.
const PATIENCE: Duration = Duration::from_millis(300);

/// A kind of file: its size limit, and how its text is repaired and merged.
#[derive(Clone, Copy)]
pub(super) struct StoredKind {
    /// Its name as the argument of `storage-not-kept`: `settings`, `profile` or `game`.
    pub what: &'static str,
    /// The most bytes that are read; a larger file counts as broken.
    pub bytes_max: u64,
    /// Repairs a text. Returns a readable one and the names of what it left out, or why none can be made.
    #[allow(clippy::type_complexity, reason = "the type is written only here")]
    pub mend: fn(&str) -> Result<(String, Vec<String>), String>,
    /// Merges the changes of two windows: the arguments are the common older text, this window's, the file's.
    pub join: fn(&str, &str, &str) -> String,
}

/// The lock, the copies and the notices that all files share.
pub(super) struct SharedState {
    /// The lock file, locked while a file is read and replaced.
    pub lock: Option<PathBuf>,
    pub copies: Copies,
    /// Sentences for the user.
    pub notices: Vec<String>,
}

impl SharedState {
    fn take_lock(&self) -> io::Result<Option<fs::File>> {
        let Some(path) = &self.lock else { return Ok(None) };
        disk::retry_while_locked(PATIENCE, || disk::lock(path))
    }
}

/// Modification time, length and [`disk::file_id`] of a file, to recognise the one read or written last.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Stamp(Option<SystemTime>, u64, (u64, u64));

impl Stamp {
    fn of(path: &Path) -> Option<Stamp> {
        let there = fs::metadata(path).ok()?;
        Some(Stamp(there.modified().ok(), there.len(), disk::file_id(&there)))
    }
}

/// What a file holds.
#[derive(Default)]
struct Found {
    /// The text of the file, of its copy, or of both; `None` where there is neither.
    text: Option<String>,
    /// Whether the file was missing or broken, so that `text` still has to be written to it.
    is_repaired: bool,
    /// Why the file must not be overwritten now.
    blocked: Option<io::Error>,
    /// What to tell the user.
    sentence: Option<String>,
}

pub(super) struct StoredFile {
    /// `None` saves nothing.
    path: Option<PathBuf>,
    kind: StoredKind,
    stamp: Option<Stamp>,
    /// The text with this stamp.
    on_disk: Option<String>,
    /// What this window had when the file was last read or written.
    shown: Option<String>,
    /// What the last save could not write.
    unsaved: Option<String>,
    /// The last try failed, and its error was reported.
    is_failing: bool,
    /// The file could not be read or set aside, and is not overwritten until it can.
    is_blocked: bool,
}

impl StoredFile {
    pub(super) fn new(path: Option<PathBuf>, kind: StoredKind) -> StoredFile {
        let (stamp, on_disk, shown, unsaved) = (None, None, None, None);
        let (is_failing, is_blocked) = (false, false);
        StoredFile { path, kind, stamp, on_disk, shown, unsaved, is_failing, is_blocked }
    }

    /// What the last save could not write.
    pub(super) fn unsaved(&self) -> Option<&str> {
        self.unsaved.as_deref()
    }

    /// Whether the file is there and cannot be read now.
    pub(super) fn is_blocked(&self) -> bool {
        self.is_blocked
    }

    /// What can be read of the file. Changes and reports nothing.
    pub(super) fn readable(&self) -> Option<String> {
        let text = disk::read_text(self.path.as_ref()?, self.kind.bytes_max).ok()?;
        (self.kind.mend)(&text).ok().map(|(text, _)| text)
    }

    /// Reads the newest text: the file's, merged with what this window could not write yet. From now on this
    /// window counts as having it.
    pub(super) fn load(&mut self, shared: &mut SharedState) -> Option<&str> {
        let here = self.unsaved.take();
        self.exchange(here, shared);
        if self.unsaved.is_none() && self.on_disk.is_some() {
            self.shown.clone_from(&self.on_disk);
        }
        self.unsaved.as_deref().or(self.shown.as_deref())
    }

    /// Reads the newest text, if it differs from what this window has: another window has changed the file,
    /// or it could not be read before.
    pub(super) fn news(&mut self, shared: &mut SharedState) -> Option<&str> {
        let before = self.shown.clone();
        self.load(shared).filter(|newest| before.as_deref() != Some(*newest))
    }

    /// Writes what this window has, merged with what others have written.
    pub(super) fn save(&mut self, here: String, shared: &mut SharedState) {
        self.exchange(Some(here), shared);
    }

    /// Writes again what could not be written, or what was deleted.
    pub(super) fn save_again(&mut self, shared: &mut SharedState) {
        let is_gone = || self.path.as_ref().is_some_and(|path| fs::symlink_metadata(path).is_err());
        let deleted = || self.shown.clone().filter(|_| self.on_disk.is_some() && is_gone());
        if let Some(here) = self.unsaved.clone().or_else(deleted) {
            self.exchange(Some(here), shared);
        }
    }

    /// Reads what others have written, and writes what this window has.
    fn exchange(&mut self, here: Option<String>, shared: &mut SharedState) {
        let Some(path) = self.path.clone() else { return };
        let is_known = self.is_known(&path);
        if is_known && here.as_ref().is_none_or(|here| Some(here) == self.shown.as_ref()) {
            return;
        }
        let folder = path.parent().unwrap_or(Path::new("."));
        // Reading alone creates no folder.
        let held = match here.is_none() && !folder.exists() {
            true => Ok(None),
            false => disk::make_own_folder(folder).and_then(|()| shared.take_lock()),
        };
        let _held = match held {
            Ok(held) => held,
            Err(error) => return self.failed(&error, here, shared),
        };
        let found = match self.is_known(&path) {
            true => Found { text: self.on_disk.clone(), ..Found::default() },
            false => self.read(&path),
        };
        if !(found.blocked.is_some() && std::mem::replace(&mut self.is_blocked, true)) {
            shared.notices.extend(found.sentence);
        }
        if let Some(error) = found.blocked {
            if here.is_none() {
                self.on_disk = found.text;
            }
            return self.failed(&error, here, shared);
        }
        self.is_blocked = false;
        let before = self.shown.as_deref();
        let text = match (&here, &found.text) {
            (Some(here), Some(there)) if before == Some(there) => Some(here.clone()),
            (Some(here), Some(there)) if before == Some(here) => Some(there.clone()),
            (Some(here), Some(there)) => Some((self.kind.join)(before.unwrap_or_default(), here, there)),
            // A file that is gone is written again.
            (here, there) => here.clone().or(there.clone()).or(self.on_disk.clone()),
        };
        let Some(text) = text else { return };
        if found.is_repaired || found.text.as_ref() != Some(&text) {
            if let Err(error) =
                disk::make_own_folder(folder).and_then(|()| disk::replace_own(&path, text.as_bytes()))
            {
                return self.failed(&error, here.or(Some(text)), shared);
            }
            shared.copies.write(copy_of(&path), text.clone());
        }
        (self.stamp, self.on_disk) = (Stamp::of(&path), Some(text));
        self.shown = here.or(self.shown.take());
        (self.unsaved, self.is_failing) = (None, false);
    }

    /// Whether the file is the one that was read or written last.
    fn is_known(&self, path: &Path) -> bool {
        self.stamp.is_some() && Stamp::of(path) == self.stamp
    }

    /// Reads the file, and its copy if the file is missing or broken. Sets broken files aside.
    fn read(&self, path: &Path) -> Found {
        let StoredKind { bytes_max, mend, .. } = self.kind;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let read = |path: &Path| disk::read_text(path, bytes_max);
        let copy = || match read(&copy_of(path)) {
            Ok(text) => Ok(mend(&text).ok().filter(|(_, lost)| lost.is_empty()).map(|_| text)),
            Err(error) if is_lasting(&error) => Ok(None),
            Err(error) => Err(error),
        };
        let blocked = |error: io::Error, text: Option<String>| {
            let sentence = text!("storage-unread", name = name.as_str(), reason = error.to_string());
            Found { text, is_repaired: false, blocked: Some(error), sentence: Some(sentence) }
        };
        let broken = match read(path).map(|text| (mend(&text), text)) {
            Ok((Ok((_, lost)), text)) if lost.is_empty() => {
                return Found { text: Some(text), ..Found::default() };
            }
            Ok((mended, _)) => Some(mended),
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) if is_lasting(&error) => Some(Err(error.to_string())),
            Err(error) => return blocked(error, copy().ok().flatten()),
        };
        let copy = match copy() {
            Ok(copy) => copy,
            Err(error) => return blocked(error, None),
        };
        if copy.is_none() && copy_of(path).exists() {
            // A new copy must not replace this one: perhaps it can be repaired by hand.
            _ = put_aside(&copy_of(path), false);
        }
        let Some(mended) = broken else {
            let reason = io::Error::from(ErrorKind::NotFound).to_string();
            let used = || text!("storage-copy-is-used", name = name, aside = "", reason = reason);
            let (is_repaired, sentence) = (copy.is_some(), copy.is_some().then(used));
            return Found { text: copy, is_repaired, blocked: None, sentence };
        };
        // A file that can be repaired keeps its name until the repaired one replaces it.
        let (aside, blocked) = match put_aside(path, mended.is_ok()) {
            Ok(aside) => (text!("storage-aside", name = aside.display().to_string()), None),
            Err(error) => (text!("storage-not-aside", reason = error.to_string()), Some(error)),
        };
        let (text, sentence) = match (mended, copy) {
            (Ok((mended, lost)), copy) => {
                let words = first_lost(&lost);
                let text = copy.map_or(mended.clone(), |copy| (self.kind.join)(&copy, &mended, &copy));
                let sentence = match text == mended {
                    true => text!("storage-words", name = name, words = words, aside = aside),
                    false => text!("storage-copy-is-used", name = name, aside = aside, reason = words),
                };
                (Some(text), sentence)
            }
            (Err(reason), Some(copy)) => {
                (Some(copy), text!("storage-copy-is-used", name = name, aside = aside, reason = reason))
            }
            (Err(reason), None) => {
                (None, text!("storage-starts-afresh", name = name, aside = aside, reason = reason))
            }
        };
        Found { text, is_repaired: true, blocked, sentence: Some(sentence) }
    }

    /// Keeps what could not be written for another try, and reports the first failure.
    pub(super) fn failed(&mut self, error: &io::Error, here: Option<String>, shared: &mut SharedState) {
        // What the disk holds now is unknown.
        self.stamp = None;
        let Some(here) = here else { return };
        self.unsaved = Some(here);
        if !std::mem::replace(&mut self.is_failing, true) {
            let path = self.path.as_deref().unwrap_or(Path::new("")).display().to_string();
            let (what, reason) = (self.kind.what, error.to_string());
            shared.notices.push(text!("storage-not-kept", what = what, path = path, reason = reason));
        }
    }
}

/// Whether the file is missing, not plain, too large or not text, so that another try would fail too.
fn is_lasting(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::NotFound | ErrorKind::InvalidData | ErrorKind::Other)
}

/// Copies a broken file aside, or moves it there.
fn put_aside(path: &Path, is_copied: bool) -> io::Result<PathBuf> {
    let aside = disk::aside_of(path);
    if is_copied { fs::copy(path, &aside).map(drop) } else { fs::rename(path, &aside) }.map(|()| aside)
}

/// The first lost parts, joined, with `…` if there are more.
fn first_lost(lost: &[String]) -> String {
    const SHOWN: usize = 3;
    let rest = if lost.len() > SHOWN { ", …" } else { "" };
    format!("{}{rest}", lost[..lost.len().min(SHOWN)].join(", "))
}

fn copy_of(path: &Path) -> PathBuf {
    path.with_added_extension("copy")
}
