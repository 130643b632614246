//! The section of progress: the rating with its band, the phases of the game against people of the same
//! rating, the latest games against those before, the puzzles by theme, and what to do next.

mod plot;

use super::choice::{Choice, Page};
use super::{Look, stage};
use crate::app::message::Message;
use crate::rating::{Estimate, Phase};
use crate::teach::profile::Profile;
use crate::teach::progress::{Advice, PhaseReport, Report};
use crate::teach::puzzles::Theme;
use egui::{Button, Grid, Label, RichText, ScrollArea, Ui, vec2};

const WIDTH: f32 = 640.0;
/// With fewer tries a theme says nothing.
const TRIES_MIN: u32 = 3;

pub fn progress_ui(ui: &mut Ui, profile: &Profile, look: Look, messages: &mut Vec<Message>) {
    stage::header_ui(ui, "Progress", "Back to Learn", messages);
    let games = look.person.map_or(&[][..], |person| &person.games);
    let report = Report::of(games);
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        stage::column_ui(ui, WIDTH, |ui| {
            advice_ui(ui, report.advice(profile.cards.due(look.day).len()), messages);
            ui.add_space(8.0);
            rating_ui(ui, &report.ratings);
            phases_ui(ui, &report.phases);
            heading(ui, "The latest games");
            let trend = match &report.trend {
                Some(trend) => trend.words(),
                None => "After eight reviewed games they are compared with those before.".to_owned(),
            };
            ui.add(Label::new(trend).wrap());
            puzzles_ui(ui, profile);
        });
    });
}

fn heading(ui: &mut Ui, text: &str) {
    ui.add_space(12.0);
    ui.label(RichText::new(text).size(15.0).strong());
}

/// What to do next, and the button that does it.
fn advice_ui(ui: &mut Ui, advice: Advice, messages: &mut Vec<Message>) {
    let (text, button, page) = match advice {
        Advice::Repeat(1) => {
            ("One of your mistakes is due today.".to_owned(), "My mistakes", Some(Page::Mistakes))
        }
        Advice::Repeat(n) => {
            (format!("{n} of your mistakes are due today."), "My mistakes", Some(Page::Mistakes))
        }
        Advice::Phase(Phase::Endgame) => (
            "Your endgame loses most against people of your rating: puzzles train it.".to_owned(),
            "Puzzles",
            Some(Page::Puzzles),
        ),
        Advice::Phase(phase) => (
            format!(
                "Your {} loses most against people of your rating: the lessons are about that.",
                name(phase)
            ),
            "Lessons",
            Some(Page::Lessons),
        ),
        Advice::Puzzles => {
            ("Nothing stands out: solve a few puzzles.".to_owned(), "Puzzles", Some(Page::Puzzles))
        }
        Advice::Play => ("Play rated games: what your moves lose will show here.".to_owned(), "", None),
    };
    ui.add_space(8.0);
    ui.add(Label::new(RichText::new(text).size(16.0)).wrap());
    if let Some(page) = page
        && ui.add(Button::new(button).min_size(vec2(140.0, 30.0))).clicked()
    {
        messages.push(Message::Learn(Choice::Open(page)));
    }
}

fn rating_ui(ui: &mut Ui, ratings: &[Estimate]) {
    heading(ui, "Rating");
    match ratings.last() {
        None => _ = ui.label("No game has counted yet."),
        Some(last) => {
            ui.label(last.to_string());
            plot::rating_ui(ui, ratings);
        }
    }
}

fn name(phase: Phase) -> &'static str {
    match phase {
        Phase::Opening => "opening",
        Phase::Midgame => "midgame",
        Phase::Endgame => "endgame",
    }
}

fn phases_ui(ui: &mut Ui, phases: &[PhaseReport; 3]) {
    heading(ui, "Discs lost a move, in the last 20 games");
    if phases.iter().all(|phase| !phase.is_known()) {
        ui.label("Too few moves of rated games are reviewed yet.");
        return;
    }
    Grid::new("phases").num_columns(5).spacing([18.0, 6.0]).striped(true).show(ui, |ui| {
        for title in ["", "you", "your rating", "200 above", ""] {
            ui.label(RichText::new(title).weak());
        }
        ui.end_row();
        for phase in phases {
            ui.label(name(phase.phase));
            let own = if phase.is_known() {
                format!("{:.2} ± {:.2}", phase.loss, phase.error)
            } else {
                "–".to_owned()
            };
            ui.label(own);
            ui.label(format!("{:.2}", phase.own_group));
            ui.label(format!("{:.2}", phase.next_group));
            ui.label(RichText::new(phase.verdict()).weak());
            ui.end_row();
        }
    });
}

/// The themes that were tried, the weakest first.
fn puzzles_ui(ui: &mut Ui, profile: &Profile) {
    heading(ui, "Puzzles");
    ui.label(super::puzzles::progress_words(profile));
    let mut tried: Vec<(Theme, u32, u32)> = Theme::ALL
        .into_iter()
        .map(|theme| (theme, profile.puzzles.theme(theme)))
        .filter(|(_, (n_tries, _))| *n_tries >= TRIES_MIN)
        .map(|(theme, (n_tries, n_solved))| (theme, n_tries, n_solved))
        .collect();
    tried.sort_by_key(|(_, n_tries, n_solved)| 1000 * n_solved / n_tries);
    for (theme, n_tries, n_solved) in tried {
        let percent = 100 * n_solved / n_tries;
        let small = if n_tries < 10 { ", small sample" } else { "" };
        ui.label(format!("{}: {n_solved} of {n_tries}, {percent} %{small}", theme.name()));
    }
}

/// What stands in the home of Learn.
pub fn progress_words(_: &Profile) -> String {
    "Your rating over time, each phase of the game, and what to do next.".to_owned()
}
