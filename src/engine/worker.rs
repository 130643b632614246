//! The worker thread: takes the newest request, thinks, reports; a panic in a search ends that search alone.

use super::book::Book;
use super::{Answer, Event, Found, Report, Request, Resources, SearchId, Stop, Survey};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;

/// A search to be done.
pub(super) struct Job {
    pub id: SearchId,
    pub task: Task,
    pub resources: Resources,
    /// Instead of the program's own.
    pub book: Option<Arc<Book>>,
}

pub(super) enum Task {
    Choose(Request),
    Survey(Survey),
}

/// What is told while a job is done.
pub(super) enum News {
    Report(Report),
    Found(Found),
    /// What is wrong with the machine.
    Complaint(String),
}

/// How the worker thinks; outside tests as a [`Thinker`](super::Thinker) does. It is handed the job, when to
/// stop, and who hears the news.
pub(super) type Think = Box<dyn FnMut(&Job, &Stop, &dyn Fn(News)) -> Answer + Send>;

pub(super) struct Worker {
    pub newest: Arc<AtomicU64>,
    pub jobs: mpsc::Receiver<Job>,
    pub events: mpsc::Sender<Event>,
    pub found: mpsc::Sender<Found>,
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
            let tell = |news| match news {
                News::Report(report) => self.send(id, Event::Progress { id, report }),
                News::Found(found) => {
                    if !stop.requested() && self.found.send(found).is_ok() {
                        (self.wake)();
                    }
                }
                // Whoever waits for this search or does not: it is true of the next one too.
                News::Complaint(complaint) => {
                    if self.complaints.send(complaint).is_ok() {
                        (self.wake)();
                    }
                }
            };
            // What outlasts a panic is the table, whose entries are checked whenever they are read.
            let answer = catch_unwind(AssertUnwindSafe(|| think(&job, &stop, &tell)));
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
    let text =
        panic.downcast_ref::<&str>().copied().or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("unknown error").to_owned()
}
