//! Lets the user choose files, then opens or writes them, or hands them to the room that asked for them.

use super::picture::{PictureSubject, animation};
use super::{Desk, Event, Message, Room, chooser, moving, paste, wthor_names};
use crate::command::Command;
use crate::dialogs::Dialog;
use crate::outbox::Ask;
use services::storage::folders::usual_folder;
use services::storage::games;
use services::storage::purpose::Purpose;
use services::storage::wthor_names::{Answered, check, is_of_names};
use std::path::{Path, PathBuf};
use system::disk;

impl Room {
    /// Carries out a message.
    pub(crate) fn update(&mut self, message: Message, desk: &mut Desk<impl From<Message>>) {
        match message {
            Message::Choose(purpose) => self.choose(purpose, desk),
            Message::Chosen(purpose, paths) => self.chosen(purpose, paths, desk),
            Message::Open(path) => {
                self.remember(&path);
                if !self.asks_for_names(Purpose::Open, std::slice::from_ref(&path), desk) {
                    self.show_file(&path, desk);
                }
            }
            Message::ImportOffered(path) => {
                let paths = std::iter::once(path).chain(self.offered.drain(..)).collect();
                self.chosen(Purpose::Import, paths, desk);
            }
            Message::GoOn(names) => {
                let Some(state) = desk.dialogs.find::<wthor_names::State>() else { return };
                let (purpose, paths) = (state.purpose, std::mem::take(&mut state.paths));
                self.names = names;
                desk.dialogs.close_all();
                self.chosen(purpose, paths, desk);
            }
            Message::TakeAll => moving::take(desk),
        }
    }

    /// Asks for a file to open, or a name to write to: in the system's dialog, else in the program's.
    fn choose(&mut self, purpose: Purpose, desk: &mut Desk<impl From<Message>>) {
        let folder = self.folder();
        if !self.native.is_wanted {
            return desk.show_chooser(purpose, folder);
        }
        self.native.open(&desk.shared.ctx, purpose, &folder);
        // A dialog that wants a file waits for it.
        if !purpose.is_for_dialog() {
            desk.out.ask(Ask::CloseDialogs);
        }
    }

    /// Collects the files chosen in the system's dialog; where the system has none, opens the program's own.
    pub(super) fn poll_chooser(&mut self, desk: &mut Desk<impl From<Message>>) {
        match self.native.poll() {
            None => {}
            Some((purpose, Some(paths))) => desk.out.send(Message::Chosen(purpose, paths)),
            Some((purpose, None)) => desk.show_chooser(purpose, self.folder()),
        }
    }

    /// Remembers the folder of a chosen file, or the chosen folder, for the next dialog.
    fn remember(&mut self, chosen: &Path) {
        self.folder = if chosen.is_dir() { Some(chosen) } else { chosen.parent() }.map(Path::to_owned);
    }

    fn folder(&self) -> PathBuf {
        self.folder.clone().unwrap_or_else(usual_folder)
    }

    /// Does with the chosen files what `purpose` says, or hands them to the room that does it.
    fn chosen(&mut self, purpose: Purpose, mut paths: Vec<PathBuf>, desk: &mut Desk<impl From<Message>>) {
        if purpose == Purpose::Import {
            paths = self.without_names(paths);
        }
        let Some(first) = paths.first().cloned() else { return };
        if purpose == Purpose::Names {
            let Some(state) = desk.dialogs.find::<wthor_names::State>() else { return };
            return match check(&first) {
                Ok(()) => desk.out.send(Message::GoOn(Answered::File(first))),
                Err(sentence) => state.trouble = Some(sentence),
            };
        }
        self.remember(&first);
        if self.asks_for_names(purpose, &paths, desk) {
            return;
        }
        let Desk { dialogs, shared, out } = desk;
        match purpose {
            Purpose::Open => self.show_file(&first, desk),
            Purpose::Import => {
                shared.library.import(paths, self.names.file().map(Path::to_owned));
                out.run(Command::Library);
            }
            Purpose::TakeAll => moving::show(&first, dialogs),
            Purpose::SaveAll => moving::save(&first, shared, out),
            Purpose::SaveHandout => self.save_handout(first, desk),
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
    fn show_file(&self, path: &Path, desk: &mut Desk<impl From<Message>>) {
        let record = desk.shared.record();
        match games::open(path, self.names.file(), record) {
            Ok(opened) => {
                desk.show(paste::State::of_file(path.to_owned(), self.offered.len(), opened, record));
            }
            Err(sentence) => desk.out.trouble(sentence),
        }
    }

    /// Asks for the names of players if the chosen games lack them, but only once. Returns whether it asks.
    fn asks_for_names(
        &self,
        purpose: Purpose,
        paths: &[PathBuf],
        desk: &mut Desk<impl From<Message>>,
    ) -> bool {
        if self.names != Answered::Unasked || !matches!(purpose, Purpose::Open | Purpose::Import) {
            return false;
        }
        let Some(state) = wthor_names::State::of(purpose, paths) else { return false };
        desk.show(state);
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

impl<M: From<Message>> Desk<'_, M> {
    /// Opens the program's own dialog, which stands in front of one that wants a file.
    fn show_chooser(&mut self, purpose: Purpose, folder: PathBuf) {
        let chooser = chooser::State::new(purpose, folder);
        if purpose.is_for_dialog() { self.dialogs.show_in_front(chooser) } else { self.show(chooser) }
    }

    /// Opens a dialog in place of all others, and of a square that is being typed.
    fn show(&mut self, dialog: impl Dialog<Message = Message>) {
        self.out.ask(Ask::ForgetTyped);
        self.dialogs.show(dialog);
    }
}
