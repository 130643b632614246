//! Several threads on one tree: young brothers wait.
//!
//! A node whose first move did not refute it will most likely need all its moves, so from then on they can be
//! searched side by side (Feldmann et al., *Distributed game tree search*, 1990). When a thread of the
//! [`ThreadPool`] is idle, the next such node becomes a [`Split`]: its remaining moves are handed out one by
//! one to its owner and to every helper that joins. The thread that refutes the node ends it for all. While
//! an owner waits for its helpers, it helps below its own split and never elsewhere, so that it returns soon.
//!
//! The pool knows threads and splits, not positions: [`super::sharing`] searches. So its model
//! (`pool/model.rs`) can go through every order in which threads meet, up to a few interruptions.

#[cfg(all(test, loom))]
mod model;

#[cfg(loom)]
use loom::sync::{
    Condvar, Mutex, MutexGuard,
    atomic::{AtomicBool, AtomicU64, AtomicUsize},
};
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, PoisonError};
#[cfg(not(loom))]
use std::sync::{
    Condvar, Mutex, MutexGuard,
    atomic::{AtomicBool, AtomicU64, AtomicUsize},
};

/// The threads of one search; `W` is what a shared node needs for the search of its moves.
pub(super) struct ThreadPool<W> {
    /// The splits that still have moves to hand out or helpers at work, newest last.
    splits: Mutex<Vec<Arc<Split<W>>>>,
    /// Notified when a split is added or a helper leaves one, and at the end.
    news: Condvar,
    n_helpers: usize,
    n_idle: AtomicUsize,
    finished: AtomicBool,
    /// Positions visited by all threads, as far as reported.
    pub nodes: AtomicU64,
}

/// A node whose moves are shared.
pub(super) struct Split<W> {
    /// The split in whose subtree this one lies.
    parent: Option<Arc<Split<W>>>,
    pub work: W,
    n_moves: usize,
    n_taken: AtomicUsize,
    n_helpers: AtomicUsize,
    /// A move above alpha was found: the rest need no search.
    refuted: AtomicBool,
    best: Mutex<Best>,
}

/// The best move so far.
#[derive(Clone, Copy)]
pub(super) struct Best {
    pub score: i32,
    pub square: u8,
}

impl<W> Split<W> {
    /// A node with `n_moves` moves still to search, the best so far being `best`.
    pub(super) fn new(parent: Option<Arc<Split<W>>>, work: W, n_moves: usize, best: Best) -> Split<W> {
        Split {
            parent,
            work,
            n_moves,
            n_taken: AtomicUsize::new(0),
            n_helpers: AtomicUsize::new(0),
            refuted: AtomicBool::new(false),
            best: Mutex::new(best),
        }
    }

    /// Whether this split or one it lies below was refuted.
    pub(super) fn is_refuted(&self) -> bool {
        self.refuted.load(Relaxed) || self.parent.as_ref().is_some_and(|parent| parent.is_refuted())
    }

    fn is_within(self: &Arc<Split<W>>, other: &Arc<Split<W>>) -> bool {
        Arc::ptr_eq(self, other) || self.parent.as_ref().is_some_and(|parent| parent.is_within(other))
    }

    /// Takes the next move. Returns its index; `None` if no move is left or needed.
    pub(super) fn take(&self) -> Option<usize> {
        if self.refuted.load(Relaxed) {
            return None;
        }
        let index = self.n_taken.fetch_add(1, Relaxed);
        (index < self.n_moves).then_some(index)
    }

    fn has_moves(&self) -> bool {
        self.n_taken.load(Relaxed) < self.n_moves && !self.is_refuted()
    }

    /// Records the score of a move that was searched with the null window above `alpha`.
    pub(super) fn learn(&self, found: Best, alpha: i32) {
        let mut best = self.best.lock().unwrap_or_else(PoisonError::into_inner);
        if found.score > best.score {
            *best = found;
        }
        if found.score > alpha {
            self.refuted.store(true, Relaxed);
        }
    }
}

impl<W> ThreadPool<W> {
    /// A pool of one thread and its helpers.
    pub(super) fn new(n_helpers: usize) -> ThreadPool<W> {
        ThreadPool {
            splits: Mutex::new(Vec::new()),
            news: Condvar::new(),
            n_helpers,
            n_idle: AtomicUsize::new(0),
            finished: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
        }
    }

    pub(super) fn has_helpers(&self) -> bool {
        self.n_helpers > 0
    }

    fn splits(&self) -> MutexGuard<'_, Vec<Arc<Split<W>>>> {
        // The list stays valid whatever a thread was doing when it panicked.
        self.splits.lock().unwrap_or_else(PoisonError::into_inner)
    }

    #[inline(always)]
    pub(super) fn has_idle(&self) -> bool {
        self.n_idle.load(Relaxed) > 0
    }

    /// Ends the search for all threads.
    pub(super) fn finish(&self) {
        let _splits = self.splits();
        self.finished.store(true, Relaxed);
        self.news.notify_all();
    }

    #[inline(always)]
    pub(super) fn is_finished(&self) -> bool {
        self.finished.load(Relaxed)
    }

    /// Lends this thread to every split, until the search is finished.
    pub(super) fn help(&self, mut search: impl FnMut(&Arc<Split<W>>)) {
        while let Some(split) = self.join(|_| true, || false) {
            search(&split);
            self.leave(&split);
        }
    }

    /// Searches the moves of `split` on this thread and on idle ones. Returns its best move once no thread
    /// works on it any more.
    pub(super) fn share(&self, split: &Arc<Split<W>>, mut search: impl FnMut(&Arc<Split<W>>)) -> Best {
        self.splits().push(Arc::clone(split));
        self.news.notify_all();
        search(split);
        while let Some(below) =
            self.join(|other| other.is_within(split), || split.n_helpers.load(Relaxed) == 0)
        {
            search(&below);
            self.leave(&below);
        }
        self.splits().retain(|other| !Arc::ptr_eq(other, split));
        *split.best.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a `wanted` split and joins it; `None` once the search is finished or `end` is true.
    fn join(&self, wanted: impl Fn(&Arc<Split<W>>) -> bool, end: impl Fn() -> bool) -> Option<Arc<Split<W>>> {
        let mut splits = self.splits();
        loop {
            if self.is_finished() || end() {
                return None;
            }
            // The oldest split has the most work below it.
            if let Some(split) = splits.iter().find(|split| split.has_moves() && wanted(split)) {
                split.n_helpers.fetch_add(1, Relaxed);
                return Some(Arc::clone(split));
            }
            self.n_idle.fetch_add(1, Relaxed);
            splits = self.news.wait(splits).unwrap_or_else(PoisonError::into_inner);
            self.n_idle.fetch_sub(1, Relaxed);
        }
    }

    fn leave(&self, split: &Split<W>) {
        // The lock is held, since the owner could miss the notification otherwise.
        let _splits = self.splits();
        split.n_helpers.fetch_sub(1, Relaxed);
        self.news.notify_all();
    }
}

/// Finishes the search when it is dropped, even when a thread panics, so that no other waits for it forever.
pub(super) struct Finish<'a, W>(pub &'a ThreadPool<W>);

impl<W> Drop for Finish<'_, W> {
    fn drop(&mut self) {
        self.0.finish();
    }
}
