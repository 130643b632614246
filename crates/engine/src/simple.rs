//! The two players that do not look ahead: random and greedy.

use othello::rules::{Move, Position, Square};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;

/// A random legal move; a pass if that is all there is; `None` when the game is over.
pub(super) fn random(position: &Position, seed: u64) -> Option<Move> {
    choose(position, &position.legal_moves().iter().collect::<Vec<_>>(), seed)
}

/// The move that flips most discs; a random one among equals.
pub(super) fn greedy(position: &Position, seed: u64) -> Option<Move> {
    let n_flips = |square: &Square| position.flips(*square).len();
    let squares: Vec<Square> = position.legal_moves().iter().collect();
    let most = squares.iter().map(n_flips).max();
    let best: Vec<Square> = squares.into_iter().filter(|square| Some(n_flips(square)) == most).collect();
    choose(position, &best, seed)
}

fn choose(position: &Position, squares: &[Square], seed: u64) -> Option<Move> {
    match squares.choose(&mut SmallRng::seed_from_u64(seed)) {
        Some(&square) => Some(Move::Place(square)),
        None => position.must_pass().then_some(Move::Pass),
    }
}
