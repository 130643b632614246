//! The search for boards of at most 8×8 squares on which most discs win: the middle of the game and its exact
//! end.
//!
//! Nearly all positions of the tree are asked one question only: is the value above `alpha`? Two kinds of
//! node answer it. `interior` nodes use everything there is: the shared `table`, `probcut`, moves in an
//! `ordering` rated by a `judge`, and the help of other threads (`parallel`). From twelve empties on the
//! `bottom` takes over, where a node costs little: `shallow` sorts moves by mobility, `last` has the last
//! four squares written out by hand; they rest on `stability`, `parity` and `last_flips`. `root` goes from
//! depth to depth over the moves at hand, from guesses to the end of the game (`aim` is what it asks for),
//! and `principal` keeps the line of best moves.
//!
//! Values are discs for the side to move. At the end of the game they are official differences: the empties
//! go to the winner.

mod root;
mod principal;
mod interior;
mod probcut;
mod aim;
mod judge;
mod ordering;
mod parallel;
mod bottom;
mod shallow;
mod last;
mod last_flips;
mod parity;
mod stability;
mod table;
#[cfg(test)]
mod tests;

pub(super) use aim::Certainty;
pub use probcut::Spread;
pub use table::Table;

use super::clock::Stopwatch;
use super::kernel::{Board, Eight, Kernel};
use super::pattern::Weights;
use super::plan::Plan;
use super::{Answer, Report, Reporter, Request, Stop};
use crate::rules::{BoardSize, Move};
use bottom::Bottom;
use judge::{Judge, Positional, Trained};
use parallel::{Crew, Finish, Split};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::thread::{self, Builder};

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
    /// Best play from the position on, passes included, to the end of the game unless the score is only a
    /// bound.
    pub line: Vec<Move>,
    /// Positions visited: also those with one empty square, and those of searches that only order moves.
    pub nodes: u64,
}

/// Solves a position; `None` when told to give up, which is asked about every millisecond or so
/// and must stay true once it is. Any number of threads finds the same score; one thread visits the same
/// nodes each time.
///
/// ```
/// use outflank::engine::eight::{self, Table, Window};
/// use outflank::engine::kernel::{Eight, Kernel};
/// use outflank::rules::{BoardSize, Position};
///
/// let size = BoardSize::new(4, 4).unwrap();
/// let kernel = Eight::new(size).unwrap();
/// let board = kernel.board(&Position::start(size));
/// let mut table = Table::new(1).unwrap();
/// let solution = eight::solve(kernel, board, Window::FULL, 1, &mut table, &|| false).unwrap();
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
    table.begin(kernel, true);
    let give_up = &|_nodes| give_up();
    let team = Team { kernel, table, n_threads, give_up };
    let n_empties = kernel.empties(board).count_ones();
    match Weights::embedded().filter(|_| is_standard(kernel)) {
        Some(weights) => team.search(&Trained(&weights), n_empties, |searcher| searcher.solve(board, window)),
        None => team.search(&Positional::new(kernel), n_empties, |searcher| searcher.solve(board, window)),
    }
}

/// What a position of 8×8 is worth to its side to move, in discs: by the weights alone, then searched to each
/// depth from 1 to `depth_max` with no move given up, and last by the exact score if no more than `exact_max`
/// squares are empty. For measuring how well shallow searches predict deep ones.
pub fn values_by_depth(
    weights: &Weights,
    board: Board<u64>,
    depth_max: u32,
    exact_max: u32,
    table: &mut Table,
) -> (Vec<i32>, Option<i32>) {
    let kernel = Eight::STANDARD;
    table.begin(kernel, false);
    let n_empties = kernel.empties(board).count_ones();
    let judge = Trained(weights);
    let team = Team { kernel, table, n_threads: 1, give_up: &|_| false };
    team.search(&judge, n_empties, |searcher| {
        let static_value = judge.discs(&judge.node(board, n_empties));
        let depths = 1..=depth_max.min(n_empties.saturating_sub(1));
        let values = std::iter::once(static_value).chain(searcher.values(board, depths)).collect();
        let exact =
            (n_empties <= exact_max).then(|| searcher.solve(board, Window::FULL).map(|found| found.score));
        (values, exact.flatten())
    })
}

/// What searches of one ply, two and so on found in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// The best move; a pass where there is nothing else.
    pub mv: Move,
    /// The value of the position in discs.
    pub value: i32,
    /// That of the search one ply less deep; of the same one if there was but one.
    pub value_before: i32,
}

impl Found {
    /// The mean of the last two values. Whoever moves last before the guesses takes the best of them, which
    /// is too good on average; so one of the two is too high and the other too low.
    #[must_use]
    pub fn mean_value(&self) -> i32 {
        let sum = self.value + self.value_before;
        (sum + sum.signum()) / 2
    }
}

/// What a search of `depth` plies with some weights finds in a position that is not over. What the table
/// still knows is used.
pub fn best_move(weights: &Weights, board: Board<u64>, depth: u32, table: &mut Table) -> Found {
    let kernel = Eight::STANDARD;
    table.begin(kernel, true);
    let team = Team { kernel, table, n_threads: 1, give_up: &|_| false };
    let n_empties = kernel.empties(board).count_ones();
    team.search(&Trained(weights), n_empties, |searcher| searcher.best_move(board, depth))
}

