//! Counts of the whole board, which no shape shows: the moves of both sides, and their discs next to empty
//! squares.
//!
//! A move that outflanks along several lines is one move, but a sum over the lines counts it several times;
//! these counts do not. Mobility and the frontier are what strong players count (Rosenbloom, *A
//! World-Championship-Level Othello Program*, 1982).

use crate::kernel::{Board, Eight, Kernel, Vectors};

/// Legal moves of the side to move and of the other, then discs of each next to an empty square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts(pub(super) [u8; N_COUNTS]);

/// How many counts there are.
pub const N_COUNTS: usize = 4;

/// Every count is below this: a board with a move or with a disc next to an empty square is not full.
pub const COUNT_LIMIT: usize = 64;

impl Counts {
    /// The counts of a board.
    pub fn of(board: Board<u64>) -> Counts {
        Counts::with_kernel(Eight::STANDARD, board)
    }

    #[inline(always)]
    pub(super) fn with_kernel(kernel: Eight<impl Vectors>, board: Board<u64>) -> Counts {
        let open = kernel.spread(kernel.empties(board));
        let sets = [
            kernel.legal_moves(board),
            kernel.legal_moves(board.pass()),
            board.own & open,
            board.other & open,
        ];
        Counts(sets.map(|set| set.count_ones() as u8))
    }

    /// Numbers the counts: each kind has [`COUNT_LIMIT`] numbers of its own, one for each possible count.
    pub fn numbers(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().map(|(kind, count)| kind * COUNT_LIMIT + usize::from(count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::random_game;
    use othello::rules::{BoardSize, Position};

    #[test]
    fn at_the_start_both_have_four_moves_and_two_open_discs() {
        let start = Eight::STANDARD.board(&Position::start(BoardSize::STANDARD));
        assert_eq!(Counts::of(start).0, [4, 4, 2, 2]);
    }

    #[test]
    fn a_pass_swaps_the_counts_of_the_sides() {
        for (board, _) in random_game(7) {
            let [moves, replies, own, other] = Counts::of(board).0;
            assert_eq!(Counts::of(board.pass()).0, [replies, moves, other, own]);
        }
    }

    #[test]
    fn counts_stay_below_their_limit() {
        for board in [Board { own: !0, other: 0 }, Board { own: !1, other: 0 }, Board { own: 0, other: 0 }] {
            assert!(
                Counts::of(board).numbers().enumerate().all(|(kind, number)| number / COUNT_LIMIT == kind)
            );
        }
    }
}
