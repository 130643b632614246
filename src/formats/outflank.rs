//! Outflank's own file, as readable RON: everything a record holds, who plays, and the games before and
//! after.
//!
//! The text's layout is plain data ([`FileText`]), so that whoever keeps a running game
//! ([`session_file`](crate::session_file)) fills in players and further games. As a format of games the file
//! is its game on the board.
//!
//! A tree of moves is kept flat, as runs of moves each of which says after which move it begins; moves are
//! numbered in the order in which they stand in the file. So no depth of variations can exhaust the stack,
//! and one pass over the file checks every move. What cannot be played is refused with its place: a game is
//! either understood whole or not at all.

mod text;

pub use text::{FileText, GameText, HelpText, ModeText, PlayerText, TimingText};

use crate::readable;
use crate::record::Record;
use crate::rules::ByColor;
use text::VersionText;

/// The layout this Outflank writes.
const VERSION: u64 = 1;
/// More games than a session ever keeps.
const GAMES_MAX: usize = 100;

/// Why a text is no file of Outflank's own.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant is the text above it")]
pub enum FileError {
    #[error("{}", crate::text!("saved-unreadable", line = line, column = column, reason = reason))]
    Unreadable { line: usize, column: usize, reason: String },
    #[error("{}", crate::text!("saved-newer", version = _0, known = VERSION))]
    Newer(u64),
    #[error("{}", crate::text!("saved-too-many", max = GAMES_MAX, n = _0))]
    TooMany(usize),
    /// The game's place (`the game on the board`), and what is wrong with it.
    #[error("{}", crate::text!("saved-wrong", game = _0, reason = _1))]
    Wrong(String, String),
}

/// Reads the game on the board.
///
/// ```
/// use outflank::formats::outflank as own;
/// use outflank::record::Record;
/// use outflank::rules::{BoardSize, Goal, Position};
///
/// let record = Record::new(Position::start(BoardSize::STANDARD), Goal::FewestDiscs);
/// assert_eq!(own::read(&own::write(&record)), Ok(record));
/// ```
///
/// # Errors
/// When the text is none, is one of a newer Outflank, or its game cannot be played; with the place.
pub fn read(text: &str) -> Result<Record, FileError> {
    FileText::parse(text)?.game.record().map_err(|reason| FileError::Wrong(FileText::on_board(), reason))
}

/// The text of a file with one game that two people play on.
pub fn write(record: &Record) -> String {
    let players = ByColor::new(PlayerText::Human, PlayerText::Human);
    FileText::new(GameText::new(record, players, 1, false), Vec::new(), Vec::new()).to_string() + "\n"
}

impl FileText {
    /// What the game on the board is called where it is wrong.
    pub fn on_board() -> String {
        crate::text!("saved-on-board")
    }

    /// Reads the layout; whether its games can be played is not looked at yet.
    ///
    /// # Errors
    /// When the text is none, is one of a newer Outflank, or has more games than a session keeps.
    pub fn parse(text: &str) -> Result<FileText, FileError> {
        // The version first: a newer file may hold anything else.
        let version = ron::from_str::<VersionText>(text)?.version;
        if version > VERSION {
            return Err(FileError::Newer(version));
        }
        let file: FileText = ron::from_str(text)?;
        let n_games = 1 + file.earlier.len() + file.later.len();
        if n_games > GAMES_MAX { Err(FileError::TooMany(n_games)) } else { Ok(file) }
    }

    /// A file of this layout.
    pub fn new(game: GameText, earlier: Vec<GameText>, later: Vec<GameText>) -> FileText {
        FileText { version: VERSION, game, earlier, later }
    }
}

impl std::fmt::Display for FileText {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let layout = ron::ser::PrettyConfig::new().new_line("\n").depth_limit(3);
        let text = ron::ser::to_string_pretty(self, layout);
        f.write_str(&text.expect("a game is numbers, texts and names, and RON can write those"))
    }
}

impl From<ron::error::SpannedError> for FileError {
    fn from(error: ron::error::SpannedError) -> FileError {
        let place = error.span.start;
        FileError::Unreadable { line: place.line, column: place.col, reason: readable::reason(&error.code) }
    }
}
