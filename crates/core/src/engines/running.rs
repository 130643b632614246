//! A program of somebody else with the thread that speaks with it.

use crate::worker::{Worker, WorkerHandle};
use engine::players::external::Program;
use engine::{Stop, Stopper};
use std::sync::mpsc::Receiver;

/// The window's end of such a thread. What was asked last is given up when something else is asked, and when
/// this is dropped.
pub(super) struct Running<Job, News> {
    program: Program,
    worker: Worker<(Job, Stop), News>,
    stopper: Option<Stopper>,
}

impl<Job: Send + 'static, News: Send + 'static> Running<Job, News> {
    /// Starts the thread, which starts the program.
    pub(super) fn start(
        name: &str,
        wake: impl Fn() + Send + 'static,
        program: Program,
        work: impl FnOnce(WorkerHandle<(Job, Stop), News>, &Program) + Send + 'static,
    ) -> Running<Job, News> {
        let start = program.clone();
        let worker = Worker::start(name, wake, move |handle| work(handle, &start));
        Running { program, worker, stopper: None }
    }

    pub(super) fn program(&self) -> &Program {
        &self.program
    }

    /// Asks for something in place of what was asked before.
    pub(super) fn ask(&mut self, job: Job) {
        let (stopper, stop) = Stop::pair();
        self.stopper = Some(stopper);
        self.worker.send((job, stop));
    }

    /// Gives up what was asked.
    pub(super) fn stop(&self) {
        self.stopper.iter().for_each(Stopper::stop);
    }

    /// What was told since the last time; never waits.
    pub(super) fn news(&self) -> Vec<News> {
        self.worker.news()
    }
}

/// Waits for a job that is still wanted; `None` once there will be no more.
pub(super) fn newest<Job>(jobs: &Receiver<(Job, Stop)>) -> Option<(Job, Stop)> {
    loop {
        let job = jobs.recv().ok()?;
        let (job, stop) = jobs.try_iter().last().unwrap_or(job);
        if !stop.requested() {
            return Some((job, stop));
        }
    }
}
