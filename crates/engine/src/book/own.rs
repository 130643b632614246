//! The user's changes to the opening book: values that were searched or typed, positions that were added, and
//! undo.
//!
//! It is a list of changes, each of which sets the stored facts about some positions. Undo restores
//! the earlier facts, the last change first, so it also works in another program that has the same file open.
//! What follows from the facts is not stored: `merge` makes a book of them.

mod file;

pub use file::{HEADING, OwnBookError};

use super::tree::{FoundValue, PositionFacts, canonical};
use super::{board, position_of};
use crate::kernel::Board;
use othello::rules::Position;
use std::collections::HashMap;

/// The user's own changes to the opening book.
///
/// ```
/// use engine::book::{Book, Origin, OwnBook};
/// use othello::rules::{BoardSize, Position};
///
/// let start = Position::start(BoardSize::STANDARD);
/// let mut own = OwnBook::default();
/// own.apply(own.typed(&start, Some(4), "the start").expect("the book knows 8×8")).unwrap();
/// let book = Book::embedded().unwrap().with(&own);
/// assert_eq!(book.evaluation(&start).unwrap().score.discs(), 4);
/// assert_eq!(book.origin(&start), Some(Origin::Typed));
/// own.undo();
/// assert_eq!(own.n_positions(), 0);
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnBook {
    pub(super) entries: HashMap<Board<u64>, PositionFacts>,
    /// Changes that can be undone, the oldest first.
    done: Vec<Done>,
    /// Changes that can be redone, the next one last.
    undone: Vec<Done>,
}

/// A change that was made, and the facts before it.
#[derive(Clone, Debug, PartialEq)]
struct Done {
    change: BookChange,
    before: Vec<(Board<u64>, PositionFacts)>,
}

/// A change to an [`OwnBook`]: facts to store, or to remove.
#[derive(Clone, Debug, PartialEq)]
pub struct BookChange {
    pub(super) subject: Subject,
    pub(super) entries: Vec<(Board<u64>, PositionFacts)>,
}

/// A description of a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subject {
    /// The kind of change.
    pub what: BookChangeKind,
    /// What it changed: a line of moves, or the name of a file, in at most [`Subject::NAME_MAX`] bytes.
    pub name: String,
}

/// A kind of change to a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookChangeKind {
    /// A value was typed, or a typed value removed.
    Typed,
    /// A position was searched deeper.
    Searched,
    /// Positions that follow one were added.
    Extended,
    /// The positions of a line were added.
    Line,
    /// The facts about a position were removed.
    Removed,
    /// Another book was imported.
    Imported,
    /// Lines of games that had left the book were added.
    Learned,
}

/// A position of a book with its facts, for import and export.
#[derive(Clone, Debug, PartialEq)]
pub struct Stored {
    /// On 8×8.
    pub position: Position,
    /// Its value for the side to move, in discs.
    pub value: Option<i8>,
    /// The depth of the value, in plies.
    pub depth: u8,
    /// The selectivity of the search that found the value, in percent.
    pub selectivity: u8,
    /// Whether its best move is among those that the book knows.
    pub is_open: bool,
}

impl Subject {
    /// The longest name, in bytes.
    pub const NAME_MAX: usize = 200;

    /// A subject; a longer name is cut.
    pub fn new(what: BookChangeKind, name: &str) -> Subject {
        let end = (0..=name.len().min(Subject::NAME_MAX)).rfind(|&end| name.is_char_boundary(end));
        Subject { what, name: name[..end.unwrap_or(0)].to_owned() }
    }
}

impl BookChange {
    /// The number of positions it concerns.
    pub fn n_positions(&self) -> usize {
        self.entries.len()
    }
}

/// Why a change cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a book of one's own has at most {max} positions, and it would have {n}")]
pub struct TooMany {
    /// How many positions there would be.
    pub n: usize,
    /// The largest number allowed.
    pub max: usize,
}

