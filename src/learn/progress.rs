//! The section of progress: the rating with its band, the phases of the game against people of the same
//! rating, the latest games against those before, what mistakes were about, games that were ahead or behind
//! at the turn, openings, the puzzles by theme, and what to do next.

mod games;
mod plot;

use super::{Look, stage};
use crate::command::Command;
use crate::learn::Out;
use crate::tools::lesson_button;
use egui::{Grid, Label, RichText, ScrollArea, Ui, Vec2, vec2};
use othello::rating::{Estimate, Phase};
use teach::choice::{Choice, LessonChoice, Page};
use teach::games::phase_name;
use teach::games::reading::{GameTotals, Reading};
use teach::ideas::{lesson_about, lesson_of};
use teach::profile::Profile;
use teach::progress::{Advice, PhaseReport, ProgressReport};
use teach::puzzles::Theme;
use teach::puzzles::words as puzzle_words;
use texts::text;
use texts::words;

/// From this width on there is room for words beside the figures, in points.
const WIDE: f32 = 600.0;
/// The size of buttons in tables, in points.
const LINK: Vec2 = vec2(64.0, 0.0);
/// With fewer tries a theme says nothing.
const TRIES_MIN: u32 = 3;
/// With fewer it is called a small sample.
const SMALL: u32 = 10;

pub(crate) fn progress_ui(ui: &mut Ui, reading: &Reading, profile: &Profile, look: Look, out: &mut Out) {
    stage::header_ui(ui, &text!("learn-progress"), &text!("learn-back-to-learn"), out);
    let games = look.person.map_or(&[][..], |person| &person.games);
    let report = ProgressReport::of(games);
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        stage::column_ui(ui, stage::COLUMN, |ui| {
            let lately = reading.games.as_ref().map(|games| &games.lately);
            advice_ui(ui, report.advice(profile.cards.due(look.day).len(), lately), out);
            ui.add_space(8.0);
            rating_ui(ui, &report.ratings);
            phases_ui(ui, &report.phases);
            heading(ui, text!("progress-latest-games"));
            let trend = match &report.trend {
                Some(trend) => trend.words(),
                None => text!("progress-trend-later"),
            };
            ui.add(Label::new(trend).wrap());
            match &reading.games {
                Some(games) => games::games_ui(ui, games, report.rating, out),
                None if games.is_empty() => {}
                None => _ = ui.label(text!("progress-reading")),
            }
            puzzles_ui(ui, profile, out);
            profile_ui(ui, reading.totals().is_some(), out);
        });
    });
}

fn heading(ui: &mut Ui, text: String) {
    ui.add_space(12.0);
    ui.label(RichText::new(text).strong());
}

/// What to do next, and the button that does it.
fn advice_ui(ui: &mut Ui, advice: Advice, out: &mut Out) {
    let lessons = || (text!("learn-lessons"), Choice::Open(Page::Lessons));
    let puzzles = || (text!("learn-puzzles"), Choice::Open(Page::Puzzles));
    let (text, button) = match advice {
        Advice::Repeat(n) => {
            let mistakes = (text!("learn-mistakes"), Choice::Open(Page::Mistakes));
            (text!("progress-advice-repeat", n = n), Some(mistakes))
        }
        Advice::Idea(idea) => {
            let lesson = lesson_of(idea);
            let begin = Choice::Lessons(LessonChoice::Begin(lesson.key));
            (text!("progress-advice-idea", idea = idea.name()), Some((lesson.title(), begin)))
        }
        Advice::Phase(Phase::Endgame) => (text!("progress-advice-endgame"), Some(puzzles())),
        Advice::Phase(Phase::Midgame) => (text!("progress-advice-midgame"), Some(lessons())),
        Advice::Phase(Phase::Opening) => (text!("progress-advice-opening"), Some(lessons())),
        Advice::Puzzles => (text!("progress-advice-puzzles"), Some(puzzles())),
        Advice::Play => (text!("progress-advice-play"), None),
    };
    ui.add_space(8.0);
    ui.add(Label::new(text).wrap());
    let Some((name, choice)) = button else { return stage::play_button(ui, "progress", out) };
    let button = stage::page_button(ui, name);
    stage::focus_at_first(ui, "progress", &button);
    if button.clicked() {
        out.send(choice);
    }
}

