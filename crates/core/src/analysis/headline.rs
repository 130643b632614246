//! A move of a review in one line, and a number of discs as it is written everywhere.

use super::grade::{Grade, ThrownAway};
use super::review::{PlayedMove, Standing};
use crate::text;
use crate::words;
use othello::evaluation::{Evaluation, Score, outcome_key};
use othello::rules::{BoardSize, Move};

/// `51. Black f1??: blunder, a draw into a loss · White +32, exact`; behind the cost, whether it is
/// provisional. `60. White b1, the only move · White +32, exact` where there was no choice.
pub fn headline(played: &PlayedMove, size: BoardSize) -> String {
    let PlayedMove { number, color, mv, after, .. } = played;
    let n_empties = size.area().saturating_sub(number + 4);
    let grade = Grade::of(played);
    let (color, name) = (color.key(), move_name(*mv, size));
    let value = words::favour(after, n_empties);
    // The first discs of a board that begins empty are a choice without a grade.
    if grade == Grade::Forced && *number > 0 {
        return match mv {
            Move::Pass => text!("headline-pass", number = *number, color = color, value = value),
            Move::Place(_) => {
                text!("headline-forced", number = *number, color = color, name = name, value = value)
            }
        };
    }
    let cost = match (ThrownAway::by(played), played.loss()) {
        (Some(thrown), _) => text!("headline-thrown", grade = grade.name(), thrown = thrown.key()),
        (None, Score::ZERO) => grade.to_string(),
        (None, loss) => text!("headline-lost", grade = grade.name(), score = words::score(-loss)),
    };
    let cost = match played.standing {
        Standing::Provisional if grade.is_signed() => text!("headline-provisional", cost = cost),
        Standing::Provisional | Standing::Final => cost,
    };
    text!(
        "headline",
        number = *number,
        color = color,
        name = name,
        sign = grade.sign(),
        cost = cost,
        value = value
    )
}

/// A move as lists and sentences name it: `f5`, `pass`.
pub fn move_name(mv: Move, size: BoardSize) -> String {
    if mv == Move::Pass { text!("move-pass") } else { mv.name(size) }
}

/// The discs that a side is ahead or behind, from hundredths: `+4`, `−1.3`, `0`. A decimal stands only where
/// there is one, since the text beside it says whether the value is proven.
pub fn discs(hundredths: i32) -> String {
    words::score(Score::from_hundredths(hundredths))
}

/// What an engine says a line is worth, as [`discs`] writes it where it is discs.
pub fn value_words(evaluation: &Evaluation) -> String {
    match (evaluation.in_discs(), evaluation.outcome()) {
        (Some(score), _) => words::score(score),
        (None, Some(outcome)) => text!("evaluation-outcome", outcome = outcome_key(outcome)),
        (None, None) => text!("evaluation-points", n = words::score(evaluation.score)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::evaluation::Source;

    #[test]
    fn discs_have_a_real_minus_sign_and_no_idle_decimal() {
        let words = [400, -400, 0, 125, -130, -96, 4, -4, 6_400].map(discs);
        assert_eq!(words, ["+4", "−4", "0", "+1.3", "−1.3", "−1", "0", "0", "+64"]);
        let estimate = |hundredths| Evaluation::estimate(Score::from_hundredths(hundredths), 8, 73);
        let book = estimate(100).from(Source::Book);
        let values = [Evaluation::proven(-12), book, estimate(-250), Evaluation::points(-30, 4)];
        assert_eq!(values.each_ref().map(value_words), ["−12", "+1", "−2.5", "−30 points"]);
        assert_eq!(value_words(&Evaluation::proven_outcome(std::cmp::Ordering::Less)), "loss");
    }
}
