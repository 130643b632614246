//! Files: what is kept between two starts, games that are opened and saved, and texts that are pasted.

pub mod storage;
pub mod chooser;
pub mod paste;
mod open_save;

use std::path::PathBuf;
use std::time::Instant;
use storage::Files;

/// The room of the files.
pub struct Room {
    pub storage: Files,
    /// Where a file was opened or written last.
    pub folder: Option<PathBuf>,
    /// The window's place has changed and is kept when it has come to rest.
    pub window_moved: Option<Instant>,
}

impl Room {
    pub fn new(storage: Files) -> Room {
        Room { storage, folder: None, window_moved: None }
    }
}
