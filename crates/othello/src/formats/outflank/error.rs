//! Errors of Outflank's own files: of the file as a whole, or of one of its games.

use super::{GAMES_MAX, VERSION};
use crate::formats::{At, Mistake, Place, Unreadable};
use std::fmt;

/// Why a text is no file of Outflank's own.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant is the text above it")]
pub enum FileError {
    #[error(transparent)]
    Unreadable(Mistake),
    #[error("the saved game has version {0}, written by a newer Outflank; this one knows version {VERSION}")]
    Newer(u64),
    #[error("a file holds at most {GAMES_MAX} games, not {0}")]
    TooMany(usize),
    #[error("{0}: {1}")]
    Wrong(SavedGame, Mistake),
}

/// A game of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SavedGame {
    /// The game that is shown.
    OnBoard,
    /// A game before it, by its number from 1.
    Earlier(usize),
    /// A game after it, by its number from 1.
    Later(usize),
}

impl fmt::Display for SavedGame {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            SavedGame::OnBoard => f.write_str("the game on the board"),
            SavedGame::Earlier(number) => write!(f, "earlier game {number}"),
            SavedGame::Later(number) => write!(f, "later game {number}"),
        }
    }
}

impl From<ron::error::SpannedError> for FileError {
    fn from(error: ron::error::SpannedError) -> FileError {
        let begin = error.span.start;
        let place = Place { line: begin.line.max(1), character: begin.col.max(1) };
        FileError::Unreadable(Mistake { at: At::Place(place), fault: Unreadable::from(&error.code).into() })
    }
}
