//! The search for every board and both goals, written once over the `Kernel` trait.
//!
//! In reading order: `root` (iterations over the root moves), `midgame` (principal variation search to a
//! depth, ending in an evaluation), `exact` (the same to the end of the game), `ordering` (how promising a
//! move looks), and `transposition` (results of earlier searches); `compiled` compiles the nodes for the
//! vectors of this processor.
//!
//! Values are hundredths of a disc for the side to move in the midgame and whole discs in exact searches.

mod root;
mod compiled;
mod midgame;
mod exact;
mod ordering;
mod transposition;
#[cfg(test)]
mod tests;

pub(crate) use transposition::{EXACT, GeneralEntry, GeneralTable};

use super::{Control, Task};
use crate::Answer;
use crate::eval::{FeatureEvaluation, LargeWeights};
use crate::kernel::{Board, Fit, Kernel, with_vectors};
use crate::stability::Stability;
use compiled::GeneralNodes;
use ordering::OrderedMove;
use othello::rules::{Bits, Goal};
use std::sync::Arc;

/// Above every value in hundredths of a disc.
const INFINITY: i32 = 30_000;

/// Chooses a move in a position whose game is not over.
pub(crate) fn think(task: &Task, table: &mut GeneralTable, large: Option<Arc<LargeWeights>>) -> Answer {
    table.begin(task.plan.keep_table);
    let (goal, control) = (task.request.goal, task.control());
    with_vectors!(task.instructions.narrow(), |vectors| match Fit::of(task.request.position.size()) {
        Fit::Eight(kernel) => {
            Search::new((&kernel.on(vectors), vectors), goal, large, table, control).think(task)
        }
        Fit::Small(kernel) => Search::new((&kernel, vectors), goal, large, table, control).think(task),
        Fit::Large(kernel) => Search::new((kernel, vectors), goal, large, table, control).think(task),
    })
}

/// Nodes between two clock checks: below a millisecond even on 16×16.
const INTERVAL: u64 = 256;

struct Search<'a, K: Kernel, V> {
    kernel: &'a K,
    vectors: V,
    eval: FeatureEvaluation<K::Set>,
    stability: Stability<K::Set>,
    /// The four quarters of the board, whose parities guide the last moves.
    quarters: [K::Set; 4],
    corners: K::Set,
    table: &'a GeneralTable,
    /// Distinguishes, in the table, positions of different boards and goals.
    salt: u64,
    control: Control<'a>,
    nodes: u64,
    /// The node count of the next clock check.
    next_check: u64,
    given_up: bool,
    /// The moves of all nodes on the path from the root, node after node.
    candidates: Vec<OrderedMove<K::Set>>,
}

impl<'a, K: Kernel, V: GeneralNodes> Search<'a, K, V> {
    fn new(
        (kernel, vectors): (&'a K, V),
        goal: Goal,
        large: Option<Arc<LargeWeights>>,
        table: &'a GeneralTable,
        control: Control<'a>,
    ) -> Search<'a, K, V> {
        let (width, height) = (usize::from(kernel.size().width()), usize::from(kernel.size().height()));
        let quarters = [(false, false), (true, false), (false, true), (true, true)]
            .map(|quarter| kernel.select(|column, row| (column >= width / 2, row >= height / 2) == quarter));
        let goal_bit = u64::from(goal == Goal::FewestDiscs);
        Search {
            kernel,
            vectors,
            eval: FeatureEvaluation::new(kernel, goal, large),
            stability: Stability::new(kernel),
            quarters,
            corners: kernel.corners(),
            table,
            salt: mix((width << 8 | height) as u64, goal_bit),
            control,
            nodes: 0,
            next_check: INTERVAL,
            given_up: false,
            candidates: Vec::new(),
        }
    }

    /// Counts one node. Returns whether the search must end; once true, it stays true.
    #[inline(always)]
    fn count(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.next_check {
            self.check_clock();
        }
        self.given_up
    }

    #[cold]
    fn check_clock(&mut self) {
        self.next_check = self.nodes + INTERVAL;
        self.given_up |= self.control.is_over(self.nodes);
    }

    /// The position's key in the table.
    #[inline(always)]
    fn hash(&self, board: Board<K::Set>) -> u64 {
        hash(board, self.salt)
    }

    #[inline(always)]
    fn n_empties(&self, board: Board<K::Set>) -> u32 {
        self.kernel.empties(board).len()
    }

    #[inline(always)]
    fn value(&self, board: Board<K::Set>) -> i32 {
        self.eval.evaluate(self.kernel, board)
    }

    #[inline(always)]
    fn final_score(&self, board: Board<K::Set>) -> i32 {
        self.eval.final_score(self.kernel, board)
    }
}

/// A position's key in the table; the salt tells apart what the board does not.
#[inline(always)]
pub(crate) fn hash<S: Bits>(board: Board<S>, salt: u64) -> u64 {
    let (own, other) = (board.own.to_squares().words(), board.other.to_squares().words());
    (0..S::CAPACITY / 64).fold(salt, |hash, i| mix(hash ^ own[i], other[i]))
}

/// Combines two words: exclusive-or of the halves of their product (the step of Wang Yi's wyhash,
/// <https://github.com/wangyi-fudan/wyhash>).
#[inline(always)]
fn mix(a: u64, b: u64) -> u64 {
    let product = u128::from(a ^ 0x2D35_8DCC_AA6C_78A5) * u128::from(b ^ 0x8BB8_4B93_962E_ACC9);
    (product as u64) ^ (product >> 64) as u64
}
