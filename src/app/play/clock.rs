//! The clocks beside the players: what they show, when that changes, and a click that stops them or lets them
//! go on.

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::widgets::form::text_width;
use crate::clock::{Bonus, Clock, TimeControl};
use crate::rules::Color;
use crate::session::GameSession;
use crate::text;
use egui::{Button, Color32, FontId, Response, RichText, Ui};
use std::time::{Duration, Instant};

/// From this time left down, tenths of a second are shown.
const TENTHS: Duration = Duration::from_millis(9_900);
/// The sizes of the digits, of which the largest is taken that leaves room for a name.
const SIZES: [f32; 4] = [24.0, 20.0, 17.0, 14.0];
/// The room for a name and the mark of the side to move, in points.
const NAME: f32 = 62.0;
const PADDING: f32 = 5.0;

/// "4:59", "9.4", "1:05:00". Rounded up: as long as there is time, it is not zero.
pub fn digits(time: Duration) -> String {
    let tenths = time.as_millis().div_ceil(100);
    if (1..100).contains(&tenths) {
        return format!("{}.{}", tenths / 10, tenths % 10);
    }
    let seconds = time.as_millis().div_ceil(1000);
    match seconds / 3600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}

/// When what a running clock shows is another.
pub fn next_change(clock: Clock) -> Duration {
    let millis = clock.left().as_millis() as u64;
    let rest = |step: u64| millis.saturating_sub(1) % step + 1;
    let first_tenth = millis.saturating_sub(TENTHS.as_millis() as u64);
    Duration::from_millis(if first_tenth > 0 { rest(1000).min(first_tenth) } else { rest(100) })
}

/// The periods that are left in byo-yomi: "×2"; nothing for a time for each move.
fn periods(clock: Clock) -> Option<String> {
    let counts = clock.is_in_byo_yomi() && clock.n_periods() > 0 && clock.control().periods().0 > 1;
    counts.then(|| format!("×{}", clock.n_periods()))
}

/// The clock of a colour, if the game has clocks, in digits of this size at most.
pub fn clock_ui(
    ui: &mut Ui,
    color: Color,
    size_max: f32,
    session: &GameSession,
    messages: &mut Vec<Message>,
) -> Option<Response> {
    let clock = session.clocks(Instant::now())?[color];
    let (digits, periods) = (digits(clock.left()), periods(clock).unwrap_or_default());
    let is_to_move = session.position().turn() == color;
    let visuals = ui.visuals();
    let runs = session.clock_runs() && is_to_move;
    let is_urgent = session.game().clocks().is_some() && clock.is_short() && is_to_move;
    let (ink, fill) = match (is_urgent, runs) {
        (true, _) => (Color32::WHITE, Color32::from_rgb(176, 32, 32)),
        (false, true) => (visuals.strong_text_color(), visuals.selection.bg_fill.gamma_multiply(0.35)),
        (false, false) => (visuals.weak_text_color(), Color32::TRANSPARENT),
    };
    let width = |ui: &Ui, size: f32| {
        let small = text_width(ui, &periods, FontId::proportional(small_size(size)));
        text_width(ui, &digits, FontId::monospace(size))
            + small
            + if periods.is_empty() { 2.0 } else { 3.0 } * PADDING
    };
    let room = ui.available_width() - NAME;
    let mut sizes = SIZES.into_iter().filter(|&size| size <= size_max);
    let size = sizes.find(|&size| width(ui, size) <= room).unwrap_or(SIZES[SIZES.len() - 1]);
    let large = RichText::new(&digits).size(size).monospace().color(ink);
    let small = RichText::new(&periods).size(small_size(size)).color(ink);
    let button = ui
        .scope(|ui| {
            ui.spacing_mut().button_padding = [PADDING, 1.0].into();
            let is_live = session.game().clocks().is_some();
            let button = if periods.is_empty() { Button::new(large) } else { Button::new((large, small)) };
            ui.add_enabled(is_live, button.fill(fill))
        })
        .inner;
    let shown = format!("{digits} {periods}");
    let button = button.accessible_name(text!("clock-name", color = color.key(), time = shown.trim_end()));
    let state = match (session.clock_runs(), session.clock_waits()) {
        (true, _) => text!("clock-runs"),
        (false, true) => text!("clock-stands"),
        (false, false) => String::new(),
    };
    let control = text!("clock-set-to", time = control_words(clock.control()));
    let button = button.on_hover_text(format!("{control}\n{state}").trim_end());
    if button.clicked() {
        messages.push(Message::Run(Command::StopOrResume));
    }
    Some(button)
}

/// Of the number of periods beside digits of a size.
fn small_size(size: f32) -> f32 {
    (size * 0.6).max(12.0)
}

/// "5 min + 3 s", "20 min + 3 × 30 s", "10 s a move".
pub fn control_words(control: TimeControl) -> String {
    let minutes = number(control.main().as_secs_f64() / 60.0);
    match (control.bonus(), control.main().is_zero()) {
        (Bonus::None, _) => text!("clock-sudden-death", minutes = minutes),
        (Bonus::Increment(time), _) => {
            text!("clock-increment", minutes = minutes, seconds = number(time.as_secs_f64()))
        }
        (Bonus::Periods { n: 1, each }, true) => {
            text!("clock-per-move", seconds = number(each.as_secs_f64()))
        }
        (Bonus::Periods { n, each }, true) => {
            text!("clock-periods", n = n.to_string(), seconds = number(each.as_secs_f64()))
        }
        (Bonus::Periods { n, each }, false) => text!(
            "clock-byo-yomi",
            minutes = minutes,
            n = n.to_string(),
            seconds = number(each.as_secs_f64())
        ),
    }
}

/// With as many decimals as say something, two at most.
fn number(value: f64) -> String {
    let places = (0..2).find(|&places| {
        let scaled = value * 10_f64.powi(places as i32);
        (scaled - scaled.round()).abs() < 1e-6
    });
    text::decimal(value, places.unwrap_or(2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_shows_what_is_left_rounded_up() {
        for (millis, expected) in [
            (300_000, "5:00"),
            (299_999, "5:00"),
            (299_000, "4:59"),
            (10_000, "0:10"),
            (9_901, "0:10"),
            (9_900, "9.9"),
            (9_400, "9.4"),
            (1, "0.1"),
            (0, "0:00"),
            (3_900_000, "1:05:00"),
        ] {
            assert_eq!(digits(Duration::from_millis(millis)), expected, "{millis}");
        }
    }

    #[test]
    fn what_is_shown_changes_when_it_is_said_to() {
        let clock = Clock::new("0:30".parse().unwrap());
        for spent in (0..29_950).step_by(7).map(Duration::from_millis) {
            let now = clock.think(spent);
            let wait = next_change(now);
            let just_before = clock.think(spent + wait - Duration::from_millis(1));
            assert_eq!(digits(now.left()), digits(just_before.left()), "{spent:?}");
            let after = clock.think(spent + wait);
            assert_ne!(digits(now.left()), digits(after.left()), "{spent:?}");
        }
    }

    #[test]
    fn controls_are_said_as_people_say_them() {
        for (control, expected) in [
            ("5:00", "5 min"),
            ("1:30", "1.5 min"),
            ("5:00+3", "5 min + 3 s"),
            ("20:00+3x0:30", "20 min + 3 × 30 s"),
            ("0:00+1x0:10", "10 s a move"),
            ("0:00+3x0:10", "3 × 10 s"),
        ] {
            assert_eq!(control_words(control.parse().unwrap()), expected);
        }
    }
}
