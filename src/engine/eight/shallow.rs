//! The shallow zone, five to about ten empties: cheap cutoffs, cheap ordering, a small cache of its own.
//!
//! With five and six empties moves are only taken by parity; from seven on they are sorted by how few replies they leave.

use super::aim::Aim;
use super::bottom::Bottom;
use super::ordering::Choices;
use super::parity::odd_quarters;
use super::table::{LocalTable, NO_MOVE};
use crate::engine::kernel::{Board, Kernel};

/// Up to so many empties this zone is in charge.
pub(super) const SHALLOW_MAX: usize = 12;
/// From so many empties on moves are sorted and results are cached.
const SORTED_FROM: u32 = 7;

impl Bottom {
    /// Whether the score with `n_empties` of at least 5 is above `alpha`; a bound as in [`Searcher::last_4`].
    pub(super) fn shallow(&mut self, board: Board<u64>, n_empties: u32, alpha: i32) -> i32 {
        self.nodes += 1;
        if let Some(bound) = self.stability_cutoff(board, n_empties, alpha) {
            return bound;
        }
        let moves = self.kernel.legal_moves(board);
        if moves == 0 {
            return match self.kernel.legal_moves(board.pass()) {
                0 => self.kernel.final_score(board),
                _ => -self.shallow(board.pass(), n_empties, -alpha - 1),
            };
        }
        if n_empties < SORTED_FROM {
            self.by_parity(board, moves, n_empties, alpha)
        } else {
            self.by_mobility(board, moves, n_empties, alpha)
        }
    }

    #[inline(always)]
    fn by_parity(&mut self, board: Board<u64>, moves: u64, n_empties: u32, alpha: i32) -> i32 {
        let mut best = -i32::MAX;
        let empties = self.kernel.empties(board);
        let odd = odd_quarters(empties);
        for mut squares in [moves & odd, moves & !odd] {
            while squares != 0 {
                let square = squares.trailing_zeros() as usize;
                squares &= squares - 1;
                let next = self.kernel.play(board, square);
                let score = if n_empties == 5 {
                    -self.last_4(next, empties ^ 1 << square, -alpha - 1)
                } else {
                    -self.shallow(next, n_empties - 1, -alpha - 1)
                };
                if score > best {
                    best = score;
                    if best > alpha {
                        return best;
                    }
                }
            }
        }
        best
    }

    fn by_mobility(&mut self, board: Board<u64>, moves: u64, n_empties: u32, alpha: i32) -> i32 {
        let slot = LocalTable::slot(board);
        let known = self.local.get(slot, board);
        if let Some(bound) = known.cutoff(Aim::SURE, alpha) {
            return bound;
        }
        let mut choices = Choices::<SHALLOW_MAX>::new(self.kernel, board, moves);
        choices.rate_by_mobility(self.kernel, board, known.moves);
        let (mut best, mut best_move) = (-i32::MAX, NO_MOVE);
        for choice in choices.by_ref() {
            let score = -self.shallow(choice.after, n_empties - 1, -alpha - 1);
            if score > best {
                (best, best_move) = (score, choice.square);
                if best > alpha {
                    break;
                }
            }
        }
        self.local.put(slot, board, known.learn_null(best, alpha, Aim::SURE, best_move));
        best
    }
}
