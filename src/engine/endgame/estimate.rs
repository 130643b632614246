//! A guess at the final score, made for ordering moves and for nothing else.
//!
//! A weighted sum of what beginners' books name: corners and the squares beside them, edges, mobility, potential mobility.
//! The weights were fitted by least squares to the exact scores of 100,000 positions with 6 to 24 empties from tournament games,
//! most of them after up to three random moves; the mean error is about 10 discs.

use super::stability::Stability;
use crate::engine::kernel::{Board, Eight, Kernel};

/// In sixteenths of a disc.
const SCALE: i32 = 16;

#[derive(Clone, Copy)]
pub(super) struct Estimate {
    kernel: Eight,
    stability: Stability,
    corners: u64,
    x_squares: u64,
    /// For each corner itself, its X-square and its C-squares.
    beside: [(u64, u64, u64); 4],
}

impl Estimate {
    pub fn new(kernel: Eight) -> Estimate {
        let (right, bottom) = (kernel.size().width() as usize - 1, kernel.size().height() as usize - 1);
        let corner = |x: usize, y: usize| {
            let at =
                |dx: usize, dy: usize| kernel.select(|column, row| column.abs_diff(x) == dx && row.abs_diff(y) == dy);
            (at(0, 0), at(1, 1), at(0, 1) | at(1, 0))
        };
        let beside = [corner(0, 0), corner(right, 0), corner(0, bottom), corner(right, bottom)];
        Estimate {
            kernel,
            stability: Stability::new(kernel),
            corners: beside.iter().fold(0, |all, (corner, ..)| all | corner),
            x_squares: beside.iter().fold(0, |all, (_, x, _)| all | x),
            beside,
        }
    }

    /// For the side to move, in sixteenths of a disc.
    pub fn score(&self, board: Board<u64>) -> i32 {
        let count = |set: u64| set.count_ones() as i32;
        let balance = |set: u64| count(board.own & set) - count(board.other & set);
        let (own_moves, other_moves) = (self.kernel.legal_moves(board), self.kernel.legal_moves(board.pass()));
        let mut score = 46 * count(own_moves) - 54 * count(other_moves) + 88 * count(own_moves & self.corners)
            - 33 * count(other_moves & self.corners)
            - 5 * count(self.kernel.potential_moves(board))
            + 18 * count(self.kernel.potential_moves(board.pass()))
            + 33 * balance(self.corners)
            + 30 * balance(self.x_squares)
            - 5 * balance(self.kernel.all())
            - 48;
        for (corner, x_square, c_squares) in self.beside {
            if board.discs() & corner == 0 {
                score -= 46 * balance(x_square) + 33 * balance(c_squares);
            }
        }
        let stable = |own, other| count(self.stability.stable_on_edges(own, other));
        score + 29 * (stable(board.own, board.other) - stable(board.other, board.own))
    }

    /// The same after `depth` plies of best play.
    pub fn search(&self, board: Board<u64>, depth: u32, mut alpha: i32, beta: i32) -> i32 {
        if depth == 0 {
            return self.score(board);
        }
        let mut moves = self.kernel.legal_moves(board);
        if moves == 0 {
            if self.kernel.legal_moves(board.pass()) == 0 {
                return self.kernel.final_score(board) * SCALE;
            }
            return -self.search(board.pass(), depth, -beta, -alpha);
        }
        let mut best = -i32::MAX;
        while moves != 0 && best < beta {
            let square = moves.trailing_zeros() as usize;
            moves &= moves - 1;
            best = best.max(-self.search(self.kernel.play(board, square), depth - 1, -beta, -alpha));
            alpha = alpha.max(best);
        }
        best
    }
}
