//! Files: what is kept between two starts, games that are opened and saved, and texts that are pasted.

pub mod chooser;
pub mod paste;
pub mod picture;
mod native;
pub mod wthor_names;
pub(super) mod open_save;

use native::Native;
use outflank_core::storage::Files;
use outflank_core::storage::wthor_names::Answered;
use picture::Picture;
use std::path::PathBuf;
use std::time::Instant;

/// The room of the files.
pub struct Room {
    /// The files of the configuration folder.
    pub storage: Files,
    /// Where a file was opened or written last.
    folder: Option<PathBuf>,
    /// The system's own dialogs.
    native: Native,
    /// A picture of the board that is being taken.
    picture: Option<Picture>,
    /// Where the names of WTHOR's players are.
    pub(super) names: Answered,
    /// The window's place has changed and is kept when it has come to rest.
    pub window_moved: Option<Instant>,
}

impl Room {
    /// The room with what is stored; whether files are chosen in the system's dialogs, where it has them.
    pub fn new(storage: Files, native: bool) -> Room {
        Room {
            storage,
            folder: None,
            native: Native::new(native),
            picture: None,
            names: Answered::default(),
            window_moved: None,
        }
    }
}
