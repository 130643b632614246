//! The worker thread: takes the newest request, thinks, reports; a panic in a search ends that search alone.

use super::{Answer, Event, Report, Request, Resources, SearchId, Stop};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;

/// A search to be done.
pub(super) struct Job {
    pub id: SearchId,
    pub request: Request,
    pub resources: Resources,
}

/// How the worker thinks; outside tests [`Thinker::think`](super::Thinker::think). It is handed the job, when to stop, who
/// hears of progress, and who hears what is wrong with the machine.
pub(super) type Think = Box<dyn FnMut(&Job, &Stop, &dyn Fn(Report), &dyn Fn(String)) -> Answer + Send>;

pub(super) struct Worker {
    pub newest: Arc<AtomicU64>,
    pub jobs: mpsc::Receiver<Job>,
    pub events: mpsc::Sender<Event>,
    pub complaints: mpsc::Sender<String>,
    pub wake: Box<dyn Fn() + Send>,
}

impl Worker {
    /// Serves until the engine is dropped.
    pub fn run(self, mut think: Think) {
        while let Ok(job) = self.jobs.recv() {
            let id = job.id;
            let stop = Stop::new(Arc::clone(&self.newest), id);
            if stop.requested() {
                continue;
            }
            let complain = |complaint| {
                // Whoever waits for this search or does not: it is true of the next one too.
                if self.complaints.send(complaint).is_ok() {
                    (self.wake)();
                }
            };
            let progress = |report| self.send(id, Event::Progress { id, report });
            // What outlasts a panic is the table, whose entries are checked whenever they are read.
            let answer = catch_unwind(AssertUnwindSafe(|| think(&job, &stop, &progress, &complain)));
            let event = match answer {
                Ok((best, report)) => Event::Finished { id, best, report },
                Err(panic) => Event::Failed { id, message: panic_message(panic.as_ref()) },
            };
            self.send(id, event);
        }
    }

    /// Reports, unless nobody waits for this search any more.
    fn send(&self, id: SearchId, event: Event) {
        if self.newest.load(Ordering::Acquire) == id.0 && self.events.send(event).is_ok() {
            (self.wake)();
        }
    }
}

fn panic_message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied().or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("unknown error").to_owned()
}
