//! Opening books of other programs: positions with values, and lines with and without them.
//!
//! | form | a line of a text, or what a binary file holds |
//! | --- | --- |
//! | Edax, text (`book export`) | 64 squares and the side to move, then `,level,move,score` |
//! | Edax, binary (`book.dat`) | the same, with the values of the positions |
//! | Egaroucid, binary (`.egbk3`) | positions with value, level and the move with its score |
//! | Egaroucid, text | 64 squares, `X` for the side to move and `O` for the other, then the value |
//! | OBF | 64 squares, the side to move and `;`, then moves with their scores, or one score |
//! | lines | moves, perhaps followed by the value of the position they lead to, for its side to move |
//!
//! Edax and Egaroucid name one move for a position: the best of those that lead out of the book (`--`: there
//! is none). All values are in discs for the side to move. Sources: what Edax 4.6 writes
//! (<https://github.com/abulmo/edax-reversi>) and the description of `.egbk3` on Egaroucid's page
//! (<https://www.egaroucid.nyanyan.dev/en/usage/book/>). A reader of a text form
//! leaves out the lines that it does not understand, and names the first.

mod binary;
mod lines;

pub use lines::write_edax;

use othello::formats::{Encoding, Fault, Mistake};
use othello::rules::{Move, Position};
use texts::{text, words};

/// The contents of a book.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BookFile {
    /// Positions of 8×8, in the file's order.
    pub positions: Vec<BookPosition>,
    /// Lines without values: the moves from the usual start.
    pub lines: Vec<Vec<Move>>,
    /// How many lines, or positions, were not understood.
    pub n_broken: usize,
    /// The first of them.
    pub first_broken: Option<Mistake>,
}

/// A position of a book.
#[derive(Clone, Debug, PartialEq)]
pub struct BookPosition {
    /// The position, on 8×8.
    pub position: Position,
    /// Its value for the side to move, in discs.
    pub value: Option<i8>,
    /// The depth of the search behind the value, in plies, as far as the file says it.
    pub depth: u8,
    /// Whether its best moves lead to positions of the book.
    pub has_moves: bool,
}

/// Why a file is no book.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant's message documents it")]
pub enum BookFileError {
    #[error("no positions and no lines stand in it")]
    Empty,
    #[error("it has more than {0} positions")]
    TooMany(usize),
    #[error("it is a book of version {0} of its form, which is not known here")]
    Version(u8),
    #[error("it has {found} bytes where {expected} are expected; it is incomplete")]
    Short { found: usize, expected: usize },
    /// The mistake in the first line; no other line is understood either.
    #[error(transparent)]
    Broken(#[from] Mistake),
}

impl BookFileError {
    /// The same in the language of the window, without a full stop.
    pub fn words(&self) -> String {
        match self {
            BookFileError::Empty => text!("book-file-empty"),
            BookFileError::TooMany(n) => text!("book-file-too-large", n = texts::text::grouped(*n as u64)),
            BookFileError::Version(version) => text!("book-file-version", version = version),
            BookFileError::Short { found, expected } => {
                text!("book-file-short", found = found, expected = expected)
            }
            BookFileError::Broken(line) => words::mistake(line),
        }
    }
}

/// The most positions of a file; with more it is an error.
pub const POSITIONS_MAX: usize = 1_000_000;

/// The depth, in plies, that a value of an unknown search counts for.
const DEPTH: u8 = 10;

/// Reads a book of any of these forms.
///
/// ```
/// use services::own_book::foreign;
///
/// let book = foreign::read(b"f5d6c3 -1\nf5f6e6f4 +2\n").unwrap();
/// assert_eq!((book.positions.len(), book.positions[0].value), (2, Some(-1)));
/// let book = foreign::read(b"f5d6c3\n").unwrap();
/// assert_eq!(book.lines[0].len(), 3);
/// ```
///
/// # Errors
/// When nothing in it is understood, or there is too much.
pub fn read(bytes: &[u8]) -> Result<BookFile, BookFileError> {
    let book = if bytes.starts_with(binary::EGAROUCID) {
        binary::read_egaroucid(bytes)?
    } else if bytes.starts_with(binary::EDAX) {
        binary::read_edax(bytes)?
    } else {
        lines::read(&Encoding::decode(bytes).0)?
    };
    match book.first_broken {
        Some(first) if book.positions.is_empty() && book.lines.is_empty() => Err(first.into()),
        None if book.positions.is_empty() && book.lines.is_empty() => Err(BookFileError::Empty),
        _ => Ok(book),
    }
}

impl BookFile {
    fn broken(&mut self, line: usize, fault: Fault) {
        self.n_broken += 1;
        self.first_broken.get_or_insert(fault.in_line(line));
    }

    /// Adds a position and the one after `leaf`, its best move out of the book with the value of that move.
    fn add(&mut self, known: BookPosition, leaf: Option<(Move, i8)>) {
        let (position, depth) = (known.position, known.depth);
        if known.value.is_some() || known.has_moves {
            self.positions.push(known);
        }
        if let Some((mv, value)) = leaf
            && let Ok(position) = position.play(mv)
        {
            let (value, depth) = (Some(-value), depth.saturating_sub(1).max(1));
            self.positions.push(BookPosition { position, value, depth, has_moves: false });
        }
    }
}

#[cfg(test)]
mod tests;
