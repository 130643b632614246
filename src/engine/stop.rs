//! How a running search learns that nobody waits for it any more.

use super::SearchId;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Held by a search; says when to give up.
#[derive(Clone, Debug)]
pub struct Stop {
    newest: Arc<AtomicU64>,
    own: u64,
}

impl Stop {
    pub(super) fn new(newest: Arc<AtomicU64>, id: SearchId) -> Stop {
        Stop { newest, own: id.0 }
    }

    /// For searches nobody interrupts.
    pub fn never() -> Stop {
        Stop { newest: Arc::new(AtomicU64::new(0)), own: 0 }
    }

    /// Whether a newer search has been asked for, or this one was stopped.
    #[inline(always)]
    pub fn requested(&self) -> bool {
        self.newest.load(Ordering::Relaxed) != self.own
    }
}
