//! The library as the window sees it: requests to the thread that owns the file, and its answers.

use super::board_search::SoughtBoard;
use super::completion::Offers;
use super::explorer::ExplorerAnswer;
use super::game::Origin;
use super::importer::{ImportOrder, ImportProgress};
use super::people::Person;
use super::queue::Thoroughness;
use super::search::Query;
use super::worker::{self, ExplorerQuestion, ExplorerSource, ExportedGames, Librarian, LibraryNews, Shared};
pub use super::worker::{LibraryJob, StoreEvent};
use super::{Entry, GameId, Library, LibraryError, MATCH, PLAYED, SaveRequest};
use engine::players::Player;
use othello::record::{NodeId, Record};
use othello::rules::{ByColor, Color};
use session::GameSession;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, RwLock, RwLockReadGuard};
use std::time::{SystemTime, UNIX_EPOCH};
use system::worker::Worker;
use texts::text;

/// The folder of the library, in that of the settings.
const FOLDER: &str = "library";

/// Maximum number of lost games to examine together.
const LOST_MAX: usize = 300;

/// The window's end of the thread that owns the library's file.
pub struct Store {
    library: Shared,
    worker: Worker<LibraryJob, LibraryNews>,
    /// Whether the library has been read.
    pub is_open: bool,
    /// The progress of the running import, if any.
    pub importing: Option<ImportProgress>,
    /// Broken libraries that were set aside, whose games can be recovered.
    pub set_aside: Vec<PathBuf>,
    /// What was played in the position shown.
    pub explorer: Explorer,
    /// Ratings of the people in the settings, as far as they are known.
    people: BTreeMap<String, Person>,
    /// The people the thread was asked about, by all their names.
    followed: BTreeMap<String, String>,
}

/// The panel with what was played in the position shown.
#[derive(Default)]
pub struct Explorer {
    /// Whether it is shown.
    pub is_open: bool,
    /// The games to count.
    pub source: ExplorerSource,
    /// The answer shown, and its question.
    pub shown: Option<(ExplorerQuestion, ExplorerAnswer)>,
    /// The last question; `None` if it has to be asked again.
    asked: Option<ExplorerQuestion>,
    /// Whether the fields of the filter are shown.
    pub shows_filter: bool,
    /// The names that the fields offer while they are shown.
    pub offers: Offers,
}

impl Store {
    /// Opens the library of the settings' folder on a background thread, which calls `wake` whenever it has
    /// news; without a folder it is kept in memory alone.
    pub fn open(wake: impl Fn() + Send + 'static, folder: Option<&Path>) -> Store {
        let library: Shared = Arc::new(RwLock::new(Library::new()));
        let (shared, folder) = (library.clone(), folder.map(|folder| folder.join(FOLDER)));
        let worker = Worker::start("library", wake, move |thread| {
            Librarian::new(shared, folder, thread.tell).work(&thread.jobs);
        });
        let (importing, set_aside, explorer) = (None, Vec::new(), Explorer::default());
        let (people, followed) = (BTreeMap::new(), BTreeMap::new());
        Store { library, worker, is_open: false, importing, set_aside, explorer, people, followed }
    }

    /// The library, for a thread that reads from it.
    pub fn shared(&self) -> Shared {
        self.library.clone()
    }

    /// The library, to read from.
    pub fn library(&self) -> RwLockReadGuard<'_, Library> {
        worker::read(&self.library)
    }

    /// The games and rating of a person with this name now or earlier, once the library has been read.
    pub fn person(&self, name: &str) -> Option<&Person> {
        self.people.get(self.followed.get(name)?)
    }

    /// Follows the ratings of these people, by all their names, from now on.
    pub fn follow_people(&mut self, people: BTreeMap<String, String>) {
        if self.followed != people {
            self.send(LibraryJob::People(people.clone()));
            self.followed = people;
        }
    }

    /// The newest games of 8×8 that one of these people lost.
    pub fn lost_games(&self, people: &[String]) -> Vec<Record> {
        let library = self.library();
        let is_theirs = |entry: &Entry, color| {
            let name = library.person_of(library.name(entry.players[color]));
            people.iter().any(|person| person == name)
        };
        let is_lost = |entry: &Entry| {
            entry.is_usual() && entry.winner().is_some_and(|winner| is_theirs(entry, !winner))
        };
        let lost = library.entries().filter(|(_, entry)| is_lost(entry)).map(|(id, _)| id);
        let lost: Vec<GameId> = lost.collect();
        lost.into_iter().rev().take(LOST_MAX).filter_map(|id| library.record(id).ok()).collect()
    }

    /// Sends the thread a job.
    pub fn send(&self, job: LibraryJob) {
        self.worker.send(job);
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        self.send(LibraryJob::CancelImport);
        self.worker.finish(LibraryJob::Quit);
    }
}

/// Seconds since 1970.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

// Events, and what the user does.
impl Store {
    /// Handles the news of the thread; `listed` is the query of the list of games, where it is shown.
    pub fn poll(&mut self, listed: Option<&Query>) -> Vec<StoreEvent> {
        let mut events = Vec::new();
        for news in self.worker.news() {
            match news {
                LibraryNews::Opened => self.is_open = true,
                LibraryNews::People(people) => self.people = people,
                LibraryNews::Explored(ask, answer) => self.explorer.shown = Some((*ask, answer)),
                LibraryNews::SetAside(paths) => self.set_aside = paths,
                LibraryNews::Importing(progress) => self.importing = progress,
                LibraryNews::Event(event) => {
                    if matches!(event, StoreEvent::Changed) {
                        self.look_again(listed);
                    }
                    events.push(event);
                }
            }
        }
        events
    }

