//! What the engine is asked, and what it may use.

use super::{Level, clock};
use crate::rules::{Goal, Position};
use std::time::Duration;

/// A position to think about, and how.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    pub position: Position,
    pub goal: Goal,
    pub method: Method,
    /// How many of the best moves to report lines for, at least 1.
    pub lines: u8,
    /// Every random choice follows from this.
    pub seed: u64,
    /// Whether what earlier searches found may be used: faster, but the answer then depends on what came
    /// before. Searches bound by time or by the end of the game always do, levels that make mistakes on
    /// purpose never.
    pub keep: bool,
    /// Whether the opening book may answer in place of the Outflank engine's search, and then how many discs
    /// a move may give away for variety's sake, by what the book knows. It knows 8×8 after the usual start.
    pub book: Option<u8>,
}

/// How a move is chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Method {
    /// Any legal move.
    Random,
    /// The move that flips most discs; one of them at random.
    Greedy,
    /// Plain alpha-beta to a depth of `depth` plies with the teaching evaluation.
    Minimax { depth: u8 },
    /// The Outflank engine.
    Search(Limits),
    /// Chooses nothing, and finds out what the Outflank engine would reply at this level to each move of the
    /// side to move, so that it does so sooner if it may `keep` it. Nothing is told on the way.
    Ponder(Level),
}

/// How long the Outflank engine thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Limits {
    Level(Level),
    /// Plies.
    Depth(u8),
    /// For this move.
    Time(Duration),
    /// For the rest of the game.
    Clock {
        left: Duration,
        increment: Duration,
    },
    /// Positions looked at, repeating node for node.
    Nodes(u64),
    /// To the exact end.
    Solve,
}

/// How long the next move may take at the most, with so much time left, as much gained by each move, and so
/// many squares empty.
pub fn time_for_move(left: Duration, increment: Duration, n_empties: usize) -> Duration {
    clock::Budget::per_game(left, increment, n_empties).hard
}

/// What the engine may use of the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resources {
    /// Threads that search together, at least 1.
    pub n_threads: usize,
    /// Megabytes of memory for what searches remember, 1 to [`Resources::TABLE_MB_MAX`].
    pub table_mb: usize,
}

impl Resources {
    /// 16 GB.
    pub const TABLE_MB_MAX: usize = 16 << 10;

    /// The nearest that is within the limits.
    pub(super) fn clamped(self) -> Resources {
        Resources { n_threads: self.n_threads.max(1), table_mb: self.table_mb.clamp(1, Self::TABLE_MB_MAX) }
    }
}

impl Default for Resources {
    /// One thread and 256 MB.
    fn default() -> Resources {
        Resources { n_threads: 1, table_mb: 256 }
    }
}
