//! A set of squares of any board: 256 bits.

use super::{Bits, BoardSize, Square};
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A set of squares, with the verbs of a set. Iterates in row-major order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Squares([u64; 4]);

impl Squares {
    pub const EMPTY: Squares = Squares([0; 4]);

    /// The set whose member *i* is bit *i* mod 64 of word *i* / 64.
    pub const fn from_words(words: [u64; 4]) -> Squares {
        Squares(words)
    }

    pub const fn words(self) -> [u64; 4] {
        self.0
    }

    /// Every square of the board.
    pub fn all(size: BoardSize) -> Squares {
        Square::all(size).collect()
    }

    pub fn contains(self, square: Square) -> bool {
        self.0[square.index() / 64] >> (square.index() % 64) & 1 == 1
    }

    pub fn insert(&mut self, square: Square) {
        self.0[square.index() / 64] |= 1 << (square.index() % 64);
    }

    pub fn remove(&mut self, square: Square) {
        self.0[square.index() / 64] &= !(1 << (square.index() % 64));
    }

    #[must_use]
    pub fn with(mut self, square: Square) -> Squares {
        self.insert(square);
        self
    }

    pub fn is_empty(self) -> bool {
        Bits::is_empty(self)
    }

    /// How many squares are in the set.
    pub fn len(self) -> usize {
        Bits::len(self) as usize
    }

    pub fn intersects(self, other: Squares) -> bool {
        !(self & other).is_empty()
    }

    pub fn is_subset_of(self, other: Squares) -> bool {
        (self & !other).is_empty()
    }

    pub fn first(self) -> Option<Square> {
        self.iter().next()
    }

    pub fn iter(self) -> impl Iterator<Item = Square> {
        self.indices().map(|index| Square::from_index(index as u8))
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        let mut set = Squares::EMPTY;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

impl From<Square> for Squares {
    fn from(square: Square) -> Squares {
        Squares::EMPTY.with(square)
    }
}

/// Applies an operation word by word.
#[inline(always)]
fn zip(a: Squares, b: Squares, op: impl Fn(u64, u64) -> u64) -> Squares {
    Squares(std::array::from_fn(|i| op(a.0[i], b.0[i])))
}

impl BitAnd for Squares {
    type Output = Squares;
    #[inline(always)]
    fn bitand(self, other: Squares) -> Squares {
        zip(self, other, |a, b| a & b)
    }
}

impl BitOr for Squares {
    type Output = Squares;
    #[inline(always)]
    fn bitor(self, other: Squares) -> Squares {
        zip(self, other, |a, b| a | b)
    }
}

impl BitXor for Squares {
    type Output = Squares;
    #[inline(always)]
    fn bitxor(self, other: Squares) -> Squares {
        zip(self, other, |a, b| a ^ b)
    }
}

impl Not for Squares {
    type Output = Squares;
    #[inline(always)]
    fn not(self) -> Squares {
        Squares(self.0.map(|word| !word))
    }
}

impl BitAndAssign for Squares {
    #[inline(always)]
    fn bitand_assign(&mut self, other: Squares) {
        *self = *self & other;
    }
}

impl BitOrAssign for Squares {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Squares) {
        *self = *self | other;
    }
}

impl BitXorAssign for Squares {
    #[inline(always)]
    fn bitxor_assign(&mut self, other: Squares) {
        *self = *self ^ other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in_and_lists_it_in_order() {
        let indices = [0u8, 1, 63, 64, 127, 128, 191, 192, 255];
        let mut set: Squares = indices.iter().map(|&i| Square::from_index(i)).collect();
        assert_eq!(set.iter().map(|s| s.index() as u8).collect::<Vec<_>>(), indices);
        assert_eq!(set.len(), indices.len());
        set.remove(Square::from_index(64));
        assert!(!set.contains(Square::from_index(64)) && set.contains(Square::from_index(63)));
    }

    #[test]
    fn shifts_carry_across_words_and_lose_what_leaves_the_set() {
        for index in 0..256usize {
            for by in 1..=63u32 {
                let up = index + by as usize;
                let expected = if up < 256 { Squares::bit(up) } else { Squares::EMPTY };
                assert_eq!(Squares::bit(index).up(by), expected);
                let expected = index.checked_sub(by as usize).map_or(Squares::EMPTY, Squares::bit);
                assert_eq!(Squares::bit(index).down(by), expected);
            }
        }
    }
}
