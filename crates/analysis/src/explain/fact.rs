//! [`Fact`]: what one of two lines has and the other has not, before it is put into words.

use othello::evaluation::Score;
use othello::rules::{Color, Squares};
use serde::{Deserialize, Serialize};

/// What a fact is about. Each has a finder in `ideas`, a row in `ranking` and a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Idea {
    /// A side takes a corner, or can.
    #[serde(alias = "corner_given", alias = "corners", alias = "corner_missed")]
    Corner,
    /// A square that both sides want.
    #[serde(alias = "order", alias = "order of moves")]
    SharedSquare,
    /// The opponent's reply that the move played allows and the best move prevents.
    #[serde(alias = "answers")]
    LetsIn,
    /// Squares that the move opens to the opponent.
    #[serde(alias = "frontier")]
    Opens,
    /// What the move itself flips.
    #[serde(alias = "greed", alias = "counting")]
    Flips,
    /// A move that can wait, since only one side can play it.
    Reserve,
    /// A move that a side can no longer play.
    Access,
    /// A disc on an edge between two of the other side, or a row of discs there.
    #[serde(alias = "wedges")]
    Edge,
    /// Moves that open no new move to the other side.
    Quiet,
    /// How many moves a side has left.
    #[serde(alias = "mobility")]
    FewMoves,
    /// The last move in a region.
    #[serde(alias = "parity")]
    LastMove,
    /// Discs that can never be flipped.
    #[serde(alias = "stable_discs", alias = "stable discs")]
    Stable,
    /// A corner that a side could take next.
    Threat,
    /// A side must pass.
    Pass,
    /// The mover's answer to a reply, which only the best move makes possible.
    Answer,
    /// The opponent's reply, which the best move allows as well, and perhaps the opponent's next move.
    Reply,
}

/// In which of two lines a fact holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// That of the move played.
    Played,
    /// That of the best move.
    Best,
}

impl Line {
    /// Both lines.
    pub const BOTH: [Line; 2] = [Line::Played, Line::Best];

    /// The other line.
    pub fn other(self) -> Line {
        match self {
            Line::Played => Line::Best,
            Line::Best => Line::Played,
        }
    }
}

/// What one line has and the other has not.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fact {
    /// What it is about.
    pub idea: Idea,
    /// Whose it is: who takes the corner, has the reserve, must pass.
    pub side: Color,
    /// The squares that it names.
    pub squares: Squares,
    /// After how many moves of the line it shows: 1 after the move itself.
    pub ply: usize,
    /// In which line it holds.
    pub line: Line,
    /// How much of the loss disappears without this fact; `None` before the engine has answered.
    pub gives_back: Option<Score>,
    /// Its weight as the first sentence.
    pub first: f64,
    /// Its weight as the second sentence.
    pub second: f64,
}
