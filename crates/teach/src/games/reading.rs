//! What a learner's games say together, read on a thread of its own.

use super::reader::GamesReader;
use super::{GameReport, Totals};
use crate::trend::GAMES;
use library::GameId;
use othello::record::Record;
use othello::rules::Color;

/// What the games say, read on a thread of its own.
pub struct Reading {
    reader: GamesReader,
    /// The games that were handed in to be read.
    known: Option<Vec<GameId>>,
    /// `None` until they are.
    pub games: Option<GameTotals>,
}

impl Reading {
    /// Nothing is read yet; the thread calls `wake` once it has read something.
    pub fn new(wake: impl Fn() + Send + 'static) -> Reading {
        Reading { reader: GamesReader::start(wake), known: None, games: None }
    }

    /// The page is opened: the games are read again, for a review may have been deepened.
    pub fn open(&mut self) {
        self.known = None;
    }

    /// Has the learner's games read, the earliest first and each with its colour, unless they were read last.
    pub fn read(&mut self, ids: Vec<GameId>, games: impl FnOnce() -> Vec<(Record, Color)>) {
        if self.known.as_ref() != Some(&ids) {
            self.known = Some(ids);
            self.reader.read(games());
        }
    }

    /// Takes in what was read.
    pub fn poll(&mut self) {
        if let Some(reports) = self.reader.news() {
            self.games = Some(GameTotals::of(&reports));
        }
    }

    /// What all the games say together, once that is read and there are any.
    pub fn totals(&self) -> Option<&Totals> {
        self.games.as_ref().map(|games| &games.all).filter(|all| all.n_games > 0)
    }
}

/// What was read of the games.
pub struct GameTotals {
    /// All of them.
    pub all: Totals,
    /// The latest ones.
    pub lately: Totals,
    /// As many before those.
    pub before: Totals,
}

impl GameTotals {
    fn of(reports: &[GameReport]) -> GameTotals {
        let (earlier, lately) = reports.split_at(reports.len().saturating_sub(GAMES));
        let before = &earlier[earlier.len().saturating_sub(GAMES)..];
        GameTotals { all: Totals::of(reports), lately: Totals::of(lately), before: Totals::of(before) }
    }
}
