//! Further readings of a text whose moves cannot be played as they stand, each as a plain transcript: columns
//! that are read downwards, the moves of both sides apart, a move in each line of a log. The one that can be
//! played is meant.

use super::lexicon::{Meaning, meanings};
use super::tokens::{Kind, Tokens};
use crate::rules::{BoardSize, ByColor, Color, Move, Position, Square};

/// Longer texts hold more than one game.
pub(in crate::formats) const TEXT_MAX: usize = 1 << 16;

/// The readings that a plain text allows.
pub(super) fn of(text: &str, tokens: &Tokens, start: &Position) -> Vec<String> {
    let found = [
        joined(text),
        with_ones(text),
        by_number(tokens),
        downwards(tokens),
        numbers_on_a_board(text),
        both_sides(tokens, start),
        one_in_each_line(tokens),
    ];
    found.into_iter().flatten().collect()
}

/// `f 5`, `f-5`, `('f',5)`, and squares that a line's end has parted.
pub(in crate::formats) fn joined(text: &str) -> Option<String> {
    const GAP_MAX: usize = 4;
    let bytes = text.as_bytes();
    let mut out = String::with_capacity(text.len());
    let mut rest = 0;
    for (at, byte) in bytes.iter().enumerate() {
        let is_alone = at == 0 || !bytes[at - 1].is_ascii_alphabetic() && bytes[at - 1].is_ascii();
        if at < rest || !is_alone || !matches!(byte, b'a'..=b'p' | b'A'..=b'P') {
            continue;
        }
        let gap = bytes[at + 1..].iter().take(GAP_MAX);
        let n_gap = gap.take_while(|byte| b" \n-._,'\"".contains(byte)).count();
        if n_gap > 0 && bytes.get(at + 1 + n_gap).is_some_and(u8::is_ascii_digit) {
            out += &text[rest..=at];
            rest = at + 1 + n_gap;
        }
    }
    (rest > 0).then(|| out + &text[rest..])
}

/// `dl` and `cI` where d1 and c1 are meant, as a machine reads them off paper.
fn with_ones(text: &str) -> Option<String> {
    let mut before = ' ';
    let one = |c: char| {
        let is_one = matches!(c, 'l' | 'I') && matches!(before, 'a'..='h' | 'A'..='H');
        before = c;
        if is_one { '1' } else { c }
    };
    let changed: String = text.chars().map(one).collect();
    (changed != text).then_some(changed)
}

/// The squares in the order of the numbers before them: columns side by side.
fn by_number(tokens: &Tokens) -> Option<String> {
    let mut moves: Vec<(usize, Vec<&str>)> = Vec::new();
    for at in 0..tokens.all.len() {
        let count = tokens.count(at, at + 1);
        if tokens.all[at].kind == Kind::Word && tokens.is_number(at) {
            moves.push((tokens.word(at).parse().ok()?, Vec::new()));
        } else if count.squares > 0 {
            moves.last_mut()?.1.push(tokens.word(at));
        } else if count.unknown > 0 && !moves.is_empty() {
            return None;
        }
    }
    moves.retain(|(_, squares)| !squares.is_empty());
    let is_apart = !moves.is_sorted_by_key(|(number, _)| *number);
    moves.sort_by_key(|(number, _)| *number);
    let is_row = moves.iter().zip(1..).all(|((number, squares), n)| *number == n && squares.len() < 3);
    let words: Vec<&str> = moves.into_iter().flat_map(|(_, squares)| squares).collect();
    (is_apart && is_row).then(|| words.join(" "))
}

/// The squares of lines, column by column.
fn downwards(tokens: &Tokens) -> Option<String> {
    let squares = |(begin, end): (usize, usize)| -> Vec<usize> {
        (begin..end).filter(|at| tokens.count(*at, at + 1).squares == 1).collect()
    };
    let lines: Vec<Vec<usize>> = tokens.lines().map(squares).filter(|line| !line.is_empty()).collect();
    let n_columns = lines.first()?.len();
    let all = tokens.count(0, tokens.all.len());
    let is_table = n_columns > 1 && lines.len() > 2 && lines.is_sorted_by(|a, b| a.len() >= b.len());
    if !is_table || all.unknown > 0 || lines.iter().flatten().count() != all.squares {
        return None;
    }
    let column = |column: usize| lines.iter().filter_map(move |line| line.get(column));
    Some((0..n_columns).flat_map(column).map(|at| tokens.word(*at)).collect::<Vec<_>>().join(" "))
}

