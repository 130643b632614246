//! Many games on many threads, written in the order of their numbers: a file depends on its seed and recipe only.

use super::dataset::{Head, Record};
use super::game::{self, Recipe};
use crate::engine::pattern::Weights;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::ops::Range;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::mpsc;
use std::thread;

/// What the games are made from.
pub struct Selfplay<'a> {
    pub recipe: Recipe,
    pub weights: &'a Weights,
    pub seed: u64,
}

impl Selfplay<'_> {
    /// The head of the file with these games.
    #[must_use]
    pub fn head(&self) -> Head {
        let text = format!("{:?} {}", self.recipe, self.weights.checksum());
        let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        Head { seed: self.seed, recipe: text.bytes().fold(0xCBF2_9CE4_8422_2325, step) }
    }

    /// Plays the games with these numbers and writes their records. `progress` is told the number of games and of records
    /// written; when it answers `false`, no further game is begun.
    ///
    /// # Errors
    /// When a record cannot be written.
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
        let next = AtomicU32::new(games.start);
        let (sender, receiver) = mpsc::sync_channel(4 * n_threads);
        thread::scope(|scope| {
            for _ in 0..n_threads {
                let (sender, next, end) = (sender.clone(), &next, games.end);
                scope.spawn(move || {
                    loop {
                        let number = next.fetch_add(1, Relaxed);
                        if number >= end {
                            break;
                        }
                        let records = game::play(&self.recipe, self.weights, self.seed, number);
                        // Nobody listens when writing has failed.
                        if sender.send((number, records)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let stop = || next.fetch_max(games.end, Relaxed);
            let result = write_in_order(games.start, receiver, out, &mut |n_games, n_records| {
                if !progress(n_games, n_records) {
                    stop();
                }
            });
            stop();
            result
        })
    }
}

fn write_in_order(
    mut next: u32,
    games: mpsc::Receiver<(u32, Vec<Record>)>,
    out: &mut dyn Write,
    progress: &mut dyn FnMut(u32, u64),
) -> io::Result<()> {
    let (mut n_games, mut n_records) = (0, 0);
    let mut early = BTreeMap::new();
    for (number, records) in games {
        early.insert(number, records);
        while let Some(records) = early.remove(&next) {
            // One write for a game: a process that is killed leaves whole games.
            out.write_all(&records.iter().flat_map(Record::write).collect::<Vec<u8>>())?;
            next += 1;
            n_games += 1;
            n_records += records.len() as u64;
        }
        progress(n_games, n_records);
    }
    out.flush()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::train::Play;

    fn write(games: Range<u32>, n_threads: usize) -> Vec<u8> {
        let weights = Weights::zero();
        let recipe = Recipe { play: Play::Random, exact_from: 6..=8 };
        let mut bytes = Vec::new();
        Selfplay { recipe, weights: &weights, seed: 1 }.write(games, n_threads, &mut bytes, &mut |_, _| true).unwrap();
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
    fn a_disk_that_is_full_ends_it() {
        let mut room = [0; 5000];
        let weights = Weights::zero();
        let recipe = Recipe { play: Play::Random, exact_from: 6..=8 };
        let selfplay = Selfplay { recipe, weights: &weights, seed: 1 };
        assert!(selfplay.write(0..1000, 2, &mut &mut room[..], &mut |_, _| true).is_err());
    }
}
