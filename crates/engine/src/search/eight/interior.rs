//! The nodes inside the tree, with a null window: is the value above `alpha`? They try every cutoff, and
//! their move ordering is worth a small search.
//!
//! A node whose depth reaches the end of the game has its true score as value, any other one an estimate.
//! Both use the same code.

use super::compiled::EightNodes;
use super::evaluator::{Evaluator, Node, NodeOf, UNIT, more_than, to_discs};
use super::ordering::{Choice, Choices};
use super::pool::Best;
use super::shallow::SHALLOW_MAX;
use super::sharing::is_worth_sharing;
use super::target::Target;
use super::transposition::{Entry, NO_MOVE};
use super::{Searcher, Window};
use crate::kernel::Kernel;

/// From this depth on, the table is probed for all positions one move on before any is searched.
const ETC_FROM: u32 = 4;
/// Up to this depth a search needs neither the table nor an order beyond [`Searcher::ordering_masks`].
const SHALLOW_ALPHA_BETA_MAX: u32 = 2;

/// Whether the table of all threads may hold the positions one move on: those of the endgame solver are never
/// stored there.
fn is_etc_useful(target: Target, n_empties: u32) -> bool {
    let is_before_endgame = target.depth >= n_empties && n_empties == SHALLOW_MAX as u32 + 1;
    target.depth >= ETC_FROM && !is_before_endgame
}

