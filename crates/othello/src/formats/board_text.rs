//! Boards drawn with characters: in rows or in one line, with or without letters and numbers around them.
//!
//! What counts as a disc or an empty square is in `signs`. A board in one line is found by its length
//! (`lines`); rows, by being as wide and as many as those of a board, whatever is around them (`blocks`). A
//! line such as `Black to move` names the side to move. There may be several boards.

mod blocks;
mod lines;
mod signs;
mod turn;

use super::Place;
use super::normal::NormalText;
use crate::rules::{BoardSize, Color, Position, Setup, SetupError, SizeError, Square};
use blocks::Block;
use std::ops::Range;

pub(super) use lines::line_board;
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
    let mut drawn = read_each(&NormalText::new(text), usual);
    let sound = drawn.iter().position(Result::is_ok).unwrap_or_default();
    drawn.swap_remove(sound).map(|drawn| drawn.setup)
}

/// The board row by row and a line with the side to move.
pub fn write(position: &Position) -> String {
    position.to_string()
}

/// Whether a line is words and no row.
pub(super) fn is_words(line: &str) -> bool {
    let (signs, letters) = signs::count(line);
    letters > signs
}

/// How much of a text shows what it is, and the longest in which rows are looked for.
const SHOWN_MAX: usize = 1 << 16;
const TEXT_MAX: usize = 1 << 18;
/// How many lines show what all of them are.
const LINES_SHOWN: usize = 20;

/// Whether a plain text has a board, or more signs of squares than a transcript could have: that has a digit
/// for each of its dashes and dots.
pub(super) fn looks_like(plain: &str) -> bool {
    let usual = [BoardSize::STANDARD];
    let shown = &plain[..plain.floor_char_boundary(SHOWN_MAX)];
    let (n_squares, _) = signs::count(shown);
    let n_digits = shown.chars().filter(char::is_ascii_digit).count();
    // Frames and lists say nothing of what they hold.
    let is_around = |c: char| c.is_whitespace() || "+=|-[](){},;'\"".contains(c) || ('─'..='╿').contains(&c);
    let is_other = |c: &char| !is_around(*c) && !c.is_ascii_digit() && !signs::is_square(*c);
    let n_others = shown.chars().filter(is_other).count();
    plain.lines().take(LINES_SHOWN).any(|line| line_board(line, &usual).is_some())
        || n_squares > n_digits && n_squares > n_others
        || plain.len() <= TEXT_MAX && !blocks::blocks(plain).is_empty()
        || joined(plain, BoardSize::STANDARD).is_some()
}

/// A board of a text, whether the side to move is named, and the bytes of the plain text that it takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Drawn {
    pub setup: Setup,
    pub has_turn: bool,
    pub bytes: Range<usize>,
}

/// Reads the boards of a text, at least one, or why there is none.
pub(super) fn read_each(normal: &NormalText, usual: BoardSize) -> Vec<Result<Drawn, BoardTextError>> {
    let plain = normal.text();
    if plain.len() > TEXT_MAX && plain.lines().count() < 2 {
        return vec![Err(BoardTextError::TooLarge)];
    }
    let lines = Lines::of(plain);
    let in_lines = lines.boards(usual);
    if !in_lines.is_empty() {
        return in_lines.into_iter().map(Ok).collect();
    }
    if plain.len() > TEXT_MAX {
        return vec![Err(BoardTextError::TooLarge)];
    }
    let blocks = blocks::blocks(plain);
    if blocks.is_empty() {
        let whole = |setup| Drawn { setup, has_turn: true, bytes: 0..plain.len() };
        let found = joined(plain, usual).or_else(|| lines.without_discs());
        return vec![found.map(whole).ok_or_else(|| fault(normal, &lines, 0..lines.all.len()))];
    }
    lines.of_blocks(normal, blocks)
}

/// The lines of a plain text, and where each begins.
struct Lines<'a> {
    all: Vec<&'a str>,
    begins: Vec<usize>,
}

