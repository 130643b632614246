//! Which moves to search first: the sooner a refuting move is found, the smaller the tree.
//!
//! Moves that the table remembers come before all others. The evaluator rates the rest; in a search to the
//! end of the game it does so after a few plies of search if the tree is large. Moves that leave few replies
//! come earlier, since the tree below them is smaller. Near the end replies predict more than evaluations.

use super::Searcher;
use super::compiled::EightNodes;
use super::evaluator::{Evaluator, NodeOf, UNIT};
use super::parity::odd_quarters;
use super::target::Target;
use crate::kernel::{Board, Eight, Kernel, Vectors};
use crate::search::bring_best_to_front;
use arrayvec::ArrayVec;

pub(super) const CORNERS: u64 = 0x8100_0000_0000_0081;

/// The rating of a move that leaves the opponent no disc, above every other rating.
const WIPEOUT: i32 = 1 << 30;

/// Moves that are rated worse than the best by this margin need no order among themselves.
const MARGIN: i32 = 20 * UNIT;
/// What one reply less is worth, in searches to a depth and in searches to the end of the game, found by
/// counting nodes: a move that leaves few replies is cheap to search, so it comes before slightly better
/// ones.
const REPLY: i32 = UNIT / 2;
const REPLY_AT_END: i32 = 3 * UNIT;

/// With at most this many empties, [`order_key`] alone orders the moves of a search to the end: an evaluation
/// costs more than it saves.
const BY_ORDER_KEY_UP_TO: u32 = 13;

/// The sort key of a move in a search to the end, lower first. It adds up, by falling weight: replies, with
/// corners counted twice; whether the quarter is even; and the square, from corners to those beside them.
#[inline(always)]
pub(super) fn order_key(replies: u64, square: u8, odd: u64) -> u32 {
    const BY_SQUARE: [u8; 64] = {
        const QUARTER: [[u8; 4]; 4] = [[0, 2, 1, 1], [2, 3, 2, 2], [1, 2, 1, 1], [1, 2, 1, 1]];
        let mut squares = [0; 64];
        let mut i = 0;
        while i < 64 {
            let (column, row) = (i % 8, i / 8);
            squares[i] =
                QUARTER[if row < 4 { row } else { 7 - row }][if column < 4 { column } else { 7 - column }];
            i += 1;
        }
        squares
    };
    let mobility = replies.count_ones() + (replies & CORNERS).count_ones();
    let even = 1 - (odd >> square & 1) as u32;
    4 * mobility + 2 * even + u32::from(BY_SQUARE[usize::from(square) & 63])
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    /// The board after it, seen by the opponent.
    pub after: Board<u64>,
    pub square: u8,
    /// Higher is searched earlier.
    rating: i32,
}

/// The legal moves of a position, handed out best first by [`Searcher::next_choice`].
pub(super) struct Choices {
    /// The moves before `n_taken` were handed out.
    moves: ArrayVec<Choice, N_MOVES_MAX>,
    n_taken: usize,
    /// The remembered squares that were not handed out yet, the last first.
    remembered: ArrayVec<u8, 2>,
    is_rated: bool,
}

/// More legal moves than a board of 64 squares can have (34 are known to be possible).
const N_MOVES_MAX: usize = 40;

impl Choices {
    /// The legal `moves`, unrated; the last argument holds the remembered squares, `NO_MOVE` for none.
    #[inline(always)]
    pub(super) fn new(
        kernel: Eight<impl Vectors>,
        board: Board<u64>,
        mut moves: u64,
        [first, second]: [u8; 2],
    ) -> Choices {
        let remembered = ArrayVec::from([second, first]);
        let mut choices = Choices { moves: ArrayVec::new(), n_taken: 0, remembered, is_rated: false };
        while moves != 0 {
            let square = moves.trailing_zeros();
            moves &= moves - 1;
            let after = kernel.play(board, square as usize);
            choices.moves.push(Choice { after, square: square as u8, rating: 0 });
        }
        choices
    }

    /// The moves that were not handed out yet.
    pub(super) fn rest(&self) -> &[Choice] {
        &self.moves[self.n_taken..]
    }

    #[inline(always)]
    fn rate(&mut self, mut rating: impl FnMut(&Choice) -> i32) {
        for choice in &mut self.moves[self.n_taken..] {
            choice.rating = if choice.after.own == 0 { WIPEOUT } else { rating(choice) };
        }
        self.is_rated = true;
    }

