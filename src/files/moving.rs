//! The dialog that moves everything to another computer, by a file to write here and to read there.

use super::{Desk, Event, Message, Out};
use crate::dialogs::{Dialog, Dialogs};
use crate::outbox::Ask;
use crate::shared::Shared;
use crate::widgets::dialog::{Buttons, frame_ui};
use crate::widgets::form;
use crate::widgets::words::words_ui;
use egui::Ui;
use services::storage::archive::Archive;
use services::storage::purpose::Purpose;
use std::path::Path;
use texts::text;

/// The file that was chosen to be read, or why it cannot be read.
#[derive(Default)]
pub struct State(Option<Result<Found, String>>);

struct Found {
    archive: Archive,
    /// What it holds, in a sentence.
    words: String,
}

impl Dialog for State {
    type Message = Message;

    fn ui(&mut self, ui: &mut Ui, _: &Shared, out: &mut Out) {
        let body = |ui: &mut Ui, state: &mut State| {
            words_ui(ui, text!("moving-about"));
            ui.add_space(8.0);
            ui.horizontal_wrapped(|ui| {
                for (purpose, name) in
                    [(Purpose::SaveAll, text!("moving-save")), (Purpose::TakeAll, text!("moving-open"))]
                {
                    if ui.button(name).clicked() {
                        out.choose_file(purpose);
                    }
                }
            });
            match &state.0 {
                None => {}
                Some(Ok(found)) => {
                    ui.add_space(8.0);
                    words_ui(ui, found.words.as_str());
                }
                Some(Err(trouble)) => form::warning_ui(ui, &form::sentence(trouble)),
            }
        };
        let buttons = |state: &State| match state.0 {
            Some(Ok(_)) => Buttons::confirm(text!("moving-take")),
            _ => Buttons::close(),
        };
        let answer = frame_ui(ui, &text!("moving-title"), 500.0, self, body, buttons);
        out.decide(answer, |out| out.send(Message::TakeAll));
    }
}

/// Writes everything into a file, and says so.
pub(super) fn save(path: &Path, shared: &mut Shared, out: &mut Out) {
    let name = path.display().to_string();
    match shared.storage.write_archive(path) {
        Ok(_) => {
            out.ask(Ask::CloseDialogs);
            out.answer(text!("moving-saved", name = name));
        }
        Err(error) => out.trouble(text!("file-not-saved", name = name, reason = error.to_string())),
    }
}

/// Shows what a file holds, before anything of it is taken.
pub(super) fn show(path: &Path, dialogs: &mut Dialogs<impl From<Message>>) {
    let Some(state) = dialogs.find::<State>() else { return };
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    state.0 = Some(match Archive::open(path) {
        Ok(archive) => {
            let (people, games) = (archive.people().join(", "), archive.n_games());
            let words = text!("moving-found", name = name, people = people, games = games);
            Ok(Found { archive, words })
        }
        Err(error) => Err(text!("moving-not-taken", name = name, reason = error.to_string())),
    });
}

/// Takes everything from the file that is shown.
pub(super) fn take(Desk { dialogs, shared, out }: &mut Desk<impl From<Message>>) {
    let found = dialogs.find::<State>().and_then(|state| state.0.take());
    let Some(Ok(Found { archive, .. })) = found else { return };
    dialogs.close_all();
    let taken = match shared.storage.take_archive(&archive, &shared.settings) {
        Ok(taken) => taken,
        Err(error) => return out.trouble(form::sentence(&error.to_string())),
    };
    shared.settings = taken.settings;
    shared.ghosts.read(&shared.settings.ghosts);
    if let Some(library) = taken.library {
        shared.library.import_libraries(vec![library]);
    }
    if let Some(book) = taken.book {
        out.emit(Event::Chosen(Purpose::ImportBook, vec![book]));
    }
    out.ask(Ask::FollowSettings);
    out.emit(Event::TookAll);
    out.answer(text!("moving-taken"));
}
