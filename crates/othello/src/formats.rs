//! Games and positions as text and as files. Bytes go in and values come out; no file is opened here.
//!
//! [`open`] reads a file of any size and format, whatever its name; [`read`] and [`read_text`] are for what
//! is in memory. Bytes become text first ([`Encoding`]); readers of moves and boards get it with letters and
//! signs replaced by their plain forms. One table, [`Format::ALL`], says which formats there are, how each is
//! recognised, read and, where possible, written: [`transcript`] and [`board_text`] are for people, [`sgf`],
//! [`ggf`], [`pgn`], [`quest`] and [`obf`] for programs, [`outflank`] is our own. [`wthor`], a binary format,
//! is recognised by its first bytes.
//!
//! ```
//! use othello::formats::{self, Defaults, Format};
//!
//! let loaded = formats::read_text("(;GM[2]PB[Anna]PW[Ben];B[f5];W[d6])", &Defaults::default()).unwrap();
//! assert_eq!((loaded.format, &*formats::title(&loaded.record(0).header)), ("SGF", "Anna – Ben"));
//! let transcript = Format::of_name("game.txt").unwrap();
//! assert_eq!(transcript.write(&loaded.record(0)).unwrap(), "f5d6\n");
//! ```

pub mod transcript;
pub mod board_text;
pub mod sgf;
pub mod ggf;
pub mod pgn;
pub mod quest;
pub mod obf;
pub mod wthor;
pub mod outflank;

mod boards;
mod brackets;
mod detect;
mod encoding;
mod error;
mod fields;
mod loaded;
mod normal;
mod place;
mod rebuild;
mod scanner;
mod stream;
mod text;
mod unused;
mod write;

pub use encoding::Encoding;
pub use error::{At, Expected, Fault, Mistake, ReadError, Rejected};
pub use loaded::{Content, Leftovers, Loaded, Overruled, Summary, title, title_with};
pub use place::Place;
pub use stream::{GameStream, Opened, open};
pub use unused::Unused;
pub use write::WriteError;

use crate::record::Record;
use crate::rules::{BoardSize, Goal, Move, Position, Square, Start};
use loaded::{Games, ReadGame, boxed};
use normal::NormalText;
use place::Known;
use std::cell::LazyCell;

/// What a format cannot write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lack {
    /// Corrections of the board.
    Corrections,
    Variations,
    /// A result of which only the winner is known.
    WinnerAlone,
}

/// A format of games or positions that is text.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// The name people use for it.
    pub name: &'static str,
    /// The extension of its files, without the dot; only formats that can be written have one.
    pub ending: Option<&'static str>,
    /// Whether people write it: `fits` gets the plain text, and after a mistake other formats are tried.
    is_plain: bool,
    fits: fn(&str) -> bool,
    games: for<'a> fn(&'a str, &Defaults) -> Games<'a>,
    writer: Option<write::GameWriter>,
    lacks: &'static [Lack],
    /// Finds the byte at which to cut the text of a large file: not the first; a game begins there, and all
    /// games before it are complete. A format without such a function is read whole.
    cut: Option<fn(&str) -> Option<usize>>,
}

impl Format {
    /// Every format, the most specific first: the first that matches reads the text.
    pub const ALL: [Format; 9] = [
        Format::text("GGF", detect::is_ggf, |text, defaults| {
            with_moves_before(text, ggf::games(text), defaults)
        })
        .in_parts(|text| brackets::last_game(text, true))
        .written("ggf", write::ggf)
        .without(&[Lack::Variations, Lack::WinnerAlone]),
        Format::text("SGF", detect::is_sgf, |text, defaults| {
            with_moves_before(text, sgf::games(text), defaults)
        })
        .in_parts(|text| brackets::last_game(text, false))
        .written("sgf", |record| Ok(sgf::write(record))),
        Format::text("Outflank's own", detect::is_own, |text, _| boxed([outflank::read(text)]))
            .written("outflank", |record| Ok(outflank::write(record))),
        Format::text("PGN", pgn::looks_like, |text, _| boxed(pgn::games(text)))
            .in_parts(pgn::last_game)
            .written("pgn", |record| pgn::write(record).map(|text| text + "\n").ok_or(WriteError::Pgn))
            .without(&[Lack::Corrections]),
        Format::text(
            "Othello Quest",
            |text| detect::json_begin(text).is_some(),
            |text, _| boxed(quest::games(text)),
        ),
        Format::text("a table", fields::looks_like, |text, _| boxed(fields::games(text))),
        Format::text(
            "OBF",
            |plain| obf::looks_like(plain) && !boards::have_moves(plain),
            |text, defaults| boxed(obf::games(text, defaults.goal)),
        )
        .of_people()
        .in_parts(last_line)
        .written("obf", write::obf),
        Format::text("a board", board_text::looks_like, |text, defaults| boxed(boards::read(text, defaults)))
            .of_people(),
        Format::text("moves", text::looks_like, read_moves)
            .of_people()
            .in_parts(last_moves)
            .written("txt", write::transcript)
            .without(&[Lack::Corrections, Lack::Variations]),
    ];

