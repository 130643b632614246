//! Why a text is no file of Outflank's own: the file as a whole, or one of its games.

use super::{GAMES_MAX, VERSION};
use crate::formats::Unreadable;
use crate::record::RebuildError;
use crate::rules::{SetupError, SizeError, SquareError};
use std::fmt;

/// Why a text is no file of Outflank's own.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant is the text above it")]
pub enum FileError {
    #[error("line {line}, column {column} of the saved game cannot be read: {reason}")]
    Unreadable { line: usize, column: usize, reason: Unreadable },
    #[error("the saved game has version {0}, written by a newer Outflank; this one knows version {VERSION}")]
    Newer(u64),
    #[error("a file holds at most {GAMES_MAX} games, not {0}")]
    TooMany(usize),
    #[error("{0}: {1}")]
    Wrong(SavedGame, GameError),
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

/// Why a game of a file cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant is the text above it")]
pub enum GameError {
    #[error("{0}")]
    Size(SizeError),
    #[error("the start: {0}")]
    Start(StartError),
    #[error("\"{}\" after move {after}: {reason}", .found.escape_debug())]
    Move { found: String, after: usize, reason: MoveError },
    #[error("the time \"{}\" of move {number}: it is no number of seconds", .found.escape_debug())]
    Time { found: String, number: usize },
    #[error("the time \"{}\" after move {after}: no move belongs to it", .found.escape_debug())]
    TimeAlone { found: String, after: usize },
    #[error("the moves that are followed: {0}")]
    Followed(RebuildError),
    #[error("the annotations: {0}")]
    Annotations(RebuildError),
    #[error("the move shown last: {0}")]
    Cursor(RebuildError),
}

/// Why a game cannot begin with these discs.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant is the text above it")]
pub enum StartError {
    #[error("{0}")]
    Setup(SetupError),
    #[error("these discs are not placed by turns in the centre")]
    NotPlaced,
}

/// Why a move of a game cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant is the text above it")]
pub enum MoveError {
    #[error("{0}")]
    Square(SquareError),
    #[error("the corrected board: {0}")]
    Board(SetupError),
    #[error("the corrected board: the side to move is X or O, not '{}'", .0.escape_debug())]
    Turn(String),
    #[error("{0}")]
    Wrong(RebuildError),
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
        let place = error.span.start;
        FileError::Unreadable { line: place.line, column: place.col, reason: Unreadable::from(&error.code) }
    }
}
