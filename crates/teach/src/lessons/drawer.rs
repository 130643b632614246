//! The thread that picks exercises at random, so that the window does not wait for one.

use crate::Exercise;
use crate::lessons::Lesson;
use crate::puzzles::Solver;
use othello::rules::Position;
use system::worker::{Worker, WorkerHandle};

/// A request for a lesson's exercises in order, from the number `from` to the last.
pub(super) struct DrawerJob {
    pub lesson: &'static Lesson,
    pub from: usize,
    pub seed: u64,
}

pub(super) struct Drawn {
    /// The seed that the lesson was opened with.
    pub seed: u64,
    pub number: usize,
    /// `None` where the thread found no position for it.
    pub exercise: Option<Exercise>,
}

/// The window's end of the thread.
pub(super) type Drawer = Worker<DrawerJob, Drawn>;

pub(super) fn work(handle: WorkerHandle<DrawerJob, Drawn>) {
    // Unpacking the solver's tables takes a while, so it waits for the first job.
    let mut next = handle.jobs.recv().ok();
    // Without a solver, lessons that the rules decide still have exercises.
    let mut solver = next.as_ref().and_then(|_| Solver::new());
    let mut solve = |position: &Position| solver.as_mut()?.solve(position);
    while let Some(DrawerJob { lesson, from, seed }) = next {
        next = None;
        for number in from..lesson.n_exercises {
            // A seed for each number, so that the exercises come from different games.
            let exercise = lesson.exercise(number, seed.wrapping_add(number as u64), &mut solve);
            (handle.tell)(Drawn { seed, number, exercise });
            // A newer request ends this one.
            next = handle.jobs.try_iter().last();
            if next.is_some() {
                break;
            }
        }
        next = next.or_else(|| handle.jobs.recv().ok());
    }
}
