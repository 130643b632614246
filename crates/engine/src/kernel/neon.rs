//! Flips and legal moves with NEON, which every 64-bit ARM has: two lines of a board in the two 64-bit lanes
//! of a vector.
//!
//! The steps are those of `plain`. No instruction finds the highest bit of a lane, but all bits can be
//! reversed: a ray towards lower indices then runs towards higher ones, and its nearest stop is the lowest
//! bit.

#![allow(unsafe_code, reason = "SIMD: callers must check for a function's CPU features")]

use super::eight::{INNER, RAYS, STEPS};
use super::{Board, Vectors};
use std::arch::aarch64::*;

/// The vector operations of the kernel with NEON.
#[derive(Clone, Copy, Debug)]
pub struct Neon;

impl Neon {
    pub(super) const NAME: &str = "NEON";
}

impl Vectors for Neon {
    #[inline(always)]
    fn flips(self, board: Board<u64>, index: usize) -> u64 {
        // SAFETY: every aarch64 processor has NEON.
        unsafe { flips_neon(board, index) }
    }

    #[inline(always)]
    fn reach(self, board: Board<u64>) -> u64 {
        // SAFETY: every aarch64 processor has NEON.
        unsafe { reach_neon(board) }
    }
}

#[inline]
#[target_feature(enable = "neon")]
fn reach_neon(Board { own, other }: Board<u64>) -> u64 {
    let [row, diagonal, column, rising] = STEPS.map(i64::from);
    let inner = vdupq_n_u64(other & INNER);
    // Rows and falling diagonals, then columns, whose runs may lie on the rim, and rising diagonals.
    let ends = [
        ends_of_runs(own, inner, step_pair(row, diagonal)),
        ends_of_runs(own, vcombine_u64(vcreate_u64(other), vget_high_u64(inner)), step_pair(column, rising)),
    ];
    union(vorrq_u64(ends[0], ends[1]))
}

/// The squares after a run of `open` ones that begins beside an own disc, both ways along two lines.
#[inline]
#[target_feature(enable = "neon")]
fn ends_of_runs(own: u64, open: uint64x2_t, step: int64x2_t) -> uint64x2_t {
    let own = vdupq_n_u64(own);
    let ways = [step, vnegq_s64(step)].map(|step| {
        let two = vaddq_s64(step, step);
        let mut run = vandq_u64(open, vshlq_u64(own, step));
        run = vorrq_u64(run, vandq_u64(open, vshlq_u64(run, step)));
        let pairs = vandq_u64(open, vshlq_u64(open, step));
        run = vorrq_u64(run, vandq_u64(pairs, vshlq_u64(run, two)));
        run = vorrq_u64(run, vandq_u64(pairs, vshlq_u64(run, two)));
        vshlq_u64(run, step)
    });
    vorrq_u64(ways[0], ways[1])
}

#[inline]
#[target_feature(enable = "neon")]
fn flips_neon(Board { own, other }: Board<u64>, index: usize) -> u64 {
    // The masks save bounds checks. With all bits reversed, the rays down from a square are those up from
    // square 63 − `index`.
    let up = runs(own, other, &RAYS[index & 63].up);
    let down = runs(own.reverse_bits(), other.reverse_bits(), &RAYS[63 - (index & 63)].up);
    union(up) | union(down).reverse_bits()
}

/// The opposing discs on four rays up to an own one.
#[inline]
#[target_feature(enable = "neon")]
fn runs(own: u64, other: u64, rays: &[u64; 4]) -> uint64x2_t {
    let (own, other) = (vdupq_n_u64(own), vdupq_n_u64(other));
    let [a, b, c, d] = *rays;
    let runs = [pair(a, b), pair(c, d)].map(|ray| {
        // The nearest stop is the lowest bit; if it is an own disc, subtracting 1 sets all bits below it.
        let stops = vbicq_u64(ray, other);
        let lowest = vandq_u64(stops, vreinterpretq_u64_s64(vnegq_s64(vreinterpretq_s64_u64(stops))));
        let end = vandq_u64(lowest, own);
        // The subtraction saturates: 0 stays 0.
        vandq_u64(ray, vqsubq_u64(end, vdupq_n_u64(1)))
    });
    vorrq_u64(runs[0], runs[1])
}

#[inline]
#[target_feature(enable = "neon")]
fn step_pair(a: i64, b: i64) -> int64x2_t {
    vcombine_s64(vcreate_s64(a as u64), vcreate_s64(b as u64))
}

#[inline]
#[target_feature(enable = "neon")]
fn pair(a: u64, b: u64) -> uint64x2_t {
    vcombine_u64(vcreate_u64(a), vcreate_u64(b))
}

#[inline]
#[target_feature(enable = "neon")]
fn union(lanes: uint64x2_t) -> u64 {
    vgetq_lane_u64::<0>(lanes) | vgetq_lane_u64::<1>(lanes)
}
