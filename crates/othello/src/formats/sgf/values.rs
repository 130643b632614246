//! Reads the values of properties: sizes, squares, search efforts and bounds.

use crate::evaluation::Bounds;
use crate::formats::brackets::Property;
use crate::formats::{Expected, Fault};
use crate::rules::{BoardSize, Color, Square, Squares};

/// The side to move that a node names.
pub(super) fn read_turn(properties: &[Property]) -> Option<Color> {
    let side = properties.iter().find(|property| property.tag == "PL")?;
    match side.values[0].0.trim().to_ascii_lowercase() {
        side if side.starts_with(['w', '2']) => Some(Color::White),
        side if side.starts_with(['b', '1']) => Some(Color::Black),
        _ => None,
    }
}

/// Reads `8`, or `6:8`.
pub(super) fn read_size(text: &str) -> Result<BoardSize, Fault> {
    let (width, height) = text.split_once([':', 'x', 'X', '×']).unwrap_or((text, text));
    let number = |side: &str| side.trim().parse().map_err(|_| Fault::expected(Expected::Size, text));
    Ok(BoardSize::new(number(width)?, number(height)?)?)
}

/// Reads `f5`, or two letters, column and row.
pub(super) fn read_square(text: &str, size: BoardSize) -> Option<Square> {
    if let Ok(square) = Square::parse(text, size) {
        return Some(square);
    }
    let number = |c: u8| c.is_ascii_lowercase().then(|| usize::from(c - b'a'));
    match text.to_ascii_lowercase().as_bytes() {
        &[column, row] => Square::at(number(column)?, number(row)?, size),
        _ => None,
    }
}

/// Reads `f5`, or a rectangle by two of its corners, `c3:f6`.
pub(super) fn read_squares(text: &str, size: BoardSize) -> Option<Squares> {
    let (first, last) = text.split_once(':').unwrap_or((text, text));
    let corners = [read_square(first.trim(), size)?, read_square(last.trim(), size)?];
    let between = |of: fn(Square, BoardSize) -> usize| {
        let [first, last] = corners.map(|square| of(square, size));
        first.min(last)..=first.max(last)
    };
    let (columns, rows) = (between(Square::column), between(Square::row));
    let is_inside =
        |square: &Square| columns.contains(&square.column(size)) && rows.contains(&square.row(size));
    Some(Square::all(size).filter(is_inside).collect())
}

/// Reads `exact`, `14@73`.
pub(super) fn read_effort(text: &str) -> Option<Option<(u8, u8)>> {
    if text == "exact" {
        return Some(None);
    }
    let (depth, selectivity) = text.split_once('@')?;
    Some(Some((depth.parse().ok()?, selectivity.parse().ok()?)))
}

/// Reads `-2:6`.
pub(super) fn read_bounds(text: &str) -> Option<Bounds> {
    let (low, high) = text.split_once(':')?;
    Bounds::new(low.parse().ok()?, high.parse().ok()?)
}
