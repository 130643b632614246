//! The thread that owns the library's file: it opens, searches, explores, imports and writes, so that the
//! window need not wait for these. The window itself only reads from the library.
//!
//! Jobs come through a channel and are done in their order; an import is done in pieces between them. Results
//! go back through another channel, and wake the window.

mod file;
#[cfg(test)]
mod tests;

use super::importer::{ImportOrder, ImportProgress, Importer};
use crate::explorer::{ExplorerAnswer, Filter};
use crate::game::Origin;
use crate::people::Person;
use crate::queue::Thoroughness;
use crate::search::Query;
use crate::suggestions::Suggestion;
use crate::table::Table;
use crate::{Change, GameId, Library, LibraryError, SaveRequest, Saved};
use analysis::review::Review;
use othello::record::Record;
use othello::rules::{Goal, Position};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};
use std::time::Duration;
use system::disk::Journal;
use texts::text;

/// The library, shared by the window and the thread.
pub type Shared = Arc<RwLock<Library>>;

/// Reads the library. A thread that panicked left it whole, since each change is one step.
pub fn read(library: &Shared) -> RwLockReadGuard<'_, Library> {
    library.read().unwrap_or_else(PoisonError::into_inner)
}

/// A job for the thread.
pub enum LibraryJob {
    /// Make a change.
    Change(Change),
    /// Save a game.
    Save(Box<Record>, SaveRequest),
    /// A game of a match, and when it ended, in seconds since 1970.
    SaveMatchGame(Box<Record>, u64),
    /// The data of the game on the board were edited: store them with its game in the library, if any.
    Describe(Box<Record>),
    /// A review has ended or was left: save its results with its game, if the library has that.
    SaveReview(Box<Review>),
    /// A game was reviewed in the background, or cannot be: save any review; the game leaves its queue.
    SaveReviewOf(GameId, Thoroughness, Option<Box<Review>>),
    /// Another game is on the board: one of the library, or a new one.
    OnBoard(Option<GameId>),
    /// Delete all games in the bin.
    EmptyBin,
    /// Search for games.
    Search(Query),
    /// Answer a question about a position.
    Explore(Box<ExplorerQuestion>),
    /// Report the ratings of these people, given by all their names, now and whenever games have changed.
    People(BTreeMap<String, String>),
    /// Import files.
    Import(ImportOrder),
    /// End the import with what it has.
    CancelImport,
    /// Export games with this function.
    Export(Vec<GameId>, WriteGames),
    /// Close the file, and answer when everything before this is on the disk.
    Quit(Sender<()>),
}

/// The games that are exported, each read when it is asked for.
pub type ExportedGames<'a> = dyn ExactSizeIterator<Item = Result<Record, String>> + 'a;
/// Writes games, and returns what happened, in a sentence.
pub type WriteGames = Box<dyn FnOnce(&mut ExportedGames) -> Result<String, String> + Send>;

/// A question to the explorer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplorerQuestion {
    /// The position.
    pub position: Position,
    /// The goal of the games.
    pub goal: Goal,
    /// The games to count.
    pub source: ExplorerSource,
}

/// The games that the explorer counts: those of tournaments, of the library, or both added together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplorerSource {
    /// The built-in statistics of tournaments. They have no names, so a filter leaves them out.
    pub tournaments: bool,
    /// The games of the library with one of these tags, all if the list is empty; none if it is `None`.
    pub library: Option<Vec<String>>,
    /// A further filter for games of the library.
    pub filter: Filter,
}

impl Default for ExplorerSource {
    /// The built-in statistics alone.
    fn default() -> ExplorerSource {
        ExplorerSource { tournaments: true, library: None, filter: Filter::default() }
    }
}

/// The result of a job.
pub(super) enum LibraryNews {
    /// The library is open.
    Opened,
    Explored(Box<ExplorerQuestion>, ExplorerAnswer),
    /// The requested people with their ratings.
    People(BTreeMap<String, Person>),
    /// The progress of the import; `None` once it is over.
    Importing(Option<ImportProgress>),
    /// Broken libraries that were set aside, whose games can be recovered.
    SetAside(Vec<PathBuf>),
    Event(StoreEvent),
}

/// What the library's thread reports to the window.
#[derive(Debug)]
pub enum StoreEvent {
    /// The library was opened or games have changed, so earlier answers may be out of date.
    Changed,
    /// A game was saved by hand; `false` where only memory has it for now.
    Kept(bool),
    /// A game could not be saved.
    NotKept(LibraryError),
    /// The games that match a query, and names that were perhaps meant.
    Found(Query, Vec<GameId>, Vec<Suggestion>),
    /// The result of an import or export, or what went wrong, in a sentence.
    Notice(String),
}

