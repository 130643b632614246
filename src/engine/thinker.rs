//! Chooses a move by the request's method, on the caller's thread.

use super::search::Memory;
use super::{Answer, Method, Report, Request, Resources, Stop, minimax, search, simple};

/// Thinks like [`Engine`](super::Engine), but on the thread that calls it. What one search finds out the next may use.
///
/// ```
/// use outflank::engine::{Limits, Method, Request, Resources, Stop, Thinker};
/// use outflank::rules::{BoardSize, Goal, Position};
///
/// let mut thinker = Thinker::new(Resources { table_mb: 1, ..Resources::default() });
/// let position = Position::start(BoardSize::STANDARD);
/// let method = Method::Search(Limits::Depth(4));
/// let request = Request { position, goal: Goal::MostDiscs, method, lines: 1, seed: 1 };
/// let (best, report) = thinker.think(&request, &Stop::never(), &|_| {});
/// assert!(best.is_some() && report.depth == 4);
/// ```
pub struct Thinker {
    resources: Resources,
    memory: Memory,
}

impl Thinker {
    /// Resources beyond the limits are taken as the nearest within. Memory is taken when it is first needed.
    pub fn new(resources: Resources) -> Thinker {
        let resources = resources.clamped();
        Thinker { resources, memory: Memory::new(resources.table_mb << 20) }
    }

    /// Has the next search use other resources. A table of another size begins empty.
    pub fn configure(&mut self, resources: Resources) {
        let resources = resources.clamped();
        if resources.table_mb != self.resources.table_mb {
            self.memory = Memory::new(resources.table_mb << 20);
        }
        self.resources = resources;
    }

    /// The chosen move, `None` only when the game is over, and what is known about it. `progress` is told what is known
    /// on the way, at most about twenty times a second. A search that is told to stop returns soon with anything.
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
