//! Everything to another computer: one file to write there, and to read here.

use crate::files;
use crate::learn::learner;
use crate::message::{Change, Message};
use crate::shared::Shared;
use crate::widgets::dialog::{Answer, Buttons, frame_ui};
use crate::widgets::form;
use crate::{book, ghosts};
use egui::{Label, Ui};
use services::storage::archive::Archive;
use services::storage::purpose::Purpose;
use std::path::Path;
use texts::text;

/// What was chosen to be read.
#[derive(Default)]
pub struct State {
    found: Option<Found>,
    trouble: Option<String>,
}

struct Found {
    archive: Archive,
    /// What it holds, in a sentence.
    words: String,
}

/// Draws the dialog.
pub fn moving_ui(ui: &mut Ui, state: &mut State, messages: &mut Vec<Message>) {
    let choose = |purpose| Message::Files(files::Message::Choose(purpose));
    let body = |ui: &mut Ui, state: &mut State| {
        ui.add(Label::new(text!("moving-about")).wrap());
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| {
            for (purpose, name) in
                [(Purpose::SaveAll, text!("moving-save")), (Purpose::TakeAll, text!("moving-open"))]
            {
                if ui.button(name).clicked() {
                    messages.push(choose(purpose));
                }
            }
        });
        if let Some(found) = &state.found {
            ui.add_space(8.0);
            ui.add(Label::new(found.words.as_str()).wrap());
        }
        if let Some(trouble) = &state.trouble {
            form::warning_ui(ui, &form::sentence(trouble));
        }
    };
    let buttons = |state: &State| match state.found {
        Some(_) => Buttons::confirm(text!("moving-take")),
        None => Buttons::close(),
    };
    match frame_ui(ui, &text!("moving-title"), 500.0, state, body, buttons) {
        None => {}
        Some(Answer::Cancel) => messages.push(Message::close_dialog()),
        Some(Answer::Take(())) => messages.push(Message::Files(files::Message::TakeAll)),
    }
}

/// Writes everything into a file, and says so.
pub(super) fn save(path: &Path, shared: &mut Shared) -> Message {
    let name = path.display().to_string();
    match shared.storage.write_archive(path) {
        Ok(_) => {
            shared.dialogs.close_all();
            Message::answer(text!("moving-saved", name = name))
        }
        Err(error) => Message::trouble(text!("file-not-saved", name = name, reason = error.to_string())),
    }
}

/// Shows what a file holds, before anything of it is taken.
pub(super) fn show(path: &Path, shared: &mut Shared) {
    let Some(state) = shared.dialogs.moving_mut() else { return };
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    *state = match Archive::open(path) {
        Ok(archive) => {
            let people = archive.people().join(", ");
            let games = archive.n_games();
            let words = text!("moving-found", name = name, people = people, games = games);
            State { found: Some(Found { archive, words }), trouble: None }
        }
        Err(error) => {
            let trouble = text!("moving-not-taken", name = name, reason = error.to_string());
            State { found: None, trouble: Some(trouble) }
        }
    };
}

/// Takes everything from the file that is shown.
pub(super) fn take(shared: &mut Shared) -> Vec<Message> {
    let Some(Found { archive, .. }) = shared.dialogs.moving_mut().and_then(|state| state.found.take()) else {
        return Vec::new();
    };
    shared.dialogs.close_all();
    let taken = match shared.storage.take_archive(&archive, &shared.settings) {
        Ok(taken) => taken,
        Err(error) => return vec![Message::trouble(form::sentence(&error.to_string()))],
    };
    shared.settings = taken.settings;
    shared.ghosts.read(&shared.settings.ghosts);
    if let Some(library) = taken.library {
        shared.library.take_over(library);
    }
    let book = taken.book.map(|path| Message::Book(book::Message::Import(vec![path])));
    let follow = [
        Message::Changed(Change::Settings),
        Message::Learner(learner::Message::Follow),
        Message::Ghost(ghosts::Message::FollowLibrary),
        Message::answer(text!("moving-taken")),
    ];
    book.into_iter().chain(follow).collect()
}
