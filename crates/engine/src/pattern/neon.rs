//! All 48 lanes in six NEON vectors, which every 64-bit ARM has: the indices after a move, and the sums of
//! what they point at. Entry numbers are computed side by side, but the tables are read one entry at a time,
//! since NEON has no gather.

#![allow(unsafe_code, reason = "SIMD: callers must check for a function's CPU features")]

use super::pairs::{FactorTables, PER_ROOT, SQUARE_SHIFT, SUM_LIMIT, Sums};
use super::shapes::{N_LANES, PLACE_VALUES};
use super::weights::{ENTRY_OFFSETS, INDEX_LIMITS, Tables};
use super::{Indices, PatternVectors};
use crate::kernel::Built as Neon;
use std::arch::aarch64::*;

const N_VECTORS: usize = N_LANES / 8;

// Every aarch64 processor has NEON.
by_lanes!(Neon);

/// The indices after a move: −(indices + disc placed + 2 · discs flipped), since the other side moves next.
#[inline]
#[target_feature(enable = "neon")]
fn play(indices: &Indices, square: usize, flips: u64) -> Indices {
    let mut flipped = [vdupq_n_s16(0); N_VECTORS];
    let mut left = flips;
    while left != 0 {
        let places = &PLACE_VALUES[left.trailing_zeros() as usize].0;
        for (vector, sum) in flipped.iter_mut().enumerate() {
            *sum = vaddq_s16(*sum, load(places, vector));
        }
        left &= left - 1;
    }
    let places = &PLACE_VALUES[square].0;
    let mut result = Indices([0; N_LANES]);
    for (vector, (flipped, result)) in flipped.iter().zip(result.0.chunks_exact_mut(8)).enumerate() {
        let placed = vaddq_s16(load(&indices.0, vector), load(places, vector));
        let sum = vnegq_s16(vaddq_s16(placed, vaddq_s16(*flipped, *flipped)));
        // SAFETY: the chunk has the eight numbers that are written.
        unsafe { vst1q_s16(result.as_mut_ptr(), sum) }
    }
    result
}

#[inline]
#[target_feature(enable = "neon")]
fn sum(tables: &Tables, indices: &Indices) -> i32 {
    // SAFETY: `entries` keeps each number within the tables.
    entries(indices).iter().map(|&entry| i32::from(unsafe { *tables.get_unchecked(entry as usize) })).sum()
}

/// The entry number of each lane, its index kept within [`INDEX_LIMITS`].
#[inline]
#[target_feature(enable = "neon")]
fn entries(indices: &Indices) -> [i32; N_LANES] {
    let mut entries = [0; N_LANES];
    for (vector, (entries, offsets)) in
        entries.chunks_exact_mut(8).zip(ENTRY_OFFSETS.0.chunks_exact(8)).enumerate()
    {
        let (index, limit) = (load(&indices.0, vector), load(&INDEX_LIMITS.0, vector));
        let index = vmaxq_s16(vminq_s16(index, limit), vnegq_s16(limit));
        // SAFETY: both chunks have the eight numbers that are read and written.
        unsafe {
            let (low, high) = (vld1q_s32(offsets.as_ptr()), vld1q_s32(offsets[4..].as_ptr()));
            vst1q_s32(entries.as_mut_ptr(), vaddw_s16(low, vget_low_s16(index)));
            vst1q_s32(entries[4..].as_mut_ptr(), vaddw_high_s16(high, index));
        }
    }
    entries
}

/// Sums each factor over the lanes; returns the squares of the even factors' sums less those of the odd.
#[inline]
#[target_feature(enable = "neon")]
fn squares(table: &FactorTables, first: &Sums, indices: &Indices) -> i32 {
    // SAFETY: the array has the sixteen numbers that are read.
    let (mut low, mut high) = unsafe { (vld1q_s16(first.as_ptr()), vld1q_s16(first[8..].as_ptr())) };
    for entry in entries(indices) {
        // SAFETY: `entries` keeps the number within the table.
        let factors = unsafe { vld1q_s8(table.get_unchecked(entry as usize).as_ptr()) };
        low = vaddw_s8(low, vget_low_s8(factors));
        high = vaddw_high_s8(high, factors);
    }
    let limit = vdupq_n_s16((SUM_LIMIT * PER_ROOT) as i16);
    // 1 for even factors, −1 for odd ones, whose squares are subtracted.
    let signs = vreinterpretq_s16_s32(vdupq_n_s32(-1 << 16 | 1));
    let mut total = vdupq_n_s32(0);
    for sum in [low, high] {
        let sum = vmaxq_s16(vminq_s16(sum, limit), vnegq_s16(limit));
        let signed = vmulq_s16(sum, signs);
        total = vmlal_s16(total, vget_low_s16(sum), vget_low_s16(signed));
        total = vmlal_high_s16(total, sum, signed);
    }
    vaddvq_s32(total) >> SQUARE_SHIFT
}

#[inline]
#[target_feature(enable = "neon")]
fn load(lanes: &[i16; N_LANES], vector: usize) -> int16x8_t {
    let eight = &lanes[8 * vector..][..8];
    // SAFETY: the slice has the eight numbers that are read.
    unsafe { vld1q_s16(eight.as_ptr()) }
}
