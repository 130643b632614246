//! The dialog with the report on a player: figures against people of the same rating, openings by colour,
//! graphs of losses and time, the worst moves on boards, and all games.

use crate::dialogs::{Dialog, Out};
use crate::outbox::Event;
use crate::shared::Shared;
use crate::widgets::board::{Layout, preview_ui};
use crate::widgets::completion::completed_ui;
use crate::widgets::dialog::{Buttons, frame_ui};
use crate::widgets::graph::{LABELS, graph_ui};
use crate::widgets::row::{Row, plain_row_ui, row_ui};
use crate::widgets::table::{heading_ui, table_ui};
use crate::widgets::theme::SMALL;
use crate::widgets::words::{note_ui, words_ui};
use analysis::curve::{Graph, bar_words};
use egui::{Rangef, Rect, Role, Sense, Stroke, Ui, WidgetInfo, vec2};
use library::Library;
use library::completion::Offer;
use library::store::Store;
use othello::rules::Move;
use services::handout::MistakeExercise;
use services::storage::purpose::Purpose;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::path::Path;
use system::disk;
use teach::report::{PlayerReport, ReportGame, ReportReader, WorstMove, page};
use texts::text;
use texts::words::kept_name;

const WIDTH: f32 = 720.0;
/// How wide a board of a worst move is, in points.
const BOARD: f32 = 150.0;
const CARD: f32 = 200.0;
const GAP: f32 = 14.0;
const ROW_HEIGHT: f32 = 24.0;
/// The height of a graph, and in it that of the numbers below its field.
const GRAPH: f32 = 96.0;
const NUMBERS: f32 = 18.0;

pub struct State {
    reader: ReportReader,
    player: String,
    /// Who reads the report; if it is the player, the report is about "you".
    you: String,
    /// The name as it is typed.
    typed: String,
    /// The players to offer, and the library's name for each name shown; filled when the user types.
    names: Option<(Vec<Offer>, BTreeMap<String, String>)>,
}

impl State {
    /// Asks for the report on `player`, a name of the library. Its reader is `person`, or else the user.
    pub(crate) fn new(shared: &Shared, player: String, person: Option<String>) -> State {
        let (typed, you) = (kept_name(&player), person.unwrap_or_else(|| shared.settings.you().to_owned()));
        let reader = ReportReader::start(shared.wake());
        let mut state = State { reader, player, you, typed, names: None };
        state.ask(&shared.library);
        state
    }

    /// Requests the report, or requests it again when the library has changed.
    pub(crate) fn ask(&mut self, library: &Store) {
        self.reader.ask(library, &self.player, self.you == self.player);
    }

    /// Writes the report as a page, if it is read.
    pub(crate) fn save_page(&self, path: &Path) -> Option<Result<String, String>> {
        Some(disk::save(path, Ok(page::write(self.reader.report()?).into_bytes())))
    }
}

impl Dialog for State {
    type Message = Infallible;

    fn ui(&mut self, ui: &mut Ui, shared: &Shared, out: &mut Out) {
        self.reader.poll();
        let title = match self.reader.report() {
            Some(report) => report.title(),
            None => text!("report-title", player = kept_name(&self.player)),
        };
        let body = |ui: &mut Ui, state: &mut State| body_ui(ui, state, shared, out);
        let buttons = |state: &State| {
            let has_games = state.reader.report().is_some_and(|report| !report.games.is_empty());
            Buttons { confirm: has_games.then(|| text!("progress-save-page")), ..Buttons::close() }
        };
        let answer = frame_ui(ui, &title, WIDTH, self, body, buttons);
        out.decide(answer, |out| out.choose_file(Purpose::SaveProgress));
    }
}

fn body_ui(ui: &mut Ui, state: &mut State, shared: &Shared, out: &mut Out) {
    player_ui(ui, state, shared);
    let Some(report) = state.reader.report() else {
        words_ui(ui, text!("report-reading"));
        return;
    };
    if report.games.is_empty() {
        words_ui(ui, text!("report-none"));
        return;
    }
    words_ui(ui, report.results());
    if let Some(words) = report.reviewed_words() {
        words_ui(ui, words);
        let button = ui.button(text!("report-review-others"));
        if button.on_hover_text(text!("library-review.hint")).clicked() {
            out.emit(Event::Review(report.unreviewed()));
        }
    }
    for table in report.tables() {
        table_ui(ui, &table, |_, _| ());
    }
    for bars in report.graphs() {
        heading_ui(ui, &bars.name);
        bars_ui(ui, &bars);
    }
    worst_ui(ui, report, out);
    games_ui(ui, report, out);
}

/// The field for the player's name, with the names that fit what is typed. A whole name shows its report.
fn player_ui(ui: &mut Ui, state: &mut State, shared: &Shared) {
    ui.horizontal_wrapped(|ui| {
        let name = text!("ghosts-player");
        ui.label(&name);
        let width = ui.available_width().min(260.0);
        let offers = state.names.as_ref().map_or(&[][..], |(offers, _)| offers);
        if completed_ui(ui, &name, "", &mut state.typed, width, offers).changed() {
            let (_, by_shown) = state.names.get_or_insert_with(|| names_of(&shared.library.library()));
            let other = by_shown.get(state.typed.trim()).filter(|name| **name != state.player);
            if let Some(other) = other.cloned() {
                (state.typed, state.player) = (kept_name(&other), other);
                state.ask(&shared.library);
            }
        }
    });
}

