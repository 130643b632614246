//! Flips and legal moves in plain words, for processors without vectors that we know, and as the measure of
//! those that have them.

use super::Board;
use super::eight::{INNER, RAYS, STEPS};

/// See [`eight::reach`](super::eight::reach); line by line.
#[inline(always)]
pub(super) fn reach(Board { own, other }: Board<u64>) -> u64 {
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

/// See [`eight::flips`](super::eight::flips); ray by ray.
#[inline(always)]
pub(super) fn flips(Board { own, other }: Board<u64>, index: usize) -> u64 {
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

/// Like [`flips`], or `None` if there are none.
#[inline(always)]
pub(super) fn outflanked(board: Board<u64>, index: usize) -> Option<u64> {
    Some(flips(board, index)).filter(|&flips| flips != 0)
}

/// These processors fetch by themselves.
#[cfg_attr(test, allow(dead_code, reason = "where this page is only the measure, nothing fetches"))]
#[inline(always)]
pub(crate) fn prefetch<T>(_target: &T) {}
