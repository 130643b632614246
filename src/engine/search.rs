//! The Outflank engine's search, written once for every board.
//!
//! In reading order: `root` (iteration after iteration over the moves at hand), `midgame`
//! (principal variation search to a depth, ending in a guess), `exact` (the same to the end of the game),
//! `ordering` (best moves first), `table` (what was found out before), and `control` (when to give up).
//!
//! Values are hundredths of a disc for the side to move in the midgame and whole discs in exact searches.

mod root;
mod midgame;
mod exact;
mod ordering;
mod table;
mod control;
#[cfg(test)]
mod tests;

use super::clock::Stopwatch;
use super::eval::Evaluation;
use super::kernel::{Board, Fit, Kernel};
use super::plan::Plan;
use super::stability::Stability;
use super::{Answer, Report, Reporter, Request, Stop};
use crate::rules::{Bits, Goal};
use control::Control;
use ordering::Candidate;
pub(super) use table::Table;

/// Above every value in hundredths of a disc.
const INFINITY: i32 = 30_000;

/// Thinks about a position whose game is not over.
pub(super) fn think(
    request: &Request,
    plan: &Plan,
    table: &mut Table,
    stop: &Stop,
    watch: Stopwatch,
    progress: &dyn Fn(Report),
) -> Answer {
    table.begin(plan.keep_table);
    let control = Control::new(stop, watch, plan.budget.map(|budget| budget.hard), plan.nodes_max);
    let reporter = Reporter::new(watch, progress);
    match Fit::of(request.position.size()) {
        Fit::Eight(kernel) => {
            Search::new(&kernel, request.goal, table, control).think(request, plan, reporter)
        }
        Fit::Small(kernel) => {
            Search::new(&kernel, request.goal, table, control).think(request, plan, reporter)
        }
        Fit::Large(kernel) => {
            Search::new(kernel, request.goal, table, control).think(request, plan, reporter)
        }
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
            quarters: [
                quarter(false, false),
                quarter(true, false),
                quarter(false, true),
                quarter(true, true),
            ],
            corners: kernel.select(|column, row| end(column, width) && end(row, height)),
            table,
            salt: mix((width << 8 | height) as u64, goal_bit),
            control,
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
