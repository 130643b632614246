//! Games and positions as text and as files. Bytes go in and values come out; no file is opened here.
//!
//! [`read_file`] reads the bytes of a file, [`read_any`] pasted text; neither looks at a file name. Bytes
//! become text first ([`Encoding`]), and readers of moves and boards see its letters and signs in their plain
//! form. One table, [`Format::ALL`], says which formats there are, how each is recognised, read and, where
//! possible, written: [`transcript`] and [`board_text`] are for people, [`sgf`], [`ggf`], [`pgn`], [`quest`]
//! and [`obf`] for programs, [`outflank`] is our own. [`wthor`], a binary format, is recognised by its first
//! bytes.
//!
//! ```
//! use othello::formats::{self, Defaults, Format};
//!
//! let loaded = formats::read_text("(;GM[2]PB[Anna]PW[Ben];B[f5];W[d6])", &Defaults::default()).unwrap();
//! assert_eq!((loaded.format, loaded.title(0).as_str()), ("SGF", "1. Anna – Ben"));
//! let transcript = Format::of_name("game.txt").unwrap();
//! assert_eq!(transcript.write_all(&loaded).unwrap(), "f5d6\n");
//! ```

pub mod transcript;
pub mod board_text;
pub mod books;
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
mod stream;
mod text;
mod unreadable;
mod write;

pub use brackets::{BracketError, BracketExpected, BracketMoveError, SizeReason};
pub use encoding::Encoding;
pub use error::{ReadError, Rejected};
pub use loaded::{Content, Loaded, Pasted, Summary, title, title_with};
pub use place::Place;
pub use stream::{GameStream, Opened, open, open_in_parts, open_so_far};
pub use text::Unused;
pub use unreadable::Unreadable;
pub use write::{WriteAllError, WriteError};

use crate::record::Record;
use crate::rules::{BoardSize, Goal, Move, Position};
use loaded::{Games, ReadGame, Reading};
use normal::NormalText;
use std::cell::LazyCell;
use stream::Parts;

/// A format of games or positions.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// The name people use for it.
    pub name: &'static str,
    /// How the names of its files end, without the point; only formats that can be written have one.
    pub ending: Option<&'static str>,
    /// A larger file is no file of games.
    bytes_max: usize,
    reader: Reader,
    writer: Option<write::GameWriter>,
    /// How the text of a large file is read; a format without is read whole.
    parts: Option<Parts>,
}

/// The sound games of a file, and what could not be read.
type PartlyRead = Result<(Games, Vec<Rejected>), ReadError>;

/// How a format is recognised, be a file well formed or not, and read: at least one game or position.
#[derive(Clone, Copy, Debug)]
enum Reader {
    Bytes {
        fits: fn(&[u8]) -> bool,
        read: fn(&[u8]) -> PartlyRead,
    },
    Text {
        fits: fn(&str) -> bool,
        read: fn(&str, &Defaults) -> Result<Reading, ReadError>,
    },
    /// Written by people: recognised by its plain text, and where it goes wrong, another may be meant.
    Plain {
        fits: fn(&str) -> bool,
        read: fn(&str, &Defaults) -> Result<Reading, ReadError>,
    },
}

impl Format {
    /// Every format, the most specific first: the first that matches reads the text.
    pub const ALL: [Format; 10] = [
        Format {
            name: "WTHOR",
            ending: None,
            bytes_max: WTHOR_MAX,
            reader: Reader::Bytes { fits: wthor::looks_like, read: read_wthor },
            writer: None,
            parts: None,
        },
        Format::text("GGF", detect::is_ggf, |text, defaults| {
            with_moves_before(text, ggf::games(text), defaults)
        })
        .in_parts(brackets::last_game, |text, _| collected(ggf::games(text)))
        .written("ggf", write::ggf),
        Format::text("SGF", detect::is_sgf, |text, defaults| {
            with_moves_before(text, sgf::games(text), defaults)
        })
        .in_parts(brackets::last_root, |text, _| collected(sgf::games(text)))
        .written("sgf", write::sgf),
        Format::text("Outflank's own", detect::is_own, |text, _| Ok(vec![outflank::read(text)?].into()))
            .written("outflank", write::own),
        Format::text("PGN", pgn::looks_like, |text, _| read_pgn(text))
            .in_parts(pgn::last_game, |text, _| collected(pgn::read_each(text)))
            .written("pgn", write::pgn),
        Format::text("Othello Quest", detect::is_quest, |text, _| Reading::of(quest::read_each(text))),
        Format::text("a table", fields::looks_like, |text, _| Reading::of(fields::read_each(text))),
        Format::plain(
            "OBF",
            |plain| detect::is_obf(plain) && !boards::have_moves(plain),
            |text, defaults| Reading::of(obf_records(text, defaults)),
        )
        .in_parts(last_line, |text, defaults| collected(obf_records(text, defaults)))
        .written("obf", write::obf),
        Format::plain("a board", board_text::looks_like, boards::read),
        Format::plain("moves", text::looks_like, text::read)
            .in_parts_where(is_one_a_line, last_line, read_lines)
            .written("txt", write::transcript),
    ];

