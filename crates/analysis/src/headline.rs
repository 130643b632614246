//! A move of a review in one line.

use super::grade::{Grade, ThrownAway};
use super::review::PlayedMove;
use othello::evaluation::Score;
use othello::rules::{BoardSize, Move};
use texts::text;
use texts::words::{self, move_name};

/// A move in a line: `51. Black f1??: blunder, a draw into a loss · White +32, exact`, marked if the cost is
/// provisional; `60. White b1, the only move · White +32, exact` where there was no choice.
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
    let cost = if played.is_doubtful() { text!("headline-provisional", cost = cost) } else { cost };
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
