//! Counts the leaves of the game tree, to check moves, flips and passes and to measure their speed.

use super::{Bits, Grid, Position, flips, legal_moves};

/// Whether a pass counts as a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassRule {
    /// A pass is a ply like any other (Aart Bik's numbers, <https://www.aartbik.com/MISC/reversi.html>).
    Ply,
    /// Only placed discs count.
    Free,
}

/// The leaves of the game tree `depth` plies below a position; a finished game is one leaf.
///
/// ```
/// use othello::rules::{BoardSize, Position, perft};
/// assert_eq!(perft::perft(&Position::start(BoardSize::STANDARD), 4, perft::PassRule::Ply), 244);
/// ```
///
/// # Panics
/// On a position whose central discs are still being placed.
pub fn perft(position: &Position, depth: u32, rule: PassRule) -> u64 {
    assert!(!position.is_placing(), "the central discs are still being placed");
    let (own, other) = (position.discs()[position.turn()], position.discs()[!position.turn()]);
    let size = position.size();
    if size.area() <= u64::CAPACITY {
        count(&Grid::new(size), u64::from_squares(own), u64::from_squares(other), depth, rule)
    } else {
        count(Grid::of(size), own, other, depth, rule)
    }
}

fn count<S: Bits>(grid: &Grid<S>, own: S, other: S, depth: u32, rule: PassRule) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = legal_moves(grid, own, other);
    if moves.is_empty() {
        if legal_moves(grid, other, own).is_empty() {
            return 1;
        }
        let after_pass = if rule == PassRule::Ply { depth - 1 } else { depth };
        return count(grid, other, own, after_pass, rule);
    }
    if depth == 1 {
        return u64::from(moves.len());
    }
    let after = |index| {
        let flips = flips(grid, own, other, index);
        count(grid, other & !flips, own | flips | S::bit(index), depth - 1, rule)
    };
    moves.indices().map(after).sum()
}
