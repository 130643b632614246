//! The sentences of the puzzles.

use super::progress::PuzzleProgress;
use super::rating::PuzzleRating;
use super::{Solution, Truth};
use crate::words::{best_play, name};
use engine::human::{Model, Rating};
use othello::rules::Square;
use texts::text;

/// `Your puzzle rating is about 1243. 57 of 80 solved at the first try.`
pub fn progress(progress: &PuzzleProgress) -> String {
    let PuzzleRating { n_tries, n_solved, .. } = progress.rating;
    let is_unrated = progress.streak_best > 0 || progress.storm_best > 0 || progress.endings.0 > 0;
    match n_tries {
        0 if is_unrated => text!("puzzles-none-rated"),
        0 => text!("puzzles-none-tried"),
        _ => {
            let solved = text!("puzzles-solved-at-first", solved = n_solved, n = n_tries);
            text::sentences(&[rating(&progress.rating, None), solved])
        }
    }
}

/// `Your puzzle rating is about 1243 (+12).`, in fifties while it is not sure.
pub fn rating(rating: &PuzzleRating, change: Option<f64>) -> String {
    let points = rating_points(rating);
    match change {
        Some(change) => {
            text!("puzzle-rating-changed", rating = points, change = text::signed(change, 0))
        }
        None => text!("puzzle-rating", rating = points),
    }
}

/// The rating in points, rounded to fifties while it is uncertain.
pub fn rating_points(rating: &PuzzleRating) -> String {
    let step = if rating.deviation < 110.0 { 1.0 } else { 50.0 };
    format!("{:.0}", (rating.points / step).round() * step)
}

/// `58 % of players rated 1400 solve this. Your chance was 68 %.`, with the rating before the try.
pub fn chances(solution: &Solution, rating: &PuzzleRating, puzzle: u16) -> Option<String> {
    /// The rating of the other players, in points.
    const OTHERS: u16 = 1400;
    let model = Model::embedded().ok()?;
    let others = format!("{:.0}", 100.0 * solution.chance(model, Rating::new(OTHERS)));
    let own = format!("{:.0}", 100.0 * rating.chance(puzzle));
    Some(text!("puzzle-chances", rating = OTHERS.to_string(), others = others, own = own))
}

/// `d1 is best. With best play Black wins by 12. The next best loses many discs.`
pub fn verdict(truth: &Truth, best: Square) -> String {
    let best = text!("puzzle-ending-best", square = name(best, &truth.position));
    let next = truth.second().map(|next| text!("puzzle-next-best", discs = truth.score() - next));
    text::sentences([best, best_play(truth.score(), truth.position.turn())].into_iter().chain(next))
}
