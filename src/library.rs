//! A library of games: one's own, kept when they end, and those of files; with tags, a bin, a search, and an
//! explorer that says what was played in a position and how it went.
//!
//! Here it is a value: [`Library::read`] makes it from the bytes of its file, each [`Change`] adds some at
//! their end, and [`Library::bytes`] is always what the file should hold. Whoever has the file only ever
//! appends, so whenever he is killed, what is on disk is a library. In memory a game is its bytes, an
//! [`Entry`] of a few numbers, and its first positions in the [`explorer`].
//!
//! In reading order: `keys` (a number for each position), `identity` (one for each game), [`game`] (a game as
//! bytes), `frame` (the file), `keep` (games from the board), [`search`], [`explorer`], [`table`] (statistics
//! that the program carries with it), [`import`].

mod keys;
mod identity;
mod frame;
pub mod game;
mod entry;
mod keep;
pub mod search;
pub mod explorer;
pub mod table;
pub mod import;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;

pub use entry::{Date, Entry, Tags};
pub use frame::Unread;
pub use keep::{Keeping, Kept, PLAYED};

use crate::formats;
use crate::record::{Header, Record};
use entry::Names;
use explorer::Index;
use frame::Frame;
use game::Game;
use identity::{identity, line_number};
use std::collections::{HashMap, HashSet};

/// A game of the library: its number, which stays as long as the library is open.
pub type GameId = u32;

/// Something that happens to a library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    Add(Game),
    /// The game has gone on; its tags and its place stay.
    Replace(GameId, Game),
    /// Puts a tag on games, or takes it off.
    Tag {
        tag: String,
        games: Vec<GameId>,
        on: bool,
    },
    /// Throws games into the bin, or takes them out.
    Bin {
        games: Vec<GameId>,
        binned: bool,
    },
    /// Does away with games.
    Purge(Vec<GameId>),
}

/// Why something cannot be done.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LibraryError {
    #[error("this is no library of games")]
    NoLibrary,
    #[error("the library was written by a newer Outflank")]
    Newer,
    #[error("a library holds at most {} games", Library::GAMES_MAX)]
    Full,
    #[error("a library has at most {} tags", Tags::MAX)]
    TooManyTags,
    #[error("a tag needs a name of at most {} letters", Library::TAG_MAX)]
    TagName,
    #[error("the game cannot be shown: {0}")]
    Game(String),
}

/// Games, and what is known about them.
pub struct Library {
    bytes: Vec<u8>,
    /// Bytes that say nothing any more: games that were replaced or done away with.
    n_stale: usize,
    entries: Vec<Entry>,
    names: Names,
    tags: Vec<String>,
    index: Index,
    /// The newest game with a line, by the line's number.
    lines: HashMap<u64, GameId>,
    /// Line, players, event and date of every game.
    identities: HashSet<u64>,
}

impl Default for Library {
    fn default() -> Library {
        Library::new()
    }
}

impl Library {
    /// More games than anybody has; an entry and its positions take some 600 bytes.
    pub const GAMES_MAX: usize = 2_000_000;
    /// The name of a library's file in its folder.
    pub const FILE: &str = "games.library";
    /// Letters of a tag.
    pub const TAG_MAX: usize = 40;
    /// The most bytes of a library's file.
    pub const BYTES_MAX: u64 = 1 << 30;

    /// A library without games.
    pub fn new() -> Library {
        Library {
            bytes: frame::HEADING.to_vec(),
            n_stale: 0,
            entries: Vec::new(),
            names: Names::default(),
            tags: Vec::new(),
            index: Index::default(),
            lines: HashMap::new(),
            identities: HashSet::new(),
        }
    }

    /// Reads the bytes of a library's file. An empty file is a library without games. What is no frame is
    /// passed over and counted; [`Library::bytes`] leaves out what was cut off at the end, and only that.
    ///
    /// # Errors
    /// When the bytes are no library, or one of a newer Outflank.
    pub fn read(bytes: Vec<u8>) -> Result<(Library, Unread), LibraryError> {
        let mut library = Library::new();
        let heading = &bytes[..bytes.len().min(frame::HEADING.len())];
        if heading != &frame::HEADING[..heading.len()] {
            let is_ours = heading.starts_with(b"Outflank library ");
            return Err(if is_ours { LibraryError::Newer } else { LibraryError::NoLibrary });
        }
        if heading.len() < frame::HEADING.len() {
            // Cut off while it was begun.
            return Ok((library, Unread { middle: 0, tail: heading.len() }));
        }
        let (frames, unread) = frame::frames(&bytes);
        library.bytes = bytes;
        library.bytes.truncate(library.bytes.len() - unread.tail);
        library.n_stale = unread.middle;
        for frame in frames {
            match frame::read(&library.bytes[frame.begin..frame.end]) {
                Some(change) if library.check(&change).is_ok() => library.take(&change, frame),
                _ => library.n_stale += frame.end - frame.begin,
            }
        }
        library.index.shrink();
        library.entries.shrink_to_fit();
        Ok((library, unread))
    }

