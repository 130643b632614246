//! Flips and legal moves on 64-bit words, for every processor. Tests compare the vectors with them.

use super::eight::{INNER, RAYS, STEPS};
use super::{Board, Vectors};

/// Only the instructions that the whole program is built for.
#[derive(Clone, Copy, Debug)]
pub struct Plain;

impl Plain {
    #[cfg_attr(test, allow(dead_code, reason = "a test build that has vectors does not use the name"))]
    pub(super) const NAME: &str = "plain";
}

impl Vectors for Plain {
    #[inline(always)]
    fn flips(self, board: Board<u64>, index: usize) -> u64 {
        flips(board, index)
    }

    #[inline(always)]
    fn reach(self, board: Board<u64>) -> u64 {
        reach(board)
    }
}

/// [`Vectors::reach`], one pair of opposite directions at a time.
#[inline(always)]
fn reach(Board { own, other }: Board<u64>) -> u64 {
    let mut reach = 0;
    for step in STEPS {
        let open = if step == 8 { other } else { other & INNER };
        let (mut up, mut down) = (open & own << step, open & own >> step);
        up |= open & up << step;
        down |= open & down >> step;
        let (pairs_up, pairs_down) = (open & open << step, open & open >> step);
        for _ in 0..2 {
            up |= pairs_up & up << (2 * step);
            down |= pairs_down & down >> (2 * step);
        }
        reach |= up << step | down >> step;
    }
    reach
}

/// [`Vectors::flips`], one ray at a time.
#[inline(always)]
fn flips(Board { own, other }: Board<u64>, index: usize) -> u64 {
    let rays = &RAYS[index];
    let mut flips = 0;
    for ray in rays.up {
        let stops = ray & !other;
        let end = stops & stops.wrapping_neg() & own;
        if end != 0 {
            flips |= ray & (end - 1);
        }
    }
    for ray in rays.down {
        let stops = ray & !other;
        let end = (1 << 63 >> (stops | 1).leading_zeros()) & stops & own;
        if end != 0 {
            flips |= ray & !(end | (end - 1));
        }
    }
    flips
}
