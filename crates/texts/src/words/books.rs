//! Why an opening book of another program, or a line of it, is not read.

use super::reading::{obf_reason, transcript};
use super::setup;
use crate::text;
use othello::formats::books::{BookFileError, BrokenLine, Reason};

/// Why a file is not a book, without a full stop.
pub fn book_file_error(error: &BookFileError) -> String {
    match error {
        BookFileError::Empty => text!("book-file-empty"),
        BookFileError::TooMany(n) => text!("book-file-too-large", n = text::grouped(*n as u64)),
        BookFileError::Version(version) => text!("book-file-version", version = version),
        BookFileError::Short { found, expected } => {
            text!("book-file-short", found = found, expected = expected)
        }
        BookFileError::Broken(line) => broken_line(line),
    }
}

/// What is wrong with a line of a book, without a full stop.
pub fn broken_line(broken: &BrokenLine) -> String {
    let reason = match &broken.reason {
        Reason::Unknown => text!("book-line-expected"),
        Reason::Board => text!("book-line-board"),
        Reason::Value(found) => text!("book-line-value", found = found.escape_debug().to_string()),
        Reason::Setup(error) => setup(error),
        Reason::Moves(error) => transcript(error),
        Reason::Obf(reason) => obf_reason(reason),
    };
    text!("at-line", line = broken.line, reason = reason)
}
