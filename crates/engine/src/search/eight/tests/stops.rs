//! Stops searches at any moment: their results, and the entries they leave in the table, must be true.
//!
//! The table is kept after each stop, so that a wrong bound would also mislead later searches. Each entry is
//! compared with a full search of its own position, those with few empties first.
//! `OUTFLANK_STOPS` sets the number of stops for each number of threads.

use super::*;
use crate::search::plan::{End, Plan};
use crate::{Method, MultiPv, Report, Request, Resources, Stop, Thinker};
use othello::evaluation::{Bounds, Evaluation};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};

/// The number of searches stopped at one position; all but the first share a table.
const IN_A_ROW: u64 = 8;

/// The numbers of empties of the positions: from 15 on, threads share nodes.
const N_EMPTIES: [usize; 3] = [16, 17, 18];

fn n_stops() -> u64 {
    std::env::var("OUTFLANK_STOPS").ok().and_then(|number| number.parse().ok()).unwrap_or(64)
}

/// Finds true scores by complete searches on one thread.
struct Truth {
    kernel: Eight,
    table: TranspositionTable,
    scores: HashMap<Board<u64>, i32>,
}

impl Truth {
    fn new(kernel: Eight) -> Truth {
        let mut table = TranspositionTable::new(16).unwrap();
        table.begin(kernel, true);
        Truth { kernel, table, scores: HashMap::new() }
    }

    /// Whether the true score lies between the bounds.
    fn allows(&self, board: Board<u64>, lower: i32, upper: i32) -> bool {
        let n_empties = self.kernel.empties(board).count_ones();
        let team = Team { table: &self.table, n_threads: 1, give_up: &|_| false };
        team.search(&FeatureEvaluator::new(self.kernel), n_empties, |searcher| {
            let node = searcher.evaluator.node(board, n_empties);
            (lower <= -64 || searcher.null_window(&node, Target::EXACT, lower - 1) >= lower)
                && (upper >= 64 || searcher.null_window(&node, Target::EXACT, upper) <= upper)
        })
    }

    fn score(&mut self, position: &Position) -> i32 {
        let (kernel, table) = (self.kernel, &mut self.table);
        let board = kernel.board(position);
        let solve = || super::solve(position, Window::FULL, table).score;
        *self.scores.entry(board).or_insert_with(solve)
    }

    /// Checks that every exact entry is true. Returns how many there are.
    fn check_table(&self, table: &TranspositionTable) -> usize {
        let mut entries = table.entries();
        entries.retain(|(_, entry)| entry.target.selectivity == Selectivity::NONE);
        entries.retain(|(board, entry)| entry.target.depth >= self.kernel.empties(*board).count_ones());
        entries.sort_by_key(|(board, _)| self.kernel.empties(*board).count_ones());
        for (board, entry) in &entries {
            assert!(self.allows(*board, entry.lower.into(), entry.upper.into()), "{entry:?} {board:?}");
        }
        entries.len()
    }
}

/// One position whose searches are stopped.
struct Trial {
    position: Position,
    n_threads: usize,
    truth: Truth,
    table: TranspositionTable,
    random: SmallRng,
    /// The most positions that a search may visit.
    nodes_max: u64,
    count: Count,
}

#[derive(Debug, Default)]
struct Count {
    stopped: u64,
    entries: usize,
    /// Lines and moves with proven bounds.
    bounded: usize,
}

impl Trial {
    fn new(seed: u64, n_threads: usize, count: Count) -> Trial {
        let size = ["8x8", "8x8", "6x6", "8x6"][seed as usize % 4].parse().unwrap();
        let position = random_endgame(size, N_EMPTIES[seed as usize % 3], seed);
        let table = || TranspositionTable::new(1).unwrap();
        Trial {
            position,
            n_threads,
            truth: Truth::new(Eight::new(size).unwrap()),
            table: table(),
            random: SmallRng::seed_from_u64(seed),
            // What earlier searches left in the table makes later ones shorter.
            nodes_max: super::solve(&position, Window::FULL, &mut table()).nodes / 8,
            count,
        }
    }

