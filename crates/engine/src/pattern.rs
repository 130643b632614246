//! The trained evaluation of the 8×8 board: the value of a position, read off its patterns.
//!
//! A [`Shape`] is a small set of squares, such as a corner's nine; it lies on the board in up to eight
//! places, each a *lane*. The discs on a lane's squares, read as a number in balanced ternary, are an index
//! into the shape's table, and the value of a position is a sum: the table entries of its 48 lanes, the joint
//! values of pairs of them ([`Pairs`]), and the values of a few [`Counts`] of moves and discs. [`Indices`]
//! holds the 48 numbers and is updated along a game move by move; [`Weights`] holds a set of tables for every
//! two plies. Everything is seen by the side to move.
//!
//! The method is that of Michael Buro's Logistello (*Experiments with Multi-ProbCut and a New High-Quality
//! Evaluation Function for Othello*, 1997); the shapes and the weights are our own.
//!
//! In reading order: `shapes`, [`Indices`], [`Counts`], [`Weights`], [`Pairs`]; then [`Sharing`],
//! which knows the configurations that share a weight, `file`, which writes each of those once, and `parts`,
//! which unpacks only the parts of a file that are read.

/// Implements [`PatternVectors`] for a type whose values prove features, by the functions `play`, `sum` and
/// `squares` of the file that uses the macro.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
macro_rules! by_lanes {
    ($V:ty) => {
        impl PatternVectors for $V {
            #[inline(always)]
            fn play(self, indices: &Indices, square: usize, flips: u64) -> Indices {
                // SAFETY: a `self` exists only where the processor has the features; the same below.
                unsafe { play(indices, square, flips) }
            }

            #[inline(always)]
            fn sum(self, tables: &Tables, indices: &Indices) -> i32 {
                // SAFETY: see `play`.
                unsafe { sum(tables, indices) }
            }

            #[inline(always)]
            fn squares(self, table: &FactorTables, first: &Sums, indices: &Indices) -> i32 {
                // SAFETY: see `play`.
                unsafe { squares(table, first, indices) }
            }
        }
    };
}

mod shapes;
mod indices;
mod counts;
mod weights;
mod pairs;
#[cfg(any(test, not(any(all(target_arch = "x86_64", target_feature = "sse4.1"), target_arch = "aarch64"))))]
mod plain;
#[cfg(all(target_arch = "x86_64", target_feature = "sse4.1"))]
mod sse4;
#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "aarch64")]
mod neon;
mod sharing;
mod file;
mod parts;
mod pages;

pub use counts::{COUNT_LIMIT, Counts, N_COUNTS};
pub(crate) use file::{pack_numbers, unpack_numbers};
pub use indices::Indices;
pub use pairs::{
    Factors, N_BLOCKS, N_FACTORS, OtherFactors, PAIRS_LIMIT, PER_ROOT, Pairs, SUM_LIMIT, Sums, block,
};
pub(crate) use shapes::set;
pub use shapes::{N_LANES, SHAPES, Shape};
pub use sharing::Sharing;
pub(crate) use sharing::shared_numbers;
pub use weights::{Bias, CountTables, N_BIASES, N_PHASES, PER_DISC, Weights, phase};

use crate::kernel::Vectors;

/// [`Vectors`] that read a position's value off its patterns: `plain` computes the sums over all lanes number
/// by number, the other files with the vectors of a processor.
pub(crate) trait PatternVectors: Vectors {
    /// See [`Indices::play`].
    fn play(self, indices: &Indices, square: usize, flips: u64) -> Indices;
    /// The sum of the weights that the lanes point at.
    fn sum(self, tables: &weights::Tables, indices: &Indices) -> i32;
    /// The joint value: the sums of all lanes' factors, squared and added with alternating signs.
    fn squares(self, table: &pairs::FactorTables, first: &Sums, indices: &Indices) -> i32;
}
