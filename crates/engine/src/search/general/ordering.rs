//! Move ordering: after a good first move most of the others need no full search.

use super::compiled::GeneralNodes;
use super::{INFINITY, Search};
use crate::kernel::{Board, Kernel};
use crate::search::bring_best_to_front;
use othello::rules::Bits;

/// A move, the board after it, and how promising it looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct OrderedMove<S> {
    pub index: u8,
    pub score: i32,
    pub board: Board<S>,
}

/// The scores of the moves that come first: the table's move, then a move that leaves the opponent no disc.
const TABLE_MOVE: i32 = i32::MAX;
const WIPEOUT: i32 = i32::MAX - 1;

impl<K: Kernel, V: GeneralNodes> Search<'_, K, V> {
    /// Lists the moves of a midgame node at the end of `candidates`, scored; returns where they begin.
    #[inline(always)]
    pub(super) fn list_for_depth(
        &mut self,
        board: Board<K::Set>,
        moves: K::Set,
        best: Option<u8>,
        depth: u8,
    ) -> usize {
        self.list(board, moves, best, |search, index, board| match depth {
            0..=1 => 0,
            2..=3 => search.mobility_score(index, board),
            4..=8 => -search.vectors.evaluate(search, board),
            _ => -search.midgame(board, -INFINITY, INFINITY, (depth - 7) / 3),
        })
    }

    /// Lists the moves of an exact node, scored by the replies they leave: the fewer, the smaller the tree.
    #[inline(always)]
    pub(super) fn list_for_end(
        &mut self,
        board: Board<K::Set>,
        moves: K::Set,
        best: Option<u8>,
        n_empties: u32,
    ) -> usize {
        let odd = self.odd_quarters(self.kernel.empties(board));
        self.list(board, moves, best, |search, index, board| {
            let parity = if odd.has(usize::from(index)) { PARITY } else { 0 };
            let score = parity + search.mobility_score(index, board);
            if n_empties < EVALUATE_FROM {
                return score;
            }
            let depth = ((n_empties - EVALUATE_FROM) / 3).min(4) as u8;
            score - 4 * search.midgame(board, -INFINITY, INFINITY, depth)
        })
    }

    /// Lists moves with their scores: `score` gives them, except for the table's move and a wipeout.
    #[inline(always)]
    fn list(
        &mut self,
        board: Board<K::Set>,
        moves: K::Set,
        best: Option<u8>,
        score: impl Fn(&mut Self, u8, Board<K::Set>) -> i32,
    ) -> usize {
        let start = self.candidates.len();
        for index in moves.indices() {
            let after = self.kernel.play(board, index);
            self.candidates.push(OrderedMove { index: index as u8, score: 0, board: after });
        }
        for at in start..self.candidates.len() {
            let OrderedMove { index, board, .. } = self.candidates[at];
            self.candidates[at].score = match best {
                Some(best) if best == index => TABLE_MOVE,
                _ if board.own.is_empty() => WIPEOUT,
                _ => score(self, index, board),
            };
        }
        start
    }

    /// Moves the most promising of the candidates that begin at `at` to the place `at`, and returns it.
    #[inline(always)]
    pub(super) fn pick(&mut self, at: usize) -> OrderedMove<K::Set> {
        bring_best_to_front(&mut self.candidates[at..], |candidate| candidate.score);
        self.candidates[at]
    }

    /// Higher for few replies, with corners counted twice, and for few squares where replies may appear.
    #[inline(always)]
    fn mobility_score(&self, index: u8, after: Board<K::Set>) -> i32 {
        let replies = self.kernel.legal_moves(after);
        let n_replies = (replies.len() + (replies & self.corners).len()) as i32;
        let corner = if self.corners.has(usize::from(index)) { CORNER } else { 0 };
        corner - REPLY * n_replies - self.kernel.potential_moves(after).len() as i32 * POTENTIAL
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
