//! Discs that can never flip again: a bound on the final score.
//!
//! A disc is stable if along each of the four lines it is safe: the line through it is full, or a neighbour
//! on that line is the rim or a stable disc of its own colour. That is a fixed point, reached by growing from
//! the corners and the full lines. Only edges are known exactly, from a table: a disc on an edge is stable if
//! it survives every sequence of moves of both sides along that edge (Buro's and Delorme's programs do the
//! same). The result is a lower bound on the stable discs.

use crate::kernel::{Board, Eight, Kernel};
use std::sync::LazyLock;

/// Finds stable discs on one board size.
#[derive(Clone, Copy)]
pub(super) struct EightStability {
    all: u64,
    /// Squares whose neighbour one way along a line is off the board: row, falling diagonal, column, rising
    /// diagonal.
    rims: [u64; 4],
    /// `None` on boards smaller than 8×8: the table is for edges of eight squares.
    edges: Option<&'static [u8; 1 << 16]>,
}

const STEPS: [u32; 4] = [1, 9, 8, 7];

impl EightStability {
    pub(super) fn new(kernel: &impl Kernel<Set = u64>) -> EightStability {
        static EDGES: LazyLock<Box<[u8; 1 << 16]>> = LazyLock::new(stable_edges);
        let (right, last_row) = (kernel.size().width() as usize - 1, kernel.size().height() as usize - 1);
        let sides = kernel.select(|column, _| column == 0 || column == right);
        let ends = kernel.select(|_, row| row == 0 || row == last_row);
        let edges = (kernel.all() == !0).then(|| &**EDGES);
        EightStability { all: kernel.all(), rims: [sides, sides | ends, ends, sides | ends], edges }
    }

    /// Discs of `own` that no sequence of moves can flip.
    #[inline(always)]
    pub(super) fn stable(&self, own: u64, other: u64) -> u64 {
        let empties = self.all & !(own | other);
        let full = full_lines(empties);
        let safe: [u64; 4] = std::array::from_fn(|line| full[line] | self.rims[line]);
        let mut stable = own & safe[0] & safe[1] & safe[2] & safe[3];
        if let Some(edges) = self.edges {
            stable |= own & edge_discs(edges, own, other);
        }
        if stable == 0 {
            return 0;
        }
        loop {
            let grown = (0..4).fold(own, |grown, line| {
                grown & (safe[line] | stable << STEPS[line] | stable >> STEPS[line])
            }) | stable;
            if grown == stable {
                return stable;
            }
            stable = grown;
        }
    }
}

/// For each line direction, the squares whose whole line holds no empty square.
#[inline(always)]
fn full_lines(empties: u64) -> [u64; 4] {
    const NOT_A: u64 = !0x0101_0101_0101_0101;
    const NOT_H: u64 = !0x8080_8080_8080_8080;
    // Every empty square spreads along its line; what it reaches is not full.
    let mut row = empties;
    row |= row >> 4 & 0x0F0F_0F0F_0F0F_0F0F;
    row |= row >> 2 & 0x3F3F_3F3F_3F3F_3F3F;
    row |= row >> 1 & 0x7F7F_7F7F_7F7F_7F7F;
    let row = (row & !NOT_A) * 0xFF;
    let mut column = empties;
    column |= column.rotate_left(32);
    column |= column.rotate_left(16);
    column |= column.rotate_left(8);
    let diagonal = |step: u32, up_to: u64, down_to: u64| {
        // One, two and four squares further, each time staying inside the columns that can be reached.
        let (mut up, mut down) = (empties, empties);
        let (mut reach_up, mut reach_down) = (up_to, down_to);
        let mut step = step;
        for _ in 0..3 {
            up |= up << step & reach_up;
            down |= down >> step & reach_down;
            reach_up &= reach_up << step;
            reach_down &= reach_down >> step;
            step *= 2;
        }
        up | down
    };
    [!row, !diagonal(9, NOT_A, NOT_H), !column, !diagonal(7, NOT_H, NOT_A)]
}

/// The stable discs on the four edges of an 8×8 board.
#[inline(always)]
fn edge_discs(edges: &[u8; 1 << 16], own: u64, other: u64) -> u64 {
    let lookup = |own: u64, other: u64| u64::from(edges[(own << 8 | other) as usize & 0xFFFF]);
    let (left, right) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080);
    lookup(own & 0xFF, other & 0xFF)
        | lookup(own >> 56, other >> 56) << 56
        | column_from_byte(lookup(byte_from_column(own & left), byte_from_column(other & left)))
        | column_from_byte(lookup(byte_from_column(own >> 7 & left), byte_from_column(other >> 7 & left)))
            << 7
            & right
}

