//! `outflank-engine convert`: games from one format to another.

use crate::commands::complain;
use crate::input::{self, GameInput};
use clap::Args;
use othello::formats::Format;
use outflank_core::storage::wthor;
use std::path::{Path, PathBuf};

/// Arguments of `convert`.
#[derive(Args, Debug)]
pub struct Convert {
    /// A file of games or positions, or a folder of them: transcript, board, GGF, SGF, PGN, OBF, WTHOR or
    /// Othello Quest, recognized by its content
    input: PathBuf,
    /// The file to write; its extension selects the format
    out: PathBuf,
}

/// Converts the games of a file or folder.
///
/// # Errors
/// With a sentence, when the games cannot be read or the file cannot be written.
pub fn run(arguments: &Convert) -> Result<(), String> {
    let Convert { input: from, out: to } = arguments;
    if wthor::is_wthor(to) {
        return write_wthor(from, to);
    }
    let format =
        Format::of_name(&to.to_string_lossy()).map_err(|error| format!("{}: {error}", to.display()))?;
    let games = GameInput::of_path(from)?;
    let text = format.write_all(&games.loaded).map_err(|error| format!("{}: {error}", from.display()))?;
    input::write(to, text.as_bytes())
}

/// Writes the games of a year, and the names beside them.
fn write_wthor(from: &Path, to: &Path) -> Result<(), String> {
    let games = GameInput::of_path(from)?.loaded;
    let records: Vec<_> = (0..games.len()).map(|index| games.record(index)).collect();
    let changed = wthor::save(to, &records).map_err(|error| format!("{}: {error}", from.display()))?;
    changed.iter().for_each(|sentence| complain(sentence));
    Ok(())
}
