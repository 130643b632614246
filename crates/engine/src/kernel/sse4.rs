//! Flips and legal moves with SSE4.1, which every x86-64-v2 processor has: a board and the same board upside
//! down in the two 64-bit lanes of a vector.
//!
//! Directions down the board point up in the second lane, so that six of eight directions run towards higher
//! bits, where the nearest stop is the lowest bit. The two along the row use ordinary words: flips are looked
//! up by the byte of the row, and moves to the right are the carries of an addition.

#![allow(unsafe_code, reason = "SIMD: callers must check for a function's CPU features")]

use super::eight::{INNER, ray};
use super::{Board, Vectors};
use std::arch::x86_64::*;

/// SSE4.1.
#[derive(Clone, Copy, Debug)]
pub struct Sse4;

impl Sse4 {
    pub(super) const NAME: &str = "SSE4";
}

impl Vectors for Sse4 {
    #[inline(always)]
    fn flips(self, board: Board<u64>, index: usize) -> u64 {
        // SAFETY: this module is compiled only where SSE4.1 is a feature of the whole build.
        (unsafe { flips_across(board, index) }) | flips_in_row(board, index)
    }

    #[inline(always)]
    fn reach(self, board: Board<u64>) -> u64 {
        // SAFETY: this module is compiled only where SSE4.1 is a feature of the whole build.
        (unsafe { reach_across(board) }) | reach_in_row(board)
    }
}

/// Steps up a column and along the diagonals.
const UP: [i32; 3] = [8, 9, 7];

/// For each square and each of these steps: the ray from it, and the ray from its mirror image upside down.
static RAYS: [[Lanes; UP.len()]; 64] = {
    let mut rays = [[Lanes([0; 2]); UP.len()]; 64];
    let mut index = 0;
    while index < 64 {
        let mut line = 0;
        while line < UP.len() {
            rays[index][line] = Lanes([ray(index as i32, UP[line]), ray(index as i32 ^ 56, UP[line])]);
            line += 1;
        }
        index += 1;
    }
    rays
};

#[derive(Clone, Copy)]
#[repr(align(16))]
struct Lanes([u64; 2]);

#[inline]
#[target_feature(enable = "sse4.1")]
fn flips_across(Board { own, other }: Board<u64>, index: usize) -> u64 {
    let (own, other) = (both_ways(own), both_ways(other));
    let zero = _mm_setzero_si128();
    // The mask saves a bounds check.
    let lines = RAYS[index & 63].each_ref().map(|Lanes(ray)| {
        // SAFETY: the lanes have the two numbers that are read, aligned as a vector.
        let ray = unsafe { _mm_load_si128(ray.as_ptr().cast()) };
        // `end` is the nearest stop if it is an own disc, and `before_end` all bits below; else both are 0.
        let stops = _mm_andnot_si128(other, ray);
        let end = _mm_and_si128(_mm_and_si128(stops, _mm_sub_epi64(zero, stops)), own);
        let before_end = _mm_sub_epi64(_mm_add_epi64(end, _mm_set1_epi64x(-1)), _mm_cmpeq_epi64(end, zero));
        _mm_and_si128(ray, before_end)
    });
    union(_mm_or_si128(_mm_or_si128(lines[0], lines[1]), lines[2]))
}

#[inline]
#[target_feature(enable = "sse4.1")]
fn reach_across(Board { own, other }: Board<u64>) -> u64 {
    let own = both_ways(own);
    let [column, inner] = [both_ways(other), both_ways(other & INNER)];
    let column = ends_of_runs::<8, 16>(own, column);
    let diagonals = [ends_of_runs::<9, 18>(own, inner), ends_of_runs::<7, 14>(own, inner)];
    union(_mm_or_si128(column, _mm_or_si128(diagonals[0], diagonals[1])))
}

