//! Games from files and into files: by the menu, dropped on the window, or named when the program is started.

use super::chooser::{Listing, Purpose, State};
use super::native::Answer;
use super::paste;
use super::picture::{Destination, Subject};
use crate::app::App;
use crate::app::dialogs::OpenDialog;
use crate::app::message::Message;
use crate::app::widgets::notices::Tone;
use crate::disk;
use crate::formats::{self, Defaults, Format};
use crate::text;
use egui::Context;
use std::path::{Path, PathBuf};
use std::time::Instant;

impl App {
    /// Asks for a file to open, or for the name of one to write.
    pub(in crate::app) fn choose_file(&mut self, purpose: Purpose) {
        let folder = self.files.folder.clone().unwrap_or_else(usual_folder);
        if self.files.native.is_wanted() {
            self.files.native.open(&self.ctx, purpose, &folder);
            // A dialog that wants a file waits for it.
            if purpose != Purpose::Engine {
                self.dialogs.close_all();
            }
        } else {
            self.show_chooser(purpose, folder);
        }
    }

    /// Shows the program's own dialog.
    fn show_chooser(&mut self, purpose: Purpose, folder: PathBuf) {
        let (listing, name) = (list(&folder), purpose.usual_name().to_owned());
        let dialog = OpenDialog::Files(Box::new(State::new(purpose, folder, listing, name)));
        match purpose {
            Purpose::Engine => self.dialogs.show_in_front(dialog),
            _ => self.dialogs.show(dialog),
        }
    }

    /// Takes in what was chosen in the system's dialog.
    pub(in crate::app) fn hear_chooser(&mut self) {
        match self.files.native.poll() {
            Some((purpose, Answer::Chosen(paths))) => self.take_paths(purpose, paths),
            Some((purpose, Answer::Unavailable)) => {
                let folder = self.files.folder.clone().unwrap_or_else(usual_folder);
                self.show_chooser(purpose, folder);
            }
            Some((_, Answer::Cancelled)) | None => {}
        }
    }

    /// Does with files what they were chosen for; only an import takes more than one.
    fn take_paths(&mut self, purpose: Purpose, paths: Vec<PathBuf>) {
        let Some(first) = paths.first().cloned() else { return };
        let parent = || first.parent().map(Path::to_owned);
        self.files.folder = if first.is_dir() { Some(first.clone()) } else { parent() };
        match purpose {
            Purpose::Open => self.open_file(&first),
            Purpose::Save => self.save_file(&first),
            Purpose::SavePage => self.save_page(&first),
            Purpose::SaveGraph => self.take_picture(Subject::Graph, Destination::File(first)),
            Purpose::SavePicture => self.save_picture(first),
            Purpose::SaveProgress => self.save_progress(&first),
            Purpose::SaveProfile => self.save_profile_as(&first),
            Purpose::TakeProfile => self.take_profile(&first),
            Purpose::Import => self.import(paths),
            Purpose::Engine => self.take_engine_file(&first),
        }
    }

    /// Shows another folder in the dialog.
    pub(in crate::app) fn list_folder(&mut self, folder: PathBuf) {
        if let Some(OpenDialog::Files(state)) = self.dialogs.top_mut() {
            let listing = list(&folder);
            state.show(folder, listing);
        }
    }

    /// What was chosen in the dialog: a folder is looked into, unless its games are imported.
    pub(in crate::app) fn take_file(&mut self, path: PathBuf) {
        let Some(OpenDialog::Files(state)) = self.dialogs.top() else { return };
        let purpose = state.purpose;
        if path.is_dir() && purpose != Purpose::Import {
            return self.list_folder(path);
        }
        self.close_dialog();
        self.take_paths(purpose, vec![path]);
    }

    /// Shows what a file holds, before it takes the place of the game on the board.
    pub fn open_file(&mut self, path: &Path) {
        let name = path.display().to_string();
        match disk::read(path) {
            Ok(bytes) => {
                let record = self.session.record();
                let mut found = formats::read_file(&bytes, &Defaults::from(record));
                if let Ok(loaded) = &mut found
                    && loaded.needs_names()
                {
                    loaded.name_players(formats::wthor::Names::beside(|ending| {
                        disk::read_beside(path, ending)
                    }));
                }
                let state = paste::State::of_file(name, &bytes, record, found);
                self.grant(&self.ctx.clone(), Message::ForgetTyped);
                self.dialogs.show(OpenDialog::Paste(Box::new(state)));
            }
            Err(error) => {
                let text = text!("file-not-opened", name = name, reason = error.to_string());
                self.notices.push(Tone::Trouble, text, Instant::now());
            }
        }
    }

    fn save_file(&mut self, path: &Path) {
        let format = Format::of_name(&path.to_string_lossy());
        let written = format.and_then(|format| format.write(self.session.record()));
        self.save_bytes(path, written.map(String::into_bytes).map_err(|error| error.to_string()));
    }

    fn save_page(&mut self, path: &Path) {
        // The review may have ended while the dialog was open.
        let page = self.review_page().ok_or_else(|| text!("file-no-review"));
        self.save_bytes(path, page.map(String::into_bytes));
    }

    /// Writes what was made to a file, and says so or why not.
    pub(in crate::app) fn save_bytes(&mut self, path: &Path, made: Result<Vec<u8>, String>) {
        let saved = made.and_then(|bytes| disk::replace(path, &bytes).map_err(|error| error.to_string()));
        let name = path.display().to_string();
        let (tone, text) = match saved {
            Ok(()) => (Tone::Answer, text!("file-saved", name = name)),
            Err(reason) => (Tone::Trouble, text!("file-not-saved", name = name, reason = reason)),
        };
        self.notices.push(tone, text, Instant::now());
    }

    /// Opens what was dropped on the window.
    pub(in crate::app) fn take_drop(&mut self, ctx: &Context) {
        let dropped = ctx.input(|input| input.raw.dropped_files.first().cloned());
        if let Some(file) = dropped {
            self.open_file(file.path());
        }
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
