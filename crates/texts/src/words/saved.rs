//! Why a file of Outflank's own is not read.

use super::{illegal_move, setup, size, square};
use crate::text;
use othello::formats::Unreadable;
use othello::formats::outflank::{
    FileError, GAMES_MAX, GameError, MoveError, SavedGame, StartError, VERSION,
};
use othello::record::RebuildError;

/// Why a text is not one of Outflank's own files, without a full stop.
pub fn file_error(error: &FileError) -> String {
    match error {
        FileError::Unreadable { line, column, reason } => {
            text!("saved-unreadable", line = line, column = column, reason = unreadable(reason))
        }
        FileError::Newer(version) => text!("saved-newer", version = version, known = VERSION),
        FileError::TooMany(n) => text!("saved-too-many", max = GAMES_MAX, n = n),
        FileError::Wrong(saved, reason) => {
            let saved = match saved {
                SavedGame::OnBoard => text!("saved-on-board"),
                SavedGame::Earlier(number) => text!("saved-earlier-game", number = number),
                SavedGame::Later(number) => text!("saved-later-game", number = number),
            };
            text!("saved-wrong", game = saved, reason = game(reason))
        }
    }
}

/// Why a text is not the RON that was expected, without a full stop.
pub fn unreadable(reason: &Unreadable) -> String {
    match reason {
        Unreadable::Ends => text!("unreadable-ends"),
        Unreadable::Number => text!("unreadable-number"),
        Unreadable::Missing(field) => {
            text!("unreadable-missing", field = field.escape_debug().to_string())
        }
        Unreadable::Twice(field) => text!("unreadable-twice", field = field.escape_debug().to_string()),
        Unreadable::Unknown(field) => text!("unreadable-unknown", field = field.escape_debug().to_string()),
        Unreadable::Brackets => text!("unreadable-brackets"),
        Unreadable::Json => text!("quest-no-json"),
        Unreadable::Other => text!("unreadable-other"),
    }
}

fn game(error: &GameError) -> String {
    match error {
        GameError::Size(error) => size(error),
        GameError::Start(error) => {
            let reason = match error {
                StartError::Setup(error) => setup(error),
                StartError::NotPlaced => text!("saved-not-placed"),
            };
            text!("saved-start", reason = reason)
        }
        GameError::Move { found, after, reason } => {
            let reason = match reason {
                MoveError::Square(error) => square(error),
                MoveError::Board(error) => text!("saved-corrected", reason = setup(error)),
                MoveError::Turn(found) => {
                    let reason = text!("obf-side", found = found.escape_debug().to_string());
                    text!("saved-corrected", reason = reason)
                }
                MoveError::Wrong(error) => rebuild(error),
            };
            text!("saved-move", found = found.escape_debug().to_string(), after = after, reason = reason)
        }
        GameError::Time { found, number } => {
            text!("saved-time", found = found.escape_debug().to_string(), number = number)
        }
        GameError::TimeAlone { found, after } => {
            text!("saved-time-alone", found = found.escape_debug().to_string(), after = after)
        }
        GameError::Followed(error) => text!("saved-followed", reason = rebuild(error)),
        GameError::Annotations(error) => text!("saved-annotations", reason = rebuild(error)),
        GameError::Cursor(error) => text!("saved-cursor", reason = rebuild(error)),
    }
}

fn rebuild(error: &RebuildError) -> String {
    match error {
        RebuildError::NoNode(index) => text!("saved-no-move", number = index),
        RebuildError::Illegal(reason) => illegal_move(reason),
        RebuildError::Twice => text!("saved-twice"),
    }
}
