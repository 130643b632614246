//! Settings with something in them that cannot be read: a word of a newer Outflank, a slip of the hand. That
//! alone goes back to its default.

use super::pieces::{Piece, Value, closing, count, fields};
use super::{Settings, SettingsError, Version};
use serde::de::DeserializeOwned;

impl Settings {
    /// Reads a settings file as far as it can be read: field by field, and element by element within a field.
    /// Also returns what could not be read, such as `theme: Purple`.
    ///
    /// # Errors
    /// When nothing in it can be read, its end is missing, or a newer Outflank wrote it.
    pub fn mend(text: &str) -> Result<(Settings, Vec<String>), SettingsError> {
        let error = match Settings::read(text) {
            Ok(settings) => return Ok((settings, Vec::new())),
            Err(error) => error,
        };
        let ways = fields(text);
        if let Some((version, _)) = readable::<Version>(&ways) {
            Settings::check_version(&version)?;
        }
        let (text, lost) = readable::<Settings>(&ways).ok_or(error)?;
        Ok((Settings::read(&text)?, lost))
    }
}

/// A text with all fields that a `T` can be read from, and words for the others, in the way that leaves out
/// least; `None` if all are others.
fn readable<T: DeserializeOwned>(ways: &[Vec<Piece>]) -> Option<(String, Vec<String>)> {
    let read = ways.iter().map(|fields| {
        let mut reading = TakenPieces {
            text: "(".to_owned(),
            lost: Vec::new(),
            n_lost: 0,
            is_read: |text| is_read::<T>(text),
        };
        (reading.take(fields, ")"), reading)
    });
    let (n_kept, best) = read.min_by_key(|(_, reading)| reading.n_lost)?;
    (n_kept > 0).then(|| (best.text + ")", best.lost))
}

fn is_read<T: DeserializeOwned>(text: &str) -> bool {
    ron::from_str::<T>(text).is_ok()
}

/// The pieces that were taken so far.
struct TakenPieces {
    text: String,
    lost: Vec<String>,
    /// The characters that were left out: one way may take two fields for one.
    n_lost: usize,
    is_read: fn(&str) -> bool,
}

impl TakenPieces {
    /// Takes those of some pieces with which the text, ended by `after`, can still be read. Returns how many
    /// were taken, with the pieces of pieces.
    fn take(&mut self, pieces: &[Piece], after: &str) -> usize {
        pieces.iter().map(|piece| self.take_one(piece, after)).sum()
    }

    fn take_one(&mut self, piece: &Piece, after: &str) -> usize {
        if self.adds(&[&piece.key, &piece.value.text(), ","], after) {
            return 1 + count(piece.value.pieces());
        }
        if let Value::Group { open, pieces } = &piece.value {
            let close = closing(open);
            let after = format!("{close}{after}");
            // A group from which pieces can be missing can be empty.
            if self.adds(&[&piece.key, open], &after) {
                let n_kept = self.take(pieces, &after);
                self.text.extend([close, ',']);
                return n_kept;
            }
        }
        self.lost.push(piece.words());
        let value = piece.value.text();
        // A comment is no value, however much was written into it.
        let value = if value.starts_with("//") { "" } else { &value };
        self.n_lost += piece.key.chars().chain(value.chars()).filter(|c| !c.is_whitespace()).count();
        0
    }

    /// Adds to the text if that can then be read.
    fn adds(&mut self, parts: &[&str], after: &str) -> bool {
        let begin = self.text.len();
        self.text.extend(parts.iter().copied());
        let end = self.text.len();
        self.text.push_str(after);
        let is_read = (self.is_read)(&self.text);
        self.text.truncate(if is_read { end } else { begin });
        is_read
    }
}
