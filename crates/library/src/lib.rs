//! A library of games: the user's own, saved when they end, and those of files; with tags, a bin, a search,
//! and an explorer of the moves played in a position and their results.
//!
//! A [`Library`] is a value: [`Library::read`] makes it from the bytes of its file, each [`Change`] appends
//! some, and [`Library::bytes`] is always what the file should hold. Changes are only appended to the file,
//! so whenever the program is killed, what is on disk is a library. In memory a game is an [`Entry`] of a few
//! numbers and the squares of its moves; the rest of a large file is left to the disk.
//!
//! In reading order: `keys` (a number for each position), `identity` (one for each game), [`game`] (a game
//! as bytes), `change` (what happens), `file_bytes` (the file), `contents` (what is in it), `entry` (a game
//! in memory), `reaching` (games that reach a position), [`figures`] (what reviews found), `save` (games from
//! the board), [`queue`] (games that wait for a review), [`completion`] (names offered while one is
//! typed), [`search`], [`board_search`] (games by a board), [`suggestions`] (near names), [`players`],
//! [`people`], [`explorer`], [`table`] (built-in statistics), [`frequent`] (positions that many games reach),
//! [`import`], [`importer`]; then the thread that owns the file, [`worker`], and the window's end, [`store`].

// Helpers of the tests need no docs.
#![cfg_attr(not(test), warn(missing_docs, unreachable_pub))]

mod keys;
mod identity;
pub mod game;
pub mod people;
pub mod players;
mod change;
mod contents;
mod file_bytes;
mod reaching;
pub mod figures;
mod entry;
pub mod board_search;
mod save;
pub mod queue;
pub mod completion;
pub mod search;
pub mod suggestions;
pub mod explorer;
pub mod table;
pub mod frequent;
pub mod import;
pub mod store;
pub mod worker;
pub mod importer;
/// For the tests of the crates above.
#[doc(hidden)]
pub mod testing;
#[cfg(test)]
mod tests;

pub use change::{Change, GameId};
pub use contents::Counts;
pub use engine::frames::Unread;
pub use entry::{Entry, Tags, Variant};
pub use othello::record::Date;
pub use save::{MATCH, PLAYED, SaveRequest, Saved};

use engine::frames::{Frame, Scanner};
use entry::NameTable;
use file_bytes::{FRAMES, FileBytes, HEADING, HEADING_PREFIX};
use game::LibraryGame;
use identity::{content_hash, identity, main_line_hash, next_number};
use othello::rules::Position;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::io;
use std::num::NonZeroU32;
use std::sync::{Arc, OnceLock};
use system::disk::{self, FileReader};
use texts::text;

/// The place of a game among the entries.
type Slot = u32;

/// Why an operation on the library fails.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant's message documents it")]
pub enum LibraryError {
    #[error("{}", text!("library-none"))]
    NoLibrary,
    #[error("{}", text!("library-newer"))]
    Newer,
    #[error("{}", text!("library-full", n = Library::GAMES_MAX))]
    Full,
    #[error("{}", text!("library-game-too-large", megabytes = FRAMES.content_max >> 20))]
    GameTooLarge,
    #[error("{}", text!("library-file-too-large", megabytes = Library::BYTES_MAX >> 20))]
    FileTooLarge,
    #[error("{}", text!("library-too-many-tags", n = Tags::MAX))]
    TooManyTags,
    #[error("{}", text!("library-tag-name", n = Library::TAG_MAX))]
    TagName,
    #[error("{}", text!("library-game-not-shown", reason = _0))]
    Game(String),
}

/// Only this many of the first starts are compared with a new one. Frequent ones are among them.
const STARTS_COMPARED: usize = 64;

/// Games, and what is known about them. A change without room for it is an error and changes nothing.
#[derive(Default)]
pub struct Library {
    bytes: FileBytes,
    /// Obsolete bytes: games that were replaced or deleted.
    n_stale: usize,
    /// In the order in which the games came.
    entries: Vec<Entry>,
    slots: HashMap<GameId, Slot>,
    names: NameTable,
    tags: Vec<String>,
    /// The squares of all games, one game after the other; those of games that were replaced stay.
    squares: Vec<u8>,
    /// The starts of games that do not begin with the usual one.
    starts: Vec<Position>,
    /// The newest game with a line, by the line's [`main_line_hash`].
    lines: HashMap<u64, GameId>,
    /// The [`identity`] of every game: line, players, event and date.
    identities: HashSet<u64>,
    /// Counted when first asked for after a change.
    counts: OnceLock<Counts>,
    /// The people who play here, by all names that they have or had.
    known_as: BTreeMap<String, String>,
}

