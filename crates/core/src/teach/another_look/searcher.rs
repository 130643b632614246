//! The thread that finds out what every move of a position is worth.

use crate::worker::{Desk, Worker};
use engine::{Limits, Method, Request, Resources, Stop, Thinker};
use othello::evaluation::Evaluation;
use othello::rules::{Goal, Position};

/// Memory for the searches, in megabytes.
const TABLE_MB: usize = 16;
/// Plies that every move is looked at, and down from how many empties exactly: a second for a position.
const DEPTH: u8 = 12;
const SOLVED_FROM: usize = 14;

/// The window's end of the thread.
pub(super) struct Searcher(Worker<Vec<Position>, (Position, Vec<Evaluation>)>);

impl Searcher {
    pub(super) fn start(wake: impl Fn() + Send + 'static) -> Searcher {
        Searcher(Worker::start("another look", wake, work))
    }

    /// Looks at these positions, and no longer at others.
    pub(super) fn search(&self, positions: Vec<Position>) {
        self.0.send(positions);
    }

    /// What was found since the last time: for a position the lines of all its moves, the best first.
    pub(super) fn found(&self) -> Vec<(Position, Vec<Evaluation>)> {
        self.0.news()
    }
}

fn work(desk: Desk<Vec<Position>, (Position, Vec<Evaluation>)>) {
    while let Ok(positions) = desk.jobs.recv() {
        let positions = desk.jobs.try_iter().last().unwrap_or(positions);
        let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: TABLE_MB });
        for position in positions {
            let limits =
                if position.empties().len() <= SOLVED_FROM { Limits::Solve } else { Limits::Depth(DEPTH) };
            let request = Request::new(position, Goal::MostDiscs, Method::Search(limits)).lines(u8::MAX);
            let (_, report) = thinker.think(&request, &Stop::never(), &|_| {});
            (desk.tell)((position, report.lines));
        }
    }
}
