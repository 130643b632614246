//! The thread that reads what games say: the reasons of a hundred games' mistakes take a while.

use crate::games::{GameReport, kept_review};
use othello::record::Record;
use othello::rules::Color;
use system::worker::{Worker, WorkerHandle};

/// Games, each with the learner's colour.
type Games = Vec<(Record, Color)>;

/// The window's end of the thread.
pub(super) struct GamesReader(Worker<Games, Vec<GameReport>>);

impl GamesReader {
    pub(super) fn start(wake: impl Fn() + Send + 'static) -> GamesReader {
        GamesReader(Worker::start("progress", wake, work))
    }

    pub(super) fn read(&self, games: Games) {
        self.0.send(games);
    }

    /// What was read last since the last time.
    pub(super) fn news(&self) -> Option<Vec<GameReport>> {
        self.0.news().pop()
    }
}

fn work(desk: WorkerHandle<Games, Vec<GameReport>>) {
    let report = |(record, color): (Record, Color)| {
        kept_review(&record).map(|review| GameReport::of(&review, &record, color))
    };
    while let Ok(games) = desk.jobs.recv() {
        (desk.tell)(games.into_iter().filter_map(report).collect());
    }
}
