//! The sentences of the puzzles.

use crate::human::{Model, Rating};
use crate::rules::{BoardSize, Color, Square};
use crate::teach::puzzles::progress::PuzzleProgress;
use crate::teach::puzzles::rating::PuzzleRating;
use crate::teach::puzzles::{Puzzle, Solution, Theme, Truth};

/// `About 1240, 57 of 80 solved at the first try.`
pub fn progress(progress: &PuzzleProgress) -> String {
    let PuzzleRating { n_tries, n_solved, .. } = progress.rating;
    match n_tries {
        0 => "None tried yet.".to_owned(),
        _ => format!("{}. {n_solved} of {n_tries} solved at the first try.", rating(&progress.rating)),
    }
}

/// `Puzzle rating about 1240`, with a question mark while it is not sure.
pub fn rating(rating: &PuzzleRating) -> String {
    let doubt = if rating.deviation < 110.0 { "" } else { "?" };
    format!("Puzzle rating about {:.0}{doubt}", rating.points)
}

/// `White to move. Find the best move.`
pub fn task(color: Color) -> String {
    format!("{color} to move. Find the best move.")
}

pub fn storm_over(n_solved: u32) -> String {
    format!("Time is up: {n_solved} solved.")
}

/// What a try was, when it was wrong.
pub fn wrong(square: Square, loss: i16) -> String {
    format!("{} loses {loss} discs. Try another square, or see the truth.", square.name(BoardSize::STANDARD))
}

/// The themes of a puzzle, each with its idea.
pub fn themes(puzzle: &Puzzle) -> Vec<(Theme, &'static str)> {
    puzzle.themes.iter().map(|theme| (theme, theme.idea())).collect()
}

/// `Solved by 58 of 100 people of 1400, and by 68 of your strength.`
pub fn chances(solution: &Solution, rating: &PuzzleRating, puzzle: u16) -> Option<String> {
    /// The people who are spoken of, in points.
    const OTHERS: u16 = 1400;
    let model = Model::embedded().ok()?;
    let others = (100.0 * solution.chance(model, Rating::new(OTHERS))).round();
    let own = (100.0 * rating.chance(puzzle)).round();
    Some(format!("{OTHERS}s solve it {others} % of the time; you were expected to with {own} %."))
}

/// `d1 is best: +12. The next best is +2.`
pub fn verdict(truth: &Truth, best: Square) -> String {
    let best = best.name(BoardSize::STANDARD);
    let next = truth.second().map_or(String::new(), |second| format!(" The next best is {second:+}."));
    format!("{best} is best: {:+} with best play.{next}", truth.score())
}
