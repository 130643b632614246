//! The search for boards of at most 8×8 squares on which most discs win: the middle of the game and its exact
//! end.
//!
//! Nearly all positions of the tree are asked one question only: is the value above `alpha`? Two kinds of
//! node answer it. `interior` nodes use everything there is: the `transposition` table that all threads
//! share, `probcut`, moves in an `ordering` rated by an `evaluator`, and the other threads of the `pool`.
//! Down from twelve empties the `endgame` solver takes over, where a node costs little: `shallow` sorts moves
//! by mobility, `last` has the last four squares written out by hand; they rest on `stability`, `parity` and
//! `last_flips`, and `compiled` compiles them for the vectors of this processor. `root` goes from depth to
//! depth over the moves at hand, from evaluations to the end of the game (`target` is what it asks for), and
//! `principal_variation` keeps the line of best moves.
//!
//! Values are discs for the side to move. At the end of the game they are official differences: the empties
//! go to the winner.

mod root;
mod principal_variation;
mod interior;
mod probcut;
mod target;
mod evaluator;
mod ordering;
mod pool;
mod endgame;
mod compiled;
mod shallow;
mod last;
mod last_flips;
mod parity;
mod stability;
mod transposition;
#[cfg(test)]
mod tests;

pub use probcut::Spread;
pub(crate) use target::Selectivity;
pub use transposition::TranspositionTable;

use super::Task;
use crate::Answer;
use crate::kernel::{Board, Eight, Kernel};
use crate::pattern::Weights;
use endgame::Endgame;
use evaluator::{Evaluator, FeatureEvaluator, PatternEvaluator};
use othello::rules::{BoardSize, Move};
use pool::{Finish, Split, ThreadPool};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::thread::{self, Builder};

/// The scores that are asked about: a result strictly between the two is exact, one outside is a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// Scores up to this one are all the same.
    pub alpha: i32,
    /// So are those from this one on.
    pub beta: i32,
}

impl Window {
    /// Every score counts.
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

/// Solves a position; `None` when told to give up, which is asked about every millisecond or so and must stay
/// true once it is. Any number of threads finds the same score; one thread visits the same nodes each time.
///
/// ```
/// use engine::eight::{self, TranspositionTable, Window};
/// use engine::kernel::{Eight, Kernel};
/// use othello::rules::{BoardSize, Position};
///
/// let size = BoardSize::new(4, 4).unwrap();
/// let kernel = Eight::new(size).unwrap();
/// let board = kernel.board(&Position::start(size));
/// let mut table = TranspositionTable::new(1).unwrap();
/// let solution = eight::solve(kernel, board, Window::FULL, 1, &mut table, &|| false).unwrap();
/// assert_eq!(solution.score, -10);
/// ```
pub fn solve(
    kernel: Eight,
    board: Board<u64>,
    window: Window,
    n_threads: usize,
    table: &mut TranspositionTable,
    give_up: &(dyn Fn() -> bool + Sync),
) -> Option<Solution> {
    table.begin(kernel, true);
    let give_up = &|_nodes| give_up();
    let team = Team { kernel, table, n_threads, give_up };
    let n_empties = kernel.empties(board).count_ones();
    match Weights::embedded().filter(|_| is_standard(kernel)) {
        Some(weights) => {
            team.search(&PatternEvaluator(&weights), n_empties, |searcher| searcher.solve(board, window))
        }
        None => {
            team.search(&FeatureEvaluator::new(kernel), n_empties, |searcher| searcher.solve(board, window))
        }
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
    table: &mut TranspositionTable,
) -> (Vec<i32>, Option<i32>) {
    let kernel = Eight::STANDARD;
    table.begin(kernel, false);
    let n_empties = kernel.empties(board).count_ones();
    let evaluator = PatternEvaluator(weights);
    let team = Team { kernel, table, n_threads: 1, give_up: &|_| false };
    team.search(&evaluator, n_empties, |searcher| {
        let static_value = evaluator.discs(&evaluator.node(board, n_empties));
        let depths = 1..=depth_max.min(n_empties.saturating_sub(1));
        let values = std::iter::once(static_value).chain(searcher.values(board, depths)).collect();
        let exact =
            (n_empties <= exact_max).then(|| searcher.solve(board, Window::FULL).map(|found| found.score));
        (values, exact.flatten())
    })
}

/// What searches of one ply, two and so on found in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestMove {
    /// The best move; a pass where there is nothing else.
    pub mv: Move,
    /// The value of the position in discs.
    pub value: i32,
    /// That of the search one ply less deep; of the same one if there was but one.
    pub value_before: i32,
}

impl BestMove {
    /// The mean of the last two values. Whoever moves last before the evaluations takes the best of them,
    /// which is too good on average; so one of the two is too high and the other too low.
    #[must_use]
    pub fn mean_value(&self) -> i32 {
        let sum = self.value + self.value_before;
        (sum + sum.signum()) / 2
    }
}

/// What a search of `depth` plies with some weights finds in a position that is not over. What the table
/// still knows is used.
pub fn best_move(
    weights: &Weights,
    board: Board<u64>,
    depth: u32,
    table: &mut TranspositionTable,
) -> BestMove {
    let kernel = Eight::STANDARD;
    table.begin(kernel, true);
    let team = Team { kernel, table, n_threads: 1, give_up: &|_| false };
    let n_empties = kernel.empties(board).count_ones();
    team.search(&PatternEvaluator(weights), n_empties, |searcher| searcher.best_move(board, depth))
}

/// Chooses a move in a position whose game is not over.
pub(crate) fn think(kernel: Eight, task: &Task, context: SearchContext) -> Answer {
    let SearchContext { table, weights, n_threads } = context;
    table.begin(kernel, task.plan.keep_table);
    let control = task.control();
    let team = Team { kernel, table, n_threads, give_up: &|nodes| control.is_over(nodes) };
    let n_empties = task.request.position.empties().len() as u32;
    match weights.filter(|_| is_standard(kernel)) {
        Some(weights) => team.search(&PatternEvaluator(weights), n_empties, |searcher| searcher.think(task)),
        None => team.search(&FeatureEvaluator::new(kernel), n_empties, |searcher| searcher.think(task)),
    }
}

/// What a search has at its disposal.
pub(crate) struct SearchContext<'a> {
    pub table: &'a mut TranspositionTable,
    /// Without them a position is evaluated by a few features.
    pub weights: Option<&'a Weights>,
    pub n_threads: usize,
}

