//! Multi-PV analysis: an evaluation and a line for every move of a position, deeper and deeper.
//!
//! Each move is searched by itself, in turns, so that all are known equally well and each result is reported
//! at once. First come estimates, a ply deeper in each turn. Where the end of the game is near enough, proofs
//! follow: who wins, then the score.
//!
//! Earlier results are passed in and not searched again.

use super::book::Book;
use super::eight::{self, Selectivity, Window};
use super::kernel::{Board, Eight, Kernel};
use super::search::Task;
use super::search::plan::{End, Plan};
use super::thinker::fast_kernel;
use super::{Request, Stop, Thinker};
use othello::evaluation::{Bounds, Evaluation, Score};
use othello::rules::{Goal, Move, Position};
use std::cmp::Reverse;
use std::time::{Duration, Instant};

/// A request to evaluate all moves of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct MultiPv {
    /// The position whose moves are analysed.
    pub position: Position,
    /// Whether most or fewest discs win.
    pub goal: Goal,
    /// Earlier results.
    pub known: Vec<Evaluation>,
}

impl MultiPv {
    /// With at most this many empties, proofs begin before estimates have reached the end of the game.
    pub const PROOFS_FROM: usize = 24;

    /// The depth of the estimates after which proofs begin.
    pub fn last_estimate(n_empties: usize) -> usize {
        let n_empties = n_empties.min(DEPTH_MAX);
        let last =
            if n_empties <= MultiPv::PROOFS_FROM { n_empties.saturating_sub(AHEAD) } else { n_empties };
        last.max(2)
    }
}

/// Replaces the evaluation of a move with the book's if the book's is better. Returns whether it did.
fn take_from_book(evaluation: &mut Evaluation, book: &Book, position: &Position) -> bool {
    let mv = evaluation.line[0];
    let Some(in_book) = book.known_moves(position).into_iter().find(|in_book| in_book.mv == mv) else {
        return false;
    };
    let news = in_book.evaluation.with_line(book.line(position, mv)).within(evaluation.bounds);
    let is_better = news.is_better_than(evaluation);
    if is_better {
        *evaluation = news;
    }
    is_better
}

/// What the search of each move must reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// A search to this depth, counting the move itself.
    Estimate {
        depth: u8,
        selectivity: u8,
    },
    Outcome,
    Exact,
}

/// With few empties, proofs begin when estimates have come within this many plies of the end of the game.
const AHEAD: usize = 10;
/// With fewer empties the score is found as fast as the winner.
const OUTCOME_FROM: usize = 14;
const DEPTH_MAX: usize = 250;

/// The steps for each move, in order.
fn steps(n_empties: usize) -> Vec<Step> {
    let last = MultiPv::last_estimate(n_empties);
    let is_near = n_empties <= MultiPv::PROOFS_FROM;
    let estimate = |depth: usize, selectivity| Step::Estimate { depth: depth as u8, selectivity };
    let mut steps: Vec<_> = (2..=last).map(|depth| estimate(depth, Selectivity::MOST.percent())).collect();
    if !is_near {
        steps.push(estimate(last, 95));
    }
    if n_empties >= OUTCOME_FROM {
        steps.push(Step::Outcome);
    }
    steps.push(Step::Exact);
    steps
}

impl Step {
    /// Whether the evaluation of a move has reached this step.
    fn is_known(self, known: &Evaluation) -> bool {
        match self {
            _ if known.is_exact() => true,
            Step::Estimate { depth, selectivity } => (known.depth, known.selectivity) >= (depth, selectivity),
            Step::Outcome => known.outcome().is_some(),
            Step::Exact => false,
        }
    }
}

impl Thinker {
    /// Evaluates the moves of a position until every score is proven or the search is stopped. `tell` gets
    /// each new evaluation, with the positions visited since the beginning and the elapsed time.
    pub fn analyse(&mut self, analysis: &MultiPv, stop: &Stop, tell: &dyn Fn(Evaluation, u64, Duration)) {
        let MultiPv { position, goal, known } = analysis;
        if position.is_placing() || position.outcome().is_some() {
            return;
        }
        let started = Instant::now();
        let evaluation_of = |mv: Move| {
            let earlier = known.iter().find(|earlier| earlier.line.first() == Some(&mv));
            earlier.cloned().unwrap_or_else(|| Evaluation::unknown().with_line(vec![mv]))
        };
        let mut evaluations: Vec<Evaluation> = position.moves().into_iter().map(evaluation_of).collect();
        // 1. The book's values need no search to their depth.
        if let Some(book) = self.book_for(position, *goal) {
            for evaluation in &mut evaluations {
                if take_from_book(evaluation, &book, position) {
                    tell(evaluation.clone(), 0, started.elapsed());
                }
            }
        }
        // 2. One step after another, each for every move.
        let mut nodes = 0;
        for step in steps(position.empties().len()) {
            evaluations.sort_by_key(|evaluation| Reverse(evaluation.score));
            for evaluation in &mut evaluations {
                while !step.is_known(evaluation) {
                    nodes += self.search_move(analysis, step, evaluation, stop);
                    if stop.requested() {
                        return;
                    }
                    tell(evaluation.clone(), nodes, started.elapsed());
                }
            }
        }
    }

