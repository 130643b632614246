//! The library's file, as the library's thread handles it: opens it, repairs it if it is broken, shares it
//! with other windows, writes it, and tries again after a failure.
//!
//! The file holds the beginning of what memory holds. The thread reads what other windows appended before it
//! writes, so every window has the same library. Memory drops what the file has of a large library.

use super::{Librarian, LibraryNews, read};
use crate::{Library, LibraryError, ReadLibrary};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use system::disk::{self, Held, Journal};
use texts::{text, words};

/// How long to wait for another window's lock: none appends for longer.
const PATIENCE: Duration = Duration::from_secs(2);
/// The most bytes of a library's file in memory, and how many of a larger one are read at a time.
pub(super) const IN_MEMORY_MAX: usize = 32 << 20;

impl Librarian {
    /// Opens the file, if it can be locked; keeps the games that only memory has.
    pub(super) fn open(&mut self) {
        let Some(folder) = self.folder.clone().filter(|_| !self.is_left_alone) else { return };
        match Journal::open(&folder, Library::FILE, Library::BYTES_MAX) {
            Ok(journal) => self.journal = Some(journal),
            Err(error) => return self.report_unwritable(&error),
        }
        self.exchange(true);
        self.tell_set_aside();
    }

    /// Reads what others have written, and writes the rest. What fails stays in memory, to be tried again.
    pub(super) fn exchange(&mut self, sync: bool) {
        let Some(journal) = self.journal.take() else {
            if self.is_failing {
                self.open();
            }
            return;
        };
        let is_same = self.n_written > 0 && journal.length().is_ok_and(|n| n == self.n_written as u64);
        if is_same && self.pending().is_empty() {
            self.journal = Some(journal);
            return;
        }
        let done = disk::retry_while_locked(PATIENCE, || journal.hold()).and_then(|mut held| {
            self.hear_others(&journal, &mut held)?;
            self.append(&mut held, sync)?;
            self.leave_to_disk(&held);
            Ok(())
        });
        match done {
            Ok(()) => self.is_failing = false,
            Err(error) => self.report_unwritable(&error),
        }
        self.journal = Some(journal).filter(|_| !self.is_left_alone);
    }

    /// The bytes that memory has and the file has not, but for the heading.
    fn pending(&self) -> Vec<u8> {
        let library = read(&self.library);
        library.bytes_from(self.n_written.max(Library::new().bytes().len())).to_vec()
    }

    /// Drops from memory what the file has of a large library.
    fn leave_to_disk(&self, held: &Held) {
        let n_in_both = self.n_written.saturating_sub(read(&self.library).bytes.n_dropped);
        if n_in_both > self.in_memory_max
            && let Ok(file) = held.file()
        {
            self.write_lock().leave_to(Arc::new(file), self.n_written);
        }
    }

    fn hear_others(&mut self, journal: &Journal, held: &mut Held) -> io::Result<()> {
        if journal.length()? < self.n_written as u64 {
            // The file was cut off, or deleted (perhaps with its folder) while open: writes the rest again.
            let there = held.read()?;
            let mut library = self.write_lock();
            let is_beginning = library.bytes.read_back().is_ok() && library.bytes().starts_with(&there);
            drop(library);
            if is_beginning {
                self.n_written = there.len();
            }
        }
        if self.n_written == 0 {
            // Opens the file first: a pipe in its place has no length either.
            let is_empty = held.file().and_then(|_| held.is_empty())?;
            return if is_empty { Ok(()) } else { self.take_over(journal, held, &self.pending()) };
        }
        let news = {
            let library = read(&self.library);
            let known = &library.bytes()[..self.n_written.saturating_sub(library.bytes.n_dropped)];
            held.news(self.n_written, known)?
        };
        let pending = self.pending();
        match news {
            Some(bytes) if bytes.is_empty() => Ok(()),
            Some(bytes) if pending.is_empty() => {
                let mut library = self.write_lock();
                let (unread, length) = (library.extend(&bytes), library.bytes.len());
                drop(library);
                self.n_written = length;
                self.tell_changed();
                // We have the lock, so the program that wrote a torn end has ended.
                if unread.tail > 0 { held.cut(length as u64) } else { Ok(()) }
            }
            _ => self.take_over(journal, held, &pending),
        }
    }

