//! The header of a game: players, event, place, date and result.

use crate::clock::TimeControl;
use crate::rules::ByColor;
use std::time::Duration;

/// Players, event, place, date and result, as far as they are known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// The names of the players; empty if unknown.
    pub players: ByColor<String>,
    /// Their ratings as written: `1450`, `3 dan`.
    pub ratings: ByColor<String>,
    /// The tournament or match.
    pub event: String,
    /// The round of the event, as written: `3`, `final`.
    pub round: String,
    /// Town, or the program on which it was played.
    pub place: String,
    /// The date as written; SGF's form is `2026-11-22`.
    pub date: String,
    /// The result as written: `B+6`, `34-30`. The board's own result takes precedence.
    pub result: String,
    /// The person who entered the game.
    pub entered_by: String,
    /// The time each side had, where it was played with clocks.
    pub clocks: Option<ByColor<TimeControl>>,
    /// The time that a server added once a side had used up its own; zero for none.
    pub grace: ByColor<Duration>,
    /// How many of the first moves the players did not choose: the opening given before the game.
    pub n_given: usize,
}

#[cfg(feature = "formats")]
impl Header {
    /// Its texts in a fixed order, since each file format has its own names for them: the players, their
    /// ratings, event, round, place, date, result, and who entered the game.
    pub(crate) fn texts(&self) -> [&str; 10] {
        let Header { players, ratings, event, round, place, date, result, entered_by, .. } = self;
        let ([black, white], [black_rating, white_rating]) =
            ([&players.black, &players.white], [&ratings.black, &ratings.white]);
        [black, white, black_rating, white_rating, event, round, place, date, result, entered_by]
    }

    /// Its texts, for changes: the players, their ratings, event, round, place, date, result, who entered it.
    pub fn texts_mut(&mut self) -> [&mut String; 10] {
        let Header { players, ratings, event, round, place, date, result, entered_by, .. } = self;
        let ByColor { black, white } = players;
        let ByColor { black: black_rating, white: white_rating } = ratings;
        [black, white, black_rating, white_rating, event, round, place, date, result, entered_by]
    }
}
