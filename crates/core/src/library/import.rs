//! Games of files on their way into the library: a file is read whole, its games come one at a time. The file
//! may be a library too, be it a damaged one: what can be read of it comes.

use super::game::{LibraryGame, Origin};
use super::identity::{identity, number_of_line};
use super::{Change, GameId, Library, LibraryError, Unread};
use crate::words;
use othello::formats::{self, Defaults, Loaded, ReadError, Rejected};

/// The games of a file.
pub struct ImportSource {
    games: ImportGames,
    next: usize,
    now: u64,
    tag: String,
}

enum ImportGames {
    Loaded(Box<Loaded>),
    /// Those that are not in its bin.
    Library(Box<Library>, Vec<GameId>, Unread),
}

/// A game on its way, with the identity that it has where it comes from, if that is a library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Incoming {
    /// The identity it has there.
    pub id: Option<GameId>,
    /// The game.
    pub game: LibraryGame,
}

/// Why a file has no games.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ImportError {
    /// It is of no format, or wrong somewhere.
    #[error("{}", words::read_error(.0))]
    File(#[from] ReadError),
    /// It is a library that cannot be read.
    #[error(transparent)]
    Library(#[from] LibraryError),
}

impl ImportSource {
    /// Reads a file of any format; its games get a tag and the time, in seconds since 1970. `names` is asked
    /// for the files with the names of WTHOR's players and tournaments, by their endings.
    ///
    /// # Errors
    /// When the file is of no format, or wrong somewhere.
    pub fn read(
        bytes: &[u8],
        names: impl FnMut(&str) -> Option<Vec<u8>>,
        tag: &str,
        now: u64,
    ) -> Result<ImportSource, ImportError> {
        if Library::looks_like(bytes) {
            let found = Library::read(bytes.to_vec())?;
            let wanted = found.library.entries().filter(|(_, entry)| !entry.is_binned).map(|(id, _)| id);
            let wanted: Vec<GameId> = wanted.collect();
            let games = ImportGames::Library(Box::new(found.library), wanted, found.unread);
            return Ok(ImportSource { games, next: 0, now, tag: tag.to_owned() });
        }
        let mut loaded = formats::read_file(bytes, &Defaults::default())?;
        if loaded.needs_names() {
            loaded.name_players(formats::wthor::Names::beside(names));
        }
        Ok(ImportSource::of_loaded(loaded, tag, now))
    }

    /// The games of a file that is read already.
    pub fn of_loaded(loaded: Loaded, tag: &str, now: u64) -> ImportSource {
        ImportSource { games: ImportGames::Loaded(Box::new(loaded)), next: 0, now, tag: tag.to_owned() }
    }

    /// How many games there are.
    pub fn len(&self) -> usize {
        match &self.games {
            ImportGames::Loaded(loaded) => loaded.len(),
            ImportGames::Library(_, games, _) => games.len(),
        }
    }

    /// Whether there is none, as there may be in a library.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What could not be read, if it is a library.
    pub fn unread(&self) -> Unread {
        match &self.games {
            ImportGames::Loaded(_) => Unread::default(),
            ImportGames::Library(.., unread) => *unread,
        }
    }

    /// The games that could not be read, if it is a file of games.
    pub fn rejected(&self) -> &[Rejected] {
        match &self.games {
            ImportGames::Loaded(loaded) => &loaded.rejected,
            ImportGames::Library(..) => &[],
        }
    }

    fn game(&self, index: usize) -> Option<Incoming> {
        let new = |game: LibraryGame| Some(Incoming { id: None, game });
        match &self.games {
            ImportGames::Loaded(loaded) if index >= loaded.len() => None,
            ImportGames::Loaded(loaded) => match loaded.wthor() {
                Some((base, names)) => new(LibraryGame::of_wthor(base, index, names, self.now)),
                None => new(LibraryGame::of_record(&loaded.record(index), Origin::Imported, self.now)),
            },
            ImportGames::Library(library, games, _) => {
                let (&id, entry) = games.get(index).and_then(|id| Some((id, library.entry(*id)?)))?;
                let tags = library.tags_of(entry).map(str::to_owned).collect();
                Some(Incoming { id: Some(id), game: LibraryGame { tags, ..library.game(id)? } })
            }
        }
    }
}

impl Iterator for ImportSource {
    type Item = Incoming;

    fn next(&mut self) -> Option<Incoming> {
        let mut incoming = self.game(self.next)?;
        self.next += 1;
        if !self.tag.is_empty() && !incoming.game.tags.contains(&self.tag) {
            incoming.game.tags.push(self.tag.clone());
        }
        Some(incoming)
    }
}

impl Library {
    /// Whether a game of a file is there already: by the same players, at the same event and date, or as a
    /// game that was continued since.
    pub fn has(&self, incoming: &Incoming) -> bool {
        let is_known = incoming.id.is_some_and(|id| self.entry(id).is_some());
        is_known || self.identities.contains(&identity(&incoming.game, number_of_line(&incoming.game)))
    }

    /// Adds a game of a file; one of another library keeps its identity.
    ///
    /// # Errors
    /// When there is no room for it; then nothing changes.
    pub fn take_in(&mut self, incoming: Incoming) -> Result<GameId, LibraryError> {
        let Some(id) = incoming.id else { return self.add(incoming.game) };
        self.apply(&Change::Put(id, Box::new(incoming.game)))?;
        Ok(id)
    }
}