/// The squares just after each run of `open` squares that begins one step from an own disc.
#[inline]
#[target_feature(enable = "sse4.1")]
fn ends_of_runs<const STEP: i32, const TWO: i32>(own: __m128i, open: __m128i) -> __m128i {
    let mut run = _mm_and_si128(open, _mm_slli_epi64::<STEP>(own));
    run = _mm_or_si128(run, _mm_and_si128(open, _mm_slli_epi64::<STEP>(run)));
    let pairs = _mm_and_si128(open, _mm_slli_epi64::<STEP>(open));
    run = _mm_or_si128(run, _mm_and_si128(pairs, _mm_slli_epi64::<TWO>(run)));
    run = _mm_or_si128(run, _mm_and_si128(pairs, _mm_slli_epi64::<TWO>(run)));
    _mm_slli_epi64::<STEP>(run)
}

/// A set of squares, and the same upside down.
#[inline]
#[target_feature(enable = "sse4.1")]
fn both_ways(set: u64) -> __m128i {
    let bytes = _mm_setr_epi8(0, 1, 2, 3, 4, 5, 6, 7, 7, 6, 5, 4, 3, 2, 1, 0);
    _mm_shuffle_epi8(_mm_cvtsi64_si128(set as i64), bytes)
}

/// The union of both lanes, the second one turned back.
#[inline]
#[target_feature(enable = "sse4.1")]
fn union(lanes: __m128i) -> u64 {
    _mm_cvtsi128_si64(lanes) as u64 | (_mm_extract_epi64::<1>(lanes) as u64).swap_bytes()
}

#[inline(always)]
fn flips_in_row(Board { own, other }: Board<u64>, index: usize) -> u64 {
    let (x, shift) = (index & 7, index & 56);
    let ends = OUTFLANKING[x][(other >> shift >> 1) as usize & 63] & (own >> shift) as u8;
    u64::from(BETWEEN[x][usize::from(ends)]) << shift
}

/// The legal moves along rows; also taken squares at the end of a run, which callers mask out.
#[inline(always)]
fn reach_in_row(Board { own, other }: Board<u64>) -> u64 {
    let open = other & INNER;
    // A run that begins beside an own disc carries its lowest bit to the square after it.
    let right = (open + (open & own << 1)) & !open;
    let mut left = open & own >> 1;
    left |= open & left >> 1;
    let pairs = open & open >> 1;
    left |= pairs & left >> 2;
    left |= pairs & left >> 2;
    right | left >> 1
}

/// By the place of a disc in its row and the opposing discs in the inner six: where own discs would outflank.
static OUTFLANKING: [[u8; 64]; 8] = {
    let mut outflanking = [[0; 64]; 8];
    let mut index = 0;
    while index < 8 * 64 {
        let (x, inner) = (index / 64, index % 64);
        // Square x is bit x + 1. Bits 0 and 1, and those from 8 up, are 0 and end all runs.
        let row = (inner as u32) << 2;
        let right = (row >> (x + 2)).trailing_ones();
        let left = (row << (31 - x)).leading_ones();
        if right > 0 {
            outflanking[x][inner] |= 1 << (x as u32 + right + 1);
        }
        if left > 0 {
            outflanking[x][inner] |= 1 << (x as u32 - left - 1);
        }
        index += 1;
    }
    outflanking
};

/// By the place of a disc in its row and the own discs that outflank, at most one on each side: the squares
/// between them.
static BETWEEN: [[u8; 256]; 8] = {
    let mut between = [[0; 256]; 8];
    let mut index = 0;
    while index < 8 * 256 {
        let (x, ends) = (index / 256, index % 256);
        let (above, below) = (ends as u32 >> (x + 1), ends as u32 & ((1 << x) - 1));
        if above != 0 {
            between[x][ends] |= (((1 << above.trailing_zeros()) - 1) << (x + 1)) as u8;
        }
        if below != 0 {
            between[x][ends] |= ((1 << x) - (2 << below.ilog2())) as u8;
        }
        index += 1;
    }
    between
};
