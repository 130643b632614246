//! The thread that has the library's file. It opens it, looks for games, explores, brings games in and writes, so that the window
//! waits for nothing; the window only reads what a row says.
//!
//! Jobs come through a channel and are done in their order; an import is done in pieces between them. What comes of a job goes
//! back through another channel, and wakes the window.

use super::importer::{Importer, Progress};
use crate::analysis::review::Review;
use crate::disk::Journal;
use crate::library::explorer::{Answer, Filter};
use crate::library::game::Origin;
use crate::library::search::Query;
use crate::library::table::Table;
use crate::library::{Change, GameId, Keeping, Kept, Library, LibraryError};
use crate::record::Record;
use crate::rules::{Goal, Position};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};
use std::time::Duration;

/// The library as the window and the thread share it.
pub type Shared = Arc<RwLock<Library>>;

/// Reads the library; a thread that panicked left it whole, for a change is made at once.
pub fn read(library: &Shared) -> RwLockReadGuard<'_, Library> {
    library.read().unwrap_or_else(PoisonError::into_inner)
}

/// What the thread is to do.
pub enum Job {
    Change(Box<Change>),
    Keep(Box<Record>, Keeping),
    /// A review is done, or left: what it found out belongs to its game, if that was kept.
    KeepReview(Box<Review>),
    /// Another game has come onto the board: one of the library, or a new one.
    OnBoard(Option<GameId>),
    /// Does away with all that is in the bin.
    EmptyBin,
    Search(Query),
    Explore(Box<Ask>),
    Import {
        paths: Vec<PathBuf>,
        tag: String,
        now: u64,
    },
    CancelImport,
    /// Leave the file, and say when everything before this is on the disk.
    Quit(Sender<()>),
}

/// A question to the explorer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    pub position: Position,
    pub goal: Goal,
    pub source: Source,
}

/// Whose games are explored; those of both are added together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The tournaments whose statistics the program carries with it. They have no names, so a filter leaves them out.
    pub tournaments: bool,
    /// The games of the library with one of these tags, or all if there is none.
    pub library: Option<Vec<String>>,
    /// What games of the library must fulfil besides.
    pub filter: Filter,
}

impl Default for Source {
    /// What there is before any game is.
    fn default() -> Source {
        Source { tournaments: true, library: None, filter: Filter::default() }
    }
}

impl Source {
    /// Whether the built-in statistics count.
    pub fn has_tournaments(&self) -> bool {
        self.tournaments && (self.library.is_none() || self.filter == Filter::default())
    }
}

/// What came of a job.
pub enum News {
    /// The library is open.
    Opened,
    /// A game that somebody wanted kept is in the library; `false` where only memory has it for now.
    Kept(bool),
    NotKept(LibraryError),
    /// Games were changed, so what was found may be out of date.
    Changed,
    Found(Query, Vec<GameId>),
    Explored(Box<Ask>, Answer),
    Progress(Progress),
    /// The import is over, in a sentence.
    Imported(String),
    /// A sentence about what went wrong.
    Trouble(String),
}

/// The games that the explorer lists.
const GAMES_MAX: usize = 200;
/// Games that could not be written are tried again so often.
const RETRY: Duration = Duration::from_secs(5);
/// What becomes of games that cannot be written, in a sentence about that.
const MEANWHILE: &str = "Games stay in memory meanwhile, and are written when that becomes possible.";

/// The thread's own.
pub struct Worker {
    library: Shared,
    folder: Option<PathBuf>,
    journal: Option<Journal>,
    /// How many bytes of the library the file has.
    n_written: usize,
    /// The file could not be had; it may be later.
    is_shut: bool,
    /// The last writing failed, and that was said.
    is_failing: bool,
    import: Option<Importer>,
    /// The game that was kept or opened last, while it is on the board.
    on_board: Option<GameId>,
    tell: Box<dyn Fn(News) + Send>,
}

impl Worker {
    pub fn new(library: Shared, folder: Option<PathBuf>, tell: Box<dyn Fn(News) + Send>) -> Worker {
        Worker {
            library,
            folder,
            journal: None,
            n_written: 0,
            is_shut: false,
            is_failing: false,
            import: None,
            on_board: None,
            tell,
        }
    }

    /// Opens the library, then works until nobody can ask for anything any more.
    pub fn work(mut self, jobs: &Receiver<Job>) {
        self.open();
        (self.tell)(News::Opened);
        self.serve(jobs);
    }

