//! Transcripts: the moves of a game in a row, `f5d6c3…`. [`read`] reads one game from a position that the
//! caller gives; [`read_text`](super::read_text) finds all games in a text that people send.

use super::{Mistake, text};
use crate::record::{NodeId, Record};
use crate::rules::{Goal, Position};

/// Reads a game that begins at `start`; the record's cursor is at its end. Unknown words among the moves are
/// an error.
///
/// ```
/// use othello::formats::transcript;
/// use othello::rules::{BoardSize, Goal, Position};
///
/// let start = Position::start(BoardSize::STANDARD);
/// let record = transcript::read("1. F5 d6 2. c3", &start, Goal::MostDiscs).unwrap();
/// assert_eq!(transcript::write(&record, &record.line()), "f5d6c3");
/// ```
///
/// # Errors
/// At the first text that is no legal move, with its place.
pub fn read(text: &str, start: &Position, goal: Goal) -> Result<Record, Mistake> {
    text::read_one(text, start, goal)
}

/// The transcript of some nodes of a record, such as its line; passes are left out.
pub fn write(record: &Record, nodes: &[NodeId]) -> String {
    let squares = nodes.iter().filter_map(|&node| record.move_into(node)?.square());
    squares.map(|square| square.name(record.start().size())).collect()
}
