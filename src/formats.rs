//! Games and positions as text. Text goes in and values come out; no file is opened here.
//!
//! [`read_any`] takes whatever somebody pastes. One table, `FORMATS`, says which formats there are and how each is
//! recognised; [`transcript`] and [`board_text`] are for people, [`ggf`] and [`obf`] for programs, [`saved_game`] is the app's own
//! file.

pub mod board_text;
pub mod ggf;
pub mod obf;
pub mod saved_game;
pub mod transcript;

use crate::record::Record;
use crate::rules::{Move, Position, Setup};
use board_text::BoardTextError;
use ggf::GgfError;
use obf::ObfError;
use saved_game::SavedGameError;
use std::fmt;
use transcript::TranscriptError;

/// A format [`read_any`] understands.
struct Format {
    /// Whether a text looks like this format, be it well formed or not.
    fits: fn(&str) -> bool,
    read: fn(&str, &Record) -> Result<Record, ReadError>,
}

/// Every format, the most particular first: the first that fits is the one that answers.
const FORMATS: [Format; 5] = [
    Format { fits: looks_like_ggf, read: read_ggf },
    Format { fits: |text| text.trim_start().starts_with("("), read: read_saved_game },
    Format { fits: looks_like_obf, read: read_obf },
    Format { fits: looks_like_a_board, read: read_board },
    Format { fits: looks_like_moves, read: read_transcript },
];

/// A longer text is no game of a person, and checking it would hold up the window.
const CHARACTERS_MAX: usize = 1 << 20;

/// What a text holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Pasted {
    /// A game with its cursor at the end, or a position without moves.
    pub record: Record,
    /// What it is, in a sentence without a full stop: `A game of 34 moves on 8×8`.
    pub summary: String,
}

