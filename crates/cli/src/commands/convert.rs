//! `outflank-engine convert`: games from one format to another.

use crate::input::{self, GameInput};
use clap::Args;
use othello::formats::Format;
use std::path::PathBuf;

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
    let format =
        Format::of_name(&to.to_string_lossy()).map_err(|error| format!("{}: {error}", to.display()))?;
    let games = GameInput::of_path(from)?;
    let text = format.write_all(&games.loaded).map_err(|error| format!("{}: {error}", from.display()))?;
    input::write(to, text.as_bytes())
}
