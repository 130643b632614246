//! The answers to the coach's question.

use crate::message::Message;
use crate::play;
use crate::widgets::form::text_width;
use egui::{TextStyle, Ui};
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

/// What the answers take of a row, in points.
pub fn replies_width(ui: &Ui) -> f32 {
    let around = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
    let font = TextStyle::Button.resolve(ui.style());
    let width = |name: String| text_width(ui, &name, font.clone()) + around;
    replies().into_iter().map(|(_, name, _)| width(name)).sum()
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
