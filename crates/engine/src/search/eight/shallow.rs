//! The shallow zone, five to twelve empties: cheap cutoffs, cheap ordering, a small cache of its own.
//!
//! With five empties, moves in odd quarters come first; from six on, moves are sorted by how few replies they
//! leave, and results are cached. The replies found for sorting are reused as the moves of the child node.

use super::compiled::EightNodes;
use super::endgame::Endgame;
use super::ordering::order_key;
use super::parity::odd_quarters;
use super::transposition::LocalCache;
use crate::kernel::{Board, Eight, Kernel, Vectors};

/// The most empties of this zone.
pub(super) const SHALLOW_MAX: usize = 12;
/// From this many empties up, moves are sorted and results are cached.
const SORTED_FROM: u32 = 6;
/// From this many empties up, the cache is probed for all positions one move on before any is searched.
const ETC_FROM: u32 = 8;

impl<V: EightNodes> Endgame<V> {
    /// A bound that shows whether the score is above `alpha`, as in [`Endgame::node_of_4`]; for at least 5
    /// empties, with the legal moves known.
    #[inline(always)]
    pub(super) fn shallow_node(&mut self, board: Board<u64>, moves: u64, n_empties: u32, alpha: i32) -> i32 {
        let kernel = self.kernel;
        self.nodes += 1;
        if n_empties >= SORTED_FROM {
            self.cache.prefetch(LocalCache::slot(board));
        }
        // 1. Stability cutoff: the opponent's stable discs leave too little.
        if let Some(bound) = self.stability_cutoff(board, n_empties, alpha) {
            return bound;
        }
        // 2. No move: a pass, or the end. `vectors.shallow` is this function, compiled for the vectors.
        if moves == 0 {
            return match kernel.legal_moves(board.pass()) {
                0 => kernel.final_score(board),
                replies => -self.kernel.vectors.shallow(self, board.pass(), replies, n_empties, -alpha - 1),
            };
        }
        if n_empties < SORTED_FROM {
            return self.by_parity(board, moves, alpha);
        }
        // 3. Cache cutoff.
        let slot = LocalCache::slot(board);
        let bounds = self.cache.get(slot, board);
        if let Some(bound) = bounds.cutoff(alpha) {
            return bound;
        }
        // 4. Enhanced transposition cutoff: the cache knows a move that is good enough.
        let candidates = self.candidates[n_empties as usize].fill(kernel, board, moves);
        if n_empties >= ETC_FROM
            && let Some(bound) = etc_cutoff(&self.cache, candidates, alpha)
        {
            return bound;
        }
        // 5. The moves, those with the fewest replies first.
        let order = order_moves(kernel, board, candidates);
        let mut best = -i32::MAX;
        for number in order {
            let Candidate { after, replies, .. } = self.candidates[n_empties as usize].moves[number];
            best = best.max(-self.kernel.vectors.shallow(self, after, replies, n_empties - 1, -alpha - 1));
            if best > alpha {
                break;
            }
        }
        self.cache.put(slot, board, bounds.learn(best, alpha));
        best
    }

    /// The moves with five empties, those in odd quarters first.
    #[inline(always)]
    fn by_parity(&mut self, board: Board<u64>, moves: u64, alpha: i32) -> i32 {
        let mut best = -i32::MAX;
        let kernel = self.kernel;
        let empties = kernel.empties(board);
        let odd = odd_quarters(empties);
        for mut squares in [moves & odd, moves & !odd] {
            while squares != 0 {
                let square = squares.trailing_zeros() as usize;
                squares &= squares - 1;
                let next = kernel.play(board, square);
                best = best.max(-self.kernel.vectors.last_4(self, next, empties ^ 1 << square, -alpha - 1));
                if best > alpha {
                    return best;
                }
            }
        }
        best
    }
}

#[derive(Clone, Copy, Debug)]
struct Candidate {
    /// The board after the move, seen by the opponent; `order_moves` adds the opponent's moves there.
    after: Board<u64>,
    replies: u64,
    square: u8,
}

/// The legal moves of a position of the shallow zone: kept for each number of empties, since the path has
/// only one node of each, and a fresh array at each node would have to be initialised each time.
#[derive(Clone, Debug)]
pub(super) struct Candidates {
    moves: [Candidate; N_MOVES_MAX],
}

/// A power of two, so that a number in four bits needs no check; at least [`SHALLOW_MAX`].
const N_MOVES_MAX: usize = 16;

impl Candidates {
    pub(super) const NONE: Candidates = Candidates {
        moves: [Candidate { after: Board { own: 0, other: 0 }, replies: 0, square: 0 }; N_MOVES_MAX],
    };

    #[inline(always)]
    fn fill(&mut self, kernel: Eight<impl Vectors>, board: Board<u64>, mut moves: u64) -> &mut [Candidate] {
        let mut n_moves = 0;
        for candidate in &mut self.moves {
            if moves == 0 {
                break;
            }
            let square = moves.trailing_zeros();
            moves &= moves - 1;
            let after = kernel.play(board, square as usize);
            *candidate = Candidate { after, replies: 0, square: square as u8 };
            n_moves += 1;
        }
        &mut self.moves[..n_moves]
    }
}

/// A bound from the cache for a move that is good enough.
#[inline(always)]
fn etc_cutoff(cache: &LocalCache, candidates: &[Candidate], alpha: i32) -> Option<i32> {
    let upper = |candidate: &Candidate| cache.get(LocalCache::slot(candidate.after), candidate.after).upper;
    candidates.iter().map(|candidate| -upper(candidate)).find(|&bound| bound > alpha)
}

/// Orders candidates by [`order_key`], and stores their replies in them.
#[inline(always)]
fn order_moves(kernel: Eight<impl Vectors>, board: Board<u64>, candidates: &mut [Candidate]) -> MoveOrder {
    let odd = odd_quarters(kernel.empties(board));
    let mut order = MoveOrder { keys: [TAKEN; N_MOVES_MAX], least: Some(TAKEN) };
    for (number, (candidate, key)) in candidates.iter_mut().zip(&mut order.keys).enumerate() {
        let Candidate { after, replies, square } = candidate;
        *replies = kernel.legal_moves(*after);
        *key = order_key(*replies, *square, odd) << 4 | number as u32;
        order.least = order.least.min(Some(*key));
    }
    order
}

/// The order of the candidates. `keys[number]` is lower for an earlier candidate and has `number` in its
/// lowest four bits; it is [`TAKEN`] without that candidate, or after `next` has returned it.
struct MoveOrder {
    keys: [u32; N_MOVES_MAX],
    /// The least key, if known: a vector load right after the keys were written one by one would stall.
    least: Option<u32>,
}

const TAKEN: u32 = u32::MAX;

impl Iterator for MoveOrder {
    type Item = usize;

    /// The number of the first of the remaining candidates.
    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        let least = self.least.take();
        let first = least.unwrap_or_else(|| self.keys.iter().copied().fold(TAKEN, u32::min));
        let number = first as usize % N_MOVES_MAX;
        self.keys[number] = TAKEN;
        (first != TAKEN).then_some(number)
    }
}
