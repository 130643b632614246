//! The shallow zone, five to about ten empties: cheap cutoffs, cheap ordering, a small cache of its own.
//!
//! With five empties moves are only taken by parity; from six on they are sorted by how few replies they
//! leave, and what is found is cached. The replies that sorting counts are the moves of the node below.

use super::aim::Aim;
use super::endgame::Endgame;
use super::ordering::delay;
use super::parity::odd_quarters;
use super::transposition::{LocalCache, NO_MOVE};
use crate::engine::kernel::{Board, Eight, Kernel};

/// This zone is in charge down from this many empties.
pub(super) const SHALLOW_MAX: usize = 12;
/// From this many empties up, moves are sorted and results are cached.
const SORTED_FROM: u32 = 6;
/// From this many empties up, all positions one move on are looked up before any is searched.
const LOOK_AHEAD_FROM: u32 = 8;

impl Endgame {
    /// Whether the score with `n_empties` of at least 5 is above `alpha`; a bound as in [`Endgame::last_4`].
    pub(super) fn shallow(&mut self, board: Board<u64>, n_empties: u32, alpha: i32) -> i32 {
        self.shallow_with(board, self.kernel.legal_moves(board), n_empties, alpha)
    }

    /// The same when the legal moves are known.
    fn shallow_with(&mut self, board: Board<u64>, moves: u64, n_empties: u32, alpha: i32) -> i32 {
        self.nodes += 1;
        if n_empties >= SORTED_FROM {
            self.cache.prefetch(LocalCache::slot(board));
        }
        if let Some(bound) = self.stability_cutoff(board, n_empties, alpha) {
            return bound;
        }
        if moves == 0 {
            return match self.kernel.legal_moves(board.pass()) {
                0 => self.kernel.final_score(board),
                replies => -self.shallow_with(board.pass(), replies, n_empties, -alpha - 1),
            };
        }
        if n_empties < SORTED_FROM {
            self.by_parity(board, moves, n_empties, alpha)
        } else {
            self.by_mobility(board, moves, n_empties, alpha)
        }
    }

    #[inline(always)]
    fn by_parity(&mut self, board: Board<u64>, moves: u64, n_empties: u32, alpha: i32) -> i32 {
        let mut best = -i32::MAX;
        let empties = self.kernel.empties(board);
        let odd = odd_quarters(empties);
        for mut squares in [moves & odd, moves & !odd] {
            while squares != 0 {
                let square = squares.trailing_zeros() as usize;
                squares &= squares - 1;
                let next = self.kernel.play(board, square);
                let score = if n_empties == 5 {
                    -self.last_4(next, empties ^ 1 << square, -alpha - 1)
                } else {
                    -self.shallow(next, n_empties - 1, -alpha - 1)
                };
                if score > best {
                    best = score;
                    if best > alpha {
                        return best;
                    }
                }
            }
        }
        best
    }

    #[inline(always)]
    fn by_mobility(&mut self, board: Board<u64>, moves: u64, n_empties: u32, alpha: i32) -> i32 {
        let slot = LocalCache::slot(board);
        let entry = self.cache.get(slot, board);
        if let Some(bound) = entry.cutoff(Aim::EXACT, alpha) {
            return bound;
        }
        let candidates = &mut self.candidates[n_empties as usize];
        let candidates = candidates.play(self.kernel, board, moves);
        if n_empties >= LOOK_AHEAD_FROM
            && let Some(bound) = look_ahead(&self.cache, candidates, alpha)
        {
            return bound;
        }
        let mut ranks = rank(self.kernel, board, candidates, entry.moves[0]);
        let (mut best, mut best_move) = (-i32::MAX, NO_MOVE);
        while let Some(number) = ranks.next() {
            let Candidate { after, replies, square } = self.candidates[n_empties as usize].moves[number];
            let score = -self.shallow_with(after, replies, n_empties - 1, -alpha - 1);
            if score > best {
                (best, best_move) = (score, square);
                if best > alpha {
                    break;
                }
            }
        }
        self.cache.put(slot, board, entry.learn_null(best, alpha, Aim::EXACT, best_move));
        best
    }
}

/// A legal move.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    /// The board after it, seen by the opponent, and the opponent's moves there.
    after: Board<u64>,
    replies: u64,
    square: u8,
}

/// The legal moves of a position of the shallow zone: kept for each number of empties, of which the path has
/// but one, since an array that is new at each node would have to be filled each time.
#[derive(Clone, Debug)]
pub(super) struct Candidates {
    moves: [Candidate; N_MOVES_MAX],
}

/// A power of two, so that a number in four bits needs no check; at least [`SHALLOW_MAX`].
const N_MOVES_MAX: usize = 16;

impl Candidates {
    pub const NONE: Candidates = Candidates {
        moves: [Candidate { after: Board { own: 0, other: 0 }, replies: 0, square: NO_MOVE }; N_MOVES_MAX],
    };

    /// Plays the legal moves of a board.
    #[inline(always)]
    fn play(&mut self, kernel: Eight, board: Board<u64>, mut moves: u64) -> &mut [Candidate] {
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
fn look_ahead(cache: &LocalCache, candidates: &[Candidate], alpha: i32) -> Option<i32> {
    let upper = |candidate: &Candidate| {
        i32::from(cache.get(LocalCache::slot(candidate.after), candidate.after).upper)
    };
    candidates.iter().map(|candidate| -upper(candidate)).find(|&bound| bound > alpha)
}

/// The remembered move comes first, the others by [`delay`]. What it counts, the replies, it leaves in the
/// candidates.
#[inline(always)]
fn rank(kernel: Eight, board: Board<u64>, candidates: &mut [Candidate], remembered: u8) -> Ranks {
    let odd = odd_quarters(kernel.empties(board));
    let mut ranks = Ranks { left: [0; N_MOVES_MAX], n_left: candidates.len() };
    for (number, (candidate, rank)) in candidates.iter_mut().zip(&mut ranks.left).enumerate() {
        let Candidate { after, replies, square } = candidate;
        *replies = kernel.legal_moves(*after);
        let first = *square == remembered;
        *rank = if first { 0 } else { 1 + delay(*replies, *square, odd) } << 4 | number as u32;
    }
    ranks
}

/// The order of the candidates.
struct Ranks {
    /// One for each move not yet handed out: lower is earlier, with the move's number in the lowest four
    /// bits.
    left: [u32; N_MOVES_MAX],
    n_left: usize,
}

impl Iterator for Ranks {
    type Item = usize;

    /// The number of the first of the candidates that are left.
    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        let ranks = &mut self.left[..self.n_left];
        let last = *ranks.last()?;
        let best = (1..ranks.len()).fold(0, |best, i| if ranks[i] < ranks[best] { i } else { best });
        let number = ranks[best] & 0b1111;
        ranks[best] = last;
        self.n_left -= 1;
        Some(number as usize)
    }
}