/// A library as it was found in a file.
pub struct ReadLibrary {
    /// What could be read.
    pub library: Library,
    /// What could not be read. A damaged file must be rewritten before anything is appended.
    pub unread: Unread,
}

impl Library {
    /// The most games, more than any library has; each takes some 250 bytes of memory.
    pub const GAMES_MAX: usize = 2_000_000;
    /// The name of a library's file in its folder.
    pub const FILE: &str = "games.library";
    /// The most characters of a tag.
    pub const TAG_MAX: usize = 40;
    /// The most bytes of a library's file.
    pub const BYTES_MAX: u64 = 1 << 30;

    /// A library without games.
    pub fn new() -> Library {
        Library::default()
    }

    /// Reads the bytes of a library's file. An empty file is a library without games. Skips and counts bytes
    /// that are no frame. [`Library::bytes`] keeps them, but leaves out an incomplete frame at the end.
    ///
    /// # Errors
    /// When the bytes are not a library, or a newer Outflank wrote them.
    pub fn read(bytes: Vec<u8>) -> Result<ReadLibrary, LibraryError> {
        if bytes.starts_with(HEADING) {
            return Ok(Library::read_frames(bytes, HEADING.len()));
        }
        if bytes.len() < HEADING.len() && HEADING.starts_with(&bytes) {
            // The file was cut off within its heading.
            let unread = Unread { tail: bytes.len(), ..Unread::default() };
            return Ok(ReadLibrary { library: Library::new(), unread });
        }
        let is_ours = bytes.starts_with(HEADING_PREFIX);
        // A damaged heading leaves the games readable.
        let at = HEADING.len().min(bytes.len());
        let mut found = Library::read_frames(bytes, at);
        if found.library.entries.is_empty() {
            return Err(if is_ours { LibraryError::Newer } else { LibraryError::NoLibrary });
        }
        found.unread.heading = true;
        Ok(found)
    }

    fn read_frames(bytes: Vec<u8>, at: usize) -> ReadLibrary {
        let mut library = Library { bytes: FileBytes::new(bytes), ..Library::default() };
        let unread = library.take_frames(at);
        ReadLibrary { library, unread }
    }

    /// Reads a large file in pieces, which stay on the disk. `None`: it is damaged and must be read whole.
    pub(crate) fn read_in_pieces(
        file: &Arc<FileReader>,
        n_bytes: usize,
        mut piece: usize,
    ) -> io::Result<Option<ReadLibrary>> {
        let Ok(mut found) = Library::read(file.read_at(0, piece)?) else { return Ok(None) };
        loop {
            let (library, unread) = (&mut found.library, found.unread);
            if unread.is_damage() {
                return Ok(None);
            }
            if library.bytes.len() + unread.tail >= n_bytes {
                library.squares.shrink_to_fit();
                library.entries.shrink_to_fit();
                return Ok(Some(found));
            }
            // A game that is larger than a piece.
            if unread.tail == piece {
                piece *= 2;
            }
            library.leave_to(file.clone(), library.bytes.len());
            let more = file.read_at(library.bytes.len() as u64, piece)?;
            // Another window has shortened the file.
            if more.len() <= unread.tail {
                return Ok(None);
            }
            found.unread = library.extend(&more);
        }
    }

    /// Reads what another program has appended to the file, without an incomplete frame at the end.
    pub fn extend(&mut self, bytes: &[u8]) -> Unread {
        let at = self.bytes.len();
        self.bytes.in_memory.extend(bytes);
        self.take_frames(at)
    }

