//! What leads from one place of a game to the next: a move, or a correction of the board.

use crate::rules::{BoardSize, Move, Position, Symmetry};

/// What leads from one place of a game to the next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A move by the rules, perhaps a pass.
    Move(Move),
    /// From here on the board is this one, and its side is to move, whatever was played.
    Correction(Box<Position>),
}

/// Whether a board differs from the one before it, so that going on from it is a correction.
pub(super) fn corrects(before: &Position, after: &Position) -> bool {
    (before.discs(), before.turn()) != (after.discs(), after.turn())
}

impl Step {
    /// The move, if it is one.
    pub fn mv(&self) -> Option<Move> {
        match self {
            Step::Move(mv) => Some(*mv),
            Step::Correction(_) => None,
        }
    }

    /// The corrected board, if it is one.
    pub fn correction(&self) -> Option<&Position> {
        match self {
            Step::Move(_) => None,
            Step::Correction(position) => Some(position),
        }
    }

    /// The step on the board laid over by a symmetry.
    pub(super) fn turn(&mut self, symmetry: Symmetry, size: BoardSize) {
        match self {
            Step::Move(mv) => *mv = symmetry.mv(*mv, size),
            Step::Correction(position) => **position = symmetry.position(position),
        }
    }
}
