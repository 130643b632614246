//! The commands of `outflank-lab`: what makes and checks the program's assets. `main.rs` only lists and calls
//! them.

#![cfg_attr(not(test), warn(missing_docs, unreachable_pub))]

pub mod accuracy;
pub mod book;
pub mod grades;
pub mod openings;
pub mod puzzles;
pub mod reasons;
pub mod statistics;
pub mod train;

use ::train::batch::try_pool;
use rayon::ThreadPool;

/// A pool of this many worker threads.
fn pool(n_threads: usize) -> Result<ThreadPool, String> {
    try_pool(n_threads).map_err(|error| format!("The system cannot start the threads: {error}."))
}
