//! The search for boards of at most 8×8 squares on which most discs win: the middle of the game and its exact
//! end.
//!
//! Nearly all nodes of the tree answer one question only: is the value above `alpha`? Two kinds of node
//! answer it. `interior` nodes use every means: the `transposition` table that all threads share, the cuts of
//! `probcut`, the move `ordering` by values of an `evaluator`, and the `sharing` of moves with the other
//! threads of the `pool`. From twelve empties down the `endgame` solver takes over, where a node costs
//! little: `shallow` sorts moves by mobility, `last` writes out the last four squares; both use `stability`
//! and `parity`, `last` also `last_flips`. `compiled` compiles nodes for the vectors of this processor.
//! `root` searches the root moves depth by depth, down to evaluations and then to the end of the game
//! (`target` says how deep and how selectively), and `principal_variation` keeps the line of best moves.
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
mod sharing;
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
use crate::kernel::{Board, Eight, Instructions, Kernel, with_vectors};
use crate::pattern::Weights;
use endgame::Endgame;
use evaluator::{Evaluator, FeatureEvaluator, PatternEvaluator};
use othello::rules::{BoardSize, Move};
use pool::{Finish, Split, ThreadPool};
use sharing::SharedNode;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::thread::{self, Builder};

/// A window of scores: a result strictly between the two is exact, one outside is a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// Scores up to this one are not distinguished.
    pub alpha: i32,
    /// Scores from this one on are not distinguished.
    pub beta: i32,
}

impl Window {
    /// All scores.
    pub const FULL: Window = Window { alpha: -65, beta: 65 };
    /// Only the winner: a positive score is a win, a negative one a loss.
    pub const WIN_DRAW_LOSS: Window = Window { alpha: -1, beta: 1 };
}

/// The result of solving a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// For the side to move: exact inside the window asked about, a bound outside.
    pub score: i32,
    /// Best play with passes, to the end of the game unless the score is only a bound.
    pub line: Vec<Move>,
    /// Positions visited: also those with one empty square, and those of searches that only order moves.
    pub nodes: u64,
}

/// Runs `$work` with an evaluator for the kernel's board, both compiled for `$instructions`: a
/// [`PatternEvaluator`] if there are weights and the board is 8×8, else a [`FeatureEvaluator`].
macro_rules! with_evaluator {
    ($instructions:expr, $kernel:expr, $weights:expr, |$evaluator:ident| $work:expr) => {
        with_vectors!($instructions, |vectors| {
            match $weights.filter(|_| $kernel.size() == BoardSize::STANDARD) {
                Some(weights) => {
                    let $evaluator = &PatternEvaluator { weights, vectors };
                    $work
                }
                None => {
                    let $evaluator = &FeatureEvaluator::new($kernel.on(vectors));
                    $work
                }
            }
        })
    };
}

/// Solves a position; `None` once `give_up`, called about every millisecond, returns true, which it must then
/// keep doing. The score is the same for any number of threads, the nodes only for one with an empty table.
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
    let team = Team { table, n_threads, give_up: &|_nodes| give_up() };
    let n_empties = kernel.empties(board).count_ones();
    let weights = Weights::embedded();
    with_evaluator!(Instructions::chosen(), kernel, weights.as_deref(), |evaluator| {
        team.search(evaluator, n_empties, |searcher| searcher.solve(board, window))
    })
}

/// The values of a position of 8×8 for its side to move, in discs: by the weights alone, then by searches to
/// each depth from 1 to `depth_max` without selective cuts, and the exact score if no more than `exact_max`
/// squares are empty. They show how well shallow searches predict deep ones.
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
    let team = Team { table, n_threads: 1, give_up: &|_| false };
    with_evaluator!(Instructions::chosen(), kernel, Some(weights), |evaluator| {
        team.search(evaluator, n_empties, |searcher| {
            let static_value = evaluator.discs(&evaluator.node(board, n_empties));
            let depths = 1..=depth_max.min(n_empties.saturating_sub(1));
            let values = std::iter::once(static_value).chain(searcher.values(board, depths)).collect();
            let exact = (n_empties <= exact_max).then(|| searcher.solve(board, Window::FULL));
            (values, exact.flatten().map(|found| found.score))
        })
    })
}

/// What [`best_move`] found by searching to depth 1, 2 and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestMove {
    /// The best move; a pass where there is nothing else.
    pub mv: Move,
    /// The value of the position in discs.
    pub value: i32,
    /// The value of the search one ply shallower, or of the only search.
    pub value_before: i32,
}

