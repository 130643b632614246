//! Counting the last flips line by line.
//!
//! Along a line the own discs alone say how many discs flip: the bits of the line are gathered into one byte
//! (PEXT), which a table turns into a count.

use crate::kernel::gather;

/// The count of `plain`, for a square that is not in `own`.
#[inline(always)]
pub(super) fn last_flips(own: u64, square: usize) -> i32 {
    let Lines { column, falling, rising, falling_place, rising_place } = &LINES[square & 63];
    let row = own >> (square & 56) & 0xFF;
    i32::from(
        COUNTS[square & 7][row as usize]
            + COUNTS[square >> 3][gather(own, *column) as usize & 0xFF]
            + COUNTS[*falling_place as usize & 7][gather(own, *falling) as usize & 0xFF]
            + COUNTS[*rising_place as usize & 7][gather(own, *rising) as usize & 0xFF],
    )
}

/// The lines through a square, and its place among the squares of the diagonals.
#[derive(Clone, Copy)]
struct Lines {
    column: u64,
    falling: u64,
    rising: u64,
    falling_place: u8,
    rising_place: u8,
}

static LINES: [Lines; 64] = lines();

/// `COUNTS[place][own]`: the flips along a line of eight by a disc on `place`, with own discs on the bits of
/// `own` and opposing ones on all others. On a shorter line nothing is own beyond its end, so nothing flips
/// there.
static COUNTS: [[u8; 256]; 8] = counts();

const fn lines() -> [Lines; 64] {
    let none = Lines { column: 0, falling: 0, rising: 0, falling_place: 0, rising_place: 0 };
    let mut lines = [none; 64];
    let mut square = 0;
    while square < 64 {
        let line = &mut lines[square];
        let (x, y) = (square % 8, square / 8);
        let mut other = 0;
        while other < 64 {
            let (u, v) = (other % 8, other / 8);
            let below = (other < square) as u8;
            if u == x {
                line.column |= 1 << other;
            }
            if u + y == x + v {
                line.falling |= 1 << other;
                line.falling_place += below;
            }
            if u + v == x + y {
                line.rising |= 1 << other;
                line.rising_place += below;
            }
            other += 1;
        }
        square += 1;
    }
    lines
}

const fn counts() -> [[u8; 256]; 8] {
    let mut counts = [[0; 256]; 8];
    let mut place = 0;
    while place < 8 {
        let mut own = 0;
        while own < 256 {
            counts[place][own] = one_way(own, place, 1) + one_way(own, place, -1);
            own += 1;
        }
        place += 1;
    }
    counts
}

const fn one_way(own: usize, place: usize, step: i32) -> u8 {
    let mut run = 0;
    let mut next = place as i32 + step;
    while next >= 0 && next < 8 {
        if own >> next & 1 == 1 {
            return run;
        }
        run += 1;
        next += step;
    }
    0
}
