//! The review of a game: what every position on its line was worth, and so what every move cost.
//!
//! [`Review`] has no thread and no engine of its own. It says which [`Request`] it wants answered next and
//! takes the report; whoever owns an engine drives it, and stops by not asking any more. It goes over the
//! game in passes, each deeper than the one before and each from the last position back to the first, so that
//! a search finds in the engine's table what lies ahead of it; the first pass is done in a moment and gives a
//! whole graph, on boards that the fast search does not serve by a glance at every position. Where the solver
//! reaches, values are exact; a last pass proves what is left down from [`PROVEN_FROM`] empty squares.
//!
//! Values come about in one place (`values`) by three rules:
//! 1. A position is worth what its best move is worth: a search from it tells which move that is.
//! 2. If that move was played, its value is the value of the position that followed, which was seen from
//!    nearer.
//! 3. If another was played, the position after the best move is searched as deeply as the position that
//!    followed, and the two are compared. When the move played comes out no worse, it was the best.
//!
//! Then a move's loss is never negative, and it is the step that the graph takes there: Black's losses less
//! White's are the value of the first position less that of the last.
//!
//! Where a position is its own image under symmetries of the board, moves that are images of one another
//! count as one move.
//!
//! Searches that guess all end with the same side to move, because values at the odd and at the even depth
//! differ by a disc or two in the mover's favour.

mod kept;
mod values;

pub use values::{Basis, PlayedMove, Score};

use crate::engine::{Level, Limits, Method, Report, Request};
use crate::evaluation::{Evaluation, Source};
use crate::knowledge::Knowledge;
use crate::record::{NodeId, Record};
use crate::rules::{BoardSize, Goal, Move, Position, Symmetry};
use std::fmt;

/// The levels of the passes: each takes several times as long as the one before.
const PASSES: [u8; 7] = [19, 22, 23, 24, 26, 27, 30];
/// Down from this many empty squares every move is proven before the review is done. A search that prunes
/// forward is a disc or two off there, often enough to take the best move for a mistake.
pub const PROVEN_FROM: usize = 24;
/// Reviews up to lower levels are for a first look, and end with their last search.
const PROVING_FROM: u8 = 22;
/// The most empty squares from which boards are solved that the fast solver does not serve.
const SLOW_EXACT_MAX: usize = 12;
/// What the glances at a whole game may look at: two or three seconds' worth of 8×8 positions on one slow
/// processor.
const GLANCE_NODES: u64 = 1_500_000;
/// A glance at a position looks at least at this many, enough for every move and the replies.
const GLANCE_NODES_MIN: u64 = 1_000;

/// A game under review.
#[derive(Clone, Debug)]
pub struct Review {
    goal: Goal,
    /// One more than moves.
    positions: Vec<Position>,
    moves: Vec<Move>,
    nodes: Vec<NodeId>,
    passes: Vec<Pass>,
    /// What has been found out about each position.
    found: Vec<Option<Found>>,
    /// The best move where another was played, and what has been found out about the position after it.
    beside: Vec<Option<(Move, Found)>>,
    pass: usize,
    /// The task at hand; `None` when all passes are done.
    task: Option<Task>,
    n_done: usize,
}

/// One walk over the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pass {
    /// A moment for each position about which nothing is known.
    Glance,
    /// As far as a level looks.
    Level(Level),
    /// Only what is not proven yet down from [`PROVEN_FROM`] empty squares is looked at, and solved.
    Proof,
}

/// What a search has found out about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Found {
    /// In hundredths of a disc, for the side to move.
    value: i32,
    basis: Basis,
    line: Vec<Move>,
    /// It was written in the record. The comparison with the move that was played has gone into its value
    /// already.
    is_kept: bool,
}

impl Found {
    /// Whether a search within these limits would say nothing new.
    fn is_enough(&self, limits: Limits) -> bool {
        match (self.basis, limits) {
            (Basis::Exact, _) => true,
            (Basis::Search { plies, .. }, Limits::Depth(depth)) => self.is_kept && plies >= depth,
            _ => false,
        }
    }

    fn of(evaluation: &Evaluation) -> Found {
        let basis = match evaluation.saved_effort() {
            None => Basis::Exact,
            Some((plies, percent)) => Basis::Search { plies, percent },
        };
        let (value, line) = (evaluation.score.hundredths(), evaluation.line.clone());
        Found { value, basis, line, is_kept: true }
    }

