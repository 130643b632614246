//! Other ways to read a text as a row of moves: squares in pieces, columns read downwards, the sides apart,
//! numbers instead of squares. A row counts only if all of it is one legal game.

use super::items::{Aside, Gap, Item, Marks};
use crate::formats::board_text::columns;
use crate::formats::is_one_of;
use crate::record::words::{self, Word};
use crate::rules::{ByColor, Color, Position};

/// Longer texts hold more than one game.
pub(in crate::formats) const TEXT_MAX: usize = 1 << 16;
/// The side of the usual board: only on that board can numbers stand for squares.
const SIDE: usize = 8;

/// Rows of moves from squares that are written as a letter and a number, or by their place on a board.
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

/// Squares in pieces: `f 5`, `f-5`, `('f',5)`, or split by a line's end; and `dl` or `cI` for d1 and c1, as
/// text recognition reads them.
fn joined(marks: &Marks) -> Option<Vec<Item>> {
    const GAP_MAX: usize = 4;
    let bytes = marks.plain().as_bytes();
    let mut row: Vec<Item> = Vec::new();
    let (mut at, mut is_unusual) = (0, false);
    while at < bytes.len() {
        let follows = row.last().is_some_and(|last| last.end == at);
        let is_alone = at == 0 || follows || !bytes[at - 1].is_ascii_alphabetic() && bytes[at - 1].is_ascii();
        let column = bytes[at].to_ascii_lowercase();
        let behind = &bytes[at + 1..];
        let n_gap = behind.iter().take(GAP_MAX).take_while(|byte| b" \n-._,'\"".contains(byte)).count();
        let digits = behind[n_gap..].iter().take(3).take_while(|byte| byte.is_ascii_digit());
        let (number, length) = match behind.first() {
            Some(b'l' | b'I') => (1, 1),
            _ => digits.fold((0, 0), |(number, n), digit| (10 * number + u32::from(digit - b'0'), n + 1)),
        };
        if is_alone && matches!(column, b'a'..=b'p') && (1..3).contains(&length) {
            let end = at + 1 + n_gap + length;
            row.push(Item::square(column - b'a', number, at..end));
            is_unusual |= n_gap > 0 || !behind[0].is_ascii_digit();
            at = end;
        } else {
            at += 1;
        }
    }
    is_unusual.then_some(row)
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
        if marks.all[at].is_unknown {
            match moves.iter().any(|(_, items)| !items.is_empty()) {
                true if next.peek().is_none() => break,
                true => return None,
                // The numbers of a heading.
                false => moves.clear(),
            }
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

/// Puts items into one line: in such texts lines do not separate games.
fn in_one_line(items: impl Iterator<Item = Item>) -> Vec<Item> {
    items.map(|item| Item { gap: Gap::Blank, line: 0, ..item }).collect()
}

/// The numbers of the moves on a board of 8×8, as newspapers print games and people fill in a sheet.
fn on_a_board(marks: &Marks) -> Option<Vec<Item>> {
    fn cells(line: &str) -> Vec<&str> {
        match ['|', '\t', ';', ','].into_iter().find(|sign| line.contains(*sign)) {
            Some('|') => line.trim().trim_matches('|').split('|').map(str::trim).collect(),
            Some(sign) => line.split(sign).map(str::trim).collect(),
            None => line.split_whitespace().collect(),
        }
    }
    let text = marks.plain();
    // Without a number, a cell is a disc or empty.
    let is_cell = |cell: &&str| {
        cell.parse::<u32>().is_ok() || cell.chars().nth(1).is_none() || !cell.contains(char::is_alphanumeric)
    };
    let lines = text.lines().filter(|line| columns(line).is_none()).take(4 * SIDE);
    let rows = lines.map(|line| (line, cells(line)));
    let rows: Vec<_> = rows.filter(|(_, row)| row.len() >= SIDE && row.iter().all(is_cell)).collect();
    rows.windows(SIDE).find_map(|rows| {
        let begin = |line: &str| line.as_ptr().addr() - text.as_ptr().addr();
        let bytes = begin(rows[0].0)..begin(rows[SIDE - 1].0) + rows[SIDE - 1].0.len();
        let mut moves = Vec::new();
        for ((_, cells), row) in rows.iter().zip(1..) {
            // A row may begin with its own number.
            let own = usize::from(cells.len() > SIDE && cells[0].parse() == Ok(row));
            let numbers = cells[own..].iter().take(SIDE).map(|cell| cell.parse::<u32>().unwrap_or(0));
            moves.extend(numbers.zip(0..).filter(|(n, _)| *n > 0).map(|(n, column)| (n, column, row)));
        }
        moves.sort_unstable();
        let is_whole = moves.iter().zip(1..).all(|((number, ..), n)| *number == n);
        let item = |(_, column, row)| Item::square(column, row, bytes.clone());
        (is_whole && moves.len() > SIDE).then(|| moves.into_iter().map(item).collect())
    })
}

/// Merges the moves of both sides, each in its own lines, by turns; `None` where an item plays no move.
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
    let (mut position, mut row) = (*start, Vec::new());
    let mut left = own.map(Vec::into_iter);
    while let Some(item) = left[position.after_forced_pass().turn()].next() {
        let Ok((after, [Some(_), _])) = item.play(&position, row.len() + 1) else { return None };
        position = after;
        row.push(item);
    }
    let is_whole = left.black.len() + left.white.len() == 0;
    is_whole.then(|| in_one_line(row.into_iter()))
}

/// Rows in which numbers are squares, the likeliest first: pairs of a row and a column or the other way
/// round, counted from 1 or from 0, and numbers of squares. Numbers behind names of coordinates,
/// `row=4, col=5`, stand alone; else skips lines with words.
pub(super) fn of_numbers(marks: &Marks) -> Vec<Vec<Item>> {
    let is_axis = |at: usize| is_axis(marks.str(at));
    let axis_before = |at: usize| (at.saturating_sub(3)..at).rev().find(|at| marks.sign(*at).is_none());
    let has_axis = |at: &usize| marks.is_number(*at) && axis_before(*at).is_some_and(is_axis);
    let named: Vec<usize> = (0..marks.all.len()).filter(has_axis).collect();
    let has_words = |line: &std::ops::Range<usize>| {
        // A label such as `Moves:` may stand before the numbers.
        let label = line.clone().find(|at| marks.sign(*at) == Some(':')).unwrap_or(line.start);
        (label..line.end).any(|at| marks.all[at].is_unknown && !is_axis(at))
    };
    let lines = marks.lines.iter().filter(|line| !has_words(line)).cloned();
    let plain = lines.flatten().filter(|at| marks.is_number(*at)).collect();
    let is_named = named.len() > SIDE / 2;
    let axis = if is_named { axis_before(named[0]) } else { (0..marks.all.len()).find(|at| is_axis(*at)) };
    let numbers = if is_named { named } else { plain };
    // A minus joined to a number belongs to it, unless it joins that to another number.
    let is_negative = |at: usize| {
        let is_joined = !marks.is_apart(at) && marks.sign(at - 1) == Some('-');
        is_joined && (marks.is_apart(at - 1) || !marks.is_number(at - 2))
    };
    let value = |at: usize| Some(marks.str(at).parse::<i32>().ok()? * if is_negative(at) { -1 } else { 1 });
    let numbers: Vec<(usize, i32)> = numbers.into_iter().filter_map(|at| Some((at, value(at)?))).collect();
    let is_column_first = axis.is_some_and(|at| is_column_axis(marks.str(at)));
    let values: Vec<i32> = numbers.iter().map(|(_, number)| *number).collect();
    let row = |(squares, n_each): (Vec<ColumnRow>, usize)| {
        let item = |(marked, (column, row)): (&[(usize, i32)], ColumnRow)| {
            let bytes = marks.all[marked[0].0].begin..marks.all[marked[n_each - 1].0].end;
            Item::square(column, u32::from(row) + 1, bytes)
        };
        numbers.chunks(n_each).zip(squares).map(item).collect()
    };
    of_values(&values, is_column_first).into_iter().map(row).collect()
}

const COLUMNS: &str = "x col column c file spalte colonne columna 列";
const ROWS: &str = "y row r i j rank zeile ligne fila 行";

pub(in crate::formats) fn is_column_axis(word: &str) -> bool {
    is_one_of(COLUMNS, &word.to_lowercase())
}

/// Whether a word names a coordinate.
pub(in crate::formats) fn is_axis(word: &str) -> bool {
    is_column_axis(word) || is_one_of(ROWS, &word.to_lowercase())
}

/// A column and a row, from 0.
type ColumnRow = (u8, u8);

/// The squares that numbers may be, and how many numbers make one. Any square off the board is a pass, which
/// is legal only where it is due.
pub(in crate::formats) fn of_values(numbers: &[i32], is_column_first: bool) -> Vec<(Vec<ColumnRow>, usize)> {
    let side = SIDE as i32;
    let on_board = |number: i32| if (0..side).contains(&number) { number as u8 } else { SIDE as u8 };
    let mut rows = Vec::new();
    let mut add = |n_each: usize, square: &dyn Fn(&[i32]) -> [i32; 2]| {
        let square = |own: &[i32]| ColumnRow::from(square(own).map(on_board));
        if numbers.len().is_multiple_of(n_each) {
            rows.push((numbers.chunks_exact(n_each).map(square).collect(), n_each));
        }
    };
    for base in [1, 0] {
        for is_column_first in [is_column_first, !is_column_first] {
            let (column, row) = if is_column_first { (0, 1) } else { (1, 0) };
            add(2, &|pair| [pair[column], pair[row]].map(|number| number.saturating_sub(base)));
        }
    }
    for base in [0, 1] {
        let index = |one: &[i32]| one[0].saturating_sub(base);
        add(1, &|one| [index(one).rem_euclid(side), index(one).div_euclid(side)]);
    }
    add(1, &|one| [one[0] % 10 - 1, one[0] / 10 - 1]);
    rows
}
