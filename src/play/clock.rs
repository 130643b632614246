//! The clocks beside the players, and a click that stops them or lets them go on.

use crate::command::Command;
use crate::play::Out;
use crate::widgets::form::text_width;
use egui::{Button, Color32, FontId, RichText, Ui};
use othello::rules::Color;
use session::GameSession;
use session::clock_face::{control_words, periods, shown};
use std::time::Instant;
use texts::text;

/// The sizes of the digits; [`clock_ui`] takes the largest that leaves room for a name.
const SIZES: [f32; 4] = [24.0, 20.0, 17.0, 14.0];
/// The room for five letters of a name, its disc and the mark of the side to move, in points.
const NAME: f32 = 114.0;
const PADDING: f32 = 5.0;

/// Shows the clock of a colour, if the game has clocks, in digits of at most `size_max` points.
pub fn clock_ui(ui: &mut Ui, color: Color, size_max: f32, session: &GameSession, out: &mut Out) {
    let Some(clocks) = session.clocks(Instant::now()) else { return };
    let clock = clocks[color];
    let (digits, periods) = (shown(clock), periods(clock).unwrap_or_default());
    let is_to_move = session.position().turn() == color;
    let visuals = ui.visuals();
    let runs = session.clock_runs() && is_to_move;
    // Overtime keeps its mark to the end of the game.
    let is_marked = (clock.is_short() && is_to_move) || !clock.over.is_zero();
    let is_live = session.game().clocks().is_some();
    let is_urgent = is_live && is_marked;
    let (ink, fill) = match (is_urgent, runs) {
        (true, _) => (Color32::WHITE, Color32::from_rgb(176, 32, 32)),
        (false, true) => (visuals.strong_text_color(), visuals.selection.bg_fill.gamma_multiply(0.35)),
        (false, false) => (visuals.weak_text_color(), Color32::TRANSPARENT),
    };
    let padding = if periods.is_empty() { 2.0 } else { 3.0 } * PADDING;
    let width = |ui: &Ui, size: f32| {
        let small = text_width(ui, &periods, FontId::proportional(small_size(size)));
        text_width(ui, &digits, FontId::monospace(size)) + small + padding
    };
    let room = ui.available_width() - NAME;
    let mut sizes = SIZES.into_iter().filter(|&size| size <= size_max);
    let size = sizes.find(|&size| width(ui, size) <= room).unwrap_or(SIZES[SIZES.len() - 1]);
    let large = RichText::new(&digits).size(size).monospace().color(ink);
    let small = RichText::new(&periods).size(small_size(size)).color(ink);
    let button = ui.scope(|ui| {
        ui.spacing_mut().button_padding = [PADDING, 1.0].into();
        let button = if periods.is_empty() { Button::new(large) } else { Button::new((large, small)) };
        ui.add_enabled(is_live, button.fill(fill))
    });
    let shown = format!("{digits} {periods}");
    let name = text!("clock-name", color = color.key(), time = shown.trim_end());
    let button = button.inner.accessible_name(name);
    let state = match (session.clock_runs(), session.clock_waits()) {
        (true, _) => text!("clock-runs"),
        (false, true) => text!("clock-stands"),
        (false, false) => String::new(),
    };
    let control = text!("clock-set-to", time = control_words(clock.control));
    let button = button.on_hover_text(format!("{control}\n{state}").trim_end());
    out.run(button.clicked().then_some(Command::StopOrResume));
}

/// The font size of the periods, which stand beside digits of this size.
fn small_size(size: f32) -> f32 {
    (size * 0.6).max(12.0)
}
