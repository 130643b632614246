//! How strongly a computer plays: depth, level or rating, with a slider and a number.

use super::choice::description;
use egui::{Align, Button, DragValue, Label, Layout, Slider, Ui, vec2};
use engine::Level;
use engine::human::Opponent;
use engine::players::{Kind, Player};
use othello::rules::Color;
use services::settings::PlayerChoice;
use std::ops::RangeInclusive;
use texts::text;

/// The widths of the number and of the buttons that lower and raise it, and the gap between them, in points.
const NUMBER: f32 = 34.0;
/// The width of a number with as many digits as a rating.
const LONG_NUMBER: f32 = 52.0;
const STEP: f32 = 24.0;
const GAP: f32 = 4.0;
/// With less room than this there is no slider.
const SLIDER_MIN: f32 = 30.0;
/// A slider that is easy to aim with, in points.
const SLIDER: f32 = 160.0;
/// How far a button raises or lowers a rating.
const RATING_STEP: u16 = 50;
/// The height of a row in the side panel, in points.
pub(crate) const ROW: f32 = 26.0;

/// A number that says how strong a kind of player is.
pub(super) struct StrengthField {
    /// "depth", "level" or "rating", the key of its texts.
    what: &'static str,
    value: u16,
    range: RangeInclusive<u16>,
    /// How far a button lowers or raises it.
    step: u16,
    /// The width of the number, in points.
    width: f32,
}

impl StrengthField {
    pub(crate) fn of(choice: &PlayerChoice) -> Option<StrengthField> {
        let rating = |points: u16| StrengthField {
            what: "rating",
            value: points,
            range: Opponent::RATINGS,
            step: RATING_STEP,
            width: LONG_NUMBER,
        };
        match choice.kind {
            Kind::Minimax => Some(StrengthField {
                what: "depth",
                value: choice.depth.into(),
                range: 1..=Player::DEPTH_MAX.into(),
                step: 1,
                width: NUMBER,
            }),
            Kind::Engine => {
                let [value, least, most] =
                    [choice.level, Level::MIN, Level::MAX].map(|level| level.number().into());
                Some(StrengthField { what: "level", value, range: least..=most, step: 1, width: NUMBER })
            }
            Kind::Opponent => Some(rating(choice.rating.points())),
            Kind::Character => Some(rating(choice.character.rating().points())),
            Kind::Human | Kind::Random | Kind::Greedy | Kind::Ghost | Kind::External => None,
        }
    }

    /// Stores the number. A character has one rating: with another it becomes a custom strength.
    fn apply(&self, choice: &mut PlayerChoice) {
        match choice.kind {
            Kind::Minimax => choice.depth = self.value as u8,
            Kind::Character if self.value == choice.character.rating().points() => {}
            Kind::Opponent | Kind::Character => {
                choice.kind = Kind::Opponent;
                choice.rating = Opponent::nearest_rating(self.value);
            }
            _ => choice.level = Level::new(self.value as u8),
        }
    }

    /// What the slider, both buttons and the number take with a slider of the given width, in points.
    pub(crate) fn row_width(&self) -> f32 {
        SLIDER + 2.0 * STEP + self.width + 3.0 * GAP
    }

    fn step_ui(&mut self, ui: &mut Ui, color: Color, is_up: bool) {
        let (what, color) = (self.what, color.key());
        let (sign, name) = match is_up {
            true => ("+", text!("strength-raise", color = color, what = what)),
            false => ("−", text!("strength-lower", color = color, what = what)),
        };
        let next = match is_up {
            true => (self.value + self.step).min(*self.range.end()),
            false => self.value.saturating_sub(self.step).max(*self.range.start()),
        };
        let button = Button::new(sign).min_size(vec2(STEP, 0.0));
        let button = ui.scope(|ui| {
            ui.spacing_mut().button_padding.x = 2.0;
            ui.add_enabled(next != self.value, button).accessible_name(name)
        });
        if button.inner.clicked() {
            self.value = next;
        }
    }

