//! The progress page: the report on the learner, the rating, the puzzles by theme, and what to do next.

mod plot;

use super::{Look, stage};
use crate::command::Command;
use crate::learn::Out;
use crate::tools::learn_button;
use crate::widgets::cards::{PADDING, card_frame, main_fill};
use crate::widgets::table::{heading_ui, table_ui};
use crate::widgets::words::words_ui;
use egui::{Color32, Margin, Ui, Vec2, vec2};
use library::GameId;
use library::store::Store;
use othello::rating::{Estimate, Phase, Rating};
use teach::choice::{Choice, Page};
use teach::ideas::lesson_of;
use teach::profile::Profile;
use teach::report::{Advice, ReportReader, ReportRow, ReportTable, theme_table};
use texts::{text, words};

/// The least size of a button that leads to a lesson or puzzles, in points.
const BUTTON_MIN: Vec2 = vec2(64.0, 0.0);
/// From this width on, the cards are in two columns; and the width of the left one, which has the text.
const TWO_COLUMNS_MIN: f32 = 1000.0;
const LEFT: f32 = 460.0;

/// The report on the learner, which a background thread prepares.
pub(crate) struct State {
    reader: ReportReader,
    /// The learner and the reviewed games of the last request.
    asked: Option<(String, Vec<GameId>)>,
}

impl State {
    /// Starts the thread, which calls `wake` once a report is ready; there is none yet.
    pub(super) fn new(wake: impl Fn() + Send + 'static) -> State {
        State { reader: ReportReader::start(wake), asked: None }
    }

    /// Makes `follow` request the report again, since a review may have become deeper.
    pub(super) fn open(&mut self) {
        self.asked = None;
    }

    /// Requests the learner's own report, unless it was last requested for the same games.
    pub(super) fn follow(&mut self, library: &Store, learner: &str) {
        let games = library.person(learner).into_iter().flat_map(|person| &person.games);
        let reviewed = games.filter(|game| game.losses.is_some()).map(|game| game.id).collect();
        let wanted = Some((learner.to_owned(), reviewed));
        if self.asked != wanted {
            self.reader.ask(library, learner, true);
            self.asked = wanted;
        }
    }

    pub(super) fn poll(&mut self) {
        self.reader.poll();
    }
}

pub(super) fn progress_ui(ui: &mut Ui, state: &State, profile: &Profile, look: Look, out: &mut Out) {
    let ratings: Vec<Estimate> =
        look.person.into_iter().flat_map(|person| &person.games).map(|game| game.after).collect();
    let report = state.reader.report();
    let has_games = report.is_some_and(|report| report.totals.n_games > 0);
    stage::page_ui(ui, &text!("learn-progress"), stage::PAGE, out, |ui, out| {
        ui.spacing_mut().item_spacing = Vec2::splat(PADDING);
        let n_due = profile.cards.due(look.day).len();
        // The report arrives late. Its own `Ui` keeps the ids of the buttons below, and so the focus.
        card_ui(ui, Some(main_fill(ui)), |ui| {
            ui.add_space(8.0);
            match report {
                None if n_due == 0 && !ratings.is_empty() => _ = words_ui(ui, text!("progress-reading")),
                _ => advice_ui(ui, Advice::after(report, n_due), out),
            }
        });
        // Without games and puzzles the page holds only the advice and its button.
        let has_puzzles = profile.puzzles.rating.n_tries > 0;
        if ratings.is_empty() && !has_games && !has_puzzles {
            return;
        }
        let has_rating = look.rating().is_some();
        let tables = report.map_or_else(Vec::new, |report| report.tables_with(has_rating));
        let (wide, narrow): (Vec<_>, Vec<_>) = tables.into_iter().partition(|table| table.is_wide);
        let is_wide = ui.available_width() >= TWO_COLUMNS_MIN;
        let columns = |ui: &mut Ui| {
            ui.vertical(|ui| {
                ui.set_width(if is_wide { LEFT } else { ui.available_width() });
                card_ui(ui, None, |ui| rating_ui(ui, &ratings));
                if let Some(report) = report {
                    let trend = report.totals.trend.map(|trend| trend.words());
                    card_ui(ui, None, |ui| {
                        heading_ui(ui, &text!("progress-latest-games"));
                        words_ui(ui, trend.unwrap_or_else(|| text!("progress-trend-later")));
                    });
                }
                narrow.iter().for_each(|table| linked_table_ui(ui, table, out));
            });
            ui.vertical(|ui| {
                ui.vertical(|ui| wide.iter().for_each(|table| linked_table_ui(ui, table, out)));
                linked_table_ui(ui, &theme_table(&profile.puzzles), out);
                profile_ui(ui, has_games, out);
            });
        };
        match is_wide {
            true => ui.horizontal_top(columns),
            false => ui.vertical(columns),
        };
    });
}

