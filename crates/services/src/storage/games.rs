//! Games from files and into files.

use super::export;
use crate::settings::Settings;
use othello::formats::{self, Defaults, Loaded, ReadError};
use othello::record::Record;
use std::path::Path;
use system::disk;
use texts::text;

/// A file of games that was opened.
#[derive(Debug)]
pub struct Opened {
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// The games, or why they cannot be read. A single game may be cut off before a mistake.
    pub found: Result<Loaded, ReadError>,
}

/// Opens a file of games. A transcript begins at the start of `record`. The names of a WTHOR file come from
/// the files beside it, else from `names` or the files beside that.
pub fn open(path: &Path, names: Option<&Path>, record: &Record) -> Result<Opened, String> {
    let name = path.display().to_string();
    let not_opened =
        |error: std::io::Error| text!("file-not-opened", name = name.as_str(), reason = error.to_string());
    let bytes = disk::read(path).map_err(not_opened)?;
    let mut found = formats::read(&bytes, &Defaults::from(record));
    if let Ok(loaded) = &mut found {
        loaded.name_players(|ending| disk::read_names(path, names, ending));
    }
    Ok(Opened { bytes, found })
}

/// Writes a game to a file, in the format that its name asks for. Returns a sentence for the user.
pub fn save_game(path: &Path, record: &Record, settings: &Settings) -> Result<String, String> {
    let name = path.display().to_string();
    let mut record = record.clone();
    let lacks_values = export::forget_values(&mut record, settings);
    match export::one_file(path, [Ok(record)].into_iter()) {
        Ok(remark) => {
            let saved = text!("file-saved", name = name);
            let lacks = lacks_values.then(|| text!("file-lacks-values"));
            Ok(text::sentences([saved].into_iter().chain(lacks).chain(remark)))
        }
        Err(reason) => Err(text!("file-not-saved", name = name, reason = reason)),
    }
}
