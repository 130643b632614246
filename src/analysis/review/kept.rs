//! What a record keeps of a review: the value of each position with the best play from it. A review of the
//! same game begins with that, and searches only where it would look deeper.

use super::{Basis, Found, Review, Score, is_fast};
use crate::evaluation::{Evaluation, Score as Discs};
use crate::record::{NodeId, Record};
use crate::rules::{Goal, Position};

impl Review {
    /// What each position of the line is worth to its side to move, with the best play from it, as far as is
    /// known and worth keeping.
    pub fn evaluations(&self) -> Vec<(NodeId, Evaluation)> {
        let nodes = std::iter::once(Record::ROOT).chain(self.nodes.iter().copied());
        let evaluation = |(at, (node, score)): (usize, (NodeId, Option<Score>))| {
            let (score, line, position) = (score?, self.best_line(at), &self.positions[at]);
            let discs = Discs::from_hundredths(score.of(position.turn()));
            let evaluation = Evaluation::saved(discs, score.basis.effort()).with_legal_line(position, line);
            (!evaluation.line.is_empty()).then_some((node, evaluation))
        };
        nodes.zip(self.scores()).enumerate().filter_map(evaluation).collect()
    }
}

impl Basis {
    pub(super) fn effort(self) -> Option<(u8, u8)> {
        match self {
            Basis::Exact => None,
            Basis::Search { plies, percent } => Some((plies, percent)),
        }
    }
}

impl Found {
    /// What is written beside a position, if a review can go on from it: without the best move it says
    /// nothing of what was lost, and guesses must have ended with the same side to move as a review's own do.
    pub(super) fn kept(record: &Record, node: NodeId, position: &Position, goal: Goal) -> Option<Found> {
        let evaluation =
            record.annotations(node)?.evaluation.as_ref().filter(|found| !found.line.is_empty())?;
        let value = evaluation.score.hundredths();
        let is_possible = value.abs() <= 100 * position.size().area() as i32;
        let (basis, fits) = match evaluation.saved_effort() {
            None => (Basis::Exact, true),
            Some((plies, percent)) => {
                let ends_alike = (usize::from(plies) + position.empties().len()).is_multiple_of(2);
                (Basis::Search { plies, percent }, ends_alike || !is_fast(position.size(), goal))
            }
        };
        let line = evaluation.line.clone();
        (is_possible && fits).then_some(Found { value, basis, line, is_kept: true })
    }
}
