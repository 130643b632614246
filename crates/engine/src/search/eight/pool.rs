//! Several threads on one tree: young brothers wait.
//!
//! A node whose first move did not refute it will most likely need all its moves, so from then on they can be
//! searched side by side (Feldmann et al., *Distributed game tree search*, 1990). When a thread of the
//! [`ThreadPool`] is idle, the next such node becomes a [`Split`]: its remaining moves are handed out one by
//! one to its owner and to every helper that joins. The thread that refutes the node ends it for all. An
//! owner that waits for its helpers meanwhile helps below its own split, never elsewhere, so that it is back
//! soon.

use super::Searcher;
use super::evaluator::{Evaluator, Node};
use super::ordering::Choice;
use super::target::Target;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// A node with fewer empties to the end of the game, or with less depth to its evaluations, is cheaper to
/// search than to share.
pub(super) fn is_worth_sharing(target: Target, n_empties: u32) -> bool {
    if target.depth >= n_empties { n_empties >= 15 } else { target.depth >= 6 }
}

/// The threads of one search.
pub(super) struct ThreadPool<S> {
    /// The splits that still have moves to hand out or helpers at work, newest last.
    splits: Mutex<Vec<Arc<Split<S>>>>,
    /// Notified when a split is added or a helper leaves one, and at the end.
    news: Condvar,
    n_helpers: usize,
    n_idle: AtomicUsize,
    finished: AtomicBool,
    /// Positions visited by all threads, as far as reported.
    pub nodes: AtomicU64,
}

/// A node whose moves are shared.
pub(super) struct Split<S> {
    /// The split in whose subtree this one lies.
    parent: Option<Arc<Split<S>>>,
    node: Node<S>,
    target: Target,
    alpha: i32,
    /// [`Searcher::n_nested`] at this node.
    n_nested: u8,
    choices: Vec<Choice>,
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

impl<S> Split<S> {
    /// Whether this split or one it lies below was refuted.
    pub(super) fn is_refuted(&self) -> bool {
        self.refuted.load(Relaxed) || self.parent.as_ref().is_some_and(|parent| parent.is_refuted())
    }

    fn is_below(self: &Arc<Split<S>>, other: &Arc<Split<S>>) -> bool {
        Arc::ptr_eq(self, other) || self.parent.as_ref().is_some_and(|parent| parent.is_below(other))
    }

    /// Takes the next move.
    fn take(&self) -> Option<Choice> {
        if self.refuted.load(Relaxed) {
            return None;
        }
        self.choices.get(self.n_taken.fetch_add(1, Relaxed)).copied()
    }

    fn has_moves(&self) -> bool {
        self.n_taken.load(Relaxed) < self.choices.len() && !self.is_refuted()
    }
}

impl<S> ThreadPool<S> {
    /// A pool of one thread and its helpers.
    pub(super) fn new(n_helpers: usize) -> ThreadPool<S> {
        ThreadPool {
            splits: Mutex::default(),
            news: Condvar::new(),
            n_helpers,
            n_idle: AtomicUsize::new(0),
            finished: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
        }
    }

    pub(super) fn is_several(&self) -> bool {
        self.n_helpers > 0
    }

    fn splits(&self) -> MutexGuard<'_, Vec<Arc<Split<S>>>> {
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

    /// Waits for a split to help with until `until` says there is no more need.
    fn join(
        &self,
        wanted: impl Fn(&Arc<Split<S>>) -> bool,
        until: impl Fn() -> bool,
    ) -> Option<Arc<Split<S>>> {
        let mut splits = self.splits();
        loop {
            if self.is_finished() || until() {
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
}

/// Finishes the search when it is dropped: also when a thread panics, so that no other waits for it in vain.
pub(super) struct Finish<'a, S>(pub &'a ThreadPool<S>);

impl<S> Drop for Finish<'_, S> {
    fn drop(&mut self) {
        self.0.finish();
    }
}

impl<E: Evaluator> Searcher<'_, E> {
    /// The loop of a helper thread: helps with splits until the search is finished.
    pub(super) fn help(&mut self) {
        let pool = self.pool;
        while let Some(split) = pool.join(|_| true, || false) {
            self.help_with(split);
        }
    }

    fn help_with(&mut self, split: Arc<Split<E::State>>) {
        let outer = self.split.replace(Arc::clone(&split));
        let n_nested = std::mem::replace(&mut self.n_nested, split.n_nested);
        self.search_choices(&split);
        self.n_nested = n_nested;
        self.split = outer;
        self.over = false;
        // With the lock held, or the owner could miss the notification.
        let _splits = self.pool.splits();
        split.n_helpers.fetch_sub(1, Relaxed);
        self.pool.news.notify_all();
    }

    /// Searches the remaining moves of a node together with the idle threads.
    pub(super) fn share(
        &mut self,
        node: &Node<E::State>,
        choices: Vec<Choice>,
        target: Target,
        alpha: i32,
        best: Best,
    ) -> Best {
        let split = Arc::new(Split {
            parent: self.split.clone(),
            node: *node,
            target,
            alpha,
            n_nested: self.n_nested,
            choices,
            n_taken: AtomicUsize::new(0),
            n_helpers: AtomicUsize::new(0),
            refuted: AtomicBool::new(false),
            best: Mutex::new(best),
        });
        let pool = self.pool;
        pool.splits().push(Arc::clone(&split));
        pool.news.notify_all();

        let outer = self.split.replace(Arc::clone(&split));
        self.search_choices(&split);
        while let Some(below) =
            pool.join(|other| other.is_below(&split), || split.n_helpers.load(Relaxed) == 0)
        {
            self.help_with(below);
        }
        self.split = outer;
        self.over = false;
        pool.splits().retain(|other| !Arc::ptr_eq(other, &split));
        *split.best.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn search_choices(&mut self, split: &Split<E::State>) {
        while let Some(choice) = split.take() {
            let child = self.chosen(&split.node, &choice);
            let score = -self.null_window(&child, split.target.next(), -split.alpha - 1);
            if self.is_over() {
                return;
            }
            let mut best = split.best.lock().unwrap_or_else(PoisonError::into_inner);
            if score > best.score {
                *best = Best { score, square: choice.square };
            }
            if score > split.alpha {
                split.refuted.store(true, Relaxed);
            }
        }
    }
}
