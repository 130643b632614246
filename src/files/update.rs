//! What the room of files does for each message: files are chosen, and then opened, written, or handed to
//! the room that wants them.

use super::open_save::{open, pick, save_game, show_folder};
use super::picture::{Destination, PictureSubject, save_animation};
use super::{Message, Room, moving, wthor_names};
use crate::dialogs::OpenDialog;
use crate::shared::Shared;
use crate::{book, library, play, report, review};
use services::storage::export::Layout;
use services::storage::purpose::{Purpose, is_animation};
use services::storage::wthor_names::{Answered, check, is_of_names};
use std::path::{Path, PathBuf};

impl Room {
    /// Carries out a message.
    pub(crate) fn update(&mut self, message: Message, shared: &mut Shared) -> Vec<crate::Message> {
        match message {
            Message::Choose(purpose) => self.ask(purpose, shared),
            Message::ListFolder(folder) => {
                if let Some(OpenDialog::Files(state)) = shared.dialogs.top_mut() {
                    show_folder(state, folder);
                }
            }
            Message::Pick(path) => return pick_file(path, shared),
            Message::Chosen(purpose, paths) => return self.chosen(purpose, paths, shared),
            Message::Offer(paths) => {
                self.offered.extend(paths);
                // While the dialog of one is open, the others wait.
                let is_offering =
                    matches!(shared.dialogs.top(), Some(OpenDialog::Paste(_) | OpenDialog::Names(_)));
                if !is_offering {
                    return self.next_offered().map(crate::Message::Files).into_iter().collect();
                }
            }
            Message::Open(path) => {
                self.remember(&path);
                if !self.asks_for_names(Purpose::Open, std::slice::from_ref(&path), shared) {
                    return self.show_file(&path, shared);
                }
            }
            Message::GoOnWithoutNames => return self.go_on_with_games(Answered::GoWithout, shared),
            Message::TakeAll => return moving::take(shared),
            Message::TakePicture(subject, destination) => {
                self.take_picture(&shared.ctx, subject, destination);
            }
        }
        Vec::new()
    }

    /// Asks for a file to open, or for the name of one to write.
    fn ask(&mut self, purpose: Purpose, shared: &mut Shared) {
        match self.choose(&shared.ctx, purpose) {
            Some(state) => shared.dialogs.show_chooser(state),
            // A dialog that wants a file waits for it.
            None if purpose.is_for_dialog() => {}
            None => shared.dialogs.close_all(),
        }
    }

    /// Does with files what they were chosen for, or hands them to the room that does.
    fn chosen(
        &mut self,
        purpose: Purpose,
        mut paths: Vec<PathBuf>,
        shared: &mut Shared,
    ) -> Vec<crate::Message> {
        if purpose == Purpose::Names {
            return paths.pop().map_or_else(Vec::new, |path| self.set_names(path, shared));
        }
        if purpose == Purpose::Import {
            paths = self.without_names(paths);
        }
        let Some(first) = paths.first().cloned() else { return Vec::new() };
        self.remember(&first);
        if self.asks_for_names(purpose, &paths, shared) {
            return Vec::new();
        }
        vec![match purpose {
            Purpose::Names => return Vec::new(),
            Purpose::Open => return self.show_file(&first, shared),
            Purpose::Import => {
                let names = self.names.file().map(Path::to_owned);
                crate::Message::Library(library::Message::Import(paths, names))
            }
            Purpose::ExportGames => export(first, Layout::OneFile),
            Purpose::ExportEach => export(first, Layout::FileEach),
            Purpose::ExportBoards => export(first, Layout::Boards),
            Purpose::SaveHandout => {
                self.save_handout(first, shared);
                return Vec::new();
            }
            Purpose::ImportBook => crate::Message::Book(book::Message::Import(paths)),
            Purpose::ExportBook => crate::Message::Book(book::Message::Export(first)),
            Purpose::TakeAll => {
                moving::show(&first, shared);
                return Vec::new();
            }
            Purpose::SaveAll => moving::save(&first, shared),
            Purpose::SaveProgress => crate::Message::Report(report::Message::SavePage(first)),
            Purpose::Engine => {
                // It becomes the command of the engine that is set up.
                if let Some(state) = shared.dialogs.engines_mut() {
                    state.set_file(&first);
                }
                return Vec::new();
            }
            Purpose::SaveGraph => {
                self.take_picture(&shared.ctx, PictureSubject::Graph, Destination::File(first));
                return Vec::new();
            }
            Purpose::SavePicture if !is_animation(&first) => {
                self.take_picture(&shared.ctx, PictureSubject::Board, Destination::File(first));
                return Vec::new();
            }
            Purpose::SavePicture => save_animation(&first, shared),
            Purpose::Save => save_game(&first, shared.record()),
            Purpose::SavePage => crate::Message::Review(review::Message::SavePage(first)),
        }]
    }

