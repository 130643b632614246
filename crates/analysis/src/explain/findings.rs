//! The causes of lost discs that searches have found, and the window's thread that searches for them.

use super::what_if::{self, Answers};
use super::{Explanation, ideas};
use engine::{Limits, Method, Request, Resources, Stop, Stopper, Thinker};
use othello::evaluation::Score;
use othello::rules::{Goal, Move, Position};
use std::collections::{HashMap, HashSet};
use system::worker::{Worker, WorkerHandle};

/// A finding stays valid while the loss is within this factor of the loss that it explains.
const LOSS_FACTOR_MAX: f64 = 1.5;
/// The resources of searches for causes, none of which uses the table of the one before.
const RESOURCES: Resources = Resources { n_threads: 1, table_mb: 1 };

/// A move that lost discs: the position before it, the move, and the best move.
type LossKey = (Position, Move, Move);

fn key(explanation: &Explanation) -> LossKey {
    (explanation.position, explanation.played(), explanation.best())
}

/// The causes found so far, by the move that lost discs.
#[derive(Clone, Debug, Default)]
pub struct Findings(HashMap<LossKey, (Score, Answers)>);

impl Findings {
    /// The cause found for a move's loss, unless the loss has changed much since.
    pub fn of(&self, explanation: &Explanation) -> Option<&Answers> {
        let (loss, finding) = self.0.get(&key(explanation))?;
        let (loss, now) = (loss.in_discs(), explanation.loss.in_discs());
        (now <= loss * LOSS_FACTOR_MAX && loss <= now * LOSS_FACTOR_MAX).then_some(finding)
    }

    /// Stores the cause that was found for a move's loss.
    pub fn learn(&mut self, explanation: &Explanation, finding: Answers) {
        self.0.insert(key(explanation), (explanation.loss, finding));
    }
}

/// Searches for causes with a thinker of its own.
pub struct CauseFinder(Thinker);

impl Default for CauseFinder {
    fn default() -> CauseFinder {
        CauseFinder(Thinker::new(RESOURCES))
    }
}

impl CauseFinder {
    /// The best play after a position, as far as a search of some plies sees.
    pub fn best_line(&mut self, position: &Position) -> Vec<Move> {
        const PLIES: u8 = 12;
        let request = Request::new(*position, Goal::MostDiscs, Method::Search(Limits::Depth(PLIES)));
        let (_, report) = self.0.think(&request, &Stop::never(), &|_| {});
        report.lines.into_iter().next().map_or(Vec::new(), |best| best.line)
    }

    /// The answers to all questions about the cause of a loss; `None` if the search was stopped. If the
    /// engine has no line for a question, there are no answers, so callers do not ask again for ever.
    pub fn find(&mut self, explanation: &Explanation, stop: &Stop) -> Option<Answers> {
        let lines = explanation.lines();
        let found = what_if::ask_all(&lines, &ideas::all(&lines), &mut |request: &Request| {
            let (_, report) = self.0.think(request, stop, &|_| {});
            (!stop.requested()).then_some(report)
        });
        found.or_else(|| (!stop.requested()).then(Answers::default))
    }
}

/// A thread that searches for causes, one move after the other.
pub struct Causes {
    worker: Worker<Explanation, (Explanation, Answers)>,
    pending: HashSet<(LossKey, Score)>,
    /// Dropping it ends the thread, even if causes are still to be searched.
    _stopper: Stopper,
}

impl Causes {
    /// Starts the thread, which calls `wake` after each finding and ends soon after this is dropped.
    pub fn start(wake: impl Fn() + Send + 'static) -> Causes {
        let (stopper, stop) = Stop::pair();
        let worker = Worker::start("reasons", wake, move |WorkerHandle { jobs, tell, .. }| {
            let mut finder = CauseFinder::default();
            for explanation in jobs {
                let Some(finding) = finder.find(&explanation, &stop) else { return };
                tell((explanation, finding));
            }
        });
        Causes { worker, pending: HashSet::new(), _stopper: stopper }
    }

    /// Asks for the cause of a loss, unless that was asked already and is not answered yet.
    pub fn ask(&mut self, explanation: &Explanation) {
        if self.pending.insert((key(explanation), explanation.loss)) {
            self.worker.send(explanation.clone());
        }
    }

    /// What was found since the last call; never waits.
    pub fn news(&mut self) -> Vec<(Explanation, Answers)> {
        let news = self.worker.news();
        for (explanation, _) in &news {
            self.pending.remove(&(key(explanation), explanation.loss));
        }
        news
    }
}
