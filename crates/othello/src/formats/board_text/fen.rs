//! Boards in one word with strokes between the rows, `8/8/8/3pP3/3Pp3/8/8/8 b`, as programs of chess write
//! them. There a small `p` is Black's, and the first row is the last of the board; with Othello's own letters
//! the first row is the first, as everywhere in Othello.

use super::BoardTextError;
use super::signs::Signs;
use crate::rules::{BoardSize, Color, Setup, Square};

/// Whether a text begins with such a word.
pub(in crate::formats) fn looks_like(text: &str) -> bool {
    let word = text.split_whitespace().next().unwrap_or_default();
    let is_part = |c: char| c.is_ascii_digit() || "/pP".contains(c) || Signs::default().read(c).is_some();
    word.matches('/').count() >= 3 && board(word).chars().all(is_part)
}

/// The board of a word, without the discs that are left.
fn board(word: &str) -> &str {
    word.split('[').next().unwrap_or_default()
}

/// Reads the board; the error of a character holds its byte.
pub(super) fn read(text: &str) -> Result<Setup, Result<BoardTextError, (char, usize)>> {
    let begin = text.len() - text.trim_start().len();
    let mut words = text.split_whitespace();
    let board = board(words.next().unwrap_or_default());
    let is_chess = board.contains(['p', 'P']);
    let mut rows: Vec<Vec<Option<Color>>> = Vec::new();
    let mut at = begin;
    for row in board.trim_end_matches('/').split('/') {
        let mut squares = Vec::new();
        let mut number = 0;
        for (offset, c) in row.char_indices() {
            if let Some(digit) = c.to_digit(10) {
                number = (number * 10 + digit as usize).min(99);
                continue;
            }
            squares.resize(squares.len() + std::mem::take(&mut number), None);
            squares.push(match c {
                'p' => Some(Color::Black),
                'P' => Some(Color::White),
                c => Signs::default().read(c).ok_or(Err((c, at + offset)))?,
            });
            if squares.len() > usize::from(BoardSize::MAX) {
                break;
            }
        }
        squares.resize(squares.len() + number, None);
        rows.push(squares);
        at += row.len() + 1;
        if rows.len() > usize::from(BoardSize::MAX) {
            return Err(Ok(BoardTextError::TooLarge));
        }
    }
    if is_chess {
        rows.reverse();
    }
    let size = super::size(&rows, BoardSize::STANDARD).map_err(Ok)?;
    let turn = match words.next() {
        Some("w" | "W" | "o" | "O" | "○") => Color::White,
        _ => Color::Black,
    };
    let mut setup = Setup { turn, ..Setup::empty(size) };
    for (square, disc) in Square::all(size).zip(rows.into_iter().flatten()) {
        setup.put(square, disc);
    }
    Ok(setup)
}