    /// The slider between the buttons that lower and raise the number, `width` points wide with them.
    fn slider_ui(&mut self, ui: &mut Ui, color: Color, width: f32) {
        self.step_ui(ui, color, false);
        ui.spacing_mut().slider_width = width - 2.0 * (STEP + GAP);
        let slider = ui.add(Slider::new(&mut self.value, self.range.clone()).show_value(false));
        slider.accessible_name(text!("strength", color = color.key(), what = self.what));
        self.step_ui(ui, color, true);
    }

    /// The number, which keeps its width, so that the slider does not move under the pointer.
    fn number_ui(&mut self, ui: &mut Ui, color: Color, has_slider: bool, details: String) {
        ui.spacing_mut().interact_size.x = self.width;
        let number = DragValue::new(&mut self.value).range(self.range.clone());
        let number = ui.add_sized([self.width, ui.spacing().interact_size.y], number);
        let name = match has_slider {
            true => text!("strength-as-number", color = color.key(), what = self.what),
            false => text!("strength", color = color.key(), what = self.what),
        };
        number.accessible_name(name).on_hover_text(details);
    }
}

/// What the pointer shows at the number of a strength.
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
    let Some(mut strength) = StrengthField::of(choice) else { return };
    ui.spacing_mut().item_spacing.x = GAP;
    let room = ui.available_width() - strength.width - GAP;
    let has_slider = room >= SLIDER_MIN + 2.0 * (STEP + GAP);
    if has_slider {
        strength.slider_ui(ui, color, room);
        strength.number_ui(ui, color, true, details(choice));
    } else {
        strength.step_ui(ui, color, false);
        strength.number_ui(ui, color, false, details(choice));
        strength.step_ui(ui, color, true);
    }
    strength.apply(choice);
}

/// The strength with its name, in a card of the side panel: in a row, or in two where one has no room for a
/// slider that is easy to aim with.
pub(crate) fn named_strength_ui(ui: &mut Ui, color: Color, choice: &mut PlayerChoice) {
    let Some(mut strength) = StrengthField::of(choice) else { return };
    ui.spacing_mut().item_spacing.x = GAP;
    let details = details(choice);
    let name = Label::new(text!("strength-name", what = strength.what)).selectable(false);
    let is_wide = ui.horizontal(|ui| {
        ui.set_height(ROW);
        ui.add(name).on_hover_text(&details);
        ui.add_space(2.0 * GAP);
        let room = ui.available_width();
        let is_wide = room >= strength.row_width();
        if is_wide {
            strength.slider_ui(ui, color, room - strength.width - GAP);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            strength.number_ui(ui, color, true, details);
        });
        is_wide
    });
    if !is_wide.inner {
        slider_row_ui(ui, color, &mut strength);
    }
    strength.apply(choice);
}

fn slider_row_ui(ui: &mut Ui, color: Color, strength: &mut StrengthField) {
    ui.horizontal(|ui| {
        ui.set_height(ROW);
        strength.slider_ui(ui, color, ui.available_width());
    });
}

/// The strength where a low panel has a row for each player, or two: behind `name`, which is drawn in the
/// width it is given.
pub(crate) fn low_strength_ui(
    ui: &mut Ui,
    color: Color,
    choice: &mut PlayerChoice,
    name: impl FnOnce(&mut Ui, f32),
) {
    const NAME: f32 = 90.0;
    let mut strength = StrengthField::of(choice);
    ui.spacing_mut().item_spacing = vec2(GAP, 0.0);
    let whole = ui.available_width();
    let row = strength.as_ref().map_or(0.0, StrengthField::row_width) + GAP;
    let is_wide = whole - row >= NAME;
    ui.horizontal(|ui| {
        ui.set_height(ROW);
        let number = strength.as_ref().map_or(0.0, |strength| strength.width + GAP);
        name(ui, whole - if is_wide { row } else { number });
        let Some(strength) = &mut strength else { return };
        let room = ui.available_width() - number;
        if is_wide {
            strength.slider_ui(ui, color, room);
        } else {
            ui.add_space((room - GAP).max(0.0));
        }
        strength.number_ui(ui, color, true, details(choice));
    });
    if let Some(strength) = &mut strength {
        if !is_wide {
            slider_row_ui(ui, color, strength);
        }
        strength.apply(choice);
    }
}
