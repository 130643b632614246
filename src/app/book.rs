//! The opening book in the window: the panel with what it knows of the position shown, and the thread that
//! changes it.
//!
//! The book that is shown is the one that the engines play from and that all values come from: whenever it
//! changes, all of them get the new one (`Message::BookChanged`).

pub(super) mod panel;
mod worker;

use super::message::Message;
use super::message::book::Choice;
use super::scene::Scene;
use super::worker::{Worker, waker};
use crate::engine::{Level, Stop, Stopper};
use crate::formats::transcript;
use crate::own_book::{self, PLIES_MAX};
use crate::record::Record;
use crate::rules::{Move, Position};
use egui::Context;
use std::path::{Path, PathBuf};
use worker::{Job, News, Standing, Task};

/// The room of the opening book: the window's end of the thread that has it.
pub(super) struct Room {
    pub is_open: bool,
    standing: Standing,
    worker: Worker<Job, News>,
    work: Option<Work>,
    /// Tasks that were sent and have not ended; all but the last of them were stopped.
    n_tasks: usize,
}

/// What the thread is doing.
struct Work {
    n_done: usize,
    n: usize,
    stopper: Stopper,
}

impl Room {
    /// Opens the book of one's own in the settings' folder on a thread of its own; without a folder it is
    /// kept in memory alone.
    pub(super) fn open(ctx: &Context, folder: Option<&Path>) -> Room {
        let folder = folder.map(Path::to_owned);
        let worker = Worker::start("book", waker(ctx), move |desk| worker::work(&desk, folder.as_deref()));
        Room { is_open: false, standing: Standing::default(), worker, work: None, n_tasks: 0 }
    }

    fn begin(&mut self, scene: &Scene, task: Task) {
        let (stopper, stop) = Stop::pair();
        let level = Level::new(scene.settings.book_level);
        let effort = worker::Effort { level, n_threads: scene.resources().n_threads, stop };
        self.n_tasks += 1;
        self.work = Some(Work { n_done: 0, n: 0, stopper });
        self.worker.send(Job::Work(Box::new(task), effort));
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        // A search gives up at once.
        self.work = None;
        self.worker.finish(Job::Quit);
    }
}

// What happens.
impl Room {
    /// Carries out what is wanted of the book at the position shown.
    pub(super) fn take(&mut self, scene: &Scene, choice: Choice) {
        match choice {
            Choice::Stop => self.work.iter().for_each(|work| work.stopper.stop()),
            Choice::Undo => self.worker.send(Job::Undo),
            Choice::Redo => self.worker.send(Job::Redo),
            Choice::Type(mv, discs) => {
                // What is typed is a move's, and the book has the position's after it.
                let discs = discs.map(|discs| -discs);
                if let Some((position, name)) = after(scene, mv) {
                    self.worker.send(Job::Type { position, discs, name });
                }
            }
            Choice::Remove(mv) => {
                if let Some((position, name)) = after(scene, mv) {
                    self.worker.send(Job::Remove { position, name });
                }
            }
            Choice::Search(mv) => {
                if let Some((position, name)) = after(scene, mv) {
                    self.begin(scene, Task::Search { position, name });
                }
            }
            Choice::Extend => {
                let (position, name) = (*scene.session.position(), line_name(scene.record()));
                let n_positions = scene.settings.book_positions as usize;
                self.begin(scene, Task::Extend { position, n_positions, name });
            }
            Choice::AddLine => {
                let record = scene.record();
                let positions = own_book::of_game(record, PLIES_MAX);
                let name = transcript::write(record, &record.line());
                self.begin(scene, Task::Line { positions, name });
            }
        }
    }

    /// Searches where these games left the book.
    pub(super) fn learn(&mut self, scene: &Scene, games: Vec<Record>) {
        self.begin(scene, Task::Learn(games));
    }

    /// Brings in books of other programs, lines or games.
    pub(super) fn import(&mut self, scene: &Scene, paths: Vec<PathBuf>) {
        self.begin(scene, Task::Import(paths));
    }

    /// Writes one's own positions as text.
    pub(super) fn export(&self, path: PathBuf) {
        self.worker.send(Job::Export(path));
    }

    /// Takes in what the book's thread has to say.
    pub(super) fn poll(&mut self, messages: &mut Vec<Message>) {
        let mut newest = None;
        for news in self.worker.news() {
            match news {
                News::Book(book, standing) => (newest, self.standing) = (Some(book), standing),
                News::Progress(n_done, n) => {
                    if let Some(work) = &mut self.work {
                        (work.n_done, work.n) = (n_done, n);
                    }
                }
                News::Rested => {
                    self.n_tasks -= 1;
                    if self.n_tasks == 0 {
                        self.work = None;
                    }
                }
                News::Said(sentence) => messages.push(Message::answer(sentence)),
                News::Trouble(sentence) => messages.push(Message::trouble(sentence)),
            }
        }
        // Before what is said of it.
        messages.splice(0..0, newest.map(Message::BookChanged));
    }
}

/// The position after a move, and how it was reached.
fn after(scene: &Scene, mv: Move) -> Option<(Position, String)> {
    let position = scene.session.position();
    let after = position.play(mv).ok()?;
    Some((after, line_name(scene.record()) + &mv.name(position.size())))
}

/// The moves to the position shown.
fn line_name(record: &Record) -> String {
    transcript::write(record, &record.path(record.cursor()))
}
