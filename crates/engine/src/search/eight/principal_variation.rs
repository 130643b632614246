//! The principal variation: the only nodes with an open window.
//!
//! Along the line of best play the window is open: the first move is searched with it, the others with a null
//! window, and again with the open one when they turn out better (Marsland and Campbell, *Parallel search of
//! strongly ordered game trees*, 1982).

use super::evaluator::{Evaluator, NodeOf};
use super::ordering::Choices;
use super::target::Target;
use super::transposition::{Entry, NO_MOVE};
use super::{Searcher, Window};
use crate::kernel::Kernel;
use othello::rules::Move;

impl<E: Evaluator> Searcher<'_, E> {
    /// The value, or a bound if outside the window; 0 once the search is over. `line` becomes the best line.
    pub(super) fn open_window(
        &mut self,
        node: &NodeOf<E>,
        target: Target,
        window: Window,
        line: &mut Vec<Move>,
    ) -> i32 {
        line.clear();
        self.endgame.nodes += 1;
        if self.is_over() {
            return 0;
        }
        let target = Target { depth: target.depth.min(node.n_empties), ..target };
        let kernel = self.endgame.kernel;
        let board = node.board;
        let moves = kernel.legal_moves(board);
        let mut rest = Vec::new();
        if moves == 0 {
            if kernel.legal_moves(board.pass()) == 0 {
                return kernel.final_score(board);
            }
            let score = -self.open_window(&self.evaluator.passed(node), target, window.turned(), &mut rest);
            line.push(Move::Pass);
            line.append(&mut rest);
            return score;
        }
        if target.depth == 0 {
            return self.evaluator.discs(node);
        }
        let nodes_before = self.endgame.nodes;
        let entry = self.table.get(board).unwrap_or(Entry::NOTHING);
        let mut choices = Choices::new(kernel, board, moves, entry.moves);
        let (mut best, mut best_move) = (-i32::MAX, NO_MOVE);
        let mut open = window;
        while let Some(choice) = self.next_choice(node, target, &mut choices) {
            let is_first = best_move == NO_MOVE;
            let child = self.chosen(node, &choice);
            let mut score = open.alpha + 1;
            // Drops the line of an earlier move that was searched twice and turned out no better.
            rest.clear();
            if !is_first {
                score = -self.null_window(&child, target.next(), -open.alpha - 1);
            }
            if is_first || score > open.alpha && score < open.beta {
                score = -self.open_window(&child, target.next(), open.turned(), &mut rest);
            }
            if self.over {
                return 0;
            }
            if score > best {
                (best, best_move) = (score, choice.square);
                if is_first || score > open.alpha {
                    line.clear();
                    line.push(Move::Place(kernel.square(usize::from(choice.square))));
                    line.append(&mut rest);
                }
                open.alpha = open.alpha.max(score);
                if open.alpha >= open.beta {
                    break;
                }
            }
        }
        let entry = entry.learn(best, window, target, best_move);
        self.table.put(board, entry, self.endgame.nodes - nodes_before);
        best
    }
}

impl Window {
    /// The same window seen by the opponent.
    #[must_use]
    pub fn turned(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }
}
