//! Games from files and into files.

use super::wthor;
use othello::formats::{self, Defaults, Format, Loaded, ReadError};
use othello::record::Record;
use std::path::Path;
use system::disk;
use texts::text;
use texts::words::{self, Lost};

/// A file of games that was opened.
#[derive(Debug)]
pub struct Opened {
    /// What it holds.
    pub bytes: Vec<u8>,
    /// The games, or why they cannot be read. A single game may be cut off before a mistake.
    pub found: Result<Loaded, ReadError>,
}

/// Opens a file of games. A transcript begins at the start of `record`; `names` is the place of WTHOR's names
/// if they are not beside the file.
///
/// # Errors
/// Where the file cannot be opened, in a sentence.
pub fn open(path: &Path, names: Option<&Path>, record: &Record) -> Result<Opened, String> {
    let name = path.display().to_string();
    let not_opened =
        |error: std::io::Error| text!("file-not-opened", name = name.as_str(), reason = error.to_string());
    let bytes = disk::read(path).map_err(not_opened)?;
    let mut found = formats::read(&bytes, &Defaults::from(record));
    if let Ok(loaded) = &mut found {
        let read = |ending: &str| disk::read_beside(path, ending).or_else(|| disk::read_near(names?, ending));
        loaded.name_players(read);
    }
    Ok(Opened { bytes, found })
}

/// Writes a game to a file, in the format that its name asks for. Returns a sentence about that.
///
/// # Errors
/// Why it is not written, in a sentence.
pub fn save_game(path: &Path, record: &Record) -> Result<String, String> {
    let name = path.display().to_string();
    let written = match wthor::is_wthor(path) {
        true => wthor::save(path, [Ok(record.clone())]),
        false => written(path, record),
    };
    match written {
        Ok(remark) => {
            let saved = text!("file-saved", name = name);
            Ok(text::sentences(&[saved].into_iter().chain(remark).collect::<Vec<_>>()))
        }
        Err(reason) => Err(text!("file-not-saved", name = name, reason = reason)),
    }
}

/// Writes the game in the format that the file's name asks for; returns what that could not keep, if
/// anything.
///
/// # Errors
/// Where that cannot hold the game, or the file cannot be written, in a sentence.
fn written(path: &Path, record: &Record) -> Result<Option<String>, String> {
    let format = Format::of_name(&path.to_string_lossy()).map_err(words::write_error)?;
    let text = format.write(record).map_err(words::write_error)?;
    disk::replace(path, text.as_bytes()).map_err(|error| error.to_string())?;
    Ok(Lost::of(&format, record).sentences())
}