    fn evaluation(&self) -> Evaluation {
        let score = crate::evaluation::Score::from_hundredths(self.value);
        Evaluation::saved(score, self.basis.effort()).from(Source::Search).with_line(self.line.clone())
    }

    fn effort(&self) -> (bool, u8, u8) {
        self.evaluation().effort()
    }

    fn looks_as_far_as(&self, other: &Found) -> bool {
        self.basis.plies() >= other.basis.plies()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Task {
    /// Search the position after so many moves.
    Position(usize),
    /// Search the position after the best move instead of the one after so many moves and the move played.
    Beside(usize),
}

/// How far a review has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The pass at work, from 1.
    pub pass: usize,
    pub n_passes: usize,
    /// Whether it is the one that proves what is left.
    pub is_proof: bool,
    /// Positions done in it, and all there are.
    pub n_done: usize,
    pub n_positions: usize,
}

impl fmt::Display for Progress {
    /// `pass 2 of 5`
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "pass {} of {}", self.pass, self.n_passes)?;
        if self.is_proof { write!(f, ", proving every move down from {PROVEN_FROM} empties") } else { Ok(()) }
    }
}

impl Review {
    /// A review of the shown line of a record, at last as deep as a level plays. It begins with what an
    /// earlier one wrote into the record ([`Review::evaluations`]).
    pub fn new(record: &Record, level: Level) -> Review {
        let line = record.line_positions();
        let nodes: Vec<NodeId> = line.iter().map(|(node, _)| *node).collect();
        let moves = nodes.iter().filter_map(|&node| record.move_into(node)).collect();
        let positions: Vec<Position> =
            std::iter::once(*record.start()).chain(line.iter().map(|(_, position)| *position)).collect();
        let passes = passes(level, is_fast(record.start().size(), record.goal()));
        let n = nodes.len();
        let task = Some(Task::Position(n));
        let beside = vec![None; n];
        let places = std::iter::once(Record::ROOT).chain(nodes.iter().copied()).zip(&positions);
        let found =
            places.map(|(node, position)| Found::kept(record, node, position, record.goal())).collect();
        let mut review = Review {
            goal: record.goal(),
            positions,
            moves,
            nodes,
            passes,
            found,
            beside,
            pass: 0,
            task,
            n_done: 0,
        };
        (0..n).for_each(|at| review.turn_to_the_played(at));
        review.skip_what_is_known();
        review
    }

    /// What to ask the engine next; `None` when the review is done.
    pub fn request(&self) -> Option<Request> {
        let position = self.position_of(self.task?);
        let method = Method::Search(self.limits(&position));
        Some(Request::new(position, self.goal, method).keep(true))
    }

    /// How far the pass at work searches from a position.
    fn limits(&self, position: &Position) -> Limits {
        let n_empties = position.empties().len();
        let level = match self.passes[self.pass] {
            Pass::Glance => return Limits::Nodes(self.glance_nodes()),
            Pass::Proof => return Limits::Solve,
            Pass::Level(level) => level,
        };
        if n_empties <= exact_from(level, position, self.goal) {
            Limits::Solve
        } else if is_fast(position.size(), self.goal) {
            let depth = level.plies();
            // Every search of a pass ends with the same side to move.
            Limits::Depth(depth + ((usize::from(depth) + n_empties) % 2) as u8)
        } else {
            Limits::Nodes(level.nodes_max(position.size()))
        }
    }

    /// How many positions a glance looks at: each is searched once or twice.
    fn glance_nodes(&self) -> u64 {
        let start = &self.positions[0];
        let cost = (start.size().area() as u64 / 32).max(2);
        (GLANCE_NODES / (self.positions.len() as u64 * cost)).max(GLANCE_NODES_MIN)
    }

