//! Chooses a move by the request's method, on the caller's thread.

use super::EngineError;
use super::book::Book;
use super::clock::Budget;
use super::eval::LargeWeights;
use super::kernel::{Eight, Instructions};
use super::pattern::Weights;
use super::search::eight;
use super::search::memory::TableMemory;
use super::search::plan::Plan;
use super::search::{Task, general};
use super::{
    Answer, BookUse, Level, Limits, Method, Report, Request, Resources, Stop, minimax, simple, what_if,
};
use crate::human::Opponent;
use othello::rules::{BoardSize, Goal, Position};
use std::sync::{Arc, OnceLock};
use std::time::Instant;

/// Plies of the search over all moves that decides which replies to ponder first.
const OVERVIEW: u8 = 5;

/// Thinks like [`Engine`](super::Engine), but on the caller's thread. Later searches may use the results of
/// earlier ones.
///
/// ```
/// use engine::{Limits, Method, Request, Resources, Stop, Thinker};
/// use othello::rules::{BoardSize, Goal, Position};
///
/// let mut thinker = Thinker::new(Resources { table_mb: 1, ..Resources::default() });
/// let position = Position::start(BoardSize::STANDARD);
/// let method = Method::Search(Limits::Depth(4));
/// let request = Request::new(position, Goal::MostDiscs, method);
/// let (best, report) = thinker.think(&request, &Stop::never(), &|_| {});
/// assert!(best.is_some() && report.depth == 4);
/// ```
pub struct Thinker {
    resources: Resources,
    memory: TableMemory,
    warning: Option<EngineError>,
    /// Whether there was a warning: each table size causes at most one.
    has_warned: bool,
    /// The weights of 8×8; without them the search counts a few features instead.
    pub(super) weights: Option<Arc<Weights>>,
    /// The weights of large boards; the program's own are read when the first search on one needs them.
    large_weights: OnceLock<Option<Arc<LargeWeights>>>,
    /// The book to play from if a request allows it; `None` for the program's own.
    book: Option<Arc<Book>>,
    /// The instructions of the processor that searches use.
    pub instructions: Instructions,
    /// Whether every search ignores earlier results, whatever the request says: searches are then repeatable.
    pub is_forgetful: bool,
}

impl Thinker {
    /// Clamps resources to their limits. Memory is allocated when it is first needed.
    pub fn new(resources: Resources) -> Thinker {
        let resources = resources.clamped();
        Thinker {
            resources,
            memory: TableMemory::Empty,
            warning: None,
            has_warned: false,
            weights: Weights::embedded(),
            large_weights: OnceLock::new(),
            book: None,
            instructions: Instructions::chosen(),
            is_forgetful: false,
        }
    }

    /// The thinker with other weights for 8×8 than the program's own; without any, a few features evaluate
    /// every board.
    #[must_use]
    pub fn with_weights(self, weights: Option<Arc<Weights>>) -> Thinker {
        let large_weights = if weights.is_some() { self.large_weights } else { OnceLock::from(None) };
        Thinker { weights, large_weights, ..self }
    }

    /// The thinker with other weights for large boards than the program's own; `None` counts a few features.
    #[must_use]
    pub fn with_large_weights(self, weights: Option<Arc<LargeWeights>>) -> Thinker {
        Thinker { large_weights: OnceLock::from(weights), ..self }
    }

    /// Sets the opening book from the next search on; `None` for the program's own. A request may refuse it.
    pub fn open_book(&mut self, book: Option<Arc<Book>>) {
        self.book = book;
    }

    /// Sets the resources of the next search. A table of another size begins empty.
    pub fn configure(&mut self, resources: Resources) {
        let resources = resources.clamped();
        if resources.table_mb != self.resources.table_mb {
            (self.memory, self.warning, self.has_warned) = (TableMemory::Empty, None, false);
        }
        self.resources = resources;
    }

    /// Allocates the memory of a request before [`Thinker::think`] does, so that a warning comes before the
    /// search.
    pub(super) fn prepare(&mut self, request: &Request) {
        let makes_mistakes = match request.method {
            Method::Search(Limits::Level(level)) | Method::Ponder(level) => level.makes_mistakes(),
            Method::Search(_) | Method::Human { .. } | Method::Character(_) | Method::Ghost { .. } => false,
            Method::Random | Method::Greedy | Method::Minimax { .. } | Method::WhatIf(_) => return,
        };
        self.reserve(request.position.size(), request.goal, makes_mistakes);
    }

    /// Makes the transposition table for a board and a goal. Returns the kernel of the search for boards of
    /// at most 8×8, if that search applies.
    pub(super) fn reserve(&mut self, size: BoardSize, goal: Goal, makes_mistakes: bool) -> Option<Eight> {
        let kernel = fast_kernel(size, goal, makes_mistakes);
        let warning = self.memory.reserve(kernel.is_some(), self.resources.table_mb);
        warning.into_iter().for_each(|error| self.warn(error));
        kernel
    }

    /// The pending warning: the system refused the requested memory, or the model of human play is broken. At
    /// most one is reported for each size of the table.
    pub fn take_warning(&mut self) -> Option<EngineError> {
        self.warning.take()
    }

