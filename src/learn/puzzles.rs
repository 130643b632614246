//! The section of the puzzles: the ways to solve them, the sets as cards, the end of a run.

use super::stage;
use crate::learn::Out;
use crate::widgets::board::preview_ui;
use crate::widgets::cards::{PADDING, tile_ui};
use crate::widgets::focus::free_key_pressed;
use crate::widgets::form::option_ui;
use crate::widgets::words::{line_ui, note_ui, words_ui};
use egui::{Key, Label, Response, RichText, Ui, Vec2, vec2};
use othello::rules::{BoardSize, Position};
use teach::choice::{Choice, Pace, PuzzleSet};
use teach::profile::Profile;
use teach::puzzles::open::Run;
use teach::puzzles::progress::PuzzleProgress;
use teach::puzzles::solving::{Shown, Solving};
use teach::puzzles::{Theme, choose, words};
use teach::today;
use texts::text;

const GAP: f32 = 14.0;
/// A theme is complete with this many right answers.
const COMPLETE_AT: u32 = 10;

/// Draws the pages that have no board to click on.
pub(crate) fn puzzles_ui(ui: &mut Ui, solving: &Solving, profile: &Profile, day: i64, out: &mut Out) {
    let progress = &profile.puzzles;
    match &solving.shown {
        // The page of exercises draws them.
        Shown::Puzzle(_) | Shown::Ending(_) => {}
        Shown::Menu => menu_ui(ui, progress, solving.pace, day, out),
        Shown::Looking => {
            stage::header_ui(ui, &text!("puzzles-own"), &text!("puzzles-back"), out);
            stage::column_ui(ui, stage::COLUMN, |ui| _ = words_ui(ui, text!("puzzles-making")));
        }
        Shown::TimeOver { run, is_best } => {
            stage::header_ui(ui, &text!("puzzles-clock"), &text!("puzzles-back"), out);
            time_over_ui(ui, run, *is_best, progress, out);
        }
        Shown::Nothing(reason) => {
            stage::header_ui(ui, &text!("learn-puzzles"), &text!("puzzles-back"), out);
            stage::column_ui(ui, stage::COLUMN, |ui| _ = words_ui(ui, reason));
        }
    }
}

fn menu_ui(ui: &mut Ui, progress: &PuzzleProgress, pace: Pace, day: i64, out: &mut Out) {
    stage::page_ui(ui, &text!("learn-puzzles"), stage::PAGE, out, |ui, out| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        pace_ui(ui, progress, pace, out);
        note_ui(ui, words::progress(progress));
        let sets = [PuzzleSet::Mixed, PuzzleSet::Daily, PuzzleSet::Own, PuzzleSet::Ending];
        cards_ui(ui, &sets, progress, pace, day, out);
        words_ui(ui, RichText::new(text!("puzzles-by-theme")).heading().strong());
        cards_ui(ui, &Theme::ALL.map(PuzzleSet::Theme), progress, pace, day, out);
        ui.add_space(GAP);
    });
}

/// The choice of the pace, with the best runs.
fn pace_ui(ui: &mut Ui, progress: &PuzzleProgress, pace: Pace, out: &mut Out) {
    let best = |name: String, best: u32| match best {
        0 => name,
        best => text!("puzzles-pace-best", name = name, best = best),
    };
    let paces = [
        (Pace::Calm, text!("puzzles-calm"), text!("puzzles-calm.about")),
        (Pace::Streak, best(text!("puzzles-streak"), progress.streak_best), text!("puzzles-streak.about")),
        (Pace::Clock, best(text!("puzzles-clock"), progress.storm_best), text!("puzzles-clock.about")),
    ];
    let about = paces.iter().find(|(listed, ..)| *listed == pace).map(|(.., about)| about.clone());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(8.0);
        ui.spacing_mut().interact_size.y = 32.0;
        for (listed, name, _) in &paces {
            out.send_if(option_ui(ui, *listed == pace, name).clicked(), Choice::ChoosePace(*listed));
        }
        ui.label(RichText::new(about.unwrap_or_default()).weak());
    });
}

