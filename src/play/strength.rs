//! How strongly a computer plays: depth, level or rating, with a slider and a number.

use super::player_choice::description;
use egui::{Button, DragValue, Label, Slider, Ui, vec2};
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
/// How far a button raises or lowers a rating.
const RATING_STEP: u16 = 50;
/// The height of a row in the side panel, and the width from which on one is enough for a player, in points.
pub(crate) const ROW: f32 = 26.0;
const ONE_ROW: f32 = 380.0;

/// A number that says how strong a kind of player is.
struct StrengthField {
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
    fn of(choice: &PlayerChoice) -> Option<StrengthField> {
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
            Kind::Opponent => Some(StrengthField {
                what: "rating",
                value: choice.rating.points(),
                range: Opponent::RATINGS,
                step: RATING_STEP,
                width: LONG_NUMBER,
            }),
            Kind::Human | Kind::Random | Kind::Greedy | Kind::Character | Kind::Ghost | Kind::External => {
                None
            }
        }
    }

    fn apply(&self, choice: &mut PlayerChoice) {
        match choice.kind {
            Kind::Minimax => choice.depth = self.value as u8,
            Kind::Opponent => choice.rating = Opponent::nearest_rating(self.value),
            _ => choice.level = Level::new(self.value as u8),
        }
    }

    fn slider_ui(&mut self, ui: &mut Ui, color: Color, width: f32) {
        ui.spacing_mut().slider_width = width;
        let slider = ui.add(Slider::new(&mut self.value, self.range.clone()).show_value(false));
        slider.accessible_name(text!("strength", color = color.key(), what = self.what));
    }

    /// The number between the buttons that lower and raise it.
    fn number_ui(&mut self, ui: &mut Ui, color: Color, has_slider: bool, details: String) {
        let (color, what) = (color.key(), self.what);
        let step_ui = |ui: &mut Ui, sign: &str, name: String, is_possible: bool| {
            let button = Button::new(sign).min_size(vec2(STEP, 0.0));
            let button = ui.scope(|ui| {
                ui.spacing_mut().button_padding.x = 2.0;
                ui.add_enabled(is_possible, button).accessible_name(name)
            });
            button.inner.clicked()
        };
        let (least, most) = (*self.range.start(), *self.range.end());
        if step_ui(ui, "−", text!("strength-lower", color = color, what = what), self.value > least) {
            self.value = self.value.saturating_sub(self.step).max(least);
        }
        // The number keeps its width, so that the slider does not move under the pointer.
        ui.spacing_mut().interact_size.x = self.width;
        let number = DragValue::new(&mut self.value).range(self.range.clone());
        let number = ui.add_sized([self.width, ui.spacing().interact_size.y], number);
        let name = match has_slider {
            true => text!("strength-as-number", color = color, what = what),
            false => text!("strength", color = color, what = what),
        };
        number.accessible_name(name).on_hover_text(details);
        if step_ui(ui, "+", text!("strength-raise", color = color, what = what), self.value < most) {
            self.value = (self.value + self.step).min(most);
        }
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

/// A slider, where there is room for one, and the number, in the free space.
pub(super) fn slider_and_number_ui(ui: &mut Ui, color: Color, choice: &mut PlayerChoice) {
    let Some(mut strength) = StrengthField::of(choice) else { return };
    ui.spacing_mut().item_spacing.x = GAP;
    let room = ui.available_width() - strength.width - 2.0 * STEP - 4.0 * GAP;
    let has_slider = room >= SLIDER_MIN;
    if has_slider {
        strength.slider_ui(ui, color, room.min(180.0));
    }
    strength.number_ui(ui, color, has_slider, details(choice));
    strength.apply(choice);
}

/// The strength of a player with its name, a slider and a number, for the side panel; `is_one` says that no
/// other player has one. Whether it was changed.
pub(crate) fn strength_row_ui(ui: &mut Ui, color: Color, choice: &mut PlayerChoice, is_one: bool) -> bool {
    let before = *choice;
    let Some(mut strength) = StrengthField::of(choice) else { return false };
    let name = match is_one {
        true => text!("strength-name", what = strength.what),
        false => text!("strength", color = color.key(), what = strength.what),
    };
    let number = strength.width + 2.0 * STEP + 3.0 * GAP;
    let is_wide = ui.available_width() >= ONE_ROW;
    let details = details(choice);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, 0.0);
        ui.horizontal(|ui| {
            ui.set_height(ROW);
            let whole = ui.available_width();
            let label = ui.add(Label::new(name).selectable(false));
            label.on_hover_text(&details);
            let free = ui.available_width() - number;
            match is_wide {
                true => strength.slider_ui(ui, color, free.min(whole / 2.0)),
                false => ui.add_space((free - GAP).max(0.0)),
            }
            strength.number_ui(ui, color, true, details);
        });
        if !is_wide {
            ui.horizontal(|ui| {
                ui.set_height(ROW);
                strength.slider_ui(ui, color, ui.available_width());
            });
        }
    });
    strength.apply(choice);
    *choice != before
}

/// Whether a player has a strength that the side panel shows.
pub(crate) fn has_strength(choice: &PlayerChoice) -> bool {
    StrengthField::of(choice).is_some()
}
