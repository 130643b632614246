//! Preferences: how Outflank looks and moves. Every change is in the settings at once; there is nothing to confirm.

use super::form::{choice_ui, option_ui, row_ui};
use super::{Buttons, frame_ui};
use crate::app::board::preview_ui;
use crate::app::theme::BoardTheme;
use crate::engine::Level;
use crate::rules::{BoardSize, Position};
use crate::settings::{Settings, Theme};
use egui::{Align, Grid, Layout, RichText, Sense, Slider, Ui};
use std::ops::RangeInclusive;

const CARD_SIDE: f32 = 92.0;

/// Draws the preferences and changes the settings. True when the dialog was left.
#[must_use]
pub fn preferences_ui(ui: &mut Ui, settings: &mut Settings) -> bool {
    frame_ui(ui, "Preferences", 560.0, settings, body_ui, |_| Buttons::close()).is_some()
}

fn body_ui(ui: &mut Ui, settings: &mut Settings) {
    row_ui(ui, "Colours", |ui| {
        let themes = [(Theme::System, "As the system"), (Theme::Light, "Light"), (Theme::Dark, "Dark")];
        choice_ui(ui, &mut settings.theme, &themes);
    });
    row_ui(ui, "Board", |ui| board_themes_ui(ui, &mut settings.board_theme));
    row_ui(ui, "Show", |ui| {
        ui.checkbox(&mut settings.show_legal_moves, "Dots on the squares that can be played");
        ui.checkbox(&mut settings.preview_flips, "What would flip, under the pointer");
        ui.checkbox(&mut settings.mark_last_move, "A mark on the disc placed last");
        ui.checkbox(&mut settings.show_coordinates, "Coordinates");
    });
    row_ui(ui, "Motion", |ui| {
        ui.checkbox(&mut settings.reduce_motion, "Reduce motion");
        ui.add_enabled_ui(!settings.reduce_motion, |ui| {
            milliseconds_ui(ui, "Discs turn in", &mut settings.animation_ms, Settings::ANIMATION_MS, 50);
        });
        milliseconds_ui(ui, "Replies wait", &mut settings.pace_ms, 0..=3_000, 100);
    });
    row_ui(ui, "Hints", |ui| {
        level_ui(ui, &mut settings.assist_level);
        ui.label(RichText::new("How strongly the computer thinks for a hint or for a move it plays for you.").weak());
    });
    if ui.button("Restore defaults").clicked() {
        restore(settings);
    }
}

/// What this dialog shows goes back to its defaults; players, the last new game and the window stay.
fn restore(settings: &mut Settings) {
    let Settings { players, new_game, window, panel_width, .. } = *settings;
    *settings = Settings { players, new_game, window, panel_width, ..Settings::default() };
}

/// The board themes as little boards.
fn board_themes_ui(ui: &mut Ui, key: &mut String) {
    let position = Position::start(BoardSize::new(4, 4).expect("4×4 is a board"));
    let chosen = BoardTheme::from_key(key).unwrap_or_default();
    let cell = [CARD_SIDE + 14.0, CARD_SIDE + 36.0];
    let columns = if ui.available_width() < 4.0 * (cell[0] + 10.0) { 2 } else { 4 };
    Grid::new("board themes").spacing([10.0, 8.0]).show(ui, |ui| {
        for (i, theme) in BoardTheme::ALL.into_iter().enumerate() {
            ui.allocate_ui_with_layout(cell.into(), Layout::top_down(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                let picture = preview_ui(ui, &position, theme, CARD_SIDE).interact(Sense::CLICK);
                if option_ui(ui, theme == chosen, theme.label()).clicked() || picture.clicked() {
                    *key = theme.key().to_owned();
                }
            });
            if i % columns == columns - 1 {
                ui.end_row();
            }
        }
    });
}

/// A time: its name, its value, a slider.
fn milliseconds_ui(ui: &mut Ui, name: &str, value: &mut u32, range: RangeInclusive<u32>, step: u32) {
    // A time from the settings file may be longer than what is offered here.
    let range = *range.start()..=(*range.end()).max(*value);
    let number = match *value {
        0 => "not at all".to_owned(),
        ms => format!("{:.2} s", f64::from(ms) / 1000.0),
    };
    slider_row_ui(ui, name, &number, Slider::new(value, range).step_by(f64::from(step)));
}

fn level_ui(ui: &mut Ui, level: &mut Level) {
    let mut number = level.number();
    let range = Level::MIN.number()..=Level::MAX.number();
    let text = number.to_string();
    slider_row_ui(ui, "Level", &text, Slider::new(&mut number, range));
    *level = Level::new(number);
}

fn slider_row_ui(ui: &mut Ui, name: &str, number: &str, slider: Slider) {
    ui.horizontal(|ui| {
        let height = ui.spacing().interact_size.y;
        let column = |ui: &mut Ui, width: f32, text: &str| {
            let left = Layout::left_to_right(Align::Center);
            ui.allocate_ui_with_layout([width, height].into(), left, |ui| {
                ui.set_min_width(width);
                ui.label(text)
            })
            .inner
        };
        let label = column(ui, 84.0, name);
        ui.spacing_mut().slider_width = (ui.available_width() - 90.0).clamp(80.0, 200.0);
        ui.add(slider.show_value(false)).labelled_by(label.id);
        column(ui, 70.0, number);
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::NewGameChoice;

    #[test]
    fn restoring_the_defaults_keeps_what_the_dialog_does_not_show() {
        let size = BoardSize::new(6, 10).unwrap();
        let new_game = NewGameChoice { size, ..NewGameChoice::default() };
        let mut settings = Settings { new_game, pace_ms: 5, theme: Theme::Dark, ..Settings::default() };
        restore(&mut settings);
        assert_eq!(settings, Settings { new_game, ..Settings::default() });
    }
}
