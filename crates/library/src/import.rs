//! Reads games of files for the library, one at a time, so that a large file is read in pieces. The file may
//! also be a library, even a damaged one: its readable games are imported.

use super::figures::GameFigures;
use super::game::{LibraryGame, Origin};
use super::identity::{identity, main_line_hash};
use super::{Change, GameId, Library, LibraryError, Unread};
use othello::formats::{self, Defaults, GameStream, Leftovers, Loaded, Opened};
use std::io::{Cursor, Read};
use std::mem;
use system::disk;
use texts::words;

/// What a file is read from.
pub type Input = Box<dyn Read + Send>;

/// The games of a file.
pub struct ImportSource {
    games: ImportGames,
    next: usize,
    now: u64,
    tag: String,
    /// What could not be read, if it is a library.
    pub unread: Unread,
}

enum ImportGames {
    Loaded(Box<Loaded>),
    Stream(Box<GameStream<Input>>),
    /// A library, and its games outside the bin.
    Library(Box<Library>, Vec<GameId>),
}

/// A game to import.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Incoming {
    /// Its id in the library that it comes from, if it comes from one.
    pub id: Option<GameId>,
    /// The game.
    pub game: LibraryGame,
    /// What a review has found, if the game comes from a library.
    pub figures: Option<GameFigures>,
}

impl ImportSource {
    /// Reads a file of any format; its games get a tag and the time, in seconds since 1970. `names` gets
    /// an ending, and reads the file with the names of WTHOR's players or tournaments.
    ///
    /// # Errors
    /// With a sentence, when the file cannot be read, has no known format or has a mistake.
    pub fn open(
        mut input: Input,
        names: impl FnMut(&str) -> Result<Option<Vec<u8>>, String>,
        tag: &str,
        now: u64,
    ) -> Result<ImportSource, String> {
        let not_read = |error: std::io::Error| error.to_string();
        // As many bytes as show a library, even one with a damaged heading.
        let mut head = Vec::new();
        input.by_ref().take(64).read_to_end(&mut head).map_err(not_read)?;
        let is_library = Library::looks_like(&head);
        let input: Input = Box::new(Cursor::new(head).chain(input));
        if is_library {
            let bytes = disk::read_all(input, Library::BYTES_MAX).map_err(not_read)?;
            return ImportSource::of_library(bytes, tag, now).map_err(|error| error.to_string());
        }
        let opened = formats::open(input, &Defaults::default()).and_then(Opened::whole);
        let mut opened = opened.map_err(|error| words::read_error(&error))?;
        opened.name_players(names);
        Ok(ImportSource::of_opened(opened, tag, now))
    }

    /// The games of a library's file.
    pub fn of_library(bytes: Vec<u8>, tag: &str, now: u64) -> Result<ImportSource, LibraryError> {
        let found = Library::read(bytes)?;
        let wanted = found.library.entries().filter(|(_, entry)| !entry.is_binned).map(|(id, _)| id);
        let wanted: Vec<GameId> = wanted.collect();
        let games = ImportGames::Library(Box::new(found.library), wanted);
        Ok(ImportSource { games, next: 0, now, tag: tag.to_owned(), unread: found.unread })
    }

    /// The games of a file that was opened already.
    pub fn of_opened(opened: Opened<Input>, tag: &str, now: u64) -> ImportSource {
        let games = match opened {
            Opened::Whole(loaded) => ImportGames::Loaded(loaded),
            Opened::Stream(games) => ImportGames::Stream(games),
        };
        ImportSource { games, next: 0, now, tag: tag.to_owned(), unread: Unread::default() }
    }

    /// How much was read, and of how much: in games or, where they are not counted yet, bytes of `n_bytes`.
    pub fn progress(&self, n_bytes: u64) -> (u64, u64) {
        match &self.games {
            ImportGames::Loaded(loaded) => (self.next as u64, loaded.len() as u64),
            ImportGames::Stream(games) => (games.n_bytes, n_bytes),
            ImportGames::Library(_, games) => (self.next as u64, games.len() as u64),
        }
    }

    /// Takes the leftovers found so far.
    pub fn take_leftovers(&mut self) -> Leftovers {
        match &mut self.games {
            ImportGames::Loaded(loaded) => loaded.take_leftovers(),
            ImportGames::Stream(games) => mem::take(&mut games.leftovers),
            ImportGames::Library(..) => Leftovers::default(),
        }
    }

    fn game(&mut self) -> Option<Incoming> {
        let new = |game: LibraryGame| Some(Incoming { id: None, game, figures: None });
        let index = self.next;
        match &mut self.games {
            ImportGames::Loaded(loaded) if index >= loaded.len() => None,
            ImportGames::Loaded(loaded) => match loaded.wthor() {
                Some((base, names)) => new(LibraryGame::of_wthor(base, index, names, self.now)),
                None => new(LibraryGame::of_record(&loaded.record(index), Origin::Imported, self.now)),
            },
            ImportGames::Stream(games) => {
                let record = games.flatten().next()?;
                new(LibraryGame::of_record(&record, Origin::Imported, self.now))
            }
            ImportGames::Library(library, games) => {
                let (&id, entry) = games.get(index).and_then(|id| Some((id, library.entry(*id)?)))?;
                let game = LibraryGame { tags: library.tag_names(entry), ..library.game(id)? };
                Some(Incoming { id: Some(id), game, figures: entry.figures })
            }
        }
    }
}

impl Iterator for ImportSource {
    type Item = Incoming;

    fn next(&mut self) -> Option<Incoming> {
        let mut incoming = self.game()?;
        self.next += 1;
        if !self.tag.is_empty() && !incoming.game.tags.contains(&self.tag) {
            incoming.game.tags.push(self.tag.clone());
        }
        Some(incoming)
    }
}

impl Library {
    /// Whether the library has a game with the same moves, players, event and date, or the same id.
    pub fn has(&self, incoming: &Incoming) -> bool {
        let is_known = incoming.id.is_some_and(|id| self.entry(id).is_some());
        is_known || self.identities.contains(&identity(&incoming.game, main_line_hash(&incoming.game)))
    }

    /// Adds a game of a file; one of another library keeps its id.
    pub fn take_in(&mut self, incoming: Incoming) -> Result<GameId, LibraryError> {
        let Some(id) = incoming.id else { return self.add(incoming.game) };
        self.apply(&Change::Put(id, Box::new(incoming.game)))?;
        if let Some(figures) = incoming.figures {
            self.apply(&Change::Figures(id, figures))?;
        }
        Ok(id)
    }
}