/// The most games that the explorer lists.
const GAMES_MAX: usize = 200;
/// How often to retry writing, and to check whether another window has written any games.
const RETRY: Duration = Duration::from_secs(5);

/// The state of the thread.
pub(super) struct Librarian {
    library: Shared,
    folder: Option<PathBuf>,
    journal: Option<Journal>,
    /// Number of bytes of the library that the file has.
    n_written: usize,
    /// The most bytes of the file that memory holds as well.
    in_memory_max: usize,
    /// A newer program wrote the file.
    is_left_alone: bool,
    /// The last write failed, and was reported.
    is_failing: bool,
    import: Option<Importer>,
    /// The game that was saved or opened last, while it is on the board.
    on_board: Option<GameId>,
    /// The people that the window follows, by all their names.
    people: BTreeMap<String, String>,
    tell: Box<dyn Fn(LibraryNews) + Send>,
}

impl Librarian {
    pub(super) fn new(
        library: Shared,
        folder: Option<PathBuf>,
        tell: Box<dyn Fn(LibraryNews) + Send>,
    ) -> Librarian {
        Librarian {
            library,
            folder,
            journal: None,
            n_written: 0,
            in_memory_max: file::IN_MEMORY_MAX,
            is_left_alone: false,
            is_failing: false,
            import: None,
            on_board: None,
            people: BTreeMap::new(),
            tell,
        }
    }

    /// Opens the library, then carries out jobs until the window drops its end.
    pub(super) fn work(mut self, jobs: &Receiver<LibraryJob>) {
        self.open();
        (self.tell)(LibraryNews::Opened);
        self.report(StoreEvent::Changed);
        self.serve(jobs);
    }

