//! The ways to solve puzzles, and the themes with how well they went.

use super::{message, text};
use crate::app::learn::choice::{Mode, PuzzleChoice as Choice};
use crate::app::learn::stage;
use crate::app::message::Message;
use crate::teach::puzzles::Theme;
use crate::teach::puzzles::progress::PuzzleProgress;
use egui::{Atom, Button, Label, Response, RichText, Role, ScrollArea, Ui, WidgetInfo, vec2};

pub const WIDTH: f32 = 560.0;
/// The height of a row, in points.
const ROW: f32 = 30.0;

pub fn menu_ui(ui: &mut Ui, progress: &PuzzleProgress, today: i64, messages: &mut Vec<Message>) {
    stage::header_ui(ui, "Puzzles", "Back to Learn", messages);
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        stage::column_ui(ui, WIDTH, |ui| {
            ui.add(Label::new(RichText::new(text::progress(progress)).weak()).wrap());
            ui.add_space(4.0);
            let daily = match progress.daily {
                Some((day, true)) if day == today => "solved",
                Some((day, false)) if day == today => "tried",
                _ => "the same for everybody",
            };
            let storm = match progress.storm_best {
                0 => "three minutes".to_owned(),
                best => format!("three minutes, your best is {best}"),
            };
            let endings = match progress.endings {
                (0, _) => "a won or drawn position against perfect play".to_owned(),
                (n, n_kept) => format!("{n_kept} of {n} held"),
            };
            let ways = [
                (Mode::Mixed, "Mixed", "at your strength".to_owned()),
                (Mode::Daily, "Puzzle of the day", daily.to_owned()),
                (Mode::Storm, "Storm", storm),
                (Mode::Endless, "Endless", "made while you wait".to_owned()),
                (Mode::Ending, "Play it out", endings),
            ];
            for (number, (mode, name, about)) in ways.into_iter().enumerate() {
                let button = row_ui(ui, mode, RichText::new(name).strong(), name, &about, messages);
                if number == 0 {
                    stage::focus_at_first(ui, "puzzles", &button);
                }
            }
            ui.add_space(10.0);
            ui.label(RichText::new("By theme").strong());
            for theme in Theme::ALL {
                let about = match progress.theme(theme) {
                    (0, _) => theme.idea().to_owned(),
                    (n_tries, n_solved) => format!("{n_solved} of {n_tries}"),
                };
                row_ui(ui, Mode::Theme(theme), RichText::new(theme.name()), theme.name(), &about, messages);
            }
        });
    });
}

fn row_ui(
    ui: &mut Ui,
    mode: Mode,
    title: RichText,
    name: &str,
    about: &str,
    messages: &mut Vec<Message>,
) -> Response {
    let about_text = RichText::new(about).weak();
    let button = Button::new((title, Atom::grow(), about_text)).min_size(vec2(ui.available_width(), ROW));
    let button = ui.add(button.truncate());
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{name}, {about}")));
    if button.clicked() {
        messages.push(message(Choice::Begin(mode)));
    }
    button
}

/// The end of a storm.
pub fn storm_over_ui(
    ui: &mut Ui,
    (n_solved, n_tries): (u32, u32),
    is_best: bool,
    progress: &PuzzleProgress,
    messages: &mut Vec<Message>,
) {
    stage::column_ui(ui, WIDTH, |ui| {
        ui.label(RichText::new(text::storm_over(n_solved)).size(17.0).strong());
        ui.label(format!("{n_solved} of {n_tries} at the first try."));
        let best = if is_best {
            "More than ever before.".to_owned()
        } else {
            format!("Your best is {}.", progress.storm_best)
        };
        ui.label(best);
        ui.add_space(8.0);
        let again = Button::new("Another storm").min_size(vec2(140.0, ROW));
        if ui.add(again).clicked() || stage::pressed(ui, &[egui::Key::Enter]) {
            messages.push(message(Choice::Next));
        }
    });
}
