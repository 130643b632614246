//! The thread that owns the opening book: it reads and writes the file of the own book, searches, and merges
//! the book that the window shows and the engines play from.
//!
//! Long work is saved piece by piece, so that a program that is killed loses no more than the last piece.

use crate::own_book::foreign::{self, BookFile};
use crate::own_book::store::{BookStore, NAME, StoreError};
use crate::own_book::{self, Form, PLIES};
use engine::book::{Book, BookChange, BookChangeKind, Grower, OwnBook, Subject};
use engine::pattern::Weights;
use engine::{Level, Stop};
use othello::formats::{self, Defaults, Loaded};
use othello::record::Record;
use othello::rules::Position;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, Sender};
use std::time::{Duration, Instant};
use system::disk;
use system::worker::WorkerHandle;
use texts::text;
use texts::words;

/// How often to check whether another window has changed the book.
const CHECK_INTERVAL: Duration = Duration::from_secs(5);
/// How long to work before the results are saved in the book.
const PIECE: Duration = Duration::from_secs(60);
/// The most bytes of a book that is read.
const BYTES_MAX: u64 = 256 << 20;

/// Makes a change that needs no search.
type MakeChange = dyn FnOnce(&OwnBook) -> Option<BookChange> + Send;

pub(super) enum BookJob {
    Change(Box<MakeChange>),
    Work(Box<BookTask>, TaskEffort),
    Export(PathBuf),
    Undo,
    Redo,
    /// Answer when everything before this is on the disk.
    Quit(Sender<()>),
}

/// Work that takes long.
pub(super) enum BookTask {
    Search { position: Position, name: String },
    Extend { position: Position, n_positions: usize, name: String },
    Line { positions: Vec<Position>, name: String },
    Import(Vec<PathBuf>),
    Learn(Vec<Record>),
}

/// How a task is done.
pub(super) struct TaskEffort {
    pub level: Level,
    pub n_threads: usize,
    pub stop: Stop,
}

pub(super) enum BookNews {
    /// The book has changed.
    Book(Arc<Book>, BookState),
    /// The progress of the task: number done, number of all.
    Progress(usize, usize),
    /// A task has ended.
    TaskEnded,
    /// What was done, or an error, in a sentence.
    Told(Result<String, String>),
}

/// The state of the own book.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BookState {
    /// Number of changed positions.
    pub n_positions: usize,
    /// The subject of the last change.
    pub to_undo: Option<Subject>,
    /// The subject of the last change that was undone.
    pub to_redo: Option<Subject>,
}

/// The state of the thread.
struct Keeper<'a> {
    /// Without a folder the book is kept in memory alone.
    folder: Option<&'a Path>,
    /// `None` until its file could be opened.
    store: Option<BookStore>,
    shipped: Arc<Book>,
    book: Arc<Book>,
    tell: &'a dyn Fn(BookNews),
}

