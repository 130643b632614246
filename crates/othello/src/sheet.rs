//! A score sheet: the squares of a game of 8×8 as the players wrote them down, in their order, with the
//! slips that people make.
//!
//! [`read`] plays the squares as far as that is possible and finds the passes. Where a square cannot be
//! played, or the count at the end is not the one on the sheet, [`repairs`] lists the [`Edit`]s that make a
//! legal game, the likeliest first.

mod game;
mod repair;

pub use repair::{Edit, Repair, repairs};

use crate::rules::{BoardSize, ByColor, Color, Position, Square};
use game::Game;

/// A sheet as far as it can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetReading {
    /// The number of squares that can be played, one after the other.
    pub n_played: usize,
    /// After how many squares a side must pass, and which.
    pub passes: Vec<(usize, Color)>,
    /// The discs after the last square that can be played, the empty squares given to the winner where the
    /// game is over.
    pub count: ByColor<u16>,
    /// Whether neither side can move then.
    pub is_over: bool,
}

/// Plays the squares of a sheet from a position of 8×8.
///
/// ```
/// use othello::rules::{BoardSize, Position, Square};
/// use othello::sheet;
///
/// let squares = ["f5", "d6", "c3", "a1"].map(|name| Square::parse(name, BoardSize::STANDARD).unwrap());
/// let reading = sheet::read(&Position::start(BoardSize::STANDARD), &squares);
/// assert_eq!((reading.n_played, reading.count.black, reading.is_over), (3, 5, false));
/// ```
///
/// # Panics
/// When the position is not of 8×8.
pub fn read(start: &Position, squares: &[Square]) -> SheetReading {
    assert_eq!(start.size(), BoardSize::STANDARD, "score sheets are of 8×8");
    let mut game = Game::of(start);
    let mut passes = Vec::new();
    let mut n_played = 0;
    for square in squares {
        let color = game.turn();
        let passed = game.pass_if_forced();
        let before = n_played;
        n_played += usize::from(game.play(square.index()));
        if n_played == before {
            break;
        }
        if passed {
            passes.push((before, color));
        }
    }
    SheetReading { n_played, passes, count: game.count(), is_over: game.is_over() }
}

#[cfg(test)]
mod tests;
