//! Flips and legal moves with AVX-512, where the processor has it.
//!
//! The steps are those of `avx2`, with three additions: the number of leading zeroes of each lane at once,
//! which gives the highest bit without a sweep; any function of three vectors in one instruction; and
//! rotation by a distance of each lane's own, so that legal moves go in all eight directions at once.

#![allow(unsafe_code, reason = "SIMD: callers must check for a function's CPU features")]

use super::avx2::{by_lines, quad, union};
use super::eight::{INNER, RAYS, STEPS};
use super::{Avx2, Board, Vectors};
use std::arch::x86_64::*;

/// AVX-512 with vectors of 256 bits (VL) and leading zeroes (CD), on a processor that has them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Avx512(pub(crate) Avx2);

impl Avx512 {
    /// `None` where the processor, or the operating system, lacks some of them.
    pub(crate) fn detect() -> Option<Avx512> {
        let has_all = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512cd")
            && is_x86_feature_detected!("avx512vl");
        Avx2::detect().filter(|_| has_all).map(Avx512)
    }
}

by_lines!(Avx512, "avx512f,avx512cd,avx512vl,bmi1,bmi2,lzcnt");

#[inline]
#[target_feature(enable = "avx512f,avx512cd,avx512vl")]
fn flips_by_line(Board { own, other }: Board<u64>, index: usize) -> __m256i {
    // The mask saves a bounds check.
    let rays = &RAYS[index & 63];
    let (own, other) = (_mm256_set1_epi64x(own as i64), _mm256_set1_epi64x(other as i64));
    let zero = _mm256_setzero_si256();

    // Upwards the nearest stop is the lowest bit; if it is an own disc, subtracting 1 sets all bits below it.
    let ray_up = quad(rays.up);
    let stops = _mm256_andnot_si256(other, ray_up);
    let end = _mm256_ternarylogic_epi64::<AND>(stops, _mm256_sub_epi64(zero, stops), own);
    let before_end = _mm256_add_epi64(end, _mm256_set1_epi64x(-1));
    let up = _mm256_maskz_and_epi64(_mm256_test_epi64_mask(end, end), before_end, ray_up);

    // Downwards the nearest stop is the highest bit; minus twice that bit has all bits above it set.
    let ray_down = quad(rays.down);
    let zeroes = _mm256_lzcnt_epi64(_mm256_andnot_si256(other, ray_down));
    let end = _mm256_and_si256(_mm256_srlv_epi64(_mm256_set1_epi64x(i64::MIN), zeroes), own);
    let above_end = _mm256_sub_epi64(zero, _mm256_add_epi64(end, end));

    _mm256_ternarylogic_epi64::<OR_AND>(up, above_end, ray_down)
}

#[inline]
#[target_feature(enable = "avx512f,avx512cd,avx512vl")]
fn reach(Board { own, other }: Board<u64>) -> u64 {
    let one = directions(1);
    let two = directions(2);
    // `inner` leaves out the ends of each line, so no run rotates around the rim.
    let open = _mm512_and_si512(_mm512_set1_epi64(other as i64), inner());
    let own = _mm512_set1_epi64(own as i64);
    let mut runs = _mm512_and_si512(open, _mm512_rolv_epi64(own, one));
    runs = _mm512_ternarylogic_epi64::<OR_AND>(runs, open, _mm512_rolv_epi64(runs, one));
    let pairs = _mm512_and_si512(open, _mm512_rolv_epi64(open, one));
    runs = _mm512_ternarylogic_epi64::<OR_AND>(runs, pairs, _mm512_rolv_epi64(runs, two));
    runs = _mm512_ternarylogic_epi64::<OR_AND>(runs, pairs, _mm512_rolv_epi64(runs, two));
    let ends = _mm512_rolv_epi64(runs, one);
    union(_mm256_or_si256(_mm512_castsi512_si256(ends), _mm512_extracti64x4_epi64::<1>(ends)))
}

/// Truth tables of the instruction for any function of three vectors: a and b and c; a or (b and c).
const AND: i32 = 0b1000_0000;
const OR_AND: i32 = 0b1111_1000;

/// Rotations by a number of steps: up along each line, then down.
#[inline]
#[target_feature(enable = "avx512f")]
fn directions(n: i64) -> __m512i {
    let [a, b, c, d] = STEPS.map(|step| n * i64::from(step));
    _mm512_setr_epi64(a, b, c, d, -a, -b, -c, -d)
}

/// The squares of each line that are not at its ends.
#[inline]
#[target_feature(enable = "avx512f")]
fn inner() -> __m512i {
    const MIDDLE_ROWS: u64 = 0x00FF_FFFF_FFFF_FF00;
    let [row, diagonal, column] = [INNER, INNER & MIDDLE_ROWS, MIDDLE_ROWS].map(|squares| squares as i64);
    _mm512_setr_epi64(row, diagonal, column, diagonal, row, diagonal, column, diagonal)
}
