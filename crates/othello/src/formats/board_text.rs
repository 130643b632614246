//! Boards drawn with characters: in rows or in one line, with or without letters and numbers around them.
//!
//! `signs` says what counts as a disc or an empty square. `lines` finds a board in one line by its length,
//! `blocks` a board in rows by their width and number, whatever surrounds them. A line such as `Black to
//! move` names the side to move. There may be several boards.

mod blocks;
mod lines;
mod signs;

use super::normal::NormalText;
use super::{Fault, LINES_SHOWN, Mistake};
use crate::rules::{BoardSize, Color, Position, Setup, Square};
use blocks::Block;
use std::ops::Range;

pub(super) use lines::{line_board, read_turn};

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
pub fn read(text: &str, usual: BoardSize) -> Result<Setup, Mistake> {
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

/// Whether a line beside a board neither names its columns nor the side to move.
pub(super) fn is_beside(line: &str) -> bool {
    columns(line).is_none() && read_turn(line).is_none()
}

/// How many bytes of a text [`looks_like`] counts, and the longest text that is searched for rows.
const SHOWN_MAX: usize = 1 << 16;
const TEXT_MAX: usize = 1 << 18;

/// Whether a plain text has a board, or has more signs of squares than digits and more than other characters.
/// A transcript has a digit for each of its dashes and dots.
pub(super) fn looks_like(plain: &str) -> bool {
    let usual = BoardSize::STANDARD;
    let shown = &plain[..plain.floor_char_boundary(SHOWN_MAX)];
    let (n_squares, _) = signs::count(shown);
    let n_digits = shown.chars().filter(char::is_ascii_digit).count();
    // Frames and the punctuation of lists are not counted.
    let is_around = |c: char| c.is_whitespace() || "+=|-[](){},;'\"".contains(c) || ('─'..='╿').contains(&c);
    let is_other = |c: &char| !is_around(*c) && !c.is_ascii_digit() && !signs::is_square(*c);
    let n_others = shown.chars().filter(is_other).count();
    plain.lines().take(LINES_SHOWN).any(|line| line_board(line, &[usual]).is_some())
        || n_squares > n_digits && n_squares > n_others
        || plain.len() <= TEXT_MAX && blocks::blocks(&Lines::of(plain).all).iter().any(Block::has_disc)
        || joined(plain, usual).is_some()
}

/// A board of a text, whether the side to move is named, and the bytes of the plain text that it takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Drawn {
    pub setup: Setup,
    pub has_turn: bool,
    pub bytes: Range<usize>,
}

/// Reads the boards of a text; returns at least one board or error.
pub(super) fn read_each(normal: &NormalText, usual: BoardSize) -> Vec<Result<Drawn, Mistake>> {
    let plain = normal.text();
    let lines = Lines::of(plain);
    let is_large = plain.len() > TEXT_MAX;
    let in_lines = if is_large && lines.all.len() < 2 { Vec::new() } else { lines.boards(usual) };
    if !in_lines.is_empty() {
        return in_lines.into_iter().map(Ok).collect();
    }
    if is_large {
        return vec![Err(Fault::TooManySquares.into())];
    }
    let mut blocks = blocks::blocks(&lines.all);
    // Rows without any disc are a board only if a side to move is named.
    let has_turn = lines.turn_in(0..lines.all.len()).is_some();
    blocks.retain(|block| has_turn || block.has_disc());
    if blocks.is_empty() {
        let whole = |setup| Drawn { setup, has_turn: true, bytes: 0..plain.len() };
        let found = joined(plain, usual).map(whole);
        return vec![found.ok_or_else(|| lines.fault(normal, 0..lines.all.len()).into())];
    }
    lines.of_blocks(normal, blocks)
}

/// The lines of a plain text, and where each begins. In `[[0, 1], [1, 0]]` each inner list is a line too.
struct Lines<'a> {
    all: Vec<&'a str>,
    begins: Vec<usize>,
}

