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
mod parallel;
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
use parallel::{Crew, Finish, SPLIT_FROM, Split};
use stability::Stability;
use std::sync::Arc;
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

/// Solves a position; `None` when told to give up, which is asked about every millisecond or so
/// and must stay true once it is. Any number of threads finds the same score; one thread visits the same nodes each time.
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
/// let solution = endgame::solve(kernel, board, Window::FULL, 1, &mut table, &|| false).unwrap();
/// assert_eq!(solution.score, -10);
/// ```
pub fn solve(
    kernel: Eight,
    board: Board<u64>,
    window: Window,
    n_threads: usize,
    table: &mut Table,
    give_up: &(dyn Fn() -> bool + Sync),
) -> Option<Solution> {
    table.begin(kernel.size());
    let table = &*table;
    let crew = &Crew::default();
    let is_shared = kernel.empties(board).count_ones() > SPLIT_FROM;
    std::thread::scope(|scope| {
        let help = || {
            let _finish = Finish(crew);
            let mut helper = Searcher::new(kernel, table, crew, give_up);
            helper.help();
            helper.nodes
        };
        let n_helpers = if is_shared { n_threads.saturating_sub(1) } else { 0 };
        let helpers: Vec<_> = (0..n_helpers).map(|_| scope.spawn(help)).collect();
        let finish = Finish(crew);
        let mut searcher = Searcher::new(kernel, table, crew, give_up);
        let (score, line) = searcher.principal(board, window);
        drop(finish);
        let helped: u64 = helpers.into_iter().map(|helper| helper.join().expect("a helper does not panic")).sum();
        (!searcher.over).then_some(Solution { score, line, nodes: searcher.nodes + helped })
    })
}

/// One thread of a search.
struct Searcher<'a> {
    kernel: Eight,
    stability: Stability,
    estimate: Estimate,
    table: &'a Table,
    local: LocalTable,
    crew: &'a Crew,
    /// The shared node in whose subtree this thread is at work.
    split: Option<Arc<Split>>,
    give_up: &'a (dyn Fn() -> bool + Sync),
    /// The search, or the shared node, is to end: results mean nothing until this thread has left it.
    over: bool,
    nodes: u64,
}

impl<'a> Searcher<'a> {
    fn new(kernel: Eight, table: &'a Table, crew: &'a Crew, give_up: &'a (dyn Fn() -> bool + Sync)) -> Searcher<'a> {
        Searcher {
            kernel,
            stability: Stability::new(kernel),
            estimate: Estimate::new(kernel),
            table,
            local: LocalTable::new(),
            crew,
            split: None,
            give_up,
            over: false,
            nodes: 0,
        }
    }

    fn is_over(&mut self) -> bool {
        let is_refuted = self.split.as_ref().is_some_and(|split| split.is_refuted());
        self.over |= is_refuted || self.crew.is_finished() || (self.give_up)();
        self.over
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
