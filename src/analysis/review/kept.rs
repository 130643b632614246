//! What a record keeps of a review: the value of each position with the best play from it. A review of the
//! same game begins with that, and searches only where it would look deeper.

use super::{Basis, Found, Review, Score, is_fast};
use crate::record::{NodeId, Record, Sureness, Worth};
use crate::rules::{Goal, Position};

impl Review {
    /// What each position of the line is worth, with the best play from it, as far as is known and worth
    /// keeping.
    pub fn worths(&self) -> Vec<(NodeId, Worth)> {
        let nodes = std::iter::once(Record::ROOT).chain(self.nodes.iter().copied());
        let worth = |(at, (node, score)): (usize, (NodeId, Option<Score>))| {
            let (score, line) = (score?, self.best_line(at));
            let worth = Worth::new(score.for_black, score.basis.into()).with_line(&self.positions[at], line);
            (!worth.line().is_empty()).then_some((node, worth))
        };
        nodes.zip(self.scores()).enumerate().filter_map(worth).collect()
    }
}

impl From<Basis> for Sureness {
    fn from(basis: Basis) -> Sureness {
        match basis {
            Basis::Exact => Sureness::Exact,
            Basis::Search { plies, percent } => Sureness::Guess { depth: plies, certainty: percent },
        }
    }
}

impl Found {
    /// What is written beside a position, if a review can go on from it: without the best move it says
    /// nothing of what was lost, and guesses must have ended with the same side to move as a review's own do.
    pub(super) fn kept(record: &Record, node: NodeId, position: &Position, goal: Goal) -> Option<Found> {
        let worth = record.notes(node)?.worth.as_ref().filter(|worth| !worth.line().is_empty())?;
        let most = 100 * position.size().area() as i32;
        let is_possible = worth.hundredths.abs() <= most;
        let (basis, fits) = match worth.sureness {
            Sureness::Exact => (Basis::Exact, worth.hundredths % 100 == 0),
            Sureness::Guess { depth, certainty } => {
                let ends_alike = (usize::from(depth) + position.empties().len()).is_multiple_of(2);
                let basis = Basis::Search { plies: depth, percent: certainty };
                (basis, ends_alike || !is_fast(position.size(), goal))
            }
        };
        let value = Score { for_black: worth.hundredths, basis }.of(position.turn());
        (is_possible && fits).then(|| Found { value, basis, line: worth.line().to_vec(), is_kept: true })
    }
}
