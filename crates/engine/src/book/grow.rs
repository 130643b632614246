//! Grows a book, round after round: opens the most worthwhile leaves, and searches their children.
//!
//! What makes a leaf worthwhile is how likely a game is to reach it. Along a line from the start each move
//! may give discs away, compared with the best move there: its regret. A line costs the regrets of both sides
//! and a little for each ply, and a leaf as much as the cheapest line that leads to it; the cheapest leaf is
//! opened first. So main lines grow long, and the plausible errors of each side are answered too, the more
//! thoroughly the smaller they are. (Best-first extension of a book by the cost of deviating from best play:
//! T. R. Lincke, *Strategies for the automatic construction of opening books*, Computers and Games 2000; M.
//! Buro, *Toward opening book learning*, ICCA Journal 22, 1999.)
//!
//! The same leaves are opened and the same values found for any number of threads, however often the work is
//! interrupted.

use super::tree::{FoundValue, Tree};
use super::{Book, Effort, board, position_of};
use crate::kernel::{Board, Eight, Instructions};
use crate::pattern::Weights;
use crate::search::Task;
use crate::search::eight::{self, Selectivity, TranspositionTable};
use crate::search::plan::{End, Plan};
use crate::{Level, Limits, Method, Request, Stop};
use othello::rules::{Goal, Position};
use std::collections::HashSet;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::thread::{self, Builder};
use std::time::Instant;

/// Searches leaves for books.
pub struct Grower {
    pub(super) depth: u8,
    pub(super) selectivity: Selectivity,
    weights: Arc<Weights>,
    effort_weights: u64, // The checksum of `weights`, as efforts hold it.
    /// How far the lines that it follows may be from best play.
    pub limits: LineLimits,
    /// One for each thread.
    pub(super) tables: Vec<TranspositionTable>,
    /// When to give up.
    pub stop: Stop,
}

/// How far the lines that [`Grower::extend`] follows may be from best play: without a limit, any distance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineLimits {
    /// The most discs that a single move gives away.
    pub by_move: Option<u8>,
    /// The most discs that the moves of both sides give away together.
    pub by_line: Option<u8>,
    /// Whether only one side gives discs away, and the other plays its best moves.
    pub by_one_side: bool,
}

/// A leaf that was searched, and what was found.
pub(super) type Searched = (u32, FoundValue);

/// A leaf and the cost of the cheapest line to it, in half discs.
#[derive(Clone, Copy)]
pub(super) struct CostedLeaf {
    pub leaf: u32,
    cost: u32,
}

/// The result of a round of work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// How many leaves were opened or searched again; none when nothing is left to do.
    pub n_leaves: usize,
    /// How many positions were searched.
    pub n_searched: usize,
    /// The highest cost among these leaves, in half discs; `None` if they were not chosen by cost.
    pub cost: Option<u32>,
}

/// How many leaves are opened before costs are computed again.
pub(super) const ROUND_LEAVES: usize = 64;
/// The cost of each ply, in half discs. Less would drive a few main lines into the endgame, more would spend
/// the book on implausible errors in the first moves.
const PLY_COST: u32 = 1;
/// [`cheapest_leaves`] skips leaves with fewer empties: there the engine sees nearly to the end by itself.
const EMPTIES_MIN: u32 = 32;
/// Megabytes of the table of each thread: a search of a dozen plies fills no more, a deeper one does.
const TABLE_MB: usize = 8;
const DEEP_TABLE_MB: usize = 64;
/// A search of this depth, in plies, or more is a deep one.
const DEEP: u8 = 15;

impl Grower {
    /// A grower that searches leaves `depth` plies deep, with a selectivity in percent.
    ///
    /// # Errors
    /// When there is not enough memory.
    pub fn new(depth: u8, percent: u8, weights: Arc<Weights>, n_threads: usize) -> Result<Grower, String> {
        let table_mb = if depth < DEEP { TABLE_MB } else { DEEP_TABLE_MB };
        let table = || {
            TranspositionTable::new(table_mb).ok_or_else(|| format!("{table_mb} MB of memory cannot be had."))
        };
        let tables = (0..n_threads.max(1)).map(|_| table()).collect::<Result<_, _>>()?;
        let effort_weights = weights.checksum();
        let selectivity = Selectivity::at_least(percent);
        let limits = LineLimits::default();
        Ok(Grower { depth, selectivity, weights, effort_weights, limits, tables, stop: Stop::never() })
    }

