//! The thread that picks exercises at random, so that the window does not wait for one.

use crate::lessons::Lesson;
use crate::{Exercise, SceneSource};
use engine::human::Model;
use engine::{Limits, Method, Request, Resources, Stop, Thinker};
use othello::evaluation::Evaluation;
use othello::rules::{Goal, Position, Square};
use system::worker::{Worker, WorkerHandle};

/// Memory for the searches, in megabytes: they are near the end of the game.
const TABLE_MB: usize = 8;

/// A request for the exercises of a lesson from a number on, one after another.
pub(super) struct DrawerJob {
    pub lesson: &'static Lesson,
    pub from: usize,
    pub seed: u64,
}

pub(super) struct Drawn {
    /// The seed that the lesson was opened with.
    pub seed: u64,
    pub number: usize,
    /// `None` where none was found.
    pub exercise: Option<Exercise>,
}

/// The window's end of the thread.
pub(super) type Drawer = Worker<DrawerJob, Drawn>;

pub(super) fn work(handle: WorkerHandle<DrawerJob, Drawn>) {
    let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: TABLE_MB });
    let mut next = handle.jobs.recv().ok();
    while let Some(DrawerJob { lesson, from, seed }) = next {
        next = None;
        for number in from..lesson.n_exercises {
            (handle.tell)(Drawn { seed, number, exercise: exercise(lesson, number, seed, &mut thinker) });
            // A newer request ends this one.
            next = handle.jobs.try_iter().last();
            if next.is_some() {
                break;
            }
        }
        next = next.or_else(|| handle.jobs.recv().ok());
    }
}

fn exercise(lesson: &Lesson, number: usize, seed: u64, thinker: &mut Thinker) -> Option<Exercise> {
    let model = Model::embedded().inspect_err(|error| log::warn!("no lesson has exercises: {error}")).ok()?;
    let mut values = |position: &Position| final_scores(position, thinker);
    // Each number has games of its own.
    let seed = seed.wrapping_add(number as u64);
    lesson.exercise(number, seed, &mut SceneSource { model, values: &mut values })
}

/// The exact final score of every legal move for the side to move, in discs.
pub(super) fn final_scores(position: &Position, thinker: &mut Thinker) -> Vec<(Square, i16)> {
    let request = Request::new(*position, Goal::MostDiscs, Method::Search(Limits::Solve)).lines(u8::MAX);
    let (_, report) = thinker.think(&request, &Stop::never(), &|_| {});
    let score = |best: &Evaluation| Some((best.line.first()?.square()?, best.exact()?));
    report.lines.iter().filter_map(score).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use analysis::testing::solve_move;
    use othello::board;
    use othello::rules::Move;

    #[test]
    fn final_scores_are_those_of_playing_the_game_out() {
        let position = board! {"
            - X X X X X X O
            X X X X X X O O
            X X O O X O O O
            X X O X O O O O
            X O X X X O O O
            X X X X O O O O
            X X X X X X X O
            - X X X X X O -
            White to move
        "};
        let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 1 });
        let scores = final_scores(&position, &mut thinker);
        assert_eq!(scores.len(), position.legal_moves().len());
        for (square, score) in scores {
            let played_out = solve_move(&position, Move::Place(square)).0;
            assert_eq!(score, played_out, "{}", square.name(position.size()));
        }
    }
}
