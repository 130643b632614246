//! A file that only grows, for one program at a time.
//!
//! What is appended is either there whole or cut off again; a program that is killed in between leaves a
//! piece at the end, which the next one cuts off. To be written anew, the file is written beside itself and
//! renamed. While it is open, a file beside it is locked, which the system undoes when the program ends,
//! however it ends.

use super::{read_at_most, replace_flushed};
use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// A file that is open to be appended to.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
    /// What the file should hold.
    length: u64,
    /// More may be there, since an append failed.
    is_torn: bool,
    _lock: File,
}

impl Journal {
    /// Opens a file in a folder, both made where they are missing, and reads it.
    ///
    /// # Errors
    /// When another program has it open, it is larger than so many bytes, or the folder may not be written.
    pub fn open(folder: &Path, name: &str, bytes_max: u64) -> io::Result<(Journal, Vec<u8>)> {
        fs::create_dir_all(folder)?;
        let lock = File::options()
            .write(true)
            .create(true)
            .truncate(false)
            .open(folder.join(format!("{name}.lock")))?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(io::Error::new(ErrorKind::WouldBlock, "another Outflank has it open"));
            }
            // Some file systems know no locks.
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {}
            Err(TryLockError::Error(error)) => return Err(error),
        }
        let path = folder.join(name);
        let file = File::options().append(true).create(true).open(&path)?;
        let bytes = read_at_most(&path, bytes_max)?;
        Ok((Journal { path, file, length: bytes.len() as u64, is_torn: false, _lock: lock }, bytes))
    }

    /// Where the file lies.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Cuts off what stands behind so many bytes.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn cut(&mut self, length: u64) -> io::Result<()> {
        self.file.set_len(length)?;
        self.length = length;
        self.is_torn = false;
        Ok(())
    }

    /// Appends bytes; when it returns, the system has them, so that they outlive this program.
    ///
    /// # Errors
    /// When the disk is full or refuses; then nothing is appended.
    pub fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        if self.is_torn {
            self.cut(self.length)?;
        }
        self.file.write_all(bytes).inspect_err(|_| self.is_torn = self.file.set_len(self.length).is_err())?;
        self.length += bytes.len() as u64;
        Ok(())
    }

    /// Waits until the disk has everything.
    ///
    /// # Errors
    /// When it cannot take it.
    pub fn sync(&self) -> io::Result<()> {
        self.file.sync_data()
    }

    /// Writes the file anew: at every moment it holds the old bytes or the new ones.
    ///
    /// # Errors
    /// When the disk is full or refuses; the old bytes are then still there.
    pub fn replace(&mut self, bytes: &[u8]) -> io::Result<()> {
        replace_flushed(&self.path, bytes)?;
        self.file = File::options().append(true).open(&self.path)?;
        self.length = bytes.len() as u64;
        self.is_torn = false;
        Ok(())
    }

    /// Writes to another file from now on; gives the one it wrote to.
    #[cfg(test)]
    pub fn swap_file(&mut self, file: File) -> File {
        std::mem::replace(&mut self.file, file)
    }

    /// Keeps a copy of the file as it is, under another name in its folder.
    ///
    /// # Errors
    /// When the disk is full or refuses.
    pub fn copy_aside(&self) -> io::Result<PathBuf> {
        let name = self.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let free = (1..).map(|number| self.path.with_file_name(format!("{name}.broken-{number}")));
        let aside =
            free.into_iter().find(|aside| !aside.exists()).expect("there are more numbers than files");
        fs::copy(&self.path, &aside)?;
        Ok(aside)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_appended_is_there_and_one_program_at_a_time_appends() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("new");
        let open = || Journal::open(&folder, "a.journal", 1_000);
        let (mut journal, bytes) = open().unwrap();
        assert!(bytes.is_empty());
        journal.append(b"one").unwrap();
        journal.append(b"two").unwrap();
        journal.sync().unwrap();
        assert_eq!(open().unwrap_err().to_string(), "another Outflank has it open");
        drop(journal);
        let (mut journal, bytes) = open().unwrap();
        assert_eq!(bytes, b"onetwo");
        journal.cut(3).unwrap();
        journal.append(b"!").unwrap();
        assert_eq!(fs::read(journal.copy_aside().unwrap()).unwrap(), b"one!");
        journal.replace(b"new").unwrap();
        journal.append(b"er").unwrap();
        assert_eq!(fs::read(journal.path()).unwrap(), b"newer");
        drop(journal);
        assert!(Journal::open(&folder, "a.journal", 4).is_err());
    }

    #[test]
    fn a_folder_that_cannot_be_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("file"), "").unwrap();
        assert!(Journal::open(&folder.path().join("file"), "a.journal", 4).is_err());
    }
}