    /// Replaces the library in memory by the file's, with the unwritten games after it.
    fn take_over(&mut self, journal: &Journal, held: &mut Held, pending: &[u8]) -> io::Result<()> {
        let n_bytes = journal.length()? as usize;
        let place = journal.path().display().to_string();
        let in_pieces = match n_bytes > self.in_memory_max && n_bytes as u64 <= Library::BYTES_MAX {
            true => Library::read_in_pieces(&Arc::new(held.file()?), n_bytes, self.in_memory_max)?,
            false => None,
        };
        let found = match in_pieces {
            Some(found) => Ok(found),
            None => Library::read(held.read()?),
        };
        let ReadLibrary { mut library, unread } = match found {
            Ok(found) => found,
            Err(LibraryError::Newer) => {
                self.is_left_alone = true;
                self.notice(text!("library-is-newer", path = place));
                return Ok(());
            }
            Err(error) => {
                let library = Library::new();
                self.put_aside(held, &place, &library, &error.to_string())?;
                return self.hold_library(library, 0, pending);
            }
        };
        if unread.is_damage() {
            let library = library.compacted();
            self.put_aside(held, &place, &library, &words::unread(&unread))?;
            let n_written = library.bytes().len();
            return self.hold_library(library, n_written, pending);
        }
        let n_whole = n_bytes - unread.tail;
        if unread.tail > 0 {
            self.notice(text!("library-breaks-off", path = place, n = unread.tail));
            held.cut(n_whole as u64)?;
        }
        if library.wants_compacting() {
            // Not every system replaces a file that is being read.
            library.bytes.read_back()?;
            let compacted = library.compacted();
            let n_written = if compacted.entries().next().is_some() { compacted.bytes.len() } else { 0 };
            match held.replace(&compacted.bytes()[..n_written]) {
                Ok(()) => return self.hold_library(compacted, n_written, pending),
                // Another window may be reading it; the next start tries again.
                Err(error) => log::warn!("the library keeps what is obsolete: {error}"),
            }
        }
        self.hold_library(library, n_whole, pending)
    }

    fn hold_library(&mut self, mut library: Library, n_written: usize, pending: &[u8]) -> io::Result<()> {
        self.n_written = n_written;
        library.extend(pending);
        *self.write_lock() = library;
        self.tell_changed();
        Ok(())
    }

    /// Sets a broken file aside, writes its readable part again, and reports that.
    fn put_aside(&self, held: &mut Held, place: &str, library: &Library, reason: &str) -> io::Result<()> {
        let n_games = library.len();
        let aside = held.copy_aside()?;
        let bytes = if n_games + library.counts().n_binned > 0 { library.bytes() } else { &[] };
        held.replace(bytes)?;
        let aside = aside.display().to_string();
        self.notice(text!("library-is-damaged", path = place, reason = reason, n = n_games, aside = aside));
        Ok(())
    }

    fn append(&mut self, held: &mut Held, sync: bool) -> io::Result<()> {
        let library = read(&self.library);
        // A heading alone need not be written.
        let has_news = self.n_written > 0 || library.entries().next().is_some();
        let news = library.bytes_from(self.n_written);
        if !self.is_left_alone && has_news && !news.is_empty() {
            held.append(news, sync)?;
            let n_written = library.bytes.len();
            drop(library);
            self.n_written = n_written;
        }
        Ok(())
    }

    /// Reports once that the file cannot be written; still reads what can be read of it.
    fn report_unwritable(&mut self, error: &io::Error) {
        let Some(path) = self.folder.as_ref().map(|folder| folder.join(Library::FILE)) else { return };
        if self.n_written == 0
            && let Ok(bytes) = disk::read_at_most(&path, Library::BYTES_MAX)
            && let Ok(found) = Library::read(bytes)
            && read(&self.library).entries().next().is_none()
        {
            self.n_written = if found.unread.is_damage() { 0 } else { found.library.bytes().len() };
            *self.write_lock() = found.library;
        }
        if !std::mem::replace(&mut self.is_failing, true) {
            let (path, reason) = (path.display().to_string(), error.to_string());
            self.notice(text!("library-not-written", path = path, reason = reason));
        }
    }

    /// Whether the file has everything that memory has; always so without a folder.
    pub(super) fn is_written(&self) -> bool {
        self.folder.is_none() || self.journal.is_some() && !self.is_failing
    }

    /// Reports the broken files that were set aside and not recovered yet.
    fn tell_set_aside(&self) {
        let begin = format!("{}.broken-", Library::FILE);
        let paths = self.folder.as_ref().and_then(|folder| disk::paths_in(folder).ok()).unwrap_or_default();
        let broken = paths.into_iter().filter(|path| name_of(path).starts_with(&begin));
        (self.tell)(LibraryNews::SetAside(broken.collect()));
    }

    /// Renames broken files whose games were imported, so that they are not offered again.
    pub(super) fn mark_recovered(&self, paths: &[PathBuf]) {
        for path in paths {
            let name = name_of(path).replace(".broken-", ".recovered-");
            if let Err(error) = std::fs::rename(path, path.with_file_name(name)) {
                log::warn!("{} keeps its name: {error}", path.display());
            }
        }
        self.tell_set_aside();
    }
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
