//! Games from files and into files: by the menu, dropped on the window, or named when the program is started.

use super::chooser::{Listing, State};
use super::native::Answer;
use super::purpose::Purpose;
use super::{Room, paste};
use crate::app::message::Message;
use crate::disk;
use crate::formats::{self, Defaults, Format};
use crate::record::Record;
use crate::{text, words};
use egui::Context;
use std::path::{Path, PathBuf};

impl Room {
    /// Asks for a file to open, or for the name of one to write: in the system's own dialog, else in the
    /// program's, which is returned.
    pub(in crate::app) fn choose(&mut self, ctx: &Context, purpose: Purpose) -> Option<State> {
        let folder = self.folder();
        if !self.native.is_wanted() {
            return Some(chooser(purpose, folder));
        }
        self.native.open(ctx, purpose, &folder);
        None
    }

    /// Takes in what was chosen in the system's dialog; where there is none, the program's own is returned.
    pub(in crate::app) fn poll_chooser(&mut self, messages: &mut Vec<Message>) -> Option<State> {
        let (purpose, answer) = self.native.poll()?;
        match answer {
            Answer::Chosen(paths) => messages.push(Message::TakeFiles(purpose, paths)),
            Answer::Unavailable => return Some(chooser(purpose, self.folder())),
            Answer::Cancelled => {}
        }
        None
    }

    /// Files are next looked for where these were chosen.
    pub(in crate::app) fn remember(&mut self, chosen: &Path) {
        self.folder = if chosen.is_dir() { Some(chosen) } else { chosen.parent() }.map(Path::to_owned);
    }

    fn folder(&self) -> PathBuf {
        self.folder.clone().unwrap_or_else(usual_folder)
    }
}

/// The program's own dialog at a folder.
fn chooser(purpose: Purpose, folder: PathBuf) -> State {
    let (listing, name) = (list(&folder), purpose.usual_name().to_owned());
    State::new(purpose, folder, listing, name)
}

/// What was chosen in the program's own dialog; a folder is looked into instead, unless its games are
/// imported.
pub(in crate::app) fn take(state: &mut State, path: PathBuf) -> Option<Message> {
    if path.is_dir() && state.purpose != Purpose::Import {
        show_folder(state, path);
        return None;
    }
    Some(Message::TakeFiles(state.purpose, vec![path]))
}

/// Shows another folder in the dialog.
pub(in crate::app) fn show_folder(state: &mut State, folder: PathBuf) {
    let listing = list(&folder);
    state.show(folder, listing);
}

/// What a file holds, to be looked at before it takes the place of the game on the board; `names` is where
/// WTHOR's are if they do not lie beside it.
///
/// # Errors
/// Where it cannot be read, in a sentence.
pub(in crate::app) fn open(
    path: &Path,
    names: Option<&Path>,
    record: &Record,
) -> Result<paste::State, String> {
    let name = path.display().to_string();
    let not_opened =
        |error: std::io::Error| text!("file-not-opened", name = name.as_str(), reason = error.to_string());
    let bytes = disk::read(path).map_err(not_opened)?;
    let mut found = formats::read_file(&bytes, &Defaults::from(record));
    if let Ok(loaded) = &mut found
        && loaded.needs_names()
    {
        let read = |ending: &str| disk::read_beside(path, ending).or_else(|| disk::read_near(names?, ending));
        loaded.name_players(formats::wthor::Names::beside(read));
    }
    Ok(paste::State::of_file(name, &bytes, record, found))
}

/// The game in the format that a file's name asks for.
///
/// # Errors
/// Where that cannot hold it, in a sentence.
pub(in crate::app) fn written(path: &Path, record: &Record) -> Result<Vec<u8>, String> {
    let format = Format::of_name(&path.to_string_lossy());
    let text = format.and_then(|format| format.write(record));
    text.map(String::into_bytes).map_err(words::write_error)
}

/// Writes what was made to a file, and says so or why not.
pub(in crate::app) fn save(path: &Path, made: Result<Vec<u8>, String>) -> Message {
    let saved = made.and_then(|bytes| disk::replace(path, &bytes).map_err(|error| error.to_string()));
    let name = path.display().to_string();
    match saved {
        Ok(()) => Message::answer(text!("file-saved", name = name)),
        Err(reason) => Message::trouble(text!("file-not-saved", name = name, reason = reason)),
    }
}

/// The folder in which the program was started, unless that is none of the user's.
fn usual_folder() -> PathBuf {
    let home = || std::env::var_os("HOME").or_else(|| std::env::var_os("USERPROFILE")).map(PathBuf::from);
    let here = std::env::current_dir().ok().filter(|here| here.parent().is_some());
    here.or_else(home).unwrap_or_else(|| PathBuf::from("/"))
}

/// What is in a folder; what is hidden is left out.
fn list(folder: &Path) -> Result<Listing, String> {
    let entries = std::fs::read_dir(folder)
        .map_err(|error| text!("chooser-folder-not-listed", reason = error.to_string()))?;
    let mut listing = Listing::default();
    for entry in entries.filter_map(Result::ok) {
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with('.') {
            continue;
        }
        if entry.path().is_dir() { listing.folders.push(name) } else { listing.files.push(name) }
    }
    listing.folders.sort_unstable_by_key(|name| name.to_lowercase());
    listing.files.sort_unstable_by_key(|name| name.to_lowercase());
    Ok(listing)
}
