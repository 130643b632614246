//! The number of discs that the last move of a game flips.
//!
//! With one empty square left every disc that is not own is the opponent's, so along a line the own discs
//! alone say how many discs flip: the line's squares are moved into one byte, which a table turns into a
//! count. A row is a byte already. One multiplication adds up the eight rows: a diagonal has at most one
//! square in each column, so it becomes one byte. Another turns a column into a row ("kindergarten
//! bitboards", <https://www.chessprogramming.org/Kindergarten_Bitboards>). PEXT would do it in one
//! instruction, but AMD's processors before Zen 3 take some twenty steps for that one.

/// Column a: one bit in each row.
const COLUMN: u64 = 0x0101_0101_0101_0101;
/// Moves the square of row *r* in column a to bit 56 + *r*.
const TURN: u64 = 0x0102_0408_1020_4080;

/// The number of discs that flip when the owner of `own` fills the last empty square, `square`.
#[inline(always)]
pub(super) fn last_flips(own: u64, square: usize) -> i32 {
    let [falling, rising] = DIAGONALS[square & 63];
    let (x, y) = (square & 7, square >> 3 & 7);
    let row = own >> (8 * y) & 0xFF;
    let column = (own >> x & COLUMN).wrapping_mul(TURN) >> 56;
    let falling = (own & falling).wrapping_mul(COLUMN) >> 56;
    let rising = (own & rising).wrapping_mul(COLUMN) >> 56;
    let by_column = &COUNTS[x];
    i32::from(
        by_column[row as usize]
            + by_column[falling as usize]
            + by_column[rising as usize]
            + COUNTS[y][column as usize],
    )
}

/// The two diagonals through each square.
static DIAGONALS: [[u64; 2]; 64] = {
    let mut diagonals = [[0; 2]; 64];
    let mut square = 0;
    while square < 64 {
        let (x, y) = (square % 8, square / 8);
        let mut other = 0;
        while other < 64 {
            let (u, v) = (other % 8, other / 8);
            if u + y == x + v {
                diagonals[square][0] |= 1 << other;
            }
            if u + v == x + y {
                diagonals[square][1] |= 1 << other;
            }
            other += 1;
        }
        square += 1;
    }
    diagonals
};

/// `COUNTS[place][own]`: the flips along a line of eight by a disc on `place`, with own discs on the bits of
/// `own` and opposing ones on all others. On a shorter line nothing is own beyond its end, so nothing flips
/// there.
static COUNTS: [[u8; 256]; 8] = {
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
};

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::{Board, Eight, Kernel};
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    #[test]
    fn counting_along_lines_agrees_with_making_the_flips() {
        let mut random = SmallRng::seed_from_u64(1);
        for _ in 0..20_000 {
            let own: u64 = random.random::<u64>() | random.random::<u64>();
            for square in 0..64 {
                let own = own & !(1 << square);
                let flips = Eight::STANDARD.flips(Board { own, other: !own }, square).count_ones() as i32;
                assert_eq!(last_flips(own, square), flips, "{own:b} {square}");
            }
        }
    }
}
