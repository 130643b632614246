//! The worker thread: takes the newest request, thinks, reports; a panic in a search ends that search alone.

use super::{Event, Method, Report, Request, SearchId, Stop, simple};
use crate::rules::Move;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;

pub(super) struct Worker {
    newest: Arc<AtomicU64>,
    jobs: mpsc::Receiver<(SearchId, Request)>,
    events: mpsc::Sender<Event>,
    wake: Box<dyn Fn() + Send>,
}

impl Worker {
    pub(super) fn new(
        newest: Arc<AtomicU64>,
        jobs: mpsc::Receiver<(SearchId, Request)>,
        events: mpsc::Sender<Event>,
        wake: Box<dyn Fn() + Send>,
    ) -> Worker {
        Worker { newest, jobs, events, wake }
    }

    /// Serves until the engine is dropped.
    pub(super) fn run(self) {
        while let Ok((id, request)) = self.jobs.recv() {
            let stop = Stop::new(Arc::clone(&self.newest), id);
            if stop.requested() {
                continue;
            }
            let progress = |report| self.send(id, Event::Progress { id, report });
            let result = catch_unwind(AssertUnwindSafe(|| think(&request, &stop, progress)));
            self.send(
                id,
                match result {
                    Ok((best, report)) => Event::Finished { id, best, report },
                    Err(panic) => Event::Failed { id, message: panic_message(panic.as_ref()) },
                },
            );
        }
    }

    /// Reports, unless nobody waits for this search any more.
    fn send(&self, id: SearchId, event: Event) {
        if self.newest.load(Ordering::Acquire) == id.0 && self.events.send(event).is_ok() {
            (self.wake)();
        }
    }
}

/// Chooses a move by the request's method.
fn think(request: &Request, _stop: &Stop, _progress: impl Fn(Report)) -> (Option<Move>, Report) {
    match request.method {
        Method::Random => (simple::random(&request.position, request.seed), Report::default()),
        Method::Greedy => (simple::greedy(&request.position, request.seed), Report::default()),
        Method::Minimax { .. } | Method::Search(_) => {
            (simple::greedy(&request.position, request.seed), Report::default())
        }
    }
}

fn panic_message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied().or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("unknown error").to_owned()
}