    /// The chosen move, with a report; no move when the game is over, after pondering, and for
    /// [`Method::WhatIf`]. `progress` gets reports on the way, at most about twenty times a second. A stopped
    /// search returns soon, with an arbitrary move.
    pub fn think(&mut self, request: &Request, stop: &Stop, progress: &dyn Fn(Report)) -> Answer {
        let Request { position, method, seed, .. } = request;
        if position.outcome().is_some() {
            return Answer::default();
        }
        if position.is_placing() {
            // No search rates the central squares: draws one.
            let chooses = !matches!(method, Method::Ponder(_) | Method::WhatIf(_));
            return (chooses.then(|| simple::random(position, *seed)).flatten(), Report::default());
        }
        match *method {
            Method::Random => (simple::random(position, *seed), Report::default()),
            Method::Greedy => (simple::greedy(position, *seed), Report::default()),
            Method::Minimax { depth } => minimax::search(request, depth, stop, progress),
            Method::Human { rating } => self.human_move(request, Opponent::Plain(rating), stop),
            Method::Character(character) => self.human_move(request, Opponent::Character(character), stop),
            Method::Ghost { rating } => {
                let ghost = request.ghost.clone().map(Opponent::Ghost);
                self.human_move(request, ghost.unwrap_or(Opponent::Plain(rating)), stop)
            }
            Method::Search(limits) => {
                let known = self.book(request).and_then(|book| book.answer(request, limits));
                known.unwrap_or_else(|| self.search(request, limits, stop, progress))
            }
            Method::Ponder(level) => {
                self.ponder(request, level, stop);
                Answer::default()
            }
            Method::WhatIf(asked) => {
                let large = self.large_weights_for(position.size(), request.goal);
                (None, what_if::answer(request, asked, self.weights.as_deref(), large, stop))
            }
        }
    }

    /// The book for a request, if it is allowed and may know the position; the program's own by default.
    fn book(&self, request: &Request) -> Option<Arc<Book>> {
        (request.book != BookUse::Never).then(|| self.book_for(&request.position, request.goal)).flatten()
    }

    /// The book, if it may know the position.
    pub(super) fn book_for(&self, position: &Position, goal: Goal) -> Option<Arc<Book>> {
        let may_know = goal == Goal::MostDiscs && position.size() == BoardSize::STANDARD;
        may_know.then(|| self.book.clone().or_else(Book::embedded)).flatten()
    }

    /// Searches the replies to each move, those to the likeliest first. Replies from the book need no search.
    fn ponder(&mut self, request: &Request, level: Level, stop: &Stop) {
        if level.makes_mistakes() {
            // Such levels keep nothing from earlier searches, and reply at once.
            return;
        }
        let book = self.book(request);
        let mut search = |position: Position, limits: Limits, lines: u8| {
            let method = Method::Search(limits);
            let request = Request { position, method, lines, keep: true, ..request.clone() };
            self.search(&request, limits, stop, &|_| {}).1
        };
        let overview = search(request.position, Limits::Depth(OVERVIEW), u8::MAX);
        let moves = overview.lines.iter().filter_map(|line| line.line.first());
        let positions = moves.filter_map(|&mv| request.position.play(mv).ok());
        let limits = Limits::Level(level);
        let replies = |position: &Position| {
            book.as_ref()?.answer(&Request { position: *position, ..request.clone() }, limits)
        };
        let needs_search = |position: &Position| {
            position.outcome().is_none() && !position.must_pass() && replies(position).is_none()
        };
        for position in positions.filter(needs_search) {
            if stop.requested() {
                return;
            }
            search(position, limits, 1);
        }
    }

    fn search(&mut self, request: &Request, limits: Limits, stop: &Stop, tell: &dyn Fn(Report)) -> Answer {
        let started = Instant::now();
        let mut plan = Plan::new(limits, &request.position);
        plan.keep_table |= request.keep && !plan.makes_mistakes();
        plan.keep_table &= !self.is_forgetful;
        if let Some(clock) = request.clock {
            let time = Budget::on_clock(clock, request.position.empties().len());
            plan.budget = Some(plan.budget.map_or(time, |budget| budget.shorter(time)));
        }
        let instructions = self.instructions;
        self.carry_out(&Task { request, plan: &plan, instructions, stop, started, progress: tell })
    }

    /// Searches a position whose game goes on.
    pub(super) fn carry_out(&mut self, task: &Task) -> Answer {
        let (size, goal) = (task.request.position.size(), task.request.goal);
        let kernel = self.reserve(size, goal, task.plan.makes_mistakes());
        let large_weights = self.large_weights_for(size, goal);
        match (kernel, &mut self.memory) {
            (Some(kernel), TableMemory::Eight(table)) => {
                eight::think(kernel, task, table, self.weights.as_deref(), self.resources.n_threads)
            }
            (_, TableMemory::General(table)) => general::think(task, table, large_weights),
            _ => unreachable!("the search's table was reserved"),
        }
    }