    /// Takes the report of the search that was asked for last.
    pub fn take(&mut self, report: &Report) {
        let Some(task) = self.task else { return };
        let found = report.evaluation().map(|found| Found { is_kept: false, ..Found::of(&found) });
        match (task, found) {
            (_, None) => {}
            (Task::Position(at), Some(found)) => {
                if self.found[at].as_ref().is_none_or(|old| !old.is_kept || found.looks_as_far_as(old)) {
                    self.found[at] = Some(found);
                    self.turn_to_the_played(at);
                }
            }
            (Task::Beside(at), Some(found)) => {
                self.beside[at] = self.other_than_played(at).map(|best| (best, found));
            }
        }
        self.advance();
        self.skip_what_is_known();
    }

    /// Takes over what is known of its positions from elsewhere, where its own searches know no more; what
    /// they found should be learned before ([`Review::findings`]).
    pub fn follow(&mut self, knowledge: &Knowledge) {
        for at in 0..self.positions.len() {
            let Some(value) = knowledge.value(&self.positions[at], self.goal) else { continue };
            let Some(line) = self.line_of(at, &value, knowledge) else { continue };
            let news = Found::of(&value.with_line(line));
            if self.found[at].as_ref().is_none_or(|own| news.effort() >= own.effort()) {
                self.found[at] = Some(news);
                // The comparison with the move that was played has gone into it.
                if let Some(beside) = self.beside.get_mut(at) {
                    *beside = None;
                }
                self.turn_to_the_played(at);
            }
        }
        self.skip_what_is_known();
    }

    /// Best play from a position, or where only the value is known, from a move that may be worth it.
    fn line_of(&self, at: usize, value: &Evaluation, knowledge: &Knowledge) -> Option<Vec<Move>> {
        if !value.line.is_empty() {
            return Some(value.line.clone());
        }
        let own = || self.found[at].as_ref().map(|own| own.line.clone());
        let moves = knowledge.moves(&self.positions[at], self.goal);
        let may_be_best = |mv: &Evaluation| mv.bounds.high >= value.bounds.low;
        moves.into_iter().find(may_be_best).map(|best| best.line).or_else(own)
    }

    /// What its searches have found out about positions, each for its side to move.
    pub fn findings(&self) -> Vec<(Position, Evaluation)> {
        let of_line = self.positions.iter().zip(&self.found);
        let of_line = of_line.filter_map(|(position, found)| Some((*position, found.as_ref()?.evaluation())));
        let beside = self.positions.iter().zip(&self.beside).filter_map(|(position, beside)| {
            let (mv, found) = beside.as_ref()?;
            Some((position.play(*mv).ok()?, found.evaluation()))
        });
        of_line.chain(beside).collect()
    }

    /// Whether every position has a value: the graph is whole.
    pub fn is_whole(&self) -> bool {
        self.pass > 0 || self.task.is_none()
    }

    /// How many passes are done.
    pub fn n_passes_done(&self) -> usize {
        if self.task.is_none() { self.passes.len() } else { self.pass }
    }

    /// How far it is; `None` when it is done.
    pub fn progress(&self) -> Option<Progress> {
        self.task?;
        let n_positions = self.positions.len();
        let is_proof = self.passes[self.pass] == Pass::Proof;
        let (pass, n_passes, n_done) = (self.pass + 1, self.passes.len(), self.n_done);
        Some(Progress { pass, n_passes, is_proof, n_done, n_positions })
    }

    pub fn goal(&self) -> Goal {
        self.goal
    }

    /// The positions from the start of the game to the end of its shown line.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The moves of the line under review.
    pub fn moves_played(&self) -> &[Move] {
        &self.moves
    }

    /// The nodes of the record after each move.
    pub fn nodes(&self) -> &[NodeId] {
        &self.nodes
    }

    /// Finds its line in the record again, whose nodes are numbered anew when another variation goes; whether
    /// the record still holds the game under review.
    pub fn find_line(&mut self, record: &Record) -> bool {
        if record.start() != &self.positions[0] || record.goal() != self.goal {
            return false;
        }
        let mut node = Record::ROOT;
        let after = |mv: &Move| {
            let next = record.children(node).iter().find(|&&child| record.move_into(child) == Some(*mv));
            next.map(|&next| {
                node = next;
                next
            })
        };
        let nodes: Option<Vec<NodeId>> = self.moves.iter().map(after).collect();
        let is_there = nodes.is_some();
        self.nodes = nodes.unwrap_or_default();
        is_there
    }

