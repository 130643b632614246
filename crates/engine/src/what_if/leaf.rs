//! Evaluates the positions where a what-if search ends, in hundredths of a disc.

use crate::eval::FeatureEvaluation;
use crate::kernel::{Board, Eight, Kernel};
use crate::pattern::{Indices, PER_DISC, Weights};
use othello::rules::Goal;

/// An evaluation with what it keeps up to date from move to move.
pub(super) trait Leaf<K: Kernel> {
    /// What is kept up to date.
    type State: Copy;

    /// The state of a board.
    fn state(&self, board: Board<K::Set>) -> Self::State;
    /// The state after a disc on `index` flipped `flips`, for the opponent.
    fn play(&self, state: &Self::State, index: usize, flips: K::Set) -> Self::State;
    /// The state for the opponent.
    fn pass(&self, state: &Self::State) -> Self::State;
    /// The value for the side to move.
    fn value(&self, board: Board<K::Set>, state: &Self::State) -> i32;
    /// The value of a game that ends here.
    fn final_value(&self, board: Board<K::Set>) -> i32;
}

/// By the pattern weights of 8×8.
pub(super) struct ByPatterns<'a> {
    pub kernel: Eight,
    pub weights: &'a Weights,
}

impl Leaf<Eight> for ByPatterns<'_> {
    type State = Indices;

    fn state(&self, board: Board<u64>) -> Indices {
        Indices::of(board)
    }

    #[inline(always)]
    fn play(&self, state: &Indices, index: usize, flips: u64) -> Indices {
        state.play(index, flips)
    }

    #[inline(always)]
    fn pass(&self, state: &Indices) -> Indices {
        state.pass()
    }

    #[inline(always)]
    fn value(&self, board: Board<u64>, state: &Indices) -> i32 {
        self.weights.value(board, state).clamp(-64 * PER_DISC, 64 * PER_DISC) * 100 / PER_DISC
    }

    fn final_value(&self, board: Board<u64>) -> i32 {
        100 * self.kernel.final_score(board)
    }
}

/// By a few counts, on every board and for both goals.
pub(super) struct ByFeatures<'a, K: Kernel> {
    pub kernel: &'a K,
    pub evaluation: FeatureEvaluation<K::Set>,
}

impl<'a, K: Kernel> ByFeatures<'a, K> {
    pub(super) fn new(kernel: &'a K, goal: Goal) -> ByFeatures<'a, K> {
        ByFeatures { kernel, evaluation: FeatureEvaluation::new(kernel, goal) }
    }
}

impl<K: Kernel> Leaf<K> for ByFeatures<'_, K> {
    type State = ();

    fn state(&self, _board: Board<K::Set>) {}

    fn play(&self, _state: &(), _index: usize, _flips: K::Set) {}

    fn pass(&self, _state: &()) {}

    fn value(&self, board: Board<K::Set>, _state: &()) -> i32 {
        self.evaluation.evaluate(self.kernel, board)
    }

    fn final_value(&self, board: Board<K::Set>) -> i32 {
        100 * self.evaluation.final_score(self.kernel, board)
    }
}
