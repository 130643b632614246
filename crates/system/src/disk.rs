//! Files on disk: reads them whole (one that is too large or not plain is an error), replaces them whole, and
//! finds what lies beside them.

mod journal;
pub mod places;
mod reader;
mod replace;

pub use journal::{Held, Journal, N_COMPARED};
pub use places::lock_of;
pub use reader::FileReader;
pub use replace::{
    Readers, Replacement, make_own_folder, remove_leftovers, replace, replace_flushed, replace_own,
};

use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use texts::text;

/// The most bytes of a file of games.
const BYTES_MAX: u64 = 33 << 20;

/// The bytes of a file of games.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    read_at_most(path, BYTES_MAX)
}

/// Opens a plain file.
///
/// # Errors
/// When there is none, or it is something else.
pub fn open(path: &Path) -> io::Result<File> {
    // Before opening: a pipe would keep us waiting.
    check_plain(path)?;
    File::open(path)
}

/// The bytes of a file that has at most `bytes_max`.
///
/// # Errors
/// When there is none, it is not a plain file, or it is too large.
pub fn read_at_most(path: &Path, bytes_max: u64) -> io::Result<Vec<u8>> {
    read_all(open(path)?, bytes_max)
}

/// Reads all of `input`; more than `bytes_max` bytes are an error.
pub fn read_all(input: impl Read, bytes_max: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input.take(bytes_max + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > bytes_max { Err(too_large(bytes_max)) } else { Ok(bytes) }
}

/// Cuts a file off after a number of bytes. By its path: on Windows, a handle opened to append cannot cut.
pub fn cut(path: &Path, length: u64) -> io::Result<()> {
    File::options().write(true).open(path)?.set_len(length)
}

/// Opens a lock file, and makes it and its folder where they are missing.
///
/// # Errors
/// When it is not a plain file, such as a pipe, which would keep us waiting, or the folder refuses it.
pub fn open_lock(path: &Path) -> io::Result<File> {
    check_plain(path)?;
    make_own_folder(path.parent().unwrap_or(Path::new(".")))?;
    File::options().write(true).create(true).truncate(false).open(path)
}

/// The error that another program has a lock.
pub fn in_use() -> io::Error {
    io::Error::new(ErrorKind::WouldBlock, text!("disk-in-use"))
}

/// Takes a lock, which lasts until the file is dropped. `Ok(None)`: the lock file cannot be opened or made.
///
/// # Errors
/// [`in_use`], and no other.
pub fn lock(path: &Path) -> io::Result<Option<File>> {
    let file = open_lock(path).ok();
    let is_taken = |file: &File| matches!(file.try_lock(), Err(TryLockError::WouldBlock));
    if file.as_ref().is_some_and(is_taken) { Err(in_use()) } else { Ok(file) }
}

/// The time between two tries for a lock that another program has.
const LOCK_POLL: Duration = Duration::from_millis(2);

/// Repeats an action while another program has the lock, for at most `patience`.
///
/// # Errors
/// The action's own; of the kind [`ErrorKind::WouldBlock`] if another program keeps the lock.
pub fn retry_while_locked<T>(patience: Duration, mut action: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    let begun = Instant::now();
    loop {
        match action() {
            Err(error) if error.kind() == ErrorKind::WouldBlock && begun.elapsed() < patience => {
                std::thread::sleep(LOCK_POLL);
            }
            done => return done,
        }
    }
}

/// Does work that only one program may do at a time. The lock file lies at `path` until the work is done.
///
/// # Errors
/// As [`retry_while_locked`].
pub fn exclusively<T>(path: &Path, patience: Duration, work: impl FnOnce() -> T) -> io::Result<T> {
    let held = retry_while_locked(patience, || match lock(path)? {
        // The program that had it has removed it.
        Some(file) if !is_still_at(&file, path) => Err(in_use()),
        held => Ok(held),
    })?;
    let done = work();
    _ = fs::remove_file(path);
    drop(held);
    Ok(done)
}

/// A name beside a file under which it can be set aside: `game.ron.broken-1`.
pub fn aside_of(path: &Path) -> PathBuf {
    let free = (1..).map(|number| path.with_added_extension(format!("broken-{number}")));
    let mut free = free.filter(|aside| fs::symlink_metadata(aside).is_err());
    free.next().expect("there are more numbers than files")
}

/// Whether a path exists and is not a plain file.
pub fn is_not_plain(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|there| !there.is_file())
}