    fn position_of(&self, task: Task) -> Position {
        match task {
            Task::Position(at) => self.positions[at],
            Task::Beside(at) => {
                let best = self.other_than_played(at).expect("only then is there such a task");
                self.positions[at].play(best).expect("the engine plays legal moves")
            }
        }
    }

    /// Where the best move after `at` moves is an image of the one played, the game goes on alike after both:
    /// the line is turned so that it begins with the one played. Searched each by itself they would get
    /// different guesses.
    fn turn_to_the_played(&mut self, at: usize) {
        let (Some(&played), Some(found)) = (self.moves.get(at), &mut self.found[at]) else { return };
        let (position, Some(&best)) = (&self.positions[at], found.line.first()) else { return };
        let size = position.size();
        if let Some(symmetry) = Symmetry::of(position).find(|symmetry| symmetry.mv(best, size) == played) {
            found.line.iter_mut().for_each(|mv| *mv = symmetry.mv(*mv, size));
        }
    }

    /// The best move after `at` moves, where that is not the one that was played.
    fn other_than_played(&self, at: usize) -> Option<Move> {
        let best = *self.found[at].as_ref()?.line.first()?;
        (best != self.moves[at]).then_some(best)
    }

    /// The next task, needed or not.
    fn advance(&mut self) {
        self.task = match self.task {
            Some(Task::Position(at)) if at < self.moves.len() && self.other_than_played(at).is_some() => {
                Some(Task::Beside(at))
            }
            Some(Task::Position(at) | Task::Beside(at)) => {
                self.n_done += 1;
                if at > 0 {
                    Some(Task::Position(at - 1))
                } else if self.pass + 1 < self.passes.len() {
                    (self.pass, self.n_done) = (self.pass + 1, 0);
                    Some(Task::Position(self.moves.len()))
                } else {
                    None
                }
            }
            None => None,
        };
    }

    fn skip_what_is_known(&mut self) {
        while self.task.is_some_and(|task| !self.is_needed(task)) {
            self.advance();
        }
    }

    fn is_needed(&self, task: Task) -> bool {
        // What was learned since may say that the move played is the best.
        if matches!(task, Task::Beside(at) if self.other_than_played(at).is_none()) {
            return false;
        }
        let position = self.position_of(task);
        let pass = self.passes[self.pass];
        let is_out_of_reach = pass == Pass::Proof && position.empties().len() > PROVEN_FROM;
        if position.outcome().is_some() || position.is_placing() || is_out_of_reach {
            return false;
        }
        match task {
            Task::Position(at) => {
                let is_forced = at < self.moves.len() && position.legal_moves().len() <= 1;
                let limits = self.limits(&position);
                let is_enough = |found: &Found| pass == Pass::Glance || found.is_enough(limits);
                !is_forced && !self.found[at].as_ref().is_some_and(is_enough)
            }
            Task::Beside(at) => {
                let is_compared = |found: &Found| found.is_kept || found.basis == Basis::Exact;
                let is_compared = self.found[at].as_ref().is_some_and(is_compared);
                let known =
                    self.beside[at].as_ref().filter(|(mv, _)| Some(*mv) == self.other_than_played(at));
                !is_compared && known.is_none_or(|(_, found)| found.basis != Basis::Exact)
            }
        }
    }
}

/// The passes of a review that is at last as deep as a level plays.
fn passes(level: Level, is_fast: bool) -> Vec<Pass> {
    let below = PASSES.into_iter().filter(|&pass| pass < level.number()).map(Level::new);
    let is_proving = is_fast && level.number() >= PROVING_FROM;
    let glance = (!is_fast).then_some(Pass::Glance).into_iter();
    let last = is_proving.then_some(Pass::Proof);
    glance.chain(below.chain([level]).map(Pass::Level)).chain(last).collect()
}

/// Whether the engine's fast search and solver serve a board.
fn is_fast(size: BoardSize, goal: Goal) -> bool {
    goal == Goal::MostDiscs && size.width() <= 8 && size.height() <= 8
}

/// The most empty squares from which a pass solves.
fn exact_from(level: Level, position: &Position, goal: Goal) -> usize {
    let exact = usize::from(level.exact_from());
    if is_fast(position.size(), goal) { exact } else { exact.min(SLOW_EXACT_MAX) }
}

#[cfg(test)]
mod tests;
