//! What is written beside a move: a comment, a judgement, marks on squares, and what an engine found.

use super::{Judgement, Mark};
use crate::evaluation::Evaluation;
use crate::rules::{BoardSize, Square, Symmetry};

/// What is written beside a move, or beside the start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotations {
    /// Free text; empty for none.
    pub comment: String,
    /// What somebody thinks of the move.
    pub judgement: Option<Judgement>,
    /// What the position after the move is worth to its side to move, as somebody noted it.
    pub evaluation: Option<Evaluation>,
    // At most one for a square, in the order of the squares.
    marks: Vec<(Square, Mark)>,
}

impl Annotations {
    /// The marks on squares.
    pub fn marks(&self) -> &[(Square, Mark)] {
        &self.marks
    }

    /// Lays marks and best play over by a symmetry of the board.
    pub(super) fn turn(&mut self, symmetry: Symmetry, size: BoardSize) {
        for (square, mark) in std::mem::take(&mut self.marks) {
            self.mark(symmetry.square(square, size), Some(mark));
        }
        if let Some(evaluation) = &mut self.evaluation {
            evaluation.line.iter_mut().for_each(|mv| *mv = symmetry.mv(*mv, size));
        }
    }

    /// The mark on a square.
    pub fn mark_on(&self, square: Square) -> Option<&Mark> {
        self.marks.iter().find(|(other, _)| *other == square).map(|(_, mark)| mark)
    }

    /// Puts a mark on a square instead of any other, or takes it away.
    pub fn mark(&mut self, square: Square, mark: Option<Mark>) {
        self.marks.retain(|(other, _)| *other != square);
        if let Some(mark) = mark {
            let at = self.marks.partition_point(|(other, _)| other.index() < square.index());
            self.marks.insert(at, (square, mark));
        }
    }

    /// Whether nothing is written here.
    pub fn is_empty(&self) -> bool {
        *self == Annotations::default()
    }
}
