//! The discs near the corners of a large board, as configurations of a few shapes, the same on every board at
//! least ten squares wide and high.
//!
//! Each corner is seen as a window of 8×8 squares, turned so that the corner comes first, and each shape is
//! read from it twice, along the one edge and along the other. A configuration is a number in base 3, a digit
//! for each square: 0 empty, 1 own, 2 the opponent's.

use crate::kernel::{Board, Kernel};
use othello::rules::{Bits, BoardSize, transpose};

/// Where the windows of a board lie.
#[derive(Clone, Debug)]
pub struct Corners {
    /// For each corner (top left, top right, bottom left, bottom right) and each row of its window, outermost
    /// first: a byte of the set, and the bit at which the row begins, counted from that byte on.
    rows: [[(u8, u8); SIDE]; 4],
}

/// Width and height of a window.
const SIDE: usize = 8;

/// The squares of each shape as column and row from the corner, both from 0; lowest digit first.
pub(super) const SHAPES: [&[(u8, u8)]; 6] = [
    // The corner's block.
    &[(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2)],
    // The block along an edge.
    &[(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (0, 1), (1, 1), (2, 1), (3, 1), (4, 1)],
    // The edge, with two squares of the row beside it.
    &[(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (1, 1), (2, 1)],
    // The row beside the edge, with the corner.
    &[(0, 0), (0, 1), (1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1), (7, 1)],
    // The third row.
    &[(0, 2), (1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 2), (7, 2)],
    // The diagonal, with two squares beside it.
    &[(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (1, 0), (2, 1)],
];

/// Configurations of all shapes together.
pub const N_CONFIGURATIONS: usize = FIRST[SHAPES.len()];

/// How many configurations a position has: each shape twice, along both edges, at each of four corners.
pub const N_READINGS: usize = 4 * 2 * SHAPES.len();

/// The number of the first configuration of each shape; last, the number of all configurations.
const FIRST: [usize; SHAPES.len() + 1] = {
    let mut first = [0; SHAPES.len() + 1];
    let mut shape = 0;
    while shape < SHAPES.len() {
        first[shape + 1] = first[shape] + 3usize.pow(SHAPES[shape].len() as u32);
        shape += 1;
    }
    first
};

/// A number's bits as digits in base 3.
static TERNARY: [u16; 1 << 10] = {
    let mut ternary = [0; 1 << 10];
    let mut bits = 1;
    while bits < ternary.len() {
        ternary[bits] = 3 * ternary[bits >> 1] + (bits & 1) as u16;
        bits += 1;
    }
    ternary
};

impl Corners {
    /// For a board at least ten squares wide and high; the windows need only eight.
    pub fn new(size: BoardSize) -> Corners {
        let (width, height) = (usize::from(size.width()), usize::from(size.height()));
        let row = |right: bool, bottom: bool, row: usize| {
            let row = if bottom { height - 1 - row } else { row };
            let first = row * width + if right { width - SIDE } else { 0 };
            // A row that begins in the last byte of the set is read from the byte before.
            let byte = (first / 8).min(30);
            (byte as u8, (first - 8 * byte) as u8)
        };
        let rows = |right, bottom| std::array::from_fn(|at| row(right, bottom, at));
        Corners { rows: [rows(false, false), rows(true, false), rows(false, true), rows(true, true)] }
    }

    /// The number of each configuration of a board, below [`N_CONFIGURATIONS`].
    #[inline(always)]
    pub fn configurations<K: Kernel>(&self, board: Board<K::Set>) -> [u32; N_READINGS] {
        let (own, other) = (self.windows(board.own), self.windows(board.other));
        let mut numbers = [0; N_READINGS];
        let (corners, _) = numbers.as_chunks_mut::<{ 2 * SHAPES.len() }>();
        for (corner, numbers) in corners.iter_mut().enumerate() {
            let (along, across) = numbers.split_at_mut(SHAPES.len());
            read(own[corner], other[corner], along);
            read(transpose(own[corner]), transpose(other[corner]), across);
        }
        numbers
    }

    /// The window of each corner, a byte for each row; windows on the right are mirrored.
    #[inline(always)]
    fn windows<S: Bits>(&self, set: S) -> [u64; 4] {
        // Twice as long as the set, so that reads need no bounds check.
        let mut bytes = [0; 64];
        let (words, _) = bytes.as_chunks_mut::<8>();
        words.iter_mut().zip(set.to_squares().words()).for_each(|(bytes, word)| *bytes = word.to_le_bytes());
        let mut windows = [0; 4];
        for (corner, window) in windows.iter_mut().enumerate() {
            for (row, (byte, bit)) in self.rows[corner].into_iter().enumerate() {
                let byte = usize::from(byte % 32);
                let pair = u16::from_le_bytes([bytes[byte], bytes[byte + 1]]);
                *window |= u64::from((pair >> (bit & 15)) as u8) << (8 * row);
            }
            if corner % 2 == 1 {
                *window = window.swap_bytes().reverse_bits();
            }
        }
        windows
    }
}

/// The numbers of the configurations of a window.
#[inline(always)]
fn read(own: u64, other: u64, numbers: &mut [u32]) {
    for (shape, (own, other)) in bits(own).into_iter().zip(bits(other)).enumerate() {
        let [own, other] = [own, other].map(|bits| u32::from(TERNARY[bits as usize & 1023]));
        numbers[shape] = FIRST[shape] as u32 + own + 2 * other;
    }
}

/// The bits of each shape's squares in a window, gathered side by side.
#[inline(always)]
fn bits(window: u64) -> [u64; SHAPES.len()] {
    let diagonal = (window & 0x8040_2010_0804_0201).wrapping_mul(0x0101_0101_0101_0101) >> 56;
    [
        window & 0xF | window >> 4 & 0x70 | window >> 9 & 0x380,
        window & 0x1F | window >> 3 & 0x3E0,
        window & 0xFF | window >> 1 & 0x300,
        window & 1 | window >> 7 & 0x1FE,
        window >> 16 & 0xFF,
        diagonal | window << 7 & 0x100 | window >> 1 & 0x200,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::random_positions;
    use othello::rules::{Grid, Square};

    /// Every large board.
    fn sizes() -> impl Iterator<Item = BoardSize> {
        BoardSize::all().filter(|size| size.width() >= 10 && size.height() >= 10)
    }

    /// The same numbers, computed square by square.
    fn plain<K: Kernel>(kernel: &K, board: Board<K::Set>) -> Vec<u32> {
        let size = kernel.size();
        let (right, bottom) = (usize::from(size.width()) - 1, usize::from(size.height()) - 1);
        let mut numbers = Vec::new();
        for (is_right, is_bottom) in [(false, false), (true, false), (false, true), (true, true)] {
            for is_across in [false, true] {
                for (shape, squares) in SHAPES.iter().enumerate() {
                    let digit = |&(along, beside): &(u8, u8)| {
                        let (along, beside) = (usize::from(along), usize::from(beside));
                        let (column, row) = if is_across { (beside, along) } else { (along, beside) };
                        let column = if is_right { right - column } else { column };
                        let row = if is_bottom { bottom - row } else { row };
                        let index = kernel.index(Square::at(column, row, size).unwrap());
                        u32::from(board.own.has(index)) + 2 * u32::from(board.other.has(index))
                    };
                    let number = squares.iter().rev().fold(0, |number, square| 3 * number + digit(square));
                    numbers.push(FIRST[shape] as u32 + number);
                }
            }
        }
        numbers
    }

    #[test]
    fn configurations_are_those_read_square_by_square() {
        for size in sizes() {
            let (kernel, corners) = (Grid::of(size), Corners::new(size));
            for position in random_positions(size, 12) {
                let board = kernel.board(&position);
                let found = corners.configurations::<Grid<_>>(board);
                assert_eq!(found.to_vec(), plain(kernel, board), "{position}");
            }
            let full = Board { own: kernel.all(), other: Bits::EMPTY };
            for board in [full, full.pass(), Board { own: Bits::EMPTY, ..full }] {
                assert_eq!(corners.configurations::<Grid<_>>(board).to_vec(), plain(kernel, board));
            }
        }
    }

    #[test]
    fn the_shapes_have_no_square_twice_and_lie_in_a_window() {
        for squares in SHAPES {
            assert!(squares.len() <= 10 && squares.iter().all(|(column, row)| column.max(row) < &8));
            assert!((1..squares.len()).all(|at| !squares[..at].contains(&squares[at])));
        }
    }
}
