//! The library in the window: what its thread has said becomes messages, and what is wanted in its list is
//! carried out.

pub(super) mod explorer;
pub(super) mod list;

use super::message::Message;
use super::widgets::form;
use list::State;
use othello::rules::Position;
use outflank_core::library::GameId;
use outflank_core::library::choice::Choice;
use outflank_core::library::store::{Store, StoreEvent};
use outflank_core::text;

/// Takes in what the library's thread has to say; `list` is the list of games where it is open.
pub(super) fn poll(store: &mut Store, mut list: Option<&mut State>, messages: &mut Vec<Message>) {
    for told in store.poll(list.as_deref().map(State::query)) {
        match told {
            StoreEvent::Changed => messages.push(Message::LibraryChanged),
            StoreEvent::Kept(is_written) => messages.extend([
                Message::GameSaved,
                match is_written {
                    true => Message::answer(text!("library-kept")),
                    false => Message::trouble(text!("library-kept-in-memory")),
                },
            ]),
            StoreEvent::NotKept(error) => {
                let text = text!("library-not-kept", reason = error.to_string());
                messages.push(Message::trouble(text));
            }
            StoreEvent::Found(query, found) => {
                if let Some(list) = &mut list {
                    list.show(&query, found);
                }
            }
            // In the list of games where it is open, else as a trouble.
            StoreEvent::Notice(sentence) => match &mut list {
                Some(list) => list.answer = Some(sentence),
                None => messages.push(Message::trouble(sentence)),
            },
        }
    }
}

/// The list of games, which is filled as soon as they are found.
pub(super) fn list(store: &Store) -> State {
    let state = State::new();
    store.search(state.query().clone());
    state
}

/// Carries out what is wanted in the list of games.
pub(super) fn take(store: &mut Store, choice: Choice, messages: &mut Vec<Message>) {
    match choice {
        Choice::Search(query) => store.search(query),
        Choice::Open(id) => {
            let game = game(store, id, None);
            if matches!(game, Message::ShowGame(..)) {
                messages.push(Message::CloseDialogs);
            }
            messages.push(game);
        }
        Choice::Bin(games, binned) => store.bin(games, binned),
        Choice::Tag { tag, games, on } => store.tag(tag, games, on),
        Choice::EmptyBin => store.empty_bin(),
        Choice::Recover => store.recover(),
        Choice::CancelImport => store.cancel_import(),
    }
}

/// A game to be shown, at the place where a position arises if one is named; or why it cannot be read.
pub(super) fn game(store: &Store, id: GameId, at: Option<&Position>) -> Message {
    match store.game(id, at) {
        Ok((record, place)) => Message::ShowGame(id, Box::new(record), place),
        Err(error) => Message::trouble(form::sentence(&error.to_string())),
    }
}
