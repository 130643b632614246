//! The changes of a library, and how a frame holds them. A change names games by the ids in their own frames,
//! so it applies to the right games even if a frame before it cannot be read.

use super::figures::GameFigures;
use super::game::{LibraryGame, put_text, read_text};
use engine::Numbers;

/// Identifies a game of a library in its file, in every window, and when the file is read again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub(super) u64);

/// A change of a library.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each variant says what it holds")]
pub enum Change {
    /// Adds a game, or replaces one that was continued; its tags and its place among the entries stay.
    Put(GameId, Box<LibraryGame>),
    /// Adds a tag to games, or removes it.
    Tag { tag: String, games: Vec<GameId>, on: bool },
    /// Moves games into the bin, or out of it.
    Bin { games: Vec<GameId>, binned: bool },
    /// Deletes games.
    Purge(Vec<GameId>),
    /// Stores what a review found of a game.
    Figures(GameId, GameFigures),
}

const PUT: u8 = 16;
const TAG: u8 = 17;
const UNTAG: u8 = 18;
const BIN: u8 = 19;
const RESTORE: u8 = 20;
const PURGE: u8 = 21;
const FIGURES: u8 = 22;

impl Change {
    /// Writes a change as the content of a frame.
    pub(super) fn write(&self, out: &mut Vec<u8>) {
        let mut list = |kind: u8, tag: Option<&str>, games: &[GameId]| {
            out.push(kind);
            if let Some(tag) = tag {
                put_text(tag, out);
            }
            out.extend((games.len() as u32).to_le_bytes());
            games.iter().for_each(|game| out.extend(game.0.to_le_bytes()));
        };
        match self {
            Change::Put(id, game) => {
                out.push(PUT);
                out.extend(id.0.to_le_bytes());
                game.write(out);
            }
            Change::Figures(id, figures) => {
                out.push(FIGURES);
                out.extend(id.0.to_le_bytes());
                figures.write(out);
            }
            Change::Tag { tag, games, on } => list(if *on { TAG } else { UNTAG }, Some(tag), games),
            Change::Bin { games, binned } => list(if *binned { BIN } else { RESTORE }, None, games),
            Change::Purge(games) => list(PURGE, None, games),
        }
    }

    /// The change of a frame; `None` for what an Outflank of this version did not write.
    pub(super) fn read(content: &[u8]) -> Option<Change> {
        let mut reader = Numbers(content);
        let change = match reader.u8()? {
            PUT => Change::Put(GameId(reader.u64()?), Box::new(LibraryGame::read(&mut reader)?)),
            kind @ (TAG | UNTAG) => {
                let tag = read_text(&mut reader)?;
                Change::Tag { tag, games: games(&mut reader)?, on: kind == TAG }
            }
            kind @ (BIN | RESTORE) => Change::Bin { games: games(&mut reader)?, binned: kind == BIN },
            FIGURES => Change::Figures(GameId(reader.u64()?), GameFigures::read(&mut reader)?),
            PURGE => Change::Purge(games(&mut reader)?),
            _ => return None,
        };
        reader.0.is_empty().then_some(change)
    }
}

/// A list of games. Each takes eight bytes, so a wrong count finds no more than the frame has.
fn games(reader: &mut Numbers) -> Option<Vec<GameId>> {
    let n_games = reader.u32()?;
    (0..n_games).map(|_| reader.u64().map(GameId)).collect()
}
