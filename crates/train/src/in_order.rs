//! Work on many games by threads. Results come in the order of the games, so they never depend on the number
//! of threads.

use super::batch::Batch;
use super::dataset::Record;
use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};
use std::cell::Cell;
use std::io::{self, Write};
use std::ops::Range;

/// A pool of this many worker threads, at least one, for a command that needs one.
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
pub(super) fn write(
    games: Range<u32>,
    n_threads: usize,
    records_of: &(dyn Fn(u32) -> Vec<Record> + Sync),
    out: &mut dyn Write,
    progress: &mut dyn FnMut(u32, u64) -> bool,
) -> io::Result<()> {
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
    Batch { n_threads, in_order: true }.run(begun, || records_of, keep)?;
    out.flush()
}