fn check_plain(path: &Path) -> io::Result<()> {
    if is_not_plain(path) { Err(io::Error::other(text!("disk-no-plain-file"))) } else { Ok(()) }
}

fn too_large(bytes_max: u64) -> io::Error {
    io::Error::other(text!("disk-too-large", megabytes = bytes_max >> 20))
}

/// Whether an open file still has its path; it may have been deleted, and made again by another program.
pub fn is_still_at(file: &File, path: &Path) -> bool {
    let (Ok(own), Ok(there)) = (file.metadata(), fs::metadata(path)) else { return false };
    file_id(&own) == file_id(&there)
}

/// The numbers of a file's disk and of the file on it; together they identify it.
#[cfg(unix)]
pub fn file_id(file: &fs::Metadata) -> (u64, u64) {
    use std::os::unix::fs::MetadataExt;
    (file.dev(), file.ino())
}

/// Zeros for every file: on other systems an open file keeps its name.
#[cfg(not(unix))]
pub fn file_id(_file: &fs::Metadata) -> (u64, u64) {
    (0, 0)
}

/// Treats "not supported" as success: some file systems cannot flush, but the system has all bytes by then.
fn flushed(result: io::Result<()>) -> io::Result<()> {
    match result {
        Err(error) if matches!(error.kind(), ErrorKind::Unsupported | ErrorKind::InvalidInput) => Ok(()),
        result => result,
    }
}

/// The text of a file that has at most `bytes_max` bytes.
///
/// # Errors
/// As [`read_at_most`], and when it is not text.
pub fn read_text(path: &Path, bytes_max: u64) -> io::Result<String> {
    String::from_utf8(read_at_most(path, bytes_max)?).map_err(|error| {
        let place = error.utf8_error().valid_up_to();
        io::Error::new(ErrorKind::InvalidData, text!("disk-no-text", place = place))
    })
}

/// Finds the file of names beside a file of games: the one with its name and this ending; for the
/// federation's `WTH_2026.wtb` also one called `WTHOR` or `WTH`. Ignores case.
pub fn names_of(file: &Path, ending: &str) -> io::Result<Option<PathBuf>> {
    let stem = |path: &Path| path.file_stem().unwrap_or_default().to_string_lossy().to_lowercase();
    let own = stem(file);
    let is_year = |year: &str| year.len() == 4 && year.bytes().all(|c| c.is_ascii_digit());
    let is_federations = own.strip_prefix("wth_").is_some_and(is_year);
    let there = files_with_ending(replace::folder_of(file), ending)?;
    let called = |name: &str| there.iter().find(|path| stem(path) == name).cloned();
    let of_all_years: &[&str] = if is_federations { &["wthor", "wth"] } else { &[] };
    Ok(called(&own).or_else(|| of_all_years.iter().find_map(|name| called(name))))
}

/// The bytes of the file that [`names_of`] finds or, without one, of `other` if that has this ending, else of
/// the one beside it. Without any, `Ok(None)`.
///
/// # Errors
/// Why it cannot be read, in a sentence without a full stop.
pub fn read_names(file: &Path, other: Option<&Path>, ending: &str) -> Result<Option<Vec<u8>>, String> {
    let not_opened = |path: &Path, error: io::Error| {
        let (name, reason) = (path.display().to_string(), error.to_string());
        text!("file-not-opened", name = name, reason = reason).trim_end_matches('.').to_owned()
    };
    let beside = |path: &Path| names_of(path, ending).map_err(|error| not_opened(path, error));
    let found = match (beside(file)?, other) {
        (None, Some(other)) if has_ending(other, ending) => Some(other.to_owned()),
        (None, Some(other)) => beside(other)?,
        (found, _) => found,
    };
    found.map(|path| read(&path).map_err(|error| not_opened(&path, error))).transpose()
}

/// Whether a path has this extension, in any case.
pub fn has_ending(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|own| own.eq_ignore_ascii_case(ending))
}

