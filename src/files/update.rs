//! Files are chosen, by the system or here, and then opened, written, or handed to the room that wants them.

use super::native::NativeAnswer;
use super::picture::{Destination, PictureSubject, animation};
use super::{Event, Message, Out, Room, chooser, moving, paste, wthor_names};
use crate::command::Command;
use crate::dialogs::Dialogs;
use crate::outbox::Ask;
use crate::shared::Shared;
use egui::Context;
use services::storage::folders::{list, usual_folder};
use services::storage::games::{self, Opened};
use services::storage::purpose::Purpose;
use services::storage::wthor_names::{Answered, check, is_of_names};
use std::path::{Path, PathBuf};
use system::disk;

impl Room {
    /// Carries out a message; `dialogs` are those that are open.
    pub(crate) fn update(
        &mut self,
        message: Message,
        dialogs: &mut Dialogs,
        shared: &mut Shared,
        out: &mut Out,
    ) {
        match message {
            Message::Choose(purpose) => self.choose(purpose, &shared.ctx, out),
            Message::ListFolder(folder) => {
                if let Some(state) = dialogs.find() {
                    show_folder(state, folder);
                }
            }
            Message::Pick(path) => {
                let Some(state) = dialogs.find::<chooser::State>() else { return };
                // A folder is listed, unless its games are imported.
                if path.is_dir() && state.purpose != Purpose::Import {
                    return show_folder(state, path);
                }
                out.close_dialog();
                out.send(Message::Chosen(state.purpose, vec![path]));
            }
            Message::Chosen(purpose, paths) => self.chosen(purpose, paths, dialogs, shared, out),
            Message::Open(path) => {
                self.remember(&path);
                if !self.asks_for_names(Purpose::Open, std::slice::from_ref(&path), out) {
                    self.show_file(&path, shared, out);
                }
            }
            Message::GoOn(names) => {
                let Some(state) = dialogs.find::<wthor_names::State>() else { return };
                let (purpose, paths) = (state.purpose, std::mem::take(&mut state.paths));
                self.names = names;
                dialogs.close_all();
                self.chosen(purpose, paths, dialogs, shared, out);
            }
            Message::TakeAll => moving::take(dialogs, shared, out),
            Message::TakePicture(subject, destination) => {
                self.take_picture(&shared.ctx, subject, destination);
            }
        }
    }

    /// Asks for a file to open, or a name to write to: in the system's dialog, else in the program's.
    fn choose(&mut self, purpose: Purpose, ctx: &Context, out: &mut Out) {
        let folder = self.folder();
        if !self.native.is_wanted {
            return show_chooser(purpose, folder, out);
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
            NativeAnswer::Unavailable => show_chooser(purpose, self.folder(), out),
            NativeAnswer::Cancelled => {}
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
        dialogs: &mut Dialogs,
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
        if self.asks_for_names(purpose, &paths, out) {
            return;
        }
        match purpose {
            Purpose::Open => self.show_file(&first, shared, out),
            Purpose::Import => {
                shared.library.import(paths, self.names.file().map(Path::to_owned));
                out.run(Command::Library);
            }
            Purpose::TakeAll => moving::show(&first, dialogs),
            Purpose::SaveAll => moving::save(&first, shared, out),
            Purpose::SaveHandout => self.save_handout(first, dialogs, shared),
            Purpose::SaveGraph => {
                self.take_picture(&shared.ctx, PictureSubject::Graph, Destination::File(first));
            }
            Purpose::SavePicture if !disk::has_ending(&first, "gif") => {
                self.take_picture(&shared.ctx, PictureSubject::Board, Destination::File(first));
            }
            Purpose::SavePicture => out.tell(disk::save(&first, animation(shared))),
            Purpose::Save => out.tell(games::save_game(&first, shared.record())),
            _ => out.emit(Event::Chosen { purpose, first, paths }),
        }
    }

    /// Opens the dialog that shows what a file holds before that replaces the game on the board.
    fn show_file(&self, path: &Path, shared: &Shared, out: &mut Out) {
        match games::open(path, self.names.file(), shared.record()) {
            Ok(Opened { bytes, found }) => {
                let state = paste::State::of_file(path.to_owned(), bytes, shared.record(), found);
                out.ask(Ask::Show(Box::new(state)));
            }
            Err(sentence) => out.trouble(sentence),
        }
    }

    /// Asks for the names of players if the chosen games lack them, but only once. Returns whether it asks.
    fn asks_for_names(&self, purpose: Purpose, paths: &[PathBuf], out: &mut Out) -> bool {
        if self.names != Answered::Unasked || !matches!(purpose, Purpose::Open | Purpose::Import) {
            return false;
        }
        let Some(state) = wthor_names::State::of(purpose, paths) else { return false };
        out.ask(Ask::Show(Box::new(state)));
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
fn show_chooser(purpose: Purpose, folder: PathBuf, out: &mut Out) {
    let (listing, name) = (list(&folder), purpose.file().usual_name());
    let name = listing.as_ref().map_or_else(|_| name.to_owned(), |listing| listing.free_name(name));
    let chooser = Box::new(chooser::State::new(purpose, folder, listing, name));
    out.ask(if purpose.is_for_dialog() { Ask::ShowInFront(chooser) } else { Ask::Show(chooser) });
}

fn show_folder(state: &mut chooser::State, folder: PathBuf) {
    let listing = list(&folder);
    state.show(folder, listing);
}
