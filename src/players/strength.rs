//! How strongly a computer plays: depth, level or rating, with a slider and a number.

use super::choice::description;
use egui::{Align, Button, DragValue, Label, Layout, Slider, Ui, vec2};
use engine::Level;
use engine::players::Kind;
use othello::rules::Color;
use services::settings::{PlayerChoice, Strength};
use texts::text;

/// The widths of a short number, and of one with as many digits as a rating, in points.
const NUMBER: f32 = 34.0;
const LONG_NUMBER: f32 = 52.0;
/// The width of the buttons that lower and raise the number, and the gap between the parts, in points.
const STEP: f32 = 24.0;
const GAP: f32 = 4.0;
/// With less room than this there is no slider.
const SLIDER_MIN: f32 = 30.0;
/// A slider that is easy to aim with, in points.
const SLIDER: f32 = 160.0;
/// The height of a row in the side panel, in points.
pub(crate) const ROW: f32 = 26.0;

/// The width of the number, in points.
fn width(strength: &Strength) -> f32 {
    if *strength.range.end() < 100 { NUMBER } else { LONG_NUMBER }
}

/// The width of the slider, both buttons and the number, with a slider of [`SLIDER`] points.
fn row_width(strength: &Strength) -> f32 {
    SLIDER + 2.0 * STEP + width(strength) + 3.0 * GAP
}

fn step_ui(ui: &mut Ui, strength: &mut Strength, color: Color, is_up: bool) {
    let (what, color) = (strength.what, color.key());
    let (sign, name) = match is_up {
        true => ("+", text!("strength-raise", color = color, what = what)),
        false => ("−", text!("strength-lower", color = color, what = what)),
    };
    let next = match is_up {
        true => (strength.value + strength.step).min(*strength.range.end()),
        false => strength.value.saturating_sub(strength.step).max(*strength.range.start()),
    };
    let button = Button::new(sign).min_size(vec2(STEP, 0.0));
    let button = ui.scope(|ui| {
        ui.spacing_mut().button_padding.x = 2.0;
        ui.add_enabled(next != strength.value, button).accessible_name(name)
    });
    if button.inner.clicked() {
        strength.value = next;
    }
}

/// The slider between the buttons that lower and raise the number, `width` points wide with them.
fn slider_ui(ui: &mut Ui, strength: &mut Strength, color: Color, width: f32) {
    step_ui(ui, strength, color, false);
    ui.spacing_mut().slider_width = width - 2.0 * (STEP + GAP);
    let slider = ui.add(Slider::new(&mut strength.value, strength.range.clone()).show_value(false));
    slider.accessible_name(text!("strength", color = color.key(), what = strength.what));
    step_ui(ui, strength, color, true);
}

/// The number, which keeps its width, so that the slider does not move under the pointer.
fn number_ui(ui: &mut Ui, strength: &mut Strength, color: Color, has_slider: bool, details: String) {
    ui.spacing_mut().interact_size.x = width(strength);
    let number = DragValue::new(&mut strength.value).range(strength.range.clone());
    let number = ui.add_sized(ui.spacing().interact_size, number);
    let name = match has_slider {
        true => text!("strength-as-number", color = color.key(), what = strength.what),
        false => text!("strength", color = color.key(), what = strength.what),
    };
    number.accessible_name(name).on_hover_text(details);
}

/// The tooltip of the number.
fn details(choice: &PlayerChoice) -> String {
    match choice.kind {
        Kind::Engine => {
            let on_standard = text!("player-level-on-standard", strength = strength_of(choice.level));
            text::sentences(&[description(choice), on_standard])
        }
        _ => description(choice),
    }
}

/// What a level does on 8×8: "12 plies, exact from 19 empties".
fn strength_of(level: Level) -> String {
    let plies = text!("level-plies", n = level.plies());
    let exact = (level.exact_from() > level.plies()).then(|| text!("level-exact", n = level.exact_from()));
    let errs = level.makes_mistakes().then(|| text!("level-mistakes"));
    text::list(&[plies].into_iter().chain(exact).chain(errs).collect::<Vec<_>>())
}

/// A slider, where there is room for one, and the number, in the free space of a row.
pub(crate) fn slider_and_number_ui(ui: &mut Ui, color: Color, choice: &mut PlayerChoice) {
    let Some(mut strength) = choice.strength() else { return };
    ui.spacing_mut().item_spacing.x = GAP;
    let room = ui.available_width() - width(&strength) - GAP;
    let has_slider = room >= SLIDER_MIN + 2.0 * (STEP + GAP);
    if has_slider {
        slider_ui(ui, &mut strength, color, room);
        number_ui(ui, &mut strength, color, true, details(choice));
    } else {
        step_ui(ui, &mut strength, color, false);
        number_ui(ui, &mut strength, color, false, details(choice));
        step_ui(ui, &mut strength, color, true);
    }
    choice.set_strength(strength.value);
}

/// The strength with its name in a card of the side panel, in two rows where one has no room for the slider.
pub(crate) fn named_strength_ui(ui: &mut Ui, color: Color, choice: &mut PlayerChoice) {
    let Some(mut strength) = choice.strength() else { return };
    ui.spacing_mut().item_spacing.x = GAP;
    let details = details(choice);
    let name = Label::new(text!("strength-name", what = strength.what)).selectable(false);
    let is_wide = ui.horizontal(|ui| {
        ui.set_height(ROW);
        ui.add(name).on_hover_text(&details);
        ui.add_space(2.0 * GAP);
        let room = ui.available_width();
        let is_wide = room >= row_width(&strength);
        if is_wide {
            let beside = width(&strength) + GAP;
            slider_ui(ui, &mut strength, color, room - beside);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            number_ui(ui, &mut strength, color, true, details);
        });
        is_wide
    });
    if !is_wide.inner {
        slider_row_ui(ui, color, &mut strength);
    }
    choice.set_strength(strength.value);
}

fn slider_row_ui(ui: &mut Ui, color: Color, strength: &mut Strength) {
    ui.horizontal(|ui| {
        ui.set_height(ROW);
        let room = ui.available_width();
        slider_ui(ui, strength, color, room);
    });
}

/// The strength in a low panel, in one row or two; `name` draws the name in the width that it is given.
pub(crate) fn low_strength_ui(
    ui: &mut Ui,
    color: Color,
    choice: &mut PlayerChoice,
    name: impl FnOnce(&mut Ui, f32),
) {
    const NAME: f32 = 90.0;
    let mut strength = choice.strength();
    ui.spacing_mut().item_spacing = vec2(GAP, 0.0);
    let whole = ui.available_width();
    let row = strength.as_ref().map_or(0.0, row_width) + GAP;
    let is_wide = whole - row >= NAME;
    ui.horizontal(|ui| {
        ui.set_height(ROW);
        let number = strength.as_ref().map_or(0.0, |strength| width(strength) + GAP);
        name(ui, whole - if is_wide { row } else { number });
        let Some(strength) = &mut strength else { return };
        let room = ui.available_width() - number;
        if is_wide {
            slider_ui(ui, strength, color, room);
        } else {
            ui.add_space((room - GAP).max(0.0));
        }
        number_ui(ui, strength, color, true, details(choice));
    });
    if let Some(strength) = &mut strength {
        if !is_wide {
            slider_row_ui(ui, color, strength);
        }
        choice.set_strength(strength.value);
    }
}
