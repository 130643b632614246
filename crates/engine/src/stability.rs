//! Discs that can never be flipped again.
//!
//! A disc is safe along a line if the whole line is full, if the disc lies at one of its ends, or if one of
//! its two neighbours there is a stable disc of the same colour; a disc safe along all four lines is stable.
//! Growing the set from nothing until it grows no more finds most of the stable discs, and never one that is
//! not.

use super::kernel::Kernel;
use othello::rules::{Bits, ByColor, Grid, Position, Square, Squares};

/// The discs of each side that are found to be stable: nearly all stable discs, and no others.
///
/// ```
/// use engine::stability::stable;
/// use othello::board;
/// let position = board! {"
///     X X X X
///     O O O O
///     - X X -
///     - - - -
///     Black to move
/// "};
/// assert_eq!(stable(&position).black.names(position.size()), ["a1", "b1", "c1", "d1"]);
/// assert!(stable(&position).white.is_empty());
/// ```
pub fn stable(position: &Position) -> ByColor<Squares> {
    let stability = Stability::new(Grid::of(position.size()));
    position.discs().map(|own| stability.grown(own, position.empties()))
}

/// The four directions of a board's lines, and its corners.
#[derive(Clone, Debug)]
pub struct Stability<S> {
    lines: [Direction<S>; 4],
    corners: S,
}

#[derive(Clone, Copy, Debug)]
struct Direction<S> {
    step: u32,
    /// The squares at which a line of this direction ends.
    ends: S,
    /// The squares reached by one and by two steps towards higher, and towards lower indices, without leaving
    /// the board.
    up: [S; 2],
    down: [S; 2],
    /// The most steps from one end to the other.
    steps_max: u32,
}

impl<S: Bits> Stability<S> {
    /// The lines and the corners of a kernel's board.
    pub fn new<K: Kernel<Set = S>>(kernel: &K) -> Stability<S> {
        let (width, height) = (usize::from(kernel.size().width()), usize::from(kernel.size().height()));
        let below = Square::at(0, 1, kernel.size()).expect("every board has a second row");
        let stride = kernel.index(below);
        // A step of dx columns and one row, or of one column along the row.
        let line = |dx: isize, dy: usize| {
            let inside = |column: usize, n: isize| {
                let from = column as isize - n * dx;
                (0..width as isize).contains(&from)
            };
            let up = |n: usize| kernel.select(|column, row| inside(column, n as isize) && row >= n * dy);
            let down = |n: usize| {
                kernel.select(|column, row| inside(column, -(n as isize)) && row + n * dy < height)
            };
            Direction {
                step: (dy * stride).wrapping_add_signed(dx) as u32,
                ends: kernel.all() & !(up(1) & down(1)),
                up: [up(1), up(2)],
                down: [down(1), down(2)],
                steps_max: width.max(height) as u32 - 1,
            }
        };
        Stability { lines: [line(1, 0), line(0, 1), line(1, 1), line(-1, 1)], corners: kernel.corners() }
    }

    /// The stable discs among `own`; a board without a disc in a corner has hardly any and is skipped.
    #[inline(always)]
    pub fn stable(&self, own: S, discs: S, empties: S) -> S {
        if (discs & self.corners).is_empty() { S::EMPTY } else { self.grown(own, empties) }
    }

    /// The stable discs among `own`, also where no disc lies in a corner.
    #[inline(always)]
    fn grown(&self, own: S, empties: S) -> S {
        let safe = |line: &Direction<S>| line.ends | !line.through(empties);
        let [row, column, falling, rising] = &self.lines;
        let safe = [safe(row), safe(column), safe(falling), safe(rising)];
        let mut stable = own & safe[0] & safe[1] & safe[2] & safe[3];
        loop {
            let mut more = own;
            for (line, safe) in self.lines.iter().zip(safe) {
                // A step that leaves the board lands on an end of the line, which is safe anyway.
                more &= safe | stable.up(line.step) | stable.down(line.step);
            }
            if more == stable {
                return stable;
            }
            stable = more;
        }
    }
}

impl<S: Bits> Direction<S> {
    /// All squares that share a line of this direction with one of the set.
    #[inline(always)]
    fn through(&self, set: S) -> S {
        let mut up = set | (set.up(self.step) & self.up[0]);
        let mut down = set | (set.down(self.step) & self.down[0]);
        let mut reached = 1;
        while reached < self.steps_max {
            up |= up.up(2 * self.step) & self.up[1];
            down |= down.down(2 * self.step) & self.down[1];
            reached += 2;
        }
        up | down
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::Fit;
    use crate::testing::{check_stable, random_endgame};
    use othello::rules::BoardSize;

    fn stable_by<K: Kernel>(kernel: &K, position: &Position) -> Squares {
        let board = kernel.board(position);
        let stable = |own| Stability::new(kernel).stable(own, board.discs(), kernel.empties(board));
        kernel.squares(stable(board.own) | stable(board.other))
    }

    fn stable_by_fit(position: &Position) -> Squares {
        match Fit::of(position.size()) {
            Fit::Eight(kernel) => stable_by(&kernel, position),
            Fit::Small(kernel) => stable_by(&kernel, position),
            Fit::Large(kernel) => stable_by(kernel, position),
        }
    }

    /// The stable discs by walking: one is safe along a full line, at the line's end, or beside a stable
    /// disc of its own colour.
    fn by_walking(position: &Position) -> ByColor<Squares> {
        const LINES: [(isize, isize); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];
        let (size, empties) = (position.size(), position.empties());
        let step = |square: Square, dx: isize, dy: isize| {
            let column = square.column(size).checked_add_signed(dx)?;
            Square::at(column, square.row(size).checked_add_signed(dy)?, size)
        };
        let is_full = |square: Square, dx: isize, dy: isize| {
            let along = |dx, dy| std::iter::successors(Some(square), move |at| step(*at, dx, dy));
            along(dx, dy).chain(along(-dx, -dy)).all(|at| !empties.contains(at))
        };
        position.discs().map(|own| {
            let mut stable = Squares::EMPTY;
            loop {
                let holds = |square, dx, dy| step(square, dx, dy).is_none_or(|next| stable.contains(next));
                let is_safe = |square: &Square| {
                    LINES.into_iter().all(|(dx, dy)| {
                        is_full(*square, dx, dy) || holds(*square, dx, dy) || holds(*square, -dx, -dy)
                    })
                };
                let more: Squares = own.iter().filter(is_safe).collect();
                if more == stable {
                    return stable;
                }
                stable = more;
            }
        })
    }

    #[test]
    fn stable_discs_are_all_found_and_never_flipped() {
        for size in ["4x4", "4x6", "6x6", "8x8", "16x4", "10x8", "12x12"] {
            let mut n_held = 0;
            let size: BoardSize = size.parse().unwrap();
            for seed in 0..20 {
                let n_empties = (8 + seed as usize).min(size.area() - 4);
                let position = random_endgame(size, n_empties, seed);
                n_held += check_stable(position, seed, |position| {
                    let (found, all) = (stable_by_fit(position), stable(position));
                    assert_eq!(all, by_walking(position), "{position}");
                    // Where no corner is taken, the engine does not look.
                    let corners: Squares = Grid::of(size).corners();
                    if !corners.is_subset_of(position.empties()) {
                        assert_eq!(found, all.black | all.white, "{position}");
                    }
                    found
                });
            }
            assert!(n_held > 0, "no disc on {size} is ever stable");
        }
    }
}
