//! Width and height of a board: independent, even, 4 to 16.

use std::fmt;
use std::str::FromStr;

/// A board's width and height in squares; each is even and from 4 to 16.
///
/// ```
/// use othello::rules::BoardSize;
/// let wide: BoardSize = "6x4".parse().unwrap();
/// assert_eq!((wide.width(), wide.height(), wide.area()), (6, 4, 24));
/// assert!(BoardSize::new(7, 8).is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BoardSize {
    // Invariant: both even, in MIN..=MAX.
    width: u8,
    height: u8,
}

/// Why a width and height, or a text, give no board size. Keeps only the beginning of a long text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant's message documents it")]
pub enum SizeError {
    #[error("a board is 4 to 16 squares wide and high, not {width}×{height}")]
    OutOfRange { width: u32, height: u32 },
    #[error("a board's width and height are even, not {width}×{height}")]
    Odd { width: u32, height: u32 },
    #[error("\"{}\" is not a board size; expected something like 8x8 or 6x10", .0.escape_debug())]
    NotASize(String),
}

impl Default for BoardSize {
    fn default() -> BoardSize {
        BoardSize::STANDARD
    }
}

impl BoardSize {
    /// The shortest side, in squares.
    pub const MIN: u8 = 4;
    /// The longest side, in squares.
    pub const MAX: u8 = 16;
    /// The 8×8 board of tournament play.
    pub const STANDARD: BoardSize = BoardSize { width: 8, height: 8 };

    /// A board by its numbers of columns and rows.
    ///
    /// # Errors
    /// When a side is odd or outside 4 to 16.
    pub fn new(width: u32, height: u32) -> Result<BoardSize, SizeError> {
        let range = u32::from(Self::MIN)..=u32::from(Self::MAX);
        if !range.contains(&width) || !range.contains(&height) {
            Err(SizeError::OutOfRange { width, height })
        } else if width % 2 == 1 || height % 2 == 1 {
            Err(SizeError::Odd { width, height })
        } else {
            Ok(BoardSize { width: width as u8, height: height as u8 })
        }
    }

    /// The number of columns, 4 to 16.
    pub const fn width(self) -> u8 {
        self.width
    }

    /// The number of rows, 4 to 16.
    pub const fn height(self) -> u8 {
        self.height
    }

    /// The number of squares, 16 to 256.
    pub const fn area(self) -> usize {
        self.width as usize * self.height as usize
    }

    /// The name of its last square, `h8` on the standard board.
    pub fn corner(self) -> String {
        format!("{}{}", (b'a' + self.width - 1) as char, self.height)
    }

    /// Whether it is square: only then can it be transposed.
    pub const fn is_square(self) -> bool {
        self.width == self.height
    }

    /// All 49 sizes, by height, then by width.
    pub fn all() -> impl Iterator<Item = BoardSize> {
        let sides = || (Self::MIN..=Self::MAX).step_by(2);
        sides().flat_map(move |height| sides().map(move |width| BoardSize { width, height }))
    }

    /// This board's place in [`BoardSize::all`], 0 to 48.
    pub fn ordinal(self) -> usize {
        let step = |side: u8| usize::from((side - Self::MIN) / 2);
        step(self.height) * 7 + step(self.width)
    }
}

impl fmt::Display for BoardSize {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(&format!("{}×{}", self.width, self.height))
    }
}

impl FromStr for BoardSize {
    type Err = SizeError;

    /// Reads `8x8`, `6×10` or a single `8` for a square board.
    fn from_str(text: &str) -> Result<BoardSize, SizeError> {
        let not_a_size = || SizeError::NotASize(text.chars().take(40).collect());
        let side = |part: &str| part.trim().parse::<u32>().map_err(|_| not_a_size());
        match text.split_once(['x', 'X', '×']) {
            Some((width, height)) => BoardSize::new(side(width)?, side(height)?),
            None => side(text).and_then(|side| BoardSize::new(side, side)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_and_written() {
        for size in BoardSize::all() {
            assert_eq!(size.to_string().parse(), Ok(size));
        }
        assert_eq!("8".parse(), Ok(BoardSize::STANDARD));
        assert_eq!("6X10".parse(), BoardSize::new(6, 10));
    }

    #[test]
    fn odd_small_large_and_hostile_sizes_are_refused_with_a_sentence() {
        for text in ["7x8", "2x2", "18x18", "0x4", "4294967296x4", "", "8x", "8x8x8", "-8x8"] {
            let error = text.parse::<BoardSize>().unwrap_err();
            assert!(error.to_string().len() > 20, "{text}: {error}");
        }
    }

    #[test]
    fn ordinals_count_the_boards() {
        assert!(BoardSize::all().enumerate().all(|(i, size)| size.ordinal() == i));
        assert_eq!(BoardSize::all().count(), 49);
    }
}
