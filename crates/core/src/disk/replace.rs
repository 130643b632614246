//! Files replaced as a whole: at every moment the path holds either the old bytes or the new ones.
//!
//! The new bytes go to a temporary file in the same folder, because a rename cannot leave the disk.

use super::flushed;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
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
    // A link stays one: its target is replaced.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    // What is no file, such as a terminal, cannot be replaced.
    if fs::metadata(&path).is_ok_and(|there| !there.is_file()) {
        return fs::write(&path, bytes);
    }
    let mut temporary = temporary(&path)?;
    temporary.write_all(bytes)?;
    finish(temporary.as_file())?;
    temporary.persist(&path).map_err(|error| error.error)?;
    Ok(())
}

fn temporary(path: &Path) -> io::Result<NamedTempFile> {
    let mut prefix = path.file_name().unwrap_or_default().to_owned();
    prefix.push(".");
    let mut builder = Builder::new();
    builder.prefix(&prefix).suffix(TEMPORARY_ENDING);
    // Others may read it as far as the user's mask allows; a temporary file is otherwise its owner's alone.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder_of(path))
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
