//! Principal variation search to a depth: the first move is searched with the full window, the others with a
//! null window, and again when they turn out better (Marsland and Campbell, *Parallel search of strongly
//! ordered game trees*, 1982). Values are hundredths of a disc; a value outside the window is a bound.
//!
//! Unless values are compared ([`Game::IS_COMPARED`]), a pass costs no depth, and where the depth reaches the
//! end of the game the exact search takes over.

use super::compiled::GeneralNodes;
use super::transposition::GeneralEntry;
use super::{Game, GameNodeOf, INFINITY, Search};
use crate::kernel::Kernel;
use othello::rules::Bits;

/// The table is used from this depth on: below, searching is about as fast.
const TABLE_FROM: u8 = 2;
/// From this depth on, the table is probed for all positions one move on before any is searched (enhanced
/// transposition cutoff, Schaeffer and Plaat, *New advances in alpha-beta searching*, 1996).
const ETC_FROM: u8 = 4;

impl<K: Kernel, V: GeneralNodes, G: Game<K>> Search<'_, K, V, G> {
    /// The value of a position searched to `depth`; meaningless once the search must end.
    pub(crate) fn midgame(&mut self, node: GameNodeOf<K, G>, alpha: i32, beta: i32, depth: u8) -> i32 {
        self.vectors.midgame(self, node, alpha, beta, depth)
    }

    #[inline(always)]
    pub(super) fn midgame_node(&mut self, node: GameNodeOf<K, G>, alpha: i32, beta: i32, depth: u8) -> i32 {
        debug_assert!(-INFINITY <= alpha && alpha < beta && beta <= INFINITY);
        // 1. The leaves. An exact score is in whole discs, so the window is widened to whole discs.
        if depth == 0 {
            self.count();
            let is_over =
                G::IS_COMPARED && self.legal_moves(&node).is_empty() && self.after_pass(&node).is_none();
            return if is_over { 100 * self.final_score(&node) } else { self.vectors.evaluate(self, node) };
        }
        if !G::IS_COMPARED && u32::from(depth) >= self.n_empties(node.board) {
            return 100 * self.exact(node, alpha.div_euclid(100), -(-beta).div_euclid(100));
        }
        if self.count() {
            return 0;
        }
        // 2. No move: a pass, or the end.
        let moves = self.legal_moves(&node);
        if moves.is_empty() {
            return match self.after_pass(&node) {
                Some(passed) => -self.midgame(passed, -beta, -alpha, depth - u8::from(G::IS_COMPARED)),
                None => 100 * self.final_score(&node),
            };
        }
        // 3. Table cutoff.
        let hash = if depth >= TABLE_FROM { self.hash(&node) } else { 0 };
        let entry = if depth >= TABLE_FROM { self.probe(hash, depth) } else { None };
        if let Some(value) = entry.and_then(|entry| entry.cutoff(alpha, beta, depth)) {
            return value;
        }
        // 4. The moves, best first.
        let start = self.list_for_depth(&node, moves, entry.and_then(|entry| entry.best), depth);
        if depth >= ETC_FROM
            && let Some(value) = self.etc_cutoff(start, beta, depth - 1)
        {
            self.candidates.truncate(start);
            return value;
        }
        let found = self.best_candidate(start, alpha, beta, |search, node, alpha, beta| {
            search.midgame(node, alpha, beta, depth - 1)
        });
        let Some((value, best)) = found else { return 0 };
        // 5. Store the result.
        if depth >= TABLE_FROM {
            self.table.store(hash, GeneralEntry::found(value, alpha, beta, best, depth));
        }
        value
    }

    /// The value of the best of the moves listed from `start`, and its square; `None` once the search must
    /// end. `search` returns the value of a position one move on in a window. Removes the moves from the
    /// list.
    #[inline(always)]
    pub(super) fn best_candidate(
        &mut self,
        start: usize,
        alpha: i32,
        beta: i32,
        search: impl Fn(&mut Self, GameNodeOf<K, G>, i32, i32) -> i32,
    ) -> Option<(i32, Option<u8>)> {
        let (mut value, mut best) = (-INFINITY, None);
        for at in start..self.candidates.len() {
            let candidate = self.pick(at);
            let lower = alpha.max(value);
            let mut found = INFINITY;
            if at > start {
                found = -search(self, candidate.node, -lower - 1, -lower);
            }
            if found > lower && (at == start || found < beta) {
                found = -search(self, candidate.node, -beta, -lower);
            }
            if self.given_up {
                self.candidates.truncate(start);
                return None;
            }
            if found > value {
                (value, best) = (found, candidate.index);
                if value >= beta {
                    break;
                }
            }
        }
        self.candidates.truncate(start);
        Some((value, best))
    }

    /// A bound for a node, if the table knows that one of its moves reaches `beta`.
    pub(super) fn etc_cutoff(&self, start: usize, beta: i32, depth: u8) -> Option<i32> {
        self.candidates[start..].iter().find_map(|candidate| {
            let entry = self.probe(self.hash(&candidate.node), depth)?;
            (entry.depth >= depth && -i32::from(entry.upper) >= beta).then(|| -i32::from(entry.upper))
        })
    }
}

impl GeneralEntry {
    /// The entry for the result of a search with this window.
    pub(crate) fn found(value: i32, alpha: i32, beta: i32, best: Option<u8>, depth: u8) -> GeneralEntry {
        let lower = if value > alpha { value } else { -INFINITY };
        let upper = if value < beta { value } else { INFINITY };
        // When every move failed low, none is known to be the best.
        GeneralEntry { lower: lower as i16, upper: upper as i16, best: best.filter(|_| value > alpha), depth }
    }

    /// The value of a position, if the bounds decide it for this window and depth.
    #[inline(always)]
    pub(crate) fn cutoff(&self, alpha: i32, beta: i32, depth: u8) -> Option<i32> {
        let (lower, upper) = (i32::from(self.lower), i32::from(self.upper));
        if self.depth < depth {
            None
        } else if lower >= beta || lower == upper {
            Some(lower)
        } else if upper <= alpha {
            Some(upper)
        } else {
            None
        }
    }
}
