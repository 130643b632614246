//! The two players that do not look ahead: random and greedy.

use othello::rules::{Move, Position};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;

/// The legal moves, a pass if that is all there is; none when the game is over.
pub(super) fn moves(position: &Position) -> Vec<Move> {
    let pass = position.must_pass().then_some(Move::Pass);
    position.legal_moves().iter().map(Move::Place).chain(pass).collect()
}

/// A random legal move; a pass if that is all there is; `None` when the game is over.
pub(super) fn random(position: &Position, seed: u64) -> Option<Move> {
    moves(position).choose(&mut SmallRng::seed_from_u64(seed)).copied()
}

/// The move that flips most discs; a random one among equals.
pub(super) fn greedy(position: &Position, seed: u64) -> Option<Move> {
    let n_flips = |mv: &Move| mv.square().map_or(0, |square| position.flips(square).len());
    let mut best = moves(position);
    let most = best.iter().map(n_flips).max();
    best.retain(|mv| Some(n_flips(mv)) == most);
    best.choose(&mut SmallRng::seed_from_u64(seed)).copied()
}