    /// A grower with the depth and selectivity of a level.
    ///
    /// # Errors
    /// When there is not enough memory.
    pub fn of_level(level: Level, weights: Arc<Weights>, n_threads: usize) -> Result<Grower, String> {
        Grower::new(level.parameters().depth, level.parameters().selectivity, weights, n_threads)
    }

    /// A book that knows only the start.
    pub fn begin(&mut self) -> Book {
        let mut tree = Tree::of_start(Vec::new());
        self.search(&mut tree, &[vec![Tree::ROOT]]);
        Book { tree }
    }

    /// Opens the cheapest leaves, a few dozen of them.
    pub fn extend(&mut self, book: &mut Book) -> Round {
        self.extend_below_node(&mut book.tree, Tree::ROOT, ROUND_LEAVES)
    }

    /// Like [`Grower::extend`], but below a position of the book, as if games began there.
    pub fn extend_below(&mut self, book: &mut Book, position: &Position) -> Round {
        let node = board(position).and_then(|board| book.tree.find(board));
        node.map_or(Round::default(), |node| self.extend_below_node(&mut book.tree, node, ROUND_LEAVES / 8))
    }

    fn extend_below_node(&mut self, tree: &mut Tree, node: u32, n: usize) -> Round {
        let (cheapest, found) = self.open_cheapest(tree, node, n);
        let cost = cheapest.last().map(|last| last.cost);
        Round { n_leaves: cheapest.len(), n_searched: found.len(), cost }
    }

    /// Opens the `n` cheapest leaves below a node. Returns them, and the search results.
    pub(super) fn open_cheapest(
        &mut self,
        tree: &mut Tree,
        node: u32,
        n: usize,
    ) -> (Vec<CostedLeaf>, Vec<Searched>) {
        let cheapest = cheapest_leaves(tree, node, self.limits, n);
        let leaves: Vec<u32> = cheapest.iter().map(|cheap| cheap.leaf).collect();
        let found = self.open_leaves(tree, &leaves);
        (cheapest, found)
    }

    /// Opens leaves and searches the positions after them that have no value yet. Returns the search results.
    pub(super) fn open_leaves(&mut self, tree: &mut Tree, leaves: &[u32]) -> Vec<Searched> {
        let mut met = HashSet::new();
        let mut family = |leaf| tree.open(leaf).into_iter().filter(|child| met.insert(*child)).collect();
        let families: Vec<Vec<u32>> = leaves.iter().map(|&leaf| family(leaf)).collect();
        let found = self.search(tree, &families);
        tree.back_up();
        found
    }

    /// Opens a node, after a search of it if it has no value yet. Returns the search results.
    pub(super) fn open_node(&mut self, tree: &mut Tree, node: u32) -> Vec<Searched> {
        let mut found = if tree.is_known(node) { Vec::new() } else { self.search(tree, &[vec![node]]) };
        let family = tree.open(node);
        found.extend(self.search(tree, &[family]));
        tree.back_up();
        found
    }

    /// The value of a position that is not over; `None` if it was stopped.
    pub(super) fn search_one(&mut self, board: Board<u64>) -> Option<FoundValue> {
        let plan = plan(self.depth, self.selectivity, board, false);
        search(board, &plan, &self.weights, &mut self.tables[0], &self.stop)
    }

