//! The searches of a review, and their order.
//!
//! [`Plan`] has no thread and no engine of its own. It says which [`Request`] comes next and takes the
//! report; the owner of an engine drives the plan, and stops it by not asking again. The plan goes over the
//! game in passes, each deeper than the one before. A pass goes from the last position back to the first, so
//! that a search finds the positions after its own in the engine's table. The first pass takes a moment and
//! gives a whole graph; on boards that the fast search does not support, it is a glance at every position.
//! With the fast search, values are exact from 20 empty squares on at every level, and deeper reviews prove
//! them from [`PROVEN_FROM`] on.
//!
//! A search from a position tells which move is the best. If another was played, the position after the best
//! move is searched as deeply as the position that followed, so that the two can be compared. What is known
//! as deeply already, from the record, the book or an analysis, is not searched again.
//!
//! Searches that estimate all end with the same side to move, because values at odd and at even depths differ
//! by a disc or two in the mover's favour. In reviews that confirm, searches from about 30 empty squares on
//! look selectively to the end of the game, which takes no longer and is right more often.
//!
//! A short search of all moves of every position finds what a move could have lost at worst, by which its
//! accuracy is measured.
//!
//! The last pass confirms losses. It searches each move that seems to lose a disc or more, and its best
//! rival, to two depths of different parity, then until both are searched alike, a mistake near the end
//! until it is sure (`review/verdict.rs`). A result for one move may change the best move elsewhere, so the
//! pass goes over the game again until no verdict lacks a search.

mod pass;

pub use pass::PROVEN_FROM;

use super::Review;
use super::verdict::{CONFIRMING, Case, DOUBTED_FROM, Known, is_confirmable};
use crate::knowledge::Knowledge;
use engine::{Level, Limits, Method, Report, Request, Stop, Thinker};
use othello::evaluation::{Evaluation, Score, Source};
use othello::record::Record;
use othello::rules::{Move, Position, Symmetry};
use pass::{Pass, passes};
use std::fmt;
use texts::text;

/// The level of a review unless the caller gives one: searches of 24 plies, whose losses are confirmed.
pub const DEFAULT_LEVEL: u8 = 27;
/// Plies of the short search of all moves.
const ALL_PLIES: u8 = 6;
/// How often the pass that confirms goes over the game at most.
const WALKS_MAX: u8 = 3;
/// A review at work.
///
/// ```
/// use analysis::review::Plan;
/// use engine::{Level, Resources, Thinker};
/// use analysis::knowledge::Knowledge;
/// use othello::record::Record;
/// use othello::rules::{BoardSize, Goal, Position};
///
/// let mut record = Record::new(Position::start(BoardSize::new(4, 4).unwrap()), Goal::MostDiscs);
/// let first = record.position().legal_moves().iter().next().unwrap();
/// record.play(othello::rules::Move::Place(first)).unwrap();
/// let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 1 });
/// let review = Plan::new(&record, Level::new(20), Knowledge::default()).run(&mut thinker, |_| ());
/// assert_eq!(review.moves[0].after.exact(), Some(-10));
/// ```
#[derive(Clone, Debug)]
pub struct Plan {
    /// The line; its values are read on demand.
    review: Review,
    knowledge: Knowledge,
    passes: Vec<Pass>,
    pass: usize,
    /// The task at hand; `None` when all passes are done.
    task: Option<PlannedSearch>,
    /// Positions done in all passes and walks.
    n_done: usize,
    /// What the pass that confirms has searched for the move at hand.
    confirmed: Vec<PlannedSearch>,
    /// How often that pass has gone over the game.
    n_walks: u8,
    /// The review as it was read last, and at which revision of the knowledge.
    latest: Option<(u64, Review)>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum PlannedSearch {
    /// Search the position after this many moves.
    Position(usize),
    /// Search the position after this many moves and the best move, to compare that with the move played.
    Beside(usize, Move),
    /// Search the position after this many moves and this move, to these limits.
    Confirm(usize, Move, Limits),
    /// Search all moves of the position after this many.
    AllMoves(usize),
}

/// How far a review has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewProgress {
    /// The pass at work, from 1.
    pub pass: usize,
    /// How many there are.
    pub n_passes: usize,
    kind: Pass,
    /// The share of all passes that is done. It never falls, and stays at 99 while the last pass walks again.
    pub percent: usize,
}

