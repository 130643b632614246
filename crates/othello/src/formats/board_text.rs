//! Boards drawn with characters: in rows or in one line, with or without letters and numbers around them.
//!
//! Each line is looked at by itself: a header of column letters and a frame are passed over, a line such as
//! `Black to move` names the side to move, and everything else must be a row. What counts as a disc or an
//! empty square is [`Setup::read_disc`]. A board written in one line is taken to be square unless it fits the
//! board at hand.

use super::Place;
use crate::rules::{BoardSize, Color, Position, Setup, SetupError, SizeError};

/// Why a text is no board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the fields are the places and words of the sentence")]
pub enum BoardTextError {
    /// There are no squares in it.
    #[error("there are no squares; expected rows of X, O and -")]
    Empty,
    /// A character that is neither a disc nor an empty square.
    #[error("'{}' at {place} is neither a disc (X or O) nor an empty square (-)", .character.escape_debug())]
    Unknown { character: char, place: Place },
    /// A row that is not as wide as the first: its number from 1, its squares, and how many were expected.
    #[error("row {row} has {found} squares where the first row has {expected}")]
    Ragged { row: usize, found: usize, expected: usize },
    /// A single line whose number of squares is that of no square board.
    #[error("one line of {0} squares is no square board; expected 64 for 8×8, or a line for each row")]
    Count(usize),
    /// The rows make no board.
    #[error("{0}")]
    Size(SizeError),
    /// More squares than any board has.
    #[error("there are more than the 256 squares of the largest board")]
    TooLarge,
    /// The discs make no position.
    #[error("{0}")]
    Discs(SetupError),
}

/// Reads a board; Black is to move unless the text says otherwise. A single line is cut as the `usual` size,
/// if it fits that.
///
/// ```
/// use othello::formats::board_text;
/// use othello::rules::{BoardSize, Color};
///
/// let setup = board_text::read("----\n-OX-\n-XO-\n----\nWhite to move", BoardSize::STANDARD).unwrap();
/// assert_eq!((setup.size, setup.turn), (BoardSize::new(4, 4).unwrap(), Color::White));
/// ```
///
/// # Errors
/// When the text is no board, with the place.
pub fn read(text: &str, usual: BoardSize) -> Result<Setup, BoardTextError> {
    let with_letters;
    let text = match has_digits_for_discs(text) {
        true => {
            // As long as before, so that places stay right.
            with_letters = text.replace('0', "X").replace('1', "O");
            &with_letters
        }
        false => text,
    };
    let mut rows: Vec<Row> = Vec::new();
    let mut turn = None;
    for line in text.lines() {
        let at = line.as_ptr() as usize - text.as_ptr() as usize;
        match read_line(line).map_err(|(c, offset)| unknown(text, c, at + offset))? {
            Line::Skip => {}
            Line::Turn(color) => turn = Some(color),
            Line::Row(row) => rows.push(row),
        }
        if rows.iter().map(Vec::len).sum::<usize>() > SQUARES_MAX {
            return Err(BoardTextError::TooLarge);
        }
    }
    // A sign after the last square is the side to move; boards have an even number of squares.
    if let [row] = rows.as_mut_slice()
        && row.len() % 2 == 1
        && let Some(Some(color)) = row.last().copied()
    {
        turn = Some(color);
        row.pop();
    }
    let size = size(&rows, usual)?;
    let mut setup = Setup { turn: turn.unwrap_or(Color::Black), ..Setup::empty(size) };
    for (square, disc) in crate::rules::Square::all(size).zip(rows.into_iter().flatten()) {
        setup.put(square, disc);
    }
    Ok(setup)
}

/// Whether discs are written as digits, 0 for Black and 1 for White, as some programs do. Then nothing else
/// is a disc or a number, or a digit could be a row's.
pub(super) fn has_digits_for_discs(text: &str) -> bool {
    let rows = text.lines().filter(|line| read_turn(line).is_none() && !is_header(line) && !is_frame(line));
    let signs: Vec<char> =
        rows.flat_map(str::chars).filter(|c| !c.is_whitespace() && *c != '\u{FEFF}').collect();
    signs.len() >= usize::from(BoardSize::MIN).pow(2)
        && signs.iter().any(|c| matches!(c, '0' | '1'))
        && signs.iter().all(|c| matches!(c, '0' | '1') || Setup::read_disc(*c) == Some(None))
}

