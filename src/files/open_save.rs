//! Games from files and into files: by the menu, dropped on the window, or named when the program is started.

use super::chooser::State;
use super::native::NativeAnswer;
use super::{Event, Message, Out, Room};
use crate::outbox::Ask;
use egui::Context;
use services::storage::folders::{list, usual_folder};
use services::storage::purpose::Purpose;
use std::path::{Path, PathBuf};

impl Room {
    /// Asks for a file to open, or for the name of one to write: in the system's dialog, else in the program's.
    pub(super) fn choose(&mut self, purpose: Purpose, ctx: &Context, out: &mut Out) {
        let folder = self.folder();
        if !self.native.is_wanted {
            return out.emit(Event::ShowChooser(Box::new(chooser(purpose, folder))));
        }
        self.native.open(ctx, purpose, &folder);
        // A dialog that wants a file waits for it.
        if !purpose.is_for_dialog() {
            out.ask(Ask::CloseDialogs);
        }
    }

    /// Collects the files chosen in the system's dialog; where the system has none, opens the program's own.
    pub(super) fn poll_chooser(&mut self, out: &mut Out) {
        let Some((purpose, answer)) = self.native.poll() else { return };
        match answer {
            NativeAnswer::Chosen(paths) => out.send(Message::Chosen(purpose, paths)),
            NativeAnswer::Unavailable => {
                out.emit(Event::ShowChooser(Box::new(chooser(purpose, self.folder()))));
            }
            NativeAnswer::Cancelled => {}
        }
    }

    /// Remembers the folder of these files for the next dialog.
    pub(super) fn remember(&mut self, chosen: &Path) {
        self.folder = if chosen.is_dir() { Some(chosen) } else { chosen.parent() }.map(Path::to_owned);
    }

    fn folder(&self) -> PathBuf {
        self.folder.clone().unwrap_or_else(usual_folder)
    }
}

/// The program's own dialog at a folder.
fn chooser(purpose: Purpose, folder: PathBuf) -> State {
    let (listing, name) = (list(&folder), purpose.file().usual_name());
    let name = listing.as_ref().map_or_else(|_| name.to_owned(), |listing| listing.free_name(name));
    State::new(purpose, folder, listing, name)
}

/// Shows another folder in the dialog.
pub(super) fn show_folder(state: &mut State, folder: PathBuf) {
    let listing = list(&folder);
    state.show(folder, listing);
}
