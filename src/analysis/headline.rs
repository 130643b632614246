//! A move of a review in one line, and a value in words.

use super::grade::{Grade, ThrownAway};
use super::review::{Basis, PlayedMove, Score};
use crate::engine::Value;
use crate::rules::{BoardSize, Color};

/// `51. Black f1??: blunder, a draw into a loss · White +32, exact`
pub fn headline(played: &PlayedMove, size: BoardSize) -> String {
    let PlayedMove { number, color, mv, .. } = played;
    let grade = Grade::of(played);
    let name = mv.name(size);
    let cost = match (ThrownAway::by(played), played.loss()) {
        (Some(thrown), _) => format!("{grade}, {thrown}"),
        (None, 0) => grade.to_string(),
        (None, loss) => format!("{grade}, −{:.1}", f64::from(loss) / 100.0),
    };
    format!("{number}. {color} {name}{}: {cost} · {}", grade.sign(), score_words(played.after))
}

/// Whom a value favours, and how sure it is: `White +4.0 (12 plies, 73 %)`.
pub fn score_words(score: Score) -> String {
    let side = if score.for_black < 0 { Color::White } else { Color::Black };
    let value = score.of(side);
    match score.basis {
        Basis::Exact if value == 0 => "a draw, exact".to_owned(),
        Basis::Exact => format!("{side} {}, exact", Value::Exact((value / 100) as i16)),
        Basis::Search { plies, percent } => {
            format!("{side} {} ({plies} plies, {percent} %)", Value::Estimate(value))
        }
    }
}
