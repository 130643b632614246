//! The library in the window: what is asked of the thread that has it, what came back, and what is shown of
//! that.

pub(super) mod choice;
pub(super) mod explorer;
pub(super) mod fields;
pub(super) mod list;
pub(super) mod worker;
mod importer;
#[cfg(test)]
mod tests;

pub(super) use importer::Progress;
pub(super) use worker::{Ask, Source};

use super::App;
use super::dialogs::OpenDialog;
use super::message::Message;
use super::widgets::form;
use super::widgets::notices::Tone;
use super::worker::{Worker, waker};
use crate::analysis::review::Review;
use crate::library::explorer::{Answer, Filter};
use crate::library::game::Origin;
use crate::library::people::Person;
use crate::library::{Change, GameId, Keeping, Library, MATCH, PLAYED};
use crate::players::Player;
use crate::record::{NodeId, Record};
use crate::rules::{ByColor, Color, Position};
use crate::session::Action;
use crate::text;
use choice::Choice;
use egui::Context;
use fields::Fields;
use list::State;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, RwLock, RwLockReadGuard};
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use worker::{Job, Librarian, News, Shared};

/// The folder of the library, in that of the settings.
const FOLDER: &str = "library";

/// The room of the library: the window's end of the thread that has its file.
pub(super) struct Room {
    library: Shared,
    worker: Worker<Job, News>,
    is_open: bool,
    importing: Option<Progress>,
    /// Broken libraries that were kept aside and whose games may be brought in.
    set_aside: Vec<PathBuf>,
    pub explorer: Explorer,
    /// How strong the people of the settings are, as far as is known by now.
    people: BTreeMap<String, Person>,
    /// Of whom the thread was asked.
    followed: Vec<String>,
}

/// The panel with what was played in the position shown.
pub(super) struct Explorer {
    pub is_open: bool,
    /// Without its filter.
    pub source: Source,
    /// What is shown, and what it is about.
    pub shown: Option<(Ask, Answer)>,
    /// What was asked last; `None` when it is to be asked again.
    asked: Option<Ask>,
    /// The fields of the filter, as they were typed.
    pub fields: Fields,
    pub shows_filter: bool,
}

impl Explorer {
    /// Whose games are meant, with the filter as it was typed.
    pub(super) fn source(&self) -> Source {
        let filter = if self.source.library.is_some() { self.fields.filter() } else { Filter::default() };
        Source { filter, ..self.source.clone() }
    }
}

impl Room {
    /// Opens the library of the settings' folder on a thread of its own; without a folder it is kept in
    /// memory alone.
    pub(super) fn open(ctx: &Context, folder: Option<&Path>) -> Room {
        let library: Shared = Arc::new(RwLock::new(Library::new()));
        let (shared, folder) = (library.clone(), folder.map(|folder| folder.join(FOLDER)));
        let worker = Worker::start("library", waker(ctx), move |desk| {
            Librarian::new(shared, folder, desk.tell).work(&desk.jobs);
        });
        let explorer = Explorer {
            is_open: false,
            source: Source::default(),
            shown: None,
            asked: None,
            fields: Fields::default(),
            shows_filter: false,
        };
        Room {
            library,
            worker,
            is_open: false,
            importing: None,
            set_aside: Vec::new(),
            explorer,
            people: BTreeMap::new(),
            followed: Vec::new(),
        }
    }

