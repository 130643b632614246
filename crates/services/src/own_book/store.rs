//! The file of an own book, which several programs share.
//!
//! A change is made only under the file's lock, after reading what others have appended, and it counts only
//! once the system has written it: no reported change is lost, and no window overwrites the changes of
//! another. A damaged file is copied aside before it is rewritten; one that a newer program wrote is left
//! alone.

use engine::book::{BookChange, HEADING, OwnBook, OwnBookError, Subject};
use engine::frames::Unread;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::Duration;
use system::disk::{Held, Journal, retry_while_locked};
use texts::text;

/// The name of the file in the folder of the settings.
pub const NAME: &str = "own.book";
/// More than the largest book and its changes take.
const BYTES_MAX: u64 = 256 << 20;
/// How long to wait for the file while another program has locked it.
const PATIENCE: Duration = Duration::from_secs(2);

/// An own book and its file; by default an empty book in memory alone.
#[derive(Debug, Default)]
pub struct BookStore {
    own: OwnBook,
    /// `None` for a book in memory alone.
    journal: Option<Journal>,
    /// The bytes of the file when it was last read.
    known: Vec<u8>,
    /// A newer program wrote the file.
    is_left_alone: bool,
}

/// Why a change is not in the book.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each variant's message documents it")]
pub enum StoreError {
    #[error("{}", text!("own-book-newer"))]
    Newer,
    #[error("{}", text!("own-book-full", n = _0.n, max = _0.max))]
    Full(engine::book::TooMany),
    #[error("{}", text!("own-book-disk", reason = _0.to_string()))]
    Disk(#[from] io::Error),
}

impl From<StoreError> for String {
    fn from(error: StoreError) -> String {
        error.to_string()
    }
}

/// What was wrong with a file when it was opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// A newer program wrote it, and it is left alone.
    #[error("{}", text!("own-book-newer"))]
    Newer,
    /// It is damaged and was copied to this path; what could be read is in the book.
    #[error("{}", text!("own-book-damaged", path = _0.display().to_string()))]
    Damaged(PathBuf),
    /// It is no book and was copied to this path.
    #[error("{}", text!("own-book-foreign", path = _0.display().to_string()))]
    Foreign(PathBuf),
}

impl BookStore {
    /// A book with these changes, kept in memory alone.
    pub fn of(own: OwnBook) -> BookStore {
        BookStore { own, ..BookStore::default() }
    }

    /// Opens a file in a folder, which is created if missing. Also returns what was wrong with the file.
    pub fn open(folder: &Path, name: &str) -> Result<(BookStore, Option<Trouble>), StoreError> {
        let journal = Journal::open(folder, name, BYTES_MAX)?;
        let mut store = BookStore { journal: Some(journal), ..BookStore::default() };
        let trouble = store.with_file(|store, held| store.read(held))?;
        Ok((store, trouble))
    }

    /// The changes.
    pub fn own(&self) -> &OwnBook {
        &self.own
    }

    /// Reads what others have put into the file. Returns whether there was anything.
    pub fn look(&mut self) -> Result<bool, StoreError> {
        let before = self.known.len();
        let is_same = self.journal.as_ref().is_none_or(|journal| {
            self.is_left_alone || journal.length().is_ok_and(|length| length == before as u64)
        });
        if is_same { Ok(false) } else { self.with_file(|store, held| store.catch_up(held)) }
    }

    /// Makes a change of the book as it is now. Returns whether one was made.
    ///
    /// # Errors
    /// When it cannot be saved; the book is then as it was.
    pub fn change(&mut self, make: impl FnOnce(&OwnBook) -> Option<BookChange>) -> Result<bool, StoreError> {
        self.write(|own| {
            let Some(change) = make(own).filter(|change| change.n_positions() > 0) else { return Ok(None) };
            own.check_room(&change).map_err(StoreError::Full)?;
            let frame = OwnBook::frame(&change);
            own.apply(change).map_err(StoreError::Full)?;
            Ok(Some((frame, ())))
        })
        .map(|made| made.is_some())
    }

    /// Makes a change that takes long to find, without holding the lock meanwhile. Returns whether one was
    /// made.
    pub fn change_slowly(
        &mut self,
        find: impl FnOnce(&OwnBook) -> Option<BookChange>,
    ) -> Result<bool, StoreError> {
        self.look()?;
        match find(&self.own) {
            Some(found) => self.change(|own| Some(own.rebased(found))),
            None => Ok(false),
        }
    }

