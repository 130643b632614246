//! The head of a game: who played, where, when, and with what result.

use crate::clock::TimeControl;
use crate::rules::ByColor;

/// Who played, where, when, and with what result, as far as somebody wrote it down.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// The names of the players; empty where nobody knows.
    pub players: ByColor<String>,
    /// How strong they were taken for, as it was written: `1450`, `3 dan`.
    pub ratings: ByColor<String>,
    /// The tournament or match.
    pub event: String,
    /// Town, or the program on which it was played.
    pub place: String,
    /// As it was written; SGF's form is `2026-11-22`.
    pub date: String,
    /// As it was written: `B+6`, `34-30`. What the board says goes before it.
    pub result: String,
    /// The time each side had, where it was played with clocks.
    pub clocks: Option<ByColor<TimeControl>>,
}

impl Header {
    /// Whether nothing at all is known.
    pub fn is_empty(&self) -> bool {
        *self == Header::default()
    }
}