impl<'a> Lines<'a> {
    fn of(plain: &'a str) -> Lines<'a> {
        let rows = |line: &'a str| line.split_inclusive("],").chain(line.is_empty().then_some(line));
        let all: Vec<&str> = plain.lines().flat_map(rows).collect();
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

    /// The side to move in the last of these lines that names a side.
    fn turn_in(&self, lines: Range<usize>) -> Option<Color> {
        self.all.get(lines).unwrap_or_default().iter().rev().find_map(|line| read_turn(line))
    }

    /// The boards of blocks, with the side to move that is named above or below each, and the errors of other
    /// rows.
    fn of_blocks(&self, normal: &NormalText, blocks: Vec<Block>) -> Vec<Result<Drawn, Mistake>> {
        let ends: Vec<usize> = std::iter::once(0).chain(blocks.iter().map(|block| block.lines.end)).collect();
        let begins = blocks.iter().map(|block| block.lines.start).chain([self.all.len()]);
        let turns: Vec<Option<Color>> =
            begins.zip(ends).map(|(begin, end)| self.turn_in(end..begin.max(end))).collect();
        // Where the first side to move is named above its board, all are.
        let are_above = blocks.len() > 1 && turns[0].is_some();
        let taken: Vec<Range<usize>> = blocks.iter().map(|block| block.lines.clone()).collect();
        let board = |(index, block): (usize, Block)| {
            // Words such as `Black: 2` count discs and name no side to move.
            let is_count =
                |words: &str| words.contains([':', '=']) && words.contains(|c: char| c.is_ascii_digit());
            let beside =
                block.words.iter().filter(|words| !is_count(words)).find_map(|words| read_turn(words));
            let below = turns[index + usize::from(!are_above)];
            let turn = beside.or(below).or(turns[0].filter(|_| turns.len() == 2));
            let bytes = self.begins[block.lines.start]..self.begins[block.lines.end];
            Drawn { setup: setup(block.size, block.cells, turn), has_turn: turn.is_some(), bytes }
        };
        let mut boards: Vec<_> = blocks.into_iter().enumerate().map(board).map(Ok).collect();
        let is_other = |line: &usize| {
            let (signs, letters) = signs::count(self.all[*line]);
            let is_taken = taken.iter().any(|lines| lines.contains(line));
            !is_taken && signs >= ROWS_MIN && letters == 0 && is_row(self.all[*line])
        };
        let others: Vec<usize> = (0..self.all.len()).filter(is_other).collect();
        let others = others.chunk_by(|line, next| line + 1 == *next).filter(|rows| rows.len() >= ROWS_MIN);
        boards.extend(others.map(|rows| Err(self.fault(normal, rows[0]..rows[rows.len() - 1] + 1).into())));
        boards
    }

    /// Finds the first fault in lines that make no board.
    fn fault(&self, normal: &NormalText, lines: Range<usize>) -> Fault {
        const SQUARES_MAX: usize = BoardSize::MAX as usize * BoardSize::MAX as usize;
        let is_beside = |c: char| c.is_whitespace() || c.is_ascii_digit();
        let mut widths = Vec::new();
        for number in lines.filter(|number| is_row(self.all[*number])).take(SQUARES_MAX + 1) {
            let line = self.all[number].trim_end_matches(is_beside);
            let row = line.trim_start_matches(is_beside);
            let begin = self.begins[number] + line.len() - row.len();
            let is_cell = |(_, c): &(usize, char)| !c.is_whitespace() && !"|[](){},;\"'`".contains(*c);
            let is_strange = |(_, c): &(usize, char)| !signs::is_square(*c) && !c.is_ascii_digit();
            let cells = || row.char_indices().filter(is_cell);
            if let Some((at, character)) = cells().find(is_strange) {
                let at = begin + at;
                let original = normal.original(at, at + character.len_utf8()).chars().next();
                let character = original.unwrap_or(character);
                return Fault::UnknownSign { character, place: normal.place(at) };
            }
            widths.push(cells().count());
        }
        let expected = widths.first().copied().unwrap_or_default();
        let ragged = (1..).zip(&widths).find(|(_, width)| **width != expected);
        match (&widths[..], ragged) {
            ([] | [0], _) => Fault::NoSquares,
            _ if widths.iter().sum::<usize>() > SQUARES_MAX => Fault::TooManySquares,
            ([only], _) => Fault::SquareCount(*only),
            (_, Some((row, found))) => Fault::Ragged { row, found: *found, expected },
            (_, None) => BoardSize::new(expected as u32, widths.len() as u32)
                .map_or_else(Fault::from, |size| Fault::SquareCount(size.area())),
        }
    }
}

/// The setup of some squares; Black is to move unless a side is named.
fn setup(size: BoardSize, cells: Vec<Option<Color>>, turn: Option<Color>) -> Setup {
    let mut setup = Setup { turn: turn.unwrap_or(Color::Black), ..Setup::empty(size) };
    Square::all(size).zip(cells).for_each(|(square, disc)| setup.put(square, disc));
    setup
}

/// The fewest rows of a board, and the fewest squares of a row.
const ROWS_MIN: usize = 4;

/// Whether a line may be a row: it has squares, and is neither words, column names nor a side to move.
fn is_row(line: &str) -> bool {
    is_beside(line) && !is_words(line) && line.contains(signs::is_square)
}

/// The board of the `usual` or a square size that fills a text: one line, or one broken into a few.
fn joined(plain: &str, usual: BoardSize) -> Option<Setup> {
    const PARTS_MAX: usize = 4;
    let lines = plain.lines().map(str::trim).filter(|line| !line.is_empty());
    let (turn, rows): (Vec<&str>, Vec<&str>) =
        lines.take(PARTS_MAX + 1).partition(|line| read_turn(line).is_some());
    if rows.len() > PARTS_MAX {
        return None;
    }
    let squares = BoardSize::all().filter(|size| size.is_square());
    let found = line_board(&rows.concat(), &[usual].into_iter().chain(squares).collect::<Vec<_>>())?;
    let turn = turn.first().and_then(|line| read_turn(line)).unwrap_or(found.setup.turn);
    (found.bytes.start == 0).then_some(Setup { turn, ..found.setup })
}

/// `Some` if a line names the columns, `a b c d …` or `1 2 3 4 …`; `Some(true)` if it does so backwards.
pub(super) fn columns(line: &str) -> Option<bool> {
    // The corner may hold a picture, which is no name.
    let is_name =
        |c: &char| c.is_alphanumeric() || c.is_ascii() && !c.is_whitespace() && !"|+,;".contains(*c);
    let names = line.chars().filter(is_name).take(usize::from(BoardSize::MAX) + 1);
    let names: String = names.map(|c| c.to_ascii_lowercase()).collect();
    let turned: String = names.chars().rev().collect();
    let is_begin = |names: &str| {
        let is_part = |all: &str| all.starts_with(names);
        names.len() >= ROWS_MIN && ["abcdefghijklmnop", "123456789", "0123456789"].into_iter().any(is_part)
    };
    is_begin(&names).then_some(false).or_else(|| is_begin(&turned).then_some(true))
}