impl<E: Evaluator> Searcher<'_, E> {
    /// Whether the value is above `alpha`: returns a lower bound of the value if it is, and an upper
    /// bound if it is not.
    #[inline(always)]
    pub(super) fn null_window(&mut self, node: &NodeOf<E>, target: Target, alpha: i32) -> i32 {
        self.vectors().null_window(self, node, target, alpha)
    }

    #[inline(always)]
    pub(super) fn null_window_node(&mut self, node: &NodeOf<E>, target: Target, alpha: i32) -> i32 {
        let Node { board, n_empties, .. } = *node;
        if target.depth >= n_empties {
            if n_empties <= SHALLOW_MAX as u32 {
                return self.endgame.null_window(board, n_empties, alpha);
            }
            return self.vectors().interior(self, node, Target { depth: n_empties, ..target }, alpha);
        }
        match target.depth {
            0 => {
                self.endgame.nodes += 1;
                self.evaluator.discs(node)
            }
            1..=SHALLOW_ALPHA_BETA_MAX => {
                let beta = more_than(alpha);
                to_discs(self.shallow_alpha_beta(node, target.depth, beta - 1, beta))
            }
            _ => self.vectors().interior(self, node, target, alpha),
        }
    }

    #[inline(always)]
    pub(super) fn interior_node(&mut self, node: &NodeOf<E>, target: Target, alpha: i32) -> i32 {
        let Node { board, n_empties, .. } = *node;
        self.endgame.nodes += 1;
        // 1. Stop check.
        if self.is_over() {
            return 0;
        }
        // 2. Stability cutoff: the opponent's stable discs leave too little.
        if let Some(bound) = self.endgame.stability_cutoff(board, n_empties, alpha) {
            return bound;
        }
        // 3. Table cutoff.
        let entry = self.table.get(board).unwrap_or(Entry::NOTHING);
        if let Some(bound) = entry.cutoff(target, alpha) {
            return bound;
        }
        // 4. No move: a pass, or the end.
        let kernel = self.endgame.kernel;
        let moves = kernel.legal_moves(board);
        if moves == 0 {
            return match kernel.legal_moves(board.pass()) {
                0 => kernel.final_score(board),
                _ => -self.vectors().interior(self, &self.evaluator.passed(node), target, -alpha - 1),
            };
        }
        // 5. Enhanced transposition cutoff: the table knows a move that is good enough.
        let mut choices = Choices::new(kernel, board, moves, entry.moves);
        if is_etc_useful(target, n_empties)
            && let Some(bound) = self.etc_cutoff(choices.rest(), target.next(), alpha)
        {
            return bound;
        }
        // 6. ProbCut: a shallow search makes the answer likely enough.
        if let Some(bound) = self.probcut(node, target, alpha) {
            return bound;
        }
        // 7. The moves, best first.
        let nodes_before = self.endgame.nodes;
        let mut best = Best { score: -i32::MAX, square: NO_MOVE };
        while let Some(choice) = self.next_choice(node, target, &mut choices) {
            let score = -self.null_window(&self.chosen(node, &choice), target.next(), -alpha - 1);
            if self.over {
                return 0;
            }
            if score > best.score {
                best = Best { score, square: choice.square };
                if score > alpha {
                    break;
                }
            }
            // 8. Idle threads help.
            if self.pool.has_idle() && is_worth_sharing(target, n_empties) && choices.rest().len() > 1 {
                let rest = self.rest_of_choices(node, target, choices);
                best = self.share(node, rest, target, alpha, best);
                if self.is_over() {
                    return 0;
                }
                break;
            }
        }
        let window = Window { alpha, beta: alpha + 1 };
        let entry = entry.learn(best.score, window, target, best.square);
        self.table.put(board, entry, self.endgame.nodes - nodes_before);
        best.score
    }

    #[inline(always)]
    pub(super) fn chosen(&self, node: &NodeOf<E>, choice: &Choice) -> NodeOf<E> {
        let square = usize::from(choice.square);
        let flips = choice.after.other ^ node.board.own ^ 1 << square;
        Node {
            board: choice.after,
            n_empties: node.n_empties - 1,
            state: self.evaluator.play(&node.state, square, flips),
        }
    }

    /// A bound from the table for a move that is good enough (enhanced transposition cutoff; Schaeffer and
    /// Plaat, *New advances in alpha-beta searching*, 1996).
    #[inline(always)]
    fn etc_cutoff(&self, choices: &[Choice], target: Target, alpha: i32) -> Option<i32> {
        choices.iter().for_each(|choice| self.table.prefetch(choice.after));
        let bounds = choices.iter().filter_map(|choice| self.table.get(choice.after));
        bounds
            .filter(|entry| entry.target.covers(target))
            .map(|entry| -i32::from(entry.upper))
            .find(|&bound| bound > alpha)
    }

    /// The value of a node in [`UNIT`]s by plain alpha-beta: for the last plies before the leaves, with a
    /// null window, and for move ordering, where rough values suffice.
    #[inline(always)]
    pub(super) fn shallow_alpha_beta(&mut self, node: &NodeOf<E>, depth: u32, alpha: i32, beta: i32) -> i32 {
        self.vectors().alpha_beta(self, node, depth, alpha, beta)
    }

    #[inline(always)]
    pub(super) fn alpha_beta_node(&mut self, node: &NodeOf<E>, depth: u32, mut alpha: i32, beta: i32) -> i32 {
        self.endgame.nodes += 1;
        if depth == 0 {
            return self.evaluator.rough_value(node);
        }
        let kernel = self.endgame.kernel;
        let moves = kernel.legal_moves(node.board);
        if moves == 0 {
            if kernel.legal_moves(node.board.pass()) == 0 {
                return kernel.final_score(node.board) * UNIT;
            }
            return -self.shallow_alpha_beta(&self.evaluator.passed(node), depth, -beta, -alpha);
        }
        if depth == 1 {
            return self.shallow_alpha_beta_last(node, moves, alpha, beta);
        }
        let mut best = -i32::MAX;
        for mut squares in self.ordering_masks.map(|mask| moves & mask) {
            while squares != 0 {
                let square = squares.trailing_zeros() as usize;
                squares &= squares - 1;
                let child = self.evaluator.child(node, square, kernel.flips(node.board, square));
                best = best.max(-self.shallow_alpha_beta(&child, depth - 1, -beta, -alpha));
                if best >= beta {
                    return best;
                }
                alpha = alpha.max(best);
            }
        }
        best
    }

    /// The best of the moves by their evaluations alone; the first that reaches beta will do.
    #[inline(always)]
    fn shallow_alpha_beta_last(&mut self, node: &NodeOf<E>, mut moves: u64, alpha: i32, beta: i32) -> i32 {
        let is_null_window = alpha + 1 == beta;
        let mut best = -i32::MAX;
        while moves != 0 && best < beta {
            let square = moves.trailing_zeros() as usize;
            moves &= moves - 1;
            self.endgame.nodes += 1;
            let flips = self.endgame.kernel.flips(node.board, square);
            let child = self.evaluator.child(node, square, flips);
            let value = if is_null_window {
                self.evaluator.value_against(&child, -beta)
            } else {
                self.evaluator.rough_value(&child)
            };
            best = best.max(-value);
        }
        best
    }
}
