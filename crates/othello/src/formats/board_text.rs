//! Boards drawn with characters: in rows or in one line, with or without letters and numbers around them.
//!
//! Each line is looked at by itself: a header of column letters, a frame and lines of words are passed over,
//! a line such as `Black to move` names the side to move, and everything else must be a row. What counts as a
//! disc or an empty square is in `signs`. Rows numbered from 8 to 1 are the other way up, as are columns from
//! h to a. A board written in one line is taken to be square unless it fits the board at hand.
//!
//! Square boards are found first, whatever stands around them: there may be several (`several`).

mod blocks;
mod fen;
mod guess;
mod several;
mod signs;
mod turn;

use super::Place;
use super::normal::NormalText;
use crate::rules::{BoardSize, Color, Position, Setup, SetupError, SizeError, Square};
use signs::Signs;

pub(super) use several::{Drawn, read_each};
pub(super) use turn::read_turn;

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
    let mut drawn = read_each(text, usual);
    let sound = drawn.iter().position(Result::is_ok).unwrap_or_default();
    drawn.swap_remove(sound).map(|drawn| drawn.setup)
}

/// Whether a line is words and no row.
pub(super) fn is_words(line: &str) -> bool {
    let (signs, letters) = signs::count(line);
    letters > signs
}

/// The squares of a word in `X`, `O` and `-`, with a side to move perhaps; `None` where it is no board.
pub(super) fn one_line(word: &str) -> Option<Vec<char>> {
    let signs = Signs::of(word);
    let sign = |disc| match disc {
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None => '-',
    };
    word.chars().map(|c| signs.read(c).map(sign)).collect()
}

fn read_one(text: &str, usual: BoardSize) -> Result<Setup, BoardTextError> {
    if text.len() > TEXT_MAX {
        return Err(BoardTextError::TooLarge);
    }
    let normal = NormalText::new(text);
    let plain = normal.text();
    let unknown = |(character, at): (char, usize)| BoardTextError::Unknown {
        character: normal.original(at, at + character.len_utf8()).chars().next().unwrap_or(character),
        place: normal.place(at),
    };
    if fen::looks_like(plain) {
        return fen::read(plain).map_err(|error| error.unwrap_or_else(unknown));
    }
    for drawn in [guess::with_known_signs(plain), guess::with_drawn_blanks(plain)].into_iter().flatten() {
        if let Ok(setup) = read_drawn(&drawn, usual, unknown) {
            return Ok(setup);
        }
    }
    let letters = signs::without_digits(plain, is_row);
    read_drawn(letters.as_deref().unwrap_or(plain), usual, unknown)
}

