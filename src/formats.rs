//! Games and positions as text and as files. Bytes go in and values come out; no file is opened here.
//!
//! [`read_file`] takes whatever a file holds, [`read_any`] whatever somebody pastes; neither looks at a name.
//! One table, `FORMATS`, says which formats there are and how each is recognised: [`transcript`] and
//! [`board_text`] are for people, [`sgf`], [`ggf`], [`pgn`], [`quest`] and [`obf`] for programs,
//! [`saved_game`] is the app's own file. [`wthor`], which is no text, is told from all others by its first
//! bytes.

pub mod board_text;
pub mod ggf;
mod json;
pub mod obf;
pub mod pgn;
pub mod quest;
pub mod saved_game;
pub mod sgf;
pub mod transcript;
pub mod wthor;
#[cfg(test)]
mod testing;

use crate::record::{Header, Record};
use crate::rules::{Move, Position, Setup};
use board_text::BoardTextError;
use ggf::GgfError;
use obf::ObfError;
use quest::QuestError;
use saved_game::SavedGameError;
use sgf::SgfError;
use std::fmt;
use transcript::TranscriptError;
use wthor::WthorError;

/// A format that is text.
struct Format {
    /// What a person calls it.
    name: &'static str,
    /// Whether a text looks like this format, be it well formed or not.
    fits: fn(&str) -> bool,
    /// Every game or position of the text, at least one.
    read: fn(&str, &Record) -> Result<Vec<Record>, ReadError>,
}

/// Every format, the most particular first: the first that fits is the one that answers.
const FORMATS: [Format; 8] = [
    Format { name: "GGF", fits: looks_like_ggf, read: read_ggf },
    Format { name: "SGF", fits: looks_like_sgf, read: |text, _| Ok(sgf::read(text)?) },
    Format { name: "Outflank's own", fits: |text| begins(text, "("), read: read_saved_game },
    Format { name: "PGN", fits: pgn::looks_like, read: |text, _| Ok(pgn::read(text)?) },
    Format {
        name: "Othello Quest",
        fits: |text| begins(text, "{"),
        read: |text, _| Ok(vec![quest::read(text)?]),
    },
    Format { name: "OBF", fits: looks_like_obf, read: read_obf },
    Format { name: "a board", fits: looks_like_a_board, read: read_board },
    Format { name: "moves", fits: looks_like_moves, read: read_transcript },
];

/// A longer text is no game of a person, and checking it would hold up the window.
const CHARACTERS_MAX: usize = 1 << 20;
/// A file may hold many games; WTHOR's largest years have a third of a megabyte.
const TEXT_FILE_MAX: usize = 8 << 20;
const WTHOR_MAX: usize = 32 << 20;

/// What a text holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Pasted {
    /// A game with its cursor at the end, or a position without moves.
    pub record: Record,
    /// What it is, in a sentence without a full stop: `A game of 34 moves on 8×8`.
    pub summary: String,
}

/// The games of a file, at least one.
#[derive(Clone, Debug, PartialEq)]
pub struct Loaded {
    /// The format's name.
    pub format: &'static str,
    games: Games,
}

#[derive(Clone, Debug, PartialEq)]
enum Games {
    Records(Vec<Record>),
    /// Thousands, so a record is made when it is asked for.
    Wthor(wthor::Base, wthor::Names),
}

