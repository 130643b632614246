//! The search for every board and both goals, written once over the `Kernel` trait.
//!
//! In reading order: `game` (the rules and the evaluation), `root` (iterations over the root moves),
//! `midgame` (principal variation search to a depth, ending in an evaluation), `exact` (the same to the end
//! of the game), `ordering` (how promising a move looks), and `transposition` (results of earlier searches);
//! `compiled` compiles the nodes for the vectors of this processor.
//!
//! Values are hundredths of a disc for the side to move in the midgame and whole discs in exact searches.

mod game;
mod root;
mod compiled;
mod midgame;
mod exact;
mod ordering;
mod transposition;
#[cfg(test)]
mod tests;

pub(crate) use compiled::GeneralNodes;
pub(crate) use game::{Game, GameNode};
pub(crate) use transposition::{GeneralEntry, GeneralTable};

use super::{Control, Task};
use crate::Answer;
use crate::eval::{FeatureEvaluation, LargeWeights, final_score};
use crate::kernel::{Board, Fit, Kernel, with_vectors};
use crate::stability::Stability;
use ordering::OrderedMove;
use othello::rules::{Bits, Goal};
use std::sync::Arc;

type GameNodeOf<K, G> = GameNode<<K as Kernel>::Set, <G as Game<K>>::State>;

/// Above every value in hundredths of a disc.
pub(crate) const INFINITY: i32 = 30_000;

/// Chooses a move in a position whose game is not over.
pub(crate) fn think(task: &Task, table: &mut GeneralTable, large: Option<Arc<LargeWeights>>) -> Answer {
    table.begin(task.plan.keep_table);
    with_vectors!(task.instructions.narrow(), |vectors| match Fit::of(task.request.position.size()) {
        Fit::Eight(kernel) => think_on((&kernel.on(vectors), vectors), task, table, large),
        Fit::Small(kernel) => think_on((&kernel, vectors), task, table, large),
        Fit::Large(kernel) => think_on((kernel, vectors), task, table, large),
    })
}

fn think_on<K: Kernel, V: GeneralNodes>(
    on: (&K, V),
    task: &Task,
    table: &GeneralTable,
    large: Option<Arc<LargeWeights>>,
) -> Answer {
    let goal = task.request.goal;
    Search::new(on, FeatureEvaluation::new(on.0, goal, large), goal, table, task.control()).think(task)
}

/// Nodes between two clock checks: below a millisecond even on 16×16.
const INTERVAL: u64 = 256;

pub(crate) struct Search<'a, K: Kernel, V, G: Game<K>> {
    kernel: &'a K,
    vectors: V,
    game: G,
    goal: Goal,
    stability: Stability<K::Set>,
    /// The four quarters of the board, whose parities guide the last moves.
    quarters: [K::Set; 4],
    corners: K::Set,
    table: &'a GeneralTable,
    /// Distinguishes, in the table, positions of different boards and goals.
    salt: u64,
    control: Control<'a>,
    pub nodes: u64,
    /// The node count of the next clock check.
    next_check: u64,
    pub given_up: bool,
    /// The moves of all nodes on the path from the root, node after node.
    candidates: Vec<OrderedMove<GameNodeOf<K, G>>>,
}

impl<'a, K: Kernel, V: GeneralNodes, G: Game<K>> Search<'a, K, V, G> {
    pub(crate) fn new(
        (kernel, vectors): (&'a K, V),
        game: G,
        goal: Goal,
        table: &'a GeneralTable,
        control: Control<'a>,
    ) -> Search<'a, K, V, G> {
        let (width, height) = (usize::from(kernel.size().width()), usize::from(kernel.size().height()));
        let quarters = [(false, false), (true, false), (false, true), (true, true)]
            .map(|quarter| kernel.select(|column, row| (column >= width / 2, row >= height / 2) == quarter));
        let goal_bit = u64::from(goal == Goal::FewestDiscs);
        Search {
            kernel,
            vectors,
            game,
            goal,
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
    fn hash(&self, node: &GameNodeOf<K, G>) -> u64 {
        hash(node.board, self.salt ^ self.game.tag(&node.state))
    }

    /// What the table knows of a position. Where values are compared, a search to another depth only tells
    /// the best move.
    #[inline(always)]
    fn probe(&self, hash: u64, depth: u8) -> Option<GeneralEntry> {
        let entry = self.table.probe(hash)?;
        Some(if G::IS_COMPARED && entry.depth != depth { GeneralEntry { depth: 0, ..entry } } else { entry })
    }

    #[inline(always)]
    fn n_empties(&self, board: Board<K::Set>) -> u32 {
        self.kernel.empties(board).len()
    }

    #[inline(always)]
    pub(crate) fn node(&self, board: Board<K::Set>) -> GameNodeOf<K, G> {
        GameNode { board, state: self.game.state(board) }
    }

    #[inline(always)]
    fn legal_moves(&self, node: &GameNodeOf<K, G>) -> K::Set {
        self.game.legal_moves(self.kernel, node)
    }

    /// The node after a disc on `index` flipped `flips`.
    #[inline(always)]
    fn after(&self, node: &GameNodeOf<K, G>, index: usize, flips: K::Set) -> GameNodeOf<K, G> {
        let state = self.game.play(self.kernel, &node.state, index, flips);
        GameNode { board: node.board.after(index, flips), state }
    }

    #[inline(always)]
    pub(crate) fn passed(&self, node: &GameNodeOf<K, G>) -> GameNodeOf<K, G> {
        GameNode { board: node.board.pass(), state: self.game.pass(&node.state) }
    }

    /// The node after the pass of a side without a move; `None` if the game is over.
    #[inline(always)]
    fn after_pass(&self, node: &GameNodeOf<K, G>) -> Option<GameNodeOf<K, G>> {
        Some(self.passed(node)).filter(|passed| !self.legal_moves(passed).is_empty())
    }

    /// The node after a pass of a side that need not pass, if the game lets it.
    #[inline(always)]
    fn after_granted_pass(&self, node: &GameNodeOf<K, G>) -> Option<GameNodeOf<K, G>> {
        self.game.granted_pass(&node.state).map(|state| GameNode { board: node.board.pass(), state })
    }

    #[inline(always)]
    fn value(&self, node: GameNodeOf<K, G>) -> i32 {
        self.game.value(self.kernel, &node)
    }

    #[inline(always)]
    fn final_score(&self, node: &GameNodeOf<K, G>) -> i32 {
        final_score(self.kernel, self.goal, node.board)
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
