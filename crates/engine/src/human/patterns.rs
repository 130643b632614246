//! The patterns of 8×8 that the model reads: groups of squares whose discs, read as a number in base 3, are
//! an index into a table.
//!
//! A shape lies on the board in up to eight places that share one table, and configurations that are mirror
//! images of one another share a *slot*. The model reads the position after a move, seen by the mover.

use crate::kernel::Board;
use crate::pattern::{Shape, set, shared_numbers};
use othello::rules::Bits;
use std::sync::LazyLock;

/// The shapes, each given by its squares in one place on the board.
const SHAPES: [Shape; 11] = [
    Shape { name: "edge and X-squares", squares: "b2 a1 b1 c1 d1 e1 f1 g1 h1 g2" },
    Shape { name: "corner 3×3", squares: "a1 b1 c1 a2 b2 c2 a3 b3 c3" },
    Shape { name: "corner 5×2", squares: "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2" },
    Shape { name: "row 2", squares: "a2 b2 c2 d2 e2 f2 g2 h2" },
    Shape { name: "row 3", squares: "a3 b3 c3 d3 e3 f3 g3 h3" },
    Shape { name: "row 4", squares: "a4 b4 c4 d4 e4 f4 g4 h4" },
    Shape { name: "diagonal of 8", squares: "a1 b2 c3 d4 e5 f6 g7 h8" },
    Shape { name: "diagonal of 7", squares: "a2 b3 c4 d5 e6 f7 g8" },
    Shape { name: "diagonal of 6", squares: "a3 b4 c5 d6 e7 f8" },
    Shape { name: "diagonal of 5", squares: "a4 b5 c6 d7 e8" },
    Shape { name: "diagonal of 4", squares: "a5 b6 c7 d8" },
];

/// How many places the shapes have together.
pub(super) const N_PLACES: usize = 46;

pub(super) type PatternIndices = [u16; N_PLACES];

/// The slot of each place: an index into a table.
pub type Slots = [u32; N_PLACES];

/// The places of all shapes, made once.
pub(super) struct Patterns {
    /// For each square the places it is part of, and the power of 3 it counts there.
    of_square: Vec<Vec<(usize, u16)>>,
    /// For each place, where its shape begins in `slots`.
    first: [usize; N_PLACES],
    /// The slot of each configuration, shape by shape; mirror images share one.
    slots: Vec<u32>,
    /// How many different slots there are.
    pub n_slots: usize,
}

pub(super) static PATTERNS: LazyLock<Patterns> = LazyLock::new(Patterns::new);

impl Patterns {
    fn new() -> Patterns {
        let slots = shared_numbers(&SHAPES);
        let n_slots = slots.iter().max().map_or(0, |&last| last as usize + 1);
        let mut patterns = Patterns { of_square: vec![Vec::new(); 64], first: [0; N_PLACES], slots, n_slots };
        let (mut first, mut n_places) = (0, 0);
        for shape in &SHAPES {
            let mut places = Vec::new();
            for image in (0..8).map(|symmetry| shape.image(symmetry)) {
                let squares = set(&image, shape.n_squares());
                if places.contains(&squares) {
                    continue;
                }
                places.push(squares);
                patterns.first[n_places] = first;
                for (digit, square) in (0..).zip(&image[..shape.n_squares()]) {
                    patterns.of_square[usize::from(*square)].push((n_places, 3u16.pow(digit)));
                }
                n_places += 1;
            }
            first += shape.n_configurations();
        }
        assert_eq!(n_places, N_PLACES, "the shapes fill every place");
        patterns
    }

    pub(super) fn indices(&self, board: Board<u64>) -> PatternIndices {
        let mut indices = [0; N_PLACES];
        for (set, digit) in [(board.own, 1), (board.other, 2)] {
            for square in set.indices() {
                self.of_square[square].iter().for_each(|(place, power)| indices[*place] += digit * power);
            }
        }
        indices
    }

    /// The slots after the side to move places a disc on `placed` and flips the discs of `flips`.
    pub(super) fn slots_after(&self, before: &PatternIndices, placed: usize, flips: u64) -> Slots {
        let mut indices = *before;
        self.of_square[placed].iter().for_each(|(place, power)| indices[*place] += power);
        for square in flips.indices() {
            self.of_square[square].iter().for_each(|(place, power)| indices[*place] -= power);
        }
        std::array::from_fn(|place| self.slots[self.first[place] + usize::from(indices[place])])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_after_a_move_are_those_of_the_position_it_makes() {
        let board = Board { own: 0x0000_0008_1000_0000u64, other: 0x0000_0010_0800_0000u64 };
        let (index, flips) = (19, 1 << 27);
        let after = PATTERNS.slots_after(&PATTERNS.indices(board), index, flips);
        let made = PATTERNS.indices(board.after(index, flips).pass());
        let expected: Slots =
            std::array::from_fn(|place| PATTERNS.slots[PATTERNS.first[place] + usize::from(made[place])]);
        assert_eq!(after, expected);
    }

    #[test]
    fn mirror_images_share_a_slot_and_nothing_else_does() {
        // Edges: a1 and h1 are mirror images, b1 is another square.
        let slots = |own| PATTERNS.slots_after(&PATTERNS.indices(Board { own, other: 0 }), 63, 0)[0];
        assert_eq!(slots(1), slots(1 << 7));
        assert_ne!(slots(1), slots(1 << 1));
        assert!((90_000..120_000).contains(&PATTERNS.n_slots), "{}", PATTERNS.n_slots);
    }
}