    const fn text(
        name: &'static str,
        fits: fn(&str) -> bool,
        read: fn(&str, &Defaults) -> Result<Reading, ReadError>,
    ) -> Format {
        let reader = Reader::Text { fits, read };
        Format { name, ending: None, bytes_max: TEXT_FILE_MAX, reader, writer: None, parts: None }
    }

    const fn plain(
        name: &'static str,
        fits: fn(&str) -> bool,
        read: fn(&str, &Defaults) -> Result<Reading, ReadError>,
    ) -> Format {
        Format { reader: Reader::Plain { fits, read }, ..Format::text(name, fits, read) }
    }

    const fn in_parts(
        self,
        cut: fn(&str) -> Option<usize>,
        read: fn(&str, &Defaults) -> Vec<Result<Record, ReadError>>,
    ) -> Format {
        self.in_parts_where(|_, _| true, cut, read)
    }

    const fn in_parts_where(
        self,
        fits: fn(&str, &Defaults) -> bool,
        cut: fn(&str) -> Option<usize>,
        read: fn(&str, &Defaults) -> Vec<Result<Record, ReadError>>,
    ) -> Format {
        Format { parts: Some(Parts { fits, cut, read }), ..self }
    }

    const fn written(self, ending: &'static str, writer: write::GameWriter) -> Format {
        Format { ending: Some(ending), writer: Some(writer), ..self }
    }
}

/// Longer texts are not games of people, and checking one would block the window.
const CHARACTERS_MAX: usize = 1 << 20;
/// A file may hold many games; WTHOR's largest years have a third of a megabyte.
const TEXT_FILE_MAX: usize = 8 << 20;
const WTHOR_MAX: usize = 32 << 20;
/// The most games read from one file. Each takes half a kilobyte of memory, however little is in it; no
/// collection comes near.
pub const GAMES_MAX: usize = 100_000;

/// Values for what a text leaves open: a transcript has no start, a board in one line no size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Defaults {
    /// For a board in one line.
    pub size: BoardSize,
    /// For moves alone.
    pub start: Position,
    /// For texts that do not say whether most or fewest discs win.
    pub goal: Goal,
}

impl Default for Defaults {
    /// The standard start of 8×8, on which most discs win.
    fn default() -> Defaults {
        let size = BoardSize::STANDARD;
        Defaults { size, start: Position::start(size), goal: Goal::MostDiscs }
    }
}

impl From<&Record> for Defaults {
    /// The defaults that a game on the board suggests.
    fn from(record: &Record) -> Defaults {
        Defaults { size: record.start().size(), start: *record.start(), goal: record.goal() }
    }
}

/// Reads the bytes of a file of any known format.
///
/// # Errors
/// When the bytes are of no format, or are wrong somewhere; with the place.
pub fn read_file(bytes: &[u8], defaults: &Defaults) -> Result<Loaded, ReadError> {
    read_file_so_far(bytes, defaults)?.whole()
}

/// Reads the bytes of a file as [`read_file`] does, and the only game of a file up to its first mistake; the
/// games tell what is left out.
///
/// ```
/// use othello::formats::{self, Defaults};
///
/// let loaded = formats::read_file_so_far(b"f5 d6 c3 a1 f6", &Defaults::default()).unwrap();
/// assert_eq!((loaded.record(0).n_moves(), loaded.is_cut), (3, true));
/// let reason = loaded.left_out[0].error.to_string();
/// assert_eq!(reason, "move 4, \"a1\" at character 10: a disc on a1 would flip nothing");
/// ```
///
/// # Errors
/// When the bytes are of no format, or no move stands before what is wrong; with the place.
pub fn read_file_so_far(bytes: &[u8], defaults: &Defaults) -> Result<Loaded, ReadError> {
    detect::refuse_other(bytes)?;
    let too_large = |format: &Format| bytes.len() > format.bytes_max;
    for format in Format::ALL {
        let Reader::Bytes { fits, read } = format.reader else { continue };
        if fits(bytes) {
            if too_large(&format) {
                return Err(ReadError::TooLarge(format.bytes_max >> 20));
            }
            let (games, rejected) = read(bytes)?;
            let (format, encoding) = (format.name, Encoding::UTF_8);
            let (left_out, unused) = (Vec::new(), Vec::new());
            return Ok(Loaded { format, encoding, games, rejected, left_out, is_cut: false, unused });
        }
    }
    if bytes.len() > TEXT_FILE_MAX {
        return Err(ReadError::TooLarge(TEXT_FILE_MAX >> 20));
    }
    let (text, encoding) = Encoding::decode(bytes);
    read_decoded(&text, encoding, defaults)
}

