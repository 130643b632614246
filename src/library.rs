//! The library in the window: the list of games and the explorer.

pub(super) mod explorer;
pub(super) mod list;
pub(super) mod part;

use super::dialogs::{self, OpenDialog};
use super::files::handout;
use super::shared::Shared;
use super::widgets::form;
use super::{ghosts, report, review};
use ::library::GameId;
use ::library::board_search::SoughtBoard;
use ::library::choice::ListChoice;
use ::library::fields::Fields;
use ::library::game::Origin;
use ::library::store::StoreEvent;
use ::library::worker::ExplorerSource;
use list::State;
use othello::record::Record;
use othello::rules::Position;
use services::handout::ChosenGames;
use services::storage::export::{Layout, export};
use session::Action;
use std::path::PathBuf;
use texts::text;

/// What the list of games, the explorer and other rooms ask for.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// Opens the list of games.
    OpenList,
    /// Opens the list of games that reach the position shown.
    FindPosition,
    /// Opens the dialog of the board by which the list finds games.
    ChooseBoard,
    /// The list shows the games that come to this board, or all.
    Seek(Option<SoughtBoard>),
    /// A choice in the list of games.
    List(ListChoice),
    /// Opens or closes the explorer.
    ShowExplorer(bool),
    /// The games that the explorer counts.
    Explore(ExplorerSource),
    /// The fields of the explorer's filter.
    Filter(Fields),
    /// Opens or closes the explorer's filter.
    ShowFilter(bool),
    /// Opens a game of the explorer at the position shown.
    Load(GameId),
    /// Opens a game, at a position if one is given, and closes all dialogs.
    OpenAt(GameId, Option<Box<Position>>),
    /// The game on the board is this one of the library.
    OnBoard(GameId),
    /// Saves the game on the board.
    Save(Origin),
    /// Stores what is known of the game on the board, if it is one of the library's.
    Describe,
    /// Saves a game of a match.
    SaveMatchGame(Box<Record>),
    /// Writes the games that are chosen in the list to a file, or to one each.
    Export(PathBuf, Layout),
    /// Opens the dialog to print exercises from the games that are chosen in the list.
    PrintExercises,
    /// Imports games from files; the second is the file of the names of WTHOR's players.
    Import(Vec<PathBuf>, Option<PathBuf>),
}

/// Carries out a message.
pub(super) fn update(message: Message, shared: &mut Shared) -> Vec<crate::Message> {
    let store = &mut shared.library;
    match message {
        Message::OpenList => open_list(shared, None),
        Message::FindPosition => {
            let position = *shared.session.position();
            open_list(shared, Some(SoughtBoard::Position(position)));
        }
        // It would find what was played in the position of a serious game.
        Message::ChooseBoard if shared.session.is_serious() => {
            return vec![crate::Message::answer(text!("news-no-help"))];
        }
        Message::ChooseBoard => {
            let sought = shared.dialogs.library_mut().and_then(|list| list.query().board);
            let view = shared.settings.board_view();
            let state = part::State::new(sought, shared.session.position(), view);
            shared.dialogs.show_in_front(OpenDialog::BoardPart(Box::new(state)));
        }
        Message::Seek(board) => {
            if let Some(list) = shared.dialogs.library_mut() {
                store.search(list.seek(board));
            }
        }
        Message::List(choice) => return choose(choice, shared),
        Message::ShowExplorer(is_open) => store.explorer.is_open = is_open,
        Message::Explore(source) => store.explorer.source = source,
        Message::Filter(fields) => store.explorer.fields = fields,
        Message::ShowFilter(shows) => store.show_filter(shows),
        Message::Load(id) => {
            let position = SoughtBoard::Position(*shared.session.position());
            let shown = show_game(shared, id, Some(&position));
            return shown.unwrap_or_else(|reason| vec![crate::Message::trouble(reason)]);
        }
        Message::OpenAt(id, at) => {
            let at = at.map(|position| SoughtBoard::Position(*position));
            return open_game(shared, id, at.as_ref());
        }
        Message::OnBoard(id) => store.on_board(Some(id)),
        Message::Save(origin) => store.save_game(&shared.session, shared.settings.people_at_board(), origin),
        Message::Describe => store.describe(shared.session.record()),
        Message::SaveMatchGame(record) => store.save_match_game(*record),
        Message::Export(path, layout) => {
            if let Some(list) = shared.dialogs.library_mut() {
                store.export(list.chosen(), move |games| export(&path, layout, games));
            }
        }
        Message::PrintExercises => {
            if let Some(list) = shared.dialogs.library_mut() {
                let (library, games, board) = (store.shared(), list.chosen(), list.query().board);
                handout::open_chosen(ChosenGames { library, games, board }, shared);
            }
        }
        Message::Import(paths, names) => {
            store.import(paths, names);
            open_list(shared, None);
        }
    }
    Vec::new()
}

