//! All 48 lanes in six SSE4.1 vectors, which every x86-64-v2 processor has: the indices after a move, and the
//! sums of the weights there. Entry numbers are computed side by side, but the tables are read one entry at
//! a time, since SSE has no gather.

#![allow(unsafe_code, reason = "SIMD: callers must check for a function's CPU features")]

use super::pairs::{FactorTables, PER_ROOT, SQUARE_SHIFT, SUM_LIMIT, Sums};
use super::shapes::{N_LANES, PLACE_VALUES};
use super::weights::{ENTRY_OFFSETS, INDEX_LIMITS, Tables};
use super::{Indices, PatternVectors};
use crate::kernel::Built as Sse4;
use std::arch::x86_64::*;

const N_VECTORS: usize = N_LANES / 8;

// This module is compiled only where SSE4.1 is a feature of the whole build.
by_lanes!(Sse4);

/// −(indices + disc placed + 2 · discs flipped): negated, since the other side moves next.
#[inline]
#[target_feature(enable = "sse4.1")]
fn play(indices: &Indices, square: usize, flips: u64) -> Indices {
    let mut flipped = [_mm_setzero_si128(); N_VECTORS];
    let mut left = flips;
    while left != 0 {
        let places = &PLACE_VALUES[left.trailing_zeros() as usize].0;
        for (vector, sum) in flipped.iter_mut().enumerate() {
            *sum = _mm_add_epi16(*sum, load(places, vector));
        }
        left &= left - 1;
    }
    let places = &PLACE_VALUES[square].0;
    let mut result = Indices([0; N_LANES]);
    for (vector, (flipped, result)) in flipped.iter().zip(result.0.chunks_exact_mut(8)).enumerate() {
        let placed = _mm_add_epi16(load(&indices.0, vector), load(places, vector));
        let sum = _mm_add_epi16(placed, _mm_add_epi16(*flipped, *flipped));
        // SAFETY: the chunk has the eight numbers that are written.
        unsafe { _mm_storeu_si128(result.as_mut_ptr().cast(), _mm_sub_epi16(_mm_setzero_si128(), sum)) }
    }
    result
}

#[inline]
#[target_feature(enable = "sse4.1")]
fn sum(tables: &Tables, indices: &Indices) -> i32 {
    // SAFETY: each is an entry of the tables.
    entries(indices).iter().map(|&entry| i32::from(unsafe { *tables.get_unchecked(entry as usize) })).sum()
}

/// The entry number of each lane, its index kept within [`INDEX_LIMITS`].
#[inline]
#[target_feature(enable = "sse4.1")]
fn entries(indices: &Indices) -> [u32; N_LANES] {
    let mut entries = [0; N_LANES];
    for (vector, entries) in entries.chunks_exact_mut(8).enumerate() {
        let limit = load(&INDEX_LIMITS.0, vector);
        let index = _mm_min_epi16(load(&indices.0, vector), limit);
        let index = _mm_max_epi16(index, _mm_sub_epi16(_mm_setzero_si128(), limit));
        let halves = [_mm_cvtepi16_epi32(index), _mm_cvtepi16_epi32(_mm_srli_si128::<8>(index))];
        let offsets = ENTRY_OFFSETS.0[8 * vector..][..8].chunks_exact(4);
        for ((half, offset), entries) in halves.into_iter().zip(offsets).zip(entries.chunks_exact_mut(4)) {
            // SAFETY: both chunks have the four numbers that are read or written.
            unsafe {
                let entry = _mm_add_epi32(half, _mm_loadu_si128(offset.as_ptr().cast()));
                _mm_storeu_si128(entries.as_mut_ptr().cast(), entry);
            }
        }
    }
    entries
}

/// Adds the factors side by side, then the squares of the sums: squares of numbers, not of the board.
#[inline]
#[target_feature(enable = "sse4.1")]
fn squares(table: &FactorTables, first: &Sums, indices: &Indices) -> i32 {
    let [low, high] = [&first[..8], &first[8..]].map(|half| {
        // SAFETY: the half has the eight numbers that are read.
        unsafe { _mm_loadu_si128(half.as_ptr().cast()) }
    });
    let mut sums = [low, high];
    for entry in entries(indices) {
        // SAFETY: it is an entry of the table.
        let factors = unsafe { _mm_loadu_si128(table.as_ptr().add(entry as usize).cast()) };
        let wide = [_mm_cvtepi8_epi16(factors), _mm_cvtepi8_epi16(_mm_srli_si128::<8>(factors))];
        sums = [_mm_add_epi16(sums[0], wide[0]), _mm_add_epi16(sums[1], wide[1])];
    }
    let limit = (SUM_LIMIT * PER_ROOT) as i16;
    let [low, high] = sums.map(|sum| {
        let sum = _mm_max_epi16(_mm_min_epi16(sum, _mm_set1_epi16(limit)), _mm_set1_epi16(-limit));
        // 1 for even factors, −1 for odd ones, whose squares are subtracted.
        _mm_madd_epi16(sum, _mm_sign_epi16(sum, _mm_set1_epi32(-1 << 16 | 1)))
    });
    total(_mm_add_epi32(low, high)) >> SQUARE_SHIFT
}

/// The sum of four numbers.
#[inline]
#[target_feature(enable = "sse4.1")]
fn total(four: __m128i) -> i32 {
    let two = _mm_add_epi32(four, _mm_shuffle_epi32::<0b0100_1110>(four));
    _mm_cvtsi128_si32(_mm_add_epi32(two, _mm_shuffle_epi32::<0b1011_0001>(two)))
}

#[inline]
#[target_feature(enable = "sse4.1")]
fn load(lanes: &[i16; N_LANES], vector: usize) -> __m128i {
    let eight = &lanes[8 * vector..][..8];
    // SAFETY: the slice has the eight numbers that are read.
    unsafe { _mm_loadu_si128(eight.as_ptr().cast()) }
}
