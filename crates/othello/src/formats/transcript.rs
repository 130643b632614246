//! Transcripts: the moves of a game in a row, `f5d6c3…`. [`read`] reads one game from a position that the
//! caller gives; [`read_text`](super::read_text) finds all games in a text that people send.

use super::{Place, text};
use crate::record::{NodeId, Record};
use crate::rules::{BoardSize, Goal, IllegalMove, Position};

/// Why a text is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the fields are the places and words of the sentence")]
pub enum TranscriptError {
    #[error("there are no moves; expected something like f5d6c3")]
    Empty,
    #[error(
        "move {number}, \"{}\" at {place}: not a square of the {size} board (a1 to {})",
        .text.escape_debug(), .size.corner()
    )]
    NotAMove { number: usize, text: String, place: Place, size: BoardSize },
    #[error("{}", .place.of_move(*.number, .text, .reason))]
    Illegal { number: usize, text: String, place: Place, reason: IllegalMove },
    /// A text that can be read in two ways, and the moves of each.
    #[error("these moves can be read in two ways, as {first} or as {second}")]
    TwoReadings { first: String, second: String },
}

impl TranscriptError {
    /// Where in the text it goes wrong, if that is one place.
    pub fn place(&self) -> Option<Place> {
        match self {
            TranscriptError::NotAMove { place, .. } | TranscriptError::Illegal { place, .. } => Some(*place),
            TranscriptError::Empty | TranscriptError::TwoReadings { .. } => None,
        }
    }

    /// Shifts an error into the whole text, whose part begins at `begin` after `n_before` moves.
    pub(super) fn shifted(mut self, begin: Place, n_before: usize) -> TranscriptError {
        if let TranscriptError::NotAMove { number, place, .. }
        | TranscriptError::Illegal { number, place, .. } = &mut self
        {
            *number += n_before;
            *place = place.shifted(begin);
        }
        self
    }
}

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
pub fn read(text: &str, start: &Position, goal: Goal) -> Result<Record, TranscriptError> {
    text::read_one(text, start, goal)
}

/// The transcript of some nodes of a record, such as its line; passes are left out.
pub fn write(record: &Record, nodes: &[NodeId]) -> String {
    let squares = nodes.iter().filter_map(|&node| record.move_into(node)?.square());
    squares.map(|square| square.name(record.start().size())).collect()
}

#[cfg(test)]
mod tests;
