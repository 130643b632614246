//! Games from files and into files: by the menu, dropped on the window, or named when the program is started.

use super::chooser::State;
use super::native::NativeAnswer;
use super::{Message, Room, paste};
use crate::dialogs::Dialogs;
use egui::Context;
use othello::record::Record;
use services::storage::folders::{list, usual_folder};
use services::storage::games::{self, Opened};
use services::storage::purpose::Purpose;
use std::path::{Path, PathBuf};

impl Room {
    /// Asks for a file to open, or for the name of one to write: in the system's own dialog, else in the
    /// program's, which is returned.
    pub(crate) fn choose(&mut self, ctx: &Context, purpose: Purpose) -> Option<State> {
        let folder = self.folder();
        if !self.native.is_wanted() {
            return Some(chooser(purpose, folder));
        }
        self.native.open(ctx, purpose, &folder);
        None
    }

    /// Collects the files chosen in the system's dialog. Opens the program's own dialog where the system has
    /// none.
    pub(crate) fn poll_chooser(&mut self, dialogs: &mut Dialogs, messages: &mut Vec<crate::Message>) {
        let Some((purpose, answer)) = self.native.poll() else { return };
        match answer {
            NativeAnswer::Chosen(paths) => {
                messages.push(crate::Message::Files(Message::Chosen(purpose, paths)));
            }
            NativeAnswer::Unavailable => dialogs.show_chooser(chooser(purpose, self.folder())),
            NativeAnswer::Cancelled => {}
        }
    }

    /// Files are next looked for where these were chosen.
    pub(crate) fn remember(&mut self, chosen: &Path) {
        self.folder = if chosen.is_dir() { Some(chosen) } else { chosen.parent() }.map(Path::to_owned);
    }

    fn folder(&self) -> PathBuf {
        self.folder.clone().unwrap_or_else(usual_folder)
    }
}

/// The program's own dialog at a folder.
fn chooser(purpose: Purpose, folder: PathBuf) -> State {
    let (listing, name) = (list(&folder), purpose.usual_name());
    let name = listing.as_ref().map_or_else(|_| name.to_owned(), |listing| listing.free_name(name));
    State::new(purpose, folder, listing, name)
}

/// What was chosen in the program's own dialog; a folder is looked into instead, unless its games are
/// imported.
pub(crate) fn pick(state: &mut State, path: PathBuf) -> Option<crate::Message> {
    if path.is_dir() && state.purpose != Purpose::Import {
        show_folder(state, path);
        return None;
    }
    Some(crate::Message::Files(Message::Chosen(state.purpose, vec![path])))
}

/// Shows another folder in the dialog.
pub(crate) fn show_folder(state: &mut State, folder: PathBuf) {
    let listing = list(&folder);
    state.show(folder, listing);
}

/// What a file holds, to be looked at before it takes the place of the game on the board; `names` is where
/// WTHOR's are if they do not lie beside it.
///
/// # Errors
/// Where it cannot be read, in a sentence.
pub(crate) fn open(path: &Path, names: Option<&Path>, record: &Record) -> Result<paste::State, String> {
    let Opened { bytes, found } = games::open(path, names, record)?;
    Ok(paste::State::of_file(path.to_owned(), bytes, record, found))
}

/// Writes a game to a file, and says so or why not.
pub(crate) fn save_game(path: &Path, record: &Record) -> crate::Message {
    told(games::save_game(path, record))
}

/// Writes what was made to a file, and says so or why not.
pub(crate) fn save(path: &Path, made: Result<Vec<u8>, String>) -> crate::Message {
    told(games::save(path, made))
}

fn told(saved: Result<String, String>) -> crate::Message {
    match saved {
        Ok(sentence) => crate::Message::answer(sentence),
        Err(sentence) => crate::Message::trouble(sentence),
    }
}
