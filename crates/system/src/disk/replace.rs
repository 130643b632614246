//! Files replaced as a whole: at every moment the path holds either the old bytes or the new ones. On a full
//! or read-only disk the caller gets an error, and the old bytes stay.
//!
//! The new bytes go to a temporary file in the same folder, because a rename works only within a disk.

use super::{flushed, is_not_plain};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::{Builder, TempPath};

/// A temporary file is named after the file it replaces, plus a dot, this many letters and the ending.
const TEMPORARY_LETTERS: usize = 6;
const TEMPORARY_ENDING: &str = ".tmp";
/// A younger temporary file may still be renamed, so it is not removed.
const LEFTOVER_AGE: Duration = Duration::from_secs(60);

/// Who may read a new file. A file that is replaced keeps its mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Readers {
    /// All users that the umask allows.
    Usual,
    /// Its owner alone.
    Owner,
}

/// Replaces a file. When it returns the system has the bytes, so they outlive this program, but a power cut
/// may still lose them.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_then(path, bytes, Readers::Usual, |_| Ok(()))
}

/// Like [`replace`]; a new file is for its owner alone.
pub fn replace_own(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_then(path, bytes, Readers::Owner, |_| Ok(()))
}

/// Replaces a file, and returns only when the disk has it.
pub fn replace_flushed(path: &Path, bytes: &[u8], readers: Readers) -> io::Result<()> {
    replace_then(path, bytes, readers, |file| flushed(file.sync_all()))?;
    // Flushes the new name, which the folder holds. Some systems cannot; the bytes themselves are safe.
    _ = File::open(folder_of(path)).and_then(|folder| folder.sync_all());
    Ok(())
}

fn replace_then(
    path: &Path,
    bytes: &[u8],
    readers: Readers,
    finish: impl Fn(&File) -> io::Result<()>,
) -> io::Result<()> {
    let mut replacement = Replacement::new(path, readers)?;
    replacement.out.write_all(bytes)?;
    finish(&replacement.out)?;
    replacement.put()
}

/// The new bytes of a file, as they are written; [`Replacement::put`] then replaces the file.
#[derive(Debug)]
pub struct Replacement {
    /// Where to write the new bytes.
    pub out: File,
    path: PathBuf,
    /// `None` for something other than a file, such as a terminal, which cannot be replaced.
    temporary: Option<TempPath>,
}

impl Replacement {
    /// Begins to replace a file, which need not be there.
    pub fn new(path: &Path, readers: Readers) -> io::Result<Replacement> {
        // A link stays a link: its target is replaced, or made if it is missing.
        let target = || fs::read_link(path).map(|target| folder_of(path).join(target));
        let path = fs::canonicalize(path).or_else(|_| target()).unwrap_or_else(|_| path.to_owned());
        if is_not_plain(&path) {
            let out = File::options().write(true).open(&path)?;
            return Ok(Replacement { out, path, temporary: None });
        }
        let mut prefix = path.file_name().unwrap_or_default().to_owned();
        prefix.push(".");
        remove_leftovers(folder_of(&path), &prefix.to_string_lossy());
        let mut builder = Builder::new();
        builder.prefix(&prefix).suffix(TEMPORARY_ENDING).rand_bytes(TEMPORARY_LETTERS);
        // Errors of `create` do not name the temporary file; those of `tempfile_in` would.
        let file = builder.make_in(folder_of(&path), |path| create(path, readers))?;
        if let Ok(there) = fs::metadata(&path) {
            // On some disks not even the owner can change a file's mode.
            _ = file.as_file().set_permissions(there.permissions());
        }
        let (out, temporary) = file.into_parts();
        Ok(Replacement { out, path, temporary: Some(temporary) })
    }

    /// Puts the new bytes in the place of the old ones.
    pub fn put(self) -> io::Result<()> {
        let Some(temporary) = self.temporary else { return Ok(()) };
        temporary.persist(self.path).map_err(|error| error.error)
    }
}

fn create(path: &Path, readers: Readers) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    if readers == Readers::Owner {
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    }
    #[cfg(not(unix))]
    let _ = readers;
    options.open(path)
}

/// Removes old temporary files whose names begin with `prefix`, left in a folder by killed programs.
pub fn remove_leftovers(folder: &Path, prefix: &str) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.filter_map(Result::ok) {
        let name = entry.file_name().to_string_lossy().into_owned();
        let letters = name.strip_suffix(TEMPORARY_ENDING).and_then(|name| name.rsplit_once('.'));
        let is_temporary = letters.is_some_and(|(_, letters)| letters.len() == TEMPORARY_LETTERS);
        let age = || entry.metadata().ok()?.modified().ok()?.elapsed().ok();
        if is_temporary && name.starts_with(prefix) && age().is_some_and(|age| age > LEFTOVER_AGE) {
            _ = fs::remove_file(entry.path());
        }
    }
}

/// Makes a folder with those above it where they are missing; the new ones are for their owner alone.
///
/// # Errors
/// When something else has the name, or the folder above may not be written.
pub fn make_own_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

pub(super) fn folder_of(path: &Path) -> &Path {
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
        replace_flushed(&path, b"new", Readers::Usual).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
        assert!(replace(&folder.path().join("none").join("a.txt"), b"").is_err());
        assert!(replace(folder.path(), b"").is_err());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn the_next_write_removes_what_a_killed_one_has_left() {
        let folder = tempfile::tempdir().unwrap();
        let place = |name: &str| folder.path().join(name);
        let old = std::time::SystemTime::now() - 2 * LEFTOVER_AGE;
        for name in ["a.sgf.abcdef.tmp", "a.sgf.backup2.tmp", "b.sgf.abcdef.tmp", "a.sgf.ghijkl.tmp"] {
            fs::File::create(place(name)).unwrap().set_modified(old).unwrap();
        }
        fs::write(place("a.sgf.ghijkl.tmp"), "of a program at work").unwrap();
        replace(&place("a.sgf"), b"").unwrap();
        let names = |folder: &Path| fs::read_dir(folder).unwrap().count();
        assert!(!place("a.sgf.abcdef.tmp").exists());
        assert_eq!(names(folder.path()), 4);
    }

    #[cfg(unix)]
    #[test]
    fn a_replaced_file_has_the_usual_mode_and_a_device_stays_one() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let mode = |name: &str| fs::metadata(folder.path().join(name)).unwrap().permissions().mode();
        fs::write(folder.path().join("plain"), "").unwrap();
        replace(&folder.path().join("replaced"), b"").unwrap();
        assert_eq!(mode("replaced"), mode("plain"));
        replace_own(&folder.path().join("own"), b"").unwrap();
        assert_eq!(mode("own") & 0o777, 0o600);
        fs::set_permissions(folder.path().join("own"), fs::Permissions::from_mode(0o640)).unwrap();
        replace_own(&folder.path().join("own"), b"").unwrap();
        assert_eq!(mode("own") & 0o777, 0o640, "a mode stays");
        std::os::unix::fs::symlink("missing", folder.path().join("link")).unwrap();
        replace(&folder.path().join("link"), b"new").unwrap();
        assert_eq!(fs::read(folder.path().join("missing")).unwrap(), b"new", "a link stays one");
        replace(Path::new("/dev/null"), b"lost").unwrap();
        assert!(!fs::metadata("/dev/null").unwrap().is_file());
    }
}
