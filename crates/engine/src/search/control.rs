//! The stop conditions of a search: a stop request, its time, its node limit.

use crate::Stop;
use crate::clock::Stopwatch;
use std::time::Duration;

/// The stop conditions.
pub(super) struct Control<'a> {
    pub stop: &'a Stop,
    pub watch: Stopwatch,
    pub time_max: Option<Duration>,
    pub nodes_max: u64,
}

impl Control<'_> {
    /// Whether a search that has visited this many nodes must end.
    pub(super) fn is_over(&self, nodes: u64) -> bool {
        self.stop.requested()
            || nodes >= self.nodes_max
            || self.time_max.is_some_and(|time_max| self.watch.elapsed() >= time_max)
    }
}