/// The a-file as a byte, a1 lowest.
#[inline(always)]
fn byte_from_column(column: u64) -> u64 {
    column.wrapping_mul(0x0102_0408_1020_4080) >> 56
}

/// The inverse of [`byte_from_column`].
#[inline(always)]
fn column_from_byte(byte: u64) -> u64 {
    ((byte & 0x7F).wrapping_mul(0x0002_0408_1020_4081) | byte << 49) & 0x0101_0101_0101_0101
}

/// For each own and opposing set of an edge's eight squares: the own discs that stay whatever is played on
/// the edge.
fn stable_edges() -> Box<[u8; 1 << 16]> {
    let mut edges: Box<[u8; 1 << 16]> = vec![0; 1 << 16].try_into().expect("the length is that of the array");
    // Fewer empties first: each edge depends on those with one empty less.
    let mut pairs: Vec<(u8, u8)> =
        (0..=255u8).flat_map(|own| (0..=255u8).map(move |other| (own, other))).collect();
    pairs.retain(|(own, other)| own & other == 0);
    pairs.sort_by_key(|(own, other)| (own | other).count_zeros());
    for (own, other) in pairs {
        let mut stable = own;
        for square in (0..8).filter(|square| (own | other) >> square & 1 == 0) {
            let flips = flips_on_edge(own, other, square);
            stable &= edges[usize::from(own | flips | 1 << square) << 8 | usize::from(other ^ flips)];
            let flips = flips_on_edge(other, own, square);
            stable &= edges[usize::from(own ^ flips) << 8 | usize::from(other | flips | 1 << square)];
        }
        edges[usize::from(own) << 8 | usize::from(other)] = stable;
    }
    edges
}

/// The flips along an edge, computed on a board with discs only on its first row.
fn flips_on_edge(own: u8, other: u8, square: usize) -> u8 {
    Eight::STANDARD.flips(Board { own: own.into(), other: other.into() }, square) as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::check_stable;
    use othello::rules::{BoardSize, Color, Position, Setup};
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    fn board(text: &str) -> Board<u64> {
        let text: String = text.split_whitespace().collect();
        let setup = Setup::parse(&text, BoardSize::STANDARD, Color::Black).unwrap();
        Eight::STANDARD.board(&setup.position().unwrap())
    }

    #[test]
    fn discs_grown_from_a_corner_are_stable() {
        let Board { own, other } = board(
            "XXXX-XOO
             XXX----O
             XX------
             X---XX--
             --------
             ------OO
             -----OOX
             -----OXX",
        );
        let expected = board(
            "XXXX--OO
             XXX----O
             XX------
             X-------
             --------
             --------
             -------X
             ------XX",
        );
        let stability = EightStability::new(&Eight::STANDARD);
        assert_eq!(stability.stable(own, other), expected.own);
        assert_eq!(stability.stable(other, own), expected.other);
    }

    #[test]
    fn a_line_is_full_when_none_of_its_squares_is_empty() {
        let mut random = SmallRng::seed_from_u64(5);
        for _ in 0..2_000 {
            let empties = random.random::<u64>() & random.random::<u64>() & random.random::<u64>();
            let full = full_lines(empties);
            for square in 0..64 {
                let same = |line: usize, other: usize| {
                    let (x, y, u, v) = (square % 8, square / 8, other % 8, other / 8);
                    [y == v, x + v == u + y, x == u, x + y == u + v][line]
                };
                for (line, full) in full.into_iter().enumerate() {
                    let empty = (0..64).any(|other| empties >> other & 1 == 1 && same(line, other));
                    assert_eq!(full >> square & 1 == 0, empty, "line {line}, square {square}");
                }
            }
        }
    }

    #[test]
    fn stable_discs_survive_random_games() {
        for size in BoardSize::all() {
            let Some(kernel) = Eight::new(size) else { continue };
            let stability = EightStability::new(&kernel);
            let stable = |position: &Position| {
                let Board { own, other } = kernel.board(position);
                kernel.squares(stability.stable(own, other) | stability.stable(other, own))
            };
            let games = (0..200).map(|seed| check_stable(Position::start(size), seed, stable));
            assert!(games.sum::<usize>() > 0, "no disc on {size} is ever stable");
        }
    }
}