    /// Undoes the last change. Returns its subject.
    pub fn undo(&mut self) -> Result<Option<Subject>, StoreError> {
        self.write(|own| Ok(own.undo().map(|subject| (OwnBook::undo_frame(), subject))))
    }

    /// Redoes the change that was undone last. Returns its subject.
    pub fn redo(&mut self) -> Result<Option<Subject>, StoreError> {
        self.write(|own| Ok(own.redo().map(|subject| (OwnBook::redo_frame(), subject))))
    }

    /// Changes the newest book by `act`, and appends the frame of the change to the file.
    fn write<T>(
        &mut self,
        act: impl FnOnce(&mut OwnBook) -> Result<Option<(Vec<u8>, T)>, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        if self.is_left_alone {
            return Err(StoreError::Newer);
        }
        if self.journal.is_none() {
            return Ok(act(&mut self.own)?.map(|(_, done)| done));
        }
        self.with_file(|store, held| {
            store.catch_up(held)?;
            let before = store.own.clone();
            let Some((frame, done)) = act(&mut store.own)? else { return Ok(None) };
            let heading = if store.known.is_empty() { HEADING } else { &[] };
            let bytes = [heading, &frame].concat();
            if let Err(error) = held.append(&bytes, true) {
                store.own = before;
                return Err(error.into());
            }
            store.known.extend(bytes);
            if store.own.is_long(store.known.len()) {
                store.replace(held)?;
            }
            Ok(Some(done))
        })
    }

    /// Locks the file for `act`, and waits a while if another program has it.
    fn with_file<T>(
        &mut self,
        act: impl FnOnce(&mut BookStore, &mut Held<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let journal = self.journal.take().ok_or_else(|| io::Error::from(ErrorKind::NotFound))?;
        let done = match retry_while_locked(PATIENCE, || journal.hold()) {
            Ok(mut held) => act(self, &mut held),
            Err(error) => Err(error.into()),
        };
        self.journal = Some(journal);
        done
    }

    /// Reads the whole file.
    fn read(&mut self, held: &mut Held<'_>) -> Result<Option<Trouble>, StoreError> {
        let bytes = held.read()?;
        let (own, unread) = match OwnBook::read(&bytes) {
            Ok(read) => read,
            Err(OwnBookError::Newer) => {
                self.is_left_alone = true;
                return Ok(Some(Trouble::Newer));
            }
            Err(OwnBookError::Foreign) => {
                let aside = held.copy_aside()?;
                (self.own, self.known) = (OwnBook::default(), Vec::new());
                self.replace(held)?;
                return Ok(Some(Trouble::Foreign(aside)));
            }
        };
        (self.own, self.known) = (own, bytes);
        Ok(self.mend(held, unread)?.map(Trouble::Damaged))
    }

    /// Copies a damaged file aside and rewrites it; returns the copy. Else cuts off the incomplete frame that
    /// a killed program has left.
    fn mend(&mut self, held: &mut Held<'_>, unread: Unread) -> Result<Option<PathBuf>, StoreError> {
        if unread.is_damage() {
            let aside = held.copy_aside()?;
            self.replace(held)?;
            return Ok(Some(aside));
        }
        if unread.tail > 0 {
            let length = self.known.len() - unread.tail;
            held.cut(length as u64)?;
            self.known.truncate(length);
        }
        Ok(None)
    }

    /// Reads what others have written. Returns whether there was anything.
    fn catch_up(&mut self, held: &mut Held<'_>) -> Result<bool, StoreError> {
        if !self.known.is_empty() && held.is_empty()? {
            // The file was deleted since the last read, perhaps with its folder.
            self.replace(held)?;
            return Ok(false);
        }
        match held.news(self.known.len(), &self.known)? {
            Some(bytes) if bytes.is_empty() => Ok(false),
            Some(bytes) if !self.known.is_empty() => {
                let unread = self.own.read_more(&bytes);
                self.known.extend(bytes);
                self.mend(held, unread)?;
                Ok(true)
            }
            _ => self.read(held).map(|_| true),
        }
    }

    fn replace(&mut self, held: &mut Held<'_>) -> Result<(), StoreError> {
        let bytes = self.own.write();
        held.replace(&bytes)?;
        self.known = bytes;
        Ok(())
    }
}
