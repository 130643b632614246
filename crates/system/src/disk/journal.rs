//! A file that only grows, and that several programs append to by turns.
//!
//! A writer takes a lock beside the file, reads what others have appended, appends and releases the lock; the
//! system releases the lock of a program that ends, however it ends. An entry is either appended whole or cut
//! off again; a program that is killed in between leaves an incomplete entry at the end, which the next one
//! cuts off. To rewrite the file, a new one is written beside it and renamed. If the file, its lock or their
//! folder was deleted, it is made again; a new file is empty.

use super::{
    FileReader, Readers, aside_of, check_plain, flushed, in_use, is_still_at, lock_of, make_own_folder,
    open_lock, read_at_most, replace_flushed, too_large,
};
use std::cell::RefCell;
use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The number of last known bytes that [`Held::news`] compares to tell whether a file is still the same.
pub const N_COMPARED: usize = 4096;

/// A journal, to be locked with [`Journal::hold`].
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    bytes_max: u64,
    lock: RefCell<File>,
    /// For tests: appends to another file than its own.
    #[doc(hidden)]
    pub writes_to: Option<PathBuf>,
    /// For tests: syncing fails.
    #[doc(hidden)]
    pub refuses_to_sync: bool,
}

/// A journal that this program has locked. Each function fails where the file is gone or too large, or the
/// disk refuses.
#[derive(Debug)]
pub struct Held<'a> {
    journal: &'a Journal,
}

impl Journal {
    /// Opens a journal of at most `bytes_max` bytes; makes its folder and file where they are missing.
    ///
    /// # Errors
    /// When the folder may not be written, or the file or its lock is not a plain file.
    pub fn open(folder: &Path, name: &str, bytes_max: u64) -> io::Result<Journal> {
        let path = folder.join(name);
        let lock = RefCell::new(make(&path)?);
        Ok(Journal { path, bytes_max, lock, writes_to: None, refuses_to_sync: false })
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// How long the file is now.
    pub fn length(&self) -> io::Result<u64> {
        Ok(fs::metadata(&self.path)?.len())
    }

    /// Locks the file, if no other program has the lock.
    ///
    /// # Errors
    /// Of the kind [`ErrorKind::WouldBlock`] while another program has it.
    pub fn hold(&self) -> io::Result<Held<'_>> {
        if !is_still_at(&self.lock.borrow(), &lock_of(&self.path)) || !self.path.exists() {
            self.lock.replace(make(&self.path)?);
        }
        match self.lock.borrow().try_lock() {
            Err(TryLockError::WouldBlock) => Err(in_use()),
            // Some file systems know no locks.
            Err(TryLockError::Error(error)) if error.kind() != ErrorKind::Unsupported => Err(error),
            _ => Ok(Held { journal: self }),
        }
    }

    /// Waits until the disk has the bytes of the file.
    fn sync(&self, file: &File) -> io::Result<()> {
        if self.refuses_to_sync {
            return Err(io::Error::other("the disk does not answer"));
        }
        flushed(file.sync_data())
    }
}

/// Makes a file, its folder and its lock where they are missing. Returns the lock.
fn make(path: &Path) -> io::Result<File> {
    make_own_folder(path.parent().unwrap_or(Path::new(".")))?;
    let lock = open_lock(&lock_of(path))?;
    // Reading from a device might never end.
    check_plain(path)?;
    File::options().append(true).create(true).open(path)?;
    Ok(lock)
}

impl Drop for Held<'_> {
    fn drop(&mut self) {
        // A disk without locks has none to release.
        _ = self.journal.lock.borrow().unlock();
    }
}

