//! Why Outflank cannot read one of its own files.

use super::mistake;
use crate::text;
use othello::formats::outflank::{FileError, GAMES_MAX, SavedGame, VERSION};

/// Why Outflank cannot read a text as one of its own files, without a full stop.
pub fn file_error(error: &FileError) -> String {
    match error {
        FileError::Unreadable(error) => mistake(error),
        FileError::Newer(version) => text!("saved-newer", version = version, known = VERSION),
        FileError::TooMany(n) => text!("saved-too-many", max = GAMES_MAX, n = n),
        FileError::Wrong(saved, reason) => {
            let saved = match saved {
                SavedGame::OnBoard => text!("saved-on-board"),
                SavedGame::Earlier(number) => text!("saved-earlier-game", number = number),
                SavedGame::Later(number) => text!("saved-later-game", number = number),
            };
            text!("saved-wrong", game = saved, reason = mistake(reason))
        }
    }
}