    /// Searches one move towards a step. Returns the number of positions visited.
    fn search_move(&mut self, analysis: &MultiPv, step: Step, known: &mut Evaluation, stop: &Stop) -> u64 {
        let &MultiPv { position, goal, .. } = analysis;
        let child = position.play(known.line[0]).expect("the moves are legal");
        if let Some(outcome) = child.outcome() {
            let score = Score::of_outcome(&outcome, goal, position.turn());
            known.prove(Bounds::exactly(score.discs()));
            return 1;
        }
        let method = super::Method::Search(super::Limits::Solve); // Not read: the plan says how deep.
        let request = Request::new(child, goal, method).keep(true);
        match (step, fast_kernel(position.size(), goal, false)) {
            (Step::Estimate { depth, selectivity }, _) => {
                let to_the_end = Plan::to_the_end(child.empties().len());
                let selectivity = Selectivity::at_least(selectivity);
                let plan = Plan { depth: depth - 1, selectivity, end: End::Estimate, ..to_the_end };
                self.search_child(&request, &plan, known, stop)
            }
            (Step::Outcome, Some(kernel)) => {
                self.prove(kernel, kernel.board(&child), Window::WIN_DRAW_LOSS, known, stop)
            }
            (Step::Exact, Some(kernel)) => {
                // One beyond the known bounds, so that the score lies inside the window.
                let Bounds { low, high } = known.bounds;
                let Window { alpha, beta } = Window::FULL;
                let window =
                    Window { alpha: alpha.max(-i32::from(high) - 1), beta: beta.min(-i32::from(low) + 1) };
                self.prove(kernel, kernel.board(&child), window, known, stop)
            }
            // The general search proves no bounds: it solves the position.
            (Step::Outcome | Step::Exact, None) => {
                let plan = Plan::to_the_end(child.empties().len());
                self.search_child(&request, &plan, known, stop)
            }
        }
    }

    fn search_child(&mut self, request: &Request, plan: &Plan, known: &mut Evaluation, stop: &Stop) -> u64 {
        let started = Instant::now();
        let instructions = self.instructions;
        let task = Task { request, plan, instructions, stop, started, progress: &|_| {} };
        let (_, report) = self.carry_out(&task);
        let Some(found) = report.evaluation().filter(|_| !stop.requested()) else { return report.nodes };
        // The search for larger boards skips no moves, so it searches more of the tree than requested.
        let selectivity = report.selectivity.max(plan.selectivity.percent());
        let after = match found.is_exact() {
            true => found,
            false => Evaluation { depth: plan.depth, selectivity, ..found },
        };
        let news = after.before(known.line[0]);
        *known = news.within(known.bounds);
        report.nodes
    }