    /// The library, to read from.
    pub(super) fn library(&self) -> RwLockReadGuard<'_, Library> {
        worker::read(&self.library)
    }

    pub(super) fn importing(&self) -> Option<&Progress> {
        self.importing.as_ref()
    }

    /// Whether there are broken libraries that were kept aside.
    pub(super) fn has_set_aside(&self) -> bool {
        !self.set_aside.is_empty()
    }

    /// Whether the library has been read.
    pub(super) fn is_open(&self) -> bool {
        self.is_open
    }

    /// How strong somebody is, once the library has been read.
    pub(super) fn person(&self, name: &str) -> Option<&Person> {
        self.people.get(name)
    }

    /// Wants to know of these people from now on.
    pub(super) fn follow_people(&mut self, names: &[String]) {
        if self.followed != names {
            self.followed = names.to_vec();
            self.send(Job::People(names.to_vec()));
        }
    }

    /// Keeps what was found out about a game, if the library has it.
    pub(super) fn keep_review(&self, review: Review) {
        self.send(Job::KeepReview(Box::new(review)));
    }

    /// Keeps a game of a match.
    pub(super) fn keep_match_game(&self, record: Record) {
        self.send(Job::KeepMatchGame(Box::new(record), now()));
    }

    /// Another game has come onto the board, which is none of its own.
    pub(super) fn leave_game(&self) {
        self.send(Job::OnBoard(None));
    }

    fn send(&self, job: Job) {
        self.worker.send(job);
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        self.send(Job::CancelImport);
        self.worker.finish(Job::Quit);
    }
}

/// Seconds since 1970.
fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

// What happens.
impl App {
    /// Takes in what the library's thread has to say.
    pub(super) fn hear_library(&mut self) {
        for news in self.library.worker.news() {
            match news {
                News::Opened => {
                    self.library.is_open = true;
                    self.library_changed();
                }
                News::Changed => self.library_changed(),
                News::Kept(is_written) => {
                    self.grant(&self.ctx.clone(), Message::GameSaved);
                    if is_written {
                        self.notices.push(Tone::Answer, text!("library-kept"), Instant::now());
                        continue;
                    }
                    self.notices.push(Tone::Trouble, text!("library-kept-in-memory"), Instant::now());
                }
                News::NotKept(error) => {
                    let text = text!("library-not-kept", reason = error.to_string());
                    self.notices.push(Tone::Trouble, text, Instant::now());
                }
                News::Found(query, found) => {
                    if let Some(OpenDialog::Library(state)) = self.dialogs.top_mut() {
                        state.show(&query, found);
                    }
                }
                News::People(people) => self.library.people = people,
                News::Explored(ask, answer) => self.library.explorer.shown = Some((*ask, answer)),
                News::SetAside(paths) => self.library.set_aside = paths,
                News::Progress(progress) => self.library.importing = Some(progress),
                News::Imported(sentence) => {
                    self.library.importing = None;
                    match self.dialogs.top_mut() {
                        Some(OpenDialog::Library(state)) => state.answer = Some(sentence),
                        _ => self.notices.push(Tone::Trouble, sentence, Instant::now()),
                    }
                }
                News::Trouble(sentence) => match self.dialogs.top_mut() {
                    Some(OpenDialog::Library(state)) => state.answer = Some(sentence),
                    _ => self.notices.push(Tone::Trouble, sentence, Instant::now()),
                },
            }
        }
        self.follow_explorer();
    }

    /// What was found before is asked for again.
    fn library_changed(&mut self) {
        self.library.explorer.asked = None;
        if let Some(OpenDialog::Library(state)) = self.dialogs.top() {
            self.library.send(Job::Search(state.query().clone()));
        }
        self.grant(&self.ctx.clone(), Message::LibraryChanged);
    }

    /// Keeps the game on the board in the library: at its end, or because somebody wants it.
    pub(super) fn keep_game(&mut self, origin: Origin) {
        let (record, players) = (self.session.record(), self.session.players());
        // A pasted game is somebody else's.
        let is_played_here =
            origin == Origin::Played || record.nodes().any(|node| record.move_time(node).is_some());
        let name = |color: Color| match (players[color], players[!color].is_human()) {
            _ if !is_played_here => String::new(),
            (Player::Human, true) if self.settings.person(color) == self.settings.person(!color) => {
                String::new()
            }
            (Player::Human, true) => self.settings.person(color).to_owned(),
            (Player::Human, false) => self.settings.person(color).to_owned(),
            (computer, _) => computer.to_string(),
        };
        let keeping = Keeping { origin, now: now(), on_board: None, players: ByColor::from_fn(name) };
        self.library.send(Job::Keep(Box::new(record.clone()), keeping));
    }

    /// Opens the list of games.
    pub(super) fn open_library(&mut self) {
        let state = State::new();
        self.library.send(Job::Search(state.query().clone()));
        self.dialogs.show(OpenDialog::Library(Box::new(state)));
    }

