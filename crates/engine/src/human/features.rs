//! Features of a move that people notice, as numbers, on boards of any size.
//!
//! The list follows the terms of players and books: corners and the squares beside them, mobility, the
//! frontier, edges, parity, and the distance of the move from the last one.

use super::geometry::{Geometry, N_CLASSES};
use crate::kernel::{Board, Kernel};
use othello::rules::Bits;

/// The numbers of a move, in the order of [`FEATURE_NAMES`]; most lie between 0 and 1.
pub type MoveFeatures = [f32; N_FEATURES];

/// How many numbers a move has.
pub const N_FEATURES: usize = FEATURE_NAMES.len();

/// The name of each number. A character's manner is a vector over these.
pub const FEATURE_NAMES: [&str; 46] = [
    "corner",
    "C-square",
    "A-square",
    "B-square",
    "X-square",
    "beside the edge 2",
    "beside the edge 3",
    "inner 2",
    "inner 3",
    "centre",
    "flips",
    "flips more than one",
    "directions",
    "replies",
    "replies squared",
    "no reply",
    "own moves after",
    "corners the opponent may take",
    "corners opened",
    "own corners to come",
    "own frontier",
    "opposing frontier",
    "own potential moves",
    "opposing potential moves",
    "X-square at an empty corner",
    "C-square at an empty corner",
    "beside an own corner",
    "beside an opposing corner",
    "next to the last disc",
    "two from the last disc",
    "far from the last disc",
    "flips the last disc",
    "region odd",
    "region smallest",
    "region of one",
    "region of two",
    "edge discs flipped",
    "quiet: only inner discs",
    "new frontier",
    "edge beside own disc",
    "edge beside opposing disc",
    "edge between opposing discs",
    "edge alone",
    "takes the opponent's corner move",
    "the opponent could play here",
    "only the opponent's region",
];

fn yes(is: bool) -> f32 {
    f32::from(u8::from(is))
}

/// A position before a choice, with the parts that are the same for all its moves.
pub(super) struct Before<'a, S> {
    geometry: &'a Geometry<S>,
    board: Board<S>,
    last: Option<usize>,
    empties: S,
    other_moves: S,
    smallest_region: u32,
}