    /// Proves the score of a move if it lies within `window`, seen by the opponent; otherwise proves a bound.
    fn prove(
        &mut self,
        kernel: Eight,
        board: Board<u64>,
        window: Window,
        known: &mut Evaluation,
        stop: &Stop,
    ) -> u64 {
        let (table, n_threads) = self.eight_table();
        let give_up = &|| stop.requested();
        let Some(solution) = eight::solve(kernel, board, window, n_threads, table, give_up) else {
            return 0;
        };
        let score = -solution.score as i16;
        let bounds = match solution.score {
            found if found <= window.alpha => Bounds { low: score, ..Bounds::UNKNOWN },
            found if found >= window.beta => Bounds { high: score, ..Bounds::UNKNOWN },
            _ => Bounds::exactly(score),
        };
        known.prove(bounds);
        if known.is_exact() && window.alpha < solution.score && solution.score < window.beta {
            known.line.truncate(1);
            known.line.extend(solution.line);
        }
        solution.nodes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{answer, follow, random_endgame, random_positions, thinker};
    use crate::{Limits, Method};
    use othello::evaluation::Source;
    use othello::rules::BoardSize;
    use std::cell::RefCell;

    /// The events until `n` evaluations have arrived.
    fn run(position: Position, goal: Goal, known: Vec<Evaluation>, n: usize) -> Vec<Evaluation> {
        let events = RefCell::new(Vec::new());
        let (stopper, stop) = Stop::pair();
        let tell = |evaluation, _, _| {
            events.borrow_mut().push(evaluation);
            if events.borrow().len() >= n {
                stopper.stop();
            }
        };
        thinker().analyse(&MultiPv { position, goal, known }, &stop, &tell);
        events.into_inner()
    }

    fn solve(position: &Position, goal: Goal) -> i16 {
        let (_, report) = answer(&Request::new(*position, goal, Method::Search(Limits::Solve)));
        report.lines[0].exact().expect("it was solved")
    }

    #[test]
    fn in_the_end_every_score_is_exact_and_bounds_only_close_in() {
        for (size, goal, n_empties) in [
            ("8x8", Goal::MostDiscs, 14),
            ("8x8", Goal::FewestDiscs, 7),
            ("6x6", Goal::MostDiscs, 12),
            ("10x10", Goal::MostDiscs, 6),
        ] {
            for seed in 0..3 {
                let position = random_endgame(size.parse::<BoardSize>().unwrap(), n_empties, seed);
                let events = run(position, goal, Vec::new(), usize::MAX);
                for mv in position.moves() {
                    let of_move: Vec<_> =
                        events.iter().filter(|evaluation| evaluation.line[0] == mv).collect();
                    for pair in of_move.windows(2) {
                        assert!(pair[1].is_better_than(pair[0]), "{pair:?}");
                        assert!(pair[1].bounds.and(pair[0].bounds) == pair[1].bounds, "{pair:?}");
                    }
                    let last = of_move.last().unwrap();
                    let child = position.play(mv).unwrap();
                    let outcome = child.outcome();
                    let over = outcome.map(|over| Score::of_outcome(&over, goal, position.turn()).discs());
                    let expected = over.unwrap_or_else(|| -solve(&child, goal));
                    assert_eq!(last.exact(), Some(expected), "{position}{last:?}");
                    assert!(follow(position, &last.line).outcome().is_some(), "{position}{last:?}");
                }
            }
        }
    }

    #[test]
    fn known_results_are_not_searched_again() {
        let position = random_positions(BoardSize::STANDARD, 3)[1];
        let n_moves = position.moves().len();
        let first = run(position, Goal::MostDiscs, Vec::new(), 4 * n_moves);
        assert!(first[..n_moves].iter().all(|evaluation| evaluation.depth == 2));
        let known: Vec<Evaluation> = first[3 * n_moves..].to_vec();
        let next = run(position, Goal::MostDiscs, known, 1);
        assert_eq!(next[0].depth, 6);
        let exact = run(random_endgame(BoardSize::STANDARD, 8, 1), Goal::MostDiscs, Vec::new(), usize::MAX);
        let known = exact.into_iter().filter(Evaluation::is_exact).collect();
        assert_eq!(run(random_endgame(BoardSize::STANDARD, 8, 1), Goal::MostDiscs, known, usize::MAX), []);
    }

    #[test]
    fn book_values_come_first_until_a_search_is_deeper() {
        let start = Position::start(BoardSize::STANDARD);
        let events = run(start, Goal::MostDiscs, Vec::new(), 4);
        for evaluation in &events {
            assert!(evaluation.source == Source::Book && evaluation.depth > 10, "{evaluation:?}");
            assert!(evaluation.line.len() > 5, "the book goes on: {evaluation:?}");
        }
        let book = Book::embedded().expect("the program carries it");
        let searched = events[0].clone().from(Source::Search);
        let mut deeper = Evaluation { depth: searched.depth + 1, ..searched.clone() };
        assert!(!take_from_book(&mut deeper, &book, &start) && deeper.source == Source::Search);
        let mut shallower = Evaluation { depth: searched.depth - 1, ..searched };
        assert!(take_from_book(&mut shallower, &book, &start) && shallower.source == Source::Book);
        let small = Position::start(BoardSize::new(6, 6).unwrap());
        let searched = run(small, Goal::MostDiscs, Vec::new(), 4);
        assert!(searched.iter().all(|evaluation| evaluation.source == Source::Search));
    }
}
