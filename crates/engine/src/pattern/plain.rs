//! The indices after a move and the sums over all lanes, computed one number at a time: for every processor,
//! and as the reference in tests of the vectors.

use super::pairs::{FactorTables, PER_ROOT, SQUARE_SHIFT, SUM_LIMIT, Sums};
use super::weights::{ENTRY_OFFSETS, INDEX_LIMITS, Tables};
use super::{Indices, PatternVectors};
#[cfg(not(test))]
use crate::kernel::Built as Plain;
#[cfg(test)]
use crate::kernel::Plain;
use othello::rules::Bits;

impl PatternVectors for Plain {
    fn play(self, indices: &Indices, square: usize, flips: u64) -> Indices {
        let mut indices = *indices;
        indices.add(square, 1);
        flips.indices().for_each(|square| indices.add(square, 2));
        indices.pass()
    }

    fn sum(self, tables: &Tables, indices: &Indices) -> i32 {
        entries(indices).map(|entry| i32::from(tables[entry])).sum()
    }

    fn squares(self, table: &FactorTables, first: &Sums, indices: &Indices) -> i32 {
        let mut sums = *first;
        for entry in entries(indices) {
            let factors = sums.iter_mut().zip(table[entry]);
            factors.for_each(|(sum, factor)| *sum = sum.wrapping_add(factor.into()));
        }
        let limit = SUM_LIMIT * PER_ROOT;
        let squares = sums.iter().map(|sum| i32::from(*sum).clamp(-limit, limit).pow(2));
        let signed = squares.enumerate().map(|(k, square)| if k % 2 == 0 { square } else { -square });
        signed.sum::<i32>() >> SQUARE_SHIFT
    }
}

/// The entry of each lane, its index kept within [`INDEX_LIMITS`].
fn entries(indices: &Indices) -> impl Iterator<Item = usize> {
    let lanes = ENTRY_OFFSETS.0.iter().zip(INDEX_LIMITS.0).zip(indices.0);
    lanes.map(|((offset, limit), index)| (offset + i32::from(index.clamp(-limit, limit))) as usize)
}
