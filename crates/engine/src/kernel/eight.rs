//! The kernel for boards of at most 8×8 squares: eight bits a row, whatever the board's width.
//!
//! Flips use the carry of a subtraction: when the opposing discs are removed from a ray, the lowest set bit
//! *x* is the nearest square left. If it is an own disc, the bits of `x − 1` on the ray flip. Rays towards
//! lower indices use the highest set bit instead. (Chess programmers' *o^(o-2r)*,
//! <https://www.chessprogramming.org/Subtracting_a_Rook_from_a_Blocking_Piece>.) Legal moves use a fill of
//! the opposing runs from all own discs at once (Kogge–Stone,
//! <https://www.chessprogramming.org/Kogge-Stone_Algorithm>).
//!
//! [`Vectors`] computes both, once for each kind of instructions.

use super::{Board, Built, Kernel, Vectors};
use othello::rules::{BoardSize, Square};

/// A board of at most 8×8 squares in the top left corner of 64 bits: row r, column c is bit 8 r + c.
#[derive(Clone, Copy, Debug)]
pub struct Eight<V = Built> {
    size: BoardSize,
    all: u64,
    area: i32,
    pub(crate) vectors: V,
}

/// Shift distances of the four lines: row, falling diagonal, column, rising diagonal.
pub(super) const STEPS: [u32; 4] = [1, 9, 8, 7];

/// All columns but a and h: a run of discs along a row or diagonal that can be flipped lies here.
pub(super) const INNER: u64 = 0x7E7E_7E7E_7E7E_7E7E;

/// The squares from each square to the rim along the four lines, towards higher and towards lower indices.
pub(super) static RAYS: [Rays; 64] = {
    let mut rays = [Rays { up: [0; 4], down: [0; 4] }; 64];
    let mut index = 0;
    while index < 64 {
        let mut line = 0;
        while line < 4 {
            rays[index].up[line] = ray(index as i32, STEPS[line] as i32);
            rays[index].down[line] = ray(index as i32, -(STEPS[line] as i32));
            line += 1;
        }
        index += 1;
    }
    rays
};

#[derive(Clone, Copy)]
#[repr(align(32))]
pub(super) struct Rays {
    pub up: [u64; 4],
    pub down: [u64; 4],
}

/// The squares reached from a square in steps of one size, until a step would leave the 8×8 square.
pub(super) const fn ray(mut index: i32, step: i32) -> u64 {
    let mut ray = 0;
    loop {
        let next = index + step;
        let columns = (next & 7) - (index & 7);
        if next < 0 || next > 63 || columns > 1 || columns < -1 {
            return ray;
        }
        ray |= 1 << next;
        index = next;
    }
}

impl Eight {
    /// The board of 8×8.
    pub const STANDARD: Eight = Eight { size: BoardSize::STANDARD, all: !0, area: 64, vectors: Built };

    /// The kernel of a board; `None` when the board is wider or higher than eight squares.
    pub fn new(size: BoardSize) -> Option<Eight> {
        let (width, height) = (usize::from(size.width()), usize::from(size.height()));
        let index = |square: Square| 8 * square.row(size) + square.column(size);
        let all = || Square::all(size).fold(0, |all, square| all | 1 << index(square));
        let area = (width * height) as i32;
        (width <= 8 && height <= 8).then(|| Eight { size, all: all(), area, vectors: Built })
    }
}

impl<V: Vectors> Eight<V> {
    /// The same board with other vectors.
    pub(crate) fn on<W>(self, vectors: W) -> Eight<W> {
        Eight { size: self.size, all: self.all, area: self.area, vectors }
    }
}

impl<V: Vectors> Kernel for Eight<V> {
    type Set = u64;

    #[inline(always)]
    fn size(&self) -> BoardSize {
        self.size
    }

    #[inline(always)]
    fn area(&self) -> i32 {
        self.area
    }

    #[inline(always)]
    fn all(&self) -> u64 {
        self.all
    }

    fn index(&self, square: Square) -> usize {
        8 * square.row(self.size) + square.column(self.size)
    }

    fn square(&self, index: usize) -> Square {
        Square::at(index % 8, index / 8, self.size).expect("the index is on the board")
    }