/// Reads a board in rows or in one line; `unknown` has the error of a character at a byte.
fn read_drawn(
    plain: &str,
    usual: BoardSize,
    unknown: impl Fn((char, usize)) -> BoardTextError,
) -> Result<Setup, BoardTextError> {
    let drawing = Drawing::of(plain);
    let mut rows: Vec<Row> = Vec::new();
    let mut numbers = Vec::new();
    let (mut turn, mut is_mirrored) = (None, false);
    for line in plain.lines().flat_map(row_and_words) {
        let at = line.as_ptr().addr() - plain.as_ptr().addr();
        match drawing.read_line(line).map_err(|(c, offset)| unknown((c, at + offset)))? {
            BoardTextLine::Skip => {}
            BoardTextLine::Columns { are_turned } => is_mirrored |= are_turned,
            BoardTextLine::Turn(color) => turn = Some(color),
            BoardTextLine::Row(row, number) => {
                rows.push(row);
                numbers.push(number);
            }
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
    if are_turned(&numbers) {
        rows.reverse();
    }
    if is_mirrored {
        rows.iter_mut().for_each(|row| row.reverse());
    }
    let size = match size(&rows, usual) {
        Err(error) => {
            // A line of all squares may be broken.
            let mut squares = rows.concat();
            if squares.len() == BoardSize::STANDARD.area() + 1
                && let Some(color) = squares.pop().flatten()
            {
                turn = Some(color);
            }
            rows = vec![squares];
            if rows[0].len() == BoardSize::STANDARD.area() { BoardSize::STANDARD } else { return Err(error) }
        }
        Ok(size) => size,
    };
    let mut setup = Setup { turn: turn.unwrap_or(Color::Black), ..Setup::empty(size) };
    for (square, disc) in Square::all(size).zip(rows.into_iter().flatten()) {
        setup.put(square, disc);
    }
    Ok(setup)
}

/// Whether a plain text has more signs of squares than a transcript could have: that has a digit for each of
/// its dashes and dots. The beginning of a long text shows it.
pub(super) fn looks_like(plain: &str) -> bool {
    let has_blocks = || !blocks::blocks(plain).is_empty();
    let plain = &plain[..plain.floor_char_boundary(SHOWN_MAX)];
    let (n_squares, _) = signs::count(plain);
    let n_digits = plain.chars().filter(char::is_ascii_digit).count();
    // Frames and lists say nothing of what they hold.
    let is_frame = |c: char| c.is_whitespace() || is_drawn(c) || "[](){},;'\"".contains(c);
    let n_signs = plain.chars().filter(|c| !is_frame(*c) && Signs::default().read(*c).is_none()).count();
    let n_others = n_signs - n_digits;
    let has_digits = || signs::without_digits(plain, is_row).is_some();
    let is_guessed = || guess::with_known_signs(plain).is_some() || guess::with_drawn_blanks(plain).is_some();
    n_squares > n_digits && n_squares > n_others
        || fen::looks_like(plain)
        || has_digits()
        || is_guessed()
        || has_blocks()
}

/// The board row by row and a line with the side to move.
pub fn write(position: &Position) -> String {
    position.to_string()
}

/// How much of a text shows what it is, and the longest in which a single board is looked for.
const SHOWN_MAX: usize = 1 << 16;
const TEXT_MAX: usize = 1 << 18;

/// The largest board, and a sign for the side to move.
const SQUARES_MAX: usize = 16 * 16 + 1;

/// The contents of the squares of a row.
type Row = Vec<Option<Color>>;

enum BoardTextLine {
    Skip,
    /// The letters of the columns, from the left or from the right.
    Columns {
        are_turned: bool,
    },
    Turn(Color),
    /// A row, and its number if one is written beside it.
    Row(Row, Option<usize>),
}

/// How the rows of a text are drawn.
struct Drawing {
    signs: Signs,
    /// Stands between squares where some are left blank.
    between: Option<char>,
    /// How many of them are in each row.
    n_between: usize,
}

impl Drawing {
    fn of(text: &str) -> Drawing {
        let signs = Signs::of(text);
        let is_sign = |c: char| c != '-' && signs.read(c).is_some();
        let mut drawing = Drawing { signs, between: None, n_between: 0 };
        for between in ['|', '\t', ',', ';'] {
            let lines = text.lines().map(without_list_sign);
            let lines = lines.filter(|line| line.matches(between).count() >= 3 && line.contains(is_sign));
            let mut lines = lines.filter(|line| drawing.cells(line, between).is_some());
            if let Some(line) = lines.next() {
                drawing.between = Some(between);
                drawing.n_between = line.matches(between).count();
                break;
            }
        }
        drawing
    }

    /// The squares of a row with a sign between each two, from a byte to another, some of them blank; `None`
    /// where none is, or one holds more than a sign.
    fn cells(&self, line: &str, between: char) -> Option<Vec<(usize, usize)>> {
        let mut at = 0;
        let parts = line.split(between).map(|part| {
            let begin = at + part.len() - part.trim_start().len();
            at += part.len() + between.len_utf8();
            (begin, begin + part.trim().len())
        });
        let mut cells: Vec<(usize, usize)> = parts.collect();
        if between == '|' {
            // What stands outside the frame is blank or the row's number.
            let is_outside = |(begin, end): &(usize, usize)| {
                line[*begin..*end].chars().all(|c| c.is_ascii_digit() || c == '.')
            };
            if cells.first().is_some_and(is_outside) {
                cells.remove(0);
            }
            if cells.last().is_some_and(is_outside) {
                cells.pop();
            }
        }
        let text =
            |(begin, end): &(usize, usize)| line[*begin..*end].trim_matches(['"', '\'', '[', ']']).trim();
        let is_cell = |cell: &(usize, usize)| text(cell).chars().count() <= 1;
        let has_blank = cells.iter().any(|cell| text(cell).is_empty());
        (has_blank && cells.iter().all(is_cell)).then_some(cells)
    }

    /// Reads one line; the error is a character and the byte at which it stands in the line.
    fn read_line(&self, line: &str) -> Result<BoardTextLine, (char, usize)> {
        let inside = without_list_sign(line);
        if let Some(between) = self.between
            && inside.matches(between).count() == self.n_between
            && let Some(cells) = self.cells(inside, between)
        {
            let mut row = Row::new();
            for (begin, end) in cells {
                let is_sign = |(_, c): &(usize, char)| !c.is_whitespace() && !"\"'[]".contains(*c);
                let sign = line[begin..end].char_indices().find(is_sign);
                row.push(match sign {
                    None => None,
                    Some((at, c)) => self.signs.read(c).ok_or((c, begin + at))?,
                });
            }
            return Ok(BoardTextLine::Row(row, number_beside(line)));
        }
        if let Some(are_turned) = columns(line) {
            return Ok(BoardTextLine::Columns { are_turned });
        }
        if is_frame(line) && (line.trim().is_empty() || !self.signs.has_lines()) {
            return Ok(BoardTextLine::Skip);
        }
        if let Some(color) = read_turn(line) {
            return Ok(BoardTextLine::Turn(color));
        }
        if is_caption(line) {
            return Ok(BoardTextLine::Skip);
        }
        let is_number = |c: char| c.is_ascii_digit() || c.is_whitespace() || "|.:)<>".contains(c);
        let is_digit_of_number = |c: char| c.is_ascii_digit() && self.signs.read(c).is_none();
        // A point after a digit belongs to a row number, any other is an empty square.
        let before = line.trim_start().trim_start_matches('(');
        let number = before.chars().take_while(|c| is_digit_of_number(*c)).count();
        let begin = line.len() - before.len() + number;
        let begin = if number > 0 && line[begin..].starts_with(['.', ':', ')']) { begin + 1 } else { begin };
        let is_end = |c: char| is_number(c) && c != '.' && self.signs.read(c).is_none();
        let end = line.trim_end().trim_end_matches(is_end).len().max(begin);
        let signs = line[begin..end]
            .char_indices()
            .filter(|(_, c)| !c.is_whitespace() && !"|[](){},;\"'`\u{FEFF}".contains(*c));
        let read = |(at, c)| self.signs.read(c).ok_or((c, begin + at));
        let row = signs.map(read).take(SQUARES_MAX + 1).collect::<Result<Row, _>>()?;
        Ok(if row.is_empty() { BoardTextLine::Skip } else { BoardTextLine::Row(row, number_beside(line)) })
    }
}

/// A row and, in another line, the words that stand behind it: what was scored, or whose turn it is.
fn row_and_words(line: &str) -> impl Iterator<Item = &str> {
    let blanks = line.match_indices([' ', '\t']).map(|(at, _)| at);
    let begins_words = |at: &usize| {
        let (row, words) = line.split_at(*at);
        let word = words.trim_start().split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
        let (signs, letters) = signs::count(row);
        signs >= ROW_MIN && letters == 0 && word.chars().count() >= WORD_MIN && signs::count(word).1 > 0
    };
    let at = blanks.take(4 * SQUARES_MAX).find(begins_words).unwrap_or(line.len());
    let (row, words) = line.split_at(at);
    let words =
        Some(words.trim()).filter(|words| !words.is_empty() && !words.contains(|c: char| c.is_ascii_digit()));
    [Some(row), words].into_iter().flatten()
}

/// The fewest squares of a row, and the fewest letters of a word behind it.
const ROW_MIN: usize = 4;
const WORD_MIN: usize = 3;

/// A row of a list of lists without the comma behind it.
fn without_list_sign(line: &str) -> &str {
    line.trim_end().strip_suffix("],").map_or(line, |inside| &line[..inside.len() + 1])
}

/// The number that a row begins or ends with.
fn number_beside(line: &str) -> Option<usize> {
    let line = line.trim_matches(|c: char| c.is_whitespace() || "()|".contains(c));
    let is_no_digit = |c: char| !c.is_ascii_digit();
    let before = line.split(is_no_digit).next().and_then(|digits| digits.parse().ok());
    before.or_else(|| line.rsplit(is_no_digit).next().and_then(|digits| digits.parse().ok()))
}

/// Whether rows are numbered from the last to the first.
fn are_turned(numbers: &[Option<usize>]) -> bool {
    let down = |pair: &[Option<usize>]| match pair {
        [Some(above), Some(below)] => above.checked_sub(1) == Some(*below),
        _ => false,
    };
    numbers.len() > 1 && numbers.windows(2).all(down)
}

/// Whether a line may be a row, as far as its words say.
fn is_row(line: &str) -> bool {
    columns(line).is_none() && !is_frame(line) && read_turn(line).is_none() && !is_caption(line)
}

/// Whether a line is `a b c d …` or `1 2 3 4 …`, and whether it goes from the last to the first.
fn columns(line: &str) -> Option<bool> {
    let mut letters: Vec<u32> = Vec::new();
    // A picture may stand in the corner.
    let is_name =
        |c: &char| c.is_alphanumeric() || c.is_ascii() && !c.is_whitespace() && !"|+,;".contains(*c);
    for c in line.chars().filter(is_name) {
        letters.push(u32::from(c.to_ascii_lowercase()));
        if letters.len() > usize::from(BoardSize::MAX) {
            return None;
        }
    }
    let is_letter = |letter: &u32| (u32::from('a')..=u32::from('p')).contains(letter);
    let is_digit = |letter: &u32| (u32::from('0')..=u32::from('9')).contains(letter);
    let steps = |pair: fn(u32, u32) -> bool| letters.windows(2).all(|two| pair(two[0], two[1]));
    let (up, down) = (steps(|a, b| b == a + 1), steps(|a, b| a == b + 1));
    let is_first = |letter: Option<&u32>| letter.is_some_and(|l| ['a', '0', '1'].map(u32::from).contains(l));
    let are_names = letters.iter().all(is_letter) || letters.iter().all(is_digit);
    let begins = if up { is_first(letters.first()) } else { is_first(letters.last()) };
    (letters.len() >= 4 && are_names && (up || down) && begins).then_some(down)
}

fn is_drawn(c: char) -> bool {
    matches!(c, '+' | '=' | '|' | '-' | '\u{2500}'..='\u{257F}')
}

/// Whether a line is blank or drawn around the board: a row of dashes alone is a row of empty squares.
fn is_frame(line: &str) -> bool {
    let is_corner = |c: char| matches!(c, '+' | '=' | '\u{2500}'..='\u{257F}');
    line.chars().all(|c| c.is_whitespace() || is_drawn(c) || "`~\u{FEFF}".contains(c))
        && (line.trim().is_empty() || line.contains(is_corner) || line.contains(['`', '~']))
}

/// Whether a line has more letters of words than signs of squares, or counts discs.
fn is_caption(line: &str) -> bool {
    let (signs, _) = signs::count(line);
    if signs >= ROW_MIN {
        return is_words(line);
    }
    let digits: Vec<char> = line.chars().filter(char::is_ascii_digit).take(5).collect();
    if !(2..=4).contains(&digits.len()) {
        return is_words(line);
    }
    // Digits may be squares, too.
    let n_zeros = digits.iter().filter(|c| **c == '0').count();
    let has_disc = line.chars().any(|c| matches!(Signs::default().read(c), Some(Some(_))));
    let is_count = has_disc && n_zeros < digits.len();
    is_words(line) || is_count && (signs + n_zeros < ROW_MIN || line.contains([':', '=']))
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
mod tests;
