//! What the engine is asked, and what it may use.

use super::Level;
use super::clock::{self, TimeLeft};
use crate::human::{Character, Ghost, Rating};
use othello::rules::{Goal, Position, Square};
use std::sync::Arc;
use std::time::Duration;

/// A position to think about, and how.
///
/// ```
/// use engine::{BookUse, Level, Limits, Method, Request};
/// use othello::rules::{BoardSize, Goal, Position};
///
/// let start = Position::start(BoardSize::STANDARD);
/// let method = Method::Search(Limits::Level(Level::new(20)));
/// let request = Request::new(start, Goal::MostDiscs, method).lines(3).book(BookUse::Within { loss: 1 });
/// assert_eq!((request.lines, request.keep), (3, false));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// The position to move in.
    pub position: Position,
    /// Who wins: whoever has most discs, or fewest.
    pub goal: Goal,
    /// How the move is chosen.
    pub method: Method,
    /// How many of the best moves to report lines for, at least 1.
    pub lines: u8,
    /// Every random choice follows from this.
    pub seed: u64,
    /// Whether a search may use what earlier ones found: faster, but its answer then depends on them.
    /// Searches bound by time or by the end of the game always do, levels that make mistakes never.
    pub keep: bool,
    /// Whether the opening book may answer.
    pub book: BookUse,
    /// Where the disc before was placed, if anybody knows: people look there.
    pub last: Option<Square>,
    /// For [`Method::Ghost`]: whose. Without one the plain model of the rating serves.
    pub ghost: Option<Arc<Ghost>>,
    /// What a clock leaves for the move: the Outflank engine and Minimax then take no longer, however deep
    /// they are to look. The other players answer at once.
    pub clock: Option<TimeLeft>,
}

impl Request {
    /// Asks for one line with seed 1, from nothing: without earlier searches and without the book.
    pub fn new(position: Position, goal: Goal, method: Method) -> Request {
        Request {
            position,
            goal,
            method,
            lines: 1,
            seed: 1,
            keep: false,
            book: BookUse::Never,
            last: None,
            ghost: None,
            clock: None,
        }
    }

    /// The same with lines for this many of the best moves.
    #[must_use]
    pub fn lines(self, lines: u8) -> Request {
        Request { lines, ..self }
    }

    /// The same with another source of chance.
    #[must_use]
    pub fn seed(self, seed: u64) -> Request {
        Request { seed, ..self }
    }

    /// The same, and says whether it may use what earlier searches found.
    #[must_use]
    pub fn keep(self, keep: bool) -> Request {
        Request { keep, ..self }
    }

    /// The same, and says where the last disc was placed.
    #[must_use]
    pub fn after(self, last: Option<Square>) -> Request {
        Request { last, ..self }
    }

    /// The same, and says whose ghost chooses.
    #[must_use]
    pub fn like(self, ghost: Option<Arc<Ghost>>) -> Request {
        Request { ghost, ..self }
    }

    /// The same, and says what a clock leaves for the move.
    #[must_use]
    pub fn on_clock(self, clock: Option<TimeLeft>) -> Request {
        Request { clock, ..self }
    }

    /// The same, and says what the opening book is for.
    #[must_use]
    pub fn book(self, book: BookUse) -> Request {
        Request { book, ..self }
    }
}

/// Whether the opening book may answer in place of the Outflank engine's search. It knows 8×8 after the usual
/// start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "each variant says what it holds")]
pub enum BookUse {
    /// Not at all.
    #[default]
    Never,
    /// With a move that gives away at most `loss` discs for variety's sake, by the book's own values.
    Within { loss: u8 },
}

impl BookUse {
    /// Only with moves that give away nothing.
    pub const BEST: BookUse = BookUse::Within { loss: 0 };

    /// The same without variety: with the best move, or not at all.
    #[must_use]
    pub fn best_only(self) -> BookUse {
        match self {
            BookUse::Never => BookUse::Never,
            BookUse::Within { .. } => BookUse::BEST,
        }
    }
}

/// How a move is chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(missing_docs, reason = "each variant says what it holds")]
pub enum Method {
    /// Any legal move.
    Random,
    /// The move that flips most discs; one of them at random.
    Greedy,
    /// Plain alpha-beta to a depth of `depth` plies with the teaching evaluation.
    Minimax { depth: u8 },
    /// As people of a rating do.
    Human { rating: Rating },
    /// As somebody with a name and habits plays.
    Character(Character),
    /// As the request's ghost does, who is about this strong.
    Ghost { rating: Rating },
    /// The Outflank engine.
    Search(Limits),
    /// Chooses nothing, and finds out what the Outflank engine would reply at this level to each move of the
    /// side to move, so that it does so sooner if it may `keep` it. Nothing is told on the way.
    Ponder(Level),
}

/// How long the Outflank engine thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Limits {
    /// As far as a level looks.
    Level(Level),
    /// Plies.
    Depth(u8),
    /// For this move.
    Time(Duration),
    /// For the rest of the game.
    Clock {
        /// What is left of it.
        left: Duration,
        /// What every move adds.
        increment: Duration,
    },
    /// Positions looked at, repeating node for node.
    Nodes(u64),
    /// To the exact end.
    Solve,
}

/// How long the next move may take at most, by what is left on the clock, what each move gains, and how many
/// squares are empty.
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
