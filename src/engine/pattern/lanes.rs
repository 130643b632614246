//! All 48 lanes in three AVX2 vectors: the indices after a move, and the sum of the weights they point at.

use super::Indices;
use super::shapes::{N_LANES, PLACES};
use super::weights::{ENTRY_LIMITS, ENTRY_OFFSETS, Tables};
use std::arch::x86_64::*;

const N_VECTORS: usize = N_LANES / 16;

#[inline(always)]
pub(super) fn play(indices: &Indices, square: usize, flips: u64) -> Indices {
    // SAFETY: this module is compiled only where AVX2 is a feature of the whole build.
    unsafe { play_avx2(indices, square, flips) }
}

#[inline(always)]
pub(super) fn sum(tables: &Tables, indices: &Indices) -> i32 {
    // SAFETY: this module is compiled only where AVX2 is a feature of the whole build.
    unsafe { sum_avx2(tables, indices) }
}

/// Minus the indices, minus the disc, minus twice the discs flipped: the other side's view.
#[inline]
#[target_feature(enable = "avx2")]
fn play_avx2(indices: &Indices, square: usize, flips: u64) -> Indices {
    let mut flipped = [_mm256_setzero_si256(); N_VECTORS];
    let mut left = flips;
    while left != 0 {
        let places = &PLACES[left.trailing_zeros() as usize].0;
        for (vector, sum) in flipped.iter_mut().enumerate() {
            *sum = _mm256_add_epi16(*sum, load(places, vector));
        }
        left &= left - 1;
    }
    let places = &PLACES[square].0;
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
fn sum_avx2(tables: &Tables, indices: &Indices) -> i32 {
    let mut sum = _mm256_setzero_si256();
    for vector in 0..N_VECTORS {
        // An index out of range can come only from a move that was none; it must not reach beyond its table.
        let limit = load(&ENTRY_LIMITS.0, vector);
        let index = load(&indices.0, vector);
        let index = _mm256_min_epi16(index, limit);
        let index = _mm256_max_epi16(index, _mm256_sub_epi16(_mm256_setzero_si256(), limit));
        let halves = [_mm256_castsi256_si128(index), _mm256_extracti128_si256::<1>(index)];
        for (half, index) in halves.into_iter().enumerate() {
            let offset = &ENTRY_OFFSETS.0[16 * vector + 8 * half..][..8];
            // SAFETY: the slice has the eight numbers that are read.
            let offset = unsafe { _mm256_loadu_si256(offset.as_ptr().cast()) };
            let entry = _mm256_add_epi32(_mm256_cvtepi16_epi32(index), offset);
            // SAFETY: an offset plus an index within its limits is an entry of the tables that is not the first: see
            // `ENTRY_OFFSETS`. What is read is that entry and the one before it.
            let pair = unsafe { _mm256_i32gather_epi32::<2>(tables.as_ptr().sub(1).cast(), entry) };
            sum = _mm256_add_epi32(sum, _mm256_srai_epi32::<16>(pair));
        }
    }
    let four = _mm_add_epi32(_mm256_castsi256_si128(sum), _mm256_extracti128_si256::<1>(sum));
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
