//! How a running search learns that its result is no longer wanted.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The search an [`Event`](super::Event) belongs to. Callers create the id, so they can match events to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SearchId(pub u64);

impl SearchId {
    /// The id of no search: `newest` holds it while no search is wanted.
    pub(super) const NONE: SearchId = SearchId(0);

    /// An id that no other search of this process has; later ones are higher.
    pub fn unique() -> SearchId {
        static LAST: AtomicU64 = AtomicU64::new(SearchId::NONE.0);
        SearchId(LAST.fetch_add(1, Ordering::Relaxed) + 1)
    }
}

/// Tells the search that holds it when to stop.
#[derive(Clone, Debug)]
pub struct Stop {
    newest: Arc<AtomicU64>,
    own: u64,
}

impl Stop {
    pub(super) fn new(newest: Arc<AtomicU64>, id: SearchId) -> Stop {
        Stop { newest, own: id.0 }
    }

    /// For searches that run to their end.
    pub fn never() -> Stop {
        Stop { newest: Arc::new(AtomicU64::new(0)), own: 0 }
    }

    /// For work that ends once the [`Stopper`] stops it or is dropped.
    ///
    /// ```
    /// use engine::Stop;
    /// let (stopper, stop) = Stop::pair();
    /// assert!(!stop.requested());
    /// drop(stopper);
    /// assert!(stop.requested());
    /// ```
    pub fn pair() -> (Stopper, Stop) {
        let stop = Stop::never();
        (Stopper(Arc::clone(&stop.newest)), stop)
    }

    /// Whether a newer search was requested, or this one was stopped.
    #[inline(always)]
    pub fn requested(&self) -> bool {
        self.newest.load(Ordering::Relaxed) != self.own
    }
}

/// The other end of a [`Stop`]. Dropping it also stops the work, since no caller waits for it any longer.
#[derive(Debug)]
pub struct Stopper(Arc<AtomicU64>);

impl Stopper {
    /// Stops the work that holds the [`Stop`].
    pub fn stop(&self) {
        self.0.store(1, Ordering::Relaxed);
    }
}

impl Drop for Stopper {
    fn drop(&mut self) {
        self.stop();
    }
}
