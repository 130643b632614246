//! One square of a board, as its row-major index; its name (`f5`) depends on the board's size.

use super::BoardSize;

/// A square: index 0 is a1, then along the first row. The column and row of an index depend on the board's
/// width.
///
/// ```
/// use othello::rules::{BoardSize, Square};
/// let f5 = Square::parse("f5", BoardSize::STANDARD).unwrap();
/// assert_eq!((f5.column(BoardSize::STANDARD), f5.row(BoardSize::STANDARD)), (5, 4));
/// assert_eq!(f5.index(), 4 * 8 + 5);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

/// Why a text names no square of a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{}\" is not a square of the {size} board (a1 to {})", .text.escape_debug(), .size.corner())]
pub struct SquareError {
    text: String,
    size: BoardSize,
}

impl Square {
    /// The square at a row-major index, which must be on the board.
    pub const fn from_index(index: u8) -> Square {
        Square(index)
    }

    /// The square in a column and row, both from 0; `None` off the board.
    pub fn at(column: usize, row: usize, size: BoardSize) -> Option<Square> {
        let (width, height) = (usize::from(size.width()), usize::from(size.height()));
        (column < width && row < height).then(|| Square((row * width + column) as u8))
    }

    /// Reads `f5` or `P16`.
    ///
    /// # Errors
    /// When the text is no coordinate of a board of this size.
    pub fn parse(text: &str, size: BoardSize) -> Result<Square, SquareError> {
        let square = || {
            let letter = text.bytes().next()?.to_ascii_lowercase();
            let column = letter.checked_sub(b'a').filter(|_| letter.is_ascii_lowercase())?;
            let digits = &text[1..];
            let is_number = digits.len() <= 2 && digits.bytes().all(|byte| byte.is_ascii_digit());
            let row: usize = digits.parse().ok().filter(|_| is_number && !digits.starts_with('0'))?;
            Square::at(column.into(), row - 1, size)
        };
        square().ok_or_else(|| SquareError { text: text.chars().take(20).collect(), size })
    }

    /// The row-major index, 0 to 255.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column from the left, from 0.
    pub const fn column(self, size: BoardSize) -> usize {
        self.0 as usize % size.width() as usize
    }

    /// The row from the top, from 0.
    pub const fn row(self, size: BoardSize) -> usize {
        self.0 as usize / size.width() as usize
    }

    /// Its name on a board of this size, a column letter and a row number from the top: `a1` to `p16`.
    pub fn name(self, size: BoardSize) -> String {
        format!("{}{}", (b'a' + self.column(size) as u8) as char, self.row(size) + 1)
    }

    /// Every square of the board, row by row.
    pub fn all(size: BoardSize) -> impl DoubleEndedIterator<Item = Square> {
        (0..size.area()).map(|index| Square(index as u8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_of_every_board_reads_back() {
        for size in BoardSize::all() {
            for square in Square::all(size) {
                assert_eq!(Square::parse(&square.name(size), size), Ok(square));
                assert_eq!(Square::at(square.column(size), square.row(size), size), Some(square));
            }
        }
    }

    #[test]
    fn texts_that_are_no_square_are_refused() {
        for text in ["", "f", "5", "i1", "a9", "a0", "a01", "f5f", "é5", "f٥", "a99999999999"] {
            assert!(Square::parse(text, BoardSize::STANDARD).is_err(), "{text}");
        }
        let big = BoardSize::new(16, 16).unwrap();
        assert_eq!(Square::parse("P16", big).unwrap().index(), 255);
        let k1 = Square::parse("k1", BoardSize::STANDARD).unwrap_err();
        assert_eq!(k1.to_string(), "\"k1\" is not a square of the 8×8 board (a1 to h8)");
    }
}
