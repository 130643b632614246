//! Legal moves and flips: the two routines the whole game rests on, for any board and set of bits.
//!
//! Both look along the four lines both ways, and grow a run of opposing discs two squares at a time (the
//! chess programmers' Kogge–Stone fill with one doubling: no shift exceeds twice a row, and on these board
//! sizes more doubling saves nothing). [`plain_flips`] walks the board square by square; tests compare the
//! fast version with it.

use super::{Bits, BoardSize, Grid, Line, Square, Squares};

/// The squares where the owner of `own` may place a disc.
#[inline(always)]
pub fn legal_moves<S: Bits>(grid: &Grid<S>, own: S, other: S) -> S {
    let mut moves = S::EMPTY;
    for line in &grid.lines {
        moves |= run(line, own, other, S::up).up(line.step);
        moves |= run(line, own, other, S::down).down(line.step);
    }
    moves & grid.all & !(own | other)
}

/// The opposing discs that a disc of `own` on the empty square `index` outflanks; empty for an illegal move.
#[inline(always)]
pub fn flips<S: Bits>(grid: &Grid<S>, own: S, other: S, index: usize) -> S {
    let disc = S::bit(index);
    let mut flips = S::EMPTY;
    for line in &grid.lines {
        let up = run(line, disc, other, S::up);
        if !(up.up(line.step) & own).is_empty() {
            flips |= up;
        }
        let down = run(line, disc, other, S::down);
        if !(down.down(line.step) & own).is_empty() {
            flips |= down;
        }
    }
    flips
}

/// The unbroken runs of `other` that begin next to `from`, one way along a line.
#[inline(always)]
fn run<S: Bits>(line: &Line<S>, from: S, other: S, shift: impl Fn(S, u32) -> S) -> S {
    let open = other & line.inner;
    let mut run = open & shift(from, line.step);
    run |= open & shift(run, line.step);
    let pairs = open & shift(open, line.step);
    let mut reach = 2;
    while reach < line.run_max {
        run |= pairs & shift(run, 2 * line.step);
        reach += 2;
    }
    run
}

/// The plain twin of [`flips`], square by square, for any square of any position: slow and obvious.
pub fn plain_flips(size: BoardSize, own: Squares, other: Squares, square: Square) -> Squares {
    let mut flips = Squares::EMPTY;
    if own.contains(square) || other.contains(square) {
        return flips;
    }
    let (column, row) = (square.column(size) as isize, square.row(size) as isize);
    for (dx, dy) in [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)] {
        let at =
            |n: isize| Square::at((column + n * dx).try_into().ok()?, (row + n * dy).try_into().ok()?, size);
        let ray = (1..).map_while(at);
        let run: Squares = ray.clone().take_while(|next| other.contains(*next)).collect();
        if ray.clone().nth(run.len()).is_some_and(|next| own.contains(next)) {
            flips |= run;
        }
    }
    flips
}
