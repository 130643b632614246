//! Search to the end of the game on every board: the same window and table as the midgame's, but the leaves
//! are finished games and the values whole discs. `vectors.exact` calls `exact_node`.
//!
//! Ordering here means: leave the opponent few replies (the tree is small where there are few moves), and
//! near the end play first where the number of empty squares is odd.

use super::compiled::GeneralNodes;
use super::transposition::{EXACT, GeneralEntry};
use super::{Game, GameNodeOf, INFINITY, Search};
use crate::kernel::{Board, Kernel};
use othello::rules::{Bits, Goal};

/// From this many empties up, the table is used and moves are sorted by their replies.
const SORT_FROM: u32 = 6;
/// From this many empties up, the table is probed for the position after each move before any is searched.
const ETC_FROM: u32 = 8;

impl<K: Kernel, V: GeneralNodes, G: Game<K>> Search<'_, K, V, G> {
    /// The exact score in discs, or a bound beyond the window; meaningless once the search must end.
    pub(crate) fn exact(&mut self, node: GameNodeOf<K, G>, alpha: i32, beta: i32) -> i32 {
        self.vectors.exact(self, node, alpha, beta)
    }

    #[inline(always)]
    pub(super) fn exact_node(&mut self, node: GameNodeOf<K, G>, alpha: i32, beta: i32) -> i32 {
        let n_empties = self.n_empties(node.board);
        if n_empties < SORT_FROM {
            return self.last_moves(node, alpha, beta);
        }
        if self.count() {
            return 0;
        }
        // 1. No move: a pass, or the end.
        let moves = self.legal_moves(&node);
        if moves.is_empty() {
            return match self.after_pass(&node) {
                Some(passed) => -self.exact(passed, -beta, -alpha),
                None => self.final_score(&node),
            };
        }
        // 2. Stability cutoff: stable discs against the side to move limit its score.
        if let Some(bound) = self.stability_cutoff(node.board, alpha) {
            return bound;
        }
        let hash = self.hash(&node);
        let entry = self.table.probe(hash);
        let (low, high) = (hundredths(alpha), hundredths(beta));
        if let Some(value) = entry.and_then(|entry| entry.cutoff(low, high, EXACT)) {
            return value.div_euclid(100);
        }
        // 3. The moves, best first.
        let start = self.list_for_end(&node, moves, entry.and_then(|entry| entry.best), n_empties);
        if n_empties >= ETC_FROM
            && let Some(value) = self.etc_cutoff(start, high, EXACT)
        {
            self.candidates.truncate(start);
            return value.div_euclid(100);
        }
        let found = self
            .best_candidate(start, alpha, beta, |search, node, alpha, beta| search.exact(node, alpha, beta));
        let Some((value, best)) = found else { return 0 };
        self.table.store(hash, GeneralEntry::found(100 * value, low, high, best, EXACT));
        value
    }

    /// The last few moves: no table, no list of moves; squares in odd quarters first.
    fn last_moves(&mut self, node: GameNodeOf<K, G>, alpha: i32, beta: i32) -> i32 {
        self.vectors.last_moves(self, node, alpha, beta)
    }

    #[inline(always)]
    pub(super) fn last_moves_node(&mut self, node: GameNodeOf<K, G>, alpha: i32, beta: i32) -> i32 {
        if self.count() {
            return 0;
        }
        let empties = self.kernel.empties(node.board);
        let odd = self.odd_quarters(empties);
        let mut value = -INFINITY;
        for squares in [odd, empties & !odd] {
            for index in squares.indices() {
                let flips = self.game.flips(self.kernel, &node, index);
                if flips.is_empty() {
                    continue;
                }
                let after = self.after(&node, index, flips);
                value = value.max(-self.last_moves(after, -beta, -alpha.max(value)));
                if value >= beta {
                    return value;
                }
            }
        }
        if value > -INFINITY {
            match self.after_granted_pass(&node) {
                Some(passed) => value.max(-self.last_moves(passed, -beta, -alpha.max(value))),
                None => value,
            }
        } else {
            match self.after_pass(&node) {
                Some(passed) => -self.last_moves(passed, -beta, -alpha),
                None => self.final_score(&node),
            }
        }
    }

    /// An upper bound that is not above alpha, if the stable discs against the side to move give one: the
    /// opponent's when most discs win, its own when fewest do.
    #[inline(always)]
    fn stability_cutoff(&self, board: Board<K::Set>, alpha: i32) -> Option<i32> {
        let area = self.kernel.size().area() as i32;
        let against = match self.goal {
            Goal::MostDiscs => board.other,
            Goal::FewestDiscs => board.own,
        };
        // Even if all of these were stable, the bound would exceed alpha.
        if area - 2 * against.len() as i32 > alpha || !self.game.keeps_stable() {
            return None;
        }
        let stable = self.stability.stable(against, board.discs(), self.kernel.empties(board));
        let bound = area - 2 * stable.len() as i32;
        (bound <= alpha).then_some(bound)
    }
}

/// Whole discs in the table's unit; a window may reach beyond all scores.
fn hundredths(discs: i32) -> i32 {
    (100 * discs).clamp(-INFINITY, INFINITY)
}
