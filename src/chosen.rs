//! What files are chosen for, and what is done with those that were.

use super::App;
use super::dialogs::OpenDialog;
use super::files::open_save::{open, save, show_folder, take};
use super::files::picture::{Destination, Subject, save_animation};
use super::files::wthor_names;
use super::message::Message;
use super::scene::scene;
use super::widgets::notices::Tone;
use egui::Context;
use outflank_core::storage::games::written;
use outflank_core::storage::purpose::{Purpose, is_animation};
use outflank_core::storage::wthor_names::{Answered, check, is_of_names};
use outflank_core::text;
use std::path::{Path, PathBuf};

impl App {
    /// Asks for a file to open, or for the name of one to write.
    pub(super) fn choose_file(&mut self, purpose: Purpose) {
        match self.files.choose(&self.ctx, purpose) {
            Some(state) => self.dialogs.show_chooser(state),
            // A dialog that wants a file waits for it.
            None if purpose.is_for_dialog() => {}
            None => self.dialogs.close_all(),
        }
    }

    /// Does with files what they were chosen for; only imports take more than one.
    pub(super) fn take_paths(&mut self, purpose: Purpose, mut paths: Vec<PathBuf>) {
        if purpose == Purpose::Names {
            return paths.pop().into_iter().for_each(|path| self.take_names(path));
        }
        if purpose == Purpose::Import {
            paths = self.without_names(paths);
        }
        let Some(first) = paths.first().cloned() else { return };
        self.files.remember(&first);
        if self.asks_for_names(purpose, &paths) {
            return;
        }
        let record = self.session.record();
        let message = match purpose {
            Purpose::Names => return,
            Purpose::Open => return self.show_file(&first),
            Purpose::Import => {
                let names = self.files.names.file().map(Path::to_owned);
                self.library.import(paths, names);
                return self.open_library();
            }
            Purpose::ImportBook => {
                return self.book.editor.import(&self.settings, paths);
            }
            Purpose::ExportBook => return self.book.editor.export(first),
            Purpose::TakeProfile => return self.take_profile(&first),
            Purpose::Engine => {
                // It becomes the command of the engine that is being set up.
                if let Some(state) = self.dialogs.engines_mut() {
                    state.take_file(&first);
                }
                return;
            }
            Purpose::SaveGraph => {
                return self.files.take_picture(&self.ctx, Subject::Graph, Destination::File(first));
            }
            Purpose::SavePicture if !is_animation(&first) => {
                return self.files.take_picture(&self.ctx, Subject::Board, Destination::File(first));
            }
            Purpose::SavePicture => {
                let scene = scene!(self);
                save_animation(&first, &scene)
            }
            Purpose::Save => save(&first, written(&first, record)),
            Purpose::SavePage => {
                // The review may have ended while the dialog was open.
                let page = self.review.page(record).ok_or_else(|| text!("file-no-review"));
                save(&first, page.map(String::into_bytes))
            }
            Purpose::SaveProgress => save(&first, self.learn.progress_page().map(String::into_bytes)),
            Purpose::SaveProfile => save(&first, Ok(self.learn.profile.write().into_bytes())),
        };
        self.grant(message);
    }

    /// Shows another folder in the dialog.
    pub(super) fn list_folder(&mut self, folder: PathBuf) {
        if let Some(OpenDialog::Files(state)) = self.dialogs.top_mut() {
            show_folder(state, folder);
        }
    }

    /// What was chosen in the program's own dialog.
    pub(super) fn take_file(&mut self, path: PathBuf) {
        let Some(OpenDialog::Files(state)) = self.dialogs.top_mut() else { return };
        if let Some(message) = take(state, path) {
            self.close_dialog();
            self.grant(message);
        }
    }

    /// Shows what a file holds, before it takes the place of the game on the board.
    pub fn open_file(&mut self, path: &Path) {
        if !self.asks_for_names(Purpose::Open, &[path.to_owned()]) {
            self.show_file(path);
        }
    }

    fn show_file(&mut self, path: &Path) {
        match open(path, self.files.names.file(), self.session.record()) {
            Ok(state) => {
                self.grant(Message::ForgetTyped);
                self.dialogs.show(OpenDialog::Paste(Box::new(state)));
            }
            Err(sentence) => self.tell(Tone::Trouble, sentence),
        }
    }

    /// Asks for the names of players if the games that were chosen lack them and nobody was asked before.
    fn asks_for_names(&mut self, purpose: Purpose, paths: &[PathBuf]) -> bool {
        if self.files.names != Answered::Unasked || !matches!(purpose, Purpose::Open | Purpose::Import) {
            return false;
        }
        let Some(state) = wthor_names::State::of(purpose, paths) else { return false };
        self.dialogs.show(OpenDialog::Names(Box::new(state)));
        true
    }

    /// Files of games alone; one of names among them is for all.
    fn without_names(&mut self, paths: Vec<PathBuf>) -> Vec<PathBuf> {
        let (names, games): (Vec<_>, Vec<_>) = paths.into_iter().partition(|path| is_of_names(path));
        if games.is_empty() {
            // What is wrong with them is told where they are read.
            return names;
        }
        if let Some(names) = names.into_iter().next() {
            self.files.names = Answered::File(names);
        }
        games
    }

    /// The names of WTHOR's players are in this file: what waited for them goes on.
    fn take_names(&mut self, path: PathBuf) {
        let Some(state) = self.dialogs.names_mut() else { return };
        match check(&path) {
            Ok(()) => self.go_on_with_games(Answered::File(path)),
            Err(sentence) => state.trouble = Some(sentence),
        }
    }

    /// What waited for the names of players goes on.
    pub(super) fn go_on_with_games(&mut self, names: Answered) {
        let Some(state) = self.dialogs.names_mut() else { return };
        let (purpose, paths) = (state.purpose, std::mem::take(&mut state.paths));
        self.files.names = names;
        self.dialogs.close_all();
        self.take_paths(purpose, paths);
    }

    /// Opens what was dropped on the window.
    pub(super) fn take_drop(&mut self, ctx: &Context) {
        let dropped = ctx.input(|input| input.raw.dropped_files.first().cloned());
        if let Some(file) = dropped {
            self.open_file(file.path());
        }
    }
}
