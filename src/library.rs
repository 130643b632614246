//! The library in the window: the list of games and the explorer.

pub(super) mod explorer;
pub(super) mod list;
pub(super) mod part;

use super::dialogs::Dialogs;
use super::outbox::{Ask, Event, Outbox};
use super::shared::Shared;
use super::widgets::form;
use library::GameId;
use library::board_search::SoughtBoard;
use library::store::{LibraryJob, StoreEvent};
use library::worker::ExplorerSource;
use services::storage::export::{Layout, export};
use std::path::PathBuf;
use texts::text;

pub type Out = Outbox<Message>;

/// What the list of games, the explorer and other rooms ask for.
pub enum Message {
    /// Opens the dialog that chooses the board to filter the list by.
    ChooseBoard,
    /// Filters the list by a board, or by none.
    Seek(Option<SoughtBoard>),
    /// Opens a game of the list, at the position that matches the board of the list's filter.
    Open(GameId),
    /// Pauses the reviews in the background, or resumes them.
    PauseReviews(bool),
    /// Takes all games that wait for a review out of the queue.
    CancelReviews,
    /// Imports the readable games of broken libraries that were set aside.
    Recover,
    /// Sets the games that the explorer counts, with its filter.
    Explore(ExplorerSource),
    ShowFilter(bool),
    /// Opens a game of the explorer at the position shown.
    Load(GameId),
    /// Writes the games that are chosen in the list to a file, or to one each.
    Export(PathBuf, Layout),
    /// Sends a job to the thread that keeps the library.
    Job(LibraryJob),
}

impl From<LibraryJob> for Message {
    fn from(job: LibraryJob) -> Message {
        Message::Job(job)
    }
}

/// Carries out a message; the list of games may be among the dialogs.
pub(super) fn update(
    message: Message,
    dialogs: &mut Dialogs<impl From<Message>>,
    shared: &mut Shared,
    out: &mut Out,
) {
    let list = dialogs.find::<list::State>();
    let store = &mut shared.library;
    match message {
        Message::Job(job) => store.send(job),
        // A filter would find what others played in the position of a serious game.
        Message::ChooseBoard if shared.session.is_serious() => out.answer(text!("news-no-help")),
        Message::ChooseBoard => {
            let board = list.and_then(|list| list.query.board);
            dialogs.show_in_front(part::State::new(board, shared));
        }
        Message::Seek(board) => {
            if let Some(list) = list {
                list.query.board = board;
                store.search(list.query.clone());
            }
        }
        Message::Open(id) => {
            let sought = list.and_then(|list| list.query.board);
            open_game(id, sought.as_ref(), shared, out);
        }
        Message::PauseReviews(is_paused) => shared.background.pause(is_paused),
        Message::CancelReviews => store.empty_queue(),
        Message::Recover => store.import_libraries(store.set_aside.clone()),
        Message::Explore(source) => store.explorer.source = source,
        Message::ShowFilter(shows) => store.show_filter(shows),
        Message::Load(id) => {
            let position = SoughtBoard::Position(*shared.session.position());
            load(id, Some(&position), shared, out);
        }
        Message::Export(path, layout) => {
            if let Some(list) = list {
                let settings = shared.settings.clone();
                store.export(list.chosen(), move |games| export(&path, layout, games, &settings));
            }
        }
    }
}

pub(super) fn poll(mut list: Option<&mut list::State>, shared: &mut Shared, out: &mut Out) {
    for event in shared.library.poll(list.as_deref().map(|list| &list.query)) {
        match event {
            StoreEvent::Changed => out.emit(Event::LibraryChanged),
            StoreEvent::Kept(is_written) => {
                out.emit(Event::Kept);
                out.tell(match is_written {
                    true => Ok(text!("library-kept")),
                    false => Err(text!("library-kept-in-memory")),
                });
            }
            StoreEvent::NotKept(error) => {
                out.trouble(text!("library-not-kept", reason = error.to_string()));
            }
            StoreEvent::Found(query, found, suggestions) => {
                if let Some(list) = &mut list {
                    list.show(&query, found, suggestions);
                }
            }
            // The list of games shows it if it is open, else a notice does.
            StoreEvent::Notice(sentence) => match &mut list {
                Some(list) => list.answer = Some(sentence),
                None => out.trouble(sentence),
            },
        }
    }
}

/// Opens a game in place of all dialogs, or reports why not.
pub(super) fn open_game(id: GameId, at: Option<&SoughtBoard>, shared: &Shared, out: &mut Out) {
    if load(id, at, shared, out) {
        out.ask(Ask::CloseDialogs);
    }
}

/// Puts a game on the board, at the position `at` if given. Returns whether the game can be read.
fn load(id: GameId, at: Option<&SoughtBoard>, shared: &Shared, out: &mut Out) -> bool {
    match shared.library.game(id, at) {
        Ok((mut record, place)) => {
            record.go_to(place);
            out.emit(Event::Opened(Box::new(record), Some(id)));
            true
        }
        Err(error) => {
            out.trouble(form::sentence(&error.to_string()));
            false
        }
    }
}
