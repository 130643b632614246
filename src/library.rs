//! The library in the window: the list of games and the explorer.

pub(super) mod explorer;
pub(super) mod list;
pub(super) mod part;

use super::outbox::{Ask, Event, Out};
use super::shared::Shared;
use super::widgets::form;
use library::board_search::SoughtBoard;
use library::search::Query;
use library::store::{LibraryJob, StoreEvent};
use library::worker::ExplorerSource;
use library::{Change, GameId};
use othello::rules::Position;
use services::storage::export::{Layout, export};
use session::Action;
use std::path::PathBuf;
use texts::text;

/// What the list of games, the explorer and other rooms ask for.
pub enum Message {
    /// Opens the dialog that chooses the board to filter the list by.
    ChooseBoard,
    /// Filters the list by a board, or by none.
    Seek(Option<SoughtBoard>),
    /// Searches for games.
    Search(Query),
    /// Opens a game of the list where the board that the list is filtered by arises.
    Open(GameId),
    /// Puts games into the bin, tags them, has them reviewed, or undoes that.
    Change(Change),
    /// Pauses the reviews in the background, or resumes them.
    PauseReviews(bool),
    /// Takes all games that wait for a review out of the queue.
    CancelReviews,
    /// Deletes the games in the bin.
    EmptyBin,
    /// Imports the readable games of broken libraries that were set aside.
    Recover,
    /// Ends the import with what it has.
    CancelImport,
    ShowExplorer(bool),
    /// The games that the explorer counts, with its filter.
    Explore(ExplorerSource),
    ShowFilter(bool),
    /// Opens a game of the explorer at the position shown.
    Load(GameId),
    /// Opens a game, at a position if one is given, and closes all dialogs.
    OpenAt(GameId, Option<Box<Position>>),
    /// The game on the board is this one of the library.
    OnBoard(GameId),
    /// Writes the games that are chosen in the list to a file, or to one each.
    Export(PathBuf, Layout),
}

/// Carries out a message; `list` is the list of games, if it is open.
pub(super) fn update(message: Message, list: Option<&mut list::State>, shared: &mut Shared, out: &mut Out) {
    let store = &mut shared.library;
    match message {
        // A filter would find what others played in the position of a serious game.
        Message::ChooseBoard if shared.session.is_serious() => out.answer(text!("news-no-help")),
        Message::ChooseBoard => {
            let board = list.and_then(|list| list.query.board);
            out.ask(Ask::ShowInFront(Box::new(part::State::new(board, shared))));
        }
        Message::Seek(board) => {
            if let Some(list) = list {
                list.query.board = board;
                store.search(list.query.clone());
            }
        }
        Message::Search(query) => store.search(query),
        Message::Open(id) => {
            let sought = list.and_then(|list| list.query.board);
            open_game(id, sought.as_ref(), shared, out);
        }
        Message::Change(change) => store.send(change.into()),
        Message::PauseReviews(is_paused) => shared.background.pause(is_paused),
        Message::CancelReviews => store.empty_queue(),
        Message::EmptyBin => store.send(LibraryJob::EmptyBin),
        Message::Recover => store.recover(),
        Message::CancelImport => store.send(LibraryJob::CancelImport),
        Message::ShowExplorer(is_open) => store.explorer.is_open = is_open,
        Message::Explore(source) => store.explorer.source = source,
        Message::ShowFilter(shows) => store.show_filter(shows),
        Message::Load(id) => {
            let position = SoughtBoard::Position(*shared.session.position());
            load(id, Some(&position), shared, out);
        }
        Message::OpenAt(id, at) => {
            let at = at.map(|position| SoughtBoard::Position(*position));
            open_game(id, at.as_ref(), shared, out);
        }
        Message::OnBoard(id) => store.send(LibraryJob::OnBoard(Some(id))),
        Message::Export(path, layout) => {
            if let Some(list) = list {
                store.export(list.chosen(), move |games| export(&path, layout, games));
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
            // In the list of games where it is open, else as a trouble.
            StoreEvent::Notice(sentence) => match &mut list {
                Some(list) => list.answer = Some(sentence),
                None => out.trouble(sentence),
            },
        }
    }
}

/// Opens a game in place of all dialogs, or reports why not.
fn open_game(id: GameId, at: Option<&SoughtBoard>, shared: &Shared, out: &mut Out) {
    if load(id, at, shared, out) {
        out.ask(Ask::CloseDialogs);
    }
}

/// Puts a game on the board, where `at` arises if it is given. Returns whether it can be read.
fn load(id: GameId, at: Option<&SoughtBoard>, shared: &Shared, out: &mut Out) -> bool {
    match shared.library.game(id, at) {
        Ok((record, place)) => {
            out.act(Action::Load(Box::new(record)));
            out.act(Action::Jump(place));
            out.send(Message::OnBoard(id));
            true
        }
        Err(error) => {
            out.trouble(form::sentence(&error.to_string()));
            false
        }
    }
}