    pub(super) fn serve(&mut self, jobs: &Receiver<Job>) {
        loop {
            let patience = match (&self.import, self.is_failing) {
                (Some(_), _) => Duration::ZERO,
                (None, true) => RETRY,
                (None, false) => Duration::MAX,
            };
            match jobs.recv_timeout(patience) {
                Ok(job) => self.perform(job),
                Err(RecvTimeoutError::Timeout) if self.import.is_some() => self.import_some(),
                Err(RecvTimeoutError::Timeout) => self.save(true),
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    fn write_lock(&self) -> std::sync::RwLockWriteGuard<'_, Library> {
        self.library.write().unwrap_or_else(PoisonError::into_inner)
    }

    fn trouble(&self, sentence: String) {
        (self.tell)(News::Trouble(sentence));
    }

    pub(super) fn open(&mut self) {
        let Some(folder) = &self.folder else { return };
        let place = folder.join(Library::FILE).display().to_string();
        let (mut journal, bytes) = match Journal::open(folder, Library::FILE, Library::BYTES_MAX) {
            Ok(open) => open,
            Err(error) => {
                // What cannot be written may still be read.
                if let Ok(bytes) = crate::disk::read_at_most(&folder.join(Library::FILE), Library::BYTES_MAX)
                    && let Ok((library, _)) = Library::read(bytes)
                {
                    *self.write_lock() = library;
                }
                (self.is_shut, self.is_failing) = (true, true);
                return self.trouble(format!("The library {place} cannot be written: {error}. {MEANWHILE}"));
            }
        };
        let n_bytes = bytes.len();
        let (library, unread) = match Library::read(bytes) {
            Ok(read) => read,
            Err(LibraryError::Newer) => {
                let text = "was written by a newer Outflank, so it is left alone and games are not kept";
                return self.trouble(format!("The library {place} {text}."));
            }
            Err(error) => return self.mend(journal, Library::new(), &error.to_string()),
        };
        if unread.middle > 0 {
            let reason = format!("{} bytes cannot be read", unread.middle);
            return self.mend(journal, library.compacted(), &reason);
        }
        if library.wants_compacting() {
            let compacted = library.compacted();
            if journal.replace(compacted.bytes()).is_ok() {
                let n_written = compacted.bytes().len();
                return self.take_over(journal, compacted, n_written);
            }
        }
        // Where the heading is missing it is written with the first game.
        let n_whole = n_bytes - unread.tail;
        match if unread.tail > 0 { journal.cut(n_whole as u64) } else { Ok(()) } {
            Ok(()) => self.take_over(journal, library, n_whole),
            Err(error) => {
                *self.write_lock() = library;
                self.trouble(format!("The library {place} cannot be written, so games are not kept: {error}."));
            }
        }
    }

    /// Keeps a broken file aside and writes what could be read of it; says so.
    fn mend(&mut self, mut journal: Journal, library: Library, reason: &str) {
        let place = journal.path().display().to_string();
        let n_games = library.len();
        match journal.copy_aside().and_then(|aside| journal.replace(library.bytes()).map(|()| aside)) {
            Ok(aside) => {
                let n_written = library.bytes().len();
                self.take_over(journal, library, n_written);
                let aside = aside.display();
                self.trouble(format!(
                    "The library {place} is damaged ({reason}). {n_games} games are left; the broken file is kept as {aside}."
                ));
            }
            Err(error) => {
                *self.write_lock() = library;
                self.trouble(format!("The library {place} is damaged ({reason}) and cannot be mended: {error}."));
            }
        }
    }

    fn take_over(&mut self, journal: Journal, library: Library, n_written: usize) {
        self.n_written = n_written;
        self.journal = Some(journal);
        *self.write_lock() = library;
    }

    #[cfg(all(test, target_os = "linux"))]
    pub(super) fn journal(&mut self) -> &mut Journal {
        self.journal.as_mut().expect("the file is open")
    }

    #[cfg(test)]
    pub(super) fn is_importing(&self) -> bool {
        self.import.is_some()
    }

    /// Opens the file that could not be had before, if it can be had now and holds nothing that is not in memory.
    fn open_again(&mut self) {
        let Some(folder) = self.folder.as_ref().filter(|_| self.is_shut) else { return };
        let Ok((journal, bytes)) = Journal::open(folder, Library::FILE, Library::BYTES_MAX) else { return };
        self.is_shut = false;
        if !read(&self.library).bytes().starts_with(&bytes) {
            let place = journal.path().display().to_string();
            let text = "was changed by another program meanwhile, so the games since the start stay in memory only";
            return self.trouble(format!("The library {place} {text}. Save what you want to keep as a file."));
        }
        (self.n_written, self.journal, self.is_failing) = (bytes.len(), Some(journal), false);
    }

    /// Writes what the file does not have yet. What fails is tried again soon; the games are in memory meanwhile.
    pub(super) fn save(&mut self, sync: bool) {
        self.open_again();
        let Some(journal) = &mut self.journal else { return };
        let library = self.library.read().unwrap_or_else(PoisonError::into_inner);
        if self.n_written == 0 && library.entries().next().is_none() {
            // A heading alone need not be written.
            return;
        }
        let news = &library.bytes()[self.n_written..];
        let written = match news {
            [] => Ok(()),
            news => journal.append(news),
        };
        match written.and_then(|()| if sync { journal.sync() } else { Ok(()) }) {
            Ok(()) => {
                self.n_written = library.bytes().len();
                self.is_failing = false;
            }
            Err(error) if !std::mem::replace(&mut self.is_failing, true) => {
                let place = journal.path().display().to_string();
                drop(library);
                self.trouble(format!("The library could not be written to {place}: {error}. {MEANWHILE}"));
            }
            Err(_) => {}
        }
    }

    pub(super) fn perform(&mut self, job: Job) {
        match job {
            Job::Change(change) => {
                let done = self.write_lock().apply(&change);
                self.changed(done);
            }
            Job::EmptyBin => {
                let binned: Vec<GameId> =
                    read(&self.library).entries().filter(|(_, entry)| entry.is_binned).map(|(id, _)| id).collect();
                let done = self.write_lock().apply(&Change::Purge(binned));
                self.changed(done);
            }
            Job::Keep(record, keeping) => {
                let keeping = Keeping { on_board: self.on_board, ..keeping };
                let kept = self.write_lock().keep(&record, &keeping);
                self.save(true);
                match kept {
                    Ok(Kept::New(id) | Kept::Updated(id) | Kept::Known(id)) => {
                        self.on_board = Some(id);
                        if keeping.origin == Origin::Kept {
                            (self.tell)(News::Kept(self.is_written()));
                        }
                    }
                    Err(error) => (self.tell)(News::NotKept(error)),
                }
                (self.tell)(News::Changed);
            }
            Job::KeepReview(review) => {
                let kept = self.write_lock().keep_review(&review, self.on_board);
                self.save(true);
                match kept {
                    Ok(Some(Kept::Updated(_))) => (self.tell)(News::Changed),
                    Ok(_) => {}
                    Err(error) => self.trouble(format!("The review could not be kept in the library: {error}.")),
                }
            }
            Job::OnBoard(game) => self.on_board = game,
            Job::Search(query) => {
                let found = read(&self.library).search(&query);
                (self.tell)(News::Found(query, found));
            }
            Job::Explore(ask) => {
                let answer = self.explore(&ask);
                (self.tell)(News::Explored(ask, answer));
            }
            Job::Import { paths, tag, now } => self.import = Some(Importer::new(paths, tag, now)),
            Job::CancelImport => {
                if let Some(import) = self.import.take() {
                    self.imported(&import, "The import was stopped.");
                }
            }
            Job::Quit(done) => {
                self.save(true);
                self.journal = None;
                // Whoever asked may have gone.
                _ = done.send(());
            }
        }
    }

    /// Whether the file has what memory has; without a folder there is none to have it.
    fn is_written(&self) -> bool {
        self.folder.is_none() || self.journal.is_some() && !self.is_failing
    }

    fn changed(&mut self, done: Result<(), LibraryError>) {
        if let Err(error) = done {
            self.trouble(format!("That cannot be done: {error}."));
        }
        self.save(true);
        (self.tell)(News::Changed);
    }

    fn explore(&self, ask: &Ask) -> Answer {
        let of_library = ask.source.library.as_ref().map(|tags| self.explore_library(ask, tags));
        let built_in = || Table::embedded().explore(&ask.position, ask.goal);
        match (of_library, ask.source.has_tournaments()) {
            (None, _) => built_in(),
            (Some(answer), false) => answer,
            (Some(answer), true) => answer.joined(built_in(), ask.position.turn()),
        }
    }

    fn explore_library(&self, ask: &Ask, tags: &[String]) -> Answer {
        let library = read(&self.library);
        let mut filter = ask.source.filter.clone();
        let numbers: Vec<usize> = tags.iter().filter_map(|tag| library.tag(tag)).collect();
        if numbers.is_empty() && !tags.is_empty() {
            return Answer::default();
        }
        numbers.into_iter().for_each(|tag| filter.tags.insert(tag));
        library.explore(&ask.position, ask.goal, &filter, GAMES_MAX)
    }

    /// Brings in some more games.
    pub(super) fn import_some(&mut self) {
        let Some(mut import) = self.import.take() else { return };
        let goes_on = {
            let games = import.some_games();
            let mut library = self.write_lock();
            games.is_some_and(|games| import.add(&mut library, games))
        };
        self.save(false);
        if self.is_failing {
            return self.imported(&import, "The import broke off, since the library cannot be written.");
        }
        if goes_on {
            (self.tell)(News::Progress(import.progress()));
            self.import = Some(import);
        } else {
            self.imported(&import, "");
        }
    }

    fn imported(&mut self, import: &Importer, first: &str) {
        self.save(true);
        (self.tell)(News::Imported(format!("{first} {}", import.summary()).trim().to_owned()));
        (self.tell)(News::Changed);
    }
}
