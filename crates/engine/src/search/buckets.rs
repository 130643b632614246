//! The storage of a transposition table: buckets of words that all threads read and write without a lock.
//!
//! A bucket begins at a cache line, so that looking a position up waits for memory once. Memory comes as
//! pages of zeroes that the system supplies when they are first touched, so that a large table costs nothing
//! to start.

use bytemuck::allocation::try_zeroed_slice_box;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Buckets of `N` words, all zero at first; a bucket is a whole number of cache lines.
#[derive(Debug)]
pub(super) struct Buckets<const N: usize> {
    words: Box<[AtomicU64]>,
    /// Where the first bucket begins: at the first word whose address is a multiple of a bucket's size.
    first: usize,
}

impl<const N: usize> Buckets<N> {
    pub(super) const BYTES: usize = N * size_of::<AtomicU64>();

    /// `None` when the memory cannot be had.
    pub(super) fn new(n_buckets: usize) -> Option<Buckets<N>> {
        // One extra bucket, so that the first can begin at a cache line. The allocation has the alignment of
        // a word: for a larger one the standard library would write the zeroes itself.
        let words: Box<[AtomicU64]> = try_zeroed_slice_box(n_buckets.checked_add(1)?.checked_mul(N)?).ok()?;
        let misaligned = words.as_ptr().addr() / size_of::<AtomicU64>() % N;
        Some(Buckets { words, first: (N - misaligned) % N })
    }

    #[inline(always)]
    pub(super) fn bucket(&self, number: usize) -> &[AtomicU64; N] {
        let at = self.first + number * N;
        self.words[at..at + N].try_into().expect("a bucket has N words")
    }

    /// Makes every word zero. A word that is zero is not written, so what was never used costs no memory.
    pub(super) fn clear(&mut self) {
        for word in &mut self.words {
            if *word.get_mut() != 0 {
                *word.get_mut() = 0;
            }
        }
    }

    /// Writes to the pages of `n_words` words from `from` on without changing them, so that the system
    /// supplies them now. Returns whether `from` lies inside the memory.
    pub(super) fn prefault(&self, from: usize, n_words: usize) -> bool {
        const PAGE: usize = 4096 / size_of::<AtomicU64>();
        let words = self.words.get(from..).unwrap_or_default();
        for word in words.iter().take(n_words).step_by(PAGE) {
            // A write that changes nothing, and that the compiler must keep.
            _ = word.compare_exchange(0, 0, Relaxed, Relaxed);
        }
        !words.is_empty()
    }
}