/// The board row by row and a line with the side to move.
pub fn write(position: &Position) -> String {
    position.to_string()
}

/// The largest board, and a sign for the side to move.
const SQUARES_MAX: usize = 16 * 16 + 1;

/// The contents of the squares of a row.
type Row = Vec<Option<Color>>;

enum Line {
    Skip,
    Turn(Color),
    Row(Row),
}

fn unknown(text: &str, character: char, at: usize) -> BoardTextError {
    BoardTextError::Unknown { character, place: Place::of(text, at) }
}

/// Reads one line; the error is a character and the byte at which it stands in the line.
fn read_line(line: &str) -> Result<Line, (char, usize)> {
    if is_header(line) || is_frame(line) {
        return Ok(Line::Skip);
    }
    if let Some(color) = read_turn(line) {
        return Ok(Line::Turn(color));
    }
    let is_number = |c: char| c.is_ascii_digit() || c.is_whitespace() || "|.:)".contains(c);
    // A point after a digit belongs to a row number, any other is an empty square.
    let number = line.trim_start().chars().take_while(char::is_ascii_digit).count();
    let begin = line.len() - line.trim_start().len() + number;
    let begin = if number > 0 && line[begin..].starts_with(['.', ':', ')']) { begin + 1 } else { begin };
    let end = line.trim_end().trim_end_matches(|c: char| is_number(c) && c != '.').len().max(begin);
    let signs =
        line[begin..end].char_indices().filter(|(_, c)| !c.is_whitespace() && !"|\u{FEFF}".contains(*c));
    let read = |(at, c)| Setup::read_disc(c).ok_or((c, begin + at));
    Ok(Line::Row(signs.map(read).take(SQUARES_MAX + 1).collect::<Result<Row, _>>()?))
}

/// Whether a line is `a b c d …`.
fn is_header(line: &str) -> bool {
    let mut letters =
        line.chars().filter(|c| !c.is_whitespace() && !"|+".contains(*c)).map(|c| c.to_ascii_lowercase());
    letters.by_ref().zip('a'..='p').take_while(|(found, expected)| found == expected).count() >= 4
        && letters.next().is_none()
}

/// Whether a line is blank or drawn around the board: a row of dashes alone is a row of empty squares.
fn is_frame(line: &str) -> bool {
    let is_drawn = |c: char| c.is_whitespace() || "+=|-─│┌┐└┘├┤┬┴┼".contains(c);
    line.chars().all(is_drawn) && (line.trim().is_empty() || line.contains(['+', '=', '─']))
}

/// Reads `Black to move`, `turn: White`, `X`.
fn read_turn(line: &str) -> Option<Color> {
    let line = line.trim().trim_end_matches(['.', ';', '!']).to_lowercase();
    let cut_end = |line: &str, end: &str| line.strip_suffix(end).map(str::to_owned);
    let cut_start = |line: &str, start: &str| line.strip_prefix(start).map(str::to_owned);
    let side =
        [" to move", " to play", "'s turn", " moves", " plays"].iter().find_map(|end| cut_end(&line, end));
    let side = side
        .or_else(|| ["turn:", "to move:", "side to move:"].iter().find_map(|start| cut_start(&line, start)));
    match side.as_deref().unwrap_or(&line).trim() {
        "black" => Some(Color::Black),
        "white" => Some(Color::White),
        sign => {
            let mut signs = sign.chars();
            let first = signs.next()?;
            if signs.next().is_none() { Setup::read_disc(first)? } else { None }
        }
    }
}