    /// Opens the dialog that shows what a file holds before that replaces the game on the board.
    fn show_file(&self, path: &Path, shared: &mut Shared) -> Vec<crate::Message> {
        match open(path, self.names.file(), shared.record()) {
            Ok(state) => {
                shared.dialogs.show(OpenDialog::Paste(Box::new(state)));
                vec![crate::Message::Play(play::Message::ForgetTyped)]
            }
            Err(sentence) => vec![crate::Message::trouble(sentence)],
        }
    }

    /// Asks for the names of players if the games that were chosen lack them, and asks only once.
    fn asks_for_names(&self, purpose: Purpose, paths: &[PathBuf], shared: &mut Shared) -> bool {
        if self.names != Answered::Unasked || !matches!(purpose, Purpose::Open | Purpose::Import) {
            return false;
        }
        let Some(state) = wthor_names::State::of(purpose, paths) else { return false };
        shared.dialogs.show(OpenDialog::Names(Box::new(state)));
        true
    }

    /// Files of games alone; a file of names among them holds for all.
    fn without_names(&mut self, paths: Vec<PathBuf>) -> Vec<PathBuf> {
        let (names, games): (Vec<_>, Vec<_>) = paths.into_iter().partition(|path| is_of_names(path));
        if games.is_empty() {
            // The reader reports what is wrong with them.
            return names;
        }
        if let Some(names) = names.into_iter().next() {
            self.names = Answered::File(names);
        }
        games
    }

    /// Goes on with the games that waited for this file of WTHOR's players.
    fn set_names(&mut self, path: PathBuf, shared: &mut Shared) -> Vec<crate::Message> {
        let Some(state) = shared.dialogs.names_mut() else { return Vec::new() };
        match check(&path) {
            Ok(()) => self.go_on_with_games(Answered::File(path), shared),
            Err(sentence) => {
                state.trouble = Some(sentence);
                Vec::new()
            }
        }
    }

    /// Goes on with the games that waited for the names of players.
    fn go_on_with_games(&mut self, names: Answered, shared: &mut Shared) -> Vec<crate::Message> {
        let Some(state) = shared.dialogs.names_mut() else { return Vec::new() };
        let (purpose, paths) = (state.purpose, std::mem::take(&mut state.paths));
        self.names = names;
        shared.dialogs.close_all();
        self.chosen(purpose, paths, shared)
    }
}

fn export(path: PathBuf, layout: Layout) -> crate::Message {
    crate::Message::Library(library::Message::Export(path, layout))
}

/// Closes the program's own dialog once a file is chosen; a folder is shown instead.
fn pick_file(path: PathBuf, shared: &mut Shared) -> Vec<crate::Message> {
    let Some(OpenDialog::Files(state)) = shared.dialogs.top_mut() else { return Vec::new() };
    let chosen = pick(state, path);
    chosen.map_or_else(Vec::new, |message| vec![crate::Message::close_dialog(), message])
}
