//! The answers to the coach's question.

use crate::command::Command;
use crate::play::{Message, Out};
use egui::{Context, Ui};
use teach::coach::at_board::{Asking, Reply};
use texts::text;

/// The possible answers, with their names and what they mean.
fn replies() -> [(Reply, String, String); 3] {
    [
        (Reply::TakeBack, text!("coach-take-back"), text!("coach-take-back.hint")),
        (Reply::Why, text!("coach-why"), text!("coach-why.hint")),
        (Reply::PlayOn, text!("coach-play-on"), text!("coach-play-on.hint")),
    ]
}

/// The coach's question as a screen reader speaks it, with the keys that answer.
pub fn spoken(ctx: &Context, question: &str) -> String {
    let answer = |command: Command, what: String| {
        let key = command.key_text(ctx);
        // The sentence has its own end.
        let what = what.trim_matches(['?', ';', '？', '¿']).to_owned();
        (!key.is_empty()).then(|| text!("spoken-answer", key = key, what = what))
    };
    let answers = [
        answer(Command::Undo, text!("coach-take-back")),
        answer(Command::Hint, text!("coach-why")),
        answer(Command::StopOrResume, text!("coach-play-on")),
    ];
    let question = text!("spoken-coach", question = question);
    let sentences: Vec<String> = std::iter::once(question).chain(answers.into_iter().flatten()).collect();
    text::sentences(&sentences)
}

/// Draws the answers to the open question.
pub fn replies_ui(ui: &mut Ui, asking: &Asking, out: &mut Out) {
    for (reply, name, hint) in replies() {
        let is_enabled = reply != Reply::Why || !asking.is_explained;
        if ui.add_enabled(is_enabled, egui::Button::new(name)).on_hover_text(hint).clicked() {
            out.send(Message::Coach(reply));
        }
    }
}
