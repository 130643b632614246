//! Annotations of a move: a comment, a judgement, marks on squares, arrows, and an engine's evaluation.

use super::{Judgement, Mark};
use crate::evaluation::Evaluation;
use crate::rules::{BoardSize, Square, Symmetry};

/// The annotations of a move, or of the start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotations {
    /// Free text; empty for none.
    pub comment: String,
    /// The annotator's judgement of the move.
    pub judgement: Option<Judgement>,
    /// The noted value of the position after the move, for its side to move.
    pub evaluation: Option<Evaluation>,
    // At most one for a square, in the order of the squares.
    marks: Vec<(Square, Mark)>,
    // Each once, between different squares.
    arrows: Vec<[Square; 2]>,
}

impl Annotations {
    /// The marks on squares.
    pub fn marks(&self) -> &[(Square, Mark)] {
        &self.marks
    }

    /// The arrows, each from a square to another one.
    pub fn arrows(&self) -> &[[Square; 2]] {
        &self.arrows
    }

    /// Adds a comment below those that are there.
    pub fn add_comment(&mut self, comment: &str) {
        let gap = if self.comment.is_empty() || comment.is_empty() { "" } else { "\n" };
        self.comment.extend([gap, comment]);
    }

    /// Draws an arrow that is not there yet.
    pub fn draw_arrow(&mut self, ends: [Square; 2]) {
        if !self.arrows.contains(&ends) {
            self.switch_arrow(ends);
        }
    }

    /// Draws an arrow, or removes it if it exists.
    pub fn switch_arrow(&mut self, ends: [Square; 2]) {
        let n_before = self.arrows.len();
        self.arrows.retain(|other| *other != ends);
        if self.arrows.len() == n_before && ends[0] != ends[1] {
            self.arrows.push(ends);
        }
    }

    /// Applies a symmetry of the board to marks, arrows and best play.
    pub(super) fn turn(&mut self, symmetry: Symmetry, size: BoardSize) {
        for (square, mark) in std::mem::take(&mut self.marks) {
            self.mark(symmetry.square(square, size), Some(mark));
        }
        self.arrows.iter_mut().flatten().for_each(|end| *end = symmetry.square(*end, size));
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

    /// Whether there is no annotation.
    pub fn is_empty(&self) -> bool {
        *self == Annotations::default()
    }
}
