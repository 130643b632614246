//! Work on many games or positions by a thread pool of a given size, with results in the order of the work:
//! they never depend on the number of threads.

use super::dataset::Record;
use rayon::iter::{ParallelBridge, ParallelIterator};
use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc;

/// A pool of this many worker threads, at least one, for a command that cannot work without.
///
/// # Panics
/// When the system refuses to start a thread.
pub(super) fn pool(n_threads: usize) -> ThreadPool {
    try_pool(n_threads).expect("the system starts threads")
}

/// A pool of this many worker threads, at least one.
///
/// # Errors
/// When the system refuses to start a thread.
pub(super) fn try_pool(n_threads: usize) -> Result<ThreadPool, ThreadPoolBuildError> {
    ThreadPoolBuilder::new().num_threads(n_threads.max(1)).build()
}

/// Writes the records of the games with these numbers, in their order. Calls `progress` with the number of
/// games and of records written; when it answers `false`, no further game is begun.
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
    let is_stopped = AtomicBool::new(false);
    let (sender, receiver) = mpsc::sync_channel(4 * n_threads);
    let first = games.start;
    pool(n_threads).in_place_scope(|scope| {
        scope.spawn(|_| {
            // A bridge gives the games out one after another, so none waits long for those before it.
            let games = games.take_while(|_| !is_stopped.load(Relaxed)).par_bridge();
            games.for_each_with(sender, |sender, number| {
                // The receiver is gone when writing has failed; then no further game is begun.
                _ = sender.send((number, records_of(number)));
            });
        });
        let result = write_received(first, receiver, out, &mut |n_games, n_records| {
            if !progress(n_games, n_records) {
                is_stopped.store(true, Relaxed);
            }
        });
        is_stopped.store(true, Relaxed);
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
            // One write for a game: a killed process leaves whole games.
            out.write_all(&records.iter().flat_map(Record::write).collect::<Vec<u8>>())?;
            next += 1;
            n_games += 1;
            n_records += records.len() as u64;
        }
        progress(n_games, n_records);
    }
    out.flush()
}
