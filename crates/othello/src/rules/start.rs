//! The start positions that have a name.

use super::{BoardSize, ByColor, Color, Grid, Position, Square, Squares};
use std::fmt;
use std::str::FromStr;

/// How a game begins. Positions made by hand are [`Setup`](super::Setup)s.
///
/// ```
/// use othello::board;
/// use othello::rules::{BoardSize, Start};
///
/// let size = BoardSize::new(6, 4).unwrap();
/// let start: Start = "parallel".parse().unwrap();
/// assert_eq!(start.position(size), board! {"
///     - - - - - -
///     - - X X - -
///     - - O O - -
///     - - - - - -
///     Black to move
/// "});
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Start {
    /// White on d4 and e5, Black on d5 and e4.
    #[default]
    Standard,
    /// Black on d4 and e5, White on d5 and e4.
    Mirrored,
    /// Black on d4 and e4, White on d5 and e5.
    Parallel,
    /// An empty board: the players place the four central discs in turn (the rule of Reversi before 1971).
    Reversi,
    /// The standard start, with 1 to 4 corners given to the weaker side.
    Corners {
        /// How many corners, 1 to 4, in the order a1, h8, h1, a8.
        corners: u8,
        /// The colour of the discs on them.
        to: Color,
    },
}

impl Start {
    /// Every named start; [`Corners`](Start::Corners) stands once, with one corner for Black.
    pub const ALL: [Start; 5] = [
        Start::Standard,
        Start::Mirrored,
        Start::Parallel,
        Start::Reversi,
        Start::Corners { corners: 1, to: Color::Black },
    ];

    /// The position on a board of this size; Black moves first.
    pub fn position(self, size: BoardSize) -> Position {
        let [top_left, top_right, bottom_left, bottom_right] = four_squares(Grid::of(size).center());
        let pair = |a: Square, b: Square| Squares::from(a).with(b);
        let (rising, falling) = (pair(top_right, bottom_left), pair(top_left, bottom_right));
        let mut discs = match self {
            Start::Standard | Start::Corners { .. } => ByColor::new(rising, falling),
            Start::Mirrored => ByColor::new(falling, rising),
            Start::Parallel => ByColor::new(pair(top_left, top_right), pair(bottom_left, bottom_right)),
            Start::Reversi => return Position::placing(size),
        };
        if let Start::Corners { corners, to } = self {
            // In this order the first two corners lie opposite each other.
            let [a1, h1, a8, h8] = four_squares(Grid::of(size).corners());
            discs[to] |= [a1, h8, h1, a8].into_iter().take(usize::from(corners.clamp(1, 4))).collect();
        }
        Position::from_valid(size, discs, Color::Black)
    }
}

impl Position {
    /// The standard start: on 8×8 White on d4 and e5, Black on d5 and e4; Black to move.
    pub fn start(size: BoardSize) -> Position {
        Start::Standard.position(size)
    }
}

fn four_squares(squares: Squares) -> [Square; 4] {
    let squares: Vec<Square> = squares.iter().collect();
    squares.try_into().expect("a board has four corners and four central squares")
}

impl fmt::Display for Start {
    /// The name used in files and on the command line.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Start::Standard => f.write_str("standard"),
            Start::Mirrored => f.write_str("mirrored"),
            Start::Parallel => f.write_str("parallel"),
            Start::Reversi => f.write_str("reversi"),
            Start::Corners { corners, to } => write!(f, "corners-{corners}-{}", to.key()),
        }
    }
}

impl FromStr for Start {
    type Err = String;

    fn from_str(text: &str) -> Result<Start, String> {
        let corners = (1..=4).flat_map(|corners| Color::BOTH.map(|to| Start::Corners { corners, to }));
        Start::ALL.into_iter().chain(corners).find(|start| start.to_string() == text).ok_or_else(|| {
            format!(
                "{text:?} is no start position; expected standard, mirrored, parallel, reversi, \
                 corners-N-black or corners-N-white (N from 1 to 4)"
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board;

    #[test]
    fn mirrored_and_corner_starts_have_these_discs() {
        let mirrored = board! {"
            ----
            -XO-
            -OX-
            ----
            Black to move
        "};
        let corners = board! {"
            O-----
            --OX--
            --XO--
            -----O
            Black to move
        "};
        let check = |start: Start, expected: Position| assert_eq!(start.position(expected.size()), expected);
        check(Start::Mirrored, mirrored);
        check(Start::Corners { corners: 2, to: Color::White }, corners);
    }

    #[test]
    fn every_start_can_be_played_on_every_board_and_its_name_reads_back() {
        for start in Start::ALL {
            assert_eq!(start.to_string().parse(), Ok(start));
            assert!(BoardSize::all().all(|size| !start.position(size).legal_moves().is_empty()));
        }
        assert!("corners-5-black".parse::<Start>().is_err());
    }
}