fn rating_ui(ui: &mut Ui, ratings: &[Estimate]) {
    heading(ui, text!("progress-rating"));
    match ratings.last() {
        None => _ = ui.label(text!("progress-no-rating")),
        Some(last) => {
            ui.label(words::estimate_words(last));
            if words::has_rating(last) {
                plot::rating_ui(ui, ratings);
            }
        }
    }
}

fn phases_ui(ui: &mut Ui, phases: &[PhaseReport; 3]) {
    heading(ui, text!("progress-phases"));
    if phases.iter().all(|phase| !phase.is_known()) {
        ui.label(text!("progress-phases-unknown"));
        return;
    }
    let is_wide = ui.available_width() >= WIDE;
    Grid::new("phases").num_columns(5).spacing([18.0, 6.0]).striped(true).show(ui, |ui| {
        let titles = [text!("progress-you"), text!("progress-own-group"), text!("progress-next-group")];
        ui.label("");
        for title in titles {
            ui.label(RichText::new(title).weak());
        }
        if is_wide {
            ui.label("");
        }
        ui.end_row();
        for phase in phases {
            ui.label(phase_name(phase.phase));
            let own = if phase.is_known() {
                format!("{} ± {}", text::decimal(phase.loss, 2), text::decimal(phase.error, 2))
            } else {
                "–".to_owned()
            };
            ui.label(own);
            ui.label(text::decimal(phase.own_group, 2));
            ui.label(text::decimal(phase.next_group, 2));
            if is_wide {
                ui.label(RichText::new(phase.verdict()).weak());
            }
            ui.end_row();
        }
    });
    if !is_wide {
        let verdict = |phase: &PhaseReport| {
            text!("progress-verdict", phase = phase_name(phase.phase), verdict = phase.verdict())
        };
        let verdicts: Vec<String> = phases.iter().map(verdict).collect();
        ui.add(Label::new(RichText::new(text::list(&verdicts)).weak()).wrap());
    }
}

/// The themes that were tried, the weakest first.
fn puzzles_ui(ui: &mut Ui, profile: &Profile, out: &mut Out) {
    heading(ui, text!("learn-puzzles"));
    ui.label(puzzle_words::progress(&profile.puzzles));
    let mut tried: Vec<(Theme, u32, u32)> = Theme::ALL
        .into_iter()
        .map(|theme| (theme, profile.puzzles.theme(theme)))
        .filter(|(_, (n_tries, _))| *n_tries >= TRIES_MIN)
        .map(|(theme, (n_tries, n_solved))| (theme, n_tries, n_solved))
        .collect();
    tried.sort_by_key(|(_, n_tries, n_solved)| 1000 * n_solved / n_tries);
    for (theme, n_tries, n_solved) in tried {
        let percent = (200 * n_solved + n_tries) / (2 * n_tries);
        let name = theme.name();
        let text = if n_tries < SMALL {
            text!("progress-theme-small", theme = name, solved = n_solved, n = n_tries, percent = percent)
        } else {
            text!("progress-theme", theme = name, solved = n_solved, n = n_tries, percent = percent)
        };
        ui.horizontal_wrapped(|ui| {
            ui.label(text);
            stage::puzzles_button(ui, theme, LINK, out);
            lesson_button(ui, Some(lesson_about(theme)), LINK, out);
        });
    }
}

/// Takes what is shown into a page, and everything to another computer.
fn profile_ui(ui: &mut Ui, has_games: bool, out: &mut Out) {
    ui.add_space(12.0);
    if has_games && ui.button(text!("report-button")).on_hover_text(text!("report-button.hint")).clicked() {
        out.send(Choice::ShowReport);
    }
    if ui.button(text!("command-move")).clicked() {
        out.run(Command::Move);
    }
    ui.add_space(12.0);
}