/// The paths of everything in a folder, sorted.
pub fn paths_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths: Vec<_> = fs::read_dir(folder)?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    Ok(paths)
}

/// The files in a folder, sorted, without hidden ones.
pub fn files_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let is_hidden =
        |path: &PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
    let mut paths = paths_in(folder)?;
    paths.retain(|path| path.is_file() && !is_hidden(path));
    Ok(paths)
}

/// The paths in a folder with this extension, in any case, sorted.
pub fn files_with_ending(folder: &Path, ending: &str) -> io::Result<Vec<PathBuf>> {
    let mut paths = paths_in(folder)?;
    paths.retain(|path| has_ending(path, ending));
    Ok(paths)
}

/// Writes `made` to a file. Returns a sentence that says so.
///
/// # Errors
/// Why `made` has no bytes or they were not written, in a sentence.
pub fn save(path: &Path, made: Result<Vec<u8>, String>) -> Result<String, String> {
    let saved = made.and_then(|bytes| replace(path, &bytes).map_err(|error| error.to_string()));
    let name = path.display().to_string();
    match saved {
        Ok(()) => Ok(text!("file-saved", name = name)),
        Err(reason) => Err(text!("file-not-saved", name = name, reason = reason)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_os = "linux")]
    #[test]
    fn a_file_system_without_flushing_is_no_failure() {
        // From Linux's errno.h.
        let (eio, einval, enospc, enosys, eopnotsupp) = (5, 22, 28, 38, 95);
        let result = |number| flushed(Err(io::Error::from_raw_os_error(number))).is_ok();
        assert_eq!([einval, enosys, eopnotsupp].map(result), [true; 3]);
        assert_eq!([eio, enospc].map(result), [false; 2]);
    }

    #[test]
    fn a_lock_is_lost_with_its_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.lock");
        let lock = open_lock(&path).unwrap();
        assert!(is_still_at(&lock, &path));
        fs::remove_file(&path).unwrap();
        assert!(!is_still_at(&lock, &path));
        if cfg!(unix) {
            open_lock(&path).unwrap();
            assert!(!is_still_at(&lock, &path), "another file of the name");
        }
    }

    #[test]
    fn a_lock_is_exclusive_until_it_is_dropped() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.lock");
        let held = lock(&path).unwrap();
        assert!(held.is_some());
        assert_eq!(lock(&path).unwrap_err().kind(), ErrorKind::WouldBlock);
        drop(held);
        assert!(lock(&path).is_ok());
        assert!(lock(&path.join("below-a-file.lock")).unwrap().is_none(), "where there can be none");
    }

    #[test]
    fn files_and_their_neighbours_are_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        fs::write(path("a.wtb"), b"games").unwrap();
        fs::write(path("a.JOU"), b"names").unwrap();
        fs::write(path("WTHOR.JOU"), b"of the federation").unwrap();
        let names = |file: &str, ending: &str| read_names(&path(file), None, ending);
        assert_eq!(names("b.wtb", "jou"), Ok(None));
        assert_eq!(names("WTH_2026.wtb", "jou"), Ok(Some(b"of the federation".to_vec())));
        fs::rename(path("WTHOR.JOU"), path("WTH.JOU")).unwrap();
        assert_eq!(names("WTH_2026.wtb", "jou"), Ok(Some(b"of the federation".to_vec())));
        assert_eq!(read(&path("a.wtb")).unwrap(), b"games");
        assert_eq!((names("a.wtb", "jou"), names("a.wtb", "trn")), (Ok(Some(b"names".to_vec())), Ok(None)));
        let near = |other: &str| read_names(&path("b.wtb"), Some(&path(other)), "jou");
        assert_eq!((near("a.wtb"), near("a.JOU")), (names("a.wtb", "jou"), names("a.wtb", "jou")));
        // A file that cannot be read, or a folder that cannot be listed, is not taken for none.
        fs::create_dir(path("a.trn")).unwrap();
        assert!(names("a.wtb", "trn").unwrap_err().contains("a.trn"));
        assert!(names("none/a.wtb", "trn").unwrap_err().contains("a.wtb"));
        assert!(read(folder.path()).is_err() && read(&path("none")).is_err());
    }
}
