//! When a search gives up: it was stopped, its time is over, or its nodes are spent.

use crate::engine::Stop;
use crate::engine::clock::Stopwatch;
use std::time::Duration;

/// Counts the nodes of a search and says when it has to give up.
pub(super) struct Control<'a> {
    pub nodes: u64,
    stop: &'a Stop,
    watch: Stopwatch,
    time_max: Option<Duration>,
    nodes_max: u64,
    next_look: u64,
    given_up: bool,
}

/// Nodes between two looks at the clock: below a millisecond even on 16×16.
const INTERVAL: u64 = 256;

impl<'a> Control<'a> {
    pub fn new(stop: &'a Stop, watch: Stopwatch, time_max: Option<Duration>, nodes_max: u64) -> Control<'a> {
        Control { nodes: 0, stop, watch, time_max, nodes_max, next_look: INTERVAL, given_up: false }
    }

    /// Counts one node; true when the search has to give up, and from then on always.
    #[inline(always)]
    pub fn count(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.next_look {
            self.look();
        }
        self.given_up
    }

    pub fn given_up(&self) -> bool {
        self.given_up
    }

    #[cold]
    pub fn look(&mut self) {
        self.next_look = self.nodes + INTERVAL;
        self.given_up |= self.is_over() || self.nodes >= self.nodes_max;
    }

    /// Whether the search was stopped or its time is over.
    pub fn is_over(&self) -> bool {
        self.stop.requested() || self.time_max.is_some_and(|max| self.watch.elapsed() >= max)
    }
}
