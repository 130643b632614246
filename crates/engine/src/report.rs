//! What the engine answers.

use super::SearchId;
use othello::evaluation::Evaluation;
use othello::rules::Move;
use std::fmt;
use std::time::Duration;

/// What a search has to say, in the order in which it came to know it.
///
/// ```
/// use engine::{Event, SearchId};
///
/// let waited_for = SearchId::unique();
/// let event = Event::Failed { id: SearchId::unique(), message: "no memory".to_owned() };
/// assert_ne!(event.id(), waited_for, "old news is dropped by its id");
/// ```
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "each variant says what it holds")]
pub enum Event {
    /// What is known of the best moves by now.
    Progress { id: SearchId, report: Report },
    /// A multi-PV analysis has found out more about one move.
    Evaluated(Found),
    /// The search is over; `best` is `None` only when there is nothing to play, or after pondering or a
    /// multi-PV analysis.
    Finished { id: SearchId, best: Option<Move>, report: Report },
    /// The search broke; the worker serves on.
    Failed { id: SearchId, message: String },
    /// What the machine refuses, such as memory. It is true of later searches too, and told even if nobody
    /// waits for this one any more.
    Warning { id: SearchId, error: EngineError },
}

/// What is wrong though searches go on; it displays as a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineError {
    /// There is less memory for what the engine remembers than was asked for, in megabytes.
    LittleMemory {
        /// What was asked for.
        wanted: usize,
        /// What serves instead.
        granted: usize,
    },
    /// The model of people cannot be read, and why: a level of the engine plays instead.
    NoModel(String),
}

impl fmt::Display for EngineError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            EngineError::LittleMemory { wanted, granted } => write!(
                f,
                "{wanted} MB of memory for what the engine remembers cannot be had; {granted} MB serve \
                 instead."
            ),
            EngineError::NoModel(error) => {
                write!(f, "A level of the engine plays instead of an opponent of human strength: {error}.")
            }
        }
    }
}

impl Event {
    /// The search it belongs to.
    pub fn id(&self) -> SearchId {
        match self {
            Event::Progress { id, .. }
            | Event::Evaluated(Found { id, .. })
            | Event::Finished { id, .. }
            | Event::Failed { id, .. }
            | Event::Warning { id, .. } => *id,
        }
    }
}

/// What a multi-PV analysis has found out about one move.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The search that found it.
    pub id: SearchId,
    /// For the side that plays the move, which is the first of the line.
    pub evaluation: Evaluation,
    /// Positions looked at since the analysis began.
    pub nodes: u64,
    /// Time since the analysis began.
    pub elapsed: Duration,
}

/// What is known so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// The best moves with best play after them, the best first, for the side to move; empty for players that
    /// do not search.
    pub lines: Vec<Evaluation>,
    /// Plies completed.
    pub depth: u8,
    /// Of the last of them, in percent: below 100 some moves were given up for probably bad.
    pub selectivity: u8,
    /// Positions looked at.
    pub nodes: u64,
    /// Time since the search began.
    pub elapsed: Duration,
}

impl Report {
    /// What the position is worth to its side to move, with best play; `None` where no score is said.
    pub fn evaluation(&self) -> Option<Evaluation> {
        self.lines.first().filter(|best| best.in_discs().is_some()).cloned()
    }
}

/// The chosen move, `None` when the game is over, and what is known about it.
pub type Answer = (Option<Move>, Report);
