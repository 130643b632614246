//! Move ordering: after a good first move most of the others need no full search.

use super::compiled::GeneralNodes;
use super::{Game, GameNodeOf, INFINITY, Search};
use crate::kernel::Kernel;
use crate::search::bring_best_to_front;
use othello::rules::Bits;

/// A move, the node after it, and how promising it looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct OrderedMove<N> {
    /// `None` for a pass besides the moves.
    pub index: Option<u8>,
    pub score: i32,
    pub node: N,
}

/// The scores of the moves that come first: the table's move, then a move that leaves the opponent no disc.
const TABLE_MOVE: i32 = i32::MAX;
const WIPEOUT: i32 = i32::MAX - 1;

impl<K: Kernel, V: GeneralNodes, G: Game<K>> Search<'_, K, V, G> {
    /// Lists the moves of a midgame node at the end of `candidates`, scored; returns where they begin.
    #[inline(always)]
    pub(super) fn list_for_depth(
        &mut self,
        node: &GameNodeOf<K, G>,
        moves: K::Set,
        best: Option<u8>,
        depth: u8,
    ) -> usize {
        self.list(node, moves, best, |search, index, node| match depth {
            0..=1 => 0,
            2..=3 => search.mobility_score(index, node),
            4..=8 => -search.vectors.evaluate(search, *node),
            _ => -search.midgame(*node, -INFINITY, INFINITY, (depth - 7) / 3),
        })
    }

    /// Lists the moves of an exact node, scored by the replies they leave: the fewer, the smaller the tree.
    #[inline(always)]
    pub(super) fn list_for_end(
        &mut self,
        node: &GameNodeOf<K, G>,
        moves: K::Set,
        best: Option<u8>,
        n_empties: u32,
    ) -> usize {
        let odd = self.odd_quarters(self.kernel.empties(node.board));
        self.list(node, moves, best, |search, index, node| {
            let parity = if odd.has(usize::from(index)) { PARITY } else { 0 };
            let score = parity + search.mobility_score(index, node);
            if n_empties < EVALUATE_FROM {
                return score;
            }
            let depth = ((n_empties - EVALUATE_FROM) / 3).min(4) as u8;
            score - 4 * search.midgame(*node, -INFINITY, INFINITY, depth)
        })
    }

    /// Lists the moves, then a granted pass. `score` rates a move by its index and the node after it, except
    /// the table's move and a wipeout.
    #[inline(always)]
    fn list(
        &mut self,
        node: &GameNodeOf<K, G>,
        moves: K::Set,
        best: Option<u8>,
        score: impl Fn(&mut Self, u8, &GameNodeOf<K, G>) -> i32,
    ) -> usize {
        let start = self.candidates.len();
        for index in moves.indices() {
            let after = self.after(node, index, self.game.flips(self.kernel, node, index));
            self.candidates.push(OrderedMove { index: Some(index as u8), score: 0, node: after });
        }
        for (at, index) in (start..).zip(moves.indices()) {
            let (index, node) = (index as u8, self.candidates[at].node);
            self.candidates[at].score = match best {
                Some(best) if best == index => TABLE_MOVE,
                _ if node.board.own.is_empty() => WIPEOUT,
                _ => score(self, index, &node),
            };
        }
        if let Some(node) = self.after_granted_pass(node) {
            self.candidates.push(OrderedMove { index: None, score: i32::MIN, node });
        }
        start
    }

    /// Moves the most promising of the candidates that begin at `at` to the place `at`, and returns it.
    #[inline(always)]
    pub(super) fn pick(&mut self, at: usize) -> OrderedMove<GameNodeOf<K, G>> {
        bring_best_to_front(&mut self.candidates[at..], |candidate| candidate.score);
        self.candidates[at]
    }

    /// Higher for a corner, for few replies (in corners counted twice), and for few potential replies.
    #[inline(always)]
    fn mobility_score(&self, index: u8, after: &GameNodeOf<K, G>) -> i32 {
        let replies = self.legal_moves(after);
        let n_replies = (replies.len() + (replies & self.corners).len()) as i32;
        let corner = if self.corners.has(usize::from(index)) { CORNER } else { 0 };
        corner - REPLY * n_replies - self.kernel.potential_moves(after.board).len() as i32 * POTENTIAL
    }

    /// The empty squares in quarters with an odd number of them: the side that moves there may also move
    /// there last.
    #[inline(always)]
    pub(super) fn odd_quarters(&self, empties: K::Set) -> K::Set {
        let odd = |quarter: &&K::Set| (**quarter & empties).len() % 2 == 1;
        self.quarters.iter().filter(odd).fold(K::Set::EMPTY, |all, quarter| all | *quarter) & empties
    }
}

// Weights of the terms, found by counting nodes.
const REPLY: i32 = 32;
const POTENTIAL: i32 = 6;
const CORNER: i32 = 48;
const PARITY: i32 = 12;

/// From this many empties up, exact searches also order moves by evaluation.
const EVALUATE_FROM: u32 = 11;
