//! How a thread searches the moves of a node that several share; the [`ThreadPool`](super::pool::ThreadPool)
//! says which thread takes which.

use super::Searcher;
use super::evaluator::{Evaluator, Node, NodeOf};
use super::ordering::Choice;
use super::pool::{Best, Split};
use super::target::Target;
use std::sync::Arc;

/// Whether a node is worth sharing. A search to the end of the game with fewer than 15 empties, or one to
/// evaluations less than 6 plies deep, costs less than sharing does.
pub(super) fn is_worth_sharing(target: Target, n_empties: u32) -> bool {
    if target.depth >= n_empties { n_empties >= 15 } else { target.depth >= 6 }
}

/// A node whose moves are shared, and how to search them.
pub(super) struct SharedNode<S> {
    node: Node<S>,
    target: Target,
    alpha: i32,
    /// [`Searcher::n_nested`] at this node.
    n_nested: u8,
    choices: Vec<Choice>,
}

impl<E: Evaluator> Searcher<'_, E> {
    /// The loop of a helper thread: helps with splits until the search is finished.
    pub(super) fn help(&mut self) {
        let pool = self.pool;
        pool.help(|split| self.search_split(split));
    }

    /// Searches the remaining moves of a node together with the idle threads.
    pub(super) fn share(
        &mut self,
        node: &NodeOf<E>,
        choices: Vec<Choice>,
        target: Target,
        alpha: i32,
        best: Best,
    ) -> Best {
        let n_moves = choices.len();
        let work = SharedNode { node: *node, target, alpha, n_nested: self.n_nested, choices };
        let split = Arc::new(Split::new(self.split.clone(), work, n_moves, best));
        let pool = self.pool;
        pool.share(&split, |split| self.search_split(split))
    }

    /// Searches moves of a shared node until none is left.
    fn search_split(&mut self, split: &Arc<Split<SharedNode<E::State>>>) {
        let outer = self.split.replace(Arc::clone(split));
        let n_nested = std::mem::replace(&mut self.n_nested, split.work.n_nested);
        self.search_choices(split);
        self.n_nested = n_nested;
        self.split = outer;
        self.over = false; // Only this split was over; if the whole search is, the pool says so again.
    }

    fn search_choices(&mut self, split: &Split<SharedNode<E::State>>) {
        let SharedNode { node, target, alpha, choices, .. } = &split.work;
        while let Some(index) = split.take() {
            let choice = &choices[index];
            let child = self.chosen(node, choice);
            let score = -self.null_window(&child, target.next(), -alpha - 1);
            if self.is_over() {
                return;
            }
            split.learn(Best { score, square: choice.square }, *alpha);
        }
    }
}
