//! A score sheet: the squares of a game of 8×8 as the players wrote them down, in their order, with the
//! slips that people make on the sheet and on the board.
//!
//! [`read`] plays the squares as far as that is possible and finds the passes. Where a square cannot be
//! played, or the count at the end is not the one on the sheet, [`repairs`] lists the [`Edit`]s that make a
//! game of it, the likeliest first.

mod game;
mod repair;

pub use repair::{Edit, Repair, repairs};

use crate::rules::{ByColor, Color, Square};
use game::Game;

/// An entry of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Entry {
    /// A move.
    Move(Square),
    /// The disc on this square has the other colour: the players flipped it wrongly, or forgot to.
    Corrected(Square),
}

impl Entry {
    /// Its square.
    pub fn square(self) -> Square {
        let (Entry::Move(square) | Entry::Corrected(square)) = self;
        square
    }
}

/// A sheet as far as it can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetReading {
    /// The number of entries that can be played, one after the other.
    pub n_played: usize,
    /// The passes: the number of moves before each, and the side that passes.
    pub passes: Vec<(usize, Color)>,
    /// The discs after the last entry played; where the game is over, the winner has the empty squares.
    pub count: ByColor<u16>,
    /// Whether neither side can move then.
    pub is_over: bool,
}

/// Plays the entries of a sheet from the usual start.
///
/// ```
/// use othello::rules::{BoardSize, Square};
/// use othello::sheet::{self, Entry};
///
/// let square = |name| Square::parse(name, BoardSize::STANDARD).unwrap();
/// let entries = ["f5", "d6", "c3", "a1"].map(|name| Entry::Move(square(name)));
/// let reading = sheet::read(&entries);
/// assert_eq!((reading.n_played, reading.count.black, reading.is_over), (3, 5, false));
/// ```
pub fn read(entries: &[Entry]) -> SheetReading {
    let mut game = Game::start();
    let (mut passes, mut n_played, mut n_moves) = (Vec::new(), 0, 0);
    for &entry in entries {
        let color = game.turn;
        let passed = game.pass_before(Some(entry));
        if !game.take(entry) {
            break;
        }
        n_played += 1;
        if passed {
            passes.push((n_moves, color));
        }
        n_moves += usize::from(matches!(entry, Entry::Move(_)));
    }
    SheetReading { n_played, passes, count: game.count(), is_over: game.is_over() }
}

#[cfg(test)]
mod tests;
