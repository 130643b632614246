//! A move of a review in one line, a value in words, and a number of discs as it is written everywhere.

use super::grade::{Grade, ThrownAway};
use super::review::{Basis, PlayedMove, Score};
use crate::engine::Value;
use crate::evaluation;
use crate::rules::{BoardSize, Color};

/// `51. Black f1??: blunder, a draw into a loss · White +32, exact`
pub fn headline(played: &PlayedMove, size: BoardSize) -> String {
    let PlayedMove { number, color, mv, .. } = played;
    let grade = Grade::of(played);
    let name = mv.name(size);
    let cost = match (ThrownAway::by(played), played.loss()) {
        (Some(thrown), _) => format!("{grade}, {thrown}"),
        (None, 0) => grade.to_string(),
        (None, loss) => format!("{grade}, {}", discs(-loss)),
    };
    format!("{number}. {color} {name}{}: {cost} · {}", grade.sign(), score_words(played.after))
}

/// Whom a value favours, and how sure it is: `White +4 (12 plies, 73 %)`.
pub fn score_words(score: Score) -> String {
    let side = if score.for_black < 0 { Color::White } else { Color::Black };
    let value = score.of(side);
    match score.basis {
        Basis::Exact if value == 0 => "a draw, exact".to_owned(),
        Basis::Exact => format!("{side} {}, exact", discs(value)),
        Basis::Search { plies, percent } => format!("{side} {} ({plies} plies, {percent} %)", discs(value)),
    }
}

/// Discs that somebody is ahead or behind, from hundredths: `+4`, `−1.3`, `0`. A decimal stands only where
/// there is one, since whether a value is proven is said beside it.
pub fn discs(hundredths: i32) -> String {
    evaluation::Score::from_hundredths(hundredths).to_string()
}

/// What an engine says a line is worth, as [`discs`] writes it where it is discs.
pub fn value_words(value: Value) -> String {
    match value {
        Value::Exact(whole) | Value::Book(whole) => discs(100 * i32::from(whole)),
        Value::Estimate(hundredths) => discs(hundredths),
        Value::Outcome(_) | Value::Points(_) => value.to_string().replace('-', "−"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn discs_have_a_real_minus_sign_and_no_idle_decimal() {
        let words = [400, -400, 0, 125, -130, -96, 4, -4, 6_400].map(discs);
        assert_eq!(words, ["+4", "−4", "0", "+1.3", "−1.3", "−1", "0", "0", "+64"]);
        let values =
            [Value::Exact(-12), Value::Book(1), Value::Estimate(-250), Value::Points(-30)].map(value_words);
        assert_eq!(values, ["−12", "+1", "−2.5", "−30 points"]);
        assert_eq!(value_words(Value::Outcome(std::cmp::Ordering::Less)), "loss");
    }

    #[test]
    fn a_score_says_whom_it_favours() {
        let words = |for_black, basis| score_words(Score { for_black, basis });
        let guess = Basis::Search { plies: 12, percent: 73 };
        assert_eq!(words(-400, guess), "White +4 (12 plies, 73 %)");
        assert_eq!(words(250, guess), "Black +2.5 (12 plies, 73 %)");
        assert_eq!(words(-3_200, Basis::Exact), "White +32, exact");
        assert_eq!(words(0, Basis::Exact), "a draw, exact");
    }
}