    /// Whether bytes begin as a library does.
    pub fn looks_like(bytes: &[u8]) -> bool {
        bytes.starts_with(b"Outflank library ")
    }

    /// What the library's file should hold.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Makes a change, which adds to [`Library::bytes`].
    ///
    /// # Errors
    /// When there is no room for it; then nothing changes.
    pub fn apply(&mut self, change: &Change) -> Result<(), LibraryError> {
        self.check(change)?;
        let frame = frame::write(change, &mut self.bytes);
        self.take(change, frame);
        Ok(())
    }

    fn check(&self, change: &Change) -> Result<(), LibraryError> {
        let check_tags = |tags: &[String]| {
            let new = tags.iter().filter(|tag| self.tag(tag).is_none()).count();
            if self.tags.len() + new > Tags::MAX { Err(LibraryError::TooManyTags) } else { Ok(()) }
        };
        match change {
            Change::Add(_) if self.entries.len() >= Library::GAMES_MAX => Err(LibraryError::Full),
            Change::Add(game) => check_tags(&game.tags),
            Change::Tag { tag, on: true, .. } => {
                if tag.trim().is_empty() || tag.chars().count() > Library::TAG_MAX {
                    return Err(LibraryError::TagName);
                }
                check_tags(std::slice::from_ref(tag))
            }
            _ => Ok(()),
        }
    }

    /// Takes in a change that stands in a frame of the file.
    fn take(&mut self, change: &Change, frame: Frame) {
        match change {
            Change::Add(game) => {
                let id = self.entries.len() as GameId;
                let mut entry = Entry::new(game, frame, &mut self.names);
                (entry.row, entry.opening) = self.index.add(id, game);
                for tag in &game.tags {
                    entry.tags.insert(tag_number(&mut self.tags, tag));
                }
                self.entries.push(entry);
                self.lines.insert(line_number(&game.start, game.goal, &game.squares), id);
                self.identities.insert(identity(game));
            }
            Change::Replace(id, game) => {
                let Some(old) = self.entries.get(*id as usize) else { return };
                self.n_stale += old.place.len();
                let mut entry = Entry::new(game, frame, &mut self.names);
                entry.tags = old.tags;
                entry.is_binned = old.is_binned;
                entry.is_gone = old.is_gone;
                self.index.remove(old.row);
                (entry.row, entry.opening) = self.index.add(*id, game);
                self.entries[*id as usize] = entry;
                self.lines.insert(line_number(&game.start, game.goal, &game.squares), *id);
                self.identities.insert(identity(game));
            }
            Change::Tag { tag, games, on } => {
                let number = tag_number(&mut self.tags, tag);
                self.each(
                    games,
                    |entry| if *on { entry.tags.insert(number) } else { entry.tags.remove(number) },
                );
            }
            Change::Bin { games, binned } => self.each(games, |entry| entry.is_binned = *binned),
            Change::Purge(games) => {
                self.forget(games);
                let mut n_stale = 0;
                self.each(games, |entry| {
                    n_stale += entry.place.len();
                    entry.is_gone = true;
                });
                self.n_stale += n_stale;
            }
        }
    }

    fn each(&mut self, games: &[GameId], mut act: impl FnMut(&mut Entry)) {
        for &game in games {
            if let Some(entry) = self.entries.get_mut(game as usize).filter(|entry| !entry.is_gone) {
                act(entry);
            }
        }
    }

    /// What was done away with may come again.
    fn forget(&mut self, games: &[GameId]) {
        for &id in games {
            let Some(game) = self.entries.get(id as usize).and_then(|entry| self.stored(entry)) else {
                continue;
            };
            let line = line_number(&game.start, game.goal, &game.squares);
            if self.lines.get(&line) == Some(&id) {
                self.lines.remove(&line);
            }
            self.identities.remove(&identity(&game));
        }
    }