    /// Runs a search that chooses a move, and stops it after a random number of positions.
    fn think(&mut self) {
        let nodes_max = self.random.random_range(0..self.nodes_max);
        let end = [End::Exact, End::Exact, End::Outcome][self.random.random_range(0..3)];
        let plan = Plan { nodes_max, end, ..Plan::to_the_end(self.position.empties().len()) };
        let (position, method) = (self.position, Method::Search(Limits::Solve));
        let request = Request::new(position, Goal::MostDiscs, method).lines(self.random.random_range(1..4));
        let reports = RefCell::new(Vec::new());
        let (stop, started, progress) =
            (Stop::never(), Instant::now(), &|report| reports.borrow_mut().push(report));
        let instructions = Instructions::chosen();
        let task = Task { request: &request, plan: &plan, instructions, stop: &stop, started, progress };
        let weights = Weights::embedded();
        let (kernel, weights) = (self.truth.kernel, weights.as_deref());
        let (_, report) = think(kernel, &task, &mut self.table, weights, self.n_threads);
        self.count.stopped += u64::from(report.nodes >= nodes_max);
        for report in reports.into_inner().iter().chain([&report]) {
            self.check_report(report);
        }
    }

    /// Solves the position; stops after `give_up` was asked a random number of times.
    fn solve(&mut self) {
        let window = [Window::FULL, Window::WIN_DRAW_LOSS][self.random.random_range(0..2)];
        let n_max = self.random.random_range(0..self.nodes_max) / INTERVAL;
        let n_asked = AtomicU64::new(0);
        let give_up = || n_asked.fetch_add(1, Relaxed) >= n_max;
        let kernel = self.truth.kernel;
        let board = kernel.board(&self.position);
        match super::super::solve(kernel, board, window, self.n_threads, &mut self.table, &give_up) {
            None => self.count.stopped += 1,
            Some(found) => {
                let score = self.truth.score(&self.position).clamp(window.alpha, window.beta);
                assert_eq!(found.score.clamp(window.alpha, window.beta), score, "{}", self.position);
            }
        }
    }

    /// Proves the value of every move, until another thread stops it.
    fn analyse(&mut self) {
        let mut thinker = Thinker::new(Resources { n_threads: self.n_threads, table_mb: 1 });
        let asked = MultiPv { position: self.position, goal: Goal::MostDiscs, known: Vec::new() };
        let evaluations = RefCell::new(Vec::new());
        let tell = |evaluation, _, _| evaluations.borrow_mut().push(evaluation);
        let (stopper, stop) = Stop::pair();
        let time = Duration::from_micros(self.random.random_range(0..50_000));
        thread::scope(|scope| {
            scope.spawn(move || {
                thread::sleep(time);
                stopper.stop();
            });
            thinker.analyse(&asked, &stop, &tell);
        });
        let evaluations = evaluations.into_inner();
        self.count.stopped += u64::from(!evaluations.iter().any(Evaluation::is_exact));
        evaluations.iter().for_each(|evaluation| self.check_move(evaluation));
        self.count.entries += self.truth.check_table(thinker.eight_table().0);
    }

    /// Checks that the value of each line is true of its move, and that of the best line of the position.
    fn check_report(&mut self, report: &Report) {
        if let Some(found) = report.evaluation() {
            let score = self.truth.score(&self.position);
            assert!(holds(&found, score), "{score} instead of {found:?}\n{}", self.position);
        }
        report.lines.iter().for_each(|line| self.check_move(line));
    }

    fn check_move(&mut self, evaluation: &Evaluation) {
        let child = self.position.play(evaluation.line[0]).unwrap();
        let sign = if child.turn() == self.position.turn() { 1 } else { -1 };
        let score = sign * self.truth.score(&child);
        assert!(holds(evaluation, score), "{score} instead of {evaluation:?}\n{}", self.position);
        self.count.bounded += usize::from(evaluation.bounds != Bounds::UNKNOWN);
    }
}

fn holds(Evaluation { bounds, .. }: &Evaluation, score: i32) -> bool {
    (bounds.low.into()..=bounds.high.into()).contains(&score)
}

/// Stops `n_stops` searches at random moments.
fn stop_searches(n_threads: usize, n_stops: u64) {
    let mut count = Count::default();
    for seed in 0..n_stops / IN_A_ROW {
        let mut trial = Trial::new(seed, n_threads, count);
        trial.analyse();
        for _ in 1..IN_A_ROW {
            if trial.random.random() { trial.think() } else { trial.solve() }
        }
        trial.count.entries += trial.truth.check_table(&trial.table);
        // The entries that are left do not mislead a complete search.
        let found = super::solve(&trial.position, Window::FULL, &mut trial.table);
        assert_eq!(found.score, trial.truth.score(&trial.position), "{}", trial.position);
        count = trial.count;
    }
    println!("{n_threads} threads: {count:?}");
    assert!(2 * count.stopped > n_stops && count.entries > 10 * n_stops as usize && count.bounded > 0);
}

#[test]
fn two_threads_leave_only_true_entries_when_stopped() {
    stop_searches(2, n_stops());
}

#[test]
fn eight_threads_leave_only_true_entries_when_stopped() {
    stop_searches(8, n_stops());
}
