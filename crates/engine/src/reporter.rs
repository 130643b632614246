//! Sends a search's progress: the first report at once, later ones at most about twenty times a second.

use super::Report;
use super::clock::Stopwatch;
use std::time::Duration;

const INTERVAL: Duration = Duration::from_millis(50);

pub(super) struct Reporter<'a> {
    watch: Stopwatch,
    send: &'a dyn Fn(Report),
    last: Option<Duration>,
}

impl<'a> Reporter<'a> {
    pub(super) fn new(watch: Stopwatch, send: &'a dyn Fn(Report)) -> Reporter<'a> {
        Reporter { watch, send, last: None }
    }

    /// Sends a report, made from the time elapsed, unless the last one is too recent.
    pub(super) fn progress(&mut self, report: impl FnOnce(Duration) -> Report) {
        let elapsed = self.watch.elapsed();
        if self.last.is_none_or(|last| elapsed >= last + INTERVAL) {
            self.last = Some(elapsed);
            (self.send)(report(elapsed));
        }
    }

    pub(super) fn elapsed(&self) -> Duration {
        self.watch.elapsed()
    }
}
