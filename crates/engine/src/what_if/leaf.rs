//! Evaluates the positions where a what-if search ends, in hundredths of a disc.

use super::compiled::WhatIfNodes;
use crate::eval::{FeatureEvaluation, LargeWeights};
use crate::kernel::{Board, Eight, Kernel};
use crate::pattern::{Indices, PER_DISC, Weights};
use othello::rules::Goal;
use std::sync::Arc;

/// An evaluation with a state that is updated move by move.
pub(super) trait Leaf<K: Kernel> {
    type Vectors: WhatIfNodes;
    type State: Copy;

    fn vectors(&self) -> Self::Vectors;
    fn state(&self, board: Board<K::Set>) -> Self::State;
    /// The state after a disc on `index` flipped `flips`, for the opponent.
    fn play(&self, state: &Self::State, index: usize, flips: K::Set) -> Self::State;
    /// The state after a pass, for the opponent.
    fn pass(&self, state: &Self::State) -> Self::State;
    fn value(&self, board: Board<K::Set>, state: &Self::State) -> i32;
    /// The value of a game that ends here.
    fn final_value(&self, board: Board<K::Set>) -> i32;
}

/// Evaluates by the pattern weights of 8×8.
pub(super) struct ByPatterns<'a, V> {
    pub kernel: Eight<V>,
    pub weights: &'a Weights,
}

impl<V: WhatIfNodes> Leaf<Eight<V>> for ByPatterns<'_, V> {
    type Vectors = V;
    type State = Indices;

    #[inline(always)]
    fn vectors(&self) -> V {
        self.kernel.vectors
    }

    fn state(&self, board: Board<u64>) -> Indices {
        Indices::of(board)
    }

    #[inline(always)]
    fn play(&self, state: &Indices, index: usize, flips: u64) -> Indices {
        self.kernel.vectors.play(state, index, flips)
    }

    #[inline(always)]
    fn pass(&self, state: &Indices) -> Indices {
        state.pass()
    }

    #[inline(always)]
    fn value(&self, board: Board<u64>, state: &Indices) -> i32 {
        let value = self.weights.value_by(self.kernel.vectors, board, state);
        value.clamp(-64 * PER_DISC, 64 * PER_DISC) * 100 / PER_DISC
    }

    fn final_value(&self, board: Board<u64>) -> i32 {
        100 * self.kernel.final_score(board)
    }
}

/// Evaluates by a few counts, on every board and for both goals.
pub(super) struct ByFeatures<'a, K: Kernel, V> {
    pub kernel: &'a K,
    pub vectors: V,
    pub evaluation: FeatureEvaluation<K::Set>,
}

impl<'a, K: Kernel, V> ByFeatures<'a, K, V> {
    pub(super) fn new(
        kernel: &'a K,
        vectors: V,
        goal: Goal,
        large: Option<Arc<LargeWeights>>,
    ) -> ByFeatures<'a, K, V> {
        ByFeatures { kernel, vectors, evaluation: FeatureEvaluation::new(kernel, goal, large) }
    }
}

impl<K: Kernel, V: WhatIfNodes> Leaf<K> for ByFeatures<'_, K, V> {
    type Vectors = V;
    type State = ();

    #[inline(always)]
    fn vectors(&self) -> V {
        self.vectors
    }

    fn state(&self, _board: Board<K::Set>) {}

    fn play(&self, _state: &(), _index: usize, _flips: K::Set) {}

    fn pass(&self, _state: &()) {}

    fn value(&self, board: Board<K::Set>, _state: &()) -> i32 {
        self.vectors.run(|| self.evaluation.evaluate(self.kernel, board))
    }

    fn final_value(&self, board: Board<K::Set>) -> i32 {
        100 * self.evaluation.final_score(self.kernel, board)
    }
}
