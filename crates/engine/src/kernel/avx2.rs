//! Flips and legal moves with the four lines of a board in the four 64-bit lanes of an AVX2 vector.
//!
//! The method is that of `plain`, but no vector instruction finds the highest set bit of a lane. A ray's
//! squares lie one step apart, so shifts by one, two and four steps clear every bit that has a set bit above
//! it on the ray; the highest is left.

#![allow(unsafe_code, reason = "SIMD: callers must check for a function's CPU features")]

use super::eight::{INNER, RAYS, STEPS};
use super::{Board, Vectors};
use std::arch::x86_64::*;

/// AVX2 and the bit instructions that came with it. A value proves that the processor has them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Avx2(());

impl Avx2 {
    /// `None` where the processor, or the operating system, lacks some of them.
    pub(crate) fn detect() -> Option<Avx2> {
        let has_all = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt");
        has_all.then_some(Avx2(()))
    }
}

/// Implements [`Vectors`] for a type that proves features, by its file's `flips_by_line` and `reach`.
macro_rules! by_lines {
    ($V:ty, $features:literal) => {
        impl Vectors for $V {
            #[inline(always)]
            fn run<R>(self, work: impl FnOnce() -> R) -> R {
                #[inline]
                #[target_feature(enable = $features)]
                fn marked<R>(work: impl FnOnce() -> R) -> R {
                    work()
                }
                // SAFETY: there is a `self` only where the processor has these features; the same below.
                unsafe { marked(work) }
            }

            #[inline(always)]
            fn flips(self, board: Board<u64>, index: usize) -> u64 {
                // SAFETY: see `run`.
                unsafe { union(flips_by_line(board, index)) }
            }

            #[inline(always)]
            fn outflanked(self, board: Board<u64>, index: usize) -> Option<u64> {
                // SAFETY: see `run`.
                unsafe {
                    let flips = flips_by_line(board, index);
                    (_mm256_testz_si256(flips, flips) == 0).then(|| union(flips))
                }
            }

            #[inline(always)]
            fn reach(self, board: Board<u64>) -> u64 {
                // SAFETY: see `run`.
                unsafe { reach(board) }
            }
        }
    };
}
pub(super) use by_lines;

by_lines!(Avx2, "avx2,bmi1,bmi2,lzcnt");

#[inline]
#[target_feature(enable = "avx2")]
fn reach(Board { own, other }: Board<u64>) -> u64 {
    let step = steps(1);
    let open = _mm256_and_si256(splat(other), quad([INNER, INNER, !0, INNER]));
    let own = splat(own);
    let mut up = _mm256_and_si256(open, _mm256_sllv_epi64(own, step));
    let mut down = _mm256_and_si256(open, _mm256_srlv_epi64(own, step));
    up = _mm256_or_si256(up, _mm256_and_si256(open, _mm256_sllv_epi64(up, step)));
    down = _mm256_or_si256(down, _mm256_and_si256(open, _mm256_srlv_epi64(down, step)));
    let pairs_up = _mm256_and_si256(open, _mm256_sllv_epi64(open, step));
    let pairs_down = _mm256_srlv_epi64(pairs_up, step);
    let two = steps(2);
    up = _mm256_or_si256(up, _mm256_and_si256(pairs_up, _mm256_sllv_epi64(up, two)));
    down = _mm256_or_si256(down, _mm256_and_si256(pairs_down, _mm256_srlv_epi64(down, two)));
    up = _mm256_or_si256(up, _mm256_and_si256(pairs_up, _mm256_sllv_epi64(up, two)));
    down = _mm256_or_si256(down, _mm256_and_si256(pairs_down, _mm256_srlv_epi64(down, two)));
    union(_mm256_or_si256(_mm256_sllv_epi64(up, step), _mm256_srlv_epi64(down, step)))
}

#[inline]
#[target_feature(enable = "avx2")]
fn flips_by_line(Board { own, other }: Board<u64>, index: usize) -> __m256i {
    // The mask saves a bounds check.
    let rays = &RAYS[index & 63];
    let (own, other) = (splat(own), splat(other));
    let zero = _mm256_setzero_si256();

    // Upwards the nearest stop is the lowest bit; if it is an own disc, subtracting 1 sets all bits below it.
    let ray = quad(rays.up);
    let stops = _mm256_andnot_si256(other, ray);
    let end = _mm256_and_si256(_mm256_and_si256(stops, _mm256_sub_epi64(zero, stops)), own);
    let no_end = _mm256_cmpeq_epi64(end, zero);
    let before_end = _mm256_sub_epi64(_mm256_sub_epi64(end, splat(1)), no_end);
    let up = _mm256_and_si256(ray, before_end);

    // Downwards the nearest stop is the highest bit; minus twice that bit has all bits above it set.
    let ray = quad(rays.down);
    let stops = _mm256_andnot_si256(other, ray);
    let mut swept = _mm256_srlv_epi64(stops, steps(1));
    swept = _mm256_or_si256(swept, _mm256_srlv_epi64(swept, steps(1)));
    swept = _mm256_or_si256(swept, _mm256_srlv_epi64(swept, steps(2)));
    swept = _mm256_or_si256(swept, _mm256_srlv_epi64(swept, steps(4)));
    let end = _mm256_and_si256(_mm256_andnot_si256(swept, stops), own);
    let above_end = _mm256_sub_epi64(zero, _mm256_add_epi64(end, end));
    let down = _mm256_and_si256(ray, above_end);

    _mm256_or_si256(up, down)
}

/// The shift of each lane for `n` steps along its line.
#[inline]
#[target_feature(enable = "avx2")]
fn steps(n: u64) -> __m256i {
    quad(STEPS.map(|step| n * u64::from(step)))
}

#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn quad([a, b, c, d]: [u64; 4]) -> __m256i {
    _mm256_setr_epi64x(a as i64, b as i64, c as i64, d as i64)
}

#[inline]
#[target_feature(enable = "avx2")]
fn splat(word: u64) -> __m256i {
    _mm256_set1_epi64x(word as i64)
}

#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn union(lanes: __m256i) -> u64 {
    let two = _mm_or_si128(_mm256_castsi256_si128(lanes), _mm256_extracti128_si256::<1>(lanes));
    (_mm_cvtsi128_si64(two) | _mm_extract_epi64::<1>(two)) as u64
}
