//! The indices of all lanes, updated move by move.
//!
//! A digit is 1 for an own disc, −1 for an opposing one and 0 for an empty square: the same board seen by the
//! other side is the negated vector, and a move adds fixed vectors: its square's once, and twice that of each
//! square flipped.

use super::PatternVectors;
use super::shapes::{N_LANES, PLACE_VALUES};
use crate::kernel::{Board, Built};
use othello::rules::Bits;

/// The index of each lane, seen by the side to move: Σ digit · 3^k.
#[repr(align(32))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Indices(pub(super) [i16; N_LANES]);

impl Indices {
    /// The indices of a board.
    pub fn of(board: Board<u64>) -> Indices {
        let mut indices = Indices([0; N_LANES]);
        board.own.indices().for_each(|square| indices.add(square, 1));
        board.other.indices().for_each(|square| indices.add(square, -1));
        indices
    }

    /// The indices after a disc on the empty `square` has flipped `flips`, seen by the other side; see
    /// [`Board::after`]. Uses the vectors that the program is compiled for.
    #[inline]
    #[must_use]
    pub fn play(&self, square: usize, flips: u64) -> Indices {
        Built.play(self, square, flips)
    }

    /// The same board seen by the other side.
    #[inline]
    #[must_use]
    pub fn pass(&self) -> Indices {
        Indices(self.0.map(i16::wrapping_neg))
    }

    #[inline]
    pub(super) fn add(&mut self, square: usize, times: i16) {
        for (index, place) in self.0.iter_mut().zip(PLACE_VALUES[square].0) {
            *index = index.wrapping_add(place.wrapping_mul(times));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::{Eight, Instructions, Kernel, Plain, with_vectors};
    use crate::pattern::shapes::{LANES, Lane};
    use crate::testing::random_game;

    /// The index of what lies on a lane's squares, digit by digit.
    fn index(lane: &Lane, board: Board<u64>) -> i16 {
        let digit = |square: u8| (board.own >> square & 1) as i16 - (board.other >> square & 1) as i16;
        lane.squares[..lane.n_squares].iter().rev().fold(0, |index, &square| 3 * index + digit(square))
    }

    #[test]
    fn along_a_game_the_indices_are_those_of_each_board() {
        for seed in 0..20 {
            let mut indices = Indices::of(random_game(seed)[0].0);
            for (board, square) in random_game(seed) {
                assert_eq!(indices, Indices::of(board));
                assert_eq!(indices.pass(), Indices::of(board.pass()));
                let of_lanes = LANES.each_ref().map(|lane| index(lane, board));
                assert_eq!(indices.0, of_lanes);
                indices = match square {
                    Some(square) => {
                        let flips = Eight::STANDARD.flips(board, square);
                        for instructions in Instructions::available() {
                            let after =
                                with_vectors!(instructions, |vectors| vectors.play(&indices, square, flips));
                            assert_eq!(after, indices.play(square, flips), "{instructions}");
                        }
                        indices.play(square, flips)
                    }
                    None => indices.pass(),
                };
            }
        }
    }

    #[test]
    fn impossible_moves_do_no_harm() {
        let mut indices = Indices::of(Board { own: !0, other: 0 });
        for square in 0..64 {
            for instructions in Instructions::available() {
                let after = with_vectors!(instructions, |vectors| vectors.play(&indices, square, !0));
                assert_eq!(after, Plain.play(&indices, square, !0), "{instructions}");
            }
            indices = indices.play(square, !0).pass();
        }
    }
}
