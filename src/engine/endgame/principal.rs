//! The root, and the principal variation below it: the only positions asked for more than a bound.
//!
//! Along the line of best play a window is open: the first move is searched with it, the others are only asked whether they
//! are better, and searched again when they are (Marsland and Campbell, *Parallel search of strongly ordered game trees*,
//! 1982).

use super::ordering::{Choices, N_MOVES_MAX};
use super::table::{Known, NO_MOVE};
use super::{Searcher, Window};
use crate::engine::kernel::{Board, Kernel};
use crate::rules::Move;

impl Searcher<'_> {
    /// The score of the root, exact inside the window, and best play.
    pub(super) fn principal(&mut self, board: Board<u64>, window: Window) -> (i32, Vec<Move>) {
        let n_empties = self.kernel.empties(board).count_ones();
        let mut line = Vec::new();
        let score = self.open_window(board, n_empties, window, &mut line);
        (score, line)
    }

    /// The score, exact inside the window and a bound outside; `line` becomes the moves that lead to it.
    fn open_window(&mut self, board: Board<u64>, n_empties: u32, window: Window, line: &mut Vec<Move>) -> i32 {
        line.clear();
        self.nodes += 1;
        if self.is_over() {
            return 0;
        }
        let moves = self.kernel.legal_moves(board);
        let mut rest = Vec::new();
        if moves == 0 {
            if self.kernel.legal_moves(board.pass()) == 0 {
                return self.kernel.final_score(board);
            }
            let score = -self.open_window(board.pass(), n_empties, window.turned(), &mut rest);
            line.push(Move::Pass);
            line.append(&mut rest);
            return score;
        }
        let nodes_before = self.nodes;
        let known = self.table.get(board).unwrap_or(Known::NOTHING);
        let mut choices = Choices::<N_MOVES_MAX>::new(self.kernel, board, moves);
        choices.rate_by_search(&self.estimate, n_empties, known.moves);
        let (mut best, mut best_move) = (-i32::MAX, NO_MOVE);
        let mut open = window;
        for choice in choices.by_ref() {
            let is_first = best_move == NO_MOVE;
            let mut score = open.alpha + 1;
            if !is_first {
                score = -self.null_window(choice.after, n_empties - 1, -open.alpha - 1);
            }
            if is_first || score > open.alpha && score < open.beta {
                score = -self.open_window(choice.after, n_empties - 1, open.turned(), &mut rest);
            }
            if self.over {
                return 0;
            }
            if score > best {
                (best, best_move) = (score, choice.square);
                if is_first || score > open.alpha {
                    line.clear();
                    line.push(Move::Place(self.kernel.square(usize::from(choice.square))));
                    line.append(&mut rest);
                }
                open.alpha = open.alpha.max(score);
                if open.alpha >= open.beta {
                    break;
                }
            }
        }
        self.table.put(board, known.learn(best, window, best_move), self.nodes - nodes_before);
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
