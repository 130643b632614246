//! The endgame solver, down from twelve empties: nothing is shared, nothing is evaluated, and a node costs
//! little.
//!
//! [`shallow`](super::shallow) has the nodes with five empties or more, [`last`](super::last) the last four.

use super::shallow::{Candidates, SHALLOW_MAX};
use super::stability::Stability;
use super::transposition::LocalCache;
use crate::engine::kernel::{Board, Eight, Kernel};

/// What one thread needs to solve endgames.
pub(super) struct Endgame {
    pub kernel: Eight,
    stability: Stability,
    pub(super) cache: LocalCache,
    /// By number of empties.
    pub(super) candidates: [Candidates; SHALLOW_MAX + 1],
    /// Positions visited by this thread, here and above.
    pub nodes: u64,
}

impl Endgame {
    pub fn new(kernel: Eight) -> Endgame {
        Endgame {
            kernel,
            stability: Stability::new(kernel),
            cache: LocalCache::new(),
            candidates: [const { Candidates::NONE }; SHALLOW_MAX + 1],
            nodes: 0,
        }
    }

    /// Whether the score with at most [`SHALLOW_MAX`] empties is above `alpha`: the answer is at most the
    /// score if it is, and at least the score if it is not.
    #[inline(always)]
    pub fn null_window(&mut self, board: Board<u64>, n_empties: u32, alpha: i32) -> i32 {
        debug_assert!(n_empties <= SHALLOW_MAX as u32);
        match n_empties {
            0..=3 => self.last_few(board, n_empties, alpha),
            4 => self.last_4(board, self.kernel.empties(board), alpha),
            _ => self.shallow(board, n_empties, alpha),
        }
    }

    /// The most the opponent's stable discs leave, if that is no more than `alpha`.
    #[inline(always)]
    pub fn stability_cutoff(&self, board: Board<u64>, n_empties: u32, alpha: i32) -> Option<i32> {
        let area = self.kernel.area();
        // Stable discs are few before the end: below these scores looking for them costs more than it saves.
        let is_likely = alpha >= area - 66 + 2 * n_empties as i32;
        if !is_likely || area - 2 * board.other.count_ones() as i32 > alpha {
            return None;
        }
        let stable = self.stability.stable(board.other, board.own).count_ones() as i32;
        let most = area - 2 * stable;
        (most <= alpha).then_some(most)
    }
}
