//! The engine's board: own discs, opposing discs, and the routines a search calls millions of times a second.
//!
//! A search is written once over [`Kernel`] and runs on one of three: [`Eight`], hand-tuned, for every board
//! of at most 8×8 squares (smaller ones lie in the top left corner, and what is off the board is neither disc
//! nor empty); [`Grid<u64>`] for the others of up to 64 squares, such as 16×4; [`Grid<Squares>`] for the
//! rest. [`Fit::of`] chooses, and [`Kernel::board`] narrows a [`Position`] once, at the root.
//!
//! A [`Board`] knows no colours: the side to move owns `own`, and a move swaps the two sets.
//!
//! In reading order: [`Kernel`] and [`Board`], then [`Eight`], and [`Vectors`], its flips and legal moves;
//! `plain` computes them on ordinary 64-bit words, `sse4`, `avx2`, `avx512` and `neon` with the vectors of a
//! processor. `Built` is the one the program is compiled for; [`Instructions`] says which a search uses.

mod eight;
mod vectors;
pub(crate) mod compiled;
#[cfg(any(test, not(any(all(target_arch = "x86_64", target_feature = "sse4.1"), target_arch = "aarch64"))))]
mod plain;
#[cfg(all(target_arch = "x86_64", target_feature = "sse4.1"))]
mod sse4;
#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
#[cfg(target_arch = "aarch64")]
mod neon;
mod prefetch;

#[cfg(target_arch = "x86_64")]
pub(crate) use avx2::Avx2;
#[cfg(target_arch = "x86_64")]
pub(crate) use avx512::Avx512;
pub(crate) use compiled::{compiled, declare, implement};
pub use eight::Eight;
#[cfg(target_arch = "aarch64")]
pub use neon::Neon as Built;
#[cfg(test)]
pub(crate) use plain::Plain;
#[cfg(not(any(all(target_arch = "x86_64", target_feature = "sse4.1"), target_arch = "aarch64")))]
pub use plain::Plain as Built;
pub(crate) use prefetch::prefetch;
#[cfg(all(target_arch = "x86_64", target_feature = "sse4.1"))]
pub use sse4::Sse4 as Built;
pub use vectors::{Instructions, Vectors};
pub(crate) use vectors::{VectorKind, with_vectors};

use othello::rules::{self, Bits, BoardSize, Grid, Position, Square, Squares};

/// The discs of the side to move and of its opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board<S> {
    /// Those of the side to move.
    pub own: S,
    /// Those of its opponent.
    pub other: S,
}

impl<S: Bits> Board<S> {
    /// The board after a disc on `index` has flipped `flips`, seen by the other side.
    #[inline(always)]
    #[must_use]
    pub fn after(self, index: usize, flips: S) -> Board<S> {
        Board { own: self.other ^ flips, other: self.own | flips | S::bit(index) }
    }

    /// The same board seen by the other side.
    #[inline(always)]
    #[must_use]
    pub fn pass(self) -> Board<S> {
        Board { own: self.other, other: self.own }
    }

    /// All discs.
    #[inline(always)]
    pub fn discs(self) -> S {
        self.own | self.other
    }
}

/// The routines of a search for one board size. Indices are the kernel's own numbering of the squares.
pub trait Kernel: Sync {
    /// A set of squares.
    type Set: Bits;

    /// The board size.
    fn size(&self) -> BoardSize;
    /// The number of squares.
    fn area(&self) -> i32;
    /// Every square of the board.
    fn all(&self) -> Self::Set;

    /// The index of a square.
    fn index(&self, square: Square) -> usize;
    /// The square of an index.
    fn square(&self, index: usize) -> Square;

    /// The squares where the side to move may place a disc.
    fn legal_moves(&self, board: Board<Self::Set>) -> Self::Set;
    /// The opposing discs that a disc on the empty square `index` outflanks; empty when the move is illegal.
    fn flips(&self, board: Board<Self::Set>, index: usize) -> Self::Set;
    /// A set and the up to eight neighbours of each of its squares.
    fn spread(&self, set: Self::Set) -> Self::Set;

    /// The squares without a disc.
    #[inline(always)]
    fn empties(&self, board: Board<Self::Set>) -> Self::Set {
        self.all() & !board.discs()
    }