impl<'a> Lines<'a> {
    fn of(plain: &'a str) -> Lines<'a> {
        let all: Vec<&str> = plain.lines().collect();
        let begins = all.iter().map(|line| line.as_ptr().addr() - plain.as_ptr().addr());
        let begins = begins.chain([plain.len()]).collect();
        Lines { all, begins }
    }

    /// The boards in one line. A side to move may be in the next one.
    fn boards(&self, usual: BoardSize) -> Vec<Drawn> {
        let sizes = [usual, BoardSize::STANDARD];
        let board = |(number, line): (usize, &&str)| {
            let found = line_board(line, &sizes)?;
            let (mut setup, begin) = (found.setup, self.begins[number]);
            let next = self.all.get(number + 1).and_then(|line| read_turn(line));
            let below = next.filter(|_| !found.has_turn && found.bytes.end == line.trim_end().len());
            setup.turn = below.unwrap_or(setup.turn);
            let bytes = begin + found.bytes.start..begin + found.bytes.end;
            Some(Drawn { setup, has_turn: found.has_turn || below.is_some(), bytes })
        };
        self.all.iter().enumerate().filter_map(board).collect()
    }

    /// The side that is to move by the last of some lines that says so.
    fn turn_in(&self, lines: Range<usize>) -> Option<Color> {
        self.all.get(lines).unwrap_or_default().iter().rev().find_map(|line| read_turn(line))
    }

    /// The board of rows of empty squares alone, where a side to move says that it is one.
    fn without_discs(&self) -> Option<Setup> {
        let turn = self.turn_in(0..self.all.len())?;
        let rows: Vec<&str> = self.all.iter().map(|line| line.trim()).filter(|line| is_row(line)).collect();
        let width = rows.first()?.chars().count();
        let size = BoardSize::new(width as u32, rows.len() as u32).ok()?;
        let is_row = |row: &&str| row.chars().count() == width;
        let cells: Vec<char> = rows.iter().all(is_row).then(|| rows.concat().chars().collect())?;
        signs::decode(&cells, width)?
            .iter()
            .all(Option::is_none)
            .then(|| Setup { turn, ..Setup::empty(size) })
    }

    /// Boards of rows with the side to move, which is named above or below each, and what is wrong with other
    /// rows.
    fn of_blocks(&self, normal: &NormalText, blocks: Vec<Block>) -> Vec<Result<Drawn, BoardTextError>> {
        let ends: Vec<usize> = std::iter::once(0).chain(blocks.iter().map(|block| block.lines.end)).collect();
        let begins = blocks.iter().map(|block| block.lines.start).chain([self.all.len()]);
        let turns: Vec<Option<Color>> =
            begins.zip(ends).map(|(begin, end)| self.turn_in(end..begin.max(end))).collect();
        // Where the first side to move is named above its board, all are.
        let are_above = blocks.len() > 1 && turns[0].is_some();
        let taken: Vec<Range<usize>> = blocks.iter().map(|block| block.lines.clone()).collect();
        let board = |(index, block): (usize, Block)| {
            // What each side has is counted there too.
            let is_count =
                |words: &str| words.contains([':', '=']) && words.contains(|c: char| c.is_ascii_digit());
            let beside =
                block.words.iter().filter(|words| !is_count(words)).find_map(|words| read_turn(words));
            let below = turns[index + usize::from(!are_above)];
            let turn = beside.or(below).or(turns[0].filter(|_| turns.len() == 2));
            let mut setup = Setup { turn: turn.unwrap_or(Color::Black), ..Setup::empty(block.size) };
            Square::all(block.size).zip(block.cells).for_each(|(square, disc)| setup.put(square, disc));
            let bytes = self.begins[block.lines.start]..self.begins[block.lines.end];
            Drawn { setup, has_turn: turn.is_some(), bytes }
        };
        let mut boards: Vec<_> = blocks.into_iter().enumerate().map(board).map(Ok).collect();
        let is_row = |line: usize| {
            let (signs, letters) = signs::count(self.all[line]);
            let is_taken = taken.iter().any(|lines| lines.contains(&line));
            !is_taken && signs >= ROWS_MIN && letters == 0 && is_row(self.all[line])
        };
        let numbers: Vec<usize> = (0..self.all.len()).filter(|line| is_row(*line)).collect();
        let others = numbers.chunk_by(|line, next| line + 1 == *next).filter(|rows| rows.len() >= ROWS_MIN);
        boards.extend(others.map(|rows| Err(fault(normal, self, rows[0]..rows[rows.len() - 1] + 1))));
        boards
    }
}

/// The fewest rows of a board, and the fewest squares of a row.
const ROWS_MIN: usize = 4;

/// Whether a line may be a row, as far as its words say.
fn is_row(line: &str) -> bool {
    columns(line).is_none() && !is_words(line) && read_turn(line).is_none() && line.contains(signs::is_square)
}

/// The board that is all of a text: a square one in one line, or one whose line is broken.
fn joined(plain: &str, usual: BoardSize) -> Option<Setup> {
    const PARTS_MAX: usize = 4;
    let lines: Vec<&str> =
        plain.lines().map(str::trim).filter(|line| !line.is_empty()).take(PARTS_MAX + 1).collect();
    let (turn, rows): (Vec<&str>, Vec<&str>) = lines.into_iter().partition(|line| read_turn(line).is_some());
    if rows.len() > PARTS_MAX {
        return None;
    }
    let sizes: Vec<BoardSize> =
        [usual].into_iter().chain(BoardSize::all().filter(|size| size.is_square())).collect();
    let found = line_board(&rows.concat(), &sizes)?;
    let turn = turn.first().and_then(|line| read_turn(line)).unwrap_or(found.setup.turn);
    (found.bytes.start == 0).then_some(Setup { turn, ..found.setup })
}

/// Finds the first fault in lines that make no board.
fn fault(normal: &NormalText, lines: &Lines, numbers: Range<usize>) -> BoardTextError {
    let rows = numbers.filter(|number| is_row(lines.all[*number]));
    let rows: Vec<usize> = rows.take(usize::from(BoardSize::MAX).pow(2) + 1).collect();
    let mut widths = Vec::new();
    for number in rows {
        let line = lines.all[number].trim_end_matches(|c: char| c.is_whitespace() || c.is_ascii_digit());
        let begin =
            line.len() - line.trim_start_matches(|c: char| c.is_whitespace() || c.is_ascii_digit()).len();
        let is_cell = |(_, c): &(usize, char)| !c.is_whitespace() && !"|[](){},;\"'`".contains(*c);
        let cells = line.char_indices().filter(|(at, _)| *at >= begin).filter(is_cell);
        let cells: Vec<(usize, char)> = cells.collect();
        if let Some((at, character)) =
            cells.iter().find(|(_, c)| !signs::is_square(*c) && !c.is_ascii_digit())
        {
            let at = lines.begins[number] + at;
            let original = normal.original(at, at + character.len_utf8());
            let character = original.chars().next().unwrap_or(*character);
            return BoardTextError::Unknown { character, place: normal.place(at) };
        }
        widths.push(cells.len());
    }
    let expected = widths.first().copied().unwrap_or_default();
    let ragged = (1..).zip(&widths).find(|(_, width)| **width != expected);
    match (&widths[..], ragged) {
        ([], _) | ([0], _) => BoardTextError::Empty,
        _ if widths.iter().sum::<usize>() > usize::from(BoardSize::MAX).pow(2) => BoardTextError::TooLarge,
        ([only], _) => BoardTextError::Count(*only),
        (_, Some((row, found))) => BoardTextError::Ragged { row, found: *found, expected },
        (_, None) => BoardSize::new(expected as u32, widths.len() as u32)
            .map_or_else(BoardTextError::Size, |size| BoardTextError::Count(size.area())),
    }
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

#[cfg(test)]
mod tests;
