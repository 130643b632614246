//! The game and its formats from outside: one binary for all tests.

use othello::record::Record;
use othello::rules::{Goal, Move, Position};
use rand::rngs::SmallRng;
use rand::seq::IteratorRandom;

/// A game of at most `n_max` random moves, passes included.
fn random_game(start: Position, n_max: usize, rng: &mut SmallRng) -> Record {
    let mut record = Record::new(start, Goal::MostDiscs);
    while record.n_moves() < n_max && record.position().outcome().is_none() {
        let square = record.position().legal_moves().iter().choose(rng);
        record.play(square.map_or(Move::Pass, Move::Place)).expect("it is legal");
    }
    record
}

mod laws;
mod ggf;
mod readings;
mod drawings;
mod encodings;
mod styles;
mod malformed;
mod streams;
mod written;
