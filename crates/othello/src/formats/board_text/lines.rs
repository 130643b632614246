//! Reads a single line: the side to move, as `Black to move`, `手番：黒` or `X`, or a whole board.
//!
//! A board in one line is a word of all squares, a word for each row, or rows with slashes between them and
//! numbers for empty squares, as chess programs write them. With chess letters, a small `p` is a black disc
//! and the first row is the bottom one; with Othello's letters the first row is the top one.

use super::{Drawn, ROWS_MIN, setup, signs};
use crate::formats::is_one_of;
use crate::record::words::{self, TokenKind, Word, is_cjk};
use crate::rules::{BoardSize, Color};

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
            let (size, squares) = rows_with_slashes(words[at])?;
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
        let first = rest.chars().next().map_or(0, char::len_utf8);
        let behind = rest[first..].trim_start_matches(char::is_alphanumeric);
        let word = &rest[..rest.len() - behind.len()];
        turn = read_turn(word).filter(|_| word.chars().count() != 2);
        if turn.is_some() {
            end = line.len() - behind.len();
        }
    }
    // A line of dashes is no board.
    let is_board = turn.is_some() || cells.iter().any(Option::is_some);
    is_board.then(|| Drawn { setup: setup(size, cells, turn), has_turn: turn.is_some(), bytes: begin..end })
}

/// The squares of `8/8/8/3OX3/3XO3/8/8/8`.
fn rows_with_slashes(word: &str) -> Option<(BoardSize, Vec<char>)> {
    // Drops the part in brackets: the discs that are left, in some programs.
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
        for c in rows.iter_mut().flatten() {
            match c {
                'p' => *c = 'X',
                'P' => *c = 'O',
                _ => {}
            }
        }
    }
    let size = BoardSize::new(rows[0].len() as u32, rows.len() as u32).ok()?;
    rows.iter().all(|row| row.len() == rows[0].len()).then(|| (size, rows.concat()))
}

/// Words of a line that names the side to move.
const TURNS: &str = "move moves play plays turn next side zug ziehen zieht dran reihe joue jouent jouer \
    trait tour juega juegan jugar turno mueve mueven toca tocan σειρά παίζει παίζουν ход ходят tocca muove \
    mossa";

/// The words of a line such as `current player: 2`.
const PLAYER: &str = "player current next active to turn move side s is";

/// The longest line that may name the side to move, in characters.
const LENGTH_MAX: usize = 60;

/// The side to move that a line names; `None` if it names none.
pub(in crate::formats) fn read_turn(line: &str) -> Option<Color> {
    let line = line.trim();
    let n_visible = line.chars().take(LENGTH_MAX).filter(|c| !c.is_whitespace()).count();
    // Many signs without letters are a row of a board; a line longer than the limit is a remark.
    if line.chars().nth(LENGTH_MAX).is_some() || n_visible >= ROWS_MIN && signs::count(line).1 == 0 {
        return None;
    }
    let (mut sides, mut words, mut numbers) = (Vec::new(), Vec::new(), Vec::new());
    let (mut is_turn, mut n_other, mut n_signs) = (false, 0, 0);
    for token in words::tokens(line.trim_end_matches('.')) {
        let word = line[token.begin..token.end].to_lowercase();
        match (token.kind, token.word) {
            (TokenKind::Sign(c), _) => match signs::side(c) {
                Some(color) => {
                    sides.push(color);
                    n_signs += 1;
                }
                // The line is a row of a board.
                None if signs::is_square(c) => return None,
                None => {}
            },
            (TokenKind::Number, _) => numbers.push(word),
            (TokenKind::Word, known) => {
                let has = |signs: [char; 6]| word.contains(is_cjk) && word.contains(signs);
                is_turn |= has(['番', '先', '轮', '輪', '走', '下']) || is_one_of(TURNS, &word);
                match known {
                    Some(Word::Color(color)) => sides.push(color),
                    _ if word.contains(is_cjk) => {
                        sides.extend(word.contains(['黒', '黑']).then_some(Color::Black));
                        sides.extend(word.contains('白').then_some(Color::White));
                    }
                    _ => n_other += 1,
                }
                words.push(word);
            }
        }
    }
    let is_player = words.len() > 1 && words.iter().all(|word| is_one_of(PLAYER, word));
    let player =
        numbers.first().filter(|_| numbers.len() == 1 && is_player && words.contains(&"player".to_owned()));
    match player.map(String::as_str) {
        Some("1") => return Some(Color::Black),
        Some("2") => return Some(Color::White),
        _ => {}
    }
    let color = *sides.first()?;
    let is_clear = sides.iter().all(|side| *side == color) && n_signs <= 1;
    let is_alone = n_other + numbers.len() == 0 && words.len() <= 2;
    (is_clear && (is_turn || is_alone)).then_some(color)
}
