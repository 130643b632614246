//! How strongly a computer plays: depth, level or rating, with a slider and a number.

use super::choice::description;
use crate::widgets::form;
use egui::{Align, DragValue, Label, Layout, Slider, TextStyle, Ui};
use engine::Level;
use engine::players::{Kind, StrengthNumber};
use othello::rules::Color;
use services::settings::PlayerChoice;
use texts::text;

/// The widths of a short number, and of one with as many digits as a rating, in points.
const NUMBER: f32 = 34.0;
const LONG_NUMBER: f32 = 52.0;
/// The width of the buttons that lower and raise the number, and the gap between the parts, in points.
const STEP: f32 = 24.0;
const GAP: f32 = 4.0;
/// The width of a slider that is easy to aim with, in points.
const SLIDER: f32 = 160.0;
/// The height of a row in the side panel, in points.
pub(crate) const ROW: f32 = 26.0;

fn number_width(strength: &StrengthNumber) -> f32 {
    if *strength.range.end() < 100 { NUMBER } else { LONG_NUMBER }
}

/// The width of the slider, both buttons and the number, with a slider of [`SLIDER`] points.
fn row_width(strength: &StrengthNumber) -> f32 {
    SLIDER + 2.0 * STEP + number_width(strength) + 3.0 * GAP
}

fn step_ui(ui: &mut Ui, strength: &mut StrengthNumber, color: Color, is_up: bool) {
    let (color, what) = (color.key(), strength.key);
    let (sign, name, next) = match is_up {
        true => ("+", text!("strength-raise", color = color, what = what), strength.value + strength.step),
        false => {
            let lower = strength.value.saturating_sub(strength.step);
            ("−", text!("strength-lower", color = color, what = what), lower)
        }
    };
    let next = next.clamp(*strength.range.start(), *strength.range.end());
    if form::step_ui(ui, sign, STEP, next != strength.value, name) {
        strength.value = next;
    }
}

/// The slider between the buttons that lower and raise the number, `width` points wide with them.
fn slider_ui(ui: &mut Ui, strength: &mut StrengthNumber, color: Color, width: f32) {
    step_ui(ui, strength, color, false);
    ui.spacing_mut().slider_width = width - 2.0 * (STEP + GAP);
    let slider = ui.add(Slider::new(&mut strength.value, strength.range.clone()).show_value(false));
    slider.accessible_name(text!("strength", color = color.key(), what = strength.key));
    step_ui(ui, strength, color, true);
}

/// The number, which keeps its width, so that the slider does not move under the pointer.
fn number_ui(ui: &mut Ui, strength: &mut StrengthNumber, color: Color, details: String) {
    ui.spacing_mut().interact_size.x = number_width(strength);
    let number = DragValue::new(&mut strength.value).range(strength.range.clone());
    let number = ui.add_sized(ui.spacing().interact_size, |ui: &mut Ui| form::number_ui(ui, number));
    let name = text!("strength-as-number", color = color.key(), what = strength.key);
    number.accessible_name(name).on_hover_text(details);
}

fn details(choice: &PlayerChoice) -> String {
    let on_standard = || text!("player-level-on-standard", strength = strength_of(choice.level));
    let on_standard = (choice.kind == Kind::Engine).then(on_standard);
    text::sentences([description(choice)].into_iter().chain(on_standard))
}

/// What a level does on 8×8: "12 plies, exact from 19 empties".
fn strength_of(level: Level) -> String {
    let what = level.parameters();
    let plies = text!("level-plies", n = what.depth);
    let exact = (what.exact > what.depth).then(|| text!("level-exact", n = what.exact));
    let errs = level.makes_mistakes().then(|| text!("level-mistakes"));
    text::list([plies].into_iter().chain(exact).chain(errs))
}

/// A slider and the number, in the free space of a row.
pub(crate) fn slider_and_number_ui(ui: &mut Ui, color: Color, choice: &mut PlayerChoice) {
    let Some(mut strength) = choice.strength() else { return };
    ui.spacing_mut().item_spacing.x = GAP;
    let room = ui.available_width() - number_width(&strength) - GAP;
    slider_ui(ui, &mut strength, color, room);
    number_ui(ui, &mut strength, color, details(choice));
    choice.set_strength(strength.value);
}

/// The strength with its own name, in a card of the side panel.
pub(crate) fn named_strength_ui(ui: &mut Ui, color: Color, choice: &mut PlayerChoice) {
    let Some(strength) = choice.strength() else { return };
    let (name, details) = (text!("strength-name", what = strength.key), details(choice));
    let width = form::text_width(ui, &name, TextStyle::Body);
    side_strength_ui(ui, color, choice, width + 2.0 * GAP, |ui, _| {
        ui.add(Label::new(name).selectable(false)).on_hover_text(details);
        ui.add_space(2.0 * GAP);
    });
}

/// The strength in the side panel: in one row, or in two where the slider would be too short to aim with.
/// `name` draws what stands before the strength, in the width passed to it: in one row, `least` or more.
pub(crate) fn side_strength_ui(
    ui: &mut Ui,
    color: Color,
    choice: &mut PlayerChoice,
    least: f32,
    name: impl FnOnce(&mut Ui, f32),
) {
    let mut strength = choice.strength();
    ui.spacing_mut().item_spacing.x = GAP;
    let whole = ui.available_width();
    let row = strength.as_ref().map_or(0.0, row_width) + GAP;
    let is_wide = whole - row >= least;
    ui.horizontal(|ui| {
        ui.set_height(ROW);
        let number = strength.as_ref().map_or(0.0, |strength| number_width(strength) + GAP);
        name(ui, whole - if is_wide { row } else { number });
        let Some(strength) = &mut strength else { return };
        if is_wide {
            slider_ui(ui, strength, color, ui.available_width() - number);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            number_ui(ui, strength, color, details(choice));
        });
    });
    let Some(mut strength) = strength else { return };
    if !is_wide {
        ui.horizontal(|ui| {
            ui.set_height(ROW);
            slider_ui(ui, &mut strength, color, ui.available_width());
        });
    }
    choice.set_strength(strength.value);
}
