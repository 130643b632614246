//! Work on many games by many threads, whose records are written in the order of the games: a file depends on
//! what is to be done only.

use super::dataset::Record;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::ops::Range;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::mpsc;
use std::thread;

/// Writes the records of the games with these numbers. `progress` is told the number of games and of records
/// written; when it answers `false`, no further game is begun.
///
/// # Errors
/// When a record cannot be written.
pub(super) fn write(
    games: Range<u32>,
    n_threads: usize,
    records_of: &(dyn Fn(u32) -> Vec<Record> + Sync),
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
                    // Nobody listens when writing has failed.
                    if sender.send((number, records_of(number))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let stop = || next.fetch_max(games.end, Relaxed);
        let result = write_received(games.start, receiver, out, &mut |n_games, n_records| {
            if !progress(n_games, n_records) {
                stop();
            }
        });
        stop();
        result
    })
}

fn write_received(
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
