//! Other ways to read a text as a row of moves: squares in pieces, columns read downwards, the sides apart,
//! numbers instead of squares. Each holds only where all of it is one legal game.

use super::items::{Aside, Gap, Item, Marks, Played};
use crate::record::words::{self, Word};
use crate::rules::{ByColor, Color, Move, Position};

/// Longer texts hold more than one game.
pub(super) const TEXT_MAX: usize = 1 << 16;
/// The side of the usual board: only there numbers are squares.
const SIDE: usize = 8;

/// Rows in which the squares are written as such.
pub(super) fn of_squares(marks: &Marks, start: &Position) -> Vec<Vec<Item>> {
    let items = &marks.row(&marks.items, Aside::Talk);
    let found = [
        joined(marks),
        by_number(marks, items),
        downwards(marks, items),
        on_a_board(marks),
        both_sides(marks, items, start),
    ];
    found.into_iter().flatten().collect()
}

/// `f 5`, `f-5`, `('f',5)`, squares that a line's end has parted, and `dl` or `cI` where d1 and c1 are meant,
/// as a machine reads them off paper.
fn joined(marks: &Marks) -> Option<Vec<Item>> {
    const GAP_MAX: usize = 4;
    let bytes = marks.plain().as_bytes();
    let mut row: Vec<Item> = Vec::new();
    let (mut at, mut is_other) = (0, false);
    while at < bytes.len() {
        let follows = row.last().is_some_and(|last| last.end == at);
        let is_alone = at == 0 || follows || !bytes[at - 1].is_ascii_alphabetic() && bytes[at - 1].is_ascii();
        let column = bytes[at].to_ascii_lowercase();
        let behind = &bytes[at + 1..];
        let n_gap = behind.iter().take(GAP_MAX).take_while(|byte| b" \n-._,'\"".contains(byte)).count();
        let digits: Vec<u8> = behind[n_gap..]
            .iter()
            .take(3)
            .copied()
            .take_while(u8::is_ascii_digit)
            .map(|c| c - b'0')
            .collect();
        let digits = if behind.starts_with(b"l") || behind.starts_with(b"I") { vec![1] } else { digits };
        if is_alone && matches!(column, b'a'..=b'p') && (1..3).contains(&digits.len()) {
            let end = at + 1 + n_gap + digits.len();
            let row_number = digits.iter().fold(0, |number, digit| 10 * number + u32::from(*digit));
            row.push(Item::square(column - b'a', row_number, at..end));
            is_other |= n_gap > 0 || !behind[0].is_ascii_digit();
            at = end;
        } else {
            at += 1;
        }
    }
    is_other.then_some(row)
}

/// The squares in the order of the numbers before them: columns side by side.
fn by_number(marks: &Marks, items: &[Item]) -> Option<Vec<Item>> {
    let mut moves: Vec<(usize, Vec<Item>)> = Vec::new();
    let mut next = items.iter().peekable();
    for at in 0..marks.all.len() {
        if marks.is_number(at) {
            moves.push((marks.str(at).parse().ok()?, Vec::new()));
        }
        while let Some(item) = next.next_if(|item| item.mark == at) {
            moves.last_mut()?.1.push(*item);
        }
        if marks.all[at].is_unknown && !moves.is_empty() {
            return None;
        }
    }
    moves.retain(|(_, items)| !items.is_empty());
    let is_apart = !moves.is_sorted_by_key(|(number, _)| *number);
    moves.sort_by_key(|(number, _)| *number);
    let is_row = moves.iter().zip(1..).all(|((number, items), n)| *number == n && items.len() < 3);
    (is_apart && is_row).then(|| in_one_line(moves.into_iter().flat_map(|(_, items)| items)))
}

/// The squares of lines, column by column.
fn downwards(marks: &Marks, items: &[Item]) -> Option<Vec<Item>> {
    let lines: Vec<&[Item]> = items.chunk_by(|one, other| one.line == other.line).collect();
    let n_columns = lines.first()?.len();
    let is_table = n_columns > 1 && lines.len() > 2 && lines.is_sorted_by(|a, b| a.len() >= b.len());
    if !is_table || (0..marks.all.len()).any(|at| marks.all[at].is_unknown) {
        return None;
    }
    let column = |column: usize| lines.iter().filter_map(move |line| line.get(column).copied());
    Some(in_one_line((0..n_columns).flat_map(column)))
}

/// A row whose lines mean nothing.
fn in_one_line(items: impl Iterator<Item = Item>) -> Vec<Item> {
    items.map(|item| Item { gap: Gap::Blank, line: 0, ..item }).collect()
}

/// The numbers of the moves on a board of 8×8, as newspapers print games.
fn on_a_board(marks: &Marks) -> Option<Vec<Item>> {
    let text = marks.plain();
    let cells = |line: &str| -> Vec<String> {
        let sign = ['|', '\t', ';', ','].into_iter().find(|sign| line.contains(*sign));
        let line = if sign == Some('|') { line.trim().trim_matches('|') } else { line };
        match sign {
            Some(sign) => line.split(sign).map(|cell| cell.trim().to_owned()).collect(),
            None => line.split_whitespace().map(str::to_owned).collect(),
        }
    };
    let is_number = |cell: &String| cell.parse::<u8>().is_ok();
    let is_row = |row: &Vec<String>| {
        row.len() >= SIDE && row.iter().filter(|cell| is_number(cell)).count() >= SIDE / 2
    };
    let rows: Vec<Vec<String>> = text.lines().take(4 * SIDE).map(cells).filter(is_row).collect();
    if rows.len() != SIDE {
        return None;
    }
    let mut moves = Vec::new();
    for (row, cells) in rows.iter().enumerate() {
        // Its own number is before a row.
        let own = cells.len() > SIDE && cells[0] == (row + 1).to_string();
        for (column, cell) in cells[usize::from(own)..].iter().take(SIDE).enumerate() {
            let number = cell.parse::<usize>().ok().filter(|number| *number > 0);
            moves.extend(number.map(|number| (number, column as u8, row as u8)));
        }
    }
    moves.sort_unstable();
    let is_row = moves.iter().zip(1..).all(|((number, ..), n)| *number == n);
    let item = |(_, column, row)| Item::square(column, u32::from(row) + 1, 0..text.len());
    (is_row && moves.len() > SIDE).then(|| moves.into_iter().map(item).collect())
}

