//! Libraries of the first version, read into one of today. Their changes meant games by their number, counted
//! from the first frame on; behind a frame that cannot be read nobody knows that number any more. Then no
//! game is given up for it: one that had gone on is known by what was written about it or comes beside the
//! other, what was in the bin is out of it, and tags put on later are gone.

use super::change::{Change, GameId};
use super::frame::{Layout, Scanner, Unread};
use super::game::{Game, Reader};
use super::identity::content_number;
use super::{Library, LibraryError};
use std::collections::HashMap;

pub(super) const HEADING: &[u8] = b"Outflank library 1\n";

pub(super) const LAYOUT: Layout = Layout {
    mark: [0xF1, b'O', b'g', 0x0D],
    before: 12,
    is_head: |_| true,
    // FNV-1a (<http://www.isthe.com/chongo/tech/comp/fnv/>).
    checksum: |content| {
        content
            .iter()
            .fold(0x811C_9DC5, |hash: u32, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
    },
};

/// What the frames of the first version say; games by their numbers.
enum OldChange {
    Add(Game),
    Replace(u32, Game),
    Tag { tag: String, games: Vec<u32>, on: bool },
    Bin { games: Vec<u32>, binned: bool },
    Purge(Vec<u32>),
}

/// Reads what stands behind a heading, at a place in the bytes.
pub(super) fn read(bytes: &[u8], at: usize) -> (Library, Unread) {
    let mut reading = Reading::default();
    let mut scanner = Scanner::new(&LAYOUT, at, bytes.len());
    while let Some(frame) = scanner.next(bytes) {
        reading.is_sure &= scanner.unread.n_places == 0;
        let change = OldChange::read(&bytes[frame.begin..frame.end]);
        if change.is_none_or(|change| reading.take(change).is_err()) {
            scanner.unread.n_strange += 1;
            reading.is_sure = false;
        }
    }
    (reading.library, scanner.unread)
}

struct Reading {
    library: Library,
    /// By the numbers of the file.
    ids: Vec<GameId>,
    /// What never changes of a game, by which it is known where its number is not.
    written: HashMap<u64, GameId>,
    /// Whether the numbers are those of the writer.
    is_sure: bool,
}

impl Default for Reading {
    fn default() -> Reading {
        Reading { library: Library::new(), ids: Vec::new(), written: HashMap::new(), is_sure: true }
    }
}

impl Reading {
    fn take(&mut self, change: OldChange) -> Result<(), LibraryError> {
        match change {
            OldChange::Add(game) => self.add(game),
            OldChange::Replace(number, game) => {
                let by_number = || self.ids.get(number as usize).copied();
                let known =
                    if self.is_sure { by_number() } else { self.written.get(&origin_of(&game)).copied() };
                match known {
                    Some(id) => self.library.replace(id, game),
                    None if self.is_sure => Ok(()),
                    None => self.add(game),
                }
            }
            OldChange::Tag { tag, games, on } => {
                let games = self.games(&games);
                self.library.apply(&Change::Tag { tag, games, on })
            }
            OldChange::Bin { games, binned } => {
                let games = self.games(&games);
                self.library.apply(&Change::Bin { games, binned })
            }
            OldChange::Purge(games) => {
                let games = self.games(&games);
                self.library.apply(&Change::Purge(games))
            }
        }
    }

    fn add(&mut self, game: Game) -> Result<(), LibraryError> {
        let written = origin_of(&game);
        let id = self.library.add(game)?;
        self.ids.push(id);
        self.written.insert(written, id);
        Ok(())
    }

    /// The games that numbers mean; none where that is not sure.
    fn games(&self, numbers: &[u32]) -> Vec<GameId> {
        let numbers = if self.is_sure { numbers } else { &[] };
        numbers.iter().filter_map(|&number| self.ids.get(number as usize).copied()).collect()
    }
}

/// A number for how a game came into the library, which stays when it goes on.
fn origin_of(game: &Game) -> u64 {
    let Game { origin, added, header, start, goal, .. } = game;
    let (tree, tags) = (String::new(), Vec::new());
    let (header, start, goal) = (header.clone(), *start, *goal);
    let bare = Game {
        origin: *origin,
        added: *added,
        header,
        start,
        goal,
        squares: Vec::new(),
        result: None,
        tree,
        tags,
    };
    content_number(&bare)
}

impl OldChange {
    fn read(content: &[u8]) -> Option<OldChange> {
        let mut reader = Reader::new(content);
        let games = |reader: &mut Reader| {
            let n_games = reader.u32()?;
            (0..n_games).map(|_| reader.u32()).collect::<Option<Vec<u32>>>()
        };
        let change = match reader.u8()? {
            1 => OldChange::Add(Game::read(&mut reader)?),
            2 => OldChange::Replace(reader.u32()?, Game::read(&mut reader)?),
            kind @ (3 | 4) => {
                let tag = reader.text()?.to_owned();
                OldChange::Tag { tag, games: games(&mut reader)?, on: kind == 3 }
            }
            kind @ (5 | 6) => OldChange::Bin { games: games(&mut reader)?, binned: kind == 5 },
            7 => OldChange::Purge(games(&mut reader)?),
            _ => return None,
        };
        reader.is_at_end().then_some(change)
    }
}
