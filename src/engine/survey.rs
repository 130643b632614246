//! What every move of a position is worth, deeper and deeper: for whoever studies the position.
//!
//! Each move is searched by itself, in turns, so that all are known equally well and each result is told as
//! soon as it is there. First come guesses, a ply deeper in each turn. Where the end of the game is near
//! enough, proofs follow: who wins, then the score, by asking again and again whether it is above or below
//! some number, so that the bounds on it close in (Plaat and others, *Best-first fixed-depth minimax
//! algorithms*, 1996: MTD(f)).
//!
//! What was found out earlier is handed in, and nothing of it is searched again.

use super::book::{Book, Known};
use super::clock::Stopwatch;
use super::eight::{self, Certainty, Window};
use super::kernel::{Eight, Kernel};
use super::plan::{End, Plan};
use super::thinker::fast_kernel;
use super::{Request, Stop, Thinker, Value};
use crate::rules::{Color, Goal, Move, Position};
use std::cmp::{Ordering, Reverse};
use std::time::Duration;

/// A position whose moves are to be valued.
#[derive(Clone, Debug, PartialEq)]
pub struct Survey {
    pub position: Position,
    pub goal: Goal,
    /// What is known already.
    pub known: Vec<Verdict>,
}

impl Survey {
    /// With so many empties or fewer, proofs begin before guesses have reached the end of the game.
    pub const PROOFS_FROM: usize = 24;

    /// The depth of the guesses after which proofs begin.
    pub fn last_guess(n_empties: usize) -> usize {
        let n_empties = n_empties.min(DEPTH_MAX);
        let last = if n_empties <= Survey::PROOFS_FROM { n_empties.saturating_sub(AHEAD) } else { n_empties };
        last.max(2)
    }
}

/// What is known about a move. Values are for the side that plays it.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The move, then best play as far as it is known.
    pub line: Vec<Move>,
    /// The score of the game as it was guessed last, in hundredths of a disc.
    pub guess: i32,
    /// Plies that were looked ahead for the guess, the move itself among them; as many as there are empties
    /// reach the end.
    pub depth: u8,
    /// How sure the guess is, in percent.
    pub certainty: u8,
    /// The guess is what the opening book knows.
    pub is_book: bool,
    /// The score is proven to be neither lower nor higher.
    pub low: i16,
    pub high: i16,
}

impl Verdict {
    /// The proven score.
    pub fn exact(&self) -> Option<i16> {
        (self.low == self.high).then_some(self.low)
    }

    /// Whether the move is proven to win, to draw or to lose.
    pub fn outcome(&self) -> Option<Ordering> {
        match (self.low, self.high) {
            (1.., _) => Some(Ordering::Greater),
            (_, ..=-1) => Some(Ordering::Less),
            (0, 0) => Some(Ordering::Equal),
            _ => None,
        }
    }

    /// The proven score, else the guess, as far as what is proven allows it.
    pub fn value(&self) -> Value {
        match self.exact() {
            Some(score) => Value::Exact(score),
            None if self.is_book => Value::Book((self.hundredths() / 100) as i16),
            None => Value::Estimate(self.hundredths()),
        }
    }

    /// The same as a number that moves can be compared by.
    pub fn hundredths(&self) -> i32 {
        self.guess.clamp(100 * i32::from(self.low), 100 * i32::from(self.high))
    }

    /// Whether it knows more than another verdict about the same move.
    pub fn is_deeper_than(&self, other: &Verdict) -> bool {
        let proven = |verdict: &Verdict| i32::from(verdict.high) - i32::from(verdict.low);
        (Reverse(proven(self)), self.depth, self.certainty)
            > (Reverse(proven(other)), other.depth, other.certainty)
    }

    /// Takes what the book knows of the move, if it looks deeper; whether it does.
    fn open_book(&mut self, book: &Book, position: &Position) -> bool {
        let mv = self.line[0];
        let Some(found) = book.moves(position).into_iter().find(|found| found.mv == mv) else { return false };
        let Known { value, depth, certainty } = found.known;
        let (line, guess) = (book.line(position, mv), 100 * i32::from(value));
        let news = Verdict { line, guess, depth, certainty, is_book: true, ..*self };
        let is_deeper = news.is_deeper_than(self);
        if is_deeper {
            *self = news;
        }
        is_deeper
    }

    fn unknown(mv: Move, area: usize) -> Verdict {
        let most = area as i16;
        Verdict { line: vec![mv], guess: 0, depth: 0, certainty: 0, is_book: false, low: -most, high: most }
    }
}