/// Cards in rows, as many as fit with the least width. A click begins the set at the pace.
fn cards_ui(ui: &mut Ui, sets: &[PuzzleSet], progress: &PuzzleProgress, pace: Pace, day: i64, out: &mut Out) {
    // The least width of a card, and the height of what is below its board: themes have small cards.
    let (width_min, below) = if let [PuzzleSet::Theme(_), ..] = sets { (136.0, 46.0) } else { (200.0, 54.0) };
    let n = stage::n_in_row(ui, width_min).clamp(2, 6).min(sets.len());
    stage::grid_ui(ui, sets, n, |ui, &set, width| {
        let size = vec2(width, (width - 2.0 * PADDING).min(170.0) + below + 2.0 * PADDING);
        let mut card = set_ui(ui, set, size, &set_about(set, progress, day), day);
        if let PuzzleSet::Theme(theme) = set {
            card = card.on_hover_text(theme.idea());
        }
        if set == PuzzleSet::Mixed {
            stage::focus_at_first(ui, "puzzles", &card);
        }
        out.send_if(card.clicked(), Choice::BeginPuzzles(set, pace));
    });
}

/// The card of a set: its board, its name, and a few words about it.
fn set_ui(ui: &mut Ui, set: PuzzleSet, size: Vec2, about: &str, day: i64) -> Response {
    let (name, side) = (set.name(), (size.x - 2.0 * PADDING).min(170.0));
    tile_ui(ui, size, None, [&name, about], |ui| {
        ui.vertical_centered(|ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            preview_ui(ui, &board(set, day), side);
            ui.add(Label::new(RichText::new(&name).strong()).truncate());
            line_ui(ui, about);
        });
    })
}

/// The picture of a theme.
pub(super) fn picture_of(theme: Theme) -> Position {
    choose::pictures().get(theme as usize).copied().flatten().unwrap_or(Position::start(BoardSize::STANDARD))
}

fn board(set: PuzzleSet, day: i64) -> Position {
    match set {
        PuzzleSet::Daily => today::puzzle_of(day).map_or(picture_of(Theme::Greed), |puzzle| puzzle.position),
        PuzzleSet::Mixed => picture_of(Theme::Greed),
        PuzzleSet::Own => picture_of(Theme::Tempo),
        PuzzleSet::Ending => picture_of(Theme::SaveTheWin),
        PuzzleSet::Theme(theme) => picture_of(theme),
    }
}

fn set_about(set: PuzzleSet, progress: &PuzzleProgress, day: i64) -> String {
    match (set, progress.daily, progress.endings) {
        (PuzzleSet::Daily, Some((last_day, true)), _) if last_day == day => text!("puzzles-daily-solved"),
        (PuzzleSet::Daily, Some((last_day, false)), _) if last_day == day => text!("puzzles-daily-tried"),
        (PuzzleSet::Daily, ..) => text!("puzzles-daily-about"),
        (PuzzleSet::Own, ..) => text!("puzzles-own-about"),
        (PuzzleSet::Ending, _, (0, _)) => text!("puzzles-ending-about"),
        (PuzzleSet::Ending, _, (n, n_kept)) => text!("puzzles-ending-held", held = n_kept, n = n),
        (PuzzleSet::Theme(theme), ..) => {
            let (_, n_solved) = progress.theme(theme);
            text!("puzzles-theme-solved", solved = n_solved.min(COMPLETE_AT), n = COMPLETE_AT)
        }
        (PuzzleSet::Mixed, ..) => text!("puzzles-mixed-about"),
    }
}

/// The end of a run against the clock.
fn time_over_ui(ui: &mut Ui, run: &Run, is_best: bool, progress: &PuzzleProgress, out: &mut Out) {
    stage::column_ui(ui, stage::COLUMN, |ui| {
        words_ui(ui, RichText::new(text!("puzzles-storm-over", solved = run.n_solved)).heading().strong());
        words_ui(ui, text!("puzzles-storm-first-try", solved = run.n_solved, n = run.n_tries));
        let best = if is_best {
            text!("puzzles-storm-new-best")
        } else {
            text!("puzzles-storm-old-best", best = progress.storm_best)
        };
        words_ui(ui, best);
        ui.add_space(8.0);
        if stage::page_button(ui, text!("puzzles-storm-again")).clicked()
            || free_key_pressed(ui, &[Key::Enter])
        {
            out.send(Choice::Next);
        }
    });
}

/// For a ring: the share of tries that solved their puzzle, and the puzzle rating.
pub(crate) fn ring(profile: &Profile) -> (f32, String) {
    let rating = &profile.puzzles.rating;
    let word = if rating.n_tries > 0 { words::rating_points(rating) } else { "–".to_owned() };
    (rating.n_solved as f32 / rating.n_tries.max(1) as f32, word)
}
