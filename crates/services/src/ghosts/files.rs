//! The files of ghosts, in a folder beside the settings.

use crate::settings::GhostSetup;
use engine::Fault;
use engine::human::{Ghost, Model};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use system::disk;
use texts::text;

/// A ghost's file, such as `anna-1c291ca3.ghost`: its own, even where file names ignore case.
fn file(folder: &Path, setup: &GhostSetup) -> PathBuf {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    let name: String = setup.player.chars().take(20).map(plain).collect();
    let all = format!("{}\n{}\n{}", setup.player, setup.from, setup.to);
    folder.join(format!("{name}-{:08x}.ghost", crc32fast::hash(all.as_bytes())))
}

/// Reads the file of a ghost. The error says in a few words why there is none.
pub(super) fn read(folder: Option<&Path>, setup: &GhostSetup) -> Result<Ghost, String> {
    let folder = folder.ok_or_else(|| text!("ghosts-file-missing"))?;
    let bytes =
        disk::read_at_most(&file(folder, setup), Ghost::BYTES_MAX).map_err(|error| match error.kind() {
            ErrorKind::NotFound => text!("ghosts-file-missing"),
            _ => error.to_string(),
        })?;
    let ghost = Ghost::read(&bytes).map_err(|broken| match broken.fault {
        Fault::Version(_) => text!("ghosts-file-newer"),
        _ => text!("ghosts-file-damaged"),
    })?;
    match ghost.made_of.model == Model::embedded_checksum() {
        true => Ok(ghost),
        false => Err(text!("ghosts-file-other-model")),
    }
}

/// Saves a ghost. The error says why it cannot be saved.
pub(super) fn write(folder: Option<&Path>, setup: &GhostSetup, ghost: &Ghost) -> Result<(), String> {
    let Some(folder) = folder else { return Ok(()) };
    std::fs::create_dir_all(folder)
        .and_then(|()| disk::replace(&file(folder, setup), &ghost.write()))
        .map_err(|error| error.to_string())
}

/// Deletes a ghost's file.
pub(super) fn remove(folder: Option<&Path>, setup: &GhostSetup) {
    if let Some(folder) = folder
        && let Err(error) = std::fs::remove_file(file(folder, setup))
        && error.kind() != ErrorKind::NotFound
    {
        log::warn!("The file of a ghost stays: {error}");
    }
}