impl fmt::Display for ReviewProgress {
    /// `pass 2 of 5`
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (pass, of) = (self.pass, self.n_passes);
        f.write_str(&match self.kind {
            Pass::Proof => text!("review-progress-proof", pass = pass, of = of, empties = PROVEN_FROM),
            Pass::Confirm => text!("review-progress-confirm", pass = pass, of = of),
            _ => text!("review-progress", pass = pass, of = of),
        })
    }
}

impl Plan {
    /// A review of the shown line of a record, whose deepest pass is as deep as the level plays. It starts
    /// from what is known and from what an earlier review wrote into the record ([`Review::to_keep`]).
    pub fn new(record: &Record, level: Level, mut knowledge: Knowledge) -> Plan {
        let review = Review::of(record, &knowledge);
        let nodes = std::iter::once(Record::ROOT).chain(review.nodes.iter().copied());
        for (node, position) in nodes.zip(&review.positions) {
            let kept = record.annotations(node).and_then(|notes| notes.evaluation.clone());
            // Without a best move, a value does not tell what the move played lost.
            if let Some(kept) = kept.filter(|kept| !kept.line.is_empty()) {
                knowledge.learn(position, record.goal(), kept);
            }
        }
        Plan::of(review, level, knowledge)
    }

    /// The searches that repeat a review, as deep as the level plays, starting from what is known.
    pub(crate) fn of(review: Review, level: Level, knowledge: Knowledge) -> Plan {
        let passes = passes(level, is_confirmable(review.positions[0].size(), review.goal));
        let task = Some(PlannedSearch::Position(review.steps.len()));
        let mut plan = Plan {
            review,
            knowledge,
            passes,
            pass: 0,
            task,
            n_done: 0,
            confirmed: Vec::new(),
            n_walks: 1,
            latest: None,
        };
        plan.skip_what_is_known();
        plan
    }

    /// What to ask the engine next; `None` when the review is done.
    pub fn request(&self) -> Option<Request> {
        let task = self.task?;
        let position = self.position_of(task);
        let limits = match task {
            PlannedSearch::Confirm(.., limits) => limits,
            PlannedSearch::AllMoves(_) => Limits::Depth(ALL_PLIES),
            PlannedSearch::Position(_) | PlannedSearch::Beside(..) => self.limits(&position),
        };
        let n_lines = if matches!(task, PlannedSearch::AllMoves(_)) { u8::MAX } else { 1 };
        let method = Method::Search(limits);
        Some(Request::new(position, self.review.goal, method).lines(n_lines).keep(true))
    }

    /// Takes the report of the last request; returns the values it gives, each with its position.
    pub fn take(&mut self, report: &Report) -> Vec<(Position, Evaluation)> {
        let Some(task) = self.task else { return Vec::new() };
        let position = self.position_of(task);
        let found: Vec<(Position, Evaluation)> = match task {
            // Each line gives the value of the position after its first move.
            PlannedSearch::AllMoves(_) => {
                let after = |of: &Evaluation| {
                    Some((position.play(*of.line.first()?).ok()?, of.clone().after_first()))
                };
                report.lines.iter().filter_map(after).collect()
            }
            _ => report.evaluation().map(|found| (position, found)).into_iter().collect(),
        };
        for (position, evaluation) in &found {
            self.knowledge.learn(position, self.review.goal, evaluation.clone());
        }
        self.advance(report.lines.first().and_then(|found| found.line.first().copied()));
        self.skip_what_is_known();
        found
    }

    /// Runs all searches, and reports the progress before each.
    pub fn run(mut self, thinker: &mut Thinker, mut progress: impl FnMut(ReviewProgress)) -> Review {
        while let (Some(request), Some(done)) = (self.request(), self.progress()) {
            progress(done);
            let (_, report) = thinker.think(&request, &Stop::never(), &|_| {});
            self.take(&report);
        }
        self.review()
    }