    /// The board after a move.
    #[inline(always)]
    fn play(&self, board: Board<Self::Set>, index: usize) -> Board<Self::Set> {
        board.after(index, self.flips(board, index))
    }

    /// The empty squares next to an opposing disc: the moves the side to move has, or may come to have.
    #[inline(always)]
    fn potential_moves(&self, board: Board<Self::Set>) -> Self::Set {
        self.spread(board.other) & self.empties(board)
    }

    /// The official disc difference of a finished game for the side to move: the empties go to the winner.
    #[inline(always)]
    fn final_score(&self, board: Board<Self::Set>) -> i32 {
        let (own, other) = (board.own.len() as i32, board.other.len() as i32);
        let difference = own - other;
        difference + difference.signum() * (self.area() - own - other)
    }

    /// A set of squares in the kernel's numbering.
    fn set(&self, squares: Squares) -> Self::Set {
        squares.iter().fold(Self::Set::EMPTY, |set, square| set | Self::Set::bit(self.index(square)))
    }

    /// A set in the numbering of the rules.
    fn squares(&self, set: Self::Set) -> Squares {
        set.indices().map(|index| self.square(index)).collect()
    }

    /// The squares whose column and row, both from 0, meet a condition. Too slow for inner loops.
    fn select(&self, keep: impl Fn(usize, usize) -> bool) -> Self::Set {
        self.set(Grid::of(self.size()).select(keep))
    }

    /// The four corners.
    fn corners(&self) -> Self::Set {
        self.set(Grid::of(self.size()).corners())
    }

    /// The squares of the rim without the corners.
    fn edges(&self) -> Self::Set {
        self.set(Grid::of(self.size()).edges())
    }

    /// The squares of a set that are connected with one of them, along sides and corners.
    fn region(&self, set: Self::Set, index: usize) -> Self::Set {
        let mut region = Self::Set::bit(index);
        loop {
            let wider = self.spread(region) & set;
            if wider == region {
                return region;
            }
            region = wider;
        }
    }

    /// A position as its side to move sees it.
    fn board(&self, position: &Position) -> Board<Self::Set> {
        debug_assert!(position.size() == self.size() && !position.is_placing());
        let discs = position.discs();
        Board { own: self.set(discs[position.turn()]), other: self.set(discs[!position.turn()]) }
    }
}

/// The fastest kernel that a board size fits.
#[derive(Clone, Debug)]
pub enum Fit {
    /// Up to 8×8.
    Eight(Eight),
    /// Any board of at most 64 squares.
    Small(Grid<u64>),
    /// Any other board.
    Large(&'static Grid<Squares>),
}

impl Fit {
    /// The kernel for a size.
    pub fn of(size: BoardSize) -> Fit {
        match Eight::new(size) {
            Some(eight) => Fit::Eight(eight),
            None if size.area() <= 64 => Fit::Small(Grid::new(size)),
            None => Fit::Large(Grid::of(size)),
        }
    }
}

impl<S: Bits> Kernel for Grid<S> {
    type Set = S;

    fn size(&self) -> BoardSize {
        self.size
    }

    #[inline(always)]
    fn area(&self) -> i32 {
        self.size.area() as i32
    }

    #[inline(always)]
    fn all(&self) -> S {
        self.all
    }

    #[inline(always)]
    fn index(&self, square: Square) -> usize {
        square.index()
    }

    #[inline(always)]
    fn square(&self, index: usize) -> Square {
        Square::from_index(index as u8)
    }

    #[inline(always)]
    fn legal_moves(&self, board: Board<S>) -> S {
        rules::legal_moves(self, board.own, board.other)
    }

    #[inline(always)]
    fn flips(&self, board: Board<S>, index: usize) -> S {
        rules::flips(self, board.own, board.other, index)
    }

    #[inline(always)]
    fn spread(&self, set: S) -> S {
        let [row, column, ..] = &self.lines;
        // A shift along the row would carry the squares of one outer column over to the other, so these are
        // cleared before it.
        let (not_last, not_first) = (row.inner | row.inner.down(1), row.inner | row.inner.up(1));
        let wide = set | (set & not_last).up(row.step) | (set & not_first).down(row.step);
        (wide | wide.up(column.step) | wide.down(column.step)) & self.all
    }
}

/// Whether a pass counts as a ply of [`perft`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassRule {
    /// A pass is a ply like any other (Aart Bik's numbers, <https://www.aartbik.com/MISC/reversi.html>).
    Ply,
    /// Only placed discs count.
    Free,
}

