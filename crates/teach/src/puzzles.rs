//! Puzzles: positions near the end of a game in which one move alone is right, with exact scores.
//!
//! [`Truth`] holds the score of every move, and everything else follows from that. The solver proves scores
//! with up to 18 empties; else deep searches find them. The program carries some twenty thousand, drawn from
//! tournament games (`outflank-lab puzzles make`, `docs/puzzles.md`); a file holds positions, themes, ratings
//! and the scores of deep searches, and the rest is solved again when it is shown.

mod truth;
mod themes;
mod solution;
pub mod rating;
pub mod draw;
mod solver;
pub mod choose;
pub mod progress;
pub mod file;
mod maker;
pub mod open;
pub mod own;
pub mod ending;
pub mod solving;
pub mod words;

pub use solution::{Solution, SolutionStep, is_puzzle};
pub use solver::Solver;
pub use themes::{Theme, Themes};
pub use truth::{DEEP_PLIES, Truth};

use engine::human::Model;
use othello::rules::Position;

/// A position with one best move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// 8×8, most discs win; the player finds the move of the side to move.
    pub position: Position,
    /// The themes that it shows.
    pub themes: Themes,
    /// The rating of people who solve it half of the time, in points.
    pub rating: u16,
    /// The score of each legal move, in the order of squares, in discs for the side to move; none where they
    /// can be solved in a moment.
    pub scores: Vec<i8>,
}

/// Below this rating no puzzle's position is lost: beginners do not enjoy losing by less.
pub const LOST_RATING_MIN: u16 = 1200;

impl Puzzle {
    /// Makes a puzzle of a position; `None` if it is not suited.
    pub fn of(truth: Truth, model: &Model, solver: &mut Solver) -> Option<Puzzle> {
        if !is_puzzle(&truth, model) {
            return None;
        }
        let (position, is_lost) = (truth.position, truth.score() < 0);
        let themes = Themes::of(&truth, model, solver);
        let scores = if truth.is_proven() { Vec::new() } else { truth.scores() };
        let rating = rating::of_solution(&Solution::find(truth, model, solver)?, model);
        let is_wanted = !is_lost || rating >= LOST_RATING_MIN;
        is_wanted.then_some(Puzzle { position, themes, rating, scores })
    }

    /// Whether it carries its scores, since solving it would take too long.
    pub fn is_deep(&self) -> bool {
        !self.scores.is_empty()
    }
}
