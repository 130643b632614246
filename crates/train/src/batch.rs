//! Does the same work for many items, on several threads.

use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::mpsc;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// A pool of this many worker threads, at least one.
///
/// # Errors
/// When the system refuses to start a thread.
pub fn pool(n_threads: usize) -> Result<ThreadPool, ThreadPoolBuildError> {
    ThreadPoolBuilder::new().num_threads(n_threads.max(1)).build()
}

/// The most items begun but not yet kept: it bounds the results that wait for an earlier one.
const AHEAD_MAX: u64 = 1 << 16;

/// How a batch is run.
pub struct Batch {
    /// Number of threads, at least one.
    pub n_threads: usize,
    /// Whether `keep` gets the results in the order of the items, or as soon as they are ready.
    pub in_order: bool,
}

impl Batch {
    /// Makes a worker in each thread, passes it items, and passes every result to `keep`.
    ///
    /// # Errors
    /// The first error that `keep` returns; then no more items are begun.
    pub fn run<T: Send, R: Send, W: FnMut(T) -> R, E>(
        &self,
        mut items: impl Iterator<Item = T>,
        worker: impl Fn() -> W + Sync,
        mut keep: impl FnMut(R) -> Result<(), E>,
    ) -> Result<(), E> {
        if self.n_threads <= 1 {
            let mut work = worker();
            return items.try_for_each(|item| keep(work(item)));
        }
        let (to_workers, tasks) = mpsc::channel::<(u64, T)>();
        let (to_keeper, results) = mpsc::channel::<(u64, thread::Result<R>)>();
        let tasks = Mutex::new(tasks);
        thread::scope(|scope| {
            for _ in 0..self.n_threads {
                let (tasks, worker, to_keeper) = (&tasks, &worker, to_keeper.clone());
                scope.spawn(move || {
                    let mut work = worker();
                    let next = || tasks.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    while let Ok((number, item)) = next() {
                        let result = catch_unwind(AssertUnwindSafe(|| work(item)));
                        if to_keeper.send((number, result)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(to_keeper);
            // Moved into this scope, so that it is dropped after an error too: that ends the workers.
            let to_workers = to_workers;
            let (mut n_begun, mut n_done, mut n_kept) = (0, 0, 0);
            let mut waiting = BTreeMap::new();
            loop {
                while n_begun - n_done < 4 * self.n_threads as u64 && n_begun - n_kept < AHEAD_MAX {
                    let Some(item) = items.next() else { break };
                    _ = to_workers.send((n_begun, item));
                    n_begun += 1;
                }
                if n_begun == n_done {
                    return Ok(());
                }
                let Ok((number, result)) = results.recv() else { return Ok(()) };
                n_done += 1;
                let place = if self.in_order { number } else { n_kept };
                waiting.insert(place, result.unwrap_or_else(|panic| resume_unwind(panic)));
                while let Some(result) = waiting.remove(&n_kept) {
                    keep(result)?;
                    n_kept += 1;
                }
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn results_keep_their_order_where_that_is_wanted() {
        for n_threads in [0, 1, 3] {
            let work = || {
                |n: u64| {
                    thread::sleep(Duration::from_micros(37 * n % 200));
                    n
                }
            };
            for in_order in [true, false] {
                let mut kept = Vec::new();
                let keep = |n: u64| {
                    kept.push(n);
                    Ok::<(), String>(())
                };
                Batch { n_threads, in_order }.run(0..300, work, keep).unwrap();
                if !in_order {
                    kept.sort_unstable();
                }
                assert_eq!(kept, (0..300).collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn an_error_ends_the_work() {
        for n_threads in [1, 2] {
            let mut n_kept = 0;
            let keep = |_| {
                n_kept += 1;
                if n_kept == 5 { Err("the disk is full".to_owned()) } else { Ok(()) }
            };
            let batch = Batch { n_threads, in_order: true };
            assert!(batch.run(0.., || |n: u64| n, keep).is_err());
        }
    }
}
