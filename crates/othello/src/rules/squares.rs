//! A set of squares of any board: 256 bits.

use super::{Bits, BoardSize, Square};
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A set of squares, with the methods of a set and the operators `&`, `|`, `^` and `!`. Iterates in row-major
/// order.
///
/// ```
/// use othello::rules::{BoardSize, Grid, Position};
/// let start = Position::start(BoardSize::STANDARD);
/// assert_eq!(start.legal_moves().names(start.size()), ["d3", "c4", "f5", "e6"]);
/// assert!(!start.empties().intersects(Grid::of(start.size()).center()));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Squares([u64; 4]);

impl Squares {
    /// The set of no square.
    pub const EMPTY: Squares = Squares([0; 4]);

    /// The set whose member *i* is bit *i* mod 64 of word *i* / 64.
    pub const fn from_words(words: [u64; 4]) -> Squares {
        Squares(words)
    }

    /// The words that [`Squares::from_words`] makes this set from.
    pub const fn words(self) -> [u64; 4] {
        self.0
    }

    /// Every square of the board.
    pub fn all(size: BoardSize) -> Squares {
        Square::all(size).collect()
    }

    /// Whether a square is in the set.
    pub fn contains(self, square: Square) -> bool {
        self.0[square.index() / 64] >> (square.index() % 64) & 1 == 1
    }

    /// Puts a square in; it may be there already.
    pub fn insert(&mut self, square: Square) {
        self.0[square.index() / 64] |= 1 << (square.index() % 64);
    }

    /// Takes a square out; it need not be there.
    pub fn remove(&mut self, square: Square) {
        self.0[square.index() / 64] &= !(1 << (square.index() % 64));
    }

    /// The set with one more square.
    #[must_use]
    pub fn with(mut self, square: Square) -> Squares {
        self.insert(square);
        self
    }

    /// Whether no square is in the set.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// The number of squares in the set, 0 to 256.
    #[inline(always)]
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones()).sum::<u32>() as usize
    }

    /// Whether a square is in both sets.
    pub fn intersects(self, other: Squares) -> bool {
        !(self & other).is_empty()
    }

    /// Whether every square of this set is in the other.
    pub fn is_subset_of(self, other: Squares) -> bool {
        (self & !other).is_empty()
    }

    /// The first square in row-major order.
    pub fn first(self) -> Option<Square> {
        (!self.is_empty()).then(|| Square::from_index(self.lowest() as u8))
    }

    /// The squares in row-major order.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        self.indices().map(|index| Square::from_index(index as u8))
    }

    /// The names of the squares on a board of this size, in row-major order.
    pub fn names(self, size: BoardSize) -> Vec<String> {
        self.iter().map(|square| square.name(size)).collect()
    }
}

impl fmt::Debug for Squares {
    /// The indices of the squares: their names depend on the board.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Square::index)).finish()
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

/// Operators on the words, one by one. They are written out: a function of the standard library might be
/// compiled without the vector instructions that the caller uses.
macro_rules! operators {
    ($($sign:tt $op:ident $method:ident $assign:ident $assign_method:ident),*) => {$(
        impl $op for Squares {
            type Output = Squares;
            #[inline(always)]
            fn $method(self, other: Squares) -> Squares {
                let (Squares([a, b, c, d]), Squares([e, f, g, h])) = (self, other);
                Squares([a $sign e, b $sign f, c $sign g, d $sign h])
            }
        }

        impl $assign for Squares {
            #[inline(always)]
            fn $assign_method(&mut self, other: Squares) {
                *self = *self $sign other;
            }
        }
    )*};
}

operators! {
    & BitAnd bitand BitAndAssign bitand_assign,
    | BitOr bitor BitOrAssign bitor_assign,
    ^ BitXor bitxor BitXorAssign bitxor_assign
}

impl Not for Squares {
    type Output = Squares;
    #[inline(always)]
    fn not(self) -> Squares {
        let Squares([a, b, c, d]) = self;
        Squares([!a, !b, !c, !d])
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
}