/// The moves of both sides, which are in lines of their own.
fn both_sides(marks: &Marks, items: &[Item], start: &Position) -> Option<Vec<Item>> {
    let mut own: ByColor<Vec<Item>> = ByColor::default();
    for line in items.chunk_by(|one, other| one.line == other.line) {
        let first = marks.lines[line[0].line].start;
        let color = match (marks.sign(first), words::word(marks.str(first))) {
            (Some('●'), _) | (_, Some(Word::Color(Color::Black))) => Color::Black,
            (Some('○'), _) | (_, Some(Word::Color(Color::White))) => Color::White,
            _ => return None,
        };
        own[color].extend(line);
    }
    let mut position = *start;
    let mut row = Vec::new();
    let mut left = own.map(|items| items.into_iter().peekable());
    while let Some(item) = {
        if position.must_pass() {
            position = position.play(Move::Pass).ok()?;
        }
        left[position.turn()].next()
    } {
        let Played::Moves(after, _) = item.play(&position, row.len() + 1) else { return None };
        position = after;
        row.push(item);
    }
    let is_whole = left.black.len() + left.white.len() == 0;
    is_whole.then(|| in_one_line(row.into_iter()))
}

/// Rows in which numbers are squares, the likeliest first: pairs of a row and a column or the other way
/// round, counted from 1 or from 0, and numbers of squares. Lines with words have none.
pub(super) fn of_numbers(marks: &Marks) -> Vec<Vec<Item>> {
    let has_words = |line: &std::ops::Range<usize>| {
        // `Moves:` names what follows.
        let label = line.clone().find(|at| marks.sign(*at) == Some(':')).unwrap_or(line.start);
        let unknown = (label..line.end).filter(|at| marks.all[*at].is_unknown);
        unknown.filter(|at| !is_axis(marks.str(*at))).count() > 0
    };
    let lines = marks.lines.iter().filter(|line| !has_words(line));
    let numbers: Vec<(usize, u32)> = lines
        .flat_map(|line| line.clone())
        .filter(|at| marks.is_number(*at))
        .filter_map(|at| Some((at, marks.str(at).parse().ok()?)))
        .collect();
    let axis = (0..marks.all.len()).find(|at| is_axis(marks.str(*at)));
    let is_column_first = axis.is_some_and(|at| is_column_axis(marks.str(at)));
    of_values(&numbers.iter().map(|(_, n)| *n).collect::<Vec<_>>(), is_column_first)
        .into_iter()
        .map(|(squares, step)| {
            let place = |n: usize| {
                let (first, last) = (numbers[n * step].0, numbers[n * step + step - 1].0);
                (marks.all[first].begin, marks.all[last].end)
            };
            let item = |(n, (column, row)): (usize, (u8, u8))| {
                let (begin, end) = place(n);
                Item::square(column, u32::from(row) + 1, begin..end)
            };
            squares.into_iter().enumerate().map(item).collect()
        })
        .collect()
}

fn is_axis(word: &str) -> bool {
    [
        "x", "y", "row", "col", "column", "r", "c", "i", "j", "file", "rank", "zeile", "spalte", "ligne",
        "colonne", "fila", "columna", "行", "列",
    ]
    .contains(&&*word.to_lowercase())
}

pub(in crate::formats) fn is_column_axis(word: &str) -> bool {
    ["x", "col", "column", "c", "file", "spalte", "colonne", "columna", "列"].contains(&&*word.to_lowercase())
}

/// The squares that numbers may be, as columns and rows from 0, and how many numbers make one.
pub(in crate::formats) fn of_values(numbers: &[u32], is_column_first: bool) -> Vec<(Vec<(u8, u8)>, usize)> {
    let side = SIDE as u32;
    let mut rows = Vec::new();
    for base in [1, 0] {
        for is_column_first in [is_column_first, !is_column_first] {
            let square = |pair: &[u32]| {
                let [first, second] = [pair[0].checked_sub(base)?, pair[1].checked_sub(base)?];
                let (column, row) = if is_column_first { (first, second) } else { (second, first) };
                (column < side && row < side).then_some((column as u8, row as u8))
            };
            if numbers.len().is_multiple_of(2) {
                rows.extend(
                    numbers.chunks_exact(2).map(square).collect::<Option<Vec<_>>>().map(|row| (row, 2)),
                );
            }
        }
    }
    let index = |number: u32| (number < side * side).then(|| ((number % side) as u8, (number / side) as u8));
    let tens = |number: u32| {
        let (row, column) = (number / 10, number % 10);
        let fits = (1..=side).contains(&row) && (1..=side).contains(&column);
        fits.then(|| (column as u8 - 1, row as u8 - 1))
    };
    let one_each: [&dyn Fn(u32) -> Option<(u8, u8)>; 3] =
        [&index, &|number| index(number.checked_sub(1)?), &tens];
    for square in one_each {
        rows.extend(numbers.iter().map(|n| square(*n)).collect::<Option<Vec<_>>>().map(|row| (row, 1)));
    }
    rows
}
