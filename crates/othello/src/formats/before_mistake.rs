//! Reads the only game of a text of moves or of PGN up to its first mistake.

use super::loaded::Reading;
use super::transcript::TranscriptError;
use super::{Defaults, Place, ReadError, Rejected, pgn, read_transcripts};
use crate::record::Record;
use crate::rules::Move;

/// The games of PGN, or the moves of an only game that stand before a mistake.
pub(super) fn read_pgn(text: &str) -> Result<Reading, ReadError> {
    match &pgn::read_each(text)[..] {
        [Err(error)] => before_mistake(text, error.clone(), read_pgn),
        games => Reading::of(games.iter().cloned()),
    }
}

/// The games of moves, or the moves of an only game that stand before a mistake.
pub(super) fn read_moves(text: &str, defaults: &Defaults) -> Result<Reading, ReadError> {
    /// At least this many legal moves after the line with the mistake are another game.
    const MOVES_MIN: usize = 4;
    let read = |text: &str| read_transcripts(text, defaults);
    let error = match read(text) {
        Err(ReadError::Transcript(error)) => error,
        found => return found,
    };
    let rest = error.place().map_or("", |place| {
        let line = Place { line: place.line + 1, character: 1 };
        &text[line.byte_in(text)..]
    });
    let n_legal = match read(rest) {
        Ok(reading) => reading.records.iter().map(Record::n_moves).max().unwrap_or_default(),
        Err(ReadError::Transcript(error)) => error.number().unwrap_or(1) - 1,
        Err(_) => 0,
    };
    if n_legal >= MOVES_MIN { Err(error.into()) } else { before_mistake(text, error, read) }
}

/// The moves before the mistake of a game: the text up to there reads as a game of its own.
fn before_mistake(
    text: &str,
    error: TranscriptError,
    read: impl Fn(&str) -> Result<Reading, ReadError>,
) -> Result<Reading, ReadError> {
    let (Some(number), Some(place)) = (error.number(), error.place()) else { return Err(error.into()) };
    let n_discs = |record: &Record| record.moves().into_iter().filter_map(Move::square).count();
    match read(&text[..place.byte_in(text)]) {
        Ok(Reading { records, rejected, .. })
            if number > 1
                && rejected.is_empty()
                && records.len() == 1
                && n_discs(&records[0]) == number - 1 =>
        {
            let left_out = vec![Rejected { number: 1, error: error.into() }];
            Ok(Reading { records, rejected, left_out, is_cut: true })
        }
        _ => Err(error.into()),
    }
}
