//! The opening book as the window sees it: requests to the thread that changes it, its progress, and its
//! results.

use super::choice::BookChoice;
use super::worker::{self, BookJob, BookNews, BookState, BookTask};
use super::{PLIES_MAX, of_game};
use crate::settings::Settings;
use engine::book::{Book, BookChange, OwnBook};
use engine::{Level, Stop, Stopper};
use othello::formats::transcript;
use othello::record::Record;
use othello::rules::{Move, Position};
use session::GameSession;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use system::worker::{Worker, n_processors};
use texts::words::move_name;

/// The window's end of the thread that owns the opening book.
pub struct Editor {
    /// The state of the own book.
    pub standing: BookState,
    /// The work in progress, if any.
    pub work: Option<Work>,
    worker: Worker<BookJob, BookNews>,
    /// Tasks that were sent and have not ended. A new [`Work`] drops the stopper of the last, which stops it.
    n_tasks: usize,
}

/// What the thread reports to the window.
pub enum EditorEvent {
    /// The opening book has changed: play from this one, and take values from it.
    BookChanged(Arc<Book>),
    /// A finished change, or an error, in a sentence.
    Told(Result<String, String>),
}

/// What the thread is doing.
pub struct Work {
    /// Number of positions done.
    pub n_done: usize,
    /// Number of all positions; 0 while it is not known.
    pub n: usize,
    stopper: Stopper,
}

impl Editor {
    /// Opens the own book in the settings' folder on a background thread, which calls `wake` when it has
    /// news; without a folder the book is kept in memory alone.
    pub fn open(wake: impl Fn() + Send + 'static, folder: Option<&Path>) -> Editor {
        let folder = folder.map(Path::to_owned);
        let worker = Worker::start("book", wake, move |desk| worker::work(&desk, folder.as_deref()));
        Editor { standing: BookState::default(), worker, work: None, n_tasks: 0 }
    }

    fn begin(&mut self, settings: &Settings, task: BookTask) {
        let (stopper, stop) = Stop::pair();
        let n_threads = settings.resources(n_processors()).n_threads;
        let effort = worker::TaskEffort { level: Level::new(settings.book_level), n_threads, stop };
        self.n_tasks += 1;
        self.work = Some(Work { n_done: 0, n: 0, stopper });
        self.worker.send(BookJob::Work(Box::new(task), effort));
    }

    /// Changes the stored facts about the position after a move.
    fn change(
        &self,
        session: &GameSession,
        mv: Move,
        make: impl FnOnce(&OwnBook, &Position, &str) -> Option<BookChange> + Send + 'static,
    ) {
        if let Some((position, name)) = after(session, mv) {
            let make = move |own: &OwnBook| make(own, &position, &name);
            self.worker.send(BookJob::Change(Box::new(make)));
        }
    }
}

impl Drop for Editor {
    fn drop(&mut self) {
        // Dropping the stopper stops a search at once.
        self.work = None;
        self.worker.finish(BookJob::Quit);
    }
}

// Requests of the user, and the news of the thread.
impl Editor {
    /// Carries out a choice at the position shown.
    pub fn take(&mut self, session: &GameSession, settings: &Settings, choice: BookChoice) {
        match choice {
            BookChoice::Stop => self.work.iter().for_each(|work| work.stopper.stop()),
            BookChoice::Undo => self.worker.send(BookJob::Undo),
            BookChoice::Redo => self.worker.send(BookJob::Redo),
            BookChoice::SetValue(mv, discs) => {
                // The value is typed for the move; the book stores that of the position after it.
                let discs = discs.map(|discs| -discs);
                self.change(session, mv, move |own, position, name| own.typed(position, discs, name));
            }
            BookChoice::Remove(mv) => self.change(session, mv, OwnBook::removed),
            BookChoice::Search(mv) => {
                if let Some((position, name)) = after(session, mv) {
                    self.begin(settings, BookTask::Search { position, name });
                }
            }
            BookChoice::Extend => {
                let (position, name) = (*session.position(), line_name(session.record()));
                let n_positions = settings.book_positions as usize;
                self.begin(settings, BookTask::Extend { position, n_positions, name });
            }
            BookChoice::AddLine => {
                let record = session.record();
                let positions = of_game(record, PLIES_MAX);
                let name = transcript::write(record, record.before_correction(&record.line()));
                self.begin(settings, BookTask::Line { positions, name });
            }
        }
    }

    /// Searches the positions where these games left the book.
    pub fn learn(&mut self, settings: &Settings, games: Vec<Record>) {
        self.begin(settings, BookTask::Learn(games));
    }

    /// Imports books of other programs, lines or games.
    pub fn import(&mut self, settings: &Settings, paths: Vec<PathBuf>) {
        self.begin(settings, BookTask::Import(paths));
    }

    /// Exports the own positions as text.
    pub fn export(&self, path: PathBuf) {
        self.worker.send(BookJob::Export(path));
    }

    /// Handles the news of the book's thread.
    pub fn poll(&mut self) -> Vec<EditorEvent> {
        let (mut newest, mut events) = (None, Vec::new());
        for news in self.worker.news() {
            match news {
                BookNews::Book(book, standing) => (newest, self.standing) = (Some(book), standing),
                BookNews::Progress(n_done, n) => {
                    if let Some(work) = &mut self.work {
                        (work.n_done, work.n) = (n_done, n);
                    }
                }
                BookNews::TaskEnded => {
                    self.n_tasks -= 1;
                    if self.n_tasks == 0 {
                        self.work = None;
                    }
                }
                BookNews::Told(told) => events.push(EditorEvent::Told(told)),
            }
        }
        // The new book comes before the sentences about it.
        newest.map(EditorEvent::BookChanged).into_iter().chain(events).collect()
    }
}

/// The position after a move, and the moves that lead to it.
fn after(session: &GameSession, mv: Move) -> Option<(Position, String)> {
    let position = session.position();
    let after = position.play(mv).ok()?;
    Some((after, line_name(session.record()) + &move_name(mv, position.size())))
}

/// The moves to the position shown.
fn line_name(record: &Record) -> String {
    transcript::write(record, &record.path(record.cursor()))
}
