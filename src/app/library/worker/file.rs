//! The library's file in the hands of its thread: opened, mended where it is broken, written, and tried again
//! where that fails.

use super::{Worker, read};
use crate::disk::Journal;
use crate::library::{Library, LibraryError};
use std::sync::PoisonError;

/// What becomes of games that cannot be written, in a sentence about that.
const MEANWHILE: &str = "Games stay in memory meanwhile, and are written when that becomes possible.";

impl Worker {
    pub(in crate::app::library) fn open(&mut self) {
        let Some(folder) = &self.folder else { return };
        let place = folder.join(Library::FILE).display().to_string();
        let (mut journal, bytes) = match Journal::open(folder, Library::FILE, Library::BYTES_MAX) {
            Ok(open) => open,
            Err(error) => {
                // What cannot be written may still be read.
                if let Ok(bytes) = crate::disk::read_at_most(&folder.join(Library::FILE), Library::BYTES_MAX)
                    && let Ok((library, _)) = Library::read(bytes)
                {
                    *self.write_lock() = library;
                }
                (self.is_shut, self.is_failing) = (true, true);
                return self.trouble(format!("The library {place} cannot be written: {error}. {MEANWHILE}"));
            }
        };
        let n_bytes = bytes.len();
        let (library, unread) = match Library::read(bytes) {
            Ok(read) => read,
            Err(LibraryError::Newer) => {
                let text = "was written by a newer Outflank, so it is left alone and games are not kept";
                return self.trouble(format!("The library {place} {text}."));
            }
            Err(error) => return self.mend(journal, Library::new(), &error.to_string()),
        };
        if unread.middle > 0 {
            let reason = format!("{} bytes cannot be read", unread.middle);
            return self.mend(journal, library.compacted(), &reason);
        }
        if library.wants_compacting() {
            let compacted = library.compacted();
            if journal.replace(compacted.bytes()).is_ok() {
                let n_written = compacted.bytes().len();
                return self.take_over(journal, compacted, n_written);
            }
        }
        // Where the heading is missing it is written with the first game.
        let n_whole = n_bytes - unread.tail;
        match if unread.tail > 0 { journal.cut(n_whole as u64) } else { Ok(()) } {
            Ok(()) => self.take_over(journal, library, n_whole),
            Err(error) => {
                *self.write_lock() = library;
                self.trouble(format!(
                    "The library {place} cannot be written, so games are not kept: {error}."
                ));
            }
        }
    }

    /// Keeps a broken file aside and writes what could be read of it; says so.
    fn mend(&mut self, mut journal: Journal, library: Library, reason: &str) {
        let place = journal.path().display().to_string();
        let n_games = library.len();
        match journal.copy_aside().and_then(|aside| journal.replace(library.bytes()).map(|()| aside)) {
            Ok(aside) => {
                let n_written = library.bytes().len();
                self.take_over(journal, library, n_written);
                let aside = aside.display();
                self.trouble(format!(
                    "The library {place} is damaged ({reason}). {n_games} games are left; the broken file is kept as {aside}."
                ));
            }
            Err(error) => {
                *self.write_lock() = library;
                self.trouble(format!(
                    "The library {place} is damaged ({reason}) and cannot be mended: {error}."
                ));
            }
        }
    }

    fn take_over(&mut self, journal: Journal, library: Library, n_written: usize) {
        self.n_written = n_written;
        self.journal = Some(journal);
        *self.write_lock() = library;
    }

    /// Opens the file that could not be had before, if it can be had now and holds nothing that is not in
    /// memory.
    fn open_again(&mut self) {
        let Some(folder) = self.folder.as_ref().filter(|_| self.is_shut) else { return };
        let Ok((journal, bytes)) = Journal::open(folder, Library::FILE, Library::BYTES_MAX) else { return };
        self.is_shut = false;
        if !read(&self.library).bytes().starts_with(&bytes) {
            let place = journal.path().display().to_string();
            let text =
                "was changed by another program meanwhile, so the games since the start stay in memory only";
            return self
                .trouble(format!("The library {place} {text}. Save what you want to keep as a file."));
        }
        (self.n_written, self.journal, self.is_failing) = (bytes.len(), Some(journal), false);
    }

    /// Writes what the file does not have yet. What fails is tried again soon; the games are in memory
    /// meanwhile.
    pub(in crate::app::library) fn save(&mut self, sync: bool) {
        self.open_again();
        let Some(journal) = &mut self.journal else { return };
        let library = self.library.read().unwrap_or_else(PoisonError::into_inner);
        if self.n_written == 0 && library.entries().next().is_none() {
            // A heading alone need not be written.
            return;
        }
        let news = &library.bytes()[self.n_written..];
        let written = match news {
            [] => Ok(()),
            news => journal.append(news),
        };
        match written.and_then(|()| if sync { journal.sync() } else { Ok(()) }) {
            Ok(()) => {
                self.n_written = library.bytes().len();
                self.is_failing = false;
            }
            Err(error) if !std::mem::replace(&mut self.is_failing, true) => {
                let place = journal.path().display().to_string();
                drop(library);
                self.trouble(format!("The library could not be written to {place}: {error}. {MEANWHILE}"));
            }
            Err(_) => {}
        }
    }

    /// Whether the file has what memory has; without a folder there is none to have it.
    pub(super) fn is_written(&self) -> bool {
        self.folder.is_none() || self.journal.is_some() && !self.is_failing
    }
}
