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
pub(super) use worker::{Ask, Shared, Source, read};

use super::message::Message;
use super::scene::Scene;
use super::widgets::form;
use super::worker::{Worker, waker};
use crate::analysis::review::Review;
use crate::library::explorer::{Answer, Filter};
use crate::library::game::Origin;
use crate::library::people::Person;
use crate::library::{Change, Entry, GameId, Library, MATCH, PLAYED, SaveRequest};
use crate::players::Player;
use crate::record::{NodeId, Record};
use crate::rules::{BoardSize, ByColor, Color, Goal, Position};
use crate::text;
use choice::Choice;
use egui::Context;
use fields::Fields;
use list::State;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, RwLock, RwLockReadGuard};
use std::time::{SystemTime, UNIX_EPOCH};
use worker::{Job, Librarian, News};

/// The folder of the library, in that of the settings.
const FOLDER: &str = "library";

/// The most lost games that are looked at together.
const LOST_MAX: usize = 300;

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

    /// The library, for a thread that reads from it.
    pub(super) fn shared(&self) -> Shared {
        self.library.clone()
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

    /// The newest games of 8×8 that somebody of these has lost.
    pub(super) fn lost_games(&self, people: &[String]) -> Vec<Record> {
        let library = self.library();
        let is_lost = |entry: &Entry| {
            let loser = match entry.result? {
                ..0 => Color::Black,
                0 => return None,
                1.. => Color::White,
            };
            let name = library.name(entry.players[loser]);
            let is_meant = entry.size == BoardSize::STANDARD && entry.goal == Goal::MostDiscs;
            (is_meant && !entry.is_binned && people.iter().any(|person| person == name)).then_some(())
        };
        let lost = library.entries().filter(|(_, entry)| is_lost(entry).is_some()).map(|(id, _)| id);
        let lost: Vec<GameId> = lost.collect();
        lost.into_iter().rev().take(LOST_MAX).filter_map(|id| library.record(id).ok()).collect()
    }

    /// Keeps what was found out about a game, if the library has it.
    pub(super) fn save_review(&self, review: Review) {
        self.send(Job::SaveReview(Box::new(review)));
    }

    /// Keeps a game of a match.
    pub(super) fn save_match_game(&self, record: Record) {
        self.send(Job::SaveMatchGame(Box::new(record), now()));
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
pub(super) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

// What happens.
impl Room {
    /// Takes in what the library's thread has to say; `list` is the list of games where it is open.
    pub(super) fn poll(&mut self, mut list: Option<&mut State>, messages: &mut Vec<Message>) {
        for news in self.worker.news() {
            match news {
                News::Opened => {
                    self.is_open = true;
                    self.look_again(list.as_deref(), messages);
                }
                News::Changed => self.look_again(list.as_deref(), messages),
                News::Saved(is_written) => messages.extend([
                    Message::GameSaved,
                    match is_written {
                        true => Message::answer(text!("library-kept")),
                        false => Message::trouble(text!("library-kept-in-memory")),
                    },
                ]),
                News::NotSaved(error) => {
                    let text = text!("library-not-kept", reason = error.to_string());
                    messages.push(Message::trouble(text));
                }
                News::Found(query, found) => {
                    if let Some(list) = &mut list {
                        list.show(&query, found);
                    }
                }
                News::People(people) => self.people = people,
                News::Explored(ask, answer) => self.explorer.shown = Some((*ask, answer)),
                News::SetAside(paths) => self.set_aside = paths,
                News::Progress(progress) => self.importing = Some(progress),
                News::Imported(sentence) => {
                    self.importing = None;
                    tell(sentence, &mut list, messages);
                }
                News::Trouble(sentence) => tell(sentence, &mut list, messages),
            }
        }
    }

    /// What was found before is asked for again.
    fn look_again(&mut self, list: Option<&State>, messages: &mut Vec<Message>) {
        self.explorer.asked = None;
        if let Some(list) = list {
            self.send(Job::Search(list.query().clone()));
        }
        messages.push(Message::LibraryChanged);
    }

    /// Keeps the game on the board: at its end, or because somebody wants it.
    pub(super) fn save_game(&self, scene: &Scene, origin: Origin) {
        let (record, players) = (scene.record(), scene.session.players());
        // A pasted game is somebody else's.
        let is_played_here =
            origin == Origin::Played || record.nodes().any(|node| record.move_time(node).is_some());
        let person = |color: Color| scene.settings.person(color);
        let are_people = Color::BOTH.iter().all(|&color| players[color].is_human());
        let is_alone = are_people && person(Color::Black) == person(Color::White);
        let name = |color: Color| match players[color] {
            _ if !is_played_here || is_alone => String::new(),
            Player::Human => person(color).to_owned(),
            computer => computer.name(),
        };
        let request = SaveRequest { origin, now: now(), on_board: None, players: ByColor::from_fn(name) };
        self.send(Job::Save(Box::new(record.clone()), request));
    }

    /// The list of games, which is filled as soon as they are found.
    pub(super) fn list(&self) -> State {
        let state = State::new();
        self.send(Job::Search(state.query().clone()));
        state
    }

    /// Carries out what is wanted in the list of games.
    pub(super) fn take(&mut self, choice: Choice, messages: &mut Vec<Message>) {
        match choice {
            Choice::Search(query) => self.send(Job::Search(query)),
            Choice::Open(id) => {
                let game = self.game(id, None);
                if matches!(game, Message::ShowGame(..)) {
                    messages.push(Message::CloseDialogs);
                }
                messages.push(game);
            }
            Choice::Bin(games, binned) => self.send(Job::Change(Box::new(Change::Bin { games, binned }))),
            Choice::Tag { tag, games, on } => {
                self.send(Job::Change(Box::new(Change::Tag { tag, games, on })))
            }
            Choice::EmptyBin => self.send(Job::EmptyBin),
            Choice::Recover => {
                self.importing = Some(Progress::default());
                self.send(Job::Recover { paths: self.set_aside.clone(), now: now() });
            }
            Choice::CancelImport => self.send(Job::CancelImport),
        }
    }

    /// Brings the games of files or a folder in; `names` is where those of WTHOR's players are if they do not
    /// lie beside the games.
    pub(super) fn import(&mut self, paths: Vec<PathBuf>, names: Option<PathBuf>) {
        let tag = paths.first().map(|path| tag_of(path)).unwrap_or_default();
        self.importing = Some(Progress::default());
        self.send(Job::Import { paths, names, tag, now: now() });
    }

    /// A game to be shown, at the place where a position arises if one is named; or why it cannot be read.
    pub(super) fn game(&self, id: GameId, at: Option<&Position>) -> Message {
        match self.library().record(id) {
            Ok(record) => {
                let place = at.and_then(|position| place_of(&record, position)).unwrap_or(Record::ROOT);
                Message::ShowGame(id, Box::new(record), place)
            }
            Err(error) => Message::trouble(form::sentence(&error.to_string())),
        }
    }

    /// A game of the library has come onto the board, or one that is none of its own.
    pub(super) fn on_board(&self, id: Option<GameId>) {
        self.send(Job::OnBoard(id));
    }

    /// Asks about the position shown, if that has not been asked.
    pub(super) fn follow_explorer(&mut self, record: &Record) {
        if !self.explorer.is_open || !self.is_open {
            return;
        }
        let ask = Ask { position: *record.position(), goal: record.goal(), source: self.explorer.source() };
        if self.explorer.asked.as_ref() != Some(&ask) {
            self.send(Job::Explore(Box::new(ask.clone())));
            self.explorer.asked = Some(ask);
        }
    }
}

/// Says something in the list of games where it is open, else as a trouble.
fn tell(sentence: String, list: &mut Option<&mut State>, messages: &mut Vec<Message>) {
    match list {
        Some(list) => list.answer = Some(sentence),
        None => messages.push(Message::trouble(sentence)),
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