    #[inline(always)]
    fn legal_moves(&self, board: Board<u64>) -> u64 {
        self.vectors.reach(board) & self.all & !board.discs()
    }

    #[inline(always)]
    fn flips(&self, board: Board<u64>, index: usize) -> u64 {
        self.vectors.flips(board, index)
    }

    #[inline(always)]
    fn spread(&self, set: u64) -> u64 {
        const NOT_A: u64 = !0x0101_0101_0101_0101;
        const NOT_H: u64 = !0x8080_8080_8080_8080;
        let wide = set | (set & NOT_H) << 1 | (set & NOT_A) >> 1;
        (wide | wide << 8 | wide >> 8) & self.all
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Instructions, Plain, with_vectors};
    use super::*;
    use othello::rules::{Grid, Squares, flips as rules_flips, legal_moves as rules_legal_moves};
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    const N_BOARDS: usize = if cfg!(debug_assertions) { 50_000 } else { 5_000_000 };

    fn random_board(random: &mut SmallRng) -> Board<u64> {
        let (a, b, c): (u64, u64, u64) = (random.random(), random.random(), random.random());
        let discs = if c & 1 == 0 { a | b } else { a | b | c };
        Board { own: discs & a.rotate_left(17), other: discs & !a.rotate_left(17) }
    }

    fn draw(board: Board<u64>) -> String {
        let disc = |index: usize| match (board.own >> index & 1, board.other >> index & 1) {
            (1, _) => 'X',
            (_, 1) => 'O',
            _ => '-',
        };
        (0..64).map(|index| format!("{}{}", disc(index), if index % 8 == 7 { "\n" } else { "" })).collect()
    }

    #[test]
    fn all_vectors_of_this_processor_agree_with_the_rules_on_random_boards() {
        fn check(vectors: impl Vectors, board: Board<u64>, legal_moves: u64, flips: &[(usize, u64)]) {
            let found = Eight::STANDARD.on(vectors).legal_moves(board);
            assert_eq!(found, legal_moves, "{vectors:?}\n{}", draw(board));
            for &(index, expected) in flips {
                assert_eq!(vectors.flips(board, index), expected, "{vectors:?} {index}\n{}", draw(board));
                let outflanked = vectors.outflanked(board, index);
                assert_eq!(outflanked.unwrap_or(0), expected, "{vectors:?} {index}\n{}", draw(board));
            }
        }
        let mut random = SmallRng::seed_from_u64(64);
        let grid: Grid<u64> = Grid::new(BoardSize::STANDARD);
        for _ in 0..N_BOARDS {
            let board = random_board(&mut random);
            let Board { own, other } = board;
            let legal_moves = rules_legal_moves(&grid, own, other);
            let empties = othello::rules::Bits::indices(!board.discs());
            let flips: Vec<(usize, u64)> =
                empties.map(|index| (index, rules_flips(&grid, own, other, index))).collect();
            check(Plain, board, legal_moves, &flips);
            for instructions in Instructions::available() {
                with_vectors!(instructions, |vectors| check(vectors, board, legal_moves, &flips));
            }
        }
    }

    #[test]
    fn a_ray_goes_to_the_rim() {
        let d4 = Square::parse("d4", BoardSize::STANDARD).unwrap().index();
        let drawn = |rays: [u64; 4]| draw(Board { own: rays[0] | rays[1], other: rays[2] | rays[3] });
        let up = "--------
                  --------
                  --------
                  ----XXXX
                  --OOX---
                  -O-O-X--
                  O--O--X-
                  ---O---X";
        assert_eq!(drawn(RAYS[d4].up), up.replace(' ', "") + "\n");
        let all = RAYS[d4].up.into_iter().chain(RAYS[d4].down).fold(0, |all, ray| all | ray);
        assert_eq!(all.count_ones(), 27);
    }

    #[test]
    fn smaller_boards_lie_in_the_top_left_corner() {
        let size = BoardSize::new(6, 4).unwrap();
        let eight = Eight::new(size).unwrap();
        assert_eq!(eight.all(), 0x3F3F_3F3F);
        assert_eq!(eight.squares(eight.all()), Squares::all(size));
        assert!(Eight::new(BoardSize::new(10, 6).unwrap()).is_none());
    }
}