    /// The library without what says nothing any more, its games numbered anew.
    pub fn compacted(&self) -> Library {
        let mut library = Library::new();
        let mut binned = Vec::new();
        for (_, entry) in self.entries() {
            let Some(mut game) = self.stored(entry) else { continue };
            game.tags = entry.tags.iter().map(|tag| self.tags[tag].clone()).collect();
            if entry.is_binned {
                binned.push(library.entries.len() as GameId);
            }
            library.apply(&Change::Add(game)).expect("there was room for as many games and tags");
        }
        if !binned.is_empty() {
            library.apply(&Change::Bin { games: binned, binned: true }).expect("a bin has room");
        }
        library
    }

    /// Whether more than half of the file says nothing any more.
    pub fn wants_compacting(&self) -> bool {
        self.n_stale > 1 << 16 && self.n_stale > self.bytes.len() / 2
    }
}

// What is in it.
impl Library {
    /// How many games there are, those in the bin left out.
    pub fn len(&self) -> usize {
        self.entries().filter(|(_, entry)| !entry.is_binned).count()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn n_binned(&self) -> usize {
        self.entries().filter(|(_, entry)| entry.is_binned).count()
    }

    /// Every game, in the bin or not, in the order in which they came.
    pub fn entries(&self) -> impl Iterator<Item = (GameId, &Entry)> {
        (0..).zip(&self.entries).filter(|(_, entry)| !entry.is_gone)
    }

    pub fn entry(&self, game: GameId) -> Option<&Entry> {
        self.entries.get(game as usize).filter(|entry| !entry.is_gone)
    }

    /// A name that an entry has by its number.
    pub fn name(&self, number: u32) -> &str {
        self.names.name(number)
    }

    /// "Anna – Ben, Grand Prix, 2023-05-12: 40–24", as much of it as is known.
    pub fn title(&self, entry: &Entry) -> String {
        let Entry { players, event, date, .. } = entry;
        let header = Header {
            players: players.map(|player| self.name(player).to_owned()),
            event: self.name(*event).to_owned(),
            date: date.to_string(),
            result: entry.score(),
            ..Header::default()
        };
        formats::title(&header)
    }

    /// The names of all tags that some game has, with how many games have them; those in the bin left out.
    pub fn tags(&self) -> Vec<(&str, usize)> {
        let mut counts = vec![0; self.tags.len()];
        for (_, entry) in self.entries().filter(|(_, entry)| !entry.is_binned) {
            entry.tags.iter().for_each(|tag| counts[tag] += 1);
        }
        let all = self.tags.iter().map(String::as_str).zip(counts);
        all.filter(|&(_, count)| count > 0).collect()
    }

    /// The names of a game's tags.
    pub fn tags_of(&self, entry: &Entry) -> impl Iterator<Item = &str> {
        entry.tags.iter().map(|tag| self.tags[tag].as_str())
    }

    /// The number of a tag, if there is one of this name.
    pub fn tag(&self, name: &str) -> Option<usize> {
        self.tags.iter().position(|tag| tag == name)
    }

    /// A game as it is stored.
    pub fn game(&self, id: GameId) -> Option<Game> {
        self.entry(id).and_then(|entry| self.stored(entry))
    }

    fn stored(&self, entry: &Entry) -> Option<Game> {
        match frame::read(&self.bytes[entry.place.begin..entry.place.end])? {
            Change::Add(game) | Change::Replace(_, game) => Some(game),
            _ => None,
        }
    }

    /// The squares placed in a game's main line.
    fn squares_of(&self, entry: &Entry) -> &[u8] {
        let end = entry.place.end;
        &self.bytes[end - usize::from(entry.n_moves)..end]
    }

    /// A game to be shown.
    ///
    /// # Errors
    /// When it is no longer there, or its moves cannot be played.
    pub fn record(&self, id: GameId) -> Result<Record, LibraryError> {
        self.game(id).ok_or(LibraryError::Game("it is no longer in the library".to_owned()))?.record()
    }

    /// Whether a game of a file is there already, by the same players, at the same event and date.
    pub fn has(&self, game: &Game) -> bool {
        self.identities.contains(&identity(game))
    }
}

fn tag_number(tags: &mut Vec<String>, name: &str) -> usize {
    tags.iter().position(|tag| tag == name).unwrap_or_else(|| {
        tags.push(name.to_owned());
        tags.len() - 1
    })
}