impl Held<'_> {
    /// All bytes of the file.
    pub fn read(&self) -> io::Result<Vec<u8>> {
        read_at_most(&self.journal.path, self.journal.bytes_max)
    }

    /// Opens the file for reading.
    pub fn file(&self) -> io::Result<FileReader> {
        super::open(&self.journal.path).map(FileReader::new)
    }

    /// Whether the file is empty, as after it was deleted and made again.
    pub fn is_empty(&self) -> io::Result<bool> {
        Ok(self.journal.length()? == 0)
    }

    /// The bytes that follow the first `n_bytes`, which end with `known`; empty if the file has not grown.
    /// `None` if its first bytes do not end so: it is another file.
    pub fn news(&self, n_bytes: usize, known: &[u8]) -> io::Result<Option<Vec<u8>>> {
        let mut file = super::open(&self.journal.path)?;
        let length = file.metadata()?.len();
        if length > self.journal.bytes_max {
            return Err(too_large(self.journal.bytes_max));
        }
        if length < n_bytes as u64 {
            return Ok(None);
        }
        let ending = &known[known.len().saturating_sub(N_COMPARED)..];
        file.seek(SeekFrom::Start((n_bytes - ending.len()) as u64))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        if !bytes.starts_with(ending) {
            return Ok(None);
        }
        bytes.drain(..ending.len());
        Ok(Some(bytes))
    }

    /// Appends bytes. On return the system holds them, so they outlive this program; with `sync`, the disk.
    ///
    /// # Errors
    /// When the disk is full or refuses; then nothing is appended, or a piece that the next program cuts off.
    pub fn append(&mut self, bytes: &[u8], sync: bool) -> io::Result<()> {
        let path = self.journal.writes_to.as_ref().unwrap_or(&self.journal.path);
        let mut file = File::options().append(true).open(path)?;
        let length = file.metadata()?.len();
        let written = file.write_all(bytes);
        let done = written.and_then(|()| if sync { self.journal.sync(&file) } else { Ok(()) });
        // Callers try again, and the bytes must not be there twice.
        done.inspect_err(|_| _ = super::cut(path, length))
    }

    /// Cuts the file off after a number of bytes.
    pub fn cut(&mut self, length: u64) -> io::Result<()> {
        super::cut(&self.journal.path, length)
    }

    /// Rewrites the file: at every moment it holds the old bytes or the new ones, and the old ones go only
    /// once the new ones are on disk.
    ///
    /// # Errors
    /// When the disk is full or refuses; the old bytes are then still there.
    pub fn replace(&mut self, bytes: &[u8]) -> io::Result<()> {
        replace_flushed(&self.journal.path, bytes, Readers::Owner)
    }

    /// Keeps a copy of the file as it is, under another name in its folder.
    pub fn copy_aside(&self) -> io::Result<PathBuf> {
        let aside = aside_of(&self.journal.path);
        fs::copy(&self.journal.path, &aside)?;
        Ok(aside)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_programs_append_by_turns_and_see_what_the_other_wrote() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("new");
        let open = || Journal::open(&folder, "a.journal", 1_000).unwrap();
        let (first, second) = (open(), open());
        assert!(first.hold().unwrap().read().unwrap().is_empty());
        first.hold().unwrap().append(b"one", true).unwrap();
        let mut held = second.hold().unwrap();
        assert_eq!(held.news(0, b"").unwrap(), Some(b"one".to_vec()));
        held.append(b"two", false).unwrap();
        assert_eq!(first.hold().unwrap_err().to_string(), "another Outflank has it open");
        drop(held);
        let mut held = first.hold().unwrap();
        assert_eq!(held.news(3, b"one").unwrap(), Some(b"two".to_vec()));
        held.cut(3).unwrap();
        held.append(b"!", true).unwrap();
        assert_eq!(fs::read(held.copy_aside().unwrap()).unwrap(), b"one!");
        held.replace(b"new!").unwrap();
        drop(held);
        let mut held = second.hold().unwrap();
        assert_eq!(held.news(6, b"onetwo").unwrap(), None);
        assert_eq!(held.news(3, b"one").unwrap(), None);
        held.append(b"er", true).unwrap();
        assert_eq!(fs::read(first.path()).unwrap(), b"new!er");
        drop(held);
        let small = Journal::open(&folder, "a.journal", 4).unwrap();
        let held = small.hold().unwrap();
        assert_eq!(held.read().unwrap_err().to_string(), "it is larger than 0 MB");
        assert_eq!(held.news(0, b"").unwrap_err().to_string(), "it is larger than 0 MB");
    }

    #[test]
    fn a_deleted_file_is_made_again_with_its_lock() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("new");
        let open = || Journal::open(&folder, "a.journal", 1_000).unwrap();
        let first = open();
        first.hold().unwrap().append(b"one", true).unwrap();
        fs::remove_dir_all(&folder).unwrap();
        let mut held = first.hold().unwrap();
        assert_eq!(held.news(3, b"one").unwrap(), None);
        held.append(b"again", true).unwrap();
        // Another program finds the lock of the first.
        assert_eq!(open().hold().unwrap_err().kind(), ErrorKind::WouldBlock);
        drop(held);
        assert_eq!(open().hold().unwrap().read().unwrap(), b"again");
    }

    #[cfg(unix)]
    #[test]
    fn a_device_or_a_pipe_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let zero = folder.path().join("zero.journal");
        std::os::unix::fs::symlink("/dev/zero", &zero).unwrap();
        let error = |name: &str| Journal::open(folder.path(), name, 1_000).unwrap_err().to_string();
        assert_eq!(error("zero.journal"), "it is not a plain file");
        for name in ["pipe.journal", "locked.journal.lock"] {
            let made = std::process::Command::new("mkfifo").arg(folder.path().join(name)).status();
            assert!(made.unwrap().success());
        }
        assert_eq!(error("pipe.journal"), "it is not a plain file");
        assert_eq!(error("locked.journal"), "it is not a plain file");
        // A device that takes the place of an open journal's file.
        let journal = Journal::open(folder.path(), "a.journal", 1_000).unwrap();
        fs::remove_file(journal.path()).unwrap();
        fs::rename(&zero, journal.path()).unwrap();
        let held = journal.hold().unwrap();
        assert_eq!(held.news(0, b"").unwrap_err().to_string(), "it is not a plain file");
        assert!(held.read().is_err());
    }
}