/// The numbers of the moves on a board of 8×8, as newspapers print games.
pub(in crate::formats) fn numbers_on_a_board(text: &str) -> Option<String> {
    const SIDE: usize = 8;
    let cells = |line: &str| -> Vec<String> {
        let sign = ['|', '\t', ';', ','].into_iter().find(|sign| line.contains(*sign));
        let line = if sign == Some('|') { line.trim().trim_matches('|') } else { line };
        match sign {
            Some(sign) => line.split(sign).map(|cell| cell.trim().to_owned()).collect(),
            None => line.split_whitespace().map(str::to_owned).collect(),
        }
    };
    let is_number = |cell: &String| cell.parse::<u8>().is_ok();
    let rows: Vec<Vec<String>> = text
        .lines()
        .take(4 * SIDE)
        .map(cells)
        .filter(|row| row.len() >= SIDE && row.iter().filter(|cell| is_number(cell)).count() >= SIDE / 2)
        .collect();
    if rows.len() != SIDE {
        return None;
    }
    let size = BoardSize::STANDARD;
    let mut moves = Vec::new();
    for (row, cells) in rows.iter().enumerate() {
        // Its own number stands before a row.
        let own = cells.len() > SIDE && cells[0] == (row + 1).to_string();
        for (column, cell) in cells[usize::from(own)..].iter().take(SIDE).enumerate() {
            let number = cell.parse::<usize>().ok().filter(|number| *number > 0);
            moves.extend(number.zip(Square::at(column, row, size)));
        }
    }
    moves.sort_unstable();
    let is_row = moves.iter().zip(1..).all(|((number, _), n)| *number == n);
    (is_row && moves.len() > SIDE).then(|| moves.iter().map(|(_, square)| square.name(size)).collect())
}

/// The moves of both sides, which stand in lines of their own.
fn both_sides(tokens: &Tokens, start: &Position) -> Option<String> {
    let mut squares: ByColor<Vec<&str>> = ByColor::default();
    for (begin, end) in tokens.lines().filter(|(begin, end)| tokens.count(*begin, *end).squares > 0) {
        let color = match tokens.all[begin].kind {
            Kind::Sign('●') => Color::Black,
            Kind::Sign('○') => Color::White,
            Kind::Word => match meanings(tokens.word(begin))?[..] {
                [Meaning::Color(color)] => color,
                _ => return None,
            },
            _ => return None,
        };
        let words = (begin + 1..end).filter(|at| tokens.count(*at, at + 1).squares > 0);
        squares[color].extend(words.map(|at| tokens.word(at)));
    }
    let mut position = *start;
    let mut words = Vec::new();
    let mut left = squares.map(Vec::into_iter);
    loop {
        if position.must_pass() {
            position = position.play(Move::Pass).ok()?;
        }
        let Some(word) = left[position.turn()].next() else { break };
        position = position.play(Move::Place(Square::parse(word, start.size()).ok()?)).ok()?;
        words.push(word);
    }
    let is_whole = left.black.len() + left.white.len() == 0;
    is_whole.then(|| words.join(" "))
}

/// The one square of each line, in lines of like words: what a log says of each move.
fn one_in_each_line(tokens: &Tokens) -> Option<String> {
    /// Lines between those of the moves have no more words: `Move 2:`.
    const WORDS_MAX: usize = 4;
    let mut moves = Vec::new();
    for (begin, end) in tokens.lines() {
        let count = tokens.count(begin, end);
        match (begin..end).find(|at| tokens.count(*at, at + 1).squares > 0) {
            Some(square) if count.squares == 1 && count.unknown > 0 => {
                let (before, after) =
                    (tokens.count(begin, square).words, tokens.count(square + 1, end).words);
                moves.push((before, after, tokens.word(square)));
            }
            None if count.words <= WORDS_MAX => {}
            _ => return None,
        }
    }
    let (before, after, _) = *moves.first()?;
    let are_alike = moves.iter().all(|line| line.0 == before) || moves.iter().all(|line| line.1 == after);
    let words: Vec<&str> = moves.iter().map(|line| line.2).collect();
    (are_alike && words.len() > 1).then(|| words.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parted_squares_are_joined() {
        let check = |text: &str, expected: Option<&str>| assert_eq!(joined(text).as_deref(), expected);
        check("f 5 d-6 c\n4", Some("f5 d6 c4"));
        check("e8d1f\n7e2", Some("e8d1f7e2"));
        check("('f',5),('d',6)", Some("('f5),('d6)"));
        check("f5 d6 Bea 4", None);
    }

    #[test]
    fn a_board_of_numbers_is_a_game() {
        let board = "1 2 . . . . . .\n".to_owned() + &". . . . . . . .\n".repeat(7);
        assert_eq!(numbers_on_a_board(&board), None);
        let row =
            |begin: usize| (begin..begin + 8).map(|n| n.to_string()).collect::<Vec<_>>().join(",") + "\n";
        let board: String = (0..8).map(|n| row(8 * n + 1)).collect();
        assert!(numbers_on_a_board(&board).unwrap().starts_with("a1b1c1"));
    }
}