/// The number of leaves `depth` plies below a position, by the fastest kernel its board fits.
///
/// # Panics
/// On a position whose central discs are still being placed.
pub fn leaves(position: &Position, depth: u32, rule: PassRule) -> u64 {
    match Fit::of(position.size()) {
        Fit::Eight(eight) => perft(&eight, eight.board(position), depth, rule),
        Fit::Small(grid) => perft(&grid, grid.board(position), depth, rule),
        Fit::Large(grid) => perft(grid, grid.board(position), depth, rule),
    }
}

/// The number of leaves of the game tree `depth` plies below a board; a finished game counts as one. The
/// moves of the last ply are counted, not made.
pub fn perft<K: Kernel>(kernel: &K, board: Board<K::Set>, depth: u32, rule: PassRule) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = kernel.legal_moves(board);
    if moves.is_empty() {
        if kernel.legal_moves(board.pass()).is_empty() {
            return 1;
        }
        let after_pass = if rule == PassRule::Ply { depth - 1 } else { depth };
        return perft(kernel, board.pass(), after_pass, rule);
    }
    if depth == 1 {
        return u64::from(moves.len());
    }
    moves.indices().map(|index| perft(kernel, kernel.play(board, index), depth - 1, rule)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    /// Every square own, opposing or empty at random; `crowding` in 0..=10 sets how many are discs.
    fn random_position(size: BoardSize, random: &mut SmallRng, crowding: u32) -> Position {
        use othello::rules::{Color, Setup};
        let mut setup = Setup::empty(size);
        for square in Square::all(size) {
            let color = if random.random() { Color::Black } else { Color::White };
            setup.put(square, random.random_ratio(crowding, 10).then_some(color));
        }
        setup.position().expect("each square holds one disc at most")
    }

    /// Checks every routine of a kernel against the rules and the board's geometry.
    fn check(kernel: &impl Kernel, position: &Position) {
        let board = kernel.board(position);
        assert_eq!(kernel.squares(board.own), position.discs()[position.turn()]);
        assert_eq!(kernel.squares(kernel.empties(board)), position.empties());
        assert_eq!(kernel.squares(kernel.legal_moves(board)), position.legal_moves(), "{position}");
        for square in position.empties().iter() {
            let flips = kernel.squares(kernel.flips(board, kernel.index(square)));
            assert_eq!(flips, position.flips(square), "{} on\n{position}", square.name(position.size()));
        }
        let size = position.size();
        let close = |a: usize, b: usize| a.abs_diff(b) <= 1;
        let others = position.discs()[!position.turn()];
        let near = |empty: &Square| {
            let touch =
                |o: Square| close(o.column(size), empty.column(size)) && close(o.row(size), empty.row(size));
            others.iter().any(touch)
        };
        let expected: Squares = position.empties().iter().filter(near).collect();
        assert_eq!(kernel.squares(kernel.potential_moves(board)), expected, "{position}");
    }

    #[test]
    fn every_kernel_agrees_with_the_rules_on_every_board() {
        let mut random = SmallRng::seed_from_u64(8);
        for size in BoardSize::all() {
            for crowding in [3, 7, 9] {
                let position = random_position(size, &mut random, crowding);
                check(Grid::of(size), &position);
                if size.area() <= 64 {
                    check(&Grid::<u64>::new(size), &position);
                }
                if let Some(eight) = Eight::new(size) {
                    check(&eight, &position);
                }
            }
        }
    }

    #[test]
    fn empties_go_to_the_winner() {
        let kernel = Eight::new(BoardSize::new(4, 4).unwrap()).unwrap();
        let board = Board {
            own: kernel.select(|column, _| column == 0),
            other: kernel.select(|column, _| column > 1),
        };
        assert_eq!(kernel.final_score(board), 4 - 12);
        assert_eq!(kernel.final_score(board.pass()), 12 - 4);
        assert_eq!(kernel.final_score(Board { own: board.own, other: 0 }), 16);
    }
}
