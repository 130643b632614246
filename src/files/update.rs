//! Files are chosen, by the system or here, and then opened, written, or handed to the room that wants them.

use super::picture::{PictureSubject, animation};
use super::{Event, Message, Out, Room, chooser, moving, paste, wthor_names};
use crate::command::Command;
use crate::dialogs::{Dialog, Dialogs};
use crate::outbox::Ask;
use crate::shared::Shared;
use egui::Context;
use services::storage::folders::usual_folder;
use services::storage::games;
use services::storage::purpose::Purpose;
use services::storage::wthor_names::{Answered, check, is_of_names};
use std::path::{Path, PathBuf};
use system::disk;

impl Room {
    /// Carries out a message; `dialogs` are those that are open.
    pub(crate) fn update(
        &mut self,
        message: Message,
        dialogs: &mut Dialogs<impl From<Message>>,
        shared: &mut Shared,
        out: &mut Out,
    ) {
        match message {
            Message::Choose(purpose) => self.choose(purpose, dialogs, &shared.ctx, out),
            Message::Chosen(purpose, paths) => self.chosen(purpose, paths, dialogs, shared, out),
            Message::Open(path) => {
                self.remember(&path);
                if !self.asks_for_names(Purpose::Open, std::slice::from_ref(&path), dialogs, out) {
                    self.show_file(&path, dialogs, shared, out);
                }
            }
            Message::ImportOffered(path) => {
                let paths = std::iter::once(path).chain(self.offered.drain(..)).collect();
                self.chosen(Purpose::Import, paths, dialogs, shared, out);
            }
            Message::GoOn(names) => {
                let Some(state) = dialogs.find::<wthor_names::State>() else { return };
                let (purpose, paths) = (state.purpose, std::mem::take(&mut state.paths));
                self.names = names;
                dialogs.close_all();
                self.chosen(purpose, paths, dialogs, shared, out);
            }
            Message::TakeAll => moving::take(dialogs, shared, out),
        }
    }

    /// Asks for a file to open, or a name to write to: in the system's dialog, else in the program's.
    fn choose(
        &mut self,
        purpose: Purpose,
        dialogs: &mut Dialogs<impl From<Message>>,
        ctx: &Context,
        out: &mut Out,
    ) {
        let folder = self.folder();
        if !self.native.is_wanted {
            return show_chooser(purpose, folder, dialogs, out);
        }
        self.native.open(ctx, purpose, &folder);
        // A dialog that wants a file waits for it.
        if !purpose.is_for_dialog() {
            out.ask(Ask::CloseDialogs);
        }
    }

    /// Collects the files chosen in the system's dialog; where the system has none, opens the program's own.
    pub(super) fn poll_chooser(&mut self, dialogs: &mut Dialogs<impl From<Message>>, out: &mut Out) {
        let Some((purpose, answer)) = self.native.poll() else { return };
        match answer {
            Some(paths) => out.send(Message::Chosen(purpose, paths)),
            None => show_chooser(purpose, self.folder(), dialogs, out),
        }
    }

    /// Remembers the folder of these files for the next dialog.
    fn remember(&mut self, chosen: &Path) {
        self.folder = if chosen.is_dir() { Some(chosen) } else { chosen.parent() }.map(Path::to_owned);
    }

    fn folder(&self) -> PathBuf {
        self.folder.clone().unwrap_or_else(usual_folder)
    }

    /// Does with files what they were chosen for, or hands them to the room that does.
    fn chosen(
        &mut self,
        purpose: Purpose,
        mut paths: Vec<PathBuf>,
        dialogs: &mut Dialogs<impl From<Message>>,
        shared: &mut Shared,
        out: &mut Out,
    ) {
        if purpose == Purpose::Import {
            paths = self.without_names(paths);
        }
        let Some(first) = paths.first().cloned() else { return };
        if purpose == Purpose::Names {
            let Some(state) = dialogs.find::<wthor_names::State>() else { return };
            return match check(&first) {
                Ok(()) => out.send(Message::GoOn(Answered::File(first))),
                Err(sentence) => state.trouble = Some(sentence),
            };
        }
        self.remember(&first);
        if self.asks_for_names(purpose, &paths, dialogs, out) {
            return;
        }
        match purpose {
            Purpose::Open => self.show_file(&first, dialogs, shared, out),
            Purpose::Import => {
                shared.library.import(paths, self.names.file().map(Path::to_owned));
                out.run(Command::Library);
            }
            Purpose::TakeAll => moving::show(&first, dialogs),
            Purpose::SaveAll => moving::save(&first, shared, out),
            Purpose::SaveHandout => self.save_handout(first, dialogs, shared),
            Purpose::SaveGraph => self.take_picture(&shared.ctx, PictureSubject::Graph, Some(first)),
            Purpose::SavePicture if !disk::has_ending(&first, "gif") => {
                self.take_picture(&shared.ctx, PictureSubject::Board, Some(first));
            }
            Purpose::SavePicture => out.tell(disk::save(&first, animation(shared))),
            Purpose::Save => out.tell(games::save_game(&first, shared.record(), &shared.settings)),
            _ => out.emit(Event::Chosen(purpose, paths)),
        }
    }

    /// Opens the dialog that shows what a file holds, before the file replaces the game on the board.
    fn show_file(
        &self,
        path: &Path,
        dialogs: &mut Dialogs<impl From<Message>>,
        shared: &Shared,
        out: &mut Out,
    ) {
        match games::open(path, self.names.file(), shared.record()) {
            Ok(opened) => {
                let n_waiting = self.offered.len();
                let state = paste::State::of_file(path.to_owned(), n_waiting, opened, shared.record());
                show(state, dialogs, out);
            }
            Err(sentence) => out.trouble(sentence),
        }
    }

    /// Asks for the names of players if the chosen games lack them, but only once. Returns whether it asks.
    fn asks_for_names(
        &self,
        purpose: Purpose,
        paths: &[PathBuf],
        dialogs: &mut Dialogs<impl From<Message>>,
        out: &mut Out,
    ) -> bool {
        if self.names != Answered::Unasked || !matches!(purpose, Purpose::Open | Purpose::Import) {
            return false;
        }
        let Some(state) = wthor_names::State::of(purpose, paths) else { return false };
        show(state, dialogs, out);
        true
    }

    /// The files of games; a file of names among them is kept and used for all.
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
}

/// Opens the program's own dialog, which stands in front of one that wants a file.
fn show_chooser(purpose: Purpose, folder: PathBuf, dialogs: &mut Dialogs<impl From<Message>>, out: &mut Out) {
    let chooser = chooser::State::new(purpose, folder);
    if purpose.is_for_dialog() { dialogs.show_in_front(chooser) } else { show(chooser, dialogs, out) }
}

/// Opens a dialog in place of all others, and of a square that is being typed.
fn show(dialog: impl Dialog<Message = Message>, dialogs: &mut Dialogs<impl From<Message>>, out: &mut Out) {
    out.ask(Ask::ForgetTyped);
    dialogs.show(dialog);
}
