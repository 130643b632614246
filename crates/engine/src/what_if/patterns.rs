//! Evaluates the positions of a what-if on 8×8 by the pattern weights.

use crate::kernel::{Board, Eight};
use crate::pattern::{Indices, PER_DISC, PatternVectors, Weights};
use crate::search::general::{Game, GameNode};

pub(super) struct ByPatterns<'a>(pub &'a Weights);

impl<V: PatternVectors> Game<Eight<V>> for ByPatterns<'_> {
    type State = Indices;

    fn state(&self, board: Board<u64>) -> Indices {
        Indices::of(board)
    }

    #[inline(always)]
    fn play(&self, kernel: &Eight<V>, state: &Indices, index: usize, flips: u64) -> Indices {
        kernel.vectors.play(state, index, flips)
    }

    #[inline(always)]
    fn pass(&self, state: &Indices) -> Indices {
        state.pass()
    }

    #[inline(always)]
    fn value(&self, kernel: &Eight<V>, node: &GameNode<u64, Indices>) -> i32 {
        let value = self.0.value_by(kernel.vectors, node.board, &node.state);
        value.clamp(-64 * PER_DISC, 64 * PER_DISC) * 100 / PER_DISC
    }
}
