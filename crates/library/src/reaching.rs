//! The games that reach a position, by any moves and in any orientation.
//!
//! The search needs only the order of a game's squares. The number of discs tells how many of them were
//! played, and these must be the squares that the position has taken, in one of its orientations. Other games
//! need no replay; games that begin with the same squares share one. On a nearly full board most games have
//! taken the same squares; there the faster search for parts of the board selects the games first.

use super::board_search::{BoardPart, PartSearch, filtered};
use super::keys::{Keys, PositionKey, walk};
use super::{Entry, GameId, Library};
use othello::rules::{Bits, Position, Squares, Symmetry};
use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;

/// With so few empty squares, many games have taken the same squares as the position.
const NEARLY_FULL: usize = 3;

/// A search for the games that reach a position.
pub(super) struct Reaching<'a> {
    library: &'a Library,
    /// The usual start of the board: to make it for each game would be the slowest step.
    usual_start: Position,
    key: u64,
    /// The number of discs of the position.
    pub n_discs: usize,
    /// The squares taken in each orientation; `taken_narrow` is empty for boards of more than 64 squares.
    taken: Vec<Squares>,
    taken_narrow: Vec<u64>,
    /// On a nearly full board, the games that reach its discs.
    candidates: Option<HashSet<GameId>>,
    /// The key after the squares with which games from the usual start begin, by these squares.
    known: HashMap<&'a [u8], Option<PositionKey>>,
}

impl<'a> Reaching<'a> {
    /// The search for a position; `None` while its central discs are being placed.
    pub(super) fn new(library: &'a Library, position: &Position) -> Option<Reaching<'a>> {
        let size = position.size();
        let key = Keys::of(size).key(position)?.position();
        let discs = position.discs().black | position.discs().white;
        let taken: Vec<Squares> = Symmetry::all(size).map(|symmetry| symmetry.squares(discs, size)).collect();
        let is_narrow = size.area() <= u64::CAPACITY;
        let taken_narrow =
            taken.iter().filter(|_| is_narrow).map(|&squares| u64::from_squares(squares)).collect();
        let is_nearly_full = position.empties().len() <= NEARLY_FULL;
        Some(Reaching {
            candidates: is_nearly_full.then(|| games_with_discs(library, position)),
            library,
            usual_start: Position::start(size),
            key,
            n_discs: discs.len(),
            taken,
            taken_narrow,
            known: HashMap::new(),
        })
    }

    /// The key of the position as a game reaches it; `None` if it does not.
    pub(super) fn key(&mut self, entry: &Entry) -> Option<PositionKey> {
        if self.candidates.as_ref().is_some_and(|candidates| !candidates.contains(&entry.id)) {
            return None;
        }
        let ply = self.n_discs.checked_sub(entry.n_discs_at_start.into())?;
        let library = self.library;
        let squares =
            library.squares_of(entry).get(..ply).filter(|_| entry.variant.size == self.usual_start.size())?;
        let start = if entry.has_usual_start() { self.usual_start } else { library.start_of(entry) };
        let has_taken = match self.taken_narrow.is_empty() {
            false => has_taken(&self.taken_narrow, &start, squares),
            true => has_taken(&self.taken, &start, squares),
        };
        if !has_taken {
            return None;
        }
        let key = match entry.has_usual_start() {
            true => *self.known.entry(squares).or_insert_with(|| key_after(&start, squares)),
            false => key_after(&start, squares),
        };
        key.filter(|key| key.position() == self.key)
    }
}

/// The games that reach the discs of a position, in any orientation.
fn games_with_discs(library: &Library, position: &Position) -> HashSet<GameId> {
    let search = PartSearch::new(&BoardPart::whole(position));
    let games: Vec<_> = (0..).zip(&library.entries).collect();
    let found = filtered(&games, &|entry| search.is_in(library, entry));
    found.into_iter().map(|(_, entry)| entry.id).collect()
}

/// Whether the discs of a start and these squares together are one of these sets.
fn has_taken<S: Bits>(sets: &[S], start: &Position, squares: &[u8]) -> bool {
    let mut taken = S::from_squares(start.discs().black | start.discs().white);
    for &square in squares {
        if usize::from(square) >= S::CAPACITY {
            return false;
        }
        taken |= S::bit(usize::from(square));
    }
    sets.contains(&taken)
}

/// The key of the position after these squares; `None` if a move is not legal.
fn key_after(start: &Position, squares: &[u8]) -> Option<PositionKey> {
    let mut key = None;
    walk(start, squares, |stop| {
        key = (stop.ply == squares.len()).then_some(stop.key);
        ControlFlow::Continue(())
    });
    key
}