/// Whether the trained weights, which are those of 8×8, are any good for a board.
fn is_standard(kernel: Eight) -> bool {
    kernel.size() == BoardSize::STANDARD
}

/// The threads of a search before it begins, and what they share.
struct Team<'a> {
    kernel: Eight,
    table: &'a TranspositionTable,
    n_threads: usize,
    /// Told how many nodes have been visited so far; whether to give up.
    give_up: &'a (dyn Fn(u64) -> bool + Sync),
}

/// Helpers join from this many empties up: below, nothing is worth sharing.
const HELP_FROM: u32 = 12;

impl Team<'_> {
    /// Does `work` while the other threads help with what it shares.
    fn search<E: Evaluator, R>(
        &self,
        evaluator: &E,
        n_empties: u32,
        work: impl FnOnce(&mut Searcher<E>) -> R,
    ) -> R {
        let n_helpers = if n_empties >= HELP_FROM { self.n_threads.saturating_sub(1) } else { 0 };
        let pool = &ThreadPool::new(n_helpers);
        thread::scope(|scope| {
            for _ in 0..n_helpers {
                let help = || {
                    let _finish = Finish(pool);
                    self.table.prefault(|| pool.is_finished());
                    self.searcher(evaluator, pool).help();
                };
                if Builder::new().spawn_scoped(scope, help).is_err() {
                    // The system grants no more threads; those that there are find the same.
                    break;
                }
            }
            let _finish = Finish(pool);
            work(&mut self.searcher(evaluator, pool))
        })
    }

    fn searcher<'a, E: Evaluator>(
        &'a self,
        evaluator: &'a E,
        pool: &'a ThreadPool<E::State>,
    ) -> Searcher<'a, E> {
        Searcher {
            evaluator,
            table: self.table,
            endgame: Endgame::new(self.kernel),
            ordering_masks: ordering_masks(self.kernel),
            pool,
            split: None,
            give_up: self.give_up,
            over: false,
            told: 0,
            n_nested: 0,
        }
    }
}

/// One thread of a search.
struct Searcher<'a, E: Evaluator> {
    evaluator: &'a E,
    table: &'a TranspositionTable,
    endgame: Endgame,
    /// The squares by what they promise: corners; most; those beside a corner.
    ordering_masks: [u64; 3],
    pool: &'a ThreadPool<E::State>,
    /// The shared node in whose subtree this thread is at work.
    split: Option<Arc<Split<E::State>>>,
    give_up: &'a (dyn Fn(u64) -> bool + Sync),
    /// The search, or the shared node, is to end: results mean nothing until this thread has left it.
    over: bool,
    /// The nodes the pool knows of.
    told: u64,
    /// How many shallow searches within shallow searches are under way.
    n_nested: u8,
}

/// Nodes between two questions whether to give up: a fraction of a millisecond.
const INTERVAL: u64 = 512;

impl<E: Evaluator> Searcher<'_, E> {
    fn is_over(&mut self) -> bool {
        let is_refuted = self.split.as_ref().is_some_and(|split| split.is_refuted());
        self.over |= is_refuted || self.pool.is_finished();
        if self.endgame.nodes - self.told >= INTERVAL {
            let nodes = self.tell();
            if (self.give_up)(nodes) {
                self.pool.finish();
                self.over = true;
            }
        }
        self.over
    }

    /// Tells the pool of new nodes; how many there are of all.
    fn tell(&mut self) -> u64 {
        let news = self.endgame.nodes - self.told;
        self.told += news;
        self.pool.nodes.fetch_add(news, Relaxed) + news
    }
}

/// See [`Searcher::ordering_masks`].
fn ordering_masks(kernel: Eight) -> [u64; 3] {
    let (right, last_row) = (usize::from(kernel.size().width()) - 1, usize::from(kernel.size().height()) - 1);
    let corners =
        kernel.select(|column, row| (column == 0 || column == right) && (row == 0 || row == last_row));
    let beside = kernel.spread(corners) & !corners;
    [corners, !corners & !beside, beside]
}