    /// Repeats the search of a few hundred leaves whose values come from other weights or from less effort,
    /// those on cheap lines first.
    pub fn refresh(&mut self, book: &mut Book) -> Round {
        let tree = &mut book.tree;
        let mut stale = leaves_by_cost(tree, Tree::ROOT, LineLimits::default());
        stale.retain(|stale| self.is_stale(tree, stale.leaf, self.depth));
        stale.truncate(8 * ROUND_LEAVES);
        let families: Vec<Vec<u32>> = stale.iter().map(|stale| vec![stale.leaf]).collect();
        self.search(tree, &families);
        tree.back_up();
        let n = families.len();
        Round { n_leaves: n, n_searched: n, cost: stale.last().map(|last| last.cost) }
    }

    /// The number of leaves that still need a repeated search.
    pub fn n_stale(&self, book: &Book) -> usize {
        let tree = &book.tree;
        tree.nodes().filter(|&node| tree.is_leaf(node) && self.is_stale(tree, node, self.depth)).count()
    }

    /// Whether the value of a leaf comes from other weights or from less effort than a search to a depth.
    pub(super) fn is_stale(&self, tree: &Tree, leaf: u32, depth: u8) -> bool {
        tree.effort(leaf).is_some_and(|effort| {
            effort.weights != self.effort_weights
                || effort.depth < plies(depth, tree[leaf].board)
                || effort.selectivity < self.selectivity.percent()
        })
    }

    /// Searches leaves and stores their values. Each family is searched by one thread, so that one member
    /// helps the next.
    pub(super) fn search(&mut self, tree: &mut Tree, families: &[Vec<u32>]) -> Vec<Searched> {
        let depth = self.depth;
        self.search_to(tree, families, &|_| depth)
    }

    /// Like [`Grower::search`], with a depth for each leaf.
    pub(super) fn search_to(
        &mut self,
        tree: &mut Tree,
        families: &[Vec<u32>],
        depth_of: &(dyn Fn(u32) -> u8 + Sync),
    ) -> Vec<Searched> {
        let next = AtomicUsize::new(0);
        let found = Mutex::new(Vec::new());
        let Grower { selectivity, ref weights, effort_weights, ref mut tables, ref stop, .. } = *self;
        let shared: &Tree = tree;
        let work = |table: &mut TranspositionTable| {
            while let Some(family) = families.get(next.fetch_add(1, Relaxed)) {
                let leaves = family.iter().copied().filter(|&node| shared.is_leaf(node));
                let values = leaves.enumerate().filter_map(|(at, leaf)| {
                    let plan = plan(depth_of(leaf), selectivity, shared[leaf].board, at > 0);
                    Some((leaf, search(shared[leaf].board, &plan, weights, table, stop)?))
                });
                let values: Vec<Searched> = values.collect();
                found.lock().expect("no thread panics while it holds it").extend(values);
            }
        };
        let work = &work;
        thread::scope(|scope| {
            let (own, others) = tables.split_first_mut().expect("there is one for each thread");
            for table in others {
                if Builder::new().spawn_scoped(scope, move || work(table)).is_err() {
                    // The system grants no more threads; those that run do the rest.
                    break;
                }
            }
            work(own);
        });
        let mut found = found.into_inner().expect("no thread panics while it holds it");
        // Efforts are numbered in the order of their first use, whichever thread was faster.
        found.sort_unstable_by_key(|(leaf, _)| *leaf);
        for &(leaf, FoundValue { discs, depth, selectivity, .. }) in &found {
            tree.set(leaf, discs, Effort { depth, selectivity, weights: effort_weights });
        }
        found
    }
}

/// The depth, or less where the end of the game is nearer.
fn plies(depth: u8, board: Board<u64>) -> u8 {
    depth.min(63 - board.discs().count_ones() as u8)
}

fn plan(depth: u8, selectivity: Selectivity, board: Board<u64>, keep_table: bool) -> Plan {
    let plan = Plan::to_the_end(64 - board.discs().count_ones() as usize);
    Plan { depth: plies(depth, board), selectivity, end: End::Estimate, keep_table, ..plan }
}