    pub(super) fn serve(&mut self, jobs: &Receiver<LibraryJob>) {
        loop {
            let timeout = match (&self.import, &self.folder) {
                (Some(_), _) => Duration::ZERO,
                (None, Some(_)) => RETRY,
                (None, None) => Duration::MAX,
            };
            match jobs.recv_timeout(timeout) {
                Ok(job) => self.perform(job),
                Err(RecvTimeoutError::Timeout) if self.import.is_some() => self.import_some(),
                Err(RecvTimeoutError::Timeout) => self.exchange(true),
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    pub(super) fn write_lock(&self) -> std::sync::RwLockWriteGuard<'_, Library> {
        self.library.write().unwrap_or_else(PoisonError::into_inner)
    }

    fn report(&self, event: StoreEvent) {
        (self.tell)(LibraryNews::Event(event));
    }

    pub(super) fn notice(&self, sentence: String) {
        self.report(StoreEvent::Notice(sentence));
    }

    pub(super) fn perform(&mut self, job: LibraryJob) {
        // Questions and changes apply to what all windows have written.
        self.exchange(true);
        match job {
            LibraryJob::Change(change) => self.change(|library| library.apply(&change)),
            LibraryJob::EmptyBin => self.change(|library| {
                let binned = library.entries().filter(|(_, entry)| entry.is_binned).map(|(id, _)| id);
                let binned = Change::Purge(binned.collect());
                library.apply(&binned)
            }),
            LibraryJob::Save(record, request) => {
                let request = SaveRequest { on_board: self.on_board, ..request };
                let saved = self.write_lock().save(&record, &request);
                self.exchange(true);
                match saved {
                    Ok(Saved::New(id) | Saved::Updated(id) | Saved::Known(id)) => {
                        self.on_board = Some(id);
                        if request.origin == Origin::Saved {
                            self.report(StoreEvent::Kept(self.is_written()));
                        }
                    }
                    Err(error) => self.report(StoreEvent::NotKept(error)),
                }
                self.tell_changed();
            }
            LibraryJob::SaveMatchGame(record, now) => {
                let saved = self.write_lock().save_match_game(&record, now);
                self.exchange(true);
                if let Err(error) = saved {
                    self.report(StoreEvent::NotKept(error));
                }
                self.tell_changed();
            }
            LibraryJob::Describe(record) => {
                let Some(id) = self.on_board else { return };
                self.change(|library| library.describe(id, &record).map(|_| ()));
            }
            LibraryJob::SaveReview(review) => {
                let saved = self.write_lock().save_review(&review, self.on_board);
                self.exchange(true);
                match saved {
                    Ok(Some(Saved::Updated(_))) => self.tell_changed(),
                    Ok(_) => {}
                    Err(error) => self.notice(text!("library-review-not-kept", reason = error.to_string())),
                }
            }
            LibraryJob::SaveReviewOf(game, thoroughness, review) => self.change(|library| {
                let saved = review.map_or(Ok(None), |review| library.save_review_of(game, &review));
                let taken_out = library.apply(&thoroughness.change(vec![game], false));
                saved.and(taken_out)
            }),
            LibraryJob::OnBoard(game) => self.on_board = game,
            LibraryJob::Search(query) => {
                let library = read(&self.library);
                let found = library.search(&query);
                let suggestions = library.suggestions(&query, found.len());
                drop(library);
                self.report(StoreEvent::Found(query, found, suggestions));
            }
            LibraryJob::Explore(ask) => {
                let answer = self.explore(&ask);
                (self.tell)(LibraryNews::Explored(ask, answer));
            }
            LibraryJob::People(names) => {
                self.people = names;
                self.tell_people();
            }
            LibraryJob::Import(order) => self.import = Some(Importer::new(order)),
            LibraryJob::Export(games, write) => {
                let library = read(&self.library);
                let record = |id| library.record(id).map_err(|error| error.to_string());
                let done = write(&mut games.into_iter().map(record));
                self.notice(done.unwrap_or_else(|reason| reason));
            }
            LibraryJob::CancelImport => {
                if let Some(import) = self.import.take() {
                    self.end_import(&import, Some(text!("import-stopped")));
                }
            }
            LibraryJob::Quit(done) => {
                self.exchange(true);
                if self.is_failing {
                    // A disk that fails to sync may still take the bytes.
                    self.exchange(false);
                }
                self.journal = None;
                // The window may have ended.
                _ = done.send(());
            }
        }
    }

    fn change(&mut self, change: impl FnOnce(&mut Library) -> Result<(), LibraryError>) {
        let done = change(&mut self.write_lock());
        if let Err(error) = done {
            self.notice(text!("library-not-done", reason = error.to_string()));
        }
        self.exchange(true);
        self.tell_changed();
    }

    /// Reports that games have changed, and the ratings that may have changed with them.
    pub(super) fn tell_changed(&self) {
        self.report(StoreEvent::Changed);
        self.tell_people();
    }

    fn tell_people(&self) {
        if !self.people.is_empty() {
            // The library in memory may have been replaced by the one in the file.
            self.write_lock().know(&self.people);
            (self.tell)(LibraryNews::People(read(&self.library).people()));
        }
    }

    fn explore(&self, ask: &ExplorerQuestion) -> ExplorerAnswer {
        let ExplorerSource { tournaments, library, filter } = &ask.source;
        let built_in = || Table::embedded().explore(&ask.position, ask.goal);
        let Some(tags) = library else { return built_in() };
        let answer = self.explore_library(ask, tags);
        match *tournaments && !filter.is_on() {
            true => answer.joined(built_in(), ask.position.turn()),
            false => answer,
        }
    }

    fn explore_library(&self, ask: &ExplorerQuestion, tags: &[String]) -> ExplorerAnswer {
        let library = read(&self.library);
        let mut filter = ask.source.filter.clone();
        let numbers: Vec<usize> = tags.iter().filter_map(|tag| library.tag(tag)).collect();
        if numbers.is_empty() && !tags.is_empty() {
            return ExplorerAnswer::default();
        }
        numbers.into_iter().for_each(|tag| filter.tags.insert(tag));
        library.explore(&ask.position, ask.goal, &filter, GAMES_MAX)
    }

    /// Imports some more games.
    pub(super) fn import_some(&mut self) {
        let Some(mut import) = self.import.take() else { return };
        let goes_on = {
            let games = import.next_batch();
            let mut library = self.write_lock();
            games.is_some_and(|games| import.add(&mut library, games))
        };
        self.exchange(false);
        if self.is_failing {
            return self.end_import(&import, Some(text!("import-broke-off")));
        }
        if goes_on {
            (self.tell)(LibraryNews::Importing(Some(import.progress.clone())));
            self.import = Some(import);
        } else {
            self.end_import(&import, None);
        }
    }

    /// Ends an import; `broken_off` says why not all of its games were read.
    fn end_import(&mut self, import: &Importer, broken_off: Option<String>) {
        self.exchange(true);
        (self.tell)(LibraryNews::Importing(None));
        let is_whole = broken_off.is_none();
        let sentences: Vec<String> = broken_off.into_iter().chain([import.summary()]).collect();
        self.notice(sentences.join(" "));
        if import.order.recovers && is_whole && !self.is_failing {
            self.mark_recovered(&import.order.paths);
        }
        self.tell_changed();
    }
}
