//! Merges a book with the user's changes, or with another book.

use super::own::{OwnBook, sorted};
use super::tree::PositionFacts;
use super::{Book, Effort};

impl Book {
    /// The book with the user's changes; the values that depend on them are backed up again.
    pub fn with(&self, own: &OwnBook) -> Book {
        let mut tree = self.tree.clone();
        let entries: Vec<(u32, PositionFacts)> =
            sorted(&own.entries).into_iter().map(|(board, entry)| (tree.find_or_add(board), entry)).collect();
        // The tree gets all positions first, since a leaf opens with only those moves that are in the tree.
        for &(node, entry) in &entries {
            tree.pin(node, entry);
            if entry.is_open && tree.is_leaf(node) {
                tree.open_known(node);
            }
        }
        tree.back_up();
        tree.close_unknown();
        Book { tree }
    }
}

/// What a book took over from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenOver {
    /// Positions that it did not know.
    pub n_new: usize,
    /// Values of leaves that the other searched deeper.
    pub n_deeper: usize,
}

impl Book {
    /// Adds what another book knows: its positions, and the values of leaves that it searched deeper. A
    /// position that is open in one of them is open afterwards.
    pub fn take_over(&mut self, other: &Book) -> TakenOver {
        let (tree, other) = (&mut self.tree, &other.tree);
        let (n_before, mut n_deeper) = (tree.n_nodes(), 0);
        for node in other.children_first().into_iter().rev() {
            let Some(own) = tree.find(other[node].board).filter(|&own| tree.is_leaf(own)) else { continue };
            if other.is_open(node) {
                tree.open(own);
            } else if let Some(effort) = other.effort(node) {
                let rank = |effort: Effort| (effort.depth, effort.selectivity);
                let known = tree.effort(own);
                if known.is_none_or(|known| rank(known) < rank(effort)) {
                    n_deeper += usize::from(known.is_some());
                    tree.set(own, other[node].value, effort);
                }
            }
        }
        tree.back_up();
        TakenOver { n_new: tree.n_nodes() - n_before, n_deeper }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::Grower;
    use crate::pattern::Weights;
    use crate::testing::after;

    #[test]
    fn each_of_two_books_takes_over_what_the_other_knows() {
        let grown = |depth: u8, below: &str| {
            let mut grower = Grower::new(depth, 73, Weights::embedded().unwrap(), 1).unwrap();
            let mut book = grower.begin();
            (0..4).for_each(|_| _ = grower.extend(&mut book));
            (0..8).for_each(|_| _ = grower.extend_below(&mut book, &after(below)));
            book
        };
        let (small, deeper) = (grown(1, "f5d6"), grown(2, "f5f6"));
        let (mut a, mut b) = (small.clone(), deeper.clone());
        let taken = a.take_over(&deeper);
        assert!(taken.n_new > 0 && taken.n_deeper > 0, "{taken:?}");
        b.take_over(&small);
        assert!(a == b, "the order of the books does not matter");
        for known in [&small, &deeper] {
            for node in known.tree.nodes() {
                let own = a.tree.find(known.tree[node].board).unwrap();
                assert!(a.tree.is_open(own) || known.tree.is_leaf(node));
                let is_deeper =
                    |effort: Effort| a.tree.effort(own).is_some_and(|own| own.depth >= effort.depth);
                assert!(a.tree.is_open(own) || known.tree.effort(node).is_none_or(is_deeper));
            }
        }
        let before = a.clone();
        assert_eq!(a.take_over(&small), TakenOver { n_new: 0, n_deeper: 0 });
        assert!(a == before && Book::read(&a.write()).unwrap() == a);
    }
}