impl BestMove {
    /// The mean of the last two values. The side that makes the last move picks the best evaluation, which is
    /// too good on average; so one of the two values is too high and the other too low.
    pub fn mean_value(&self) -> i32 {
        let sum = self.value + self.value_before;
        (sum + sum.signum()) / 2
    }
}

/// Searches an 8×8 position whose game is not over to depth 1, 2 and so on up to `depth` plies. The search
/// uses the table's entries from earlier searches.
pub fn best_move(
    weights: &Weights,
    board: Board<u64>,
    depth: u32,
    table: &mut TranspositionTable,
) -> BestMove {
    let kernel = Eight::STANDARD;
    table.begin(kernel, true);
    let team = Team { table, n_threads: 1, give_up: &|_| false };
    let n_empties = kernel.empties(board).count_ones();
    with_evaluator!(Instructions::chosen(), kernel, Some(weights), |evaluator| {
        team.search(evaluator, n_empties, |searcher| searcher.best_move(board, depth))
    })
}

/// Chooses a move in a position whose game is not over; without weights a few features evaluate positions.
pub(crate) fn think(
    kernel: Eight,
    task: &Task,
    table: &mut TranspositionTable,
    weights: Option<&Weights>,
    n_threads: usize,
) -> Answer {
    table.begin(kernel, task.plan.keep_table);
    let control = task.control();
    let team = Team { table, n_threads, give_up: &|nodes| control.is_over(nodes) };
    let n_empties = task.request.position.empties().len() as u32;
    with_evaluator!(task.instructions, kernel, weights, |evaluator| {
        team.search(evaluator, n_empties, |searcher| searcher.think(task))
    })
}

/// How many threads a search gets, and the state that they share.
struct Team<'a> {
    table: &'a TranspositionTable,
    n_threads: usize,
    /// Whether to give up after this number of nodes.
    give_up: &'a (dyn Fn(u64) -> bool + Sync),
}

/// Helpers join from this many empties up: below, sharing does not pay.
const HELP_FROM: u32 = 12;

impl Team<'_> {
    /// Runs `work` while the other threads help with the nodes it shares.
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
                    // The system refuses more threads; the present ones find the same score.
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
        pool: &'a ThreadPool<SharedNode<E::State>>,
    ) -> Searcher<'a, E> {
        let kernel = evaluator.kernel();
        Searcher {
            evaluator,
            table: self.table,
            endgame: Endgame::new(kernel),
            ordering_masks: ordering_masks(&kernel),
            pool,
            split: None,
            give_up: self.give_up,
            over: false,
            n_reported: 0,
            n_nested: 0,
        }
    }
}

struct Searcher<'a, E: Evaluator> {
    evaluator: &'a E,
    table: &'a TranspositionTable,
    endgame: Endgame<E::Vectors>,
    /// The squares in the order of the shallow search: corners, most squares, then those beside a corner.
    ordering_masks: [u64; 3],
    pool: &'a ThreadPool<SharedNode<E::State>>,
    /// The shared node in whose subtree this thread is at work.
    split: Option<Arc<Split<SharedNode<E::State>>>>,
    give_up: &'a (dyn Fn(u64) -> bool + Sync),
    /// Whether this thread must leave the search or the shared node. Until it has, its results are invalid.
    over: bool,
    /// The nodes reported to the pool.
    n_reported: u64,
    /// How many shallow searches within shallow searches are under way.
    n_nested: u8,
}

/// The fewest nodes between two calls of `give_up`; the endgame solver, which makes none, may add more.
const INTERVAL: u64 = 512;

impl<E: Evaluator> Searcher<'_, E> {
    #[inline(always)]
    fn vectors(&self) -> E::Vectors {
        self.endgame.kernel.vectors
    }

    fn is_over(&mut self) -> bool {
        let is_refuted = self.split.as_ref().is_some_and(|split| split.is_refuted());
        self.over |= is_refuted || self.pool.is_finished();
        if self.endgame.nodes - self.n_reported >= INTERVAL {
            let nodes = self.report_nodes();
            if (self.give_up)(nodes) {
                self.pool.finish();
                self.over = true;
            }
        }
        self.over
    }

    /// Reports new nodes to the pool. Returns the total of all threads.
    fn report_nodes(&mut self) -> u64 {
        let news = self.endgame.nodes - self.n_reported;
        self.n_reported += news;
        self.pool.nodes.fetch_add(news, Relaxed) + news
    }
}

fn ordering_masks(kernel: &impl Kernel<Set = u64>) -> [u64; 3] {
    let corners = kernel.corners();
    let beside = kernel.spread(corners) & !corners;
    [corners, !corners & !beside, beside]
}
