//! The positions of the opening that people know by heart, found by a number that is the same for all images
//! of a position under the board's symmetries.

use othello::rules::images;

/// Positions with more discs than this are not looked up.
pub const DISCS_MAX: u32 = 28;

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
    pub fn find(&self, own: u64, other: u64) -> Option<u32> {
        if (own | other).count_ones() > DISCS_MAX || self.keys.is_empty() {
            return None;
        }
        self.keys.binary_search(&key(own, other)).ok().map(|place| place as u32)
    }
}

/// The number of a position and its images: the least of their hashes.
pub fn key(own: u64, other: u64) -> u32 {
    let least = images(own, other).into_iter().map(|(own, other)| hash(own, other)).min();
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
        let (own, other) = (0x0000_0038_1000_0000u64, 0x0000_0000_2C20_0001u64);
        for (image, image_of_other) in images(own, other) {
            assert_eq!(key(own, other), key(image, image_of_other));
        }
        assert_ne!(key(own, other), key(other, own));
    }

    #[test]
    fn known_positions_are_found() {
        let known = KnownOpenings::new(vec![9, key(1, 2), 9]);
        assert_eq!(known.keys.len(), 2);
        assert_eq!(known.find(1 << 56, 1 << 57).map(|place| known.keys[place as usize]), Some(key(1, 2)));
        assert_eq!(known.find(1, 4), None);
    }
}
