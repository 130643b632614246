//! The opening book in the window: the panel with what it knows of the position shown.
//!
//! The book that is shown is the one that the engines play from and that all values come from: whenever it
//! changes, all of them get the new one (`Message::BookChanged`).

pub(super) mod panel;

use super::message::Message;
use outflank_core::own_book::editor::{Editor, EditorEvent};

/// The room of the opening book.
pub(super) struct Room {
    pub is_open: bool,
    pub editor: Editor,
}

impl Room {
    pub(super) fn new(editor: Editor) -> Room {
        Room { is_open: false, editor }
    }

    /// Takes in what the book's thread has to say.
    pub(super) fn poll(&mut self, messages: &mut Vec<Message>) {
        messages.extend(self.editor.poll().into_iter().map(|told| match told {
            EditorEvent::BookChanged(book) => Message::BookChanged(book),
            EditorEvent::Notice(sentence) => Message::answer(sentence),
            EditorEvent::Trouble(sentence) => Message::trouble(sentence),
        }));
    }
}
