//! The engine's output, and how often a search sends it.

use super::stop::SearchId;
use othello::evaluation::Evaluation;
use othello::rules::Move;
use std::time::{Duration, Instant};

/// An event of a search.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "each variant says what it holds")]
pub enum Event {
    /// The best moves so far.
    Progress { id: SearchId, report: Report },
    /// A multi-PV analysis has found out more about one move.
    Evaluated(MoveReport),
    /// The search is over; `best` is `None` if there is nothing to play, and after pondering or an analysis.
    Finished { id: SearchId, best: Option<Move>, report: Report },
    /// The search panicked; the worker continues with the next one.
    Failed { id: SearchId, message: String },
    /// A problem that does not stop searches, such as too little memory. It concerns later searches too, and
    /// is sent even if this one was stopped.
    Warning { id: SearchId, error: EngineError },
}

/// A problem that does not stop searches; displays as a sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EngineError {
    /// The transposition table is smaller than requested; both sizes in megabytes.
    #[error("{wanted} MB of memory for what the engine remembers cannot be had; {granted} MB serve instead.")]
    #[expect(missing_docs, reason = "the sentence says what they are")]
    LittleMemory { wanted: usize, granted: usize },
    /// The model of human play cannot be read, with the reason: a level of the engine plays instead.
    #[error("A level of the engine plays instead of an opponent of human strength: {0}.")]
    NoModel(String),
}

impl Event {
    /// The search it belongs to.
    pub fn id(&self) -> SearchId {
        match self {
            Event::Progress { id, .. }
            | Event::Evaluated(MoveReport { id, .. })
            | Event::Finished { id, .. }
            | Event::Failed { id, .. }
            | Event::Warning { id, .. } => *id,
        }
    }
}

/// A result of a multi-PV analysis about one move.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveReport {
    /// The search that found it.
    pub id: SearchId,
    /// The value for the side that plays the move, and a line that begins with the move.
    pub evaluation: Evaluation,
    /// Positions visited since the analysis began.
    pub nodes: u64,
    /// Time since the analysis began.
    pub elapsed: Duration,
}

/// The results of a search so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// The chosen move, then the best others, each with best play after it, for the side to move; empty for
    /// players that do not search.
    pub lines: Vec<Evaluation>,
    /// Plies completed.
    pub depth: u8,
    /// The selectivity of the last iteration in percent: below 100, it cut off moves that were probably bad.
    pub selectivity: u8,
    /// Visited positions.
    pub nodes: u64,
    /// Time since the search began.
    pub elapsed: Duration,
}

impl Report {
    /// The value of the position for its side to move, with best play; `None` without a score.
    pub fn evaluation(&self) -> Option<Evaluation> {
        self.lines.first().filter(|best| best.in_discs().is_some()).cloned()
    }
}

/// The chosen move, `None` when the game is over, and what is known about it.
pub type Answer = (Option<Move>, Report);

/// The least time between two reports of a search.
const INTERVAL: Duration = Duration::from_millis(50);

/// Sends a search's progress: the first report at once, later ones at most about twenty times a second.
pub(super) struct Reporter<'a> {
    started: Instant,
    send: &'a dyn Fn(Report),
    last: Option<Duration>,
}

impl<'a> Reporter<'a> {
    pub(super) fn new(started: Instant, send: &'a dyn Fn(Report)) -> Reporter<'a> {
        Reporter { started, send, last: None }
    }

    /// Sends a report, made from the time elapsed, unless the last one is too recent.
    pub(super) fn progress(&mut self, report: impl FnOnce(Duration) -> Report) {
        let elapsed = self.started.elapsed();
        if self.last.is_none_or(|last| elapsed >= last + INTERVAL) {
            self.last = Some(elapsed);
            (self.send)(report(elapsed));
        }
    }

    pub(super) fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }
}
