//! Why a move lost: what distinguishes the position it led to from the one after the best move, as a good
//! coach would say it.
//!
//! Two lines are laid side by side: the move played with the best play after it (the refutation), and the
//! best move with the best play after that. Whatever can be counted on the board after equally many moves of
//! each is counted (`difference`), and what differs most to the mover's harm is told: at least two things if
//! there are two, each with its numbers. [`words`] makes sentences of them.

mod difference;
pub mod words;

pub use difference::{Difference, Kind};

use super::grade::{EXPLAINED_FROM, ThrownAway};
use super::review::{PlayedMove, Review};
use crate::rules::{Color, Goal, Move, Position};
use difference::Lines;

/// What is said of one move.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// How many moves, passes included, were played before.
    pub at: usize,
    /// The position before the move.
    pub position: Position,
    pub color: Color,
    /// In hundredths of a disc.
    pub loss: i32,
    /// Whether the loss is proven.
    pub is_exact: bool,
    pub thrown_away: Option<ThrownAway>,
    /// What tells the two lines apart, the most telling first.
    pub differences: Vec<Difference>,
    /// The move played and the best play after it, to where the last of the differences shows.
    pub refutation: Vec<Move>,
    /// The best move and the best play after it, equally far.
    pub better: Vec<Move>,
}

/// A difference that is told besides the two most telling ones is at least as telling as this.
const THIRD_FROM: f64 = 1.6;
/// The refutation shows at least so many moves, if it is known so far.
const SHOWN_MIN: usize = 2;

impl Explanation {
    /// Why a move of the review lost; `None` when it lost less than two discs, or when fewest discs win: then
    /// nothing that is said of mobility and corners holds.
    pub fn of(review: &Review, played: &PlayedMove) -> Option<Explanation> {
        if played.loss() < EXPLAINED_FROM || review.goal() == Goal::FewestDiscs {
            return None;
        }
        let position = review.positions()[played.at];
        let refutation: Vec<Move> =
            std::iter::once(played.mv).chain(review.best_line(played.at + 1)).collect();
        let better = review.best_line(played.at);
        let lines = Lines::new(position, &refutation, &better);
        let differences = choose(lines.differences());
        let shown = differences.iter().map(|difference| difference.plies).max().unwrap_or(1).max(SHOWN_MIN);
        let cut = |line: Vec<Move>| line.into_iter().take(shown).collect();
        Some(Explanation {
            at: played.at,
            position,
            color: played.color,
            loss: played.loss(),
            is_exact: played.is_exact(),
            thrown_away: ThrownAway::by(played),
            differences,
            refutation: cut(refutation),
            better: cut(better),
        })
    }

    /// The move that was played.
    pub fn played(&self) -> Move {
        self.refutation[0]
    }

    /// The move that was best.
    pub fn best(&self) -> Move {
        self.better[0]
    }
}

/// The two most telling differences of different kinds, and perhaps a third. Only where there is a single
/// kind it may be told twice, after different numbers of moves.
fn choose(mut differences: Vec<(f64, Difference)>) -> Vec<Difference> {
    differences.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    let mut chosen: Vec<Difference> = Vec::new();
    for (weight, difference) in &differences {
        let is_known = chosen.iter().any(|known| known.says_as_much_as(difference));
        if !is_known && (chosen.len() < 2 || chosen.len() == 2 && *weight >= THIRD_FROM) {
            chosen.push(*difference);
        }
    }
    if let [only] = chosen[..] {
        let again =
            differences.iter().find(|(_, other)| other.kind == only.kind && other.plies != only.plies);
        chosen.extend(again.map(|(_, other)| *other));
    }
    chosen
}

#[cfg(test)]
mod tests;
