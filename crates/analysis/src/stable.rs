//! Discs that can never be flipped again.
//!
//! A disc is safe along a line when the line is full, when the disc lies at the line's end, or when its
//! neighbour on the line is a stable disc of its own colour. A disc that is safe along all four lines is
//! stable. This is the plain form of what the engine computes in [`engine::stability`], and it also looks
//! where no corner is taken yet.

use othello::rules::{BoardSize, ByColor, Position, Square, Squares};

/// One direction of each line.
const LINES: [(isize, isize); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

/// The discs of each side that are found to be stable: nearly all stable discs, and no others.
///
/// ```
/// use analysis::stable::stable;
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
    let (size, empties) = (position.size(), position.empties());
    let full = LINES.map(|line| full_through(line, empties, size));
    position.discs().map(|own| {
        let mut stable = Squares::EMPTY;
        loop {
            let leans = |square, (dx, dy)| {
                let holds =
                    |sign| step(square, sign * dx, sign * dy, size).is_none_or(|next| stable.contains(next));
                holds(1) || holds(-1)
            };
            let is_safe = |square: &Square| {
                LINES.iter().zip(&full).all(|(&line, full)| full.contains(*square) || leans(*square, line))
            };
            let more: Squares =
                own.iter().filter(|square| stable.contains(*square) || is_safe(square)).collect();
            if more == stable {
                return stable;
            }
            stable = more;
        }
    })
}

/// The squares through which a line of this direction has no empty square.
fn full_through((dx, dy): (isize, isize), empties: Squares, size: BoardSize) -> Squares {
    let mut full = Squares::all(size);
    for empty in empties.iter() {
        full.remove(empty);
        for sign in [1, -1] {
            let along = |square: &Square| step(*square, sign * dx, sign * dy, size);
            std::iter::successors(along(&empty), along).for_each(|square| full.remove(square));
        }
    }
    full
}

/// One step away, if that is still on the board.
fn step(square: Square, dx: isize, dy: isize, size: BoardSize) -> Option<Square> {
    let column = square.column(size).checked_add_signed(dx)?;
    let row = square.row(size).checked_add_signed(dy)?;
    Square::at(column, row, size)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{positions, random_move};
    use engine::kernel::{Fit, Kernel};
    use engine::stability::Stability;
    use othello::rules::{Color, Grid};

    fn by_engine(position: &Position) -> ByColor<Squares> {
        fn of<K: Kernel>(kernel: &K, position: &Position) -> ByColor<Squares> {
            let board = kernel.board(position);
            let stable = |own| {
                kernel.squares(Stability::new(kernel).stable(own, board.discs(), kernel.empties(board)))
            };
            let (own, other) = (stable(board.own), stable(board.other));
            ByColor::from_fn(|color| if color == position.turn() { own } else { other })
        }
        match Fit::of(position.size()) {
            Fit::Eight(kernel) => of(&kernel, position),
            Fit::Small(kernel) => of(&kernel, position),
            Fit::Large(kernel) => of(kernel, position),
        }
    }

    #[test]
    fn the_engine_finds_the_same_wherever_a_corner_is_taken() {
        let mut n_compared = 0;
        for position in positions(1_000) {
            let corners: Squares = Grid::of(position.size()).corners();
            if (position.discs().black | position.discs().white).intersects(corners) {
                assert_eq!(stable(&position), by_engine(&position), "{position}");
                n_compared += 1;
            }
        }
        assert!(n_compared > 300, "{n_compared}");
    }

    #[test]
    fn no_stable_disc_is_ever_flipped() {
        for (seed, mut position) in (0..).zip(positions(300)) {
            while position.outcome().is_none() {
                let held = stable(&position);
                position = position.play(random_move(&position, seed)).unwrap();
                for color in Color::BOTH {
                    assert!(held[color].is_subset_of(stable(&position)[color]), "{position}");
                }
            }
        }
    }
}