/// A part of the page as a card as wide as its column. The headings in it bring the space above them.
fn card_ui(ui: &mut Ui, fill: Option<Color32>, content: impl FnOnce(&mut Ui)) {
    let frame = card_frame(ui);
    // Tables need the width of a small window.
    let side = if ui.available_width() < 500.0 { 4 } else { frame.inner_margin.left };
    let margin = Margin { top: 2, left: side, right: side, ..frame.inner_margin };
    let fill = fill.unwrap_or(frame.fill);
    frame.fill(fill).inner_margin(margin).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = Vec2::splat(8.0);
        content(ui);
    });
}

/// The card of a table whose rows end with the buttons to their lessons and puzzles.
fn linked_table_ui(ui: &mut Ui, table: &ReportTable, out: &mut Out) {
    let mut buttons_ui = |ui: &mut Ui, row: &ReportRow| {
        let buttons = row.buttons.iter();
        ui.horizontal(|ui| buttons.for_each(|button| learn_button(ui, button, BUTTON_MIN, false, out)));
    };
    card_ui(ui, None, |ui| table_ui(ui, table, &mut buttons_ui));
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
            let begin = Choice::BeginLesson(lesson.key);
            (text!("progress-advice-idea", idea = idea.name()), Some((lesson.title(), begin)))
        }
        Advice::Phase(Phase::Endgame) => (text!("progress-advice-endgame"), Some(puzzles())),
        Advice::Phase(Phase::Midgame) => (text!("progress-advice-midgame"), Some(lessons())),
        Advice::Phase(Phase::Opening) => (text!("progress-advice-opening"), Some(lessons())),
        Advice::Puzzles => (text!("progress-advice-puzzles"), Some(puzzles())),
        Advice::Play => (text!("progress-advice-play"), None),
    };
    words_ui(ui, text);
    let Some((name, choice)) = button else { return stage::play_button(ui, "progress", out) };
    let button = stage::page_button(ui, name);
    stage::focus_at_first(ui, "progress", &button);
    out.send_if(button.clicked(), choice);
}

fn rating_ui(ui: &mut Ui, ratings: &[Estimate]) {
    heading_ui(ui, &text!("progress-rating"));
    match ratings.last() {
        None => _ = words_ui(ui, text!("progress-no-rating")),
        Some(last) => {
            words_ui(ui, words::estimate_words(last));
            if words::has_rating(last) {
                plot::rating_ui(ui, ratings);
            }
        }
    }
}

/// The button that opens the report, and the one that moves everything to another computer.
fn profile_ui(ui: &mut Ui, has_games: bool, out: &mut Out) {
    ui.add_space(12.0);
    if has_games && ui.button(text!("report-button")).on_hover_text(text!("report-button.hint")).clicked() {
        out.send(Choice::ShowReport);
    }
    out.run(ui.button(text!("command-move")).clicked().then_some(Command::MoveToComputer));
    ui.add_space(12.0);
}

/// For a ring: how far up the scale of all ratings the learner is, and the rating.
pub(super) fn ring(look: &Look) -> (f32, String) {
    let Some(rating) = look.rating() else { return (0.0, "–".to_owned()) };
    let [low, own, high] = [Rating::MIN, rating, Rating::MAX].map(|rating| f32::from(rating.points()));
    ((own - low) / (high - low), own.to_string())
}
