//! Why a text is neither a game nor a position.

use super::GAMES_MAX;
use super::board_text::BoardTextError;
use super::brackets::BracketError;
use super::obf::ObfError;
use super::outflank::FileError;
use super::place::Place;
use super::quest::QuestError;
use super::transcript::TranscriptError;
use super::wthor::WthorError;
use std::fmt;
use std::io::ErrorKind;

/// Why a text is neither a game nor a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant is the text above it")]
pub enum ReadError {
    #[error("this is neither a game nor a board; expected moves such as f5d6c3 or rows of X, O and -")]
    Unknown,
    #[error("this is empty")]
    Empty,
    /// The kind of file.
    #[error("this file is packed ({0}); unpack it and open what is in it")]
    Packed(&'static str),
    /// The kind of file.
    #[error("this file ({0}) holds no games as text")]
    OtherKind(&'static str),
    #[error("this text has {0} characters, too many for a game or a board")]
    TooLong(usize),
    /// The most megabytes that are read whole.
    #[error("a file of this kind is read up to {0} MB, and this one is larger")]
    TooLarge(usize),
    /// The most megabytes of a game.
    #[error("a game has more than {0} MB; the file is not read any further")]
    GameTooLarge(usize),
    #[error("the file cannot be read any further: {0}")]
    BreaksOff(ErrorKind),
    #[error("there is no game in it")]
    NoGames,
    /// The rest of the file is not looked at.
    #[error("there are more than {GAMES_MAX} games")]
    TooMany,
    #[error(transparent)]
    Transcript(#[from] TranscriptError),
    #[error(transparent)]
    Board(#[from] BoardTextError),
    #[error(transparent)]
    Obf(#[from] ObfError),
    #[error(transparent)]
    Brackets(#[from] BracketError),
    #[error(transparent)]
    Quest(#[from] QuestError),
    #[error(transparent)]
    Wthor(#[from] WthorError),
    #[error(transparent)]
    Outflank(#[from] FileError),
}

/// A game of a file that cannot be read, while others can.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejected {
    /// The number of the game in the file, from 1; also the games before it that cannot be read count.
    pub number: usize,
    /// Why it cannot be read.
    pub error: ReadError,
}

impl Rejected {
    /// Whether the reason speaks of the whole file, or names the game itself.
    pub fn stands_alone(&self) -> bool {
        use ReadError::{BreaksOff, GameTooLarge, TooMany, Wthor};
        matches!(self.error, TooMany | GameTooLarge(_) | BreaksOff(_) | Wthor(_))
    }

    /// Whether it is one game, and not what is wrong with the whole file.
    pub(super) fn is_game(&self) -> bool {
        use WthorError::{Length, NamesLength};
        !matches!(self.error, ReadError::TooMany | ReadError::Wthor(Length { .. } | NamesLength { .. }))
    }
}

impl fmt::Display for Rejected {
    /// `game 2: move 1, "a1" at line 3, character 7: …`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if self.stands_alone() {
            self.error.fmt(f)
        } else {
            write!(f, "game {}: {}", self.number, self.error)
        }
    }
}

impl ReadError {
    /// Moves its place: the text in which it was found begins at `begin` in the whole text.
    pub(super) fn shift(&mut self, begin: Place) {
        match self {
            ReadError::Transcript(error) => *error = error.clone().shifted(begin, 0),
            ReadError::Obf(error) => error.line += begin.line - 1,
            ReadError::Brackets(error) => error.place = error.place.shifted(begin),
            _ => {}
        }
    }

    /// Where in the text it goes wrong, if that is one place.
    pub fn place(&self) -> Option<Place> {
        match self {
            ReadError::Transcript(error) => error.place(),
            ReadError::Board(BoardTextError::Unknown { place, .. }) => Some(*place),
            ReadError::Outflank(FileError::Unreadable { line, column, .. }) => {
                Some(Place { line: (*line).max(1), character: (*column).max(1) })
            }
            ReadError::Brackets(error) => Some(error.place),
            ReadError::Quest(QuestError::Json { place, .. }) => Some(*place),
            _ => None,
        }
    }
}
