//! The geometry of one board: its squares, inner columns and four lines, as masks and shift distances.

use super::{Bits, BoardSize, Square, Squares};
use std::sync::OnceLock;

/// One of the four lines through a square; each is walked both ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line<S> {
    /// The distance from a square to the next one of the line, in row-major indices.
    pub step: u32,
    /// Where a disc can be flipped along this line: all squares for a column, all but the outer columns for
    /// the others. Runs stay inside these squares, so a shift cannot wrap around the board's edge.
    pub inner: S,
    /// The most discs that can be flipped one way, 2 to 14.
    pub run_max: u32,
}

/// A board of one size, ready for the kernel ([`legal_moves`](super::legal_moves), [`flips`](super::flips)).
///
/// ```
/// use othello::rules::{BoardSize, Grid, Square};
/// let grid = Grid::of(BoardSize::STANDARD);
/// assert_eq!(grid.center().names(grid.size), ["d4", "e4", "d5", "e5"]);
/// assert_eq!((grid.corners().len(), grid.edges().len()), (4, 24));
/// ```
#[derive(Clone, Debug)]
pub struct Grid<S> {
    /// Width and height of the board.
    pub size: BoardSize,
    /// Every square of the board.
    pub all: S,
    /// Row, column, falling diagonal, rising diagonal.
    pub lines: [Line<S>; 4],
}

impl<S: Bits> Grid<S> {
    /// Builds the geometry of a board; [`Grid::of`] shares one for each size, on [`Squares`].
    ///
    /// # Panics
    /// When the board has more squares than `S` holds; callers choose `S` by [`BoardSize::area`].
    pub fn new(size: BoardSize) -> Grid<S> {
        assert!(size.area() <= S::CAPACITY, "the {size} board has more than {} squares", S::CAPACITY);
        let (width, height) = (u32::from(size.width()), u32::from(size.height()));
        let all = Squares::all(size);
        let inner: Squares =
            Square::all(size).filter(|s| (1..size.width() as usize - 1).contains(&s.column(size))).collect();
        let line =
            |step, inner, length: u32| Line { step, inner: S::from_squares(inner), run_max: length - 2 };
        let diagonal = width.min(height);
        Grid {
            size,
            all: S::from_squares(all),
            lines: [
                line(1, inner, width),
                line(width, all, height),
                line(width + 1, inner, diagonal),
                line(width - 1, inner, diagonal),
            ],
        }
    }

    /// The corner squares.
    pub fn corners(&self) -> S {
        let (right, bottom) = (self.size.width() as usize - 1, self.size.height() as usize - 1);
        self.select(|column, row| (column == 0 || column == right) && (row == 0 || row == bottom))
    }

    /// The squares of the rim without the corners.
    pub fn edges(&self) -> S {
        let (right, bottom) = (self.size.width() as usize - 1, self.size.height() as usize - 1);
        self.select(|column, row| (column == 0 || column == right) != (row == 0 || row == bottom))
    }

    /// The four squares in the middle.
    pub fn center(&self) -> S {
        let (right, below) = (self.size.width() as usize / 2, self.size.height() as usize / 2);
        self.select(|column, row| (right - 1..=right).contains(&column) && (below - 1..=below).contains(&row))
    }

    /// The squares for which `keep` returns `true`, given their column and row from 0.
    pub fn select(&self, keep: impl Fn(usize, usize) -> bool) -> S {
        S::from_squares(
            Square::all(self.size).filter(|s| keep(s.column(self.size), s.row(self.size))).collect(),
        )
    }
}

impl Grid<Squares> {
    /// The shared grid of a size, built at its first use.
    pub fn of(size: BoardSize) -> &'static Grid<Squares> {
        static GRIDS: [OnceLock<Grid<Squares>>; 49] = [const { OnceLock::new() }; 49];
        GRIDS[size.ordinal()].get_or_init(|| Grid::new(size))
    }
}
