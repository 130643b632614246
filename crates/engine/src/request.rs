//! A request to the engine: the position, how to choose a move, and limits; and the engine's resources.

use super::Level;
use super::clock::TimeLeft;
use crate::human::{Character, Ghost, Rating};
use othello::rules::{Color, Goal, Position, Square, Squares};
use std::sync::Arc;
use std::time::Duration;

/// A position to think about, and how.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// The position to move in.
    pub position: Position,
    /// Whether most or fewest discs win.
    pub goal: Goal,
    /// How the move is chosen.
    pub method: Method,
    /// How many of the best moves to report lines for, at least 1.
    pub lines: u8,
    /// The seed of every random choice.
    pub seed: u64,
    /// Whether a search may use what earlier ones found: faster, but its answer then depends on them.
    /// A search with [`Limits::Time`], `Clock` or `Solve` always may, a level that makes mistakes never.
    pub keep: bool,
    /// Whether the opening book may answer.
    pub book: BookUse,
    /// Where the last disc was placed, if known: people look near it.
    pub last: Option<Square>,
    /// The ghost for [`Method::Ghost`]. Without one the plain model of the rating plays.
    pub ghost: Option<Arc<Ghost>>,
    /// The clock's limit for the move: the Outflank engine and Minimax then take no longer, whatever their
    /// depth. The other players answer at once.
    pub clock: Option<TimeLeft>,
}

impl Request {
    /// A request for one line with seed 1, without earlier searches and without the book.
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

    /// The request with lines for this many of the best moves.
    #[must_use]
    pub fn lines(self, lines: u8) -> Request {
        Request { lines, ..self }
    }

    /// The request with another seed.
    #[must_use]
    pub fn seed(self, seed: u64) -> Request {
        Request { seed, ..self }
    }

    /// The request with or without the results of earlier searches.
    #[must_use]
    pub fn keep(self, keep: bool) -> Request {
        Request { keep, ..self }
    }

    /// The request with another use of the opening book.
    #[must_use]
    pub fn book(self, book: BookUse) -> Request {
        Request { book, ..self }
    }
}

/// Whether the opening book may answer in place of the Outflank engine's search. It covers 8×8 after the
/// standard start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "each variant says what it holds")]
pub enum BookUse {
    /// Not at all.
    #[default]
    Never,
    /// With a move that loses at most `loss` discs for variety's sake, by the book's own values.
    Within { loss: u8 },
}

impl BookUse {
    /// Only with moves that lose nothing.
    pub const BEST: BookUse = BookUse::Within { loss: 0 };

    /// This use without variety: only the best move, or never.
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
    /// A move that flips the most discs, drawn at random among these.
    Greedy,
    /// Plain alpha-beta to a depth of `depth` plies with the teaching evaluation.
    Minimax { depth: u8 },
    /// As people of a rating do.
    Human { rating: Rating },
    /// As a character.
    Character(Character),
    /// As the request's ghost; `rating` is its strength.
    Ghost { rating: Rating },
    /// The Outflank engine.
    Search(Limits),
    /// Pondering: chooses nothing, and searches the Outflank engine's replies at this level to each move of
    /// the side to move, so that they are faster if requests may `keep` earlier results. Sends no progress.
    Ponder(Level),
    /// What the position would be worth if one thing were different: chooses nothing, and reports a value
    /// without a line. Sends no progress.
    WhatIf(WhatIf),
}

/// How long the Outflank engine thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(missing_docs, reason = "each variant says what it holds")]
pub enum Limits {
    /// The level's limits.
    Level(Level),
    /// A depth in plies.
    Depth(u8),
    /// A depth in plies, or the end of the game if it is nearer. The last iteration is right in at least
    /// `percent` of all cases: 73, 87, 95, 98, 99 or 100.
    Selective { depth: u8, percent: u8 },
    /// A time for this move.
    Time(Duration),
    /// A clock for the rest of the game: the time left, and the increment of every move.
    Clock { left: Duration, increment: Duration },
    /// A number of visited positions; the same request visits the same ones again.
    Nodes(u64),
    /// The exact score.
    Solve,
}

/// A change of the rules or of the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each variant says what it holds")]
pub enum RuleChange {
    /// No change, for values to compare the others with.
    Nothing,
    /// A side may not place a disc on these squares; in the first plies only, if a number is given.
    Barred { color: Color, squares: Squares, plies: Option<u8> },
    /// Neither side may place a disc on these squares, as if discs of a third colour lay there.
    Closed(Squares),
    /// A side may pass once though it has a move.
    MayPass(Color),
    /// The side to move passes at once.
    Passes,
    /// A side may place a disc on an empty square where it has no move, and then flips those of `flips` that
    /// are the opponent's.
    Kept { color: Color, square: Square, flips: Squares },
}

/// A question to the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WhatIf {
    /// The change under which the position is valued.
    pub change: RuleChange,
    /// Plies to look ahead; [`TO_THE_END`](othello::evaluation::Evaluation::TO_THE_END) for the exact value.
    pub depth: u8,
    /// The window in hundredths of a disc: the narrower, the faster. A score at its upper end or above is a
    /// lower bound of the value, a score at its lower end or below an upper bound.
    pub window: Option<(i32, i32)>,
}

/// The machine resources of the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resources {
    /// Threads that search together, at least 1.
    pub n_threads: usize,
    /// Megabytes of the transposition table, 1 to [`Resources::TABLE_MB_MAX`].
    pub table_mb: usize,
}

impl Resources {
    /// The most megabytes of the transposition table: 16 GB.
    pub const TABLE_MB_MAX: usize = 16 << 10;

    /// The nearest resources within the limits.
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
