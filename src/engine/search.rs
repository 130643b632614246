//! The Outflank engine's search, written once for every board.
//!
//! In reading order: `plan` (how deep and how long), `root` (iteration after iteration over the moves at hand), `midgame`
//! (principal variation search to a depth, ending in a guess), `exact` (the same to the end of the game), `solver` (which
//! calls the faster one for boards of at most 8×8), `ordering` (best
//! moves first), `table` (what was found out before) in its `memory`, and `control` (when to give up).
//!
//! Values are hundredths of a disc for the side to move in the midgame and whole discs in exact searches.

mod plan;
mod root;
mod midgame;
mod exact;
mod solver;
mod ordering;
mod table;
mod memory;
mod control;
#[cfg(test)]
mod tests;

use table::Table;

use super::clock::Stopwatch;
use super::endgame;
use super::eval::Evaluation;
use super::kernel::{Board, Fit, Kernel};
use super::stability::Stability;
use super::{Answer, Limits, Report, Reporter, Request, Stop};
use crate::rules::{Bits, Goal};
use control::Control;
use ordering::Candidate;
use plan::Plan;
use solver::Solver;

/// What lasts from one search to the next.
pub struct Memory {
    table: Table,
    /// The fast solver's own table, made when it is first called.
    solver: Option<endgame::Table>,
}

impl Memory {
    /// Memory for a table of so many bytes, taken when it is first needed.
    pub fn new(bytes: usize) -> Memory {
        Memory { table: Table::new(bytes), solver: None }
    }
}

/// Above every value in hundredths of a disc.
const INFINITY: i32 = 30_000;

/// Thinks about a position whose game is not over.
pub(super) fn search(
    request: &Request,
    limits: Limits,
    memory: &mut Memory,
    stop: &Stop,
    progress: &dyn Fn(Report),
) -> Answer {
    let watch = Stopwatch::start();
    let plan = Plan::new(limits, &request.position);
    memory.table.begin(plan.keep_table);
    let table = &memory.table;
    let control = Control::new(stop, watch, plan.budget.map(|budget| budget.hard), plan.nodes_max);
    let reporter = Reporter::new(watch, progress);
    match Fit::of(request.position.size()) {
        Fit::Eight(kernel) => {
            let mut search = Search::new(&kernel, request.goal, table, control);
            // The solver's table keeps what it learned, so it is not for searches that must repeat node for node.
            if request.goal == Goal::MostDiscs && plan.keep_table {
                search.solver = Some(Solver { kernel, table: &mut memory.solver });
            }
            search.think(request, &plan, reporter)
        }
        Fit::Small(kernel) => Search::new(&kernel, request.goal, table, control).think(request, &plan, reporter),
        Fit::Large(kernel) => Search::new(kernel, request.goal, table, control).think(request, &plan, reporter),
    }
}

/// A running search on one board.
struct Search<'a, K: Kernel> {
    kernel: &'a K,
    eval: Evaluation<K::Set>,
    stability: Stability<K::Set>,
    /// The four quarters of the board, whose parities guide the last moves.
    quarters: [K::Set; 4],
    corners: K::Set,
    table: &'a Table,
    /// Tells apart, in the table, positions of different boards and goals.
    salt: u64,
    control: Control<'a>,
    /// Solves the end instead, where it can.
    solver: Option<Solver<'a>>,
    /// The moves of the nodes on the way from the root to here, one node's after the other's.
    candidates: Vec<Candidate<K::Set>>,
}

impl<'a, K: Kernel> Search<'a, K> {
    fn new(kernel: &'a K, goal: Goal, table: &'a Table, control: Control<'a>) -> Search<'a, K> {
        let (width, height) = (usize::from(kernel.size().width()), usize::from(kernel.size().height()));
        let end = |at: usize, length: usize| at == 0 || at + 1 == length;
        let quarter = |right: bool, below: bool| {
            kernel.select(|column, row| (column >= width / 2) == right && (row >= height / 2) == below)
        };
        let goal_bit = u64::from(goal == Goal::FewestDiscs);
        Search {
            kernel,
            eval: Evaluation::new(kernel, goal),
            stability: Stability::new(kernel),
            quarters: [quarter(false, false), quarter(true, false), quarter(false, true), quarter(true, true)],
            corners: kernel.select(|column, row| end(column, width) && end(row, height)),
            table,
            salt: mix((width << 8 | height) as u64, goal_bit),
            control,
            solver: None,
            candidates: Vec::new(),
        }
    }

    /// The position's key in the table.
    #[inline(always)]
    fn hash(&self, board: Board<K::Set>) -> u64 {
        let (own, other) = (board.own.to_squares().words(), board.other.to_squares().words());
        (0..K::Set::CAPACITY / 64).fold(self.salt, |hash, i| mix(hash ^ own[i], other[i]))
    }

    fn n_empties(&self, board: Board<K::Set>) -> u32 {
        self.kernel.empties(board).len()
    }

    fn final_score(&self, board: Board<K::Set>) -> i32 {
        self.eval.final_score(self.kernel, board)
    }
}

/// Two words as one: the halves of their product, both made odd-looking first (the step of Wang Yi's wyhash,
/// <https://github.com/wangyi-fudan/wyhash>).
#[inline(always)]
fn mix(a: u64, b: u64) -> u64 {
    let product = u128::from(a ^ 0x2D35_8DCC_AA6C_78A5) * u128::from(b ^ 0x8BB8_4B93_962E_ACC9);
    (product as u64) ^ (product >> 64) as u64
}
