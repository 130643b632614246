//! Values that are kept as readable RON files: settings and profiles. Each file says its version.
//!
//! Something in a file may be unreadable: a word of a newer Outflank, a slip of the hand, a damaged byte.
//! [`RonFile::mend`] leaves out only that.

mod pieces;

use othello::formats::Fault;
use pieces::{Piece, count, fields};
use ron::error::SpannedError;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use texts::{text, words};

/// A value with a file.
pub trait RonFile: Default + Serialize + DeserializeOwned {
    /// The layout this Outflank writes. Raised when an older Outflank could misread a newer file.
    const VERSION: u32;
    /// The comment in its first line.
    const HEAD: &'static str;

    /// The same value with every number inside its limits.
    #[must_use]
    fn sanitized(self) -> Self;

    /// Joins the changes of two windows, `self` and `there`, which both began with `before`.
    #[must_use]
    fn joined(self, there: Self, before: &Self) -> Self;

    /// Reads the fields.
    ///
    /// # Errors
    /// When the text is not RON, or not of this shape.
    fn parse(text: &str) -> Result<Self, SpannedError> {
        ron::from_str(text)
    }

    /// Reads the text of a file. A missing field has its default; an unknown one is left out.
    ///
    /// # Errors
    /// When the text cannot be read, or a newer Outflank wrote it.
    fn read(text: &str) -> Result<Self, RonError> {
        // The version first: a newer file may hold anything else.
        check_version::<Self>(text)?;
        Ok(Self::parse(text)?.sanitized())
    }

    /// Reads a file as far as it can be read: field by field, and element by element within a field. Also
    /// returns what could not be read, such as `theme: Purple`.
    ///
    /// # Errors
    /// When nothing in it can be read, its end is missing, or a newer Outflank wrote it.
    fn mend(text: &str) -> Result<(Self, Vec<String>), RonError> {
        let error = match Self::read(text) {
            Ok(value) => return Ok((value, Vec::new())),
            Err(error) => error,
        };
        let fields = fields(text);
        if let Some((version, _)) = readable::<Version>(&fields) {
            check_version::<Self>(&version)?;
        }
        let (text, lost) = readable::<Self>(&fields).ok_or(error)?;
        Ok((Self::read(&text)?, lost))
    }

    /// The text of the file.
    fn write(&self) -> String {
        let layout = ron::ser::PrettyConfig::new().new_line("\n");
        let body = ron::ser::to_string_pretty(self, layout)
            .expect("a kept value is numbers, texts and names, and RON can write those");
        format!("// {}\n{body}\n", Self::HEAD)
    }
}

/// The one field that a file of every version has.
#[derive(Deserialize)]
struct Version {
    #[serde(default)]
    version: u64,
}

fn check_version<T: RonFile>(text: &str) -> Result<(), RonError> {
    let version = ron::from_str::<Version>(text)?.version;
    if version > u64::from(T::VERSION) { Err(RonError::Newer { version, known: T::VERSION }) } else { Ok(()) }
}

/// Why a text is not read: it is not RON or not of this shape, with the line and column from 1, or a newer
/// Outflank wrote it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant's message documents it")]
pub enum RonError {
    #[error("{}", text!("kept-unreadable", line = line, column = column, reason = reason))]
    Unreadable { line: usize, column: usize, reason: String },
    #[error("{}", text!("kept-newer", version = version, known = known))]
    Newer { version: u64, known: u32 },
}

impl From<SpannedError> for RonError {
    fn from(error: SpannedError) -> RonError {
        let place = error.span.start;
        let reason = words::fault(&Fault::from(&error.code));
        RonError::Unreadable { line: place.line, column: place.col, reason }
    }
}

/// The text of the fields from which a `T` can be read, and words for the others; `None` if all are lost.
fn readable<T: DeserializeOwned>(fields: &[Piece]) -> Option<(String, Vec<String>)> {
    let is_read = |text: &str| ron::from_str::<T>(text).is_ok();
    let mut taken = TakenPieces { text: "(".to_owned(), lost: Vec::new(), is_read };
    (taken.take(fields, ")") > 0).then(|| (taken.text + ")", taken.lost))
}

/// The pieces that were taken so far.
struct TakenPieces {
    text: String,
    lost: Vec<String>,
    is_read: fn(&str) -> bool,
}

impl TakenPieces {
    /// Adds each piece with which the text, ended by `after`, can be read. Returns how many, nested ones too.
    fn take(&mut self, pieces: &[Piece], after: &str) -> usize {
        pieces.iter().map(|piece| self.take_one(piece, after)).sum()
    }

    fn take_one(&mut self, piece: &Piece, after: &str) -> usize {
        if self.add_if_readable(&[&piece.key, &piece.text(), ","], after) {
            return 1 + count(&piece.pieces);
        }
        if let Some(close) = piece.close {
            let after = format!("{close}{after}");
            // A group that can be read empty takes its pieces one by one.
            if self.add_if_readable(&[&piece.key, &piece.value], &after) {
                let n_kept = self.take(&piece.pieces, &after);
                self.text.extend([close, ',']);
                return n_kept;
            }
        }
        self.lost.push(piece.words());
        0
    }

    /// Adds the parts to the text if the longer text, ended by `after`, can be read.
    fn add_if_readable(&mut self, parts: &[&str], after: &str) -> bool {
        let begin = self.text.len();
        self.text.extend(parts.iter().copied());
        let end = self.text.len();
        self.text.push_str(after);
        let is_read = (self.is_read)(&self.text);
        self.text.truncate(if is_read { end } else { begin });
        is_read
    }
}
