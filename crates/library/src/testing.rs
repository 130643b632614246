//! Games and libraries for the tests of the library.

use super::game::{LibraryGame, Origin};
use super::{GameId, Library};
pub use analysis::testing::game as record;
use othello::record::Record;
use othello::rules::{ByColor, Goal, Move, Position};
use rand::rngs::SmallRng;
use rand::seq::IteratorRandom;

/// A shortest game: Black takes all discs at the ninth move.
pub const SHORTEST: &str = "f5d6c5f6e7f4g5e6e3";

pub fn game(moves: &str) -> LibraryGame {
    LibraryGame::of_record(&record(moves), Origin::Imported, 7)
}

pub fn named(moves: &str, black: &str, white: &str, event: &str, date: &str) -> LibraryGame {
    let mut game = game(moves);
    game.header.players = ByColor::new(black.to_owned(), white.to_owned());
    game.header.event = event.to_owned();
    game.header.date = date.to_owned();
    game
}

pub fn library(games: impl IntoIterator<Item = LibraryGame>) -> Library {
    let mut library = Library::new();
    games.into_iter().for_each(|game| _ = library.add(game).unwrap());
    library
}

/// The games in the order in which they came.
pub fn ids(library: &Library) -> Vec<GameId> {
    library.entries().map(|(id, _)| id).collect()
}

/// A game by its number in the order of [`ids`].
pub fn nth(library: &Library, number: usize) -> GameId {
    ids(library)[number]
}

/// The numbers of these games in the order of [`ids`].
pub fn numbers(library: &Library, games: &[GameId]) -> Vec<usize> {
    let all = ids(library);
    games.iter().map(|id| all.iter().position(|own| own == id).expect("the game is there")).collect()
}

/// A game of at most `n_max` random moves from `start`.
pub fn random_game(start: Position, n_max: usize, rng: &mut SmallRng) -> Record {
    random_game_for(Goal::MostDiscs, start, n_max, rng)
}

pub fn random_game_for(goal: Goal, start: Position, n_max: usize, rng: &mut SmallRng) -> Record {
    let mut record = Record::new(start, goal);
    for _ in 0..n_max {
        record.pass_if_forced();
        let Some(square) = record.position().legal_moves().iter().choose(rng) else { break };
        record.play(Move::Place(square)).unwrap();
    }
    record
}