/// One thing to find out about each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// To a depth, the move itself counted.
    Guess {
        depth: u8,
        certainty: u8,
    },
    Outcome,
    Exact,
}

/// With few empties, proofs begin when guesses have come within so many plies of the end of the game.
const AHEAD: usize = 10;
/// With fewer empties the score is found as soon as who wins.
const OUTCOME_FROM: usize = 14;
/// No depth is larger.
const DEPTH_MAX: usize = 250;

/// What is found out, in this order.
fn steps(n_empties: usize) -> Vec<Step> {
    let last = Survey::last_guess(n_empties);
    let is_near = n_empties <= Survey::PROOFS_FROM;
    let guess = |depth: usize, certainty| Step::Guess { depth: depth as u8, certainty };
    let mut steps: Vec<_> = (2..=last).map(|depth| guess(depth, Certainty::LEAST.percent())).collect();
    if !is_near {
        steps.push(guess(last, 95));
    }
    if n_empties >= OUTCOME_FROM {
        steps.push(Step::Outcome);
    }
    steps.push(Step::Exact);
    steps
}

impl Step {
    /// Whether a verdict answers it already.
    fn is_known(self, verdict: &Verdict) -> bool {
        match self {
            _ if verdict.exact().is_some() => true,
            Step::Guess { depth, certainty } => (verdict.depth, verdict.certainty) >= (depth, certainty),
            Step::Outcome => verdict.outcome().is_some(),
            Step::Exact => false,
        }
    }
}

impl Thinker {
    /// Values the moves of a position until every score is proven or it is told to stop. `tell` hears of each
    /// new verdict, with the positions looked at since the beginning and the time.
    pub fn survey(&mut self, survey: &Survey, stop: &Stop, tell: &dyn Fn(Verdict, u64, Duration)) {
        let Survey { position, goal, known } = survey;
        if position.is_placing() || position.outcome().is_some() {
            return;
        }
        let watch = Stopwatch::start();
        let area = position.size().area();
        let mut verdicts: Vec<Verdict> =
            moves(position).into_iter().map(|mv| Verdict::unknown(mv, area)).collect();
        for verdict in &mut verdicts {
            let earlier = known.iter().find(|earlier| earlier.line.first() == verdict.line.first());
            *verdict = earlier.unwrap_or(verdict).clone();
        }
        // 1. What the book knows need not be searched as deep.
        if let Some(book) = self.book_for(position, *goal) {
            for verdict in &mut verdicts {
                if verdict.open_book(&book, position) {
                    tell(verdict.clone(), 0, watch.elapsed());
                }
            }
        }
        // 2. One thing after the other about every move.
        let mut nodes = 0;
        for step in steps(position.empties().len()) {
            verdicts.sort_by_key(|verdict| Reverse(verdict.hundredths()));
            for verdict in &mut verdicts {
                while !step.is_known(verdict) {
                    nodes += self.inquire(position, *goal, step, verdict, stop);
                    if stop.requested() {
                        return;
                    }
                    tell(verdict.clone(), nodes, watch.elapsed());
                }
            }
        }
    }

    /// Finds out one thing more about a move; how many positions it took.
    fn inquire(
        &mut self,
        position: &Position,
        goal: Goal,
        step: Step,
        verdict: &mut Verdict,
        stop: &Stop,
    ) -> u64 {
        let child = position.play(verdict.line[0]).expect("the moves are legal");
        if let Some(outcome) = child.outcome() {
            let score = score(outcome.official(goal), position.turn(), goal);
            (verdict.guess, verdict.low, verdict.high) = (100 * i32::from(score), score, score);
            return 1;
        }
        match (step, fast_kernel(position.size(), goal, false)) {
            (Step::Guess { depth, certainty }, _) => {
                let to_the_end = Plan::to_the_end(child.empties().len());
                let certainty = Certainty::at_least(certainty);
                let plan = Plan { depth: depth - 1, certainty, end: End::Guess, ..to_the_end };
                (verdict.depth, verdict.certainty, verdict.is_book) = (depth, certainty.percent(), false);
                self.examine(&child, goal, &plan, verdict, stop)
            }
            (Step::Outcome | Step::Exact, Some(kernel)) => {
                let guess = if step == Step::Outcome { 0 } else { next_question(verdict) };
                self.ask(&child, kernel, guess, verdict, stop)
            }
            // The other search knows no bounds.
            (Step::Outcome | Step::Exact, None) => {
                let plan = Plan::to_the_end(child.empties().len());
                self.examine(&child, goal, &plan, verdict, stop)
            }
        }
    }

