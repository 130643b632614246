//! The opening book in the window: the panel with what it knows of the position shown.
//!
//! The engines play from the book that is shown, and all values come from it ([`Event::BookChanged`]).

pub(super) mod panel;

use super::outbox::{Event, Out};
use super::shared::Shared;
use services::own_book::choice::BookChoice;
use services::own_book::editor::{Editor, EditorEvent};
use std::path::PathBuf;

pub enum Message {
    /// Opens or closes the panel.
    Show(bool),
    /// A change of the book at the position shown.
    Edit(BookChoice),
    /// Searches the positions in which lost games left the book.
    LearnFromGames,
    /// Reads books of other programs, lines or games.
    Import(Vec<PathBuf>),
    /// Writes the user's positions as text.
    Export(PathBuf),
}

pub(super) struct Room {
    pub is_open: bool,
    pub editor: Editor,
}

impl Room {
    pub(super) fn new(editor: Editor) -> Room {
        Room { is_open: false, editor }
    }

    pub(super) fn update(&mut self, message: Message, shared: &Shared) {
        match message {
            Message::Show(is_open) => self.is_open = is_open,
            Message::Edit(choice) => {
                self.editor.take(&shared.session, &shared.settings, choice);
            }
            Message::LearnFromGames => {
                let games = shared.library.lost_games(&shared.settings.people);
                self.editor.learn(&shared.settings, games);
            }
            Message::Import(paths) => self.editor.import(&shared.settings, paths),
            Message::Export(path) => self.editor.export(path),
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
