//! The Outflank engine's two searches, and their common parts.
//!
//! [`general`] plays on every board and for both goals. [`eight`] is for boards of at most 8×8 squares on
//! which most discs win: whole discs instead of hundredths, forward pruning, all cores, and an endgame solver
//! that visits tens of millions of positions a second. One search over all boards would have to give up what
//! makes the second fast.
//!
//! They share, in reading order: `plan` (which iterations the limits allow, and whether the end of the game
//! is searched), `root` (the moves at hand, and the answer about them), `buckets` (the storage of a
//! transposition table) and `memory` (the table in use).

pub(super) mod plan;
mod root;
mod buckets;
pub(super) mod memory;
pub(super) mod general;
pub mod eight;
#[cfg(test)]
mod tests;

use super::kernel::Instructions;
use super::{Report, Request, Stop};
use plan::Plan;
use std::time::{Duration, Instant};

/// A search to run: the request, its plan, when to stop, and the receiver of progress.
#[derive(Clone, Copy)]
pub(super) struct Task<'a> {
    /// The request; the plan holds its limits.
    pub request: &'a Request,
    pub plan: &'a Plan,
    pub instructions: Instructions,
    pub stop: &'a Stop,
    /// When the request arrived.
    pub started: Instant,
    pub progress: &'a dyn Fn(Report),
}

impl<'a> Task<'a> {
    fn control(&self) -> Control<'a> {
        let time_max = self.plan.budget.map(|budget| budget.hard);
        Control { stop: self.stop, started: self.started, time_max, nodes_max: self.plan.nodes_max }
    }
}

/// When a search must end.
pub(super) struct Control<'a> {
    stop: &'a Stop,
    started: Instant,
    time_max: Option<Duration>,
    nodes_max: u64,
}

impl<'a> Control<'a> {
    /// Only when `stop` says so.
    pub(super) fn until(stop: &'a Stop, started: Instant) -> Control<'a> {
        Control { stop, started, time_max: None, nodes_max: u64::MAX }
    }

    /// Whether a search that has visited this many nodes must end.
    fn is_over(&self, nodes: u64) -> bool {
        self.stop.requested()
            || nodes >= self.nodes_max
            || self.time_max.is_some_and(|time_max| self.started.elapsed() >= time_max)
    }
}

/// Swaps the highest of some moves, the first of equals, to the front. A node is often refuted by its first
/// move or two, so moves are not sorted.
#[inline(always)]
fn bring_best_to_front<M>(moves: &mut [M], score: impl Fn(&M) -> i32) {
    let best =
        (1..moves.len()).fold(0, |best, at| if score(&moves[at]) > score(&moves[best]) { at } else { best });
    moves.swap(0, best);
}
