//! All 48 lanes in three AVX2 vectors: the indices after a move, and the sum of the weights they point at.

#![allow(unsafe_code, reason = "SIMD: callers must check for a function's CPU features")]

use super::pairs::{FactorTables, PER_ROOT, SQUARE_SHIFT, SUM_LIMIT, Sums};
use super::shapes::{N_LANES, PLACE_VALUES};
use super::weights::{ENTRY_OFFSETS, INDEX_LIMITS, Tables};
use super::{Indices, PatternVectors};
use crate::kernel::{Avx2, Avx512};
use std::arch::x86_64::*;

const N_VECTORS: usize = N_LANES / 16;

by_lanes!(Avx2);
// AVX-512 includes AVX2.
by_lanes!(Avx512);

/// The indices after a move: −(indices + disc placed + 2 · discs flipped), since the other side moves next.
#[inline]
#[target_feature(enable = "avx2")]
fn play(indices: &Indices, square: usize, flips: u64) -> Indices {
    let mut flipped = [_mm256_setzero_si256(); N_VECTORS];
    let mut left = flips;
    while left != 0 {
        let places = &PLACE_VALUES[left.trailing_zeros() as usize].0;
        for (vector, sum) in flipped.iter_mut().enumerate() {
            *sum = _mm256_add_epi16(*sum, load(places, vector));
        }
        left &= left - 1;
    }
    let places = &PLACE_VALUES[square].0;
    let mut result = Indices([0; N_LANES]);
    for (vector, flipped) in flipped.iter().enumerate() {
        let placed = _mm256_add_epi16(load(&indices.0, vector), load(places, vector));
        let sum = _mm256_add_epi16(placed, _mm256_add_epi16(*flipped, *flipped));
        store(&mut result.0, vector, _mm256_sub_epi16(_mm256_setzero_si256(), sum));
    }
    result
}

#[inline]
#[target_feature(enable = "avx2")]
fn sum(tables: &Tables, indices: &Indices) -> i32 {
    let mut sum = _mm256_setzero_si256();
    for eight in 0..N_LANES / 8 {
        let before = tables.as_ptr().wrapping_sub(1).cast();
        // SAFETY: each entry lies in the tables and is not their first, so the two numbers read, that entry
        // and the one before it, lie in the tables. The pointer to the number before the tables is never
        // read.
        let pair = unsafe { _mm256_i32gather_epi32::<2>(before, entries(indices, eight)) };
        sum = _mm256_add_epi32(sum, _mm256_srai_epi32::<16>(pair));
    }
    total(sum)
}

/// The entries of eight lanes; an index beyond [`INDEX_LIMITS`] counts as the limit.
#[inline]
#[target_feature(enable = "avx2")]
fn entries(indices: &Indices, eight: usize) -> __m256i {
    let [index, limit] = [&indices.0, &INDEX_LIMITS.0].map(|lanes| {
        let numbers = &lanes[8 * eight..][..8];
        // SAFETY: the slice has the eight numbers that are read.
        unsafe { _mm_loadu_si128(numbers.as_ptr().cast()) }
    });
    let index = _mm_max_epi16(_mm_min_epi16(index, limit), _mm_sub_epi16(_mm_setzero_si128(), limit));
    let offset = &ENTRY_OFFSETS.0[8 * eight..][..8];
    // SAFETY: the slice has the eight numbers that are read.
    let offset = unsafe { _mm256_loadu_si256(offset.as_ptr().cast()) };
    _mm256_add_epi32(_mm256_cvtepi16_epi32(index), offset)
}

/// Squares the sum of each factor: the squares of even factors are added, those of odd ones subtracted.
#[inline]
#[target_feature(enable = "avx2")]
fn squares(table: &FactorTables, first: &Sums, indices: &Indices) -> i32 {
    let mut found = [0u32; N_LANES];
    for (eight, found) in found.chunks_exact_mut(8).enumerate() {
        // SAFETY: the slice has the eight numbers that are written.
        unsafe { _mm256_storeu_si256(found.as_mut_ptr().cast(), entries(indices, eight)) }
    }
    // SAFETY: the array has the sixteen numbers that are read.
    let mut sums = [unsafe { _mm256_loadu_si256(first.as_ptr().cast()) }, _mm256_setzero_si256()];
    for two in found.chunks_exact(2) {
        for (sum, entry) in sums.iter_mut().zip(two) {
            // SAFETY: `entries` keeps the number within the table.
            let factors = unsafe { _mm_loadu_si128(table.as_ptr().add(*entry as usize).cast()) };
            *sum = _mm256_add_epi16(*sum, _mm256_cvtepi8_epi16(factors));
        }
    }
    let limit = (SUM_LIMIT * PER_ROOT) as i16;
    let sum = _mm256_add_epi16(sums[0], sums[1]);
    let sum = _mm256_max_epi16(_mm256_min_epi16(sum, _mm256_set1_epi16(limit)), _mm256_set1_epi16(-limit));
    // 1 for even factors, −1 for odd ones.
    let signed = _mm256_sign_epi16(sum, _mm256_set1_epi32(-1 << 16 | 1));
    total(_mm256_madd_epi16(sum, signed)) >> SQUARE_SHIFT
}

/// The sum of eight numbers.
#[inline]
#[target_feature(enable = "avx2")]
fn total(eight: __m256i) -> i32 {
    let four = _mm_add_epi32(_mm256_castsi256_si128(eight), _mm256_extracti128_si256::<1>(eight));
    let two = _mm_add_epi32(four, _mm_shuffle_epi32::<0b0100_1110>(four));
    let one = _mm_add_epi32(two, _mm_shuffle_epi32::<0b1011_0001>(two));
    _mm_cvtsi128_si32(one)
}

#[inline]
#[target_feature(enable = "avx2")]
fn load(lanes: &[i16; N_LANES], vector: usize) -> __m256i {
    let sixteen = &lanes[16 * vector..][..16];
    // SAFETY: the slice has the sixteen numbers that are read.
    unsafe { _mm256_loadu_si256(sixteen.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn store(lanes: &mut [i16; N_LANES], vector: usize, value: __m256i) {
    let sixteen = &mut lanes[16 * vector..][..16];
    // SAFETY: the slice has the sixteen numbers that are written.
    unsafe { _mm256_storeu_si256(sixteen.as_mut_ptr().cast(), value) }
}