/// Why a text is neither a game nor a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    #[error("this is neither a game nor a board; expected moves such as f5d6c3 or rows of X, O and -")]
    Unknown,
    #[error("this text has {0} characters, too many for a game or a board")]
    TooLong(usize),
    #[error("this file has {0} bytes, too many for games")]
    TooLarge(usize),
    #[error("there are no games in the file")]
    NoGames,
    #[error(transparent)]
    Transcript(#[from] TranscriptError),
    #[error(transparent)]
    Board(#[from] BoardTextError),
    #[error(transparent)]
    Obf(#[from] ObfError),
    #[error(transparent)]
    Ggf(#[from] GgfError),
    #[error(transparent)]
    Sgf(#[from] SgfError),
    #[error(transparent)]
    Quest(#[from] QuestError),
    #[error(transparent)]
    Wthor(#[from] WthorError),
    #[error(transparent)]
    SavedGame(#[from] SavedGameError),
}

impl ReadError {
    /// Where in the text it goes wrong, if that is one place.
    pub fn place(&self) -> Option<Place> {
        match self {
            ReadError::Transcript(
                TranscriptError::NotAMove { place, .. } | TranscriptError::Illegal { place, .. },
            )
            | ReadError::Board(BoardTextError::Unknown { place, .. }) => Some(*place),
            ReadError::SavedGame(SavedGameError::Unreadable { line, column, .. }) => {
                Some(Place { line: (*line).max(1), character: (*column).max(1) })
            }
            ReadError::Ggf(error) => error.place(),
            ReadError::Sgf(error) => error.place(),
            ReadError::Quest(error) => error.place(),
            _ => None,
        }
    }
}

impl Loaded {
    pub fn len(&self) -> usize {
        match &self.games {
            Games::Records(records) => records.len(),
            Games::Wthor(base, _) => base.len(),
        }
    }

    /// Never: a file without games is an error.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// A game with its cursor at the end, or a position without moves.
    ///
    /// # Panics
    /// When there are not so many games.
    pub fn record(&self, index: usize) -> Record {
        match &self.games {
            Games::Records(records) => records[index].clone(),
            Games::Wthor(base, names) => base.record(index, names),
        }
    }

    /// A game with what is said about it.
    ///
    /// # Panics
    /// When there are not so many games.
    pub fn game(&self, index: usize) -> Pasted {
        let record = self.record(index);
        Pasted { summary: summary(&record), record }
    }

    /// Who played, where, when, and the result, in a line; what it is where nobody wrote that down.
    ///
    /// # Panics
    /// When there are not so many games.
    pub fn title(&self, index: usize) -> String {
        let header = match &self.games {
            Games::Records(records) => records[index].header.clone(),
            Games::Wthor(base, names) => base.header(index, names),
        };
        match title(&header) {
            title if title.is_empty() => format!("{}. {}", index + 1, summary(&self.record(index))),
            title => format!("{}. {title}", index + 1),
        }
    }

    /// The names for WTHOR's numbers, from the files beside it; without use for other formats.
    pub fn name_players(&mut self, found: wthor::Names) {
        if let Games::Wthor(_, names) = &mut self.games {
            *names = found;
        }
    }

    pub fn needs_names(&self) -> bool {
        matches!(&self.games, Games::Wthor(..))
    }

    /// The games as WTHOR has them, if it is that.
    pub fn wthor(&self) -> Option<(&wthor::Base, &wthor::Names)> {
        match &self.games {
            Games::Records(_) => None,
            Games::Wthor(base, names) => Some((base, names)),
        }
    }
}

/// "Anna – Ben, Grand Prix, 2023: 40-24"; empty when nothing is known.
pub fn title(header: &Header) -> String {
    let or_unknown = |name: String| if name.is_empty() { "?".to_owned() } else { name };
    let players = header.players.clone().map(or_unknown);
    let players = if players.black == "?" && players.white == "?" {
        String::new()
    } else {
        format!("{} – {}", players.black, players.white)
    };
    let parts = [players, header.event.clone(), header.place.clone(), header.date.clone()];
    let known: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    let result = if header.result.is_empty() { String::new() } else { format!(": {}", header.result) };
    if known.is_empty() { String::new() } else { known.join(", ") + &result }
}

/// Reads the bytes of a file of any known format. The game shown now says what board a transcript is for and
/// what is played for.
///
/// # Errors
/// When the bytes are of no format, or are wrong somewhere; with the place.
pub fn read_file(bytes: &[u8], current: &Record) -> Result<Loaded, ReadError> {
    if wthor::looks_like(bytes) {
        if bytes.len() > WTHOR_MAX {
            return Err(ReadError::TooLarge(bytes.len()));
        }
        let base = wthor::read(bytes)?;
        if base.is_empty() {
            return Err(ReadError::NoGames);
        }
        return Ok(Loaded { format: "WTHOR", games: Games::Wthor(base, wthor::Names::default()) });
    }
    if bytes.len() > TEXT_FILE_MAX {
        return Err(ReadError::TooLarge(bytes.len()));
    }
    // Files of other programs may be in any code; only names are not plain letters.
    let text = String::from_utf8_lossy(bytes);
    let format = FORMATS.iter().find(|format| (format.fits)(&text)).ok_or(ReadError::Unknown)?;
    let records = (format.read)(&text, current)?;
    Ok(Loaded { format: format.name, games: Games::Records(records) })
}

/// Reads the first game of a text of any known format, as [`read_file`] does.
///
/// # Errors
/// When the text is of no format, or is wrong somewhere; with the place.
pub fn read_any(text: &str, current: &Record) -> Result<Pasted, ReadError> {
    Ok(read_text(text, current)?.game(0))
}

/// Reads all games of a pasted text, as [`read_file`] does.
///
/// # Errors
/// When the text is of no format, or is wrong somewhere; with the place.
pub fn read_text(text: &str, current: &Record) -> Result<Loaded, ReadError> {
    if text.len() > CHARACTERS_MAX {
        return Err(ReadError::TooLong(text.chars().count()));
    }
    // What begins as WTHOR does is no text that anybody can paste.
    read_file(text.as_bytes(), current)
}

fn summary(record: &Record) -> String {
    let n_discs = record.moves().into_iter().filter(|&mv| mv != Move::Pass).count();
    let n_others = record.n_moves() - record.moves().len();
    let size = record.start().size();
    let position = record.position();
    let variations = if n_others > 0 { " with variations" } else { "" };
    match (n_discs, position.outcome()) {
        (0, None) => {
            let (turn, empties) = (position.turn(), position.empties().len());
            format!("A position on {size}, {turn} to move, {empties} empties")
        }
        (0, Some(_)) => format!("A position on {size}, the game is over"),
        (1, _) => format!("A game of 1 move on {size}{variations}"),
        _ => format!("A game of {n_discs} moves on {size}{variations}"),
    }
}

/// From the start of the game shown now or, where the moves do not fit that, from the standard one.
fn read_transcript(text: &str, current: &Record) -> Result<Vec<Record>, ReadError> {
    let standard = Position::start(current.start().size());
    let read = |start| transcript::read(text, start, current.goal());
    Ok(vec![read(current.start()).or_else(|_| read(&standard))?])
}

fn read_board(text: &str, current: &Record) -> Result<Vec<Record>, ReadError> {
    let setup = board_text::read(text, current.start().size())?;
    let position = setup.position().map_err(BoardTextError::Discs)?;
    Ok(vec![Record::new(position, current.goal())])
}

fn read_obf(text: &str, current: &Record) -> Result<Vec<Record>, ReadError> {
    let problems = obf::read(text)?;
    let records: Vec<Record> =
        problems.iter().map(|problem| Record::new(problem.position, current.goal())).collect();
    if records.is_empty() { Err(ReadError::Unknown) } else { Ok(records) }
}

fn read_ggf(text: &str, _current: &Record) -> Result<Vec<Record>, ReadError> {
    Ok(ggf::read(text)?.iter().map(ggf::Game::record).collect())
}

fn read_saved_game(text: &str, _current: &Record) -> Result<Vec<Record>, ReadError> {
    Ok(vec![saved_game::read(text)?.game.record])
}

fn begins(text: &str, sign: &str) -> bool {
    text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{FEFF}').starts_with(sign)
}

/// The beginning of a game, perhaps with the number of games before it; SGF begins likewise, but names the
/// game by a number and knows no board in rows.
fn looks_like_ggf(text: &str) -> bool {
    let game = text.trim_start_matches(|c: char| c.is_whitespace() || c.is_ascii_digit() || c == '\u{FEFF}');
    let first = game.split(";)").next().unwrap_or("");
    let first = &first.as_bytes()[..first.len().min(4096)];
    let has = |part: &[u8]| first.windows(part.len()).any(|window| window.eq_ignore_ascii_case(part));
    game.starts_with("(;") && (has(b"GM[Othello]") || has(b"BO["))
}

fn looks_like_sgf(text: &str) -> bool {
    begins(text, "(") && text.trim_start_matches(['\u{FEFF}', '(', ' ', '\n', '\r', '\t']).starts_with(';')
}

/// A board in one line and something after a semicolon.
fn looks_like_obf(text: &str) -> bool {
    let line =
        text.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with('%')).unwrap_or("");
    line.split_once(';').is_some_and(|(board, _)| board.len() > 60 && looks_like_a_board(board))
}

/// More signs of squares than a transcript could have: it has a digit for each of its dashes and dots.
fn looks_like_a_board(text: &str) -> bool {
    let n_squares = text.chars().filter(|&c| Setup::read_disc(c).is_some()).count();
    let n_digits = text.chars().filter(char::is_ascii_digit).count();
    let n_others = text.chars().filter(|&c| !c.is_whitespace()).count() - n_squares - n_digits;
    n_squares > n_digits && n_squares > n_others || board_text::has_digits_for_discs(text)
}

/// A letter and a digit beside each other.
fn looks_like_moves(text: &str) -> bool {
    let is_move = |pair: &[u8]| pair[0].is_ascii_alphabetic() && pair[1].is_ascii_digit();
    text.as_bytes().windows(2).any(is_move)
}

/// A place in a text, for people: both numbers count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub line: usize,
    pub character: usize,
}

impl Place {
    /// The place of the character that begins at a byte.
    pub(crate) fn of(text: &str, byte: usize) -> Place {
        let before = &text[..byte];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Place { line: before.matches('\n').count() + 1, character: before[line_start..].chars().count() + 1 }
    }
}

impl fmt::Display for Place {
    /// `character 23`, or `line 2, character 5`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if self.line > 1 {
            write!(f, "line {}, ", self.line)?;
        }
        write!(f, "character {}", self.character)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::Player;
    use crate::rules::{BoardSize, ByColor, Goal, Start};
    use crate::session::{GameSession, NewGame};
    use proptest::prelude::*;
    use std::time::{Duration, Instant};

    fn current() -> Record {
        Record::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs)
    }

    fn check(text: &str, expected: &str) {
        let answer = match read_any(text, &current()) {
            Ok(pasted) => pasted.summary,
            Err(error) => error.to_string(),
        };
        assert_eq!(answer, expected, "{text:.200}");
    }

    #[test]
    fn a_board_of_digits_is_a_board_however_full() {
        let current = Record::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
        let full = "01010101".repeat(7) + "0101010-";
        let board = read_any(&full, &current).unwrap_or_else(|error| panic!("{error}")).record;
        assert_eq!((board.start().counts().black, board.start().counts().white), (32, 31));
        let lines =
            "--------\n--------\n--------\n---10---\n---01---\n--------\n--------\n--------\nWhite to move";
        assert_eq!(read_any(lines, &current).unwrap().record.start().turn(), crate::rules::Color::White);
    }

    #[test]
    fn the_preview_says_what_was_pasted() {
        check("f5d6c3", "A game of 3 moves on 8×8");
        check("1. F5", "A game of 1 move on 8×8");
        check(
            &Position::start(BoardSize::new(6, 10).unwrap()).to_string(),
            "A position on 6×10, Black to move, 56 empties",
        );
        let obf =
            "% from a file\n---------------------------OX------XO--------------------------- X; F5:+0;\n";
        check(obf, "A position on 8×8, Black to move, 60 empties");
        check(&format!("{} O", "-".repeat(64)), "A position on 8×8, the game is over");
        let human = ByColor::new(Player::Human, Player::Human);
        let session = GameSession::new(NewGame::standard(human));
        check(&saved_game::write(&session), "A position on 8×8, Black to move, 60 empties");
    }

    #[test]
    fn what_is_nothing_is_answered_with_a_sentence() {
        let unknown =
            "this is neither a game nor a board; expected moves such as f5d6c3 or rows of X, O and -";
        for text in ["", "  \n", "hello", "Guten Tag, wie geht es Ihnen?", "12345", "\0\0\0", "日本語"] {
            check(text, unknown);
        }
        check("a1", "move 1, \"a1\" at character 1: a disc on a1 would flip nothing");
        check(
            "X---",
            "one line of 4 squares is no square board; expected 64 for 8×8, or a line for each row",
        );
        check("(;", "character 3: the game does not end; expected )");
        check("(", "line 1, column 1 of the saved game cannot be read: Unexpected end of RON");
    }

    #[test]
    fn moves_that_do_not_fit_the_start_shown_are_tried_from_the_standard_one() {
        let mirrored = Record::new(Start::Mirrored.position(BoardSize::STANDARD), Goal::MostDiscs);
        assert_eq!(read_any("c5", &mirrored).unwrap().record.start(), mirrored.start());
        assert_eq!(read_any("f5", &mirrored).unwrap().record.start(), current().start());
    }

    #[test]
    fn huge_and_binary_texts_are_answered_at_once() {
        let begin = Instant::now();
        let mut texts: Vec<String> =
            ["f5", "-", "\n", "1 ", "(", "[", "X-", "f5d6", "\0", "é", "a1\n", "--", "(;", "(;A[]", "A[]"]
                .map(|part| part.repeat(500_000))
                .into();
        texts.push("x".repeat(50_000_000));
        texts.push(format!("(;{}", "A[]".repeat(300_000)));
        texts.push(
            String::from_utf8_lossy(
                &(0..900_000u32).map(|i| (i.wrapping_mul(i) >> 3) as u8).collect::<Vec<_>>(),
            )
            .into_owned(),
        );
        for text in texts {
            assert!(read_any(&text, &current()).is_err());
        }
        assert!(begin.elapsed() < Duration::from_secs(5), "{:?}", begin.elapsed());
    }

    proptest! {
        #[test]
        fn no_text_makes_reading_panic(text: String, drawn in "[-XOxo*.|+ a-h1-8\n]{0,200}", moves in "([a-p][0-9]{1,2}|pa|--| |\n|é){0,40}") {
            for text in [text, drawn, moves] {
                _ = read_any(&text, &current());
                for format in &FORMATS {
                    _ = (format.read)(&text, &current());
                }
            }
        }
    }
}
