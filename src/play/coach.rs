//! The answers to the coach's question.

use crate::message::Message;
use crate::play;
use egui::Ui;
use outflank_core::teach::coach::at_board::{Asking, Reply};
use outflank_core::text;

/// The answers there are, with their names and what they mean.
fn replies() -> [(Reply, String, String); 3] {
    [
        (Reply::TakeBack, text!("coach-take-back"), text!("coach-take-back.hint")),
        (Reply::Why, text!("coach-why"), text!("coach-why.hint")),
        (Reply::PlayOn, text!("coach-play-on"), text!("coach-play-on.hint")),
    ]
}

/// Draws the answers to the open question.
pub fn replies_ui(ui: &mut Ui, asking: &Asking, messages: &mut Vec<Message>) {
    for (reply, name, hint) in replies() {
        let is_enabled = reply != Reply::Why || !asking.is_explained();
        if ui.add_enabled(is_enabled, egui::Button::new(name)).on_hover_text(hint).clicked() {
            messages.push(Message::Play(play::Message::Coach(reply)));
        }
    }
}
