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

impl Step {
    /// The step from one board to another: a forced pass or a correction; `None` if the boards are the same.
    pub(crate) fn correcting(before: &Position, after: &Position) -> Option<Step> {
        // After the end neither side is to move.
        let is_other_turn = before.turn() != after.turn() && after.outcome().is_none();
        (before.discs() != after.discs() || is_other_turn).then(|| match before.play(Move::Pass) {
            Ok(passed) if passed == *after => Step::Move(Move::Pass),
            _ => Step::Correction(Box::new(*after)),
        })
    }

    /// The move, if the step is one.
    pub fn mv(&self) -> Option<Move> {
        match self {
            Step::Move(mv) => Some(*mv),
            Step::Correction(_) => None,
        }
    }

    /// The corrected board, if the step is a correction.
    pub fn correction(&self) -> Option<&Position> {
        match self {
            Step::Move(_) => None,
            Step::Correction(position) => Some(position),
        }
    }

    /// Applies a symmetry of the board to the step.
    pub(super) fn turn(&mut self, symmetry: Symmetry, size: BoardSize) {
        match self {
            Step::Move(mv) => *mv = symmetry.mv(*mv, size),
            Step::Correction(position) => **position = symmetry.position(position),
        }
    }
}