    const fn text(
        name: &'static str,
        fits: fn(&str) -> bool,
        games: for<'a> fn(&'a str, &Defaults) -> Games<'a>,
    ) -> Format {
        Format { name, ending: None, is_plain: false, fits, games, writer: None, lacks: &[], cut: None }
    }

    const fn of_people(self) -> Format {
        Format { is_plain: true, ..self }
    }

    const fn in_parts(self, cut: fn(&str) -> Option<usize>) -> Format {
        Format { cut: Some(cut), ..self }
    }

    const fn written(self, ending: &'static str, writer: write::GameWriter) -> Format {
        Format { ending: Some(ending), writer: Some(writer), ..self }
    }

    const fn without(self, lacks: &'static [Lack]) -> Format {
        Format { lacks, ..self }
    }

    /// The games of a text. Of the fields that they do not use, only those without one of `names` are listed.
    fn read<'a>(self, text: &'a str, defaults: &Defaults, names: &'a mut Vec<String>) -> Games<'a> {
        let mut known = Known::BEGIN;
        Box::new((self.games)(text, defaults).map(move |mut game| {
            if game.cut == Some(ReadError::Unknown) {
                game.unused = unused::lines(text, 0..text.len(), |_| true);
            }
            unused::locate(&mut game.unused, text, &mut known, names);
            game
        }))
    }

    /// The formats that a text may be of.
    fn of_text(text: &str) -> impl Iterator<Item = Format> {
        // Only what people write is made plain.
        let normal = LazyCell::new(|| NormalText::new(text));
        Format::ALL
            .into_iter()
            .filter(move |format| (format.fits)(if format.is_plain { normal.text() } else { text }))
    }
}

/// The endings of files that may hold games or boards, without the dot.
pub const ENDINGS: [&str; 10] =
    ["outflank", "sgf", "ggf", "pgn", "obf", "wtb", "json", "jsonl", "csv", "txt"];
/// Longer texts are not games of people, and checking one would block the window.
const CHARACTERS_MAX: usize = 1 << 20;
/// The games of a larger file would take hundreds of megabytes in memory at once.
const WHOLE_MAX: usize = 1 << 20;
/// The most bytes of a file that is read whole, in text and in WTHOR, whose largest years have 330 kB.
const TEXT_FILE_MAX: usize = 8 << 20;
const WTHOR_MAX: usize = 32 << 20;
/// The most games read from one file, more than any collection has. Even a game without moves takes half a
/// kilobyte of memory.
pub const GAMES_MAX: usize = 100_000;

/// Values for what a text leaves open: a transcript has no start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Defaults {
    /// For a text of moves alone; its size also is that of a board in one line.
    pub start: Position,
    /// For texts that do not say whether most or fewest discs win.
    pub goal: Goal,
    /// The encoding of a file of text, if the caller knows it.
    pub encoding: Option<Encoding>,
    /// Files of more bytes are read in parts, where their format can be cut.
    pub whole_max: usize,
}

impl Default for Defaults {
    /// The standard start on 8×8; most discs win.
    fn default() -> Defaults {
        let start = Position::start(BoardSize::STANDARD);
        Defaults { start, goal: Goal::MostDiscs, encoding: None, whole_max: WHOLE_MAX }
    }
}

impl From<&Record> for Defaults {
    /// The defaults that a game on the board suggests.
    fn from(record: &Record) -> Defaults {
        Defaults { start: *record.start(), goal: record.goal(), ..Defaults::default() }
    }
}

