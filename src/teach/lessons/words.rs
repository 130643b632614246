//! What the lessons say about squares and discs.

use crate::rules::{Position, Square, Squares};

/// `d3`.
pub fn name(square: Square, position: &Position) -> String {
    square.name(position.size())
}

/// `d3`, `d3 and e4`, `d3, e4 and f5`; `5 discs` where they are too many to be named.
pub fn list(squares: Squares, position: &Position) -> String {
    let names = squares.names(position.size());
    match names.as_slice() {
        [] => "nothing".to_owned(),
        [one] => one.clone(),
        [first @ .., last] if names.len() <= 4 => format!("{} and {last}", first.join(", ")),
        _ => format!("{} discs", names.len()),
    }
}

/// `1 disc`, `4 discs`.
pub fn count(n: usize, noun: &str) -> String {
    format!("{n} {noun}{}", if n == 1 { "" } else { "s" })
}
