//! The last four empty squares, written out by hand: nine of ten positions a solver visits are here.
//!
//! Each function answers a null-window question: is the score above `alpha`? The answer is a bound on the
//! score (fail-soft): a lower bound if the answer is above `alpha`, an upper bound otherwise. Moves are
//! sorted by parity alone: squares in odd quarters first, which with three empties means the square that is
//! alone.

use super::compiled::EightNodes;
use super::endgame::Endgame;
use super::last_flips::last_flips;
use super::parity::{odd_quarters, quarter};
use crate::kernel::{Board, Kernel};

/// Lower than every score.
const NONE: i32 = -i32::MAX;

impl<V: EightNodes> Endgame<V> {
    /// Bounds the score with four empties.
    #[inline(always)]
    pub(super) fn node_of_4(&mut self, board: Board<u64>, empties: u64, alpha: i32) -> i32 {
        self.nodes += 1;
        if let Some(bound) = self.stability_cutoff(board, 4, alpha) {
            return bound;
        }
        let best = self.best_of_4(board, empties, alpha);
        if best > NONE {
            return best;
        }
        let best = self.best_of_4(board.pass(), empties, -alpha - 1);
        if best > NONE { -best } else { self.kernel.final_score(board) }
    }

    /// Bounds the score with at most three empties.
    pub(super) fn last_few(&mut self, board: Board<u64>, n_empties: u32, alpha: i32) -> i32 {
        let empties = self.kernel.empties(board);
        let (a, z) = (empties.trailing_zeros() as usize, 63 - (empties | 1).leading_zeros() as usize);
        match n_empties {
            0 => self.kernel.final_score(board),
            1 => self.last_1(board.own, a, alpha),
            2 => self.last_2(board, [a, z], alpha),
            _ => self.kernel.vectors.last_3(self, board, empties, odd_quarters(empties), alpha),
        }
    }

    /// The best move's score, [`NONE`] without a move.
    #[inline(always)]
    fn best_of_4(&mut self, board: Board<u64>, empties: u64, alpha: i32) -> i32 {
        let mut best = NONE;
        let odd = odd_quarters(empties);
        for mut squares in [empties & odd, empties & !odd] {
            while squares != 0 {
                let square = squares.trailing_zeros() as usize;
                squares &= squares - 1;
                if let Some(flipped) = self.kernel.vectors.outflanked(board, square) {
                    let (next, rest) = (board.after(square, flipped), empties ^ 1 << square);
                    best = best.max(-self.kernel.vectors.last_3(
                        self,
                        next,
                        rest,
                        odd ^ quarter(square),
                        -alpha - 1,
                    ));
                    if best > alpha {
                        return best;
                    }
                }
            }
        }
        best
    }

    /// Bounds the score with three empties; `odd` are the odd quarters. The compiled `last_3` calls it.
    #[inline(always)]
    pub(super) fn node_of_3(&mut self, board: Board<u64>, empties: u64, odd: u64, alpha: i32) -> i32 {
        self.nodes += 1;
        let a = (empties & odd).trailing_zeros() as usize;
        let rest = empties ^ 1 << a;
        let b = rest.trailing_zeros() as usize;
        let c = 63 - rest.leading_zeros() as usize;
        let best = self.best_of_3(board, [a, b, c], alpha);
        if best > NONE {
            return best;
        }
        let best = self.best_of_3(board.pass(), [a, b, c], -alpha - 1);
        if best > NONE { -best } else { self.kernel.final_score(board) }
    }

    #[inline(always)]
    fn best_of_3(&mut self, board: Board<u64>, [a, b, c]: [usize; 3], alpha: i32) -> i32 {
        let mut best = NONE;
        for (square, rest) in [(a, [b, c]), (b, [a, c]), (c, [a, b])] {
            if let Some(flipped) = self.kernel.vectors.outflanked(board, square) {
                best = best.max(-self.last_2(board.after(square, flipped), rest, -alpha - 1));
                if best > alpha {
                    return best;
                }
            }
        }
        best
    }

    /// Bounds the score with two empties.
    #[inline(always)]
    fn last_2(&mut self, board: Board<u64>, squares: [usize; 2], alpha: i32) -> i32 {
        self.nodes += 1;
        let best = self.best_of_2(board, squares, alpha);
        if best > NONE {
            return best;
        }
        let best = self.best_of_2(board.pass(), squares, -alpha - 1);
        if best > NONE { -best } else { self.kernel.final_score(board) }
    }

    #[inline(always)]
    fn best_of_2(&mut self, board: Board<u64>, [a, b]: [usize; 2], alpha: i32) -> i32 {
        let mut best = NONE;
        for (square, last) in [(a, b), (b, a)] {
            if let Some(flipped) = self.kernel.vectors.outflanked(board, square) {
                best = best.max(-self.last_1(board.other ^ flipped, last, -alpha - 1));
                if best > alpha {
                    return best;
                }
            }
        }
        best
    }

    /// The score with one empty: exact above `alpha`, perhaps only a bound below it.
    #[inline(always)]
    fn last_1(&mut self, own: u64, square: usize, alpha: i32) -> i32 {
        self.nodes += 1;
        let n_own = own.count_ones() as i32;
        let flips = last_flips(own, square);
        if flips > 0 {
            return 2 * (n_own + flips + 1) - self.kernel.area();
        }
        // The opponent takes the square if possible; if not, it stays empty and counts for the winner.
        let kept = 2 * n_own - self.kernel.area();
        let unplayed = if kept >= 0 { kept + 2 } else { kept };
        if unplayed <= alpha {
            return unplayed;
        }
        let flips = last_flips(self.kernel.all() & !own & !(1 << square), square);
        if flips > 0 { kept - 2 * flips } else { unplayed }
    }
}
