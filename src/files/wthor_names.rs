//! Asks for the file with the names of WTHOR's players if it does not lie beside the games.

use super::{Message, Out};
use crate::dialogs::Dialog;
use crate::shared::Shared;
use crate::widgets::dialog::{Buttons, frame_ui};
use crate::widgets::form;
use crate::widgets::words::words_ui;
use egui::Ui;
use services::storage::purpose::Purpose;
use services::storage::wthor_names::{Answered, first_lacking};
use std::path::PathBuf;
use texts::text;

/// The question for the names, and what waits for the answer.
pub struct State {
    pub(crate) purpose: Purpose,
    pub(crate) paths: Vec<PathBuf>,
    /// The first file whose games lack the names.
    lacking: String,
    /// Why the chosen file is not a file of names.
    pub(crate) trouble: Option<String>,
}

impl State {
    /// The question; `None` if no file of games among these paths, or in these folders, lacks the names.
    pub(crate) fn of(purpose: Purpose, paths: &[PathBuf]) -> Option<State> {
        let lacking = first_lacking(paths)?;
        Some(State { purpose, paths: paths.to_owned(), lacking, trouble: None })
    }
}

impl Dialog for State {
    type Message = Message;

    fn ui(&mut self, ui: &mut Ui, _: &Shared, out: &mut Out) {
        let body = |ui: &mut Ui, state: &mut State| {
            words_ui(ui, text!("wthor-ask-lacking", file = state.lacking.as_str()));
            if let Some(trouble) = &state.trouble {
                form::warning_ui(ui, &form::sentence(trouble));
            }
            ui.add_space(8.0);
            let button = ui.button(text!("wthor-ask-go-without"));
            out.send_if(button.clicked(), Message::GoOn(Answered::GoWithout));
        };
        let buttons = |_: &State| Buttons::confirm(text!("wthor-ask-choose"));
        let answer = frame_ui(ui, &text!("wthor-ask-title"), 460.0, self, body, buttons);
        out.decide(answer, |out| out.choose_file(Purpose::Names));
    }
}
