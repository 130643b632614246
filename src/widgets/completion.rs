//! A field for a name with a list of names that fit: Up and Down move in it, Enter takes one, Esc hides it.

use super::focus::key_pressed;
use super::form::line_ui;
use super::speech;
use ::library::completion::{Offer, matching};
use egui::{
    Button, Id, Key, Label, Popup, PopupCloseBehavior, Response, RichText, SetOpenCommand, TextEdit, Ui, vec2,
};
use texts::text;

/// The most names that are offered at once.
const OFFERS_MAX: usize = 6;

/// What the user did with the names that were offered last.
#[derive(Clone, Debug, Default)]
struct Walk {
    /// The row that Enter takes.
    row: Option<usize>,
    /// Whether the list is hidden until the text changes or the field loses the keyboard.
    is_done: bool,
}

/// Draws the field; `name` is what a screen reader calls it, `hint` stands in it while it is empty.
pub fn completed_ui(
    ui: &mut Ui,
    name: &str,
    hint: &str,
    value: &mut String,
    width: f32,
    offers: &[Offer],
) -> Response {
    let id = ui.unique_id().with(("completed", name));
    let popup = id.with("offers");
    let mut walk: Walk = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    if Popup::is_id_open(ui.ctx(), popup) && key_pressed(ui, Key::Escape) {
        // Esc has taken the keyboard from the field already.
        walk.is_done = true;
        ui.memory_mut(|memory| memory.request_focus(id));
    }
    let has_keyboard = ui.memory(|memory| memory.has_focus(id));
    let is_open = |walk: &Walk| has_keyboard && !walk.is_done;
    let before = value.clone();
    let found = if is_open(&walk) { matching(offers, &before, OFFERS_MAX) } else { Vec::new() };
    if !found.is_empty() {
        follow_keys(ui, &mut walk, &found, value);
    }
    let field = TextEdit::singleline(value).id(id).hint_text(hint.to_owned()).desired_width(width);
    let mut response = line_ui(ui, field.char_limit(NAME_MAX)).accessible_name(name);
    if response.changed() || !has_keyboard {
        walk = Walk::default();
    }
    if is_open(&walk) && !found.is_empty() {
        if let Some(name) = offers_ui(&response, popup, &walk, &found) {
            name.clone_into(value);
            walk.is_done = true;
            response.request_focus();
        }
    } else if Popup::is_id_open(ui.ctx(), popup) {
        Popup::close_id(ui.ctx(), popup);
    }
    if *value != before {
        response.mark_changed();
    }
    ui.data_mut(|data| data.insert_temp(id, walk));
    response
}

/// The most letters of a name.
pub const NAME_MAX: usize = 200;

/// Handles the keys: moves in the list, or takes the name of the row.
fn follow_keys(ui: &Ui, walk: &mut Walk, found: &[&Offer], value: &mut String) {
    let last = found.len() - 1;
    let row = match walk.row {
        Some(row) if key_pressed(ui, Key::Enter) => {
            value.clone_from(&found[row.min(last)].name);
            walk.is_done = true;
            return;
        }
        row if key_pressed(ui, Key::ArrowDown) => row.map_or(0, |row| (row + 1).min(last)),
        Some(row) if key_pressed(ui, Key::ArrowUp) => row.saturating_sub(1),
        _ => return,
    };
    if walk.row != Some(row) {
        speech::say(ui.ctx(), found[row.min(last)].name.clone());
    }
    walk.row = Some(row);
}

/// Draws the names; returns the one that is clicked.
fn offers_ui<'a>(field: &Response, popup: Id, walk: &Walk, found: &[&'a Offer]) -> Option<&'a str> {
    let popup = Popup::from_response(field).id(popup).open_memory(SetOpenCommand::Bool(true)).gap(2.0);
    let popup = popup.close_behavior(PopupCloseBehavior::IgnoreClicks).width(field.rect.width());
    let shown = popup.accessible_name(text!("information-offers")).show(|ui| {
        ui.set_min_width(field.rect.width() - 12.0);
        let mut taken = None;
        for (row, offer) in found.iter().enumerate() {
            ui.horizontal(|ui| {
                let button = Button::selectable(walk.row == Some(row), offer.name.as_str()).truncate();
                let width = (ui.available_width() - 60.0).max(80.0);
                if ui.add(button.min_size(vec2(width, 0.0))).clicked() {
                    taken = Some(offer.name.as_str());
                }
                let n_games = text::grouped(offer.n_games as u64);
                ui.add(Label::new(RichText::new(n_games).weak()).selectable(false));
            });
        }
        taken
    });
    shown.and_then(|shown| shown.inner)
}