/// The players of the library to offer, by the names shown, and the library's name for each of these.
fn names_of(library: &Library) -> (Vec<Offer>, BTreeMap<String, String>) {
    let players = library.offers().players;
    let shown = |offer: &Offer| Offer::new(&kept_name(&offer.name), offer.n_games);
    let by_shown = players.iter().map(|offer| (kept_name(&offer.name), offer.name.clone())).collect();
    (players.iter().map(shown).collect(), by_shown)
}

/// Bars, whose name, number and highest value a screen reader says.
fn bars_ui(ui: &mut Ui, bars: &Graph) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), GRAPH), Sense::hover());
    let values = bars.bars.iter().map(|(_, point)| *point);
    response.widget_info(|| {
        let high = values.clone().map(|(_, value)| value).fold(0.0, f64::max);
        let (name, n, high) = (bars.name.as_str(), values.len(), text::decimal(high, 1));
        WidgetInfo::labeled(Role::Image, true, text!("report-bars", name = name, n = n, high = high))
    });
    let field = Rect::from_min_max(rect.min + vec2(LABELS, 4.0), rect.max - vec2(4.0, NUMBERS));
    let plot = graph_ui(ui, field, bars, None);
    let pointed = response.hover_pos().map(|at| plot.nearest_x(at.x));
    if let Some(bar) = values.clone().find(|(number, _)| Some(*number) == pointed) {
        response.on_hover_text_at_pointer(bar_words(bar));
    }
}

/// The worst moves: the position with the move played and the best one.
fn worst_ui(ui: &mut Ui, report: &PlayerReport, out: &mut Out) {
    if report.worst.is_empty() {
        return;
    }
    heading_ui(ui, &text!("report-worst"));
    if ui.button(text!("report-exercises")).clicked() {
        let exercises = report.worst.iter().map(|worst| MistakeExercise::of(&worst.explanation)).collect();
        out.emit(Event::PrintExercises(report.title(), exercises));
    }
    ui.add_space(4.0);
    let n_columns = ((ui.available_width() + GAP) / (CARD + GAP)).floor().max(1.0) as usize;
    for row in report.worst.chunks(n_columns) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for worst in row {
                ui.vertical(|ui| {
                    ui.set_width(CARD);
                    card_ui(ui, &report.games[worst.game], worst, out);
                });
            }
        });
        ui.add_space(GAP);
    }
}

fn card_ui(ui: &mut Ui, game: &ReportGame, worst: &WorstMove, out: &mut Out) {
    let WorstMove { mistake, explanation, .. } = worst;
    let position = explanation.position;
    let rect = preview_ui(ui, &position, BOARD).rect;
    let layout = Layout::fit(rect, position.size(), false, ui.pixels_per_point());
    let stroke = Stroke::new(2.5, egui::Color32::WHITE);
    if let Move::Place(square) = explanation.played() {
        let tile = layout.screen_from_square(square);
        let reach = 0.3 * tile.width();
        for arm in [vec2(reach, reach), vec2(reach, -reach)] {
            ui.painter().line_segment([tile.center() - arm, tile.center() + arm], stroke);
        }
    }
    if let Move::Place(square) = explanation.best() {
        let tile = layout.screen_from_square(square);
        ui.painter().circle_stroke(tile.center(), 0.32 * tile.width(), stroke);
    }
    words_ui(ui, mistake.headline());
    note_ui(ui, game.title());
    // A screen reader tells these buttons apart only by their names.
    let spoken = text::list(&[text!("report-open-here"), mistake.headline(), game.title()]);
    if ui.button(text!("report-open-here")).accessible_name(spoken).clicked() {
        out.emit(Event::OpenGame(game.id, Some(Box::new(position))));
    }
}

/// Where the columns of the list of games begin, as shares of its width.
const COLUMNS: [f32; 6] = [0.0, 0.16, 0.44, 0.67, 0.79, 0.89];

/// All games, the newest first; a click opens one.
fn games_ui(ui: &mut Ui, report: &PlayerReport, out: &mut Out) {
    let table = report.game_table();
    heading_ui(ui, &table.heading);
    ui.spacing_mut().item_spacing.y = 0.0;
    let titles = std::iter::once(&table.names).chain(&table.titles);
    plain_row_ui(ui, ROW_HEIGHT, |row| columns_ui(row, titles, SMALL));
    let size = vec2(ui.available_width(), ROW_HEIGHT);
    for (game, line) in report.games.iter().rev().zip(&table.rows) {
        let cells = || std::iter::once(&line.name).chain(&line.cells);
        let [.., lost, accuracy] = &line.cells[..] else { continue };
        let figures = text!("report-row-lost", lost = lost.as_str(), accuracy = accuracy.as_str());
        let spoken = || text::list(cells().take(4).chain([&figures]).filter(|part| !part.is_empty()));
        if row_ui(ui, size, None, spoken, |row| columns_ui(row, cells(), 14.0)).clicked() {
            out.emit(Event::OpenGame(game.id, None));
        }
    }
}

fn columns_ui<'t>(row: &Row, texts: impl Iterator<Item = &'t String>, size: f32) {
    let (left, width) = (row.rect.left(), row.rect.width());
    for (column, text) in texts.enumerate() {
        let end = COLUMNS.get(column + 1).copied().unwrap_or(1.0);
        let room = Rangef::new(left + COLUMNS[column] * width, left + end * width).shrink(4.0);
        row.within(room, text.clone(), size, row.color);
    }
}
