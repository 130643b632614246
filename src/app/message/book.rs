//! What is wanted of the opening book.

use crate::rules::Move;

/// What is wanted of the opening book at the position shown.
#[derive(Clone, Debug, PartialEq)]
pub enum Choice {
    /// A move's value is to be found by a deeper search.
    Search(Move),
    /// A move is to have this value, in discs for who plays it, or again the value of the book.
    Type(Move, Option<i8>),
    /// What was put in about a move is to be taken out.
    Remove(Move),
    /// What follows the position is to come in.
    Extend,
    /// The positions of the line shown are to come in.
    AddLine,
    /// The last change is to be taken back.
    Undo,
    /// What was taken back is to be made again.
    Redo,
    /// The work that is going on is to end with what it has found.
    Stop,
    /// How searches are done from now on.
    Set(Effort),
}

/// How the book is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The level of the engine, from [`Effort::LEVEL_MIN`].
    pub level: u8,
    /// About how many positions come in at a time.
    pub n_positions: u32,
}

impl Effort {
    /// Lower levels make mistakes on purpose.
    pub const LEVEL_MIN: u8 = 15;
    /// Higher levels solve more of the end, which an opening has none of.
    pub const LEVEL_MAX: u8 = 30;
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { level: 22, n_positions: 200 }
    }
}
