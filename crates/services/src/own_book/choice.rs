//! What the user can choose in the panel of the opening book.

use othello::rules::Move;

/// A choice in the panel of the opening book, for the position shown.
#[derive(Clone, Debug, PartialEq)]
pub enum BookChoice {
    /// Find a move's value by a deeper search.
    Search(Move),
    /// Set the value of a move, in discs for the side that plays it; `None` restores the value of the book.
    SetValue(Move, Option<i8>),
    /// Remove the user's changes of a move.
    Remove(Move),
    /// Add the positions after this one.
    Extend,
    /// Add the positions of the line shown.
    AddLine,
    /// Undo the last change.
    Undo,
    /// Redo the change undone last.
    Redo,
    /// End the work in progress with what it has found.
    Stop,
}
