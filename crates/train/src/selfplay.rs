//! Many games on many threads, written in the order of their numbers, so that a file depends only on its
//! seed, recipe and weights.

use super::batch::Batch;
use super::dataset::{Head, Record};
use super::game::{self, Recipe};
use engine::pattern::Weights;
use std::cell::Cell;
use std::io::{self, Write};
use std::ops::Range;

/// The parameters of the games.
pub struct Selfplay<'a> {
    /// The rules for playing.
    pub recipe: Recipe,
    /// The weights of the searches.
    pub weights: &'a Weights,
    /// The seed of every game.
    pub seed: u64,
}

impl Selfplay<'_> {
    /// The head of the file with these games.
    pub fn head(&self) -> Head {
        Head::new(self.seed, &format!("mean values {:?} {}", self.recipe, self.weights.checksum()))
    }

    /// Plays the games with these numbers and writes their records. Calls `progress` with the number of games
    /// and of records written; when it answers `false`, no further game is begun.
    ///
    /// # Panics
    /// When there is not one megabyte of memory for each thread.
    pub fn write(
        &self,
        games: Range<u32>,
        n_threads: usize,
        out: &mut dyn Write,
        progress: &mut dyn FnMut(u32, u64) -> bool,
    ) -> io::Result<()> {
        let play = |number| game::play(&self.recipe, self.weights, self.seed, number);
        let goes_on = Cell::new(true);
        let (mut n_games, mut n_records) = (0, 0);
        let keep = |records: Vec<Record>| {
            // One write for a game: a killed process leaves whole games.
            out.write_all(&records.iter().flat_map(Record::write).collect::<Vec<u8>>())?;
            n_games += 1;
            n_records += records.len() as u64;
            goes_on.set(progress(n_games, n_records));
            io::Result::Ok(())
        };
        let begun = games.take_while(|_| goes_on.get());
        Batch { n_threads, in_order: true }.run(begun, || play, keep)?;
        out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Play;

    fn write_to(out: &mut dyn Write, games: Range<u32>, n_threads: usize) -> io::Result<()> {
        let recipe = Recipe { play: Play::Random, exact_from: 6..=8 };
        let selfplay = Selfplay { recipe, weights: &Weights::zero(), seed: 1 };
        selfplay.write(games, n_threads, out, &mut |_, _| true)
    }

    fn write(games: Range<u32>, n_threads: usize) -> Vec<u8> {
        let mut bytes = Vec::new();
        write_to(&mut bytes, games, n_threads).unwrap();
        bytes
    }

    #[test]
    fn threads_change_nothing_in_the_file() {
        assert_eq!(write(3..40, 1), write(3..40, 4));
    }

    #[test]
    fn a_file_in_two_parts_is_the_same_file() {
        assert_eq!([write(0..9, 2), write(9..15, 2)].concat(), write(0..15, 2));
    }

    #[test]
    fn a_full_disk_ends_the_games() {
        assert!(write_to(&mut &mut [0; 5000][..], 0..1000, 2).is_err());
    }
}