/// Reads the bytes of a file of text as [`read_file`] does, in the encoding that the caller knows it is in.
///
/// # Errors
/// When the text is of no format, or is wrong somewhere; with the place.
pub fn read_file_as(bytes: &[u8], encoding: Encoding, defaults: &Defaults) -> Result<Loaded, ReadError> {
    read_file_so_far_as(bytes, encoding, defaults)?.whole()
}

/// Reads the bytes of a file of text as [`read_file_so_far`] does, in the encoding that the caller knows.
///
/// # Errors
/// When the text is of no format, or no move stands before what is wrong; with the place.
pub fn read_file_so_far_as(
    bytes: &[u8],
    encoding: Encoding,
    defaults: &Defaults,
) -> Result<Loaded, ReadError> {
    if bytes.len() > TEXT_FILE_MAX {
        return Err(ReadError::TooLarge(TEXT_FILE_MAX >> 20));
    }
    read_decoded(&encoding.read(bytes), encoding, defaults)
}

fn read_decoded(text: &str, encoding: Encoding, defaults: &Defaults) -> Result<Loaded, ReadError> {
    let loaded = |format: &Format, found: Reading| {
        let Reading { records, rejected, left_out, is_cut, unused } = found;
        let games = Games::Records(records);
        Loaded { format: format.name, encoding, games, rejected, left_out, is_cut, unused }
    };
    if text.trim_matches(|c: char| c.is_whitespace() || matches!(c, '\0' | '\u{FEFF}')).is_empty() {
        return Err(ReadError::Empty);
    }
    if is_binary(text) {
        return Err(ReadError::Unknown);
    }
    // Old systems end files with a sign.
    let text = text.trim_end_matches(['\u{1A}', '\0']);
    // Only what people write is made plain.
    let normal = LazyCell::new(|| NormalText::new(text));
    let mut wrong = None;
    for format in &Format::ALL {
        match format.reader {
            Reader::Bytes { .. } => {}
            // Other programs wrote it, so it can be nothing else.
            Reader::Text { fits, read } if fits(text) => {
                return read(text, defaults).map(|found| loaded(format, found));
            }
            Reader::Plain { fits, read } if fits(normal.text()) => match read(text, defaults) {
                // What another format was refused for says more than the beginning of this one.
                Ok(found) if wrong.is_none() || !found.is_cut => return Ok(loaded(format, found)),
                Ok(_) => {}
                Err(error) => wrong = wrong.or(Some(error)),
            },
            Reader::Text { .. } | Reader::Plain { .. } => {}
        }
    }
    Err(wrong.unwrap_or(ReadError::Unknown))
}

/// Whether a text begins with more control characters than any text has: a picture or a program. To look for
/// moves in it would take long.
fn is_binary(text: &str) -> bool {
    let is_control = |c: &char| c.is_control() && !c.is_whitespace() && *c != '\u{1b}';
    let (n, n_controls) = text
        .trim_end_matches('\0')
        .chars()
        .take(4096)
        .fold((0, 0), |(n, controls), c| (n + 1, controls + usize::from(is_control(&c))));
    n_controls > 16 && n_controls * 32 > n
}

/// Reads the first game of a text of any known format, as [`read_file`] does.
///
/// # Errors
/// When the text is of no format, or is wrong somewhere; with the place.
pub fn read_any(text: &str, defaults: &Defaults) -> Result<Pasted, ReadError> {
    Ok(read_text(text, defaults)?.game(0))
}

/// Reads all games of a pasted text, as [`read_file`] does.
///
/// # Errors
/// When the text is of no format, or is wrong somewhere; with the place.
pub fn read_text(text: &str, defaults: &Defaults) -> Result<Loaded, ReadError> {
    read_text_so_far(text, defaults)?.whole()
}

/// Reads all games of a pasted text, as [`read_file_so_far`] does.
///
/// # Errors
/// When the text is of no format, or no move stands before what is wrong; with the place.
pub fn read_text_so_far(text: &str, defaults: &Defaults) -> Result<Loaded, ReadError> {
    let n = text.chars().count();
    if n > CHARACTERS_MAX {
        return Err(ReadError::TooLong(n));
    }
    read_decoded(text, Encoding::UTF_8, defaults)
}

/// The value of a header; nothing for what programs write where they know none: `?`, `????.??.??`, `-`, `*`.
fn known_value(value: &str) -> String {
    let is_filler = value.chars().all(|c| "?.-*".contains(c)) || value.eq_ignore_ascii_case("null");
    if is_filler { String::new() } else { value.to_owned() }
}

