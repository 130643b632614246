//! Why a game is not written in a format.

use crate::text;
use othello::formats::wthor::WthorWriteError;
use othello::formats::{Format, WriteError};
use othello::record::Record;

/// Why a game cannot be written in a format, without a full stop.
pub fn write_error(error: WriteError) -> String {
    match error {
        WriteError::Ending => text!("write-ending"),
        WriteError::Pgn => text!("write-pgn"),
        WriteError::Start => text!("write-moves-alone"),
        WriteError::Placing => text!("write-ggf-placing"),
        WriteError::Board => text!("write-obf"),
    }
}

/// What a file loses of the games in it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lost {
    /// It ends a game where its board was corrected.
    pub is_cut: bool,
    /// It gives a count of discs to a game of which only the winner is known.
    pub needs_discs: bool,
    /// It leaves out games without a result.
    pub needs_result: bool,
    /// It leaves out variations.
    pub has_variations: bool,
    /// It gives games without a date the year of the others.
    pub needs_year: bool,
}

impl Lost {
    /// What is lost of a game in a format.
    pub fn of(format: &Format, record: &Record) -> Lost {
        Lost {
            is_cut: format.cuts(record),
            needs_discs: format.needs_discs(record),
            has_variations: format.leaves_out_variations(record),
            ..Lost::default()
        }
    }

    /// What is lost of a game in WTHOR's files, which leave out a game without a result whole.
    pub fn in_wthor(record: &Record) -> Lost {
        let Some(ending) = record.ending() else { return Lost { needs_result: true, ..Lost::default() } };
        let needs_discs = !ending.has_discs(record.start().size());
        let is_cut = record.is_corrected(&record.main_line());
        Lost { is_cut, needs_discs, has_variations: record.has_variations(), ..Lost::default() }
    }

    /// Adds what is lost of another game.
    pub fn add(&mut self, other: Lost) {
        self.is_cut |= other.is_cut;
        self.needs_discs |= other.needs_discs;
        self.needs_result |= other.needs_result;
        self.has_variations |= other.has_variations;
        self.needs_year |= other.needs_year;
    }

    /// In sentences; `None` where nothing is lost.
    pub fn sentences(self) -> Option<String> {
        let said = [
            self.is_cut.then(|| text!("write-cut-short")),
            self.needs_discs.then(|| text!("write-smallest-win")),
            self.needs_result.then(|| text!("write-without-result")),
            self.has_variations.then(|| text!("chooser-save.about")),
            self.needs_year.then(|| text!("write-undated")),
        ];
        Some(text::sentences(said.into_iter().flatten())).filter(|said| !said.is_empty())
    }
}

/// Why games cannot be written as WTHOR, without a full stop.
pub fn wthor_write_error(error: &WthorWriteError) -> String {
    let (number, reason) = match *error {
        WthorWriteError::Start(number) => (number, text!("write-wthor-start")),
        WthorWriteError::Size(number) => (number, text!("write-wthor-size")),
        WthorWriteError::Year { game, year, first } => {
            (game, text!("write-wthor-year", year = year.to_string(), first = first.to_string()))
        }
        WthorWriteError::Names(file) => return text!("write-wthor-names", file = file),
        WthorWriteError::NoResult(number) => (number, text!("write-wthor-no-result")),
    };
    text!("write-game", number = number, reason = reason)
}
