//! A book with what somebody has changed in it.

use super::own::{Entry, Found, OwnBook};
use super::tree::{Pin, Pinned};
use super::{Book, Effort};

impl Book {
    /// The same book with somebody's changes. What follows from them is found anew for all positions before
    /// them.
    #[must_use]
    pub fn with(&self, own: &OwnBook) -> Book {
        let mut tree = self.tree.clone();
        let entries: Vec<(u32, Entry)> =
            own.entries().map(|(board, entry)| (tree.find_or_add(board), entry)).collect();
        // Only when all positions are there can moves lead to them.
        for &(node, entry) in &entries {
            tree.pin(node, Pin { found: entry.found.as_ref().map(Found::pinned), typed: entry.typed });
            if entry.is_open && tree.is_leaf(node) {
                tree.open_known(node);
            }
        }
        tree.back_up();
        tree.close_unknown();
        Book { tree }
    }
}

impl Found {
    fn pinned(&self) -> Pinned {
        let effort = Effort { depth: self.depth, selectivity: self.selectivity, weights: 0 };
        Pinned { discs: self.discs, effort, origin: self.origin() }
    }
}