/// Carries out jobs until the window drops its end.
pub(super) fn work(handle: &WorkerHandle<BookJob, BookNews>, folder: Option<&Path>) {
    let Some(shipped) = Book::embedded() else { return };
    let mut keeper = Keeper { folder, store: None, book: shipped.clone(), shipped, tell: &*handle.tell };
    if let Err(error) = keeper.store() {
        keeper.trouble(&error.to_string());
    }
    loop {
        match handle.jobs.recv_timeout(CHECK_INTERVAL) {
            Ok(job) => keeper.perform(job),
            Err(RecvTimeoutError::Timeout) => keeper.look(),
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

impl Keeper<'_> {
    /// The file; opens it if no earlier call could.
    fn store(&mut self) -> Result<&mut BookStore, StoreError> {
        if self.store.is_none() {
            let opened =
                self.folder.map_or(Ok((BookStore::default(), None)), |folder| BookStore::open(folder, NAME));
            let (store, trouble) = opened?;
            let is_new = store.own().n_positions() == 0 && store.own().to_redo().is_none();
            self.store = Some(store);
            if let Some(trouble) = trouble {
                self.trouble(&trouble.to_string());
            }
            if !is_new {
                self.show();
            }
        }
        Ok(self.store.as_mut().expect("it was opened"))
    }

    /// Takes over the changes of other windows. A file that cannot be read is tried again at the next check.
    fn look(&mut self) {
        if self.store.as_mut().is_some_and(|store| store.look().unwrap_or(false)) {
            self.show();
        }
    }

    fn perform(&mut self, job: BookJob) {
        let is_work = matches!(job, BookJob::Work(..));
        if let Err(sentence) = self.carry_out(job) {
            self.trouble(&sentence);
        }
        if is_work {
            (self.tell)(BookNews::TaskEnded);
        }
    }

    fn carry_out(&mut self, job: BookJob) -> Result<(), String> {
        match job {
            BookJob::Change(make) => {
                let is_made = self.make(|store| store.change(make))?;
                self.done(is_made.into());
            }
            BookJob::Work(task, effort) => return self.work(*task, effort),
            BookJob::Export(path) => {
                let text = own_book::export(&self.book.clone(), self.store()?.own(), Form::Edax);
                self.notice(disk::save(&path, Ok(text.into_bytes()))?);
            }
            BookJob::Undo => {
                let undone = self.store()?.undo()?;
                self.report_step(undone, |subject| text!("book-undone", what = subject_words(subject)));
            }
            BookJob::Redo => {
                let redone = self.store()?.redo()?;
                self.report_step(redone, |subject| text!("book-redone", what = subject_words(subject)));
            }
            // The window may have ended.
            BookJob::Quit(done) => _ = done.send(()),
        }
        Ok(())
    }

    /// Makes a change, and shows the book if that altered it. Returns whether it did.
    fn make(&mut self, act: impl FnOnce(&mut BookStore) -> Result<bool, StoreError>) -> Result<bool, String> {
        let is_made = act(self.store()?)?;
        if is_made {
            self.show();
        }
        Ok(is_made)
    }

    /// Makes a change. Returns how many positions it changed.
    fn change(&mut self, make: impl FnOnce(&OwnBook) -> BookChange) -> Result<usize, String> {
        let mut n_new = 0;
        let counted = |own: &OwnBook| {
            let change = make(own);
            n_new = change.n_positions();
            Some(change)
        };
        self.make(|store| store.change(counted))?;
        Ok(n_new)
    }

    fn work(&mut self, task: BookTask, effort: TaskEffort) -> Result<(), String> {
        let n_new = match task {
            BookTask::Search { position, name } => {
                let known = self.book.evaluation(&position).map_or(0, |known| known.depth);
                if known >= effort.level.parameters().depth {
                    self.notice(text!("book-looks-further", plies = known));
                    return Ok(());
                }
                let mut grower = effort.grower()?;
                let find = |own: &OwnBook| grower.search_deeper(own, &position, &name);
                self.make(|store| store.change_slowly(find)).map(usize::from)?
            }
            BookTask::Extend { position, n_positions, name } => {
                let subject = Subject::new(BookChangeKind::Extended, &name);
                self.extend(&position, n_positions, &subject, &effort)?
            }
            BookTask::Line { positions, name } => {
                self.open_all(&positions, &Subject::new(BookChangeKind::Line, &name), &effort)?
            }
            BookTask::Learn(games) => {
                let positions = own_book::out_of_book(&self.book, &games);
                if positions.is_empty() {
                    self.notice(text!("book-nothing-left"));
                    return Ok(());
                }
                self.open_all(&positions, &Subject::new(BookChangeKind::Learned, ""), &effort)?
            }
            BookTask::Import(paths) => {
                for path in paths.iter().take_while(|_| !effort.stop.requested()) {
                    match self.import(path, &effort) {
                        Ok(n_new) => self.done(n_new),
                        Err(sentence) => self.trouble(&sentence),
                    }
                }
                return Ok(());
            }
        };
        self.done(n_new);
        Ok(())
    }

    /// Searches what follows a position. Returns how many positions have changed.
    fn extend(
        &mut self,
        position: &Position,
        n_positions: usize,
        subject: &Subject,
        effort: &TaskEffort,
    ) -> Result<usize, String> {
        let mut grower = effort.grower()?;
        let mut n_new = 0;
        while n_new < n_positions && !effort.stop.requested() {
            let n_left = n_positions - n_new;
            let n_more = self.save_piece(n_positions, |own, book, watch| {
                let mut progress = |n: usize| watch((n_new + n).min(n_positions));
                grower.extend_after(book, own, position, n_left, subject.clone(), &mut progress)
            })?;
            if n_more == 0 {
                break;
            }
            n_new += n_more;
        }
        Ok(n_new)
    }

    /// Searches the moves of positions, except those that the book knows. Returns how many positions changed.
    fn open_all(
        &mut self,
        positions: &[Position],
        subject: &Subject,
        effort: &TaskEffort,
    ) -> Result<usize, String> {
        let mut grower = effort.grower()?;
        let (mut at, mut n_new) = (0, 0);
        while at < positions.len() && !effort.stop.requested() {
            // The callback below lowers this if the piece ends earlier.
            let mut end = positions.len();
            n_new += self.save_piece(positions.len(), |own, book, watch| {
                let mut progress = |n: usize| {
                    let goes_on = watch(at + n);
                    if !goes_on {
                        end = at + n;
                    }
                    goes_on
                };
                grower.open_all(book, own, &positions[at..], subject.clone(), &mut progress)
            })?;
            at = end;
        }
        Ok(n_new)
    }

    /// Finds a piece of a task of `n` positions and saves it. Returns how many positions have changed. The
    /// progress callback says whether to continue the piece.
    fn save_piece(
        &mut self,
        n: usize,
        find: impl FnOnce(&OwnBook, &Book, &mut dyn FnMut(usize) -> bool) -> BookChange,
    ) -> Result<usize, String> {
        let (begin, tell, shipped) = (Instant::now(), self.tell, self.shipped.clone());
        let mut watch = |n_done: usize| {
            tell(BookNews::Progress(n_done, n));
            n_done == 0 || begin.elapsed() < PIECE
        };
        let mut n_new = 0;
        let find = |own: &OwnBook| {
            let found = find(own, &shipped.with(own), &mut watch);
            n_new = found.n_positions();
            Some(found)
        };
        self.make(|store| store.change_slowly(find))?;
        Ok(n_new)
    }

    /// Imports a book, or the openings of games. Returns how many positions have changed.
    fn import(&mut self, path: &Path, effort: &TaskEffort) -> Result<usize, String> {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let not_read = |reason: String| text!("book-not-read", name = name.as_str(), reason = reason);
        let bytes = disk::read_at_most(path, BYTES_MAX).map_err(|error| not_read(error.to_string()))?;
        if let Ok((theirs, _)) = OwnBook::read(&bytes)
            && theirs.n_positions() > 0
        {
            return self.change(|own| own.joined(&theirs, NAME));
        }
        let (mut games, mut rejected) = (Vec::new(), Vec::new());
        let file = foreign::read(&bytes).or_else(|error| {
            // A file that is no book may hold games.
            let loaded = formats::read(&bytes, &Defaults::default()).and_then(Loaded::whole);
            let loaded = loaded.map_err(|_| not_read(error.words()))?;
            games = (0..loaded.len()).map(|index| loaded.record(index)).collect();
            rejected = loaded.rejected;
            Ok::<_, String>(BookFile::default())
        })?;
        if let Some(first) = &file.first_broken {
            self.trouble(&text!("book-left-out", n = file.n_broken, first = words::mistake(first)));
        }
        if let Some(first) = rejected.first() {
            self.trouble(&text!("book-games-left-out", n = rejected.len(), first = words::rejected(first)));
        }
        let mut n_new = 0;
        if !file.positions.is_empty() {
            n_new = self.change(|own| own_book::import(own, &file, &name))?;
        }
        let lines = file.lines.iter().flat_map(|moves| own_book::line(moves, PLIES));
        let games = games.iter().flat_map(|game| own_book::of_game(game, PLIES));
        let positions: Vec<Position> = lines.chain(games).collect();
        if !positions.is_empty() {
            n_new += self.open_all(&positions, &Subject::new(BookChangeKind::Line, &name), effort)?;
        }
        Ok(n_new)
    }

    /// Reports the last change and how many positions it has changed.
    fn done(&mut self, n_new: usize) {
        let last = self.store.as_ref().and_then(|store| store.own().to_undo());
        self.notice(match last.filter(|_| n_new > 0) {
            Some(subject) => text!("book-changed", what = subject_words(subject), n = n_new),
            None => text!("book-same"),
        });
    }

    fn report_step(&mut self, subject: Option<Subject>, words: impl Fn(&Subject) -> String) {
        if let Some(subject) = subject {
            self.show();
            self.notice(words(&subject));
        }
    }

    fn notice(&self, sentence: String) {
        (self.tell)(BookNews::Told(Ok(sentence)));
    }

    fn trouble(&self, sentence: &str) {
        (self.tell)(BookNews::Told(Err(words::sentence(sentence))));
    }

    /// Merges the built-in book and the own one again, and sends the result to the window.
    fn show(&mut self) {
        let Some(store) = &self.store else { return };
        let own = store.own();
        self.book = Arc::new(self.shipped.with(own));
        let (to_undo, to_redo) = (own.to_undo().cloned(), own.to_redo().cloned());
        let standing = BookState { n_positions: own.n_positions(), to_undo, to_redo };
        (self.tell)(BookNews::Book(self.book.clone(), standing));
    }
}

impl TaskEffort {
    fn grower(&self) -> Result<Grower, String> {
        let weights = Weights::embedded().ok_or_else(|| text!("book-no-weights"))?;
        let mut grower = Grower::of_level(self.level, weights, self.n_threads)?;
        grower.stop = self.stop.clone();
        Ok(grower)
    }
}

/// `value of f5d6 typed`.
pub fn subject_words(subject: &Subject) -> String {
    let what = match subject.what {
        BookChangeKind::Typed => "typed",
        BookChangeKind::Searched => "searched",
        BookChangeKind::Extended => "extended",
        BookChangeKind::Line => "line",
        BookChangeKind::Removed => "removed",
        BookChangeKind::Imported => "imported",
        BookChangeKind::Learned => "learned",
    };
    text!("book-subject", what = what, name = subject.name.as_str())
}
