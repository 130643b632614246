//! A move of a review in one line, and a number of discs as it is written everywhere.

use super::grade::{Grade, ThrownAway};
use super::review::PlayedMove;
use crate::engine::Value;
use crate::evaluation::{Score, outcome_key};
use crate::rules::BoardSize;
use crate::text;

/// `51. Black f1??: blunder, a draw into a loss · White +32, exact`
pub fn headline(played: &PlayedMove, size: BoardSize) -> String {
    let PlayedMove { number, color, mv, after, .. } = played;
    let n_empties = size.area().saturating_sub(number + 4);
    let grade = Grade::of(played);
    let cost = match (ThrownAway::by(played), played.loss()) {
        (Some(thrown), _) => text!("headline-thrown", grade = grade.name(), thrown = thrown.key()),
        (None, 0) => grade.to_string(),
        (None, loss) => text!("headline-lost", grade = grade.name(), score = discs(-loss)),
    };
    text!(
        "headline",
        number = *number,
        color = color.key(),
        name = mv.name(size),
        sign = grade.sign(),
        cost = cost,
        value = after.favour(n_empties)
    )
}

/// Discs that somebody is ahead or behind, from hundredths: `+4`, `−1.3`, `0`. A decimal stands only where
/// there is one, since whether a value is proven is said beside it.
pub fn discs(hundredths: i32) -> String {
    Score::from_hundredths(hundredths).to_string()
}

/// What an engine says a line is worth, as [`discs`] writes it where it is discs.
pub fn value_words(value: Value) -> String {
    match value {
        Value::Exact(whole) | Value::Book(whole) => discs(100 * i32::from(whole)),
        Value::Estimate(hundredths) => discs(hundredths),
        Value::Outcome(outcome) => text!("evaluation-outcome", outcome = outcome_key(outcome)),
        Value::Points(points) => text!("evaluation-points", n = points.to_string().replace('-', "−")),
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
}
