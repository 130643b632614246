//! Files replaced as a whole: at every moment the path holds either the old bytes or the new ones.
//!
//! The new bytes go to a temporary file in the same folder, because a rename cannot leave the disk.

use super::flushed;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use tempfile::{Builder, NamedTempFile};

/// How the names of temporary files end, after the name of the file that they are to replace.
pub const TEMPORARY_ENDING: &str = ".tmp";

/// Replaces a file. When it returns the system has the bytes, so they outlive this program, but a power cut
/// may still lose them.
///
/// # Errors
/// When the disk is full or may not be written, or the like; the old bytes are then still there.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_then(path, bytes, |_| Ok(()))
}

/// Replaces a file, and returns only when the disk has it.
///
/// # Errors
/// As [`replace`].
pub fn replace_flushed(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_then(path, bytes, |file| flushed(file.sync_all()))?;
    // The new name is kept by the folder. Not every system can open one; the bytes themselves are safe
    // already.
    _ = File::open(folder_of(path)).and_then(|folder| folder.sync_all());
    Ok(())
}

fn replace_then(path: &Path, bytes: &[u8], finish: impl Fn(&File) -> io::Result<()>) -> io::Result<()> {
    let mut replacement = Replacement::new(path)?;
    replacement.out().write_all(bytes)?;
    finish(replacement.out())?;
    replacement.put()
}

/// The new bytes of a file, as they are written; the file is replaced when all are there.
#[derive(Debug)]
pub struct Replacement {
    path: PathBuf,
    to: Target,
}

#[derive(Debug)]
enum Target {
    Temporary(NamedTempFile),
    /// What is no file, such as a terminal, cannot be replaced.
    Direct(File),
}

impl Replacement {
    /// Begins to replace a file, which need not be there.
    ///
    /// # Errors
    /// When its folder may not be written.
    pub fn new(path: &Path) -> io::Result<Replacement> {
        // A link stays one: its target is replaced.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let to = match fs::metadata(&path).is_ok_and(|there| !there.is_file()) {
            true => Target::Direct(File::options().write(true).open(&path)?),
            false => Target::Temporary(temporary(&path)?),
        };
        Ok(Replacement { path, to })
    }

    /// Takes the new bytes.
    pub fn out(&mut self) -> &mut File {
        match &mut self.to {
            Target::Temporary(file) => file.as_file_mut(),
            Target::Direct(file) => file,
        }
    }

    /// Puts the new bytes in the place of the old ones.
    ///
    /// # Errors
    /// As [`replace`].
    pub fn put(self) -> io::Result<()> {
        match self.to {
            Target::Temporary(file) => file.persist(&self.path).map(drop).map_err(|error| error.error),
            Target::Direct(_) => Ok(()),
        }
    }
}

fn temporary(path: &Path) -> io::Result<NamedTempFile> {
    let mut prefix = path.file_name().unwrap_or_default().to_owned();
    prefix.push(".");
    let mut builder = Builder::new();
    builder.prefix(&prefix).suffix(TEMPORARY_ENDING);
    // An error does not name the temporary file, as one of the crate would. Others may read the file as far
    // as the user's mask allows; a temporary file of the crate is its owner's alone.
    builder.make_in(folder_of(path), |path| File::options().write(true).create_new(true).open(path))
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_whole_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.txt");
        replace(&path, b"old").unwrap();
        replace_flushed(&path, b"new").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
        assert!(replace(&folder.path().join("none").join("a.txt"), b"").is_err());
        assert!(replace(folder.path(), b"").is_err());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn others_may_read_it_as_any_file_and_a_device_stays_one() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let mode = |name: &str| fs::metadata(folder.path().join(name)).unwrap().permissions().mode();
        fs::write(folder.path().join("plain"), "").unwrap();
        replace(&folder.path().join("replaced"), b"").unwrap();
        assert_eq!(mode("replaced"), mode("plain"));
        replace(Path::new("/dev/null"), b"lost").unwrap();
        assert!(!fs::metadata("/dev/null").unwrap().is_file());
    }
}