/// Chooses a move in a position whose game is not over.
#[expect(clippy::too_many_arguments, reason = "each is another thing, and there is one caller")]
pub(super) fn think(
    kernel: Eight,
    request: &Request,
    plan: &Plan,
    n_threads: usize,
    weights: Option<&Weights>,
    table: &mut Table,
    stop: &Stop,
    watch: Stopwatch,
    progress: &dyn Fn(Report),
) -> Answer {
    table.begin(kernel, plan.keep_table);
    let time_max = plan.budget.map(|budget| budget.hard);
    let give_up = &|nodes| {
        stop.requested()
            || nodes >= plan.nodes_max
            || time_max.is_some_and(|time_max| watch.elapsed() >= time_max)
    };
    let reporter = Reporter::new(watch, progress);
    let team = Team { kernel, table, n_threads, give_up };
    let n_empties = request.position.empties().len() as u32;
    match weights.filter(|_| is_standard(kernel)) {
        Some(weights) => {
            team.search(&Trained(weights), n_empties, |searcher| searcher.think(request, plan, reporter))
        }
        None => team
            .search(&Positional::new(kernel), n_empties, |searcher| searcher.think(request, plan, reporter)),
    }
}

/// Whether the trained weights, which are those of 8×8, are any good for a board.
fn is_standard(kernel: Eight) -> bool {
    kernel.size() == BoardSize::STANDARD
}

/// Who searches, and on what.
struct Team<'a> {
    kernel: Eight,
    table: &'a Table,
    n_threads: usize,
    /// Told how many nodes have been visited so far; whether to give up.
    give_up: &'a (dyn Fn(u64) -> bool + Sync),
}

/// With fewer empties nothing is left to share.
const HELP_FROM: u32 = 12;

impl Team<'_> {
    /// Does `work` while the other threads help with what it shares.
    fn search<J: Judge, R>(&self, judge: &J, n_empties: u32, work: impl FnOnce(&mut Searcher<J>) -> R) -> R {
        let n_helpers = if n_empties >= HELP_FROM { self.n_threads.saturating_sub(1) } else { 0 };
        let crew = &Crew::new(n_helpers);
        thread::scope(|scope| {
            for _ in 0..n_helpers {
                let help = || {
                    let _finish = Finish(crew);
                    self.table.touch(|| crew.is_finished());
                    self.searcher(judge, crew).help();
                };
                if Builder::new().spawn_scoped(scope, help).is_err() {
                    // The system grants no more threads; those that there are find the same.
                    break;
                }
            }
            let _finish = Finish(crew);
            work(&mut self.searcher(judge, crew))
        })
    }

    fn searcher<'a, J: Judge>(&'a self, judge: &'a J, crew: &'a Crew<J::State>) -> Searcher<'a, J> {
        Searcher {
            judge,
            table: self.table,
            bottom: Bottom::new(self.kernel),
            prospects: prospects(self.kernel),
            crew,
            split: None,
            give_up: self.give_up,
            over: false,
            told: 0,
            n_nested: 0,
        }
    }
}

/// One thread of a search.
struct Searcher<'a, J: Judge> {
    judge: &'a J,
    table: &'a Table,
    bottom: Bottom,
    /// The squares by what they promise: corners; most; those beside a corner.
    prospects: [u64; 3],
    crew: &'a Crew<J::State>,
    /// The shared node in whose subtree this thread is at work.
    split: Option<Arc<Split<J::State>>>,
    give_up: &'a (dyn Fn(u64) -> bool + Sync),
    /// The search, or the shared node, is to end: results mean nothing until this thread has left it.
    over: bool,
    /// The nodes the crew knows of.
    told: u64,
    /// How many shallow searches within shallow searches are under way.
    n_nested: u8,
}

/// Nodes between two questions whether to give up: a fraction of a millisecond.
const INTERVAL: u64 = 512;

impl<J: Judge> Searcher<'_, J> {
    fn is_over(&mut self) -> bool {
        let is_refuted = self.split.as_ref().is_some_and(|split| split.is_refuted());
        self.over |= is_refuted || self.crew.is_finished();
        if self.bottom.nodes - self.told >= INTERVAL {
            let nodes = self.tell();
            if (self.give_up)(nodes) {
                self.crew.finish();
                self.over = true;
            }
        }
        self.over
    }

    /// Tells the crew of new nodes; how many there are of all.
    fn tell(&mut self) -> u64 {
        let news = self.bottom.nodes - self.told;
        self.told += news;
        self.crew.nodes.fetch_add(news, Relaxed) + news
    }
}

/// See [`Searcher::prospects`].
fn prospects(kernel: Eight) -> [u64; 3] {
    let (right, bottom) = (usize::from(kernel.size().width()) - 1, usize::from(kernel.size().height()) - 1);
    let corners =
        kernel.select(|column, row| (column == 0 || column == right) && (row == 0 || row == bottom));
    let beside = kernel.spread(corners) & !corners;
    [corners, !corners & !beside, beside]
}