fn read_wthor(bytes: &[u8]) -> PartlyRead {
    let (base, rejected) = wthor::read_each(bytes)?;
    let rejected: Vec<Rejected> =
        rejected.into_iter().map(|(number, error)| Rejected { number, error: error.into() }).collect();
    match rejected.first() {
        _ if !base.is_empty() => Ok((Games::Wthor(base, wthor::Names::default()), rejected)),
        Some(first) => Err(first.error.clone()),
        None => Err(ReadError::NoGames),
    }
}

/// The games of PGN, or the moves of an only game that stand before a mistake.
fn read_pgn(text: &str) -> Result<Reading, ReadError> {
    let games = pgn::read_each(text);
    let [Err(error)] = &games[..] else { return Reading::of(games) };
    let (Some(number), Some(place)) = (error.number(), error.place()) else {
        return Err(error.clone().into());
    };
    let before = pgn::read_each(&text[..place.byte_in(text)]);
    let n_discs = |record: &Record| record.moves().into_iter().filter_map(Move::square).count();
    match &before[..] {
        [Ok(record)] if number > 1 && n_discs(record) == number - 1 => {
            Reading::of([Ok::<_, ReadError>(ReadGame {
                cut: Some(error.clone().into()),
                ..record.clone().into()
            })])
        }
        _ => Err(error.clone().into()),
    }
}

/// The games of a text of brackets, and those whose moves alone stand before its first one.
fn with_moves_before<E: Into<ReadError>>(
    text: &str,
    games: impl Iterator<Item = Result<ReadGame, E>>,
    defaults: &Defaults,
) -> Result<Reading, ReadError> {
    /// Fewer moves may be talk about the game.
    const MOVES_MIN: usize = 4;
    /// No game alone is longer.
    const TEXT_BEFORE_MAX: usize = 1 << 16;
    let before = &text[..brackets::next_game(text, 0).unwrap_or_default()];
    let is_short = before.len() <= TEXT_BEFORE_MAX;
    let found = if is_short && detect::is_moves(before) { text::read(before, defaults).ok() } else { None };
    let records = found.map(|reading| reading.records).unwrap_or_default();
    if records.is_empty() {
        return Reading::of(games);
    }
    let games: Vec<Result<ReadGame, E>> = games.take(GAMES_MAX + 1).collect();
    let is_other = |record: &Record| {
        let is_known = games.iter().flatten().any(|game| game.record.moves() == record.moves());
        record.n_moves() >= MOVES_MIN && !is_known
    };
    let others: Vec<Record> = records.into_iter().filter(is_other).collect();
    Reading::of(others.into_iter().map(|record| Ok(record.into())).chain(games))
}

fn obf_records(text: &str, defaults: &Defaults) -> impl Iterator<Item = Result<Record, obf::ObfError>> {
    let goal = defaults.goal;
    obf::read_each(text).map(move |problem| problem.map(|problem| Record::new(problem.position, goal)))
}

/// The games of which all was read, and why others were not.
fn collected<G: Into<ReadGame>, E: Into<ReadError>>(
    games: impl IntoIterator<Item = Result<G, E>>,
) -> Vec<Result<Record, ReadError>> {
    games.into_iter().map(|game| game.map_err(E::into)?.into().whole()).collect()
}

/// Behind the last end of a line.
fn last_line(text: &str) -> Option<usize> {
    text.rfind('\n').map(|end| end + 1)
}

/// How many lines of a text show whether each is a game.
const LINES_SHOWN: usize = 20;

/// Whether each line of a text is a game: most of the first can be played from the start.
fn is_one_a_line(text: &str, defaults: &Defaults) -> bool {
    let lines = text.lines().filter(|line| !line.trim().is_empty()).take(LINES_SHOWN);
    let sound: Vec<bool> =
        lines.map(|line| text::read(line, defaults).is_ok_and(|reading| !reading.is_cut)).collect();
    sound.len() > 1 && 2 * sound.iter().filter(|is_sound| **is_sound).count() > sound.len()
}

/// The games of lines, one a line; lines without a move are passed over.
fn read_lines(text: &str, defaults: &Defaults) -> Vec<Result<Record, ReadError>> {
    let mut games = Vec::new();
    for (number, line) in text.split('\n').enumerate() {
        if !detect::is_moves(NormalText::new(line).text()) {
            continue;
        }
        let found = text::read(line, defaults).and_then(|mut reading| match reading.left_out.pop() {
            Some(cut) if reading.is_cut => Err(cut.error),
            _ => Ok(reading.records),
        });
        match found {
            Ok(records) => games.extend(records.into_iter().map(Ok)),
            Err(mut error) => {
                error.shift(Place { line: number + 1, character: 1 });
                games.push(Err(error));
            }
        }
    }
    games
}

#[cfg(test)]
mod tests;
