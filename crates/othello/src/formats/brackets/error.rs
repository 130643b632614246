//! Why a text of brackets, SGF or GGF, holds no game.

use crate::formats::Place;
use crate::rules::{BoardSize, Color, IllegalMove, SetupError, SizeError};
use std::fmt;

/// Why a text is no SGF or GGF.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant is the text above it")]
pub enum BracketError {
    #[error("there is no game; expected (; at its beginning")]
    NoGame,
    #[error("{place}: \"{}\" stands where {expected} was expected", .found.escape_debug())]
    Syntax { found: String, expected: BracketExpected, place: Place },
    #[error("{place}: the value of {tag} does not end; expected ]")]
    Unclosed { tag: String, place: Place },
    #[error("{place}: the game does not end; expected )")]
    Endless { place: Place },
    #[error("{place}: the game is GM[{game}]; only GM[2], Othello, is understood")]
    OtherGame { game: String, place: Place },
    #[error("{place}: SZ[{value}] is no board: {reason}")]
    Size { value: String, reason: SizeReason, place: Place },
    #[error("{place}: {tag}[{value}]: no such square on {size}")]
    Square { tag: String, value: String, size: BoardSize, place: Place },
    #[error("{place}: the discs make no position: {reason}")]
    Setup { reason: SetupError, place: Place },
    #[error("{place}: BO[{value}] is not understood; expected a side, its squares in rows and * or O")]
    Board { value: String, place: Place },
    #[error("{place}: the game has no board; expected BO[8 …")]
    NoBoard { place: Place },
    #[error("{}", .place.of_move(*.number, .text, .reason))]
    Move { number: usize, text: String, reason: BracketMoveError, place: Place },
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

impl BracketError {
    /// Where in the text it goes wrong.
    pub fn place(&self) -> Option<Place> {
        self.clone().place_mut().copied()
    }

    pub(in crate::formats) fn place_mut(&mut self) -> Option<&mut Place> {
        use BracketError::*;
        match self {
            NoGame => None,
            Syntax { place, .. }
            | Unclosed { place, .. }
            | Endless { place }
            | OtherGame { place, .. }
            | Size { place, .. }
            | Square { place, .. }
            | Setup { place, .. }
            | Board { place, .. }
            | NoBoard { place }
            | Move { place, .. } => Some(place),
        }
    }
}
