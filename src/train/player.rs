//! The search that plays the games: plain alpha-beta with the trained evaluation, its moves ordered by their own values.

use crate::engine::kernel::{Board, Eight, Kernel};
use crate::engine::pattern::{Indices, PER_DISC, Weights};

/// Above every value.
const INFINITY: i32 = 65 * PER_DISC;

/// A position with its indices.
#[derive(Clone, Copy)]
struct Node {
    board: Board<u64>,
    indices: Indices,
    n_empties: u32,
}

/// The best move of a position that has one, and its value for the side to move in parts of a disc.
pub(super) fn best_move(weights: &Weights, board: Board<u64>, depth: u32) -> (usize, i32) {
    let node = Node::of(board);
    let mut best = (0, -INFINITY);
    for (square, child) in node.children(weights, depth > 1) {
        let value = -child.search(weights, depth.saturating_sub(1), -INFINITY, -best.1);
        if value > best.1 {
            best = (square, value);
        }
    }
    best
}

impl Node {
    fn of(board: Board<u64>) -> Node {
        Node { board, indices: Indices::of(board), n_empties: Eight::STANDARD.empties(board).count_ones() }
    }

    fn play(&self, square: usize) -> Node {
        let flips = Eight::STANDARD.flips(self.board, square);
        let indices = self.indices.play(square, flips);
        Node { board: self.board.after(square, flips), indices, n_empties: self.n_empties - 1 }
    }

    fn value(&self, weights: &Weights) -> i32 {
        // A game that is over has an exact score, and no estimate may look better than the best one.
        weights.value(&self.indices, self.n_empties).clamp(-64 * PER_DISC, 64 * PER_DISC)
    }

    /// What every legal move leads to, perhaps the worst for the opponent first.
    fn children(&self, weights: &Weights, ordered: bool) -> Vec<(usize, Node)> {
        let mut moves = Eight::STANDARD.legal_moves(self.board);
        let mut children = Vec::with_capacity(moves.count_ones() as usize);
        while moves != 0 {
            let square = moves.trailing_zeros() as usize;
            children.push((square, self.play(square)));
            moves &= moves - 1;
        }
        if ordered {
            children.sort_by_cached_key(|(_, child)| child.value(weights));
        }
        children
    }

    /// The value after `depth` plies of best play, for the side to move.
    fn search(&self, weights: &Weights, depth: u32, mut alpha: i32, beta: i32) -> i32 {
        let kernel = Eight::STANDARD;
        if kernel.legal_moves(self.board) == 0 {
            if kernel.legal_moves(self.board.pass()) == 0 {
                return PER_DISC * kernel.final_score(self.board);
            }
            let passed = Node { board: self.board.pass(), indices: self.indices.pass(), ..*self };
            return -passed.search(weights, depth, -beta, -alpha);
        }
        if depth == 0 {
            return self.value(weights);
        }
        let mut best = -INFINITY;
        for (_, child) in self.children(weights, depth > 1) {
            best = best.max(-child.search(weights, depth - 1, -beta, -alpha));
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::eight::{self, Table, Window};
    use crate::rules::Bits;
    use crate::train::game::{Play, Recipe, begin};
    use rand::SeedableRng;
    use rand::rngs::SmallRng;

    #[test]
    fn searching_to_the_end_finds_the_exact_score_whatever_the_weights() {
        let (kernel, weights, mut table) = (Eight::STANDARD, Weights::zero(), Table::new(1).unwrap());
        let recipe = Recipe { play: Play::Random, exact_from: 6..=6 };
        for seed in 0..50 {
            let (_, board) = begin(&recipe, &weights, &mut SmallRng::seed_from_u64(seed));
            let moves = kernel.legal_moves(board);
            if moves != 0 {
                let exact = eight::solve(kernel, board, Window::FULL, 1, &mut table, &|| false).unwrap();
                let (square, value) = best_move(&weights, board, 6);
                assert_eq!(value, PER_DISC * exact.score);
                assert!(moves.has(square));
            }
        }
    }
}
