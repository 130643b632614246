//! Boards in one line: a word of all squares, a word for each row, or rows with strokes between them and
//! numbers for empty squares, as programs of chess write them. There a small `p` is Black's, and the first
//! row is the last of the board; with Othello's own letters the first row is the first, as everywhere in
//! Othello.

use super::{Drawn, read_turn, signs};
use crate::rules::{BoardSize, Color, Setup, Square};

fn is_around(c: char) -> bool {
    c.is_whitespace() || "\"',;()[]|".contains(c)
}

/// No board has fewer bytes, and none more words.
const BYTES_MIN: usize = 10;
const WORDS_MAX: usize = 32;

/// The board of a line, of one of these sizes.
pub(in crate::formats) fn line_board(line: &str, sizes: &[BoardSize]) -> Option<Drawn> {
    if line.len() < BYTES_MIN {
        return None;
    }
    let begin_of = |word: &str| word.as_ptr().addr() - line.as_ptr().addr();
    let words = line.split(is_around).filter(|word| !word.is_empty());
    let words: Vec<&str> = words.take(WORDS_MAX).collect();
    let area = |size: &BoardSize| size.area();
    let (size, squares, first, last) = (0..words.len()).find_map(|at| {
        let word = words[at];
        if word.matches('/').count() >= 3 {
            let (size, squares) = rows_with_strokes(word)?;
            return Some((size, squares, word, word));
        }
        let n = word.chars().count();
        if let Some(size) = sizes.iter().find(|size| (area(size)..=area(size) + 1).contains(&n)) {
            return Some((*size, word.chars().collect(), word, word));
        }
        let rows = words[at..].iter().take_while(|row| row.chars().count() == n);
        let height = rows.count();
        let size =
            sizes.iter().find(|size| n == usize::from(size.width()) && height == usize::from(size.height()));
        let squares = |size: &BoardSize| (*size, words[at..at + height].concat().chars().collect());
        size.map(squares).map(|(size, squares)| (size, squares, word, words[at + height - 1]))
    })?;
    let mut squares: Vec<char> = squares;
    let mut turn = if squares.len() > area(&size) { Some(signs::side(squares.pop()?)?) } else { None };
    // Marks are drawn in rows.
    let is_mark = |c: &char| c.is_ascii_punctuation() && !signs::is_square(*c) && !"+~=:".contains(*c);
    if squares.iter().any(is_mark) {
        return None;
    }
    let cells = signs::decode(&squares, size.width().into())?;
    let mut end = begin_of(last) + last.len();
    let rest = line[end..].trim_start_matches(is_around);
    let mut letters = rest.chars();
    let sign =
        letters.next().and_then(signs::side).filter(|_| !letters.next().is_some_and(char::is_alphanumeric));
    let word = rest.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
    let word_length = if sign.is_some() { rest.chars().next().map_or(0, char::len_utf8) } else { word.len() };
    if turn.is_none() {
        turn = sign.or_else(|| read_turn(word).filter(|_| word.chars().count() > 2));
        end = turn.map_or(end, |_| line.len() - rest.len() + word_length);
    }
    // A line of dashes is no board.
    let has_disc = cells.iter().any(Option::is_some);
    if !has_disc && turn.is_none() {
        return None;
    }
    let mut setup = Setup { turn: turn.unwrap_or(Color::Black), ..Setup::empty(size) };
    Square::all(size).zip(cells).for_each(|(square, disc)| setup.put(square, disc));
    Some(Drawn { setup, has_turn: turn.is_some(), bytes: begin_of(first)..end })
}

/// The squares of `8/8/8/3OX3/3XO3/8/8/8`.
fn rows_with_strokes(word: &str) -> Option<(BoardSize, Vec<char>)> {
    // Without the discs that are left, as some write them behind.
    let word = word.split('[').next()?.trim_end_matches('/');
    let is_chess = word.contains(['p', 'P']);
    let row = |row: &str| {
        let (mut squares, mut number) = (Vec::new(), 0);
        for c in row.chars() {
            if let Some(digit) = c.to_digit(10) {
                number = (number * 10 + digit as usize).min(99);
                continue;
            }
            squares.resize(squares.len() + std::mem::take(&mut number), '-');
            squares.push(if c == 'p' {
                'X'
            } else if c == 'P' {
                'O'
            } else {
                c
            });
        }
        squares.resize(squares.len() + number, '-');
        squares
    };
    let mut rows: Vec<Vec<char>> = word.split('/').take(WORDS_MAX).map(row).collect();
    if is_chess {
        rows.reverse();
    }
    let width = rows[0].len();
    let size = BoardSize::new(width as u32, rows.len() as u32).ok()?;
    rows.iter().all(|row| row.len() == width).then(|| (size, rows.concat()))
}
