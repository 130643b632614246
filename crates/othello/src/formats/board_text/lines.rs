//! Boards in one line: a word of all squares, a word for each row, or rows with slashes between them and
//! numbers for empty squares, as chess programs write them. With chess letters, a small `p` is a black disc
//! and the first row is the bottom one; with Othello's letters the first row is the top one.

use super::{Drawn, read_turn, setup, signs};
use crate::rules::BoardSize;

fn is_around(c: char) -> bool {
    c.is_whitespace() || "\"',;()[]|".contains(c)
}

/// The fewest bytes and the most words of a board.
const BYTES_MIN: usize = 10;
const WORDS_MAX: usize = 32;

/// The board of a line, of one of these sizes.
pub(in crate::formats) fn line_board(line: &str, sizes: &[BoardSize]) -> Option<Drawn> {
    if line.len() < BYTES_MIN {
        return None;
    }
    let place_of = |word: &str| word.as_ptr().addr() - line.as_ptr().addr();
    let words = line.split(is_around).filter(|word| !word.is_empty());
    let words: Vec<&str> = words.take(WORDS_MAX).collect();
    let (size, mut squares, last, begin) = (0..words.len()).find_map(|at| {
        let begin = place_of(words[at]);
        if words[at].matches('/').count() >= 3 {
            let (size, squares) = rows_with_strokes(words[at])?;
            return Some((size, squares, words[at], begin));
        }
        let n = words[at].chars().count();
        let n_rows = words[at..].iter().take_while(|row| row.chars().count() == n).count();
        let size = sizes.iter().find_map(|size| {
            let is_whole = (size.area()..=size.area() + 1).contains(&n);
            let is_in_rows = (n, n_rows) == (usize::from(size.width()), usize::from(size.height()));
            (is_whole || is_in_rows).then_some((*size, if is_whole { 1 } else { n_rows }))
        });
        let (size, n_words) = size?;
        let squares: Vec<char> = words[at..at + n_words].concat().chars().collect();
        Some((size, squares, words[at + n_words - 1], begin))
    })?;
    let mut turn = if squares.len() > size.area() { Some(signs::side(squares.pop()?)?) } else { None };
    // Signs for legal moves occur only in boards of several lines.
    let is_mark = |c: &char| c.is_ascii_punctuation() && !signs::is_square(*c) && !"+~=:".contains(*c);
    if squares.iter().any(is_mark) {
        return None;
    }
    let cells = signs::decode(&squares, size.width().into())?;
    let mut end = place_of(last) + last.len();
    if turn.is_none() {
        let rest = line[end..].trim_start_matches(is_around);
        let mut letters = rest.chars();
        let sign = letters.next().and_then(|c| Some((signs::side(c)?, c.len_utf8())));
        let sign = sign.filter(|_| !letters.next().is_some_and(char::is_alphanumeric));
        let word = rest.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
        let named = || read_turn(word).filter(|_| word.chars().count() > 2).map(|side| (side, word.len()));
        if let Some((side, length)) = sign.or_else(named) {
            turn = Some(side);
            end = line.len() - rest.len() + length;
        }
    }
    // A line of dashes is no board.
    let is_board = turn.is_some() || cells.iter().any(Option::is_some);
    is_board.then(|| Drawn { setup: setup(size, cells, turn), has_turn: turn.is_some(), bytes: begin..end })
}

/// The squares of `8/8/8/3OX3/3XO3/8/8/8`.
fn rows_with_strokes(word: &str) -> Option<(BoardSize, Vec<char>)> {
    // Drops the part in brackets, in which some write the discs that are left.
    let word = word.split('[').next()?.trim_end_matches('/');
    let row = |row: &str| {
        let (mut squares, mut number) = (Vec::new(), 0);
        for c in row.chars().chain([' ']) {
            if let Some(digit) = c.to_digit(10) {
                number = (number * 10 + digit as usize).min(99);
            } else {
                squares.resize(squares.len() + std::mem::take(&mut number), '-');
                squares.push(c);
            }
        }
        squares.pop();
        squares
    };
    let mut rows: Vec<Vec<char>> = word.split('/').take(WORDS_MAX).map(row).collect();
    if word.contains(['p', 'P']) {
        rows.reverse();
        let disc = |c: &mut char| {
            *c = if *c == 'p' {
                'X'
            } else if *c == 'P' {
                'O'
            } else {
                *c
            }
        };
        rows.iter_mut().flatten().for_each(disc);
    }
    let size = BoardSize::new(rows[0].len() as u32, rows.len() as u32).ok()?;
    rows.iter().all(|row| row.len() == rows[0].len()).then(|| (size, rows.concat()))
}
