//! Instructions that are chosen at run time: the same search is compiled for each kind of [`Vectors`].
//!
//! A value of such a type proves that the processor knows the instructions, and takes no room. [`On`] is the
//! kernel for boards of at most 8×8 that uses them. The choice is made once above a search, never in it.

use super::{Board, Eight, Kernel, eight};
use othello::rules::{BoardSize, Square};

/// A kind of instructions.
pub(crate) trait Vectors: Copy + Sync {
    /// The opposing discs outflanked from an empty square.
    fn flips(self, board: Board<u64>, index: usize) -> u64;
    /// Like [`Vectors::flips`], or `None` if there are none, which is known sooner than the flips themselves.
    fn outflanked(self, board: Board<u64>, index: usize) -> Option<u64>;
    /// The squares at the far end of a run of opposing discs that begins at an own disc, empty or not.
    fn reach(self, board: Board<u64>) -> u64;
}

/// The instructions for which the whole program is compiled.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Built;

impl Vectors for Built {
    #[inline(always)]
    fn flips(self, board: Board<u64>, index: usize) -> u64 {
        eight::flips(board, index)
    }

    #[inline(always)]
    fn outflanked(self, board: Board<u64>, index: usize) -> Option<u64> {
        eight::outflanked(board, index)
    }

    #[inline(always)]
    fn reach(self, board: Board<u64>) -> u64 {
        eight::reach(board)
    }
}

/// [`Eight`] on a kind of vectors.
#[derive(Clone, Copy, Debug)]
pub(crate) struct On<V> {
    pub eight: Eight,
    pub vectors: V,
}

impl<V: Vectors> Kernel for On<V> {
    type Set = u64;

    #[inline(always)]
    fn size(&self) -> BoardSize {
        self.eight.size()
    }

    #[inline(always)]
    fn all(&self) -> u64 {
        self.eight.all()
    }

    fn index(&self, square: Square) -> usize {
        self.eight.index(square)
    }

    fn square(&self, index: usize) -> Square {
        self.eight.square(index)
    }

    #[inline(always)]
    fn legal_moves(&self, board: Board<u64>) -> u64 {
        self.vectors.reach(board) & self.empties(board)
    }

    #[inline(always)]
    fn flips(&self, board: Board<u64>, index: usize) -> u64 {
        self.vectors.flips(board, index)
    }

    #[inline(always)]
    fn spread(&self, set: u64) -> u64 {
        self.eight.spread(set)
    }

    #[inline(always)]
    fn final_score(&self, board: Board<u64>) -> i32 {
        self.eight.final_score(board)
    }
}
