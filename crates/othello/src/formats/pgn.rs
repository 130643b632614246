//! Games as text with tags before the moves, in the manner of chess: `[Black "Anna"]` and so on, then `1. f5
//! d6 2. c3 …` and the result. PlayOK hands games out like this, and other programs too; only read.
//!
//! Everything that is not a move (tags, comments in braces, the result) is blanked out, and what is left is a
//! transcript, so that mistakes are still named by their place.

use super::transcript::{self, TranscriptError};
use super::{GAMES_MAX, Place};
use crate::record::{Header, Record};
use crate::rules::{BoardSize, Goal, Position, Start};

/// Whether a text begins with a tag.
pub fn looks_like(text: &str) -> bool {
    let text = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{FEFF}');
    text.lines().next().is_some_and(|line| read_tag(line).is_some())
}

/// Reads the games of a text, at least one.
///
/// ```
/// use othello::formats::pgn;
///
/// let games = pgn::read("[Black \"Anna\"]\n[White \"Ben\"]\n\n1. f5 d6 2. c3 {diagonal} 1-0\n").unwrap();
/// assert_eq!((games[0].header.players.white.as_str(), games[0].n_moves()), ("Ben", 3));
/// ```
///
/// # Errors
/// At the first text that is no legal move, with its place.
pub fn read(text: &str) -> Result<Vec<Record>, TranscriptError> {
    let text = text.trim_start_matches('\u{FEFF}');
    let sections = sections(text);
    if sections.len() > GAMES_MAX {
        return Err(TranscriptError::TooMany);
    }
    sections
        .into_iter()
        .map(|(line, section)| read_game(section).map_err(|error| moved(error, line)))
        .collect()
}

/// The text of each game, with the number of lines before it: a game begins with the first tag after moves.
fn sections(text: &str) -> Vec<(usize, &str)> {
    let mut begins = vec![(0, 0)];
    let (mut at, mut has_moves) = (0, false);
    for (number, line) in text.split_inclusive('\n').enumerate() {
        let is_tag = read_tag(line).is_some();
        if is_tag && has_moves {
            begins.push((number, at));
        }
        has_moves = !is_tag && (has_moves || !line.trim().is_empty());
        at += line.len();
    }
    let ends = begins.iter().skip(1).map(|(_, at)| *at).chain([text.len()]);
    begins.iter().zip(ends).map(|(&(line, begin), end)| (line, &text[begin..end])).collect()
}

fn read_game(text: &str) -> Result<Record, TranscriptError> {
    let mut header = Header::default();
    let mut moves = String::with_capacity(text.len());
    let mut comment_ends_with = None;
    for line in text.split_inclusive('\n') {
        match read_tag(line) {
            Some((name, value)) if comment_ends_with.is_none() => {
                take(&mut header, name, value);
                moves.extend(line.chars().map(blank));
            }
            _ => blank_out_comments(line, &mut comment_ends_with, &mut moves),
        }
    }
    let moves = blank_out_results(&moves);
    let read = |start: &Position| transcript::read(&moves, start, Goal::MostDiscs);
    // Some places begin with the mirrored start.
    let standard = read(&Position::start(BoardSize::STANDARD));
    let mut record =
        standard.or_else(|error| read(&Start::Mirrored.position(BoardSize::STANDARD)).map_err(|_| error))?;
    record.header = header;
    Ok(record)
}

/// Reads `[Name "value"]`.
fn read_tag(line: &str) -> Option<(&str, &str)> {
    let (name, value) = line.trim().strip_prefix('[')?.strip_suffix(']')?.split_once(char::is_whitespace)?;
    let value = value.trim().strip_prefix('"')?.strip_suffix('"')?;
    name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_').then_some((name, value))
}

fn take(header: &mut Header, name: &str, value: &str) {
    let known =
        |value: &str| if value.chars().all(|c| "?.-".contains(c)) { String::new() } else { value.to_owned() };
    match name {
        "Black" => header.players.black = known(value),
        "White" => header.players.white = known(value),
        "BlackElo" => header.ratings.black = known(value),
        "WhiteElo" => header.ratings.white = known(value),
        "Event" => header.event = known(value),
        "Site" => header.place = known(value),
        "Date" => header.date = known(value),
        "Result" => header.result = known(value),
        _ => {}
    }
}

/// A blank as long as a character, so that places stay true; line breaks stay.
fn blank(c: char) -> char {
    if c == '\n' { '\n' } else { ' ' }
}

