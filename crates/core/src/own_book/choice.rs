//! What is wanted of the opening book.

use othello::rules::Move;

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
}
