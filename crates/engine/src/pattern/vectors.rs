//! The sums over all lanes, for each kind of [`Vectors`]: `plain` computes them number by number, the other
//! files with the vectors of a processor.

use super::Indices;
use super::pairs::{FactorTables, Sums};
use super::weights::Tables;
use crate::kernel::Vectors;

/// [`Vectors`] that read a position's value off its patterns.
pub(crate) trait PatternVectors: Vectors {
    /// See [`Indices::play`].
    fn play(self, indices: &Indices, square: usize, flips: u64) -> Indices;
    /// The sum of the weights that the lanes point at.
    fn sum(self, tables: &Tables, indices: &Indices) -> i32;
    /// The sums of the factors side by side, then their squares.
    fn squares(self, table: &FactorTables, first: &Sums, indices: &Indices) -> i32;
}
