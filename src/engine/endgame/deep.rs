//! The deep zone, from eleven empties up: here every cutoff is tried, and ordering the moves is worth a small search.

use super::ordering::{Choice, Choices, N_MOVES_MAX};
use super::parallel::{Best, SPLIT_FROM};
use super::table::{Known, NO_MOVE};
use super::{Searcher, shallow};
use crate::engine::kernel::{Board, Kernel};

/// Up to so many empties the shallow zone takes over.
const SHALLOW_MAX: u32 = shallow::SHALLOW_MAX as u32;
/// From so many empties on, all positions one move on are looked up before any is searched.
const LOOK_AHEAD_FROM: u32 = 14;
/// From so many empties on, moves are rated by a small search.
const SEARCHED_FROM: u32 = 13;

impl Searcher<'_> {
    /// Whether the score is above `alpha`: the answer is at most the score if it is, and at least the score if it is not.
    pub(super) fn null_window(&mut self, board: Board<u64>, n_empties: u32, alpha: i32) -> i32 {
        match n_empties {
            0..=3 => self.last_few(board, n_empties, alpha),
            4 => self.last_4(board, self.kernel.empties(board), alpha),
            5..=SHALLOW_MAX => self.shallow(board, n_empties, alpha),
            _ => self.deep(board, n_empties, alpha),
        }
    }

    fn deep(&mut self, board: Board<u64>, n_empties: u32, alpha: i32) -> i32 {
        self.nodes += 1;
        // 1. Nobody waits any more.
        if self.is_over() {
            return 0;
        }
        // 2. The opponent's stable discs leave too little.
        if let Some(bound) = self.stability_cutoff(board, n_empties, alpha) {
            return bound;
        }
        // 3. The table knows.
        let known = self.table.get(board).unwrap_or(Known::NOTHING);
        if let Some(bound) = known.cutoff(alpha) {
            return bound;
        }
        // 4. No move: a pass, or the end.
        let moves = self.kernel.legal_moves(board);
        if moves == 0 {
            return match self.kernel.legal_moves(board.pass()) {
                0 => self.kernel.final_score(board),
                _ => -self.deep(board.pass(), n_empties, -alpha - 1),
            };
        }
        // 5. The table knows that a move is good enough.
        let mut choices = Choices::<N_MOVES_MAX>::new(self.kernel, board, moves);
        if n_empties >= LOOK_AHEAD_FROM
            && let Some(bound) = self.look_ahead(choices.as_slice(), alpha)
        {
            return bound;
        }
        // 6. The moves, best first.
        if n_empties >= SEARCHED_FROM {
            choices.rate_by_search(&self.estimate, n_empties, known.moves);
        } else {
            choices.rate_by_mobility(self.kernel, board, known.moves);
        }
        let nodes_before = self.nodes;
        let mut best = Best { score: -i32::MAX, square: NO_MOVE };
        while let Some(choice) = choices.next() {
            let score = -self.null_window(choice.after, n_empties - 1, -alpha - 1);
            if self.over {
                return 0;
            }
            if score > best.score {
                best = Best { score, square: choice.square };
                if score > alpha {
                    break;
                }
            }
            // 7. Others help.
            if n_empties >= SPLIT_FROM && self.crew.has_idle() && choices.as_slice().len() > 1 {
                best = self.share(choices.collect(), n_empties, alpha, best);
                if self.is_over() {
                    return 0;
                }
                break;
            }
        }
        let known = known.learn_null(best.score, alpha, best.square);
        self.table.put(board, known, self.nodes - nodes_before);
        best.score
    }

    /// A bound from the table for a move that is good enough (enhanced transposition cutoff; Schaeffer and Plaat, *New
    /// advances in alpha-beta searching*, 1996).
    fn look_ahead(&self, choices: &[Choice], alpha: i32) -> Option<i32> {
        choices.iter().for_each(|choice| self.table.prefetch(choice.after));
        let bounds = choices.iter().filter_map(|choice| self.table.get(choice.after));
        bounds.map(|known| -i32::from(known.upper)).find(|&bound| bound > alpha)
    }
}
