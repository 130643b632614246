//! Why an opening book of another program, or a line of it, is not read.

use super::mistake;
use crate::text;
use othello::formats::books::BookFileError;

/// Why a file is no book, without a full stop.
pub fn book_file_error(error: &BookFileError) -> String {
    match error {
        BookFileError::Empty => text!("book-file-empty"),
        BookFileError::TooMany(n) => text!("book-file-too-large", n = text::grouped(*n as u64)),
        BookFileError::Version(version) => text!("book-file-version", version = version),
        BookFileError::Short { found, expected } => {
            text!("book-file-short", found = found, expected = expected)
        }
        BookFileError::Broken(line) => mistake(line),
    }
}