/// The board's size: from its rows, or from the length of a single line.
fn size(rows: &[Row], usual: BoardSize) -> Result<BoardSize, BoardTextError> {
    match rows {
        [] => Err(BoardTextError::Empty),
        [line] if line.is_empty() => Err(BoardTextError::Empty),
        [line] if line.len() == usual.area() => Ok(usual),
        [line] => {
            let is_it = |size: &BoardSize| size.is_square() && size.area() == line.len();
            BoardSize::all().find(is_it).ok_or(BoardTextError::Count(line.len()))
        }
        [first, ..] => {
            let expected = first.len();
            let ragged = (1..).zip(rows).find(|(_, row)| row.len() != expected);
            if let Some((row, squares)) = ragged {
                return Err(BoardTextError::Ragged { row, found: squares.len(), expected });
            }
            BoardSize::new(expected as u32, rows.len() as u32).map_err(BoardTextError::Size)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Start;

    const SMALL: &str = "-X--\n-XX-\n-OO-\n----\n";

    fn small() -> BoardSize {
        BoardSize::new(4, 4).unwrap()
    }

    #[test]
    fn a_small_board_is_read_from_every_drawing_of_it() {
        for text in [
            "-X---XX--OO-----",
            "-X-- -XX- -OO- ---- *",
            "-X--\n-XX-\n-OO-\n----",
            "\u{FEFF}.x..\r\n.xx.\r\n.oo.\r\n....\r\n\r\n",
            "  a b c d\n1 - * - - 1\n2 - * * - 2\n3 - O O - 3\n4 - - - - 4\n  a b c d\n",
            "ABCD\n1.-X--\n2.-XX-\n3.-OO-\n4.----\nBlack to move",
            "+---+---+---+---+\n| - | X | - | - |\n+---+---+---+---+\n| - | X | X | - |\n| - | O | O | - \
            |\n| - | - | - | - |\n",
            "_●__\n_●●_\n_○○_\n____\n●",
            "·⚫··\n·⚫⚫·\n·⚪⚪·\n····",
            "-0--\n-00-\n-11-\n----",
            ".0.. .00. .11. ....",
            "-0---00--11-----",
            "Black to play\n\n1 -X-- 1\n2 -XX- 2\n3 -OO- 3\n4 ---- 4\n",
        ] {
            let setup = read(text, BoardSize::STANDARD).unwrap_or_else(|error| panic!("{text}\n{error}"));
            assert_eq!((setup.to_string().as_str(), setup.turn), (SMALL, Color::Black), "{text}");
        }
        let white = ["White to move", "white", "O", "○", "Turn: White", "O to move.", "White's turn"];
        for turn in white {
            assert_eq!(read(&format!("{SMALL}\n{turn}\n"), small()).unwrap().turn, Color::White, "{turn}");
        }
        assert_eq!(read("-X---XX--OO----- O", small()).unwrap().turn, Color::White);
    }

    #[test]
    fn boards_of_every_size_and_start_read_back_as_they_were_written() {
        for size in BoardSize::all() {
            for start in Start::ALL.into_iter().filter(|&start| start != Start::Reversi) {
                let position = start.position(size);
                let setup = read(&write(&position), BoardSize::STANDARD).unwrap();
                assert_eq!(setup.position(), Ok(position));
                let line = Setup::from(&position).to_string().replace('\n', "");
                assert_eq!(read(&line, size).unwrap().position(), Ok(position));
            }
        }
    }

    #[test]
    fn what_is_no_board_is_refused_with_the_place() {
        let check = |text: &str, expected: &str| {
            assert_eq!(read(text, BoardSize::STANDARD).unwrap_err().to_string(), expected, "{text}");
        };
        check("", "there are no squares; expected rows of X, O and -");
        check("\n \n", "there are no squares; expected rows of X, O and -");
        check(
            "X---",
            "one line of 4 squares is no square board; expected 64 for 8×8, or a line for each row",
        );
        check(
            "-X--\n-X?-\n",
            "'?' at line 2, character 3 is neither a disc (X or O) nor an empty square (-)",
        );
        check("-X--\n-XX-\n-OO\n----", "row 3 has 3 squares where the first row has 4");
        check("-X-\n-X-\n-X-\n", "a board is 4 to 16 squares wide and high, not 3×3");
        check(&"-----\n".repeat(5), "a board's width and height are even, not 5×5");
        check(&"-".repeat(1 << 20), "there are more than the 256 squares of the largest board");
        check(&"-\n".repeat(1 << 20), "there are more than the 256 squares of the largest board");
    }
}