    /// Carries out what is wanted in the list of games.
    pub(super) fn take_library_choice(&mut self, ctx: &Context, choice: Choice) {
        match choice {
            Choice::Search(query) => self.library.send(Job::Search(query)),
            Choice::Open(id) => {
                if self.load_library_game(ctx, id, None) {
                    self.dialogs.close_all();
                }
            }
            Choice::Bin(games, binned) => {
                self.library.send(Job::Change(Box::new(Change::Bin { games, binned })))
            }
            Choice::Tag { tag, games, on } => {
                self.library.send(Job::Change(Box::new(Change::Tag { tag, games, on })))
            }
            Choice::EmptyBin => self.library.send(Job::EmptyBin),
            Choice::Recover => {
                self.library.importing = Some(Progress::default());
                self.library.send(Job::Recover { paths: self.library.set_aside.clone(), now: now() });
            }
            Choice::CancelImport => self.library.send(Job::CancelImport),
        }
    }

    /// Brings the games of a file or a folder into the library, and shows it.
    pub(super) fn import(&mut self, paths: Vec<PathBuf>) {
        let tag = paths.first().map(|path| tag_of(path)).unwrap_or_default();
        self.library.importing = Some(Progress::default());
        self.library.send(Job::Import { paths, tag, now: now() });
        self.open_library();
    }

    /// Shows a game of the library, at the place where a position arises if one is named.
    pub(super) fn load_library_game(&mut self, ctx: &Context, id: GameId, at: Option<&Position>) -> bool {
        let record = self.library.library().record(id);
        match record {
            Ok(record) => {
                let place = at.and_then(|position| place_of(&record, position)).unwrap_or(Record::ROOT);
                self.act(ctx, Action::Load(Box::new(record)));
                self.act(ctx, Action::Jump(place));
                self.library.send(Job::OnBoard(Some(id)));
                true
            }
            Err(error) => {
                self.notices.push(Tone::Trouble, form::sentence(&error.to_string()), Instant::now());
                false
            }
        }
    }

    pub(super) fn switch_explorer(&mut self) {
        self.library.explorer.is_open = !self.library.explorer.is_open;
    }

    /// Asks about the position shown, if that has not been asked.
    pub(super) fn follow_explorer(&mut self) {
        if !self.library.explorer.is_open || !self.library.is_open {
            return;
        }
        let record = self.session.record();
        let source = self.library.explorer.source();
        let ask = Ask { position: *record.position(), goal: record.goal(), source };
        if self.library.explorer.asked.as_ref() != Some(&ask) {
            self.library.send(Job::Explore(Box::new(ask.clone())));
            self.library.explorer.asked = Some(ask);
        }
    }
}

/// Where a position, or one of its images, arises in the main line of a game.
fn place_of(record: &Record, position: &Position) -> Option<NodeId> {
    let size = position.size();
    let images: Vec<Position> = match record.start().size() == size && !position.is_placing() {
        true => crate::rules::Symmetry::all(size).map(|symmetry| symmetry.position(position)).collect(),
        false => return None,
    };
    let first = |&node: &NodeId| record.children(node).first().copied();
    std::iter::successors(Some(Record::ROOT), first).find(|&node| images.contains(&record.position_at(node)))
}

/// What a tag is called: ours have a name in every language.
fn tag_name(tag: &str) -> String {
    match tag {
        PLAYED => text!("library-tag-played"),
        MATCH => text!("library-tag-match"),
        _ => tag.to_owned(),
    }
}

/// What imported games are tagged with: WTHOR, or the name of the file or folder.
fn tag_of(path: &Path) -> String {
    let is_wthor = |path: &Path| path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("wtb"));
    let holds_wthor = crate::disk::files_with_ending(path, "wtb").is_ok_and(|files| !files.is_empty());
    if is_wthor(path) || holds_wthor {
        return "WTHOR".to_owned();
    }
    let name = path.file_stem().unwrap_or_default().to_string_lossy().trim().to_owned();
    let tag: String = name.chars().take(Library::TAG_MAX).collect();
    if tag.is_empty() { text!("library-tag-imported") } else { tag }
}