    /// The trained weights for a large board, if there are any for it.
    fn large_weights_for(&self, size: BoardSize, goal: Goal) -> Option<Arc<LargeWeights>> {
        let applies = LargeWeights::apply_to(size, goal);
        applies.then(|| self.large_weights.get_or_init(LargeWeights::embedded).clone()).flatten()
    }

    /// Keeps the error for [`Thinker::take_warning`], unless a warning came before it.
    pub(super) fn warn(&mut self, error: EngineError) {
        if !std::mem::replace(&mut self.has_warned, true) {
            self.warning = Some(error);
        }
    }

    /// The table for boards of at most 8×8, and the number of threads.
    pub(super) fn eight_table(&mut self) -> (&mut eight::TranspositionTable, usize) {
        self.reserve(BoardSize::STANDARD, Goal::MostDiscs, false);
        let TableMemory::Eight(table) = &mut self.memory else { unreachable!("it was reserved") };
        (table, self.resources.n_threads)
    }
}

/// The kernel of the search for boards of at most 8×8; `None` if that search does not apply.
pub(super) fn fast_kernel(size: BoardSize, goal: Goal, makes_mistakes: bool) -> Option<Eight> {
    // Levels that make mistakes on purpose use the general search.
    Eight::new(size).filter(|_| goal == Goal::MostDiscs && !makes_mistakes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::after;
    use othello::rules::Move;

    fn thinker(table_mb: usize) -> Thinker {
        Thinker::new(Resources { n_threads: 1, table_mb })
    }

    fn request(position: Position, method: Method) -> Request {
        Request::new(position, Goal::MostDiscs, method).keep(true)
    }

    /// The nodes that a level's reply to each move after f5 d6 takes.
    fn reply_nodes(thinker: &mut Thinker, level: Level) -> Vec<u64> {
        let position = after("f5d6");
        let mut nodes = |square| {
            let position = position.play(Move::Place(square)).unwrap();
            let request = request(position, Method::Search(Limits::Level(level)));
            thinker.think(&request, &Stop::never(), &|_| {}).1.nodes
        };
        position.legal_moves().iter().map(&mut nodes).collect()
    }

    #[test]
    fn pondering_makes_replies_faster() {
        let level = Level::new(22);
        let mut pondered = thinker(16);
        let ponder = request(after("f5d6"), Method::Ponder(level));
        assert_eq!(pondered.think(&ponder, &Stop::never(), &|_| panic!("it is quiet")), Answer::default());
        let warm: u64 = reply_nodes(&mut pondered, level).iter().sum();
        let cold: u64 = reply_nodes(&mut thinker(16), level).iter().sum();
        assert!(warm * 2 < cold, "{warm} nodes after pondering, {cold} without");
    }

    #[test]
    fn a_clock_ends_searches_that_would_take_longer() {
        let started = Instant::now();
        let left = std::time::Duration::from_millis(900);
        let clock = crate::TimeLeft { left, increment: left / 90, period: std::time::Duration::ZERO };
        let methods = [Method::Search(Limits::Level(Level::MAX)), Method::Minimax { depth: 12 }];
        for (n, method) in (1..).zip(methods) {
            for size in ["8x8", "12x12"] {
                let request = request(Position::start(size.parse().unwrap()), method);
                let request = Request { clock: Some(clock), ..request };
                let (best, report) = thinker(1).think(&request, &Stop::never(), &|_| {});
                assert!(best.is_some() && report.depth >= 1, "{method:?} on {size}");
            }
            assert!(started.elapsed() < left * 2 * n, "{method:?}: {:?}", started.elapsed());
        }
    }

    #[test]
    fn levels_that_make_mistakes_keep_nothing() {
        let level = Level::new(5);
        let mut pondered = thinker(1);
        pondered.think(&request(after("f5d6"), Method::Ponder(level)), &Stop::never(), &|_| {});
        assert_eq!(reply_nodes(&mut pondered, level), reply_nodes(&mut thinker(1), level));
    }

    #[test]
    fn a_warning_is_announced_once_for_each_size_of_the_table() {
        let mut thinker = thinker(1);
        // More than the limits allow, and more than there are addresses.
        thinker.resources.table_mb = usize::MAX >> 20;
        let fast = request(after("f5d6"), Method::Search(Limits::Depth(1)));
        let general = Request { goal: Goal::FewestDiscs, ..fast.clone() };
        assert_eq!(thinker.take_warning(), None);
        thinker.prepare(&fast);
        assert!(matches!(thinker.take_warning(), Some(EngineError::LittleMemory { .. })));
        for request in [&general, &fast] {
            thinker.think(request, &Stop::never(), &|_| {});
            assert_eq!(thinker.take_warning(), None);
        }
        thinker.configure(Resources { n_threads: 1, table_mb: 1 });
        thinker.think(&general, &Stop::never(), &|_| {});
        assert_eq!(thinker.take_warning(), None);
        thinker.resources.table_mb = usize::MAX >> 20;
        thinker.think(&fast, &Stop::never(), &|_| {});
        assert!(thinker.take_warning().is_some());
    }
}
