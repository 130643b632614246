//! The operations on a set of bits. The board kernel uses no others, so it serves 64 and 256 squares alike.

use super::Squares;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A set of squares as bits, bit *i* standing for the square of row-major index *i*.
///
/// `u64` holds every board of at most 64 squares and [`Squares`] every board.
pub trait Bits:
    Copy
    + Eq
    + std::fmt::Debug
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
{
    /// The empty set.
    const EMPTY: Self;
    /// The number of squares that fit.
    const CAPACITY: usize;

    /// Narrows a set, in which every index must be below [`Bits::CAPACITY`].
    fn from_squares(squares: Squares) -> Self;
    /// The same set, wide enough for every board.
    fn to_squares(self) -> Squares;
    /// The set of the one square at `index`.
    fn bit(index: usize) -> Self;
    /// Adds `by`, 1 to 63, to every index; drops the squares that leave the set.
    fn up(self, by: u32) -> Self;
    /// Subtracts `by`, 1 to 63, from every index; drops the squares that leave the set.
    fn down(self, by: u32) -> Self;
    /// Whether no square is in the set.
    fn is_empty(self) -> bool;
    /// The number of squares in the set.
    fn len(self) -> u32;
    /// The lowest index in the set, which must not be empty.
    fn lowest(self) -> usize;
    /// The set without its lowest index; it must not be empty.
    fn without_lowest(self) -> Self;

    /// Whether the square at `index` is in the set.
    fn has(self, index: usize) -> bool {
        !(self & Self::bit(index)).is_empty()
    }

    /// The indices in the set, ascending.
    fn indices(self) -> impl Iterator<Item = usize> {
        let mut rest = self;
        std::iter::from_fn(move || {
            (!rest.is_empty()).then(|| {
                let index = rest.lowest();
                rest = rest.without_lowest();
                index
            })
        })
    }
}

impl Bits for u64 {
    const EMPTY: u64 = 0;
    const CAPACITY: usize = 64;

    #[inline(always)]
    fn from_squares(squares: Squares) -> u64 {
        debug_assert!(squares.words()[1..].iter().all(|&word| word == 0));
        squares.words()[0]
    }

    #[inline(always)]
    fn to_squares(self) -> Squares {
        Squares::from_words([self, 0, 0, 0])
    }

    #[inline(always)]
    fn bit(index: usize) -> u64 {
        1 << index
    }

    #[inline(always)]
    fn up(self, by: u32) -> u64 {
        self << by
    }

    #[inline(always)]
    fn down(self, by: u32) -> u64 {
        self >> by
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        self == 0
    }

    #[inline(always)]
    fn len(self) -> u32 {
        self.count_ones()
    }

    #[inline(always)]
    fn lowest(self) -> usize {
        self.trailing_zeros() as usize
    }

    #[inline(always)]
    fn without_lowest(self) -> u64 {
        self & self.wrapping_sub(1)
    }
}

impl Bits for Squares {
    const EMPTY: Squares = Squares::EMPTY;
    const CAPACITY: usize = 256;

    #[inline(always)]
    fn from_squares(squares: Squares) -> Squares {
        squares
    }

    #[inline(always)]
    fn to_squares(self) -> Squares {
        self
    }

    #[inline(always)]
    fn bit(index: usize) -> Squares {
        let mut words = [0; 4];
        words[index / 64] = 1 << (index % 64);
        Squares::from_words(words)
    }

    #[inline(always)]
    fn up(self, by: u32) -> Squares {
        let [a, b, c, d] = self.words();
        let carry = |word: u64| word >> (64 - by);
        Squares::from_words([a << by, b << by | carry(a), c << by | carry(b), d << by | carry(c)])
    }

    #[inline(always)]
    fn down(self, by: u32) -> Squares {
        let [a, b, c, d] = self.words();
        let carry = |word: u64| word << (64 - by);
        Squares::from_words([a >> by | carry(b), b >> by | carry(c), c >> by | carry(d), d >> by])
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        Squares::is_empty(self)
    }

    #[inline(always)]
    fn len(self) -> u32 {
        Squares::len(self) as u32
    }

    #[inline(always)]
    fn lowest(self) -> usize {
        let words = self.words();
        let at = words.iter().position(|&word| word != 0).unwrap_or(3);
        at * 64 + words[at].trailing_zeros() as usize
    }

    #[inline(always)]
    fn without_lowest(self) -> Squares {
        let mut words = self.words();
        if let Some(word) = words.iter_mut().find(|word| **word != 0) {
            *word &= *word - 1;
        }
        Squares::from_words(words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
