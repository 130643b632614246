//! The two players that do not look ahead: random and greedy.

use othello::rules::{Move, Position};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;

/// A random legal move; a pass if that is all there is; `None` when the game is over.
pub(super) fn random(position: &Position, seed: u64) -> Option<Move> {
    position.moves().choose(&mut SmallRng::seed_from_u64(seed)).copied()
}

/// The move that flips the most discs; a random one among equals.
pub(super) fn greedy(position: &Position, seed: u64) -> Option<Move> {
    let n_flips = |mv: &Move| mv.square().map_or(0, |square| position.flips(square).len());
    let mut best = position.moves();
    let most = best.iter().map(n_flips).max();
    best.retain(|mv| Some(n_flips(mv)) == most);
    best.choose(&mut SmallRng::seed_from_u64(seed)).copied()
}
