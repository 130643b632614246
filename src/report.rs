//! The report on a player of the library in the window.

pub(super) mod dialog;
mod graphs;

use super::dialogs::OpenDialog;
use super::files::{handout, open_save};
use super::shared::Shared;
use services::handout::MistakeExercise;
use std::path::PathBuf;
use teach::report::page;

/// What the report, and the rooms that lead to it, ask for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// Opens the report on a player.
    Open {
        /// The name, as the library has it.
        player: String,
        /// The name of the reader, who is "you"; `None` for the first of the people who play here.
        reader: Option<String>,
    },
    /// Shows another player in the open report.
    Show(String),
    /// The library has changed: the games are read again.
    FollowLibrary,
    /// Opens the dialog to print the worst moves as exercises.
    Exercises,
    /// Writes the report as a page.
    SavePage(PathBuf),
}

/// Carries out a message.
pub(super) fn update(message: Message, shared: &mut Shared) -> Vec<crate::Message> {
    let library = shared.library.shared();
    match message {
        Message::Open { player, reader } => {
            let you = reader.or_else(|| shared.settings.people.first().cloned());
            let state = dialog::State::new(shared.wake(), library, player, you);
            shared.dialogs.show_in_front(OpenDialog::Report(Box::new(state)));
        }
        Message::Show(player) => {
            if let Some(state) = shared.dialogs.report_mut() {
                state.show(library, player);
            }
        }
        Message::FollowLibrary => {
            if let Some(state) = shared.dialogs.report_mut() {
                state.ask(library);
            }
        }
        Message::Exercises => {
            if let Some(report) = shared.dialogs.report_mut().and_then(|state| state.report.as_ref()) {
                let exercises =
                    report.worst.iter().map(|worst| MistakeExercise::of(&worst.explanation)).collect();
                handout::open_exercises(report.title(), exercises, shared);
            }
        }
        Message::SavePage(path) => {
            if let Some(state) = shared.dialogs.report_mut()
                && let Some(report) = &state.report
            {
                let page = page::write(report).into_bytes();
                return vec![open_save::save(&path, Ok(page))];
            }
        }
    }
    Vec::new()
}

/// Takes in what the thread has read.
pub(super) fn poll(shared: &mut Shared) {
    if let Some(state) = shared.dialogs.report_mut() {
        state.poll();
    }
}
