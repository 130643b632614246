//! Estimates the final score of a position that is not searched further.
//!
//! The search is generic over [`Evaluator`] and so knows nothing of features: [`PatternEvaluator`] sums the
//! pattern weights of 8×8, which change little from move to move and are therefore updated incrementally;
//! [`FeatureEvaluator`] counts a few features and serves every board.

use super::compiled::EightNodes;
use super::probcut::{Deviations, Spread};
use crate::eval::FeatureEvaluation;
use crate::kernel::{Board, Eight};
use crate::pattern::{Indices, PER_DISC, Weights};
use othello::rules::Goal;
use std::sync::LazyLock;

/// A position on the way from the root, with the evaluator's incremental state.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<S> {
    pub board: Board<u64>,
    pub n_empties: u32,
    pub state: S,
}

/// The node of a search with an evaluator.
pub(super) type NodeOf<E> = Node<<E as Evaluator>::State>;

/// Values are counted in this many parts of a disc.
pub(super) const UNIT: i32 = 128;

pub(super) trait Evaluator: Sync {
    type Vectors: EightNodes;
    type State: Copy + Send + Sync;

    fn kernel(&self) -> Eight<Self::Vectors>;

    /// The state of a board, computed from scratch.
    fn state(&self, board: Board<u64>) -> Self::State;
    /// The state after a disc on `square` flipped `flips`, for the opponent.
    fn play(&self, state: &Self::State, square: usize, flips: u64) -> Self::State;
    /// The state for the opponent.
    fn pass(&self, state: &Self::State) -> Self::State;
    /// The estimated final score for the side to move, in [`UNIT`]s; at most the number of squares.
    fn value(&self, node: &Node<Self::State>) -> i32;
    /// The value, or a bound between it and `limit`, in [`UNIT`]s. The bound is above `limit` exactly if the
    /// value is.
    #[inline(always)]
    fn value_against(&self, node: &Node<Self::State>, limit: i32) -> i32 {
        let _ = limit;
        self.value(node)
    }
    /// A value good enough for move ordering, where that is faster.
    #[inline(always)]
    fn rough_value(&self, node: &Node<Self::State>) -> i32 {
        self.value(node)
    }
    /// The error of shallow searches against deep ones.
    fn deviations(&self) -> &Deviations;

    fn node(&self, board: Board<u64>, n_empties: u32) -> Node<Self::State> {
        Node { board, n_empties, state: self.state(board) }
    }

    #[inline(always)]
    fn discs(&self, node: &Node<Self::State>) -> i32 {
        to_discs(self.value(node))
    }

    /// The node after a move that is known to flip `flips`.
    #[inline(always)]
    fn child(&self, node: &Node<Self::State>, square: usize, flips: u64) -> Node<Self::State> {
        Node {
            board: node.board.after(square, flips),
            n_empties: node.n_empties - 1,
            state: self.play(&node.state, square, flips),
        }
    }

    #[inline(always)]
    fn passed(&self, node: &Node<Self::State>) -> Node<Self::State> {
        Node { board: node.board.pass(), n_empties: node.n_empties, state: self.pass(&node.state) }
    }
}

/// The nearest number of whole discs; the same for both sides, so a half is rounded away from zero.
#[inline(always)]
pub(super) fn to_discs(value: i32) -> i32 {
    (value + value.signum() * (UNIT / 2)) / UNIT
}

/// The least value that [`to_discs`] rounds to more than a number of discs.
#[inline(always)]
pub(super) fn more_than(discs: i32) -> i32 {
    discs * UNIT + UNIT / 2 + i32::from(discs < 0)
}

/// Reads the value off the patterns of 8×8.
pub(super) struct PatternEvaluator<'a, V> {
    pub weights: &'a Weights,
    pub vectors: V,
}

impl<V: EightNodes> Evaluator for PatternEvaluator<'_, V> {
    type Vectors = V;
    type State = Indices;

    fn kernel(&self) -> Eight<V> {
        Eight::STANDARD.on(self.vectors)
    }

    fn state(&self, board: Board<u64>) -> Indices {
        Indices::of(board)
    }

    #[inline(always)]
    fn play(&self, state: &Indices, square: usize, flips: u64) -> Indices {
        self.vectors.play(state, square, flips)
    }

    #[inline(always)]
    fn pass(&self, state: &Indices) -> Indices {
        state.pass()
    }

    #[inline(always)]
    fn value(&self, node: &Node<Indices>) -> i32 {
        const { assert!(PER_DISC == UNIT) };
        self.weights.value_by(self.vectors, node.board, &node.state).clamp(-64 * UNIT, 64 * UNIT)
    }

    #[inline(always)]
    fn value_against(&self, node: &Node<Indices>, limit: i32) -> i32 {
        let value = self.weights.value_against(self.vectors, node.board, &node.state, limit);
        value.clamp(-64 * UNIT, 64 * UNIT)
    }

    #[inline(always)]
    fn rough_value(&self, node: &Node<Indices>) -> i32 {
        self.weights.rough_value(self.vectors, node.board, &node.state).clamp(-64 * UNIT, 64 * UNIT)
    }

    fn deviations(&self) -> &Deviations {
        static DEVIATIONS: LazyLock<Deviations> = LazyLock::new(|| Deviations::new(&Spread::TRAINED));
        &DEVIATIONS
    }
}

/// Counts a few features; for every board.
pub(super) struct FeatureEvaluator<V> {
    kernel: Eight<V>,
    evaluation: FeatureEvaluation<u64>,
}

impl<V: EightNodes> FeatureEvaluator<V> {
    pub(super) fn new(kernel: Eight<V>) -> FeatureEvaluator<V> {
        FeatureEvaluator { kernel, evaluation: FeatureEvaluation::new(&kernel, Goal::MostDiscs, None) }
    }
}

impl<V: EightNodes> Evaluator for FeatureEvaluator<V> {
    type Vectors = V;
    type State = ();

    fn kernel(&self) -> Eight<V> {
        self.kernel
    }

    fn state(&self, _board: Board<u64>) {}

    fn play(&self, _state: &(), _square: usize, _flips: u64) {}

    fn pass(&self, _state: &()) {}

    fn value(&self, node: &Node<()>) -> i32 {
        let evaluate = || self.evaluation.evaluate(&self.kernel, node.board);
        self.kernel.vectors.run(evaluate) * UNIT / 100
    }

    fn deviations(&self) -> &Deviations {
        static DEVIATIONS: LazyLock<Deviations> = LazyLock::new(|| Deviations::new(&Spread::FEATURES));
        &DEVIATIONS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounding_is_the_same_for_both_sides() {
        for value in -700..=700 {
            assert_eq!(to_discs(-value), -to_discs(value));
            for discs in -6..=6 {
                assert_eq!(value >= more_than(discs), to_discs(value) > discs, "{value} {discs}");
            }
        }
    }
}
