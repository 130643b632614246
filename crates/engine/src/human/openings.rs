//! The positions of the opening that people know by heart, found by a number that is the same for all images
//! of a position under the board's symmetries.

use crate::kernel::Board;
use othello::rules::images;

/// Positions with more discs than this are not looked up.
pub const OPENING_DISCS_MAX: u32 = 28;

/// The numbers of the positions that are known, rising.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KnownOpenings {
    pub(super) keys: Vec<u32>,
}

impl KnownOpenings {
    /// From the numbers of positions in any order.
    pub fn new(mut keys: Vec<u32>) -> KnownOpenings {
        keys.sort_unstable();
        keys.dedup();
        KnownOpenings { keys }
    }

    /// The place of a position among those that are known.
    pub fn find(&self, board: Board<u64>) -> Option<u32> {
        if board.discs().count_ones() > OPENING_DISCS_MAX || self.keys.is_empty() {
            return None;
        }
        self.keys.binary_search(&position_key(board)).ok().map(|place| place as u32)
    }
}

/// The number of a position and its images: the least of their hashes.
pub fn position_key(board: Board<u64>) -> u32 {
    let least = images(board.own, board.other).into_iter().map(|(own, other)| hash(own, other)).min();
    (least.expect("there are eight") >> 32) as u32
}

fn hash(own: u64, other: u64) -> u64 {
    let mixed =
        own.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ other.wrapping_mul(0xC2B2_AE3D_27D4_EB4F).rotate_left(31);
    (mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_eight_images_have_one_number() {
        let board = Board { own: 0x0000_0038_1000_0000u64, other: 0x0000_0000_2C20_0001u64 };
        for (own, other) in images(board.own, board.other) {
            assert_eq!(position_key(board), position_key(Board { own, other }));
        }
        assert_ne!(position_key(board), position_key(board.pass()));
    }

    #[test]
    fn known_positions_are_found() {
        let key = position_key(Board { own: 1, other: 2 });
        let known = KnownOpenings::new(vec![9, key, 9]);
        assert_eq!(known.keys.len(), 2);
        let image = known.find(Board { own: 1 << 56, other: 1 << 57 });
        assert_eq!(image.map(|place| known.keys[place as usize]), Some(key));
        assert_eq!(known.find(Board { own: 1, other: 4 }), None);
    }
}