    /// Searches the position after a move.
    fn examine(
        &mut self,
        child: &Position,
        goal: Goal,
        plan: &Plan,
        verdict: &mut Verdict,
        stop: &Stop,
    ) -> u64 {
        let method = super::Method::Search(super::Limits::Solve);
        let request = Request::new(*child, goal, method).keep(true);
        let (_, report) = self.carry_out(&request, plan, Stopwatch::start(), stop, &|_| {});
        let Some(line) = report.lines.first().filter(|_| !stop.requested()) else { return report.nodes };
        match line.value {
            Value::Exact(score) => {
                (verdict.guess, verdict.low, verdict.high) = (-100 * i32::from(score), -score, -score);
            }
            Value::Estimate(hundredths) => verdict.guess = -hundredths,
            Value::Outcome(_) | Value::Book(_) | Value::Points(_) => {}
        }
        // The search for larger boards gives no move up, and so is surer than it was asked to be.
        verdict.certainty = report.certainty.max(plan.certainty.percent());
        verdict.line.truncate(1);
        verdict.line.extend(&line.moves);
        report.nodes
    }

    /// Asks whether a move's score is above `guess`, below it, or just that.
    fn ask(
        &mut self,
        child: &Position,
        kernel: Eight,
        guess: i16,
        verdict: &mut Verdict,
        stop: &Stop,
    ) -> u64 {
        let guess = i32::from(guess);
        let window = Window { alpha: -guess - 1, beta: -guess + 1 };
        let (table, n_threads) = self.eight_table();
        let give_up = &|| stop.requested();
        let Some(solution) = eight::solve(kernel, kernel.board(child), window, n_threads, table, give_up)
        else {
            return 0;
        };
        let score = -solution.score as i16;
        match i32::from(score).cmp(&guess) {
            Ordering::Greater => verdict.low = verdict.low.max(score),
            Ordering::Less => verdict.high = verdict.high.min(score),
            Ordering::Equal => (verdict.low, verdict.high) = (score, score),
        }
        if let Some(score) = verdict.exact() {
            verdict.guess = 100 * i32::from(score);
            if i32::from(score) == guess {
                verdict.line.truncate(1);
                verdict.line.extend(solution.line);
            }
        }
        solution.nodes
    }
}

/// The score to ask about next: the likeliest that is still possible, an even one.
fn next_question(verdict: &Verdict) -> i16 {
    let likeliest = (verdict.hundredths() / 200 * 2) as i16;
    // Bounds found by asking are even; where none was found yet, any score of the board is.
    likeliest.clamp(verdict.low, verdict.high)
}

fn moves(position: &Position) -> Vec<Move> {
    if position.must_pass() {
        return vec![Move::Pass];
    }
    position.legal_moves().iter().map(Move::Place).collect()
}

