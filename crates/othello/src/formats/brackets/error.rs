//! Why a text of brackets, SGF or GGF, holds no game.

use crate::formats::Place;
use crate::rules::{BoardSize, Color, IllegalMove, SetupError, SizeError};
use std::fmt;

/// Why a text is no SGF or GGF, and where it goes wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketError {
    /// Where it goes wrong.
    pub place: Place,
    /// Why.
    pub reason: BracketReason,
}

/// Why a text is no SGF or GGF.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant is the text above it")]
pub enum BracketReason {
    #[error("\"{}\" stands where {expected} was expected", .found.escape_debug())]
    Syntax { found: String, expected: BracketExpected },
    #[error("the value of {0} does not end; expected ]")]
    Unclosed(String),
    #[error("the game does not end; expected )")]
    Endless,
    #[error("the game is GM[{0}]; only GM[2], Othello, is understood")]
    OtherGame(String),
    #[error("SZ[{value}] is no board: {reason}")]
    Size { value: String, reason: SizeReason },
    #[error("{tag}[{value}]: no such square on {size}")]
    Square { tag: String, value: String, size: BoardSize },
    #[error("the discs make no position: {0}")]
    Setup(SetupError),
    #[error("BO[{0}] is not understood; expected a side, its squares in rows and * or O")]
    Board(String),
    #[error("the game has no board; expected BO[8 …")]
    NoBoard,
    #[error("{reason}")]
    Move { number: usize, text: String, reason: BracketMoveError },
}

impl std::error::Error for BracketError {}

impl fmt::Display for BracketError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let BracketError { place, reason } = self;
        match reason {
            BracketReason::Move { number, text, reason } => {
                f.write_str(&place.of_move(*number, text, reason))
            }
            reason => write!(f, "{place}: {reason}"),
        }
    }
}

/// The expected syntax at an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BracketExpected {
    /// The bracket that begins a game.
    Game,
    /// A property, or what may follow the properties of a node.
    Property,
    /// The sign that begins a node.
    Node,
}

impl fmt::Display for BracketExpected {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            BracketExpected::Game => "(;",
            BracketExpected::Property => "a property, a node or a bracket",
            BracketExpected::Node => "the ; of a node",
        })
    }
}

/// Why a value is no size of a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant is the text above it")]
pub enum SizeReason {
    #[error("expected a number, or two as in 6:10")]
    NotANumber,
    #[error("{0}")]
    Size(SizeError),
}

/// Why a move of a game cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant is the text above it")]
pub enum BracketMoveError {
    #[error("no such square on {0}")]
    NoSquare(BoardSize),
    #[error("it is neither a square nor PASS, perhaps with an evaluation and a time: F5/1.25/0.50")]
    NoMove,
    #[error("it is {0}'s turn")]
    Turn(Color),
    #[error("{0}")]
    Illegal(IllegalMove),
}
