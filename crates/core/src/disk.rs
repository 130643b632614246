//! Files on disk, for the window and the command line: read whole if they are not too large, replaced whole,
//! and what lies beside them.

mod journal;
mod replace;

pub use journal::{Held, Journal, JournalNews};
pub use replace::{TEMPORARY_ENDING, replace, replace_flushed};

use crate::text;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

/// More than any file of games that is understood.
const BYTES_MAX: u64 = 33 << 20;

/// The bytes of a file of games.
///
/// # Errors
/// As [`read_at_most`].
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    read_at_most(path, BYTES_MAX)
}

/// The bytes of a file that has at most `bytes_max`.
///
/// # Errors
/// When there is none, it is no plain file, or too large.
pub fn read_at_most(path: &Path, bytes_max: u64) -> io::Result<Vec<u8>> {
    // Before opening: a pipe would keep us waiting.
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::other(text!("disk-no-plain-file")));
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(bytes_max + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > bytes_max {
        return Err(io::Error::other(text!("disk-too-large", megabytes = bytes_max >> 20)));
    }
    Ok(bytes)
}

/// The text of a file that has at most `bytes_max` bytes.
///
/// # Errors
/// As [`read_at_most`], and when it is no text.
pub fn read_text(path: &Path, bytes_max: u64) -> io::Result<String> {
    String::from_utf8(read_at_most(path, bytes_max)?).map_err(|error| {
        let place = error.utf8_error().valid_up_to();
        io::Error::new(ErrorKind::InvalidData, text!("disk-no-text", place = place))
    })
}

/// The first file in the same folder whose name ends so, in capitals or not; `None` if there is none that can
/// be read.
pub fn read_beside(file: &Path, ending: &str) -> Option<Vec<u8>> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    read(files_with_ending(folder, ending).ok()?.first()?).ok()
}

/// The file itself if its name ends so, else what lies beside it.
pub fn read_near(file: &Path, ending: &str) -> Option<Vec<u8>> {
    if has_ending(file, ending) { read(file).ok() } else { read_beside(file, ending) }
}

/// Whether a file's name ends so, in capitals or not.
pub fn has_ending(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|own| own.eq_ignore_ascii_case(ending))
}

/// The files in a folder, by name, but for hidden ones.
///
/// # Errors
/// When the folder cannot be listed.
pub fn files_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let is_hidden =
        |path: &PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder)?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.is_file() && !is_hidden(path));
    paths.sort();
    Ok(paths)
}

/// The files in a folder whose names end so, in capitals or not, by name.
///
/// # Errors
/// When the folder cannot be listed.
pub fn files_with_ending(folder: &Path, ending: &str) -> io::Result<Vec<PathBuf>> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder)?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| has_ending(path, ending));
    paths.sort();
    Ok(paths)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_and_their_neighbours_are_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        fs::write(path("a.wtb"), b"games").unwrap();
        fs::write(path("WTH.JOU"), b"names").unwrap();
        assert_eq!(read(&path("a.wtb")).unwrap(), b"games");
        assert_eq!(read_beside(&path("a.wtb"), "jou").as_deref(), Some(&b"names"[..]));
        assert_eq!(read_beside(&path("a.wtb"), "trn"), None);
        assert_eq!(read_near(&path("a.wtb"), "wtb").as_deref(), Some(&b"games"[..]));
        assert_eq!(read_near(&path("a.wtb"), "jou").as_deref(), Some(&b"names"[..]));
        assert!(read(folder.path()).is_err() && read(&path("none")).is_err());
    }
}