/// Why a text is neither a game nor a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    #[error("this is neither a game nor a board; expected moves such as f5d6c3 or rows of X, O and -")]
    Unknown,
    #[error("this text has {0} characters, too many for a game or a board")]
    TooLong(usize),
    #[error(transparent)]
    Transcript(#[from] TranscriptError),
    #[error(transparent)]
    Board(#[from] BoardTextError),
    #[error(transparent)]
    Obf(#[from] ObfError),
    #[error(transparent)]
    Ggf(#[from] GgfError),
    #[error(transparent)]
    SavedGame(#[from] SavedGameError),
}

impl ReadError {
    /// Where in the text it goes wrong, if that is one place.
    pub fn place(&self) -> Option<Place> {
        match self {
            ReadError::Transcript(TranscriptError::NotAMove { place, .. } | TranscriptError::Illegal { place, .. })
            | ReadError::Board(BoardTextError::Unknown { place, .. }) => Some(*place),
            ReadError::SavedGame(SavedGameError::Unreadable { line, column, .. }) => {
                Some(Place { line: (*line).max(1), character: (*column).max(1) })
            }
            ReadError::Ggf(error) => error.place(),
            _ => None,
        }
    }
}

/// Reads a text of any known format. The game shown now says what board a transcript is for and what is played for.
///
/// # Errors
/// When the text is of no format, or is wrong somewhere; with the place.
pub fn read_any(text: &str, current: &Record) -> Result<Pasted, ReadError> {
    if text.len() > CHARACTERS_MAX {
        return Err(ReadError::TooLong(text.chars().count()));
    }
    let format = FORMATS.iter().find(|format| (format.fits)(text)).ok_or(ReadError::Unknown)?;
    let record = (format.read)(text, current)?;
    Ok(Pasted { summary: summary(&record), record })
}

fn summary(record: &Record) -> String {
    let n_discs = record.moves().into_iter().filter(|&mv| mv != Move::Pass).count();
    let size = record.start().size();
    let position = record.position();
    match (n_discs, position.outcome()) {
        (0, None) => {
            let (turn, empties) = (position.turn(), position.empties().len());
            format!("A position on {size}, {turn} to move, {empties} empties")
        }
        (0, Some(_)) => format!("A position on {size}, the game is over"),
        (1, _) => format!("A game of 1 move on {size}"),
        _ => format!("A game of {n_discs} moves on {size}"),
    }
}

/// From the start of the game shown now or, where the moves do not fit that, from the standard one.
fn read_transcript(text: &str, current: &Record) -> Result<Record, ReadError> {
    let standard = Position::start(current.start().size());
    let read = |start| transcript::read(text, start, current.goal());
    Ok(read(current.start()).or_else(|_| read(&standard))?)
}

fn read_board(text: &str, current: &Record) -> Result<Record, ReadError> {
    let setup = board_text::read(text, current.start().size())?;
    let position = setup.position().map_err(BoardTextError::Discs)?;
    Ok(Record::new(position, current.goal()))
}

/// The first position of a file.
fn read_obf(text: &str, current: &Record) -> Result<Record, ReadError> {
    let problems = obf::read(text)?;
    let first = problems.first().ok_or(ReadError::Unknown)?;
    Ok(Record::new(first.position, current.goal()))
}

/// The first game of a file.
fn read_ggf(text: &str, _current: &Record) -> Result<Record, ReadError> {
    ggf::read(text)?.first().map(ggf::Game::record).ok_or(ReadError::Unknown)
}

fn read_saved_game(text: &str, _current: &Record) -> Result<Record, ReadError> {
    Ok(saved_game::read(text)?.game.record)
}

/// The beginning of a game, perhaps with the number of games before it.
fn looks_like_ggf(text: &str) -> bool {
    text.trim_start_matches(|c: char| c.is_whitespace() || c.is_ascii_digit()).starts_with("(;")
}

/// A board in one line and something after a semicolon.
fn looks_like_obf(text: &str) -> bool {
    let line = text.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with('%')).unwrap_or("");
    line.split_once(';').is_some_and(|(board, _)| board.len() > 60 && looks_like_a_board(board))
}

/// More signs of squares than a transcript could have: it has a digit for each of its dashes and dots.
fn looks_like_a_board(text: &str) -> bool {
    let n_squares = text.chars().filter(|&c| Setup::read_disc(c).is_some()).count();
    let n_digits = text.chars().filter(char::is_ascii_digit).count();
    let n_others = text.chars().filter(|&c| !c.is_whitespace()).count() - n_squares - n_digits;
    n_squares > n_digits && n_squares > n_others
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
    fn the_preview_says_what_was_pasted() {
        check("f5d6c3", "A game of 3 moves on 8×8");
        check("1. F5", "A game of 1 move on 8×8");
        check(
            &Position::start(BoardSize::new(6, 10).unwrap()).to_string(),
            "A position on 6×10, Black to move, 56 empties",
        );
        let obf = "% from a file\n---------------------------OX------XO--------------------------- X; F5:+0;\n";
        check(obf, "A position on 8×8, Black to move, 60 empties");
        check(&format!("{} O", "-".repeat(64)), "A position on 8×8, the game is over");
        let human = ByColor::new(Player::Human, Player::Human);
        let session = GameSession::new(NewGame::standard(human));
        check(&saved_game::write(&session), "A position on 8×8, Black to move, 60 empties");
    }

    #[test]
    fn what_is_nothing_is_answered_with_a_sentence() {
        let unknown = "this is neither a game nor a board; expected moves such as f5d6c3 or rows of X, O and -";
        for text in ["", "  \n", "hello", "Guten Tag, wie geht es Ihnen?", "12345", "\0\0\0", "日本語"] {
            check(text, unknown);
        }
        check("a1", "move 1, \"a1\" at character 1: a disc on a1 would flip nothing");
        check("X---", "one line of 4 squares is no square board; expected 64 for 8×8, or a line for each row");
        check("(;", "character 3: the game does not end; expected ;)");
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
            String::from_utf8_lossy(&(0..900_000u32).map(|i| (i.wrapping_mul(i) >> 3) as u8).collect::<Vec<_>>())
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
