//! Chooses a move by the request's method, on the caller's thread.

use super::clock::Stopwatch;
use super::kernel::Eight;
use super::pattern::Weights;
use super::plan::Plan;
use super::{Answer, Limits, Method, Report, Request, Resources, Stop, eight, minimax, search, simple};
use crate::rules::Goal;
use std::sync::Arc;

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
    /// What 8×8 is judged by; without them, by position.
    weights: Option<Arc<Weights>>,
}

/// The table of the search that was last used, made when it is first needed: the two searches are never needed at once.
enum Memory {
    Empty,
    General(search::Table),
    Eight(eight::Table),
}

impl Thinker {
    /// Resources beyond the limits are taken as the nearest within. Memory is taken when it is first needed.
    pub fn new(resources: Resources) -> Thinker {
        let resources = resources.clamped();
        Thinker { resources, memory: Memory::Empty, weights: Weights::embedded() }
    }

    /// The same, judging 8×8 by other weights than the program's own, or by position alone.
    #[must_use]
    pub fn with_weights(self, weights: Option<Arc<Weights>>) -> Thinker {
        Thinker { weights, ..self }
    }

    /// Has the next search use other resources. A table of another size begins empty.
    pub fn configure(&mut self, resources: Resources) {
        let resources = resources.clamped();
        if resources.table_mb != self.resources.table_mb {
            self.memory = Memory::Empty;
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
            Method::Search(limits) => self.search(request, limits, stop, progress),
        }
    }

    fn search(&mut self, request: &Request, limits: Limits, stop: &Stop, progress: &dyn Fn(Report)) -> Answer {
        let watch = Stopwatch::start();
        let plan = Plan::new(limits, &request.position);
        match Eight::new(request.position.size()) {
            // Beginners' mistakes are made by the general search.
            Some(kernel) if request.goal == Goal::MostDiscs && (plan.noise, plan.greed) == (0, 0) => {
                if !matches!(self.memory, Memory::Eight(_)) {
                    self.memory = Memory::Empty;
                    self.memory = Memory::Eight(eight::Table::at_most(self.resources.table_mb));
                }
                let Memory::Eight(table) = &mut self.memory else { unreachable!("it was just made") };
                let weights = self.weights.as_deref();
                eight::think(kernel, request, &plan, self.resources.n_threads, weights, table, stop, watch, progress)
            }
            _ => {
                if !matches!(self.memory, Memory::General(_)) {
                    self.memory = Memory::Empty;
                    self.memory = Memory::General(search::Table::new(self.resources.table_mb << 20));
                }
                let Memory::General(table) = &mut self.memory else { unreachable!("it was just made") };
                search::think(request, &plan, table, stop, watch, progress)
            }
        }
    }
}
