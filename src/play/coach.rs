//! The answers to the coach's question.

use crate::command::Command;
use crate::play::{Message, Out};
use egui::{Context, Ui};
use teach::coach::at_board::{Asking, Reply};
use texts::text;

/// The possible answers: the command whose key gives each, its name and what it means.
fn replies() -> [(Reply, Command, String, String); 3] {
    let (take_back, play_on) = (text!("coach-take-back.hint"), text!("coach-play-on.hint"));
    [
        (Reply::TakeBack, Command::Undo, text!("coach-take-back"), take_back),
        (Reply::Why, Command::Hint, text!("coach-why"), text!("coach-why.hint")),
        (Reply::PlayOn, Command::StopOrResume, text!("coach-play-on"), play_on),
    ]
}

/// The coach's question as a screen reader speaks it, with the keys that answer.
pub fn spoken(ctx: &Context, question: &str) -> String {
    let mut sentences = vec![text!("spoken-coach", question = question)];
    for (_, command, name, _) in replies() {
        let key = command.key_text(ctx);
        if !key.is_empty() {
            // The sentence ends with its own mark; `;` is the Greek question mark.
            let what = name.trim_matches(['?', ';', '？', '¿']).to_owned();
            sentences.push(text!("spoken-answer", key = key, what = what));
        }
    }
    text::sentences(&sentences)
}

pub fn replies_ui(ui: &mut Ui, asking: &Asking, out: &mut Out) {
    for (reply, _, name, hint) in replies() {
        let is_enabled = reply != Reply::Why || !asking.is_explained;
        let button = ui.add_enabled(is_enabled, egui::Button::new(name)).on_hover_text(hint);
        out.send_if(button.clicked(), Message::Coach(reply));
    }
}
