//! The root of a search: iterations over the root moves, for one line or for the best few.
//!
//! [`deepen`] runs the iterations; each search defines its iterations and how it searches as a [`Root`].

use super::Task;
use super::eight::Selectivity;
use crate::Report;
use crate::report::Reporter;
use othello::evaluation::{Evaluation, Score};
use std::time::Duration;

pub(super) trait Root {
    type Move;
    type Iteration: Copy;

    /// Finds the best of some moves and brings it to the front.
    fn search_best(&mut self, moves: &mut [Self::Move], iteration: Self::Iteration);

    /// Whether the search must end: the result of the last iteration is then incomplete.
    fn is_over(&mut self) -> bool;

    /// Called when an iteration has found as many best moves as requested. Returns the depth and selectivity
    /// reached for all of them, if the iteration has any.
    fn finish(&mut self, best: &mut [Self::Move], iteration: Self::Iteration) -> Option<Reached>;

    /// Visited positions so far.
    fn nodes(&mut self) -> u64;

    /// The lines of some moves; none for those not searched yet.
    fn lines(best: &[Self::Move], reached: Reached) -> Vec<Evaluation>;

    fn report(&mut self, best: &[Self::Move], reached: Reached, elapsed: Duration) -> Report {
        let Reached { depth, selectivity } = reached;
        let (lines, nodes) = (Self::lines(best, reached), self.nodes());
        Report { lines, depth, selectivity: selectivity.percent(), nodes, elapsed }
    }
}

/// The depth and selectivity that the iterations have reached.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reached {
    /// Plies.
    pub depth: u8,
    pub selectivity: Selectivity,
}

impl Reached {
    pub(super) fn estimate(self, score: Score) -> Evaluation {
        Evaluation::estimate(score, self.depth, self.selectivity.percent())
    }
}

/// Runs one iteration after another, each guided by the one before, until the search is over or no time is
/// left for the next. The best `n_lines` moves come to the front.
pub(super) fn deepen<R: Root>(
    root: &mut R,
    task: &Task,
    moves: &mut [R::Move],
    n_lines: usize,
    iterations: impl IntoIterator<Item = R::Iteration>,
) -> Reached {
    let mut reporter = Reporter::new(task.started, task.progress);
    let mut reached = Reached { depth: 0, selectivity: Selectivity::MOST };
    for iteration in iterations {
        if reached.depth > 0 && task.plan.budget.is_some_and(|budget| task.started.elapsed() >= budget.soft) {
            break;
        }
        for slot in 0..n_lines {
            root.search_best(&mut moves[slot..], iteration);
            if root.is_over() {
                return reached;
            }
        }
        let best = &mut moves[..n_lines];
        reached = root.finish(best, iteration).unwrap_or(reached);
        reporter.progress(|elapsed| root.report(best, reached, elapsed));
    }
    reached
}
