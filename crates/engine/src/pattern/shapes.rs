//! The shapes of the patterns, and the 48 lanes that follow from them.
//!
//! A shape is written down once, in the top left of the board. Its lanes are its distinct images under the
//! eight symmetries of the board. Each image keeps the order of the squares, so that the same configuration
//! has the same index on every lane.

/// A set of squares that are read together; at most ten, so that an index fits 16 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Its name.
    pub name: &'static str,
    /// The squares of its first lane; their digits have the place values 1, 3, 9 and so on in the index.
    pub squares: &'static str,
}

/// Every shape. Corners and edges decide most games and take 20 of the lanes; the lines cover mobility and
/// flips.
pub const SHAPES: [Shape; 12] = [
    Shape { name: "corner 3×3", squares: "a1 b1 c1 a2 b2 c2 a3 b3 c3" },
    Shape { name: "corner triangle", squares: "a1 b1 c1 d1 a2 b2 c2 a3 b3 a4" },
    Shape { name: "corner 5×2", squares: "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2" },
    Shape { name: "edge and X-squares", squares: "b2 a1 b1 c1 d1 e1 f1 g1 h1 g2" },
    Shape { name: "row 2", squares: "a2 b2 c2 d2 e2 f2 g2 h2" },
    Shape { name: "row 3", squares: "a3 b3 c3 d3 e3 f3 g3 h3" },
    Shape { name: "row 4", squares: "a4 b4 c4 d4 e4 f4 g4 h4" },
    Shape { name: "diagonal of 8", squares: "a1 b2 c3 d4 e5 f6 g7 h8" },
    Shape { name: "diagonal of 7", squares: "a2 b3 c4 d5 e6 f7 g8" },
    Shape { name: "diagonal of 6", squares: "a3 b4 c5 d6 e7 f8" },
    Shape { name: "diagonal of 5", squares: "a4 b5 c6 d7 e8" },
    Shape { name: "centre 4×2", squares: "c4 d4 e4 f4 c5 d5 e5 f5" },
];

/// How many lanes all shapes have together; they fill three AVX2 vectors of sixteen.
pub const N_LANES: usize = 48;

const SQUARES_MAX: usize = 10;

#[derive(Clone, Copy)]
pub(super) struct Lane {
    /// The index of its shape in [`SHAPES`].
    pub shape: usize,
    /// The squares in the order of their digits, as numbers 8 · row + column.
    pub squares: [u8; SQUARES_MAX],
    pub n_squares: usize,
}

pub(super) static LANES: [Lane; N_LANES] = lanes();

/// The term that a disc on each square adds to the index of each lane: a power of three, or zero.
pub(super) static PLACE_VALUES: [PerLane<i16>; 64] = {
    let lanes = lanes();
    let mut places = [PerLane([0; N_LANES]); 64];
    let mut lane = 0;
    while lane < N_LANES {
        let mut digit = 0;
        while digit < lanes[lane].n_squares {
            places[lanes[lane].squares[digit] as usize].0[lane] = 3i16.pow(digit as u32);
            digit += 1;
        }
        lane += 1;
    }
    places
};

#[derive(Clone, Copy)]
#[repr(align(32))]
pub(super) struct PerLane<T>(pub [T; N_LANES]);

impl Shape {
    /// How many squares it covers.
    pub const fn n_squares(&self) -> usize {
        self.squares.len().div_ceil(3)
    }

    /// How many configurations it has: each square is empty or holds a disc of either colour.
    pub const fn n_configurations(&self) -> usize {
        3usize.pow(self.n_squares() as u32)
    }

    /// The square of a digit, as a number 8 · row + column.
    const fn square(&self, digit: usize) -> u8 {
        let text = self.squares.as_bytes();
        8 * (text[3 * digit + 1] - b'1') + (text[3 * digit] - b'a')
    }

    /// The images of its squares under one of the eight symmetries, in the order of their digits.
    pub(crate) const fn image(&self, symmetry: u8) -> [u8; SQUARES_MAX] {
        let mut squares = [0; SQUARES_MAX];
        let mut digit = 0;
        while digit < self.n_squares() {
            squares[digit] = image(self.square(digit), symmetry);
            digit += 1;
        }
        squares
    }
}

/// The image of a square under one of the eight symmetries: bit 0 of `symmetry` mirrors the columns, bit 1
/// the rows, and bit 2 swaps them.
const fn image(square: u8, symmetry: u8) -> u8 {
    let column = if symmetry & 1 != 0 { 7 - square % 8 } else { square % 8 };
    let row = if symmetry & 2 != 0 { 7 - square / 8 } else { square / 8 };
    if symmetry & 4 != 0 { 8 * column + row } else { 8 * row + column }
}

/// The squares of a lane as a bitboard, which forgets their order.
pub(crate) const fn set(squares: &[u8; SQUARES_MAX], n_squares: usize) -> u64 {
    let mut set = 0;
    let mut digit = 0;
    while digit < n_squares {
        set |= 1 << squares[digit];
        digit += 1;
    }
    set
}

const fn lanes() -> [Lane; N_LANES] {
    let mut lanes = [Lane { shape: 0, squares: [0; SQUARES_MAX], n_squares: 0 }; N_LANES];
    let mut n_lanes = 0;
    let mut shape = 0;
    while shape < SHAPES.len() {
        let n_squares = SHAPES[shape].n_squares();
        let first = n_lanes;
        let mut symmetry = 0;
        while symmetry < 8 {
            let squares = SHAPES[shape].image(symmetry);
            let mut other = first;
            while other < n_lanes && set(&lanes[other].squares, n_squares) != set(&squares, n_squares) {
                other += 1;
            }
            if other == n_lanes {
                lanes[n_lanes] = Lane { shape, squares, n_squares };
                n_lanes += 1;
            }
            symmetry += 1;
        }
        shape += 1;
    }
    assert!(n_lanes == N_LANES, "the shapes fill every lane");
    lanes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_shape_lies_in_the_board_and_every_square_is_looked_at() {
        let mut seen = [0; 64];
        for lane in &LANES {
            let squares = &lane.squares[..lane.n_squares];
            assert_eq!(set(&lane.squares, lane.n_squares).count_ones() as usize, squares.len());
            squares.iter().for_each(|&square| seen[usize::from(square)] += 1);
        }
        let fewest = seen.iter().min().unwrap();
        assert!(*fewest >= 4, "{seen:?}");
    }

    #[test]
    fn lanes_of_a_shape_are_its_images() {
        let names = |lane: &Lane| {
            let squares = lane.squares[..lane.n_squares].iter();
            squares.map(|s| format!("{}{}", (b'a' + s % 8) as char, s / 8 + 1)).collect::<Vec<_>>().join(" ")
        };
        let corners: Vec<_> = LANES.iter().filter(|lane| lane.shape == 0).map(names).collect();
        assert_eq!(
            corners,
            [
                "a1 b1 c1 a2 b2 c2 a3 b3 c3",
                "h1 g1 f1 h2 g2 f2 h3 g3 f3",
                "a8 b8 c8 a7 b7 c7 a6 b6 c6",
                "h8 g8 f8 h7 g7 f7 h6 g6 f6",
            ]
        );
    }
}
