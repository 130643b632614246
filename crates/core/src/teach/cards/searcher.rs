//! The thread that finds what every move of a card's position is worth, before anybody answers.

use crate::teach::puzzles::Solver;
use crate::worker::{Desk, Worker};
use engine::{Limits, Method, Request, Resources, Stop, Thinker};
use othello::evaluation::Evaluation;
use othello::rules::{Goal, Move, Position};

/// Moves are solved from this many empties down, which takes some tens of milliseconds.
pub(super) const SOLVED_FROM: usize = 14;
/// The depth of the search above that, in plies.
const PLIES: u8 = 8;
/// Memory for the searches, in megabytes.
const TABLE_MB: usize = 16;

/// What the moves of a position are worth.
pub(super) struct Found {
    pub position: Position,
    /// One for each move.
    pub moves: Vec<Evaluation>,
}

/// The window's end of the thread.
pub(super) struct Searcher(Worker<Position, Found>);

impl Searcher {
    pub(super) fn start(wake: impl Fn() + Send + 'static) -> Searcher {
        Searcher(Worker::start("mistakes", wake, work))
    }

    pub(super) fn ask(&self, position: Position) {
        self.0.send(position);
    }

    /// What was found since the last time.
    pub(super) fn news(&self) -> Vec<Found> {
        self.0.news()
    }
}

fn work(desk: Desk<Position, Found>) {
    let (mut solver, mut thinker) = (None, None);
    while let Ok(position) = desk.jobs.recv() {
        let solved = if position.empties().len() <= SOLVED_FROM {
            solver.get_or_insert_with(Solver::new).as_mut().and_then(|solver| solver.solve(&position))
        } else {
            None
        };
        let moves = match solved {
            Some(truth) => truth
                .moves()
                .map(|(square, score)| Evaluation::proven(score).with_line(vec![Move::Place(square)]))
                .collect(),
            None => {
                let resources = Resources { n_threads: 1, table_mb: TABLE_MB };
                searched(&position, thinker.get_or_insert_with(|| Thinker::new(resources)))
            }
        };
        (desk.tell)(Found { position, moves });
    }
}

fn searched(position: &Position, thinker: &mut Thinker) -> Vec<Evaluation> {
    let method = Method::Search(Limits::Depth(PLIES));
    let request = Request::new(*position, Goal::MostDiscs, method).lines(u8::MAX);
    thinker.think(&request, &Stop::never(), &|_| {}).1.lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::rules::{BoardSize, Square, Start};

    #[test]
    fn every_move_has_a_value() {
        let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 1 });
        let position = Start::Standard.position(BoardSize::STANDARD);
        let f5 = Square::parse("f5", position.size()).unwrap();
        let position = position.play(Move::Place(f5)).unwrap();
        let moves = searched(&position, &mut thinker);
        let squares = moves.iter().filter_map(|evaluation| evaluation.line[0].square());
        assert_eq!(squares.collect::<othello::rules::Squares>(), position.legal_moves());
        assert!(moves.is_sorted_by_key(|evaluation| -evaluation.score));
    }
}
