//! Games of files on their way into the library: a file is read whole, its games come one at a time.

use super::game::{Game, Origin};
use crate::formats::{self, Defaults, Loaded, ReadError};

/// The games of a file.
pub struct Source {
    loaded: Loaded,
    next: usize,
    now: u64,
    tag: String,
}

impl Source {
    /// Reads a file of any format; its games get a tag and the time, in seconds since 1970. `names` is asked
    /// for the files with the names of WTHOR's players and tournaments, by their endings.
    ///
    /// # Errors
    /// When the file is of no format, or wrong somewhere.
    pub fn read(
        bytes: &[u8],
        names: impl FnMut(&str) -> Option<Vec<u8>>,
        tag: &str,
        now: u64,
    ) -> Result<Source, ReadError> {
        let mut loaded = formats::read_file(bytes, &Defaults::default())?;
        if loaded.needs_names() {
            loaded.name_players(formats::wthor::Names::beside(names));
        }
        Ok(Source { loaded, next: 0, now, tag: tag.to_owned() })
    }

    pub fn len(&self) -> usize {
        self.loaded.len()
    }

    /// Never: a file without games is an error.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Iterator for Source {
    type Item = Game;

    fn next(&mut self) -> Option<Game> {
        let index = self.next;
        if index >= self.loaded.len() {
            return None;
        }
        self.next += 1;
        let mut game = match self.loaded.wthor() {
            Some((base, names)) => Game::of_wthor(base, index, names, self.now),
            None => Game::of_record(&self.loaded.record(index), Origin::Imported, self.now),
        };
        if !self.tag.is_empty() {
            game.tags.push(self.tag.clone());
        }
        Some(game)
    }
}
