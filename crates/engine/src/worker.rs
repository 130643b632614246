//! The worker thread: takes the newest request, thinks, reports; a panic in a search ends that search alone.

use super::book::Book;
use super::{Answer, Event, MoveReport, MultiPv, Request, Resources, SearchId, Stop, Thinker};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::sync::mpsc;

pub(super) struct Job {
    pub id: SearchId,
    pub work: Work,
    pub resources: Resources,
    /// `None` for the program's own.
    pub book: Option<Arc<Book>>,
}

pub(super) enum Work {
    Choose(Request),
    Analyse(MultiPv),
}

impl Job {
    /// Runs the search. Sends a warning before it begins, since it may take minutes.
    pub(super) fn carry_out(&self, thinker: &mut Thinker, stop: &Stop, tell: &dyn Fn(Event)) -> Answer {
        let id = self.id;
        thinker.configure(self.resources);
        thinker.open_book(self.book.clone());
        match &self.work {
            Work::Choose(request) => thinker.prepare(request),
            Work::Analyse(MultiPv { position, goal, .. }) => {
                thinker.reserve(position.size(), *goal, false);
            }
        }
        if let Some(error) = thinker.take_warning() {
            tell(Event::Warning { id, error });
        }
        match &self.work {
            Work::Choose(request) => {
                thinker.think(request, stop, &|report| tell(Event::Progress { id, report }))
            }
            Work::Analyse(analysis) => {
                thinker.analyse(analysis, stop, &|evaluation, nodes, elapsed| {
                    tell(Event::Evaluated(MoveReport { id, evaluation, nodes, elapsed }));
                });
                Answer::default()
            }
        }
    }
}

/// How the worker thinks, outside tests by [`Job::carry_out`]: a job, when to stop, who gets the events.
pub(super) type Think = Box<dyn FnMut(&Job, &Stop, &dyn Fn(Event)) -> Answer + Send>;

pub(super) struct Worker {
    pub newest: Arc<AtomicU64>,
    pub jobs: mpsc::Receiver<Job>,
    pub events: mpsc::Sender<Event>,
    pub wake: Box<dyn Fn() + Send>,
}

impl Worker {
    /// Serves until the engine is dropped.
    pub(super) fn run(self, mut think: Think) {
        while let Ok(job) = self.jobs.recv() {
            let id = job.id;
            let stop = Stop::new(Arc::clone(&self.newest), id);
            if stop.requested() {
                continue;
            }
            // Only the table outlasts a panic, and its entries are checked whenever they are read.
            let answer =
                catch_unwind(AssertUnwindSafe(|| think(&job, &stop, &|event| self.send(&stop, event))));
            let event = match answer {
                Ok((best, report)) => Event::Finished { id, best, report },
                Err(panic) => Event::Failed { id, message: panic_message(panic.as_ref()) },
            };
            self.send(&stop, event);
        }
    }

    /// Reports that a search cannot run.
    pub(super) fn fail(&self, id: SearchId, message: String) {
        if self.events.send(Event::Failed { id, message }).is_ok() {
            (self.wake)();
        }
    }

    /// Sends an event, unless its search was stopped. A warning concerns the next search too.
    fn send(&self, stop: &Stop, event: Event) {
        let is_wanted = matches!(event, Event::Warning { .. }) || !stop.requested();
        if is_wanted && self.events.send(event).is_ok() {
            (self.wake)();
        }
    }
}

fn panic_message(panic: &(dyn std::any::Any + Send)) -> String {
    let text =
        panic.downcast_ref::<&str>().copied().or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("unknown error").to_owned()
}