/// The worth of a final score: the difference, or, where fewest discs win, its opposite.
fn score(official: crate::rules::ByColor<u16>, mover: Color, goal: Goal) -> i16 {
    let difference = official[mover] as i16 - official[!mover] as i16;
    if goal == Goal::MostDiscs { difference } else { -difference }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::testing::{random_endgame, random_positions};
    use crate::engine::{Limits, Method, Resources};
    use crate::rules::BoardSize;
    use std::cell::RefCell;

    fn thinker() -> Thinker {
        Thinker::new(Resources { n_threads: 1, table_mb: 4 })
    }

    /// Everything that is told until `n` verdicts have been heard.
    fn run(position: Position, goal: Goal, known: Vec<Verdict>, n: usize) -> Vec<Verdict> {
        let told = RefCell::new(Vec::new());
        let (newest, id) = Default::default();
        let newest = std::sync::Arc::<std::sync::atomic::AtomicU64>::new(newest);
        let stop = Stop::new(newest.clone(), super::super::SearchId(id));
        let tell = |verdict, _, _| {
            told.borrow_mut().push(verdict);
            if told.borrow().len() >= n {
                newest.store(1, std::sync::atomic::Ordering::Relaxed);
            }
        };
        thinker().survey(&Survey { position, goal, known }, &stop, &tell);
        told.into_inner()
    }

    fn solve(position: &Position, goal: Goal) -> i16 {
        let method = Method::Search(Limits::Solve);
        let request = Request::new(*position, goal, method);
        let (_, report) = thinker().think(&request, &Stop::never(), &|_| {});
        let Value::Exact(score) = report.lines[0].value else { panic!("{report:?}") };
        score
    }

    #[test]
    fn in_the_end_every_score_is_exact_and_bounds_only_close_in() {
        for (size, goal, n_empties) in [
            ("8x8", Goal::MostDiscs, 15),
            ("8x8", Goal::FewestDiscs, 7),
            ("6x6", Goal::MostDiscs, 12),
            ("10x10", Goal::MostDiscs, 6),
        ] {
            for seed in 0..4 {
                let position = random_endgame(size.parse::<BoardSize>().unwrap(), n_empties, seed);
                let told = run(position, goal, Vec::new(), usize::MAX);
                for mv in moves(&position) {
                    let of_move: Vec<_> = told.iter().filter(|verdict| verdict.line[0] == mv).collect();
                    for pair in of_move.windows(2) {
                        assert!(pair[1].is_deeper_than(pair[0]), "{pair:?}");
                        assert!(pair[1].low >= pair[0].low && pair[1].high <= pair[0].high, "{pair:?}");
                    }
                    let last = of_move.last().unwrap();
                    let child = position.play(mv).unwrap();
                    let expected = match child.outcome() {
                        Some(outcome) => score(outcome.official(goal), position.turn(), goal),
                        None => -solve(&child, goal),
                    };
                    assert_eq!(last.exact(), Some(expected), "{position}{last:?}");
                    let end = last.line.iter().try_fold(position, |position, &mv| position.play(mv)).unwrap();
                    assert!(end.outcome().is_some(), "{position}{last:?}");
                }
            }
        }
    }

    #[test]
    fn what_is_known_is_not_asked_again() {
        let position = random_positions(BoardSize::STANDARD, 3)[1];
        let n_moves = moves(&position).len();
        let first = run(position, Goal::MostDiscs, Vec::new(), 4 * n_moves);
        assert!(first[..n_moves].iter().all(|verdict| verdict.depth == 2));
        let known: Vec<Verdict> = first[3 * n_moves..].to_vec();
        let next = run(position, Goal::MostDiscs, known, 1);
        assert_eq!(next[0].depth, 6);
        let exact = run(random_endgame(BoardSize::STANDARD, 8, 1), Goal::MostDiscs, Vec::new(), usize::MAX);
        let known = exact.into_iter().filter(|verdict| verdict.exact().is_some()).collect();
        assert_eq!(run(random_endgame(BoardSize::STANDARD, 8, 1), Goal::MostDiscs, known, usize::MAX), []);
    }

    #[test]
    fn what_the_book_knows_is_said_at_once_until_a_search_looks_deeper() {
        let start = Position::start(BoardSize::STANDARD);
        let told = run(start, Goal::MostDiscs, Vec::new(), 4);
        for verdict in &told {
            assert!(
                verdict.is_book && verdict.depth > 10 && matches!(verdict.value(), Value::Book(_)),
                "{verdict:?}"
            );
            assert!(verdict.line.len() > 5, "the book goes on: {verdict:?}");
        }
        let book = Book::embedded().expect("the program carries it");
        let mut deeper = Verdict { depth: told[0].depth + 1, is_book: false, ..told[0].clone() };
        assert!(!deeper.open_book(&book, &start) && !deeper.is_book);
        let mut shallower = Verdict { depth: told[0].depth - 1, is_book: false, ..told[0].clone() };
        assert!(shallower.open_book(&book, &start) && shallower.is_book);
        let small = Position::start(BoardSize::new(6, 6).unwrap());
        assert!(run(small, Goal::MostDiscs, Vec::new(), 4).iter().all(|verdict| !verdict.is_book));
    }

    #[test]
    fn a_narrower_proof_counts_more_than_a_deeper_guess() {
        let verdict = |depth, certainty, low, high| Verdict {
            depth,
            certainty,
            low,
            high,
            ..Verdict::unknown(Move::Pass, 64)
        };
        let ordered = [
            verdict(8, 73, -64, 64),
            verdict(8, 95, -64, 64),
            verdict(9, 73, -64, 64),
            verdict(9, 73, 2, 64),
            verdict(9, 73, 2, 2),
        ];
        for (at, deeper) in ordered.iter().enumerate() {
            assert!(ordered[..at].iter().all(|other| deeper.is_deeper_than(other)));
            assert!(ordered[at..].iter().all(|other| !deeper.is_deeper_than(other)));
        }
        assert_eq!(ordered[3].outcome(), Some(Ordering::Greater));
        assert_eq!((ordered[3].value(), ordered[4].value()), (Value::Estimate(200), Value::Exact(2)));
    }
}
