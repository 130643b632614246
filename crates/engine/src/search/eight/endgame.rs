//! The endgame solver, down from twelve empties: threads share nothing here, no position is evaluated, and a
//! node costs little.
//!
//! [`shallow`](super::shallow) searches nodes with five empties or more, [`last`](super::last) the last four.

use super::compiled::EightNodes;
use super::shallow::{Candidates, SHALLOW_MAX};
use super::stability::EightStability;
use super::transposition::LocalCache;
use crate::kernel::{Board, Eight, Kernel};

/// The state of one thread that solves endgames.
pub(super) struct Endgame<V> {
    pub kernel: Eight<V>,
    stability: EightStability,
    pub(super) cache: LocalCache,
    /// By number of empties.
    pub(super) candidates: [Candidates; SHALLOW_MAX + 1],
    /// Positions visited by this thread, in the endgame solver and in the search above it.
    pub nodes: u64,
}

impl<V: EightNodes> Endgame<V> {
    pub(super) fn new(kernel: Eight<V>) -> Endgame<V> {
        Endgame {
            kernel,
            stability: EightStability::new(&kernel),
            cache: LocalCache::new(),
            candidates: [const { Candidates::NONE }; SHALLOW_MAX + 1],
            nodes: 0,
        }
    }

    /// A bound of the score with at most [`SHALLOW_MAX`] empties: a lower bound above `alpha` if the score is
    /// above it, else an upper bound not above it.
    #[inline(always)]
    pub(super) fn null_window(&mut self, board: Board<u64>, n_empties: u32, alpha: i32) -> i32 {
        debug_assert!(n_empties <= SHALLOW_MAX as u32);
        match n_empties {
            0..=3 => self.last_few(board, n_empties, alpha),
            4 => self.kernel.vectors.last_4(self, board, self.kernel.empties(board), alpha),
            _ => self.kernel.vectors.shallow(self, board, self.kernel.legal_moves(board), n_empties, alpha),
        }
    }

    /// The upper bound from the opponent's stable discs, if it is no more than `alpha`.
    #[inline(always)]
    pub(super) fn stability_cutoff(&self, board: Board<u64>, n_empties: u32, alpha: i32) -> Option<i32> {
        let area = self.kernel.area();
        // Stable discs are few before the end: for a lower `alpha`, finding them costs more than it saves.
        let is_likely = alpha >= area - 66 + 2 * n_empties as i32;
        if !is_likely || area - 2 * board.other.count_ones() as i32 > alpha {
            return None;
        }
        let stable = self.kernel.vectors.stable(&self.stability, board.other, board.own).count_ones() as i32;
        let most = area - 2 * stable;
        (most <= alpha).then_some(most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::{Instructions, with_vectors};
    use crate::testing::random_endgame;
    use othello::rules::BoardSize;

    #[test]
    fn every_instruction_set_finds_the_same_bounds_in_the_same_nodes() {
        for (seed, size) in (0..60).zip([(8, 8), (8, 8), (6, 6), (8, 6)].into_iter().cycle()) {
            let size = BoardSize::new(size.0, size.1).unwrap();
            let kernel = Eight::new(size).unwrap();
            let board = kernel.board(&random_endgame(size, seed as usize % 11 + 1, seed));
            let n_empties = kernel.empties(board).count_ones();
            if n_empties > SHALLOW_MAX as u32 {
                continue;
            }
            let answers = |instructions: Instructions| {
                with_vectors!(instructions, |vectors| {
                    let mut endgame = Endgame::new(kernel.on(vectors));
                    let answers =
                        [-20, -3, 0, 4, 30].map(|alpha| endgame.null_window(board, n_empties, alpha));
                    (answers, endgame.nodes)
                })
            };
            let all: Vec<_> = Instructions::available().into_iter().map(answers).collect();
            assert!(all.iter().all(|answers| *answers == all[0]), "{all:?} {board:?}");
        }
    }
}
