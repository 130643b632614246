//! The thread that picks exercises at random, so that the window does not wait for one.

use crate::lessons::Lesson;
use crate::puzzles::Solver;
use crate::{Exercise, SceneSource};
use engine::human::Model;
use othello::rules::Position;
use system::worker::{Worker, WorkerHandle};

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
    // Without one, lessons that the rules decide still have exercises.
    let mut solver = Solver::new();
    let mut next = handle.jobs.recv().ok();
    while let Some(DrawerJob { lesson, from, seed }) = next {
        next = None;
        for number in from..lesson.n_exercises {
            (handle.tell)(Drawn { seed, number, exercise: exercise(lesson, number, seed, solver.as_mut()) });
            // A newer request ends this one.
            next = handle.jobs.try_iter().last();
            if next.is_some() {
                break;
            }
        }
        next = next.or_else(|| handle.jobs.recv().ok());
    }
}

fn exercise(lesson: &Lesson, number: usize, seed: u64, mut solver: Option<&mut Solver>) -> Option<Exercise> {
    let model = Model::embedded().inspect_err(|error| log::warn!("no lesson has exercises: {error}")).ok()?;
    let mut truth = |position: &Position| solver.as_mut()?.solve(position);
    // Each number has games of its own.
    let seed = seed.wrapping_add(number as u64);
    lesson.exercise(number, seed, &mut SceneSource { model, truth: &mut truth })
}