fn blank_out_comments(line: &str, ends_with: &mut Option<char>, out: &mut String) {
    for c in line.chars() {
        match *ends_with {
            Some(end) => {
                out.push(blank(c));
                if c == end {
                    *ends_with = None;
                }
            }
            None if c == '{' || c == ';' => {
                *ends_with = Some(if c == '{' { '}' } else { '\n' });
                out.push(' ');
            }
            None => out.push(c),
        }
    }
}

/// Blanks out `38-26`, `1-0`, `1/2-1/2` and `*`, wherever they stand as words.
fn blank_out_results(text: &str) -> String {
    let is_result = |word: &str| {
        let word = word.trim();
        let is_score = word.contains('-') && word.starts_with(|c: char| c.is_ascii_digit());
        word == "*" || is_score && word.chars().all(|c| c.is_ascii_digit() || "-/.½".contains(c))
    };
    let words = text.split_inclusive(char::is_whitespace);
    words
        .map(|word| if is_result(word) { word.chars().map(blank).collect() } else { word.to_owned() })
        .collect()
}

/// The error of a game that begins some lines further down.
fn moved(error: TranscriptError, lines: usize) -> TranscriptError {
    let down = |place: Place| Place { line: place.line + lines, ..place };
    match error {
        TranscriptError::Empty | TranscriptError::TooMany | TranscriptError::TwoReadings { .. } => error,
        TranscriptError::NotAMove { number, text, place, size } => {
            TranscriptError::NotAMove { number, text, place: down(place), size }
        }
        TranscriptError::Illegal { number, text, place, reason } => {
            TranscriptError::Illegal { number, text, place: down(place), reason }
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A game in PlayOK's form; the moves are those of the paper "Othello is solved" (Takizawa 2023).
    pub const PLAYED: &str = "[Event \"?\"]\n[Site \"PlayOK\"]\n[Date \"2020.05.05\"]\n[Round \"-\"]\n\
        [Black \"anna\"]\n[White \"ben\"]\n[Result \"32-32\"]\n[Time \"11:24:48\"]\n[TimeControl \"300\"]\n\
        [BlackElo \"1073\"]\n[WhiteElo \"1183\"]\n\n\
        1. f5 d6 2. c3 d3 3. c4 f4 4. f6 f3 5. e6 e7 6. d7 c5 7. b6 d8 8. c6 c7 9. d2 b5\n\
        10. a5 a6 11. a7 g5 12. e3 b4 13. c8 g6 14. g4 c2 15. e8 d1 16. f7 e2 17. g3 h4\n\
        18. f1 e1 19. f2 g1 20. b1 f8 21. g8 b3 22. h3 b2 23. h5 b7 24. a3 a4 25. a1 a2\n\
        26. c1 h2 27. h1 g2 28. b8 a8 29. g7 h8 30. h7 h6 32-32\n";

    #[test]
    fn a_game_from_playok_is_read() {
        let record = &read(PLAYED).unwrap()[0];
        assert_eq!((record.moves().len(), record.position().counts().black), (60, 32));
        assert_eq!((record.header.players.black.as_str(), record.header.event.as_str()), ("anna", ""));
        assert_eq!(record.header.ratings, crate::rules::ByColor::new("1073", "1183").map(str::to_owned));
        assert_eq!((record.header.place.as_str(), record.header.result.as_str()), ("PlayOK", "32-32"));
    }

    #[test]
    fn several_games_and_comments_are_read() {
        let text = "[Black \"a\"]\n\n1. F5 {best\n[not a tag]} D6 ; so far 1-0\n*\n\n[Black \"b\"]\n1. f5 \
        f6 1/2-1/2\n[White \"c\"]\n[Black \"d\"]\n\nc5 2-1";
        let records = read(text).unwrap();
        let found: Vec<_> =
            records.iter().map(|record| (record.header.players.black.as_str(), record.n_moves())).collect();
        assert_eq!(found, [("a", 2), ("b", 2), ("d", 1)]);
    }

    #[test]
    fn mistakes_are_named_by_their_place() {
        let check = |text: &str, expected: &str| assert_eq!(read(text).unwrap_err().to_string(), expected);
        check(
            "[Black \"a\"]\n\n1. f5 g9",
            "move 2, \"g9\" at line 3, character 7: not a square of the 8×8 board (a1 to h8)",
        );
        check(
            "[Black \"a\"]\nf5\n[Black \"b\"]\nf5 a1",
            "move 2, \"a1\" at line 4, character 4: a disc on a1 would flip nothing",
        );
        check("[Black \"a\"]\n", "there are no moves; expected something like f5d6c3");
    }
}
