//! An external program with the thread that talks to it.

use engine::players::external::Program;
use engine::{Stop, Stopper};
use std::sync::mpsc::Receiver;
use system::worker::{Worker, WorkerHandle};

/// The window's end of the thread that talks to a program. A new job, or the drop, cancels the pending job.
pub(super) struct Running<Job, News> {
    pub program: Program,
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

    /// Sends a job and cancels the pending one.
    pub(super) fn ask(&mut self, job: Job) {
        let (stopper, stop) = Stop::pair();
        self.stopper = Some(stopper);
        self.worker.send((job, stop));
    }

    /// Cancels the pending job.
    pub(super) fn stop(&self) {
        self.stopper.iter().for_each(Stopper::stop);
    }

    /// The news since the last call; never waits.
    pub(super) fn news(&self) -> Vec<News> {
        self.worker.news()
    }
}

/// Waits for the newest job that is not cancelled; `None` once the window has dropped its end.
pub(super) fn newest<Job>(jobs: &Receiver<(Job, Stop)>) -> Option<(Job, Stop)> {
    loop {
        let job = jobs.recv().ok()?;
        let (job, stop) = jobs.try_iter().last().unwrap_or(job);
        if !stop.requested() {
            return Some((job, stop));
        }
    }
}
