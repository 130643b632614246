//! A book with the user's changes applied.

use super::own::{FoundValue, OwnBook, PositionFacts};
use super::tree::{Pin, Pinned};
use super::{Book, Effort};

impl Book {
    /// The book with the user's changes; the values that depend on them are backed up again.
    #[must_use]
    pub fn with(&self, own: &OwnBook) -> Book {
        let mut tree = self.tree.clone();
        let entries: Vec<(u32, PositionFacts)> =
            own.entries().map(|(board, entry)| (tree.find_or_add(board), entry)).collect();
        // Links between positions need all positions first.
        for &(node, entry) in &entries {
            tree.pin(node, Pin { found: entry.found.as_ref().map(FoundValue::pinned), typed: entry.typed });
            if entry.is_open && tree.is_leaf(node) {
                tree.open_known(node);
            }
        }
        tree.back_up();
        tree.close_unknown();
        Book { tree }
    }
}

impl FoundValue {
    fn pinned(&self) -> Pinned {
        let effort = Effort { depth: self.depth, selectivity: self.selectivity, weights: 0 };
        Pinned { discs: self.discs, effort, origin: self.origin() }
    }
}
