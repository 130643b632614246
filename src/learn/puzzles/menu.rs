//! The ways to solve puzzles, and the themes with how well they went.

use crate::learn::stage;
use crate::message::Message;
use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align, Atom, Button, FontSelection, Label, Response, RichText, Role, ScrollArea, TextWrapMode, Ui,
    WidgetInfo, WidgetText, vec2,
};
use outflank_core::teach::choice::{PuzzleChoice, PuzzleMode};
use outflank_core::teach::puzzles::Theme;
use outflank_core::teach::puzzles::progress::PuzzleProgress;
use outflank_core::text;
use outflank_core::words::puzzles as words;

/// The height of a row, in points.
const ROW: f32 = 30.0;
/// What a row needs besides its name and its note: its margins, and a gap.
const BETWEEN: f32 = 40.0;

pub(super) fn menu_ui(ui: &mut Ui, progress: &PuzzleProgress, today: i64, messages: &mut Vec<Message>) {
    stage::header_ui(ui, &text!("learn-puzzles"), &text!("learn-back-to-learn"), messages);
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        stage::column_ui(ui, stage::COLUMN, |ui| {
            ui.add(Label::new(RichText::new(words::progress(progress)).weak()).wrap());
            ui.add_space(4.0);
            let daily = match progress.daily {
                Some((day, true)) if day == today => text!("puzzles-daily-solved"),
                Some((day, false)) if day == today => text!("puzzles-daily-tried"),
                _ => text!("puzzles-daily-about"),
            };
            let storm = match progress.storm_best {
                0 => text!("puzzles-storm-about"),
                best => text!("puzzles-storm-best", best = best),
            };
            let streak = match progress.streak_best {
                0 => text!("puzzles-streak-about"),
                best => text!("puzzles-streak-best", best = best),
            };
            let endings = match progress.endings {
                (0, _) => text!("puzzles-ending-about"),
                (n, n_kept) => text!("puzzles-ending-held", held = n_kept, n = n),
            };
            let ways = [
                (PuzzleMode::Mixed, text!("puzzles-mixed"), text!("puzzles-mixed-about")),
                (PuzzleMode::Daily, text!("puzzles-daily"), daily),
                (PuzzleMode::Storm, text!("puzzles-storm"), storm),
                (PuzzleMode::Streak, text!("puzzles-streak"), streak),
                (PuzzleMode::Endless, text!("puzzles-endless"), text!("puzzles-endless-about")),
                (PuzzleMode::Own, text!("puzzles-own"), text!("puzzles-own-about")),
                (PuzzleMode::Ending, text!("puzzles-ending"), endings),
            ];
            for (number, (mode, name, about)) in ways.into_iter().enumerate() {
                let button = row_ui(ui, RichText::new(&name).strong(), &name, &about);
                if number == 0 {
                    stage::focus_at_first(ui, "puzzles", &button);
                }
                if button.clicked() {
                    messages.push(PuzzleChoice::Begin(mode).into());
                }
            }
            ui.add_space(12.0);
            ui.label(RichText::new(text!("puzzles-by-theme")).strong());
            for theme in Theme::ALL {
                let about = match progress.theme(theme) {
                    (0, _) => theme.idea(),
                    (n_tries, n_solved) => {
                        text!("puzzles-theme-tried", idea = theme.idea(), solved = n_solved, n = n_tries)
                    }
                };
                let name = theme.name();
                if row_ui(ui, RichText::new(&name), &name, &about).clicked() {
                    messages.push(PuzzleChoice::Begin(PuzzleMode::Theme(theme)).into());
                }
            }
        });
    });
}

fn row_ui(ui: &mut Ui, title: RichText, name: &str, about: &str) -> Response {
    let about_text = RichText::new(about).weak();
    let width = ui.available_width();
    let button = if width_of(ui, &title) + width_of(ui, &about_text) + BETWEEN < width {
        Button::new((title, Atom::grow(), about_text))
    } else {
        // What does not fit beside the name stands below it.
        let mut lines = LayoutJob::default();
        let style = ui.style().clone();
        title.append_to(&mut lines, &style, FontSelection::Default, Align::LEFT);
        lines.append("\n", 0.0, TextFormat::default());
        about_text.append_to(&mut lines, &style, FontSelection::Default, Align::LEFT);
        Button::new((lines, Atom::grow())).wrap()
    };
    let button = ui.add(button.min_size(vec2(width, ROW)));
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, text::list(&[name, about])));
    button
}

fn width_of(ui: &Ui, text: &RichText) -> f32 {
    let galley = WidgetText::from(text.clone()).into_galley(
        ui,
        Some(TextWrapMode::Extend),
        f32::INFINITY,
        FontSelection::Default,
    );
    galley.size().x
}

/// The end of a storm.
pub(super) fn storm_over_ui(
    ui: &mut Ui,
    (n_solved, n_tries): (u32, u32),
    is_best: bool,
    progress: &PuzzleProgress,
    messages: &mut Vec<Message>,
) {
    stage::column_ui(ui, stage::COLUMN, |ui| {
        ui.label(RichText::new(words::storm_over(n_solved)).heading().strong());
        ui.label(text!("puzzles-storm-first-try", solved = n_solved, n = n_tries));
        let best = if is_best {
            text!("puzzles-storm-new-best")
        } else {
            text!("puzzles-storm-old-best", best = progress.storm_best)
        };
        ui.label(best);
        ui.add_space(8.0);
        let again = Button::new(text!("puzzles-storm-again")).min_size(vec2(140.0, ROW));
        if ui.add(again).clicked() || stage::pressed(ui, &[egui::Key::Enter]) {
            messages.push(PuzzleChoice::Next.into());
        }
    });
}
