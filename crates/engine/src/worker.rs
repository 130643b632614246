//! The worker thread: takes the newest job, thinks, reports; a panic in a search ends that search alone.

use super::{Answer, Event, Resources, SearchId, Stop, Thinker};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::sync::mpsc;

/// The work of a job: it gets the worker's thinker, the stop flag, and a function that sends events.
type Think = dyn FnOnce(&mut Thinker, &Stop, &dyn Fn(Event)) -> Answer + Send;

pub(super) struct Job {
    pub id: SearchId,
    pub think: Box<Think>,
}

pub(super) struct Worker {
    pub newest: Arc<AtomicU64>,
    pub jobs: mpsc::Receiver<Job>,
    pub events: mpsc::Sender<Event>,
    pub wake: Box<dyn Fn() + Send>,
}

impl Worker {
    /// Serves until the engine is dropped.
    pub(super) fn run(&self) {
        let mut thinker = Thinker::new(Resources::default());
        while let Ok(Job { id, think }) = self.jobs.recv() {
            let stop = Stop::new(Arc::clone(&self.newest), id);
            if stop.requested() {
                continue;
            }
            // A warning concerns the next search too.
            let tell = |event| {
                if matches!(event, Event::Warning { .. }) || !stop.requested() {
                    self.send(event);
                }
            };
            // Of what a search writes, only the table outlasts a panic; every read checks the entry.
            let answer = catch_unwind(AssertUnwindSafe(|| think(&mut thinker, &stop, &tell)));
            tell(match answer {
                Ok((best, report)) => Event::Finished { id, best, report },
                Err(panic) => Event::Failed { id, message: panic_message(panic.as_ref()) },
            });
        }
    }

    /// Sends an event and wakes its reader.
    pub(super) fn send(&self, event: Event) {
        if self.events.send(event).is_ok() {
            (self.wake)();
        }
    }
}

fn panic_message(panic: &(dyn std::any::Any + Send)) -> String {
    let text =
        panic.downcast_ref::<&str>().copied().or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("unknown error").to_owned()
}
