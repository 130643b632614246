//! The opening book in the window: a panel shows the book's moves and values for the position shown.
//!
//! The engines play from the book shown, and all rooms take book values from it ([`Event::BookChanged`]).

pub(super) mod panel;

use super::outbox::{Event, Outbox};
use super::shared::Shared;
use services::own_book::choice::BookChoice;
use services::own_book::editor::{Editor, EditorEvent};

pub type Out = Outbox<Message>;

pub enum Message {
    /// Changes the book at the position shown.
    Edit(BookChoice),
    /// Searches the positions in which lost games left the book.
    LearnFromGames,
}

pub(super) struct Room {
    pub is_open: bool,
    pub editor: Editor,
}

impl Room {
    pub(super) fn update(&mut self, message: Message, shared: &Shared) {
        match message {
            Message::Edit(choice) => {
                self.editor.take(&shared.session, &shared.settings, choice);
            }
            Message::LearnFromGames => {
                let games = shared.library.lost_games(&shared.settings.people);
                self.editor.learn(&shared.settings, games);
            }
        }
    }

    pub(super) fn poll(&mut self, out: &mut Out) {
        for event in self.editor.poll() {
            match event {
                EditorEvent::BookChanged(book) => out.emit(Event::BookChanged(book)),
                EditorEvent::Told(told) => out.tell(told),
            }
        }
    }
}