impl OwnBook {
    /// The most positions of an own book: more would take too much memory.
    pub const POSITIONS_MAX: usize = 1_000_000;
    /// How many of the last changes can still be undone after a file is rewritten.
    pub(super) const UNDO_KEPT: usize = 100;

    /// The number of positions with stored facts.
    pub fn n_positions(&self) -> usize {
        self.entries.len()
    }

    /// Makes a change. Clears the redo list.
    ///
    /// # Errors
    /// When there would be too many positions; the book is unchanged then.
    pub fn apply(&mut self, change: BookChange) -> Result<(), TooMany> {
        self.check_room(&change)?;
        self.undone.clear();
        self.make(change);
        Ok(())
    }

    /// Checks that there is room for a change.
    ///
    /// # Errors
    /// When there would be too many positions.
    pub fn check_room(&self, change: &BookChange) -> Result<(), TooMany> {
        let n_new = change.entries.iter().filter(|(board, _)| !self.entries.contains_key(board)).count();
        let (n, max) = (self.entries.len() + n_new, OwnBook::POSITIONS_MAX);
        if n > max { Err(TooMany { n, max }) } else { Ok(()) }
    }

    fn make(&mut self, change: BookChange) {
        let before = change.entries.iter().map(|(board, entry)| (*board, self.put(*board, *entry))).collect();
        self.done.push(Done { change, before });
    }

    /// Stores facts; empty ones remove the entry. Returns the facts before.
    fn put(&mut self, board: Board<u64>, entry: PositionFacts) -> PositionFacts {
        let before = match entry == PositionFacts::default() {
            true => self.entries.remove(&board),
            false => self.entries.insert(board, entry),
        };
        before.unwrap_or_default()
    }

    /// Undoes the last change. Returns its description.
    pub fn undo(&mut self) -> Option<Subject> {
        let done = self.done.pop()?;
        for (board, entry) in done.before.iter().rev() {
            self.put(*board, *entry);
        }
        let subject = done.change.subject.clone();
        self.undone.push(done);
        Some(subject)
    }

    /// Redoes the change that was undone last. Returns its description.
    pub fn redo(&mut self) -> Option<Subject> {
        let Done { change, .. } = self.undone.pop()?;
        let subject = change.subject.clone();
        self.make(change);
        Some(subject)
    }

    /// The change that [`undo`](OwnBook::undo) would undo.
    pub fn to_undo(&self) -> Option<&Subject> {
        self.done.last().map(|done| &done.change.subject)
    }

    /// The change that [`redo`](OwnBook::redo) would redo.
    pub fn to_redo(&self) -> Option<&Subject> {
        self.undone.last().map(|done| &done.change.subject)
    }

    /// The changes made, each with the number of its positions, the last first.
    pub fn history(&self) -> impl Iterator<Item = (&Subject, usize)> {
        self.done.iter().rev().map(|done| (&done.change.subject, done.change.entries.len()))
    }

    /// The change that sets the typed value of a position, in discs for its side to move, or removes it;
    /// `None` where the book cannot hold the position, and where nothing would change.
    pub fn typed(&self, position: &Position, discs: Option<i8>, name: &str) -> Option<BookChange> {
        let board = board(position).filter(|_| position.outcome().is_none())?;
        let typed = discs.map(|discs| discs.clamp(-64, 64));
        self.changed(
            board,
            PositionFacts { typed, ..self.entry(board) },
            Subject::new(BookChangeKind::Typed, name),
        )
    }

    /// The change that removes a position's typed value, or else all its facts; `None` where it has none.
    pub fn removed(&self, position: &Position, name: &str) -> Option<BookChange> {
        let board = board(position)?;
        let before = self.entry(board);
        let after = match before.typed {
            Some(_) => PositionFacts { typed: None, ..before },
            None => PositionFacts::default(),
        };
        self.changed(board, after, Subject::new(BookChangeKind::Removed, name))
    }

