//! The Outflank engine's two searches, and their common parts.
//!
//! [`general`] plays on every board and for both goals. [`eight`] is for boards of at most 8×8 squares on
//! which most discs win: whole discs instead of hundredths, forward pruning, all cores, and an endgame solver
//! that visits tens of millions of positions a second. One search over all boards would have to give up what
//! makes the second fast.
//!
//! They share, in reading order: `plan` (from limits to iterations and the end of the game), `root` (the
//! moves at hand, and the answer about them), `control` (when to give up), `picker` (best moves first),
//! `buckets` (the storage of a transposition table) and `memory` (the table in use).

pub(super) mod plan;
mod root;
mod control;
mod picker;
mod buckets;
pub(super) mod memory;
pub(super) mod general;
pub mod eight;

use super::clock::Stopwatch;
use super::kernel::Instructions;
use super::{Report, Request, Stop};
use control::Control;
use plan::Plan;

/// A search to run: the request, its plan, when to stop, and the receiver of progress.
#[derive(Clone, Copy)]
pub(super) struct Task<'a> {
    /// The request; the plan holds its limits.
    pub request: &'a Request,
    pub plan: &'a Plan,
    pub instructions: Instructions,
    pub stop: &'a Stop,
    /// Runs since the request arrived.
    pub watch: Stopwatch,
    pub progress: &'a dyn Fn(Report),
}

impl<'a> Task<'a> {
    /// The stop conditions.
    fn control(&self) -> Control<'a> {
        let time_max = self.plan.budget.map(|budget| budget.hard);
        Control { stop: self.stop, watch: self.watch, time_max, nodes_max: self.plan.nodes_max }
    }
}
