//! Why a game is not written in a format.

use crate::text;
use othello::formats::wthor::WthorWriteError;
use othello::formats::{WriteAllError, WriteError};

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

/// Why the games of a file cannot be written in a format, without a full stop.
pub fn write_all_error(error: &WriteAllError) -> String {
    match error {
        WriteAllError::Game(number, reason) => {
            text!("write-game", number = number, reason = write_error(*reason))
        }
        WriteAllError::One(n) => text!("write-one-game", n = n),
    }
}

/// What a file lacks whose format holds games only up to where their boards were corrected, in a sentence;
/// `None` where it lacks nothing.
pub fn cut_short(is_cut: bool) -> Option<String> {
    is_cut.then(|| text!("write-cut-short"))
}

/// Why games cannot be written as WTHOR, without a full stop.
pub fn wthor_write_error(error: &WthorWriteError) -> String {
    match *error {
        WthorWriteError::Start(number) => {
            text!("write-game", number = number, reason = text!("write-wthor-start"))
        }
        WthorWriteError::Size(number) => {
            text!("write-game", number = number, reason = text!("write-wthor-size"))
        }
        WthorWriteError::Year { game, year, first } => {
            let reason = text!("write-wthor-year", year = year.to_string(), first = first.to_string());
            text!("write-game", number = game, reason = reason)
        }
        WthorWriteError::Names => text!("write-wthor-names"),
    }
}