/// Reads the games of a file of any format from memory, of a large file only the first games. If there is
/// only one game, it is read up to its first mistake; [`Loaded::whole`] refuses such a game.
///
/// ```
/// use othello::formats::{self, Defaults};
///
/// let loaded = formats::read(b"f5 d6 c3 a1 f6", &Defaults::default()).unwrap();
/// assert_eq!(loaded.record(0).n_moves(), 3);
/// let reason = loaded.cut.unwrap().to_string();
/// assert_eq!(reason, "move 4, \"a1\" at character 10: a disc on a1 would flip nothing");
/// ```
///
/// # Errors
/// When the bytes are of no format, are too many, or have a mistake before the first move; with its place.
pub fn read(bytes: &[u8], defaults: &Defaults) -> Result<Loaded, ReadError> {
    match open(bytes, defaults)? {
        Opened::Whole(loaded) => Ok(*loaded),
        Opened::Stream(mut games) => games.loaded(),
    }
}

/// Reads all games of a pasted text, as [`read`] does.
///
/// # Errors
/// When the text is of no format, is too long, or has a mistake before the first move; with its place.
pub fn read_text(text: &str, defaults: &Defaults) -> Result<Loaded, ReadError> {
    let n = text.chars().count();
    if n > CHARACTERS_MAX {
        return Err(ReadError::TooLong(n));
    }
    read_decoded(text, Encoding::UTF_8, defaults)
}

fn read_decoded(text: &str, encoding: Encoding, defaults: &Defaults) -> Result<Loaded, ReadError> {
    if text.chars().all(|c| is_blank(c) || c == '\0') {
        return Err(ReadError::Empty);
    }
    if is_binary(text) {
        return Err(ReadError::Unknown);
    }
    // Old systems end files with a control character.
    let text = text.trim_end_matches(['\u{1A}', '\0']);
    if detect::is_other_game(text) {
        return Err(ReadError::OtherGame);
    }
    let mut wrong = None;
    for format in Format::of_text(text) {
        match Loaded::of(format.read(text, defaults, &mut Vec::new())) {
            // An earlier format's error says more than the first moves of a game cut off in this one.
            Ok(found) if found.cut.is_some() && wrong.is_some() => {}
            Ok(found) => return Ok(Loaded { format: format.name, encoding, ..found }),
            // Only programs write this format, so the text is of no other.
            Err(error) if !format.is_plain || error == ReadError::Search => return Err(error),
            Err(error) => wrong = wrong.or(Some(error)),
        }
    }
    Err(wrong.unwrap_or(ReadError::Unknown))
}

/// Whether a text is a picture or a program: it begins with more control characters than any real text.
/// Searching it for moves would take long.
fn is_binary(text: &str) -> bool {
    let is_control = |c: &char| c.is_control() && !c.is_whitespace() && *c != '\u{1b}';
    let shown = || text.trim_end_matches('\0').chars().take(4096);
    let n_controls = shown().filter(is_control).count();
    n_controls > 16 && n_controls * 32 > shown().count()
}

/// The starts of games on 8×8.
fn usual_starts() -> [Position; 2] {
    [Start::Standard, Start::Mirrored].map(|start| start.position(BoardSize::STANDARD))
}

fn is_blank(c: char) -> bool {
    c.is_whitespace() || c == '\u{FEFF}'
}

fn after_blanks(text: &str) -> &str {
    text.trim_start_matches(is_blank)
}

/// Whether a list of words, with blanks between them, has a word.
fn is_one_of(words: &str, word: &str) -> bool {
    words.split(' ').any(|known| known == word)
}

/// A move by its name, a pass by any of the names that programs give it.
fn read_move(name: &str, size: BoardSize) -> Option<Move> {
    match name.trim().to_ascii_lowercase().as_str() {
        "pa" | "pass" | "ps" | "--" | "passe" | "p" => Some(Move::Pass),
        name => Square::parse(name, size).ok().map(Move::Place),
    }
}

/// The value of a header field; empty for what programs write for "unknown": `?`, `????.??.??`, `-`, `*`.
fn known_value(value: &str) -> String {
    let is_filler = value.chars().all(|c| "?.-*".contains(c)) || value.eq_ignore_ascii_case("null");
    if is_filler { String::new() } else { value.to_owned() }
}