    /// Reads the frames from an offset of the bytes on, and removes an incomplete one at the end.
    fn take_frames(&mut self, at: usize) -> Unread {
        let mut scanner = Scanner::new(FRAMES, at - self.bytes.n_dropped, self.bytes.len() - at);
        while let Some(frame) = scanner.next(&self.bytes.in_memory) {
            let frame = self.bytes.in_file(frame);
            let change = self.bytes.content(frame).and_then(|content| Change::read(&content));
            match change {
                Some(change) if self.check(&change).is_ok() => self.take(&change, frame),
                _ => {
                    self.n_stale += frame.n_bytes();
                    scanner.unread.n_strange += 1;
                }
            }
        }
        self.n_stale += scanner.unread.n_bytes;
        self.bytes.truncate(self.bytes.len() - scanner.unread.tail);
        scanner.unread
    }

    /// Whether bytes begin like a library, even if its heading is damaged.
    pub fn looks_like(bytes: &[u8]) -> bool {
        let behind_heading = bytes.get(HEADING.len()..).unwrap_or_default();
        bytes.starts_with(HEADING_PREFIX) || behind_heading.starts_with(&FRAMES.mark)
    }

    /// What the library's file should hold; without its beginning, where that is left to the disk.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes.in_memory
    }

    /// What the file should hold from an offset on. The bytes there must be in memory.
    pub(crate) fn bytes_from(&self, at: usize) -> &[u8] {
        &self.bytes()[at - self.bytes.n_dropped..]
    }

    /// Leaves the first `n_bytes` to a file that has them, but keeps the last of them in memory.
    pub(crate) fn leave_to(&mut self, file: Arc<FileReader>, n_bytes: usize) {
        self.bytes.drop_from_memory(n_bytes.saturating_sub(disk::N_COMPARED), file);
    }

    /// Makes a change, which adds to [`Library::bytes`].
    ///
    /// # Errors
    /// When there is no room for it, or [`Library::read`] would refuse it; then nothing changes.
    pub fn apply(&mut self, change: &Change) -> Result<(), LibraryError> {
        self.check(change)?;
        let before = self.bytes.len();
        let frame = self.bytes.write(|out| change.write(out));
        let is_whole = frame.n_bytes() <= FRAMES.content_max;
        if !is_whole || self.bytes.len() as u64 > Library::BYTES_MAX {
            self.bytes.truncate(before);
            return Err(if is_whole { LibraryError::FileTooLarge } else { LibraryError::GameTooLarge });
        }
        self.take(change, frame);
        Ok(())
    }

    /// Adds a game; its id follows from its data.
    pub fn add(&mut self, game: LibraryGame) -> Result<GameId, LibraryError> {
        let numbers = std::iter::successors(Some(content_hash(&game)), |&taken| Some(next_number(taken)));
        let id = numbers.map(GameId).find(|id| !self.slots.contains_key(id)).expect("few numbers are taken");
        self.apply(&Change::Put(id, Box::new(game)))?;
        Ok(id)
    }

    /// Replaces a game by its continuation. Its tags stay and are written again with it, so that its new
    /// frame is complete.
    pub fn replace(&mut self, id: GameId, game: LibraryGame) -> Result<(), LibraryError> {
        let tags = self.entry(id).map_or(Vec::new(), |entry| self.tag_names(entry));
        self.apply(&Change::Put(id, Box::new(LibraryGame { tags, ..game })))
    }

    fn check(&self, change: &Change) -> Result<(), LibraryError> {
        let check_tags = |tags: &[String]| {
            let new = tags.iter().filter(|tag| self.tag(tag).is_none()).count();
            if self.tags.len() + new > Tags::MAX { Err(LibraryError::TooManyTags) } else { Ok(()) }
        };
        match change {
            Change::Put(id, _) if self.slots.contains_key(id) => Ok(()),
            Change::Put(..) if self.entries.len() >= Library::GAMES_MAX => Err(LibraryError::Full),
            Change::Put(_, game) => check_tags(&game.tags),
            Change::Tag { tag, on: true, .. } => {
                if tag.trim().is_empty() || tag.chars().count() > Library::TAG_MAX {
                    return Err(LibraryError::TagName);
                }
                check_tags(std::slice::from_ref(tag))
            }
            _ => Ok(()),
        }
    }

    /// Applies a checked change, whose frame is already in the bytes.
    fn take(&mut self, change: &Change, frame: Frame) {
        self.counts.take();
        match change {
            Change::Put(id, game) => self.put(*id, game, frame),
            Change::Tag { tag, games, on } => {
                let number = if *on { Some(tag_number(&mut self.tags, tag)) } else { self.tag(tag) };
                let Some(number) = number else { return };
                let change = |tags: &mut Tags| if *on { tags.insert(number) } else { tags.remove(number) };
                self.each(games, |entry| change(&mut entry.tags));
            }
            Change::Bin { games, binned } => self.each(games, |entry| entry.is_binned = *binned),
            Change::Purge(games) => games.iter().for_each(|&id| self.purge(id)),
            Change::Figures(id, figures) => self.each(&[*id], |entry| entry.figures = Some(*figures)),
        }
    }

    fn put(&mut self, id: GameId, game: &LibraryGame, frame: Frame) {
        let start = self.start_number(&game.start);
        let mut entry = Entry::new(id, game, frame, &mut self.names);
        (entry.start, entry.squares_at) = (start, self.squares.len() as u32);
        self.squares.extend(&game.squares);
        match self.slots.get(&id).map(|slot| *slot as usize) {
            Some(slot) => {
                let old = &self.entries[slot];
                (entry.tags, entry.is_binned) = (old.tags, old.is_binned);
                let has_line = |old: LibraryGame| old.line() == game.line();
                entry.figures =
                    old.figures.filter(|_| !old.is_gone && self.stored(old).is_some_and(has_line));
                if !old.is_gone {
                    self.n_stale += old.place.n_bytes();
                }
                self.entries[slot] = entry;
            }
            None => {
                game.tags.iter().for_each(|tag| entry.tags.insert(tag_number(&mut self.tags, tag)));
                self.slots.insert(id, self.entries.len() as Slot);
                self.entries.push(entry);
            }
        }
        let line = main_line_hash(game);
        self.lines.insert(line, id);
        self.identities.insert(identity(game, line));
    }

    /// The number of a start, for an entry; the usual one has none.
    fn start_number(&mut self, start: &Position) -> Option<NonZeroU32> {
        if *start == Position::start(start.size()) {
            return None;
        }
        let known = self.starts.iter().take(STARTS_COMPARED).position(|known| known == start);
        let index = known.unwrap_or_else(|| {
            self.starts.push(*start);
            self.starts.len() - 1
        });
        NonZeroU32::new(index as u32 + 1)
    }

    fn each(&mut self, games: &[GameId], mut act: impl FnMut(&mut Entry)) {
        for game in games {
            let slot = self.slots.get(game).copied();
            let entry = slot.and_then(|slot| self.entries.get_mut(slot as usize));
            if let Some(entry) = entry.filter(|entry| !entry.is_gone) {
                act(entry);
            }
        }
    }

    /// Deletes a game and forgets its identity, so that it can be added again.
    fn purge(&mut self, id: GameId) {
        let Some(entry) = self.entry(id).copied() else { return };
        if let Some(game) = self.stored(&entry) {
            let line = main_line_hash(&game);
            if self.lines.get(&line) == Some(&id) {
                self.lines.remove(&line);
            }
            self.identities.remove(&identity(&game, line));
        }
        self.n_stale += entry.place.n_bytes();
        self.each(&[id], |entry| {
            (entry.is_gone, entry.is_binned, entry.tags) = (true, false, Tags::default())
        });
    }

    /// The library without obsolete bytes.
    pub fn compacted(&self) -> Library {
        let mut library = Library::new();
        let mut binned = Vec::new();
        for (id, entry) in self.entries() {
            let Some(mut game) = self.stored(entry) else { continue };
            game.tags = self.tag_names(entry);
            if entry.is_binned {
                binned.push(id);
            }
            library.apply(&Change::Put(id, Box::new(game))).expect("there was room for as many games");
            if let Some(figures) = entry.figures {
                library.apply(&Change::Figures(id, figures)).expect("there was room for them");
            }
        }
        if !binned.is_empty() {
            library.apply(&Change::Bin { games: binned, binned: true }).expect("a bin has room");
        }
        library
    }

    /// Whether more than half of the file is obsolete, and more than 64 KB.
    pub fn wants_compacting(&self) -> bool {
        self.n_stale > 1 << 16 && self.n_stale > self.bytes.len() / 2
    }
}

fn tag_number(tags: &mut Vec<String>, name: &str) -> usize {
    tags.iter().position(|tag| tag == name).unwrap_or_else(|| {
        tags.push(name.to_owned());
        tags.len() - 1
    })
}
