//! A move of a review in one line, and a number of discs as it is written everywhere.

use super::grade::{Grade, ThrownAway};
use super::review::{PlayedMove, Standing};
use othello::evaluation::Score;
use othello::rules::{BoardSize, Move};
use texts::text;
use texts::words::{self, move_name};

/// `51. Black f1??: blunder, a draw into a loss · White +32, exact`; a provisional cost is marked as such.
/// `60. White b1, the only move · White +32, exact` where there was no choice.
pub fn headline(played: &PlayedMove, size: BoardSize) -> String {
    let PlayedMove { number, color, mv, after, .. } = played;
    let n_empties = size.area().saturating_sub(number + 4);
    let grade = Grade::of(played);
    let (color, name) = (color.key(), move_name(*mv, size));
    let value = words::favour(after, n_empties);
    // Discs placed in the centre of an empty board have number 0: they grade as forced, but were chosen.
    if grade == Grade::Forced && *number > 0 {
        return match mv {
            Move::Pass => text!("headline-pass", number = *number, color = color, value = value),
            Move::Place(_) => {
                text!("headline-forced", number = *number, color = color, name = name, value = value)
            }
        };
    }
    let cost = match (ThrownAway::by(played), played.loss) {
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

/// The discs that a side is ahead or behind, from hundredths: `+4`, `−1.3`, `0`. A decimal of zero is left
/// out, since the text beside it says whether the value is proven.
pub fn discs(hundredths: i32) -> String {
    words::score(Score::from_hundredths(hundredths))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn discs_have_a_real_minus_sign_and_no_zero_decimal() {
        let words = [400, -400, 0, 125, -130, -96, 4, -4, 6_400].map(discs);
        assert_eq!(words, ["+4", "−4", "0", "+1.3", "−1.3", "−1", "0", "0", "+64"]);
    }
}
