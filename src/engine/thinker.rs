//! What the worker calls: chooses a move by the request's method.

use super::search::Memory;
use super::{Answer, Method, Report, Request, Stop, minimax, search, simple};

/// What lasts from one request to the next.
#[derive(Default)]
pub(super) struct Thinker {
    memory: Memory,
}

impl Thinker {
    /// The chosen move, `None` only when the game is over, and what is known about it. A search that is told to stop
    /// returns soon with anything.
    pub fn think(&mut self, request: &Request, stop: &Stop, progress: &dyn Fn(Report)) -> Answer {
        let Request { position, goal, method, lines, seed } = request;
        if position.outcome().is_some() {
            return Answer::default();
        }
        if position.is_placing() {
            // Nothing tells the central squares apart.
            return (simple::random(position, *seed), Report::default());
        }
        match *method {
            Method::Random => (simple::random(position, *seed), Report::default()),
            Method::Greedy => (simple::greedy(position, *seed), Report::default()),
            Method::Minimax { depth } => minimax::search(position, *goal, depth, *lines, *seed, stop, progress),
            Method::Search(limits) => search::search(request, limits, &mut self.memory, stop, progress),
        }
    }
}