/// Collects what the library's thread says.
pub(super) fn poll(shared: &mut Shared, messages: &mut Vec<crate::Message>) {
    let mut list = shared.dialogs.library_mut();
    for event in shared.library.poll(list.as_deref().map(State::query)) {
        match event {
            StoreEvent::Changed => messages.extend([
                crate::Message::Review(review::Message::LookUp),
                crate::Message::Ghost(ghosts::Message::FollowLibrary),
                crate::Message::Report(report::Message::FollowLibrary),
            ]),
            StoreEvent::Kept(is_written) => messages.extend([
                crate::Message::Review(review::Message::GameSaved),
                match is_written {
                    true => crate::Message::answer(text!("library-kept")),
                    false => crate::Message::trouble(text!("library-kept-in-memory")),
                },
            ]),
            StoreEvent::NotKept(error) => {
                let text = text!("library-not-kept", reason = error.to_string());
                messages.push(crate::Message::trouble(text));
            }
            StoreEvent::Found(query, found, suggestions) => {
                if let Some(list) = &mut list {
                    list.show(&query, found, suggestions);
                }
            }
            // In the list of games where it is open, else as a trouble.
            StoreEvent::Notice(sentence) => match &mut list {
                Some(list) => list.answer = Some(sentence),
                None => messages.push(crate::Message::trouble(sentence)),
            },
        }
    }
}

/// Opens the list of games, or of those that come to a board; the library's thread fills it.
fn open_list(shared: &mut Shared, board: Option<SoughtBoard>) {
    let state = State::new(board);
    shared.library.search(state.query().clone());
    shared.dialogs.show(OpenDialog::Library(Box::new(state)));
}

/// Carries out a choice in the list of games.
fn choose(choice: ListChoice, shared: &mut Shared) -> Vec<crate::Message> {
    let store = &mut shared.library;
    match choice {
        ListChoice::Search(query) => store.search(query),
        ListChoice::Open(id) => {
            let sought = shared.dialogs.library_mut().and_then(|list| list.query().board);
            return open_game(shared, id, sought.as_ref());
        }
        ListChoice::Bin(games, binned) => store.bin(games, binned),
        ListChoice::Tag { tag, games, on } => store.tag(tag, games, on),
        ListChoice::Review(games, thoroughness) => store.tag(thoroughness.tag().to_owned(), games, true),
        ListChoice::PauseReviews(is_paused) => shared.background.pause(is_paused),
        ListChoice::CancelReviews => store.empty_queue(),
        ListChoice::EmptyBin => store.empty_bin(),
        ListChoice::Recover => store.recover(),
        ListChoice::CancelImport => store.cancel_import(),
    }
    Vec::new()
}

/// Opens a game in place of all dialogs, or reports why not.
fn open_game(shared: &Shared, id: GameId, at: Option<&SoughtBoard>) -> Vec<crate::Message> {
    match show_game(shared, id, at) {
        Ok(messages) => {
            let close = crate::Message::Dialog(dialogs::Message::CloseAll);
            [close].into_iter().chain(messages).collect()
        }
        Err(reason) => vec![crate::Message::trouble(reason)],
    }
}

/// Shows a game, at the place where a board arises if one is given.
///
/// # Errors
/// Why the game cannot be read, in a sentence.
fn show_game(shared: &Shared, id: GameId, at: Option<&SoughtBoard>) -> Result<Vec<crate::Message>, String> {
    let (record, place) = shared.library.game(id, at).map_err(|error| form::sentence(&error.to_string()))?;
    Ok(vec![
        crate::Message::Game(Action::Load(Box::new(record))),
        crate::Message::Game(Action::Jump(place)),
        crate::Message::Library(Message::OnBoard(id)),
    ])
}
