//! The thread that finds what every move of a card's position is worth, before anybody answers.

use crate::app::worker::{Desk, Worker, waker};
use crate::engine::{Limits, Method, Request, Resources, Stop, Thinker};
use crate::evaluation::Evaluation;
use crate::rules::{Goal, Position, Square};
use crate::teach::puzzles::Solver;
use egui::Context;

/// Moves are solved from this many empties down, which takes some tens of milliseconds.
const SOLVED_FROM: usize = 14;
/// The depth of the search above that, in plies.
const PLIES: u8 = 8;
/// Memory for the searches, in megabytes.
const TABLE_MB: usize = 16;

/// What the moves of a position are worth.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Values {
    pub position: Position,
    /// In hundredths of a disc for the side to move, in the order of squares.
    pub moves: Vec<(Square, i32)>,
    pub is_exact: bool,
}

impl Values {
    pub(super) fn best(&self) -> Option<(Square, i32)> {
        self.moves.iter().copied().max_by_key(|(_, value)| *value)
    }

    /// What a move loses, in hundredths of a disc.
    pub(super) fn loss(&self, square: Square) -> Option<i32> {
        let value = self.moves.iter().find(|(its, _)| *its == square)?.1;
        Some(self.best()?.1 - value)
    }
}

/// The window's end of the thread.
pub(super) struct Judge(Worker<Position, Values>);

impl Judge {
    pub(super) fn start(ctx: &Context) -> Judge {
        Judge(Worker::start("mistakes", waker(ctx), work))
    }

    pub(super) fn ask(&self, position: Position) {
        self.0.send(position);
    }

    /// What was found since the last time.
    pub(super) fn answers(&self) -> Vec<Values> {
        self.0.news()
    }
}

fn work(desk: Desk<Position, Values>) {
    let (mut solver, mut thinker) = (None, None);
    while let Ok(position) = desk.jobs.recv() {
        let solved = if position.empties().len() <= SOLVED_FROM {
            solver.get_or_insert_with(Solver::new).as_mut().and_then(|solver| solver.solve(&position))
        } else {
            None
        };
        let values = match solved {
            Some(truth) => {
                let moves = truth.moves().map(|(square, score)| (square, 100 * i32::from(score))).collect();
                Values { position, moves, is_exact: true }
            }
            None => {
                let resources = Resources { n_threads: 1, table_mb: TABLE_MB };
                searched(position, thinker.get_or_insert_with(|| Thinker::new(resources)))
            }
        };
        (desk.tell)(values);
    }
}

fn searched(position: Position, thinker: &mut Thinker) -> Values {
    let method = Method::Search(Limits::Depth(PLIES));
    let request = Request::new(position, Goal::MostDiscs, method).lines(u8::MAX);
    let (_, report) = thinker.think(&request, &Stop::never(), &|_| {});
    let value = |best: &Evaluation| Some((best.line.first()?.square()?, best.in_discs()?.hundredths()));
    let mut moves: Vec<(Square, i32)> = report.lines.iter().filter_map(value).collect();
    moves.sort();
    Values { position, moves, is_exact: false }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BoardSize, Move, Start};

    #[test]
    fn every_move_has_a_value_and_the_best_loses_nothing() {
        let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 1 });
        let position = Start::Standard.position(BoardSize::STANDARD);
        let f5 = Square::parse("f5", position.size()).unwrap();
        let position = position.play(Move::Place(f5)).unwrap();
        let values = searched(position, &mut thinker);
        assert_eq!(values.moves.len(), 3);
        assert_eq!(values.loss(values.best().unwrap().0), Some(0));
        assert!(values.moves.iter().all(|(square, _)| values.loss(*square).unwrap() >= 0));
    }
}
