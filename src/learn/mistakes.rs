//! The section of mistakes: the cards due today, and how the last round went.

use super::{Look, stage};
use crate::learn::Out;
use crate::widgets::board::preview_ui;
use crate::widgets::cards::{PADDING, main_fill, tile_ui};
use crate::widgets::focus::free_key_pressed;
use crate::widgets::words::{note_ui, words_ui};
use egui::{Key, Response, RichText, Ui, vec2};
use teach::cards::round::CardRound;
use teach::cards::{Card, Cards, duration_words};
use teach::choice::Choice;
use teach::profile::Profile;
use teach::words::origin;
use texts::text;

pub(crate) fn mistakes_ui(ui: &mut Ui, round: &CardRound, cards: &Cards, out: &mut Out) {
    stage::header_ui(ui, &text!("learn-mistakes"), &text!("learn-back-to-learn"), out);
    let due = cards.due(round.today);
    let n_due = due.len();
    stage::column_ui(ui, stage::PAGE, |ui| {
        ui.add_space(8.0);
        if round.is_done {
            let (n, n_right) = (round.n_answered, round.n_right);
            let done = text!("mistakes-done", right = n_right, n = n);
            let again = if n_right < n { text!("mistakes-done.again") } else { String::new() };
            words_ui(ui, text::sentences([done, again]));
        }
        if cards.all.is_empty() {
            words_ui(ui, text!("mistakes-none"));
            return stage::play_button(ui, "mistakes", out);
        }
        if n_due == 0 {
            words_ui(ui, text!("mistakes-nothing-due"));
        } else {
            words_ui(ui, duration_words(n_due));
            let first = cards.all.get(due[0]);
            if begin_ui(ui, first).clicked() || free_key_pressed(ui, &[Key::Enter]) {
                out.send(Choice::RepeatMistakes);
            }
        }
        ui.add_space(8.0);
        note_ui(ui, text!("mistakes-note"));
        note_ui(ui, text!("mistakes-in-all", n = cards.all.len()));
    });
}

/// The button to the first card: its board, and the game it comes from.
fn begin_ui(ui: &mut Ui, first: Option<&Card>) -> Response {
    let side = (0.25 * ui.available_width()).clamp(120.0, 184.0);
    let size = vec2(ui.available_width(), side + 2.0 * PADDING);
    let (begin, from) = (text!("mistakes-begin"), first.map(Card::opponent_and_date).unwrap_or_default());
    let from = origin(from.0, from.1);
    let fill = Some(main_fill(ui));
    tile_ui(ui, size, fill, [&begin, &from], |ui| {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = PADDING;
            if let Some((position, _)) = first.and_then(Card::read) {
                preview_ui(ui, &position, side);
            }
            ui.vertical(|ui| {
                words_ui(ui, RichText::new(&begin).heading().strong());
                note_ui(ui, &from);
            });
        });
    })
}

/// What the ring of the section shows: the share of cards that are not due, and the number of due ones.
pub(super) fn ring(profile: &Profile, look: &Look) -> (f32, String) {
    let (n, n_due) = (profile.cards.all.len(), profile.cards.due(look.day).len());
    ((n - n_due) as f32 / n.max(1) as f32, n_due.to_string())
}
