//! Outflank's own file, as readable RON: everything a record holds, who plays, and the games before and
//! after.
//!
//! The text's layout is plain data ([`FileText`]), so that code with a running game (`file` in the crate
//! `session`) can fill in players and further games. Read as a format of games, the file gives only
//! its game on the board.
//!
//! A tree of moves is flat: it is a list of runs of moves, each with the number of the move after which it
//! begins. Moves are numbered in the order of the file. As the list is flat, deep variations cannot exhaust
//! the stack, and one pass over the file checks every move. A move that cannot be played is an error with
//! its place: a game is read whole or not at all.

mod text;

pub(super) use text::EvaluationText;
pub use text::{FileText, GameText, Help, Mode, TimingText};

use super::{At, Mistake, Place};
use crate::record::Record;
use crate::rules::ByColor;
use serde::Serialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use std::fmt;
use text::VersionText;

/// The newest layout. Only files with a corrected board have it; others have version 1, which older programs
/// can read.
pub const VERSION: u64 = 2;
/// The most games of a file: more than a session ever keeps.
pub const GAMES_MAX: usize = 100;

/// Reads the game on the board.
///
/// ```
/// use othello::formats::outflank as own;
/// use othello::record::Record;
/// use othello::rules::{BoardSize, Goal, Position};
///
/// let record = Record::new(Position::start(BoardSize::STANDARD), Goal::FewestDiscs);
/// assert_eq!(own::read(&own::write(&record)), Ok(record));
/// ```
///
/// # Errors
/// When the text is not such a file, comes from a newer Outflank, or has a game that cannot be played.
pub fn read(text: &str) -> Result<Record, FileError> {
    let file = FileText::<IgnoredAny>::parse(text)?;
    file.game.record().map_err(|reason| FileError::Wrong(SavedGame::OnBoard, reason))
}

/// The text of a file with one game that two people play on.
pub fn write(record: &Record) -> String {
    #[derive(Serialize)]
    enum Player {
        Human,
    }
    let players = ByColor::new(Player::Human, Player::Human);
    FileText::new(GameText::new(record, players, 1, false), Vec::new(), Vec::new()).to_string() + "\n"
}

impl<P: DeserializeOwned> FileText<P> {
    /// Reads the layout, without checking that its games can be played.
    ///
    /// # Errors
    /// When the text is not such a file, comes from a newer Outflank, or has more than [`GAMES_MAX`] games.
    pub fn parse(text: &str) -> Result<FileText<P>, FileError> {
        // The version first: a newer file may hold anything else.
        let version = from_ron::<VersionText>(text)?.version;
        if version > VERSION {
            return Err(FileError::Newer(version));
        }
        let file: FileText<P> = from_ron(text)?;
        let n_games = 1 + file.earlier.len() + file.later.len();
        if n_games > GAMES_MAX { Err(FileError::TooMany(n_games)) } else { Ok(file) }
    }
}

impl<P> FileText<P> {
    /// A file of the oldest layout that holds its games.
    pub fn new(game: GameText<P>, earlier: Vec<GameText<P>>, later: Vec<GameText<P>>) -> FileText<P> {
        let mut games = std::iter::once(&game).chain(&earlier).chain(&later);
        let version = if games.any(GameText::is_corrected) { VERSION } else { 1 };
        FileText { version, game, earlier, later }
    }
}

impl<P: Serialize> fmt::Display for FileText<P> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let layout = ron::ser::PrettyConfig::new().new_line("\n").depth_limit(3);
        let text = ron::ser::to_string_pretty(self, layout);
        f.write_str(&text.expect("a game is numbers, texts and names, and RON can write those"))
    }
}

/// Why a text is no file of Outflank's own.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant's message documents it")]
pub enum FileError {
    #[error(transparent)]
    Unreadable(Mistake),
    #[error("the saved game has version {0}, written by a newer Outflank; this one knows version {VERSION}")]
    Newer(u64),
    #[error("a file holds at most {GAMES_MAX} games, not {0}")]
    TooMany(usize),
    #[error("{0}: {1}")]
    Wrong(SavedGame, Mistake),
}

/// A game of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SavedGame {
    /// The game that is shown.
    OnBoard,
    /// A game before it, by its number from 1.
    Earlier(usize),
    /// A game after it, by its number from 1.
    Later(usize),
}

impl fmt::Display for SavedGame {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            SavedGame::OnBoard => f.write_str("the game on the board"),
            SavedGame::Earlier(number) => write!(f, "earlier game {number}"),
            SavedGame::Later(number) => write!(f, "later game {number}"),
        }
    }
}

fn from_ron<T: DeserializeOwned>(text: &str) -> Result<T, FileError> {
    ron::from_str(text).map_err(|error| {
        // RON ends lines at `\n` alone.
        let begin = error.span.start;
        let lines = text.split_inclusive('\n').take(begin.line.max(1) - 1);
        let line = lines.map(str::len).sum::<usize>();
        let before = text[line..].chars().take(begin.col.max(1) - 1).map(char::len_utf8);
        let at = At::Place(Place::of(text, line + before.sum::<usize>()));
        FileError::Unreadable(Mistake { at, fault: (&error.code).into() })
    })
}
