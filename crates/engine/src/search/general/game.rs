//! The rules that a search plays by, which a game may change, and the value of a position.

use crate::eval::FeatureEvaluation;
use crate::kernel::{Board, Kernel};

/// A position on the way from the root.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GameNode<S, T> {
    pub board: Board<S>,
    /// What the game knows of it besides the board.
    pub state: T,
}

pub(crate) trait Game<K: Kernel> {
    type State: Copy;
    /// Whether values of the same depth are compared with each other: then a pass takes a ply, the last plies
    /// are not solved, and the table's values hold for their own depth only.
    const IS_COMPARED: bool = false;

    fn state(&self, board: Board<K::Set>) -> Self::State;
    /// The state after a disc on `index` flipped `flips`, for the opponent.
    fn play(&self, kernel: &K, state: &Self::State, index: usize, flips: K::Set) -> Self::State;
    /// The state for the opponent.
    fn pass(&self, state: &Self::State) -> Self::State;
    /// The estimate in hundredths of a disc.
    fn value(&self, kernel: &K, node: &GameNode<K::Set, Self::State>) -> i32;

    #[inline(always)]
    fn legal_moves(&self, kernel: &K, node: &GameNode<K::Set, Self::State>) -> K::Set {
        kernel.legal_moves(node.board)
    }

    /// What a disc on an empty square flips; nothing where the move is illegal.
    #[inline(always)]
    fn flips(&self, kernel: &K, node: &GameNode<K::Set, Self::State>, index: usize) -> K::Set {
        kernel.flips(node.board, index)
    }

    /// The state after a pass by a side that has moves, if the game allows it.
    #[inline(always)]
    fn granted_pass(&self, _state: &Self::State) -> Option<Self::State> {
        None
    }

    /// Tells nodes with the same board apart.
    #[inline(always)]
    fn tag(&self, _state: &Self::State) -> u64 {
        0
    }

    /// Whether no move flips a stable disc.
    #[inline(always)]
    fn keeps_stable(&self) -> bool {
        true
    }
}

impl<K: Kernel> Game<K> for FeatureEvaluation<K::Set> {
    type State = ();

    fn state(&self, _board: Board<K::Set>) {}

    fn play(&self, _kernel: &K, _state: &(), _index: usize, _flips: K::Set) {}

    fn pass(&self, _state: &()) {}

    #[inline(always)]
    fn value(&self, kernel: &K, node: &GameNode<K::Set, ()>) -> i32 {
        self.evaluate(kernel, node.board)
    }
}
