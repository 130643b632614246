//! The exact solver for boards of at most 8×8 squares: the score under best play to the end of the game.
//!
//! Nearly all positions of the tree are asked one question only: is the score above `alpha`? Three zones answer it, each a
//! file: `deep` (the shared table, moves ordered by a small search), `shallow` (from ten empties on, moves ordered by
//! mobility), `last` (the last four, written out by hand). `principal` asks the questions from the root and keeps the line of
//! best moves. They rest on `table`, `ordering` with its `estimate`, `stability`, `parity` and `last_flips`.
//!
//! Scores are official disc differences for the side to move: the empties go to the winner. They are always even.

mod principal;
mod deep;
mod shallow;
mod last;
mod last_flips;
mod parity;
mod stability;
mod ordering;
mod estimate;
mod table;
#[cfg(test)]
mod tests;

pub use table::Table;

use super::kernel::{Board, Eight, Kernel};
use crate::rules::Move;
use estimate::Estimate;
use stability::Stability;
use table::LocalTable;

/// The scores that are asked about: a result strictly between the two is exact, one outside is a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    pub alpha: i32,
    pub beta: i32,
}

impl Window {
    pub const FULL: Window = Window { alpha: -65, beta: 65 };
    /// Only who wins: a positive score is a win, a negative one a loss.
    pub const WIN_DRAW_LOSS: Window = Window { alpha: -1, beta: 1 };
}

/// What solving a position has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// For the side to move: exact inside the window asked about, a bound outside.
    pub score: i32,
    /// Best play from the position on, passes included, to the end of the game unless the score is only a bound.
    pub line: Vec<Move>,
    /// Positions visited, those with one empty square included.
    pub nodes: u64,
}

/// Solves a position; `None` when told to give up, which is asked about every millisecond or so.
///
/// ```
/// use outflank::engine::endgame::{self, Table, Window};
/// use outflank::engine::kernel::{Eight, Kernel};
/// use outflank::rules::{BoardSize, Position};
///
/// let size = BoardSize::new(4, 4).unwrap();
/// let kernel = Eight::new(size).unwrap();
/// let board = kernel.board(&Position::start(size));
/// let mut table = Table::new(1).unwrap();
/// let solution = endgame::solve(kernel, board, Window::FULL, &mut table, &|| false).unwrap();
/// assert_eq!(solution.score, -10);
/// ```
pub fn solve(
    kernel: Eight,
    board: Board<u64>,
    window: Window,
    table: &mut Table,
    give_up: &(dyn Fn() -> bool + Sync),
) -> Option<Solution> {
    table.begin(kernel.size());
    let mut solver = Solver::new(kernel, table, give_up);
    let (score, line) = solver.principal(board, window);
    (!solver.given_up).then_some(Solution { score, line, nodes: solver.nodes })
}

/// One thread of a search.
struct Solver<'a> {
    kernel: Eight,
    stability: Stability,
    estimate: Estimate,
    table: &'a Table,
    local: LocalTable,
    give_up: &'a (dyn Fn() -> bool + Sync),
    given_up: bool,
    nodes: u64,
}

impl<'a> Solver<'a> {
    fn new(kernel: Eight, table: &'a Table, give_up: &'a (dyn Fn() -> bool + Sync)) -> Solver<'a> {
        Solver {
            kernel,
            stability: Stability::new(kernel),
            estimate: Estimate::new(kernel),
            table,
            local: LocalTable::new(),
            give_up,
            given_up: false,
            nodes: 0,
        }
    }

    /// Whether the search is to end; its results mean nothing then.
    fn is_over(&mut self) -> bool {
        self.given_up |= (self.give_up)();
        self.given_up
    }

    /// The most the opponent's stable discs leave, if that is no more than `alpha`.
    #[inline(always)]
    fn stability_cutoff(&self, board: Board<u64>, n_empties: u32, alpha: i32) -> Option<i32> {
        let area = self.kernel.area();
        // Stable discs are few before the end: below these scores looking for them costs more than it saves.
        if alpha < area - 64 + 2 * n_empties as i32 {
            return None;
        }
        let stable = self.stability.stable(board.other, board.own).count_ones() as i32;
        let most = area - 2 * stable;
        (most <= alpha).then_some(most)
    }
}
