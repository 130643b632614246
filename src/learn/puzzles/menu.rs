//! The ways to solve puzzles, and the themes with how well they went.

use crate::learn::stage;
use crate::message::Message;
use crate::widgets::theme::main_colors;
use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align, Align2, Atom, AtomExt, Button, Color32, FontSelection, Label, Response, RichText, Role,
    ScrollArea, TextStyle, Ui, Vec2, WidgetInfo, vec2,
};
use teach::choice::{PuzzleChoice, PuzzleMode};
use teach::puzzles::Theme;
use teach::puzzles::progress::PuzzleProgress;
use teach::puzzles::words;
use texts::text;

/// The height of a row, in points.
const ROW: f32 = 30.0;
/// With less width than this the notes stand below the names.
const WIDE: f32 = 560.0;
/// Between a name and what is said of it.
const GAP: f32 = 8.0;
const N_WAYS: usize = 7;

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
            let ways: [_; N_WAYS] = [
                (PuzzleMode::Mixed, text!("puzzles-mixed"), text!("puzzles-mixed-about")),
                (PuzzleMode::Daily, text!("puzzles-daily"), daily),
                (PuzzleMode::Storm, text!("puzzles-storm"), storm),
                (PuzzleMode::Streak, text!("puzzles-streak"), streak),
                (PuzzleMode::Endless, text!("puzzles-endless"), text!("puzzles-endless-about")),
                (PuzzleMode::Own, text!("puzzles-own"), text!("puzzles-own-about")),
                (PuzzleMode::Ending, text!("puzzles-ending"), endings),
            ];
            let themes = Theme::ALL.map(|theme| {
                let about = match progress.theme(theme) {
                    (0, _) => theme.idea(),
                    (n_tries, n_solved) => {
                        text!("puzzles-theme-tried", idea = theme.idea(), solved = n_solved, n = n_tries)
                    }
                };
                (PuzzleMode::Theme(theme), theme.name(), about)
            });
            let columns = MenuColumns::fit(ui, ways.iter().chain(&themes));
            for (number, (mode, name, about)) in ways.into_iter().chain(themes).enumerate() {
                if number == N_WAYS {
                    ui.add_space(12.0);
                    ui.label(RichText::new(text!("puzzles-by-theme")).strong());
                }
                let button = row_ui(ui, columns, (&name, &about), number == 0);
                if number == 0 {
                    stage::focus_at_first(ui, "puzzles", &button);
                }
                if button.clicked() {
                    messages.push(PuzzleChoice::Begin(mode).into());
                }
            }
        });
    });
}

/// How the rows stand, all alike.
#[derive(Clone, Copy)]
struct MenuColumns {
    /// The width of the names and the height of one, so that it stands on the line of its note.
    names: Vec2,
    /// There is no room for what is said of each beside its name.
    is_narrow: bool,
}

impl MenuColumns {
    fn fit<'a>(ui: &Ui, rows: impl Iterator<Item = &'a (PuzzleMode, String, String)>) -> MenuColumns {
        let font = TextStyle::Button.resolve(ui.style());
        let size = |name: &str| {
            ui.painter().layout_no_wrap(name.to_owned(), font.clone(), Color32::PLACEHOLDER).size()
        };
        let names = rows.map(|(_, name, _)| size(name)).fold(Vec2::ZERO, Vec2::max);
        MenuColumns { names, is_narrow: ui.available_width() < WIDE }
    }
}

/// A way to solve puzzles: its name, and what is said of it; one of them is the main one.
fn row_ui(ui: &mut Ui, columns: MenuColumns, (name, about): (&str, &str), is_main: bool) -> Response {
    let (fill, ink) = main_colors(ui);
    let title = RichText::new(name).strong();
    let note = RichText::new(about);
    let (title, note) = if is_main { (title.color(ink), note.color(ink)) } else { (title, note.weak()) };
    let width = ui.available_width();
    let button = if columns.is_narrow {
        let mut lines = LayoutJob::default();
        let style = ui.style().clone();
        title.append_to(&mut lines, &style, FontSelection::Default, Align::LEFT);
        lines.append("\n", 0.0, TextFormat::default());
        note.append_to(&mut lines, &style, FontSelection::Default, Align::LEFT);
        Button::new((lines, Atom::grow())).wrap()
    } else {
        let title = title.atom_size(columns.names).atom_align(Align2::LEFT_CENTER);
        let gap = Atom::default().atom_size(vec2(GAP, 0.0));
        Button::new((title, gap, note.atom_shrink(true), Atom::grow())).wrap()
    };
    let button = if is_main { button.fill(fill) } else { button };
    let button = ui.add(button.min_size(vec2(width, ROW)));
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, text::list(&[name, about])));
    button
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
        if stage::page_button(ui, text!("puzzles-storm-again")).clicked()
            || stage::pressed(ui, &[egui::Key::Enter])
        {
            messages.push(PuzzleChoice::Next.into());
        }
    });
}