/// Reads the games in brackets and, before them, games of plain moves that precede the first bracket.
fn with_moves_before<'a>(
    text: &'a str,
    games: impl Iterator<Item: Into<ReadGame>> + 'a,
    defaults: &Defaults,
) -> Games<'a> {
    /// Fewer moves may be talk about the game.
    const MOVES_MIN: usize = 4;
    /// Longer text before the first bracket is not searched.
    const TEXT_BEFORE_MAX: usize = 1 << 16;
    let before = &text[..brackets::next_game(text, 0).unwrap_or_default()];
    let is_short = before.len() <= TEXT_BEFORE_MAX;
    let found = (is_short && detect::is_moves(before)).then(|| Loaded::of(text::read(before, defaults)));
    let Loaded { records: mut others, unused, .. } = found.and_then(Result::ok).unwrap_or_default();
    others.retain(|record| record.n_moves() >= MOVES_MIN);
    if others.is_empty() {
        return boxed(games);
    }
    let mut games: Vec<ReadGame> = boxed(games).take(GAMES_MAX + 1).collect();
    if let Some(first) = games.first_mut() {
        first.unused.retain(|part| part.bytes.start >= before.len());
        first.unused.extend(unused);
    }
    others.retain(|other| !games.iter().any(|game| game.record.moves() == other.moves()));
    Box::new(boxed(others).chain(games))
}

/// Where the last line begins; `None` in a text of one line.
fn last_line(text: &str) -> Option<usize> {
    text.rfind('\n').map(|end| end + 1)
}

/// How many lines of a text are looked at to judge all of them.
const LINES_SHOWN: usize = 20;

/// Whether each line of a text is a game: most of the first can be played from the start.
fn is_one_a_line(text: &str, defaults: &Defaults) -> bool {
    let lines = text.lines().filter(|line| !line.trim().is_empty()).take(LINES_SHOWN);
    let sound: Vec<bool> =
        lines.map(|line| text::read(line, defaults).iter().any(ReadGame::is_whole)).collect();
    sound.len() > 1 && 2 * sound.iter().filter(|is_sound| **is_sound).count() > sound.len()
}

/// The most bytes of a game of moves.
const GAME_MAX: usize = 1 << 20;

/// Where the last game of a text of moves begins; a text longer than any game is cut at a line or a blank.
fn last_moves(text: &str) -> Option<usize> {
    let from = text.rmatch_indices('\n').nth(LINES_SHOWN).map_or(0, |(end, _)| end + 1);
    if is_one_a_line(&text[from..], &Defaults::default()) {
        return last_line(text);
    }
    let blank = || text.trim_end().rfind(char::is_whitespace).map(|at| at + 1);
    text::last_game(text).or_else(|| last_line(text).or_else(blank).filter(|_| text.len() > GAME_MAX))
}

/// The games of a text. A text with a game in each line is read line by line if it is large, to save memory,
/// or if a game is broken: only in a text as short as a line does `text::read` try other boards.
fn read_moves<'a>(text: &'a str, defaults: &Defaults) -> Games<'a> {
    if text.len() <= text::TEXT_MAX || !is_one_a_line(text, defaults) {
        return boxed(text::read(text, defaults));
    }
    if text.len() <= GAME_MAX {
        let games = text::read(text, defaults);
        if games.iter().all(ReadGame::is_whole) {
            return boxed(games);
        }
    }
    let defaults = *defaults;
    let begin = text.as_ptr() as usize;
    let has_moves = |line: &str| detect::is_moves(NormalText::new(line).text());
    let mut others = unused::lines(text, 0..text.len(), |line| !has_moves(line));
    let lines = text.split('\n').zip(1..).filter(move |(line, _)| has_moves(line));
    Box::new(lines.flat_map(move |(own, line)| {
        let byte = own.as_ptr() as usize - begin;
        let mut games = text::read(own, &defaults);
        games.iter_mut().for_each(|game| game.shift(Place { line, character: 1 }, byte));
        games.first_mut().into_iter().for_each(|first| first.unused.append(&mut others));
        games
    }))
}

#[cfg(test)]
pub(crate) mod tests;
