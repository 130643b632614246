//! Texts read whole and written whole: a reader never sees half a file.

use crate::disk;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// No text Outflank reads comes near this many bytes.
const BYTES_MAX: u64 = 16 << 20;
/// Temporary files older than this were left behind by a process that was killed.
const LEFTOVER_AGE: Duration = Duration::from_secs(60);

/// Reads a text file.
///
/// # Errors
/// When there is none, it is no plain file, too large, or no text.
pub fn read_text(path: &Path) -> io::Result<String> {
    let bytes = disk::read_at_most(path, BYTES_MAX)?;
    String::from_utf8(bytes).map_err(|error| {
        let place = error.utf8_error().valid_up_to();
        io::Error::new(ErrorKind::InvalidData, format!("it is not a text: byte {place} is no UTF-8"))
    })
}

/// Writes a text file so that at every moment the path holds either the old text or the new one.
///
/// # Errors
/// When the disk is full or may not be written, or the like; the old text is then still there.
pub fn write_text(path: &Path, text: &str) -> io::Result<()> {
    replace(path, text, |_| Ok(()))
}

/// As [`write_text`], and returns only when the disk has it.
pub(super) fn write_text_through(path: &Path, text: &str) -> io::Result<()> {
    replace(path, text, File::sync_all)?;
    // The new name is kept by the folder. Not every system can open one; the text itself is safe already.
    if let Some(folder) = path.parent() {
        _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
    Ok(())
}

fn replace(path: &Path, text: &str, finish: impl Fn(&File) -> io::Result<()>) -> io::Result<()> {
    // A link stays one: its target is replaced.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let temporary = temporary(&path);
    let write = || {
        let mut file = File::create(&temporary)?;
        file.write_all(text.as_bytes())?;
        finish(&file)?;
        fs::rename(&temporary, &path)
    };
    write().inspect_err(|_| _ = fs::remove_file(&temporary))
}

/// In the same folder, because a rename cannot leave the disk; with our number, so that two processes do not
/// meet.
fn temporary(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".{}.tmp", std::process::id()));
    PathBuf::from(name)
}

/// Removes temporary files that nobody will rename any more.
pub(super) fn remove_leftovers(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        let is_temporary = path.to_str().is_some_and(|name| name.contains(".ron") && name.ends_with(".tmp"));
        let age = || fs::metadata(&path).ok()?.modified().ok()?.elapsed().ok();
        if is_temporary && age().is_some_and(|age| age > LEFTOVER_AGE) {
            _ = fs::remove_file(&path);
        }
    }
}
