//! What the teacher says about squares and discs.

use analysis::explain::words::list;
use othello::rules::{Color, Position, Square, Squares};
use texts::text;

/// A square's name, such as `d3`.
pub fn name(square: Square, position: &Position) -> String {
    square.name(position.size())
}

/// `d3`, `d3 and e4`, `d3, e4 and f5`; for more than four squares their number, such as `5 discs`.
pub fn all_of(squares: Squares, position: &Position) -> String {
    match squares.len() {
        ..=4 => list(squares, position.size()),
        n => text!("count-of-discs", n = n),
    }
}

/// `d3`, `d3 or e4`, `d3, e4 or f5`.
pub fn any_of(squares: Squares, position: &Position) -> String {
    match squares.names(position.size()).as_slice() {
        [first @ .., last] if !first.is_empty() => {
            text!("squares-or", first = text::list(first), last = last.as_str())
        }
        names => names.concat(),
    }
}

/// Why a square, by its name, cannot be an answer: there is a disc, or it is no legal move.
pub fn no_answer(is_taken: bool, square: &str) -> String {
    match is_taken {
        true => text!("learn-square-taken", square = square),
        false => text!("learn-square-no-move", square = square),
    }
}

/// Who wins with a score of the side to move, as a variant of texts: `black`, `white` or `draw`.
pub(crate) fn winner(score: i16, turn: Color) -> &'static str {
    match score {
        0 => "draw",
        1.. => turn.key(),
        _ => (!turn).key(),
    }
}

/// `With best play Black wins by 12.`, with the score of the side to move.
pub(crate) fn best_play(score: i16, turn: Color) -> String {
    text!("exercise-best-play", winner = winner(score, turn), discs = score.abs())
}

/// Where a mistake comes from, such as `From your game against Ben, 2026-11-23.`
pub fn origin(opponent: Option<&str>, date: Option<&str>) -> String {
    let known = if opponent.is_some() { "yes" } else { "no" };
    let opponent = opponent.unwrap_or_default();
    match date {
        Some(date) => text!("mistakes-origin-on", known = known, opponent = opponent, date = date),
        None => text!("mistakes-origin", known = known, opponent = opponent),
    }
}