    /// The review with what is known by now.
    pub fn review(&self) -> Review {
        let mut review = self.review.clone();
        review.read(&self.knowledge);
        review
    }

    /// How far it is; `None` when it is done.
    pub fn progress(&self) -> Option<ReviewProgress> {
        self.task?;
        let (pass, n_passes, kind) = (self.pass + 1, self.passes.len(), self.passes[self.pass]);
        let percent = (100 * self.n_done / (n_passes * self.review.positions.len())).min(99);
        Some(ReviewProgress { pass, n_passes, kind, percent })
    }

    /// How far the pass at work searches from a position.
    fn limits(&self, position: &Position) -> Limits {
        let Review { goal, positions, .. } = &self.review;
        let is_last = self.pass + 1 == self.passes.len();
        self.passes[self.pass].limits(position, *goal, positions.len(), is_last)
    }

    fn position_of(&self, task: PlannedSearch) -> Position {
        match task {
            PlannedSearch::Position(at) | PlannedSearch::AllMoves(at) => self.review.positions[at],
            PlannedSearch::Beside(at, mv) | PlannedSearch::Confirm(at, mv, _) => self.after(at, mv),
        }
    }

    fn after(&self, at: usize, mv: Move) -> Position {
        self.review.positions[at].play(mv).expect("moves that were found are legal")
    }

    fn known(&self, position: &Position) -> Evaluation {
        self.knowledge.value(position, self.review.goal).unwrap_or(Evaluation::unknown())
    }

    /// Whether the opening book has every move of a position, so that its values are compared with each other
    /// and not with those of a search.
    fn is_in_book(&self, position: &Position) -> bool {
        let moves = self.knowledge.moves(position, self.review.goal);
        // Where a side must pass there is no move that a book could have.
        !moves.is_empty()
            && moves.len() == position.legal_moves().len()
            && moves.iter().all(|of| of.source == Source::Book)
    }

    /// Goes to the next task, needed or not; `best` is the move that a search of the position just chose.
    fn advance(&mut self, best: Option<Move>) {
        self.task = match self.task {
            Some(PlannedSearch::Position(at) | PlannedSearch::Confirm(at, ..)) if self.is_confirming() => {
                self.confirm(at).or_else(|| self.before(at))
            }
            Some(PlannedSearch::Position(at)) => match self.other_than_played(at, best) {
                Some(best) => Some(PlannedSearch::Beside(at, best)),
                None => self.before(at),
            },
            Some(
                PlannedSearch::Beside(at, _) | PlannedSearch::Confirm(at, ..) | PlannedSearch::AllMoves(at),
            ) => self.before(at),
            None => None,
        };
    }

    fn is_confirming(&self) -> bool {
        self.passes[self.pass] == Pass::Confirm
    }

    /// The search that the verdict on the move after `at` moves lacks; `None` if it was already made.
    fn confirm(&mut self, at: usize) -> Option<PlannedSearch> {
        let (mv, limits) = self.lacking_search(at)?;
        let task = PlannedSearch::Confirm(at, mv, limits);
        let is_new = !self.confirmed.contains(&task);
        self.confirmed.push(task);
        is_new.then_some(task)
    }

    /// The search of the move played or of its rival that the verdict lacks. Both moves come first, to both
    /// depths; then the one searched less, as far as the other; then what makes a mistake near the end sure.
    fn lacking_search(&mut self, at: usize) -> Option<(Move, Limits)> {
        let revision = self.knowledge.revision;
        let latest = match self.latest.take() {
            Some((read, review)) if read == revision => review,
            _ => self.review(),
        };
        let (_, review) = self.latest.insert((revision, latest));
        let played = review.moves.iter().find(|played| played.at == at)?;
        if played.is_exact() {
            return None;
        }
        let (position, goal) = (&self.review.positions[at], self.review.goal);
        let case = Case { knowledge: &self.knowledge, position, goal, played };
        let rival = case.rival()?;
        let (own, other) = (case.known(played.mv)?, case.known(rival)?);
        let is_mixed = own.is_from_book != other.is_from_book && played.loss > Score::ZERO;
        if played.loss < DOUBTED_FROM && !is_mixed {
            return None;
        }
        let both = [(played.mv, own), (rival, other)];
        let confirming_search = |plies: u8| {
            let lacking = both.iter().find(|(_, known)| !known.is_searched(plies));
            lacking.map(|(mv, _)| (*mv, Limits::Depth(plies)))
        };
        let alike = || {
            let (is_own, limits) = own.search_for(&other)?;
            Some((if is_own { played.mv } else { rival }, limits))
        };
        let sure = || {
            let lacking = |(mv, known): &(Move, Known)| Some((*mv, known.search_to_be_sure(played.loss)?));
            both.iter().find_map(lacking)
        };
        CONFIRMING.into_iter().find_map(confirming_search).or_else(alike).or_else(sure)
    }

