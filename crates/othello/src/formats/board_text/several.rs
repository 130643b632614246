//! The boards of a text in which there may be several: square ones with whatever stands around them, and
//! other rows. A side to move stands above or below each.

use super::blocks::{self, Block};
use super::{BoardTextError, ROW_MIN, fen, is_row, read_one, read_turn, signs};
use crate::formats::Place;
use crate::formats::normal::NormalText;
use crate::rules::{BoardSize, Color, Setup, Square};
use std::ops::Range;

/// A board of a text, whether the side to move is named, and the lines in which it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::formats) struct Drawn {
    pub setup: Setup,
    pub has_turn: bool,
    pub lines: Range<usize>,
}

/// Reads the boards of a text, at least one, or why there is none.
pub(in crate::formats) fn read_each(text: &str, usual: BoardSize) -> Vec<Result<Drawn, BoardTextError>> {
    let normal = NormalText::new(text);
    let plain = normal.text();
    let n_lines = plain.lines().count();
    let boards = plain.lines().enumerate().filter(|(_, line)| fen::looks_like(line));
    let boards: Vec<usize> = boards.map(|(number, _)| number).collect();
    if boards.len() > 1 {
        let board = |line: usize| {
            let setup = read_one(text.lines().nth(line).unwrap_or_default(), usual)?;
            Ok(Drawn { setup, has_turn: true, lines: line..line + 1 })
        };
        return boards.into_iter().map(board).collect();
    }
    let blocks = if boards.is_empty() { blocks::blocks(plain) } else { Vec::new() };
    if blocks.is_empty() {
        let whole = read_one(text, usual);
        return vec![whole.map(|setup| Drawn { setup, has_turn: true, lines: 0..n_lines })];
    }
    let lines: Vec<&str> = plain.lines().collect();
    let turn_in = |begin: usize, end: usize| {
        let words = lines.get(begin..end).unwrap_or_default();
        words.iter().rev().find_map(|line| read_turn(line))
    };
    let ends: Vec<usize> = std::iter::once(0).chain(blocks.iter().map(|block| block.lines.end)).collect();
    let begins = blocks.iter().map(|block| block.lines.start).chain([n_lines]);
    let turns: Vec<Option<Color>> = begins.zip(ends).map(|(begin, end)| turn_in(end, begin)).collect();
    // Where the first side to move stands above its board, all do.
    let are_above = blocks.len() > 1 && turns[0].is_some();
    let board = |(index, block): (usize, Block)| {
        // What each side has is counted there too.
        let is_count =
            |words: &str| words.contains([':', '=']) && words.contains(|c: char| c.is_ascii_digit());
        let beside = block.words.iter().filter(|words| !is_count(words)).find_map(|words| read_turn(words));
        let below = turns[index + usize::from(!are_above)];
        let turn = beside.or(below).or(turns[0].filter(|_| turns.len() == 2));
        let size = BoardSize::new(block.rows[0].len() as u32, block.rows.len() as u32);
        let mut setup = Setup::empty(size.map_err(BoardTextError::Size)?);
        setup.turn = turn.unwrap_or(Color::Black);
        for (square, disc) in Square::all(setup.size).zip(block.rows.into_iter().flatten()) {
            setup.put(square, disc);
        }
        Ok(Drawn { setup, has_turn: turn.is_some(), lines: block.lines })
    };
    let taken: Vec<Range<usize>> = blocks.iter().map(|block| block.lines.clone()).collect();
    let mut boards: Vec<Result<Drawn, BoardTextError>> = blocks.into_iter().enumerate().map(board).collect();
    boards.extend(other_boards(&lines, &taken, usual));
    boards
}

/// The boards of the rows outside some lines: they are not square, or damaged.
fn other_boards(
    lines: &[&str],
    taken: &[Range<usize>],
    usual: BoardSize,
) -> Vec<Result<Drawn, BoardTextError>> {
    let is_free_row = |line: usize| {
        let (signs, letters) = signs::count(lines[line]);
        let is_taken = taken.iter().any(|lines| lines.contains(&line));
        !is_taken && signs >= ROW_MIN && letters == 0 && is_row(lines[line])
    };
    let mut boards = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let end = (at..lines.len()).find(|line| !is_free_row(*line)).unwrap_or(lines.len());
        if end - at >= ROW_MIN {
            boards.push(match read_one(&lines[at..end].join("\n"), usual) {
                Ok(setup) => Ok(Drawn { setup, has_turn: false, lines: at..end }),
                Err(BoardTextError::Unknown { character, place }) => {
                    let place = place.shifted(Place { line: at + 1, character: 1 });
                    Err(BoardTextError::Unknown { character, place })
                }
                Err(error) => Err(error),
            });
        }
        at = end + 1;
    }
    boards
}
