//! Puzzles: positions near the end of a game in which one move alone is right, with exact scores.
//!
//! A puzzle is proven by the solver and never by judgement: [`Truth`] holds the exact score of every move,
//! and everything else is read off that. The program carries some twenty thousand, drawn from tournament
//! games (`outflank-lab puzzles make`, `docs/puzzles.md`); a file holds only positions, themes and
//! ratings, and what is shown is solved again.
//!
//! In reading order: `truth` (what is proven), `themes` (what it is about), `solution` (what is a puzzle, and
//! how it goes on), `rating` (how hard it is, and how good a player is), `draw` (where positions come from),
//! `file`, `solver` (the door to the engine), `choose` (which one comes next), `attempt` (one that is tried),
//! `progress` (what is kept of them), `own` (those from the player's own
//! games), [`words`] (what is said of them).

mod truth;
mod themes;
mod solution;
pub mod rating;
pub mod draw;
mod solver;
pub mod choose;
mod attempt;
pub mod progress;
pub mod file;
mod maker;
pub mod open;
pub mod own;
pub mod ending;
pub mod solving;
pub mod words;
#[cfg(test)]
pub(crate) mod testing;

pub use attempt::{Attempt, Stage, Try};
pub use solution::{Solution, SolutionStep, Solve, is_puzzle};
pub use solver::Solver;
pub use themes::{Theme, Themes};
pub use truth::Truth;

use engine::human::Model;
use othello::rules::Position;

/// A position with one best move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// 8×8, most discs win; the side to move is to find the move.
    pub position: Position,
    /// What it shows.
    pub themes: Themes,
    /// The rating of people who solve it half of the time, in points.
    pub rating: u16,
}

impl Puzzle {
    /// The puzzle that a position is; `None` if it is none, or `solve` gives up.
    pub fn of(truth: Truth, model: &Model, solve: &mut Solve) -> Option<Puzzle> {
        if !is_puzzle(&truth, model) {
            return None;
        }
        let (position, themes) = (*truth.position(), Themes::of(&truth));
        let solution = Solution::find(truth, model, solve)?;
        Some(Puzzle { position, themes, rating: rating::of_solution(&solution, model) })
    }
}