    /// The next search: of the position before, in another walk or in the next pass; `None` at the end.
    fn before(&mut self, at: usize) -> Option<PlannedSearch> {
        self.n_done += 1;
        self.confirmed.clear();
        // After a walk a verdict may lack a search: another result may have changed its best move.
        let may_walk = self.is_confirming() && self.n_walks < WALKS_MAX;
        let at = match at.checked_sub(1) {
            Some(before) => before,
            None if may_walk && (0..self.review.steps.len()).any(|at| self.lacking_search(at).is_some()) => {
                self.n_walks += 1;
                self.review.steps.len()
            }
            None if self.pass + 1 < self.passes.len() => {
                self.pass += 1;
                self.review.steps.len()
            }
            None => return None,
        };
        let is_of_all_moves = self.passes[self.pass] == Pass::AllMoves;
        Some(if is_of_all_moves { PlannedSearch::AllMoves(at) } else { PlannedSearch::Position(at) })
    }

    /// The best move, unless it is the one played or its image.
    fn other_than_played(&self, at: usize, best: Option<Move>) -> Option<Move> {
        let (played, best) = (self.review.played(at)?, best?);
        let position = &self.review.positions[at];
        let mut images = Symmetry::of(position).map(|symmetry| symmetry.mv(best, position.size()));
        images.all(|image| image != played).then_some(best)
    }

    fn skip_what_is_known(&mut self) {
        while let Some(task) = self.task.filter(|&task| !self.is_needed(task)) {
            let is_proof = self.passes[self.pass] == Pass::Proof;
            let best = match task {
                // The solver does not reach this position, but may reach the one after its best move.
                PlannedSearch::Position(at) if is_proof => {
                    self.known(&self.review.positions[at]).line.first().copied()
                }
                // What is known was compared with the move played when it was found.
                _ => None,
            };
            self.advance(best);
        }
    }

    fn is_needed(&self, task: PlannedSearch) -> bool {
        let position = self.position_of(task);
        let pass = self.passes[self.pass];
        if position.outcome().is_some() || position.is_placing() {
            return false;
        }
        match (task, pass) {
            (PlannedSearch::Confirm(..), _) => return true,
            (_, Pass::Confirm) => return false,
            (PlannedSearch::AllMoves(at), _) => {
                let known = self.knowledge.moves(&position, self.review.goal);
                let n_moves = position.legal_moves().len();
                return self.review.forced(at).is_none() && n_moves > known.len();
            }
            (_, Pass::Proof) if position.empties().len() > PROVEN_FROM => return false,
            _ => {}
        }
        let known = self.known(&position);
        let is_enough = match self.limits(&position) {
            _ if known.is_exact() => true,
            Limits::Depth(depth) => known.depth >= depth,
            Limits::Selective { depth, percent } => known.depth >= depth && known.selectivity >= percent,
            _ => false,
        };
        match task {
            PlannedSearch::Position(at) => {
                let is_known = !known.line.is_empty() && (is_enough || pass == Pass::Glance);
                self.review.forced(at).is_none() && !is_known && !self.is_in_book(&position)
            }
            PlannedSearch::Confirm(..) | PlannedSearch::AllMoves(_) => true,
            PlannedSearch::Beside(at, _) => {
                let played = self.known(&self.review.positions[at + 1]);
                let is_proven = self.known(&self.review.positions[at]).is_exact();
                !is_proven && !is_enough && known.effort() < played.effort()
            }
        }
    }
}
