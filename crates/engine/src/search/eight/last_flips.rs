//! The number of discs that the last move of a game flips.
//!
//! With one empty square left every disc that is not own is the opponent's. `lines` makes use of that where
//! the processor can gather bits.

#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
mod lines;

use crate::kernel::{Board, Eight, Kernel};

/// The opposing discs that flip when the owner of `own` fills the last empty square.
#[inline(always)]
pub(super) fn last_flips(own: u64, square: usize) -> i32 {
    #[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
    return lines::last_flips(own, square);
    #[cfg(not(all(target_arch = "x86_64", target_feature = "avx2")))]
    return plain(own, square);
}

/// The plain twin, by making the flips.
#[cfg_attr(
    all(target_arch = "x86_64", target_feature = "avx2", not(test)),
    expect(dead_code, reason = "the fast twin is used where there is AVX2")
)]
#[inline(always)]
fn plain(own: u64, square: usize) -> i32 {
    let board = Board { own, other: !own };
    Eight::STANDARD.flips(board, square).count_ones() as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    #[test]
    fn counting_along_lines_agrees_with_making_the_flips() {
        let mut random = SmallRng::seed_from_u64(1);
        for _ in 0..20_000 {
            let own: u64 = random.random::<u64>() | random.random::<u64>();
            for square in 0..64 {
                let own = own & !(1 << square);
                assert_eq!(last_flips(own, square), plain(own, square), "{own:b} {square}");
            }
        }
    }
}
