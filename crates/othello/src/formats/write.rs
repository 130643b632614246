//! Writes games in each format, and says which games a format can hold. The ending of a file's name chooses
//! the format.

use super::loaded::ReadGame;
use super::{Defaults, Format, Lack, ggf, obf, text, transcript};
use crate::record::{GameLine, Record};
use crate::rules::{BoardSize, Goal, Position};

/// Writes a game, its main line, or the position shown.
pub(super) type GameWriter = fn(&Record) -> Result<String, WriteError>;

/// Why a game cannot be written in a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant's message documents it")]
pub enum WriteError {
    #[error("a format is named by the ending .sgf, .ggf, .pgn, .wtb, .obf, .txt or .outflank")]
    Ending,
    #[error("PGN holds games of 8×8 from a standard start, with most discs winning; write .sgf or .ggf")]
    Pgn,
    #[error("moves alone cannot say from which start, or that fewest discs win; write .sgf or .ggf")]
    Start,
    #[error("the game still begins by placing the central discs, which GGF does not know; write .sgf")]
    Placing,
    #[error("OBF holds positions of 8×8 on which most discs win; write .sgf or .ggf")]
    Board,
}

impl Format {
    /// The format that can be written to a file of this name, by its ending.
    ///
    /// # Errors
    /// When no format has this ending.
    pub fn of_name(name: &str) -> Result<Format, WriteError> {
        let (_, ending) = name.rsplit_once('.').ok_or(WriteError::Ending)?;
        let has_it = |format: &Format| format.ending.is_some_and(|own| own.eq_ignore_ascii_case(ending));
        Format::ALL.into_iter().find(has_it).ok_or(WriteError::Ending)
    }

    /// Whether the format cuts this game at the first correction of its board.
    pub fn cuts(&self, record: &Record) -> bool {
        self.lacks.contains(&Lack::Corrections) && record.is_corrected(&record.main_line())
    }

    /// Whether the format needs the discs of a result, but only its winner is known.
    pub fn needs_discs(&self, record: &Record) -> bool {
        self.lacks.contains(&Lack::WinnerAlone)
            && record.ending().is_some_and(|ending| ending.is_winner_alone())
    }

    /// Whether the format leaves out variations of this game.
    pub fn leaves_out_variations(&self, record: &Record) -> bool {
        self.lacks.contains(&Lack::Variations) && record.has_variations()
    }

    /// One game as a text.
    ///
    /// # Errors
    /// When the game does not fit the format, or the format can only be read.
    pub fn write(&self, record: &Record) -> Result<String, WriteError> {
        self.writer.map_or(Err(WriteError::Ending), |write| write(record))
    }
}

/// The main line with names and times, wherever the cursor is.
pub(super) fn ggf(record: &Record) -> Result<String, WriteError> {
    if record.start().is_placing() {
        return Err(WriteError::Placing);
    }
    Ok(ggf::write(&GameLine::of_nodes(record, &record.main_line())) + "\n")
}

/// The position shown, on 8×8.
pub(super) fn obf(record: &Record) -> Result<String, WriteError> {
    let position = *record.position();
    if position.size() != BoardSize::STANDARD || record.goal() != Goal::MostDiscs || position.is_placing() {
        return Err(WriteError::Board);
    }
    Ok(obf::write(&position, None))
}

/// The moves of the main line alone, a game a line.
pub(super) fn transcript(record: &Record) -> Result<String, WriteError> {
    let is_standard = *record.start() == Position::start(record.start().size());
    if !is_standard || record.goal() != Goal::MostDiscs {
        return Err(WriteError::Start);
    }
    let text = transcript::write(record, record.before_correction(&record.main_line())) + "\n";
    // On 8×8 one move is enough for a reader; on other boards the text must read back as the same game.
    let is_usual = record.start().size() == BoardSize::STANDARD;
    let is_same = |again: &Record| {
        again.start() == record.start() && transcript::write(again, &again.line()) == text.trim_end()
    };
    let is_again = |game: &ReadGame| game.is_whole() && is_same(&game.record);
    let again = || matches!(&text::read(&text, &Defaults::default())[..], [game] if is_again(game));
    if is_usual && text.trim_end().len() > 1 || again() { Ok(text) } else { Err(WriteError::Start) }
}