/// The value of a position that is not over; `None` if it was stopped.
fn search(
    board: Board<u64>,
    plan: &Plan,
    weights: &Weights,
    table: &mut TranspositionTable,
    stop: &Stop,
) -> Option<FoundValue> {
    if stop.requested() {
        return None;
    }
    let method = Method::Search(Limits::Depth(plan.depth));
    let request = &Request::new(position_of(board), Goal::MostDiscs, method).seed(0).keep(plan.keep_table);
    let (instructions, started) = (Instructions::chosen(), Instant::now());
    let task = Task { request, plan, instructions, stop, started, progress: &|_| {} };
    let (_, report) = eight::think(Eight::STANDARD, &task, table, Some(weights), 1);
    let evaluation = report.evaluation().filter(|_| !stop.requested())?;
    let (discs, selectivity) = (evaluation.score.discs().clamp(-64, 64) as i8, plan.selectivity.percent());
    Some(FoundValue { discs, depth: report.depth, selectivity, is_imported: false })
}

/// Up to `n` leaves below a node that may be opened, the cheapest first.
fn cheapest_leaves(tree: &Tree, node: u32, limits: LineLimits, n: usize) -> Vec<CostedLeaf> {
    let mut leaves = leaves_by_cost(tree, node, limits);
    leaves.retain(|&CostedLeaf { leaf, .. }| 64 - tree[leaf].board.discs().count_ones() >= EMPTIES_MIN);
    leaves.truncate(n);
    leaves
}

#[derive(Clone, Copy)]
struct LineCost {
    /// In half discs.
    cost: u32,
    /// The discs that its moves give away.
    lost: u32,
}

impl LineCost {
    const NONE: LineCost = LineCost { cost: u32::MAX, lost: u32::MAX };
    const START: LineCost = LineCost { cost: 0, lost: 0 };

    /// The line with one more move, if that is within the limits.
    fn with(self, regret: u32, limits: LineLimits) -> Option<LineCost> {
        let is_within = |discs: u32, most: Option<u8>| most.is_none_or(|most| discs <= u32::from(most));
        let lost = self.lost.saturating_add(regret);
        let may =
            self.cost < u32::MAX && is_within(regret, limits.by_move) && is_within(lost, limits.by_line);
        may.then(|| LineCost { cost: self.cost + 2 * regret + PLY_COST, lost })
    }
}

/// All leaves below a node on lines within the limits, the cheapest first.
fn leaves_by_cost(tree: &Tree, root: u32, limits: LineLimits) -> Vec<CostedLeaf> {
    // With `by_one_side`, indexed by whether the side that deviates is to move; else only [0] is used.
    let mut lines = vec![[LineCost::NONE; 2]; tree.n_nodes()];
    lines[root as usize] = match limits.by_one_side {
        true => [LineCost::START; 2],
        false => [LineCost::START, LineCost::NONE],
    };
    for node in tree.children_first().into_iter().rev().filter(|&node| tree.is_open(node)) {
        for &child in tree.children(node).iter().filter(|&&child| tree.is_known(child)) {
            // The user's value of a position may be below that of its best move.
            let regret = (i32::from(tree[node].value) + i32::from(tree[child].value)).max(0) as u32;
            for (role, line) in lines[node as usize].into_iter().enumerate() {
                let (may_deviate, next) = match limits.by_one_side {
                    true => (role == 1, 1 - role),
                    false => (true, role),
                };
                let line = line.with(regret, limits).filter(|_| may_deviate || regret == 0);
                let known = &mut lines[child as usize][next];
                if let Some(line) = line.filter(|line| line.cost < known.cost) {
                    *known = line;
                }
            }
        }
    }
    let costs = tree.nodes().zip(lines).map(|(leaf, [a, b])| CostedLeaf { leaf, cost: a.cost.min(b.cost) });
    let is_reached = |of: &CostedLeaf| tree.is_leaf(of.leaf) && of.cost < u32::MAX;
    let mut leaves: Vec<CostedLeaf> = costs.filter(is_reached).collect();
    // Ties go to the fewest discs, then to the board itself: never to the order of discovery.
    leaves.sort_by_cached_key(|of| {
        let board = tree[of.leaf].board;
        (of.cost, board.discs().count_ones(), board.own, board.other)
    });
    leaves
}

#[cfg(test)]
pub(super) mod tests;