impl<'a, S: Bits> Before<'a, S> {
    pub(super) fn new(geometry: &'a Geometry<S>, board: Board<S>, last: Option<usize>) -> Before<'a, S> {
        let empties = geometry.grid.empties(board);
        let (mut rest, mut smallest_region) = (empties, u32::MAX);
        while !rest.is_empty() {
            let region = geometry.grid.region(empties, rest.lowest());
            smallest_region = smallest_region.min(region.len());
            rest &= !region;
        }
        let other_moves = geometry.grid.legal_moves(board.pass());
        Before { geometry, board, last, empties, other_moves, smallest_region }
    }

    pub(super) fn features(&self, index: usize) -> MoveFeatures {
        let Geometry { grid, corners, edges } = self.geometry;
        let (disc, flips) = (S::bit(index), grid.flips(self.board, index));
        let after = self.board.after(index, flips).pass();
        let Board { own, other } = after;
        let replies = grid.legal_moves(after.pass());
        let own_moves = grid.legal_moves(after);
        let near_empties = grid.spread(grid.empties(after));
        let scaled = |set: S, unit: f32| set.len() as f32 / unit;
        let n_replies = replies.len() as f32;
        let opened = (replies & *corners).len() as f32 - (self.other_moves & *corners).len() as f32;
        let [x, c, at_own, at_other] = self.beside_corner(index);
        let [next, two, far] = self.distance_to_last(index);
        let region = grid.region(self.empties, index);
        let [edge_own, edge_other, edge_between, edge_alone] = self.on_edge(index, own, other);
        let rest = [
            scaled(flips, 10.0),
            yes(flips.len() > 1),
            scaled(grid.spread(disc) & flips, 4.0),
            n_replies / 10.0,
            n_replies * n_replies / 200.0,
            yes(replies.is_empty()),
            scaled(own_moves, 10.0),
            scaled(replies & *corners, 1.0),
            opened.max(0.0),
            scaled(own_moves & *corners, 1.0),
            scaled(own & near_empties, 10.0),
            scaled(other & near_empties, 10.0),
            scaled(grid.potential_moves(after), 10.0),
            scaled(grid.potential_moves(after.pass()), 10.0),
            x,
            c,
            at_own,
            at_other,
            next,
            two,
            far,
            yes(self.last.is_some_and(|last| flips.has(last))),
            yes(region.len() % 2 == 1),
            yes(region.len() == self.smallest_region),
            yes(region.len() == 1),
            yes(region.len() == 2),
            scaled(flips & (*edges | *corners), 3.0),
            yes((flips & near_empties).is_empty()),
            scaled(flips & near_empties, 5.0),
            edge_own,
            edge_other,
            edge_between,
            edge_alone,
            yes(corners.has(index) && self.other_moves.has(index)),
            yes(self.other_moves.has(index)),
            yes((grid.spread(disc) & self.board.own).is_empty()),
        ];
        let mut features = [0.0; N_FEATURES];
        features[self.geometry.class(index)] = 1.0;
        features[N_CLASSES..].copy_from_slice(&rest);
        features
    }

    /// Whether a move is at an empty corner's X-square or C-square, or beside an own or an opposing corner.
    fn beside_corner(&self, index: usize) -> [f32; 4] {
        let Geometry { grid, corners, edges } = self.geometry;
        let corner = grid.spread(S::bit(index)) & *corners & !S::bit(index);
        let is_in = |set: S| !(corner & set).is_empty();
        let (is_empty, is_on_edge) = (is_in(self.empties), edges.has(index));
        let Board { own, other } = self.board;
        [is_empty && !is_on_edge, is_empty && is_on_edge, is_in(own), is_in(other)].map(yes)
    }

    /// Whether the last disc is one, two, or at least four squares away; without a last disc, all are 0.
    fn distance_to_last(&self, index: usize) -> [f32; 3] {
        let distance = self.last.map_or(3, |last| self.geometry.distance(last, index));
        [distance == 1, distance == 2, distance >= 4].map(yes)
    }

    /// The neighbours of an edge square along the edge after the move: the share of own discs, that of
    /// opposing ones, whether both are opposing, and whether both are empty.
    fn on_edge(&self, index: usize, own: S, other: S) -> [f32; 4] {
        let Some(beside) = self.geometry.along_edge(index) else { return [0.0; 4] };
        let n = |set: S| beside.iter().filter(|index| set.has(**index)).count() as f32;
        let (n_own, n_other) = (n(own), n(other));
        [n_own / 2.0, n_other / 2.0, yes(n_other == 2.0), yes(n_own + n_other == 0.0)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::rules::{BoardSize, Position, Squares};

    fn at_start<S: Bits>(size: BoardSize) -> Vec<MoveFeatures> {
        let geometry = Geometry::<S>::new(size);
        let board = geometry.grid.board(&Position::start(size));
        let before = Before::new(&geometry, board, None);
        geometry.grid.legal_moves(board).indices().map(|index| before.features(index)).collect()
    }

    #[test]
    fn the_first_moves_look_alike_on_either_set_of_bits() {
        let features = at_start::<u64>(BoardSize::STANDARD);
        assert!(features.iter().all(|other| *other == features[0]));
        assert_eq!(features, at_start::<Squares>(BoardSize::STANDARD));
    }

    #[test]
    fn squares_beside_corners_are_told_apart() {
        let geometry = Geometry::<u64>::new(BoardSize::STANDARD);
        let before = Before::new(&geometry, Board { own: 1, other: 1 << 63 }, None);
        let kinds =
            [14, 57, 9, 62, 63, 18].map(|index| before.beside_corner(index).map(|number| number > 0.0));
        let kind = |at: usize| std::array::from_fn(|number| number == at);
        assert_eq!(kinds, [0, 1, 2, 3, 4, 4].map(kind));
    }

    #[test]
    fn every_board_has_finite_numbers() {
        for size in BoardSize::all() {
            assert!(at_start::<Squares>(size).as_flattened().iter().all(|n| n.is_finite()), "{size}");
        }
    }
}
