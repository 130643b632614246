//! The section of mistakes: the cards due today, and how the last round went.

use super::stage;
use crate::learn::Out;
use crate::widgets::focus::free_key_pressed;
use crate::widgets::words::{note_ui, words_ui};
use egui::{Key, Ui};
use teach::cards::round::CardRound;
use teach::cards::{Cards, duration_words};
use teach::choice::CardChoice;
use teach::profile::Profile;
use texts::text;

pub(crate) fn mistakes_ui(ui: &mut Ui, round: &CardRound, cards: &Cards, out: &mut Out) {
    stage::header_ui(ui, &text!("learn-mistakes"), &text!("learn-back-to-learn"), out);
    let n_due = cards.due(round.today).len();
    stage::column_ui(ui, stage::COLUMN, |ui| {
        ui.add_space(8.0);
        if round.is_done {
            let (n, n_right) = (round.n_answered, round.n_right);
            words_ui(ui, text!("mistakes-done", right = n_right, n = n));
        }
        if cards.is_empty() {
            words_ui(ui, text!("mistakes-none"));
            return stage::play_button(ui, "mistakes", out);
        }
        if n_due == 0 {
            words_ui(ui, text!("mistakes-nothing-due"));
        } else {
            words_ui(ui, duration_words(n_due));
            if stage::page_button(ui, text!("mistakes-begin")).clicked()
                || free_key_pressed(ui, &[Key::Enter])
            {
                out.send(CardChoice::Begin);
            }
        }
        ui.add_space(8.0);
        note_ui(ui, text!("mistakes-note"));
        note_ui(ui, text!("mistakes-in-all", n = cards.len()));
    });
}

/// The share of cards that are not due, and the number of those that are.
pub(crate) fn ring(profile: &Profile, day: i64) -> Option<(f32, String)> {
    let (n, n_due) = (profile.cards.len(), profile.cards.due(day).len());
    (n > 0).then(|| (1.0 - n_due as f32 / n as f32, n_due.to_string()))
}