    /// The change that stores these facts about a position; `None` where the book holds them already.
    fn changed(&self, board: Board<u64>, facts: PositionFacts, subject: Subject) -> Option<BookChange> {
        (self.entry(board) != facts).then(|| BookChange { subject, entries: vec![(board, facts)] })
    }

    /// The change rebased on the present book: values typed since it was computed stay.
    #[must_use]
    pub fn rebased(&self, change: BookChange) -> BookChange {
        let rebase = |(board, entry): (Board<u64>, PositionFacts)| {
            let now = self.entry(board);
            (board, PositionFacts { typed: now.typed, is_open: entry.is_open || now.is_open, ..entry })
        };
        BookChange { entries: change.entries.into_iter().map(rebase).collect(), ..change }
    }

    /// The change that imports positions of another book. Of several values the one from the deepest search
    /// counts, the last one among equals; typed values stay.
    pub fn imported(&self, stored: &[Stored], name: &str) -> BookChange {
        let mut entries: HashMap<Board<u64>, PositionFacts> = HashMap::new();
        for new in stored {
            let Some(board) = board(&new.position).filter(|_| new.position.outcome().is_none()) else {
                continue;
            };
            let entry = entries.entry(board).or_insert_with(|| self.entry(board));
            let found = new.value.map(|discs| FoundValue {
                discs: discs.clamp(-64, 64),
                depth: new.depth.clamp(1, 60),
                selectivity: new.selectivity.min(100),
                is_imported: true,
            });
            let is_better =
                |found: &FoundValue| entry.found.is_none_or(|before| found.effort() >= before.effort());
            entry.found = found.filter(is_better).or(entry.found);
            entry.is_open |= new.is_open;
        }
        entries.retain(|board, entry| self.entry(*board) != *entry);
        BookChange { subject: Subject::new(BookChangeKind::Imported, name), entries: sorted(&entries) }
    }

    /// The change that imports another user's changes. Values typed here stay; of two found values the one
    /// from the deeper search counts.
    pub fn joined(&self, other: &OwnBook, name: &str) -> BookChange {
        let join = |(board, there): (Board<u64>, PositionFacts)| {
            let here = self.entry(board);
            let effort = |facts: &PositionFacts| facts.found.map(|found| found.effort());
            let best = if effort(&there) > effort(&here) { there.found } else { here.found };
            let is_open = here.is_open || there.is_open;
            let joined = PositionFacts { found: best, typed: here.typed.or(there.typed), is_open };
            (joined != here).then_some((board, joined))
        };
        let entries = sorted(&other.entries).into_iter().filter_map(join).collect();
        BookChange { subject: Subject::new(BookChangeKind::Imported, name), entries }
    }

    /// All positions with stored facts, those with the fewest discs first.
    pub fn stored(&self) -> Vec<Stored> {
        let stored = |(board, entry): &(Board<u64>, PositionFacts)| Stored {
            position: position_of(*board),
            value: entry.typed.or(entry.found.map(|found| found.discs)),
            depth: entry.found.map_or(0, |found| found.depth),
            selectivity: entry.found.map_or(0, |found| found.selectivity),
            is_open: entry.is_open,
        };
        sorted(&self.entries).iter().map(stored).collect()
    }

    pub(super) fn entry(&self, board: Board<u64>) -> PositionFacts {
        debug_assert_eq!(board, canonical(board));
        self.entries.get(&board).copied().unwrap_or_default()
    }
}

/// The entries, those with the fewest discs first.
pub(super) fn sorted(entries: &HashMap<Board<u64>, PositionFacts>) -> Vec<(Board<u64>, PositionFacts)> {
    let mut entries: Vec<_> = entries.iter().map(|(board, entry)| (*board, *entry)).collect();
    entries.sort_by_key(|(board, _)| (board.discs().count_ones(), board.own, board.other));
    entries
}

#[cfg(test)]
pub(super) mod tests;