    /// Hands out a remembered move.
    fn take_remembered(&mut self) -> Option<Choice> {
        while let Some(square) = self.remembered.pop() {
            if let Some(at) = self.rest().iter().position(|choice| choice.square == square) {
                return Some(self.take(at));
            }
        }
        None
    }

    /// Hands out the best rated move, the first of equals.
    #[inline(always)]
    fn take_best(&mut self) -> Option<Choice> {
        let rest = &mut self.moves[self.n_taken..];
        if rest.is_empty() {
            return None;
        }
        bring_best_to_front(rest, |choice| choice.rating);
        Some(self.take(0))
    }

    /// Hands out one of the rest.
    fn take(&mut self, at: usize) -> Choice {
        self.moves.swap(self.n_taken, self.n_taken + at);
        self.n_taken += 1;
        self.moves[self.n_taken - 1]
    }
}

impl<E: Evaluator> Searcher<'_, E> {
    /// The next move of an interior node. Remembered moves come first: they are mostly enough, and then the
    /// others need no rating.
    #[inline(always)]
    pub(super) fn next_choice(
        &mut self,
        node: &NodeOf<E>,
        target: Target,
        choices: &mut Choices,
    ) -> Option<Choice> {
        if let Some(choice) = choices.take_remembered() {
            return Some(choice);
        }
        if !choices.is_rated && choices.rest().len() > 1 {
            self.vectors().rate(self, node, target, choices);
        }
        choices.take_best()
    }

    /// All remaining moves, best first.
    pub(super) fn rest_of_choices(
        &mut self,
        node: &NodeOf<E>,
        target: Target,
        mut choices: Choices,
    ) -> Vec<Choice> {
        std::iter::from_fn(|| self.next_choice(node, target, &mut choices)).collect()
    }

    /// Rates the moves of an interior node by their value and by how few replies they leave. In a search to
    /// the end the value comes from a search of up to four plies.
    #[inline(always)]
    pub(super) fn rate(&mut self, node: &NodeOf<E>, target: Target, choices: &mut Choices) {
        let is_end = target.depth >= node.n_empties;
        // In a search to a depth, plies would cost more than they save: in large trees, the table mostly
        // remembers a move from the iteration before.
        let (depth, reply) =
            if is_end { ((target.depth.saturating_sub(13) / 3).min(4), REPLY_AT_END) } else { (0, REPLY) };
        let kernel = self.endgame.kernel;
        if is_end && node.n_empties <= BY_ORDER_KEY_UP_TO {
            let odd = odd_quarters(kernel.empties(node.board));
            choices.rate(|choice| {
                let replies = kernel.legal_moves(choice.after);
                -(order_key(replies, choice.square, odd) as i32)
            });
            return;
        }
        let mut floor = -i32::MAX;
        choices.rate(|choice| {
            let child = self.chosen(node, choice);
            let value = -self.shallow_alpha_beta(&child, depth, -i32::MAX, -floor);
            floor = floor.max(value - MARGIN);
            let replies = kernel.legal_moves(choice.after);
            value - reply * (replies.count_ones() + (replies & CORNERS).count_ones()) as i32
        });
    }
}

#[cfg(test)]
mod tests {
    use super::super::transposition::NO_MOVE;
    use super::*;
    use othello::rules::{BoardSize, Position};

    #[test]
    fn remembered_moves_come_first_and_each_move_once() {
        let kernel = Eight::STANDARD;
        let board = kernel.board(&Position::start(BoardSize::STANDARD));
        let moves = kernel.legal_moves(board);
        let squares: Vec<u8> = (0..64).filter(|square| moves >> square & 1 == 1).collect();
        let [a, b, c, d] = squares[..] else { panic!("four moves begin a game") };
        // Square 0 is no move here.
        for (remembered, first) in [([c, NO_MOVE], vec![c]), ([0, b], vec![b]), ([d, a], vec![d, a])] {
            let mut choices = Choices::new(kernel, board, moves, remembered);
            let mut taken: Vec<u8> =
                std::iter::from_fn(|| choices.take_remembered()).map(|choice| choice.square).collect();
            assert_eq!(taken, first);
            choices.rate(|choice| i32::from(choice.square));
            taken.extend(std::iter::from_fn(|| choices.take_best()).map(|choice| choice.square));
            assert!(taken[first.len()..].is_sorted_by(|one, next| one > next), "{taken:?}");
            taken.sort_unstable();
            assert_eq!(taken, squares);
        }
    }
}
