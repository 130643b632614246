//! What files are chosen for, and what is done with those that were.

use super::App;
use super::dialogs::OpenDialog;
use super::files::open_save::{open, save, show_folder, take, written};
use super::files::picture::{Destination, Subject, save_animation};
use super::files::purpose::{Purpose, is_animation};
use super::message::Message;
use super::scene::scene;
use super::widgets::notices::Tone;
use crate::text;
use egui::Context;
use std::path::{Path, PathBuf};

impl App {
    /// Asks for a file to open, or for the name of one to write.
    pub(super) fn choose_file(&mut self, purpose: Purpose) {
        match self.files.choose(&self.ctx, purpose) {
            Some(state) => self.dialogs.show_chooser(state),
            // A dialog that wants a file waits for it.
            None if purpose == Purpose::Engine => {}
            None => self.dialogs.close_all(),
        }
    }

    /// Does with files what they were chosen for; only imports take more than one.
    pub(super) fn take_paths(&mut self, purpose: Purpose, paths: Vec<PathBuf>) {
        let Some(first) = paths.first().cloned() else { return };
        self.files.remember(&first);
        let record = self.session.record();
        let message = match purpose {
            Purpose::Open => return self.open_file(&first),
            Purpose::Import => {
                self.library.import(paths);
                return self.open_library();
            }
            Purpose::ImportBook => {
                let scene = scene!(self);
                return self.book.import(&scene, paths);
            }
            Purpose::ExportBook => return self.book.export(first),
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
        match open(path, self.session.record()) {
            Ok(state) => {
                self.grant(Message::ForgetTyped);
                self.dialogs.show(OpenDialog::Paste(Box::new(state)));
            }
            Err(sentence) => self.tell(Tone::Trouble, sentence),
        }
    }

    /// Opens what was dropped on the window.
    pub(super) fn take_drop(&mut self, ctx: &Context) {
        let dropped = ctx.input(|input| input.raw.dropped_files.first().cloned());
        if let Some(file) = dropped {
            self.open_file(file.path());
        }
    }
}