    /// Asks again for everything that is shown.
    fn look_again(&mut self, listed: Option<&Query>) {
        self.explorer.asked = None;
        self.update_offers();
        if let Some(query) = listed {
            self.search(query.clone());
        }
    }

    /// Saves the game on the board, at its end or on request; `you` is the name of the user.
    pub fn save_game(&self, session: &GameSession, you: &str, origin: Origin) {
        let (record, players) = (session.record(), session.players());
        // A position that was over, or a clock that ran out before the first move, is no game.
        if origin == Origin::Played && record.main_line().is_empty() {
            return;
        }
        // A game without times of moves is a pasted one, played elsewhere.
        let is_played_here =
            origin == Origin::Played || record.nodes().any(|node| record.move_time(node).is_some());
        let are_people = Color::BOTH.iter().all(|&color| players[color].is_human());
        let name = |color: Color| match players[color] {
            _ if !is_played_here || are_people => String::new(),
            Player::Human => you.to_owned(),
            computer => computer.name(),
        };
        let request = SaveRequest { origin, now: now(), on_board: None, players: ByColor::from_fn(name) };
        self.send(LibraryJob::Save(Box::new(record.clone()), request));
    }

    /// Searches for games.
    pub fn search(&self, query: Query) {
        self.send(LibraryJob::Search(query));
    }

    /// Takes all games that wait for a review out of the queue.
    pub fn empty_queue(&self) {
        for thoroughness in Thoroughness::ALL {
            let games: Vec<GameId> = {
                let library = self.library();
                library.waiting().filter(|(_, of)| *of == thoroughness).map(|(id, _)| id).collect()
            };
            if !games.is_empty() {
                self.send(LibraryJob::Change(thoroughness.change(games, false)));
            }
        }
    }

    /// Imports the games of libraries, set aside or of another computer.
    pub fn import_libraries(&mut self, paths: Vec<PathBuf>) {
        self.begin_import(ImportOrder { paths, recovers: true, ..ImportOrder::default() });
    }

    /// Exports games by `write`, which reads them one by one and returns what happened, in a sentence.
    pub fn export(
        &self,
        games: Vec<GameId>,
        write: impl FnOnce(&mut ExportedGames) -> Result<String, String> + Send + 'static,
    ) {
        self.send(LibraryJob::Export(games, Box::new(write)));
    }

    /// Imports files or a folder; `names` is where the names of WTHOR's players are, if not beside the games.
    pub fn import(&mut self, paths: Vec<PathBuf>, names: Option<PathBuf>) {
        let tag = paths.first().map(|path| tag_of(path)).unwrap_or_default();
        self.begin_import(ImportOrder { paths, names, tag, ..ImportOrder::default() });
    }

    fn begin_import(&mut self, order: ImportOrder) {
        self.importing = Some(ImportProgress::default());
        self.send(LibraryJob::Import(ImportOrder { now: now(), ..order }));
    }

    /// Reads a game. Returns it with the node where the given board first arises in it, or else its root.
    pub fn game(&self, id: GameId, at: Option<&SoughtBoard>) -> Result<(Record, NodeId), LibraryError> {
        let record = self.library().record(id)?;
        let place = at.and_then(|board| place_of(&record, board)).unwrap_or(Record::ROOT);
        Ok((record, place))
    }

    /// Shows the explorer's filter, or puts it away.
    pub fn show_filter(&mut self, shows: bool) {
        self.explorer.shows_filter = shows;
        self.update_offers();
    }

    /// Offers the names that the library has now.
    fn update_offers(&mut self) {
        let offers = if self.explorer.shows_filter { self.library().offers() } else { Offers::default() };
        self.explorer.offers = offers;
    }

    /// Asks about the position shown, unless that was the last question.
    pub fn follow_explorer(&mut self, record: &Record) {
        if !self.explorer.is_open || !self.is_open {
            return;
        }
        let ask = ExplorerQuestion {
            position: *record.position(),
            goal: record.goal(),
            source: self.explorer.source.clone(),
        };
        if self.explorer.asked.as_ref() != Some(&ask) {
            self.send(LibraryJob::Explore(Box::new(ask.clone())));
            self.explorer.asked = Some(ask);
        }
    }
}

/// Where a board first arises in the main line of a game.
fn place_of(record: &Record, board: &SoughtBoard) -> Option<NodeId> {
    let first = |&node: &NodeId| record.children(node).first().copied();
    std::iter::successors(Some(Record::ROOT), first).find(|&node| board.fits(&record.position_at(node)))
}

/// The name of a tag in the window, which translates the built-in tags.
pub fn tag_name(tag: &str) -> String {
    match tag {
        PLAYED => text!("library-tag-played"),
        MATCH => text!("library-tag-match"),
        _ if tag == Thoroughness::Quick.tag() => text!("library-tag-review"),
        _ if tag == Thoroughness::Thorough.tag() => text!("library-tag-thorough-review"),
        _ => tag.to_owned(),
    }
}

/// The tag of imported games: WTHOR, or the name of the file or folder.
fn tag_of(path: &Path) -> String {
    let is_wthor = |path: &Path| path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("wtb"));
    let holds_wthor = system::disk::files_with_ending(path, "wtb").is_ok_and(|files| !files.is_empty());
    if is_wthor(path) || holds_wthor {
        return "WTHOR".to_owned();
    }
    let name = path.file_stem().unwrap_or_default().to_string_lossy().trim().to_owned();
    let tag: String = name.chars().take(Library::TAG_MAX).collect();
    if tag.is_empty() { text!("library-tag-imported") } else { tag }
}
