//! The dialog with the data of the game on the board: who played it, where and when, and how it ended.

use super::{Event, Out};
use crate::command::Command;
use crate::dialogs::Dialog;
use crate::outbox::Ask;
use crate::shared::Shared;
use crate::widgets::completion::{NAME_MAX, completed_ui};
use crate::widgets::dialog::{Answer, Buttons, frame_ui};
use crate::widgets::form::{bounded, line_ui, outlined, row_ui, text_width, tick_ui, warning_ui};
use crate::widgets::words::{note_ui, words_ui};
use ::library::Date;
use ::library::completion::Offers;
use egui::{Align, Button, Layout, ScrollArea, TextEdit, TextStyle, Ui};
use othello::record::{Ending, Header, Record};
use othello::rules::{BoardSize, ByColor, Color};
use services::settings::Settings;
use session::{Action, Mode};
use system::calendar;
use texts::text;
use texts::words::color_name;

const WIDTH: f32 = 620.0;
/// The width of a field for a rating, a round, a date or a result, in points.
const SHORT: f32 = 152.0;

pub struct State {
    header: Header,
    comment: String,
    comment_before: String,
    /// The names shown as hints where the game does not name its players.
    players: ByColor<Option<String>>,
    /// The result on the board, if the game was played to its end.
    counted: Option<String>,
    size: BoardSize,
    offers: Offers,
    /// Whether the game is still being played, so that the library gets it at its end.
    is_played: bool,
    /// Whether files keep the engine's values, if the game has any.
    values_in_files: Option<bool>,
    /// Whether the user goes on to type the next score sheet after this one.
    goes_on: bool,
}

impl State {
    pub(crate) fn new(shared: &Shared) -> State {
        let record = shared.record();
        let comment = record.annotations(Record::ROOT).map(|notes| notes.comment.clone()).unwrap_or_default();
        let whole = record.whole_game();
        let is_over = whole.position().outcome().is_some();
        let ending = whole.ending().filter(|_| is_over);
        let view = shared.players_view();
        State {
            header: record.header.clone(),
            comment_before: comment.clone(),
            comment,
            players: ByColor::from_fn(|color| view.name(color)),
            counted: ending.map(|ending| ending.to_string()),
            size: record.start().size(),
            offers: shared.library.library().offers(),
            is_played: shared.session.mode() != Mode::Study && !is_over,
            values_in_files: record.clone().forget_values().then_some(shared.settings.values_in_files),
            goes_on: false,
        }
    }
}

impl Dialog for State {
    type Message = crate::study::Message;

    fn ui(&mut self, ui: &mut Ui, shared: &Shared, out: &mut Out) {
        let buttons = |_: &State| Buttons::confirm(text!("information-save"));
        let answer = frame_ui(ui, &text!("information-title"), WIDTH, self, body_ui, buttons);
        let answer = if self.goes_on { Some(Answer::Take) } else { answer };
        out.leave(answer, |out| {
            let mut header = self.header.clone();
            header.texts_mut().into_iter().for_each(|text| *text = text.trim().to_owned());
            out.act(Action::Describe(Box::new(header)));
            if self.comment != self.comment_before {
                out.act(Action::Comment(Record::ROOT, self.comment.clone()));
            }
            if !self.is_played {
                out.emit(Event::SaveGame);
            }
            out.emit(Event::Described);
            if let Some(values_in_files) = self.values_in_files {
                out.ask(Ask::Settings(Box::new(Settings { values_in_files, ..shared.settings.clone() })));
            }
        });
        out.run(self.goes_on.then_some(Command::Sheet));
    }
}

fn body_ui(ui: &mut Ui, state: &mut State) {
    for color in Color::BOTH {
        let name = color_name(color);
        row_ui(ui, &name, |ui| {
            ui.horizontal(|ui| {
                let width = long(ui);
                let hint = state.players[color].as_deref().unwrap_or_default();
                completed_ui(ui, &name, hint, &mut state.header.players[color], width, &state.offers.players);
                let spoken = text!("information-rating.spoken", color = color.key());
                ui.label(text!("information-rating"));
                short_ui(ui, &spoken, "", &mut state.header.ratings[color]);
            });
        });
    }
    let event = text!("information-event");
    row_ui(ui, &event, |ui| {
        ui.horizontal(|ui| {
            let (width, round) = (long(ui), text!("information-round"));
            completed_ui(ui, &event, "", &mut state.header.event, width, &state.offers.events);
            ui.label(&round);
            short_ui(ui, &round, "", &mut state.header.round);
        });
    });
    for (name, value) in [
        (text!("information-place"), &mut state.header.place),
        (text!("information-entered-by"), &mut state.header.entered_by),
    ] {
        row_ui(ui, &name, |ui| {
            let field = TextEdit::singleline(value).char_limit(NAME_MAX).desired_width(long(ui));
            line_ui(ui, field).accessible_name(&name);
        });
    }
    // A game that names who entered it counts as one from a score sheet.
    let is_sheet = !state.header.entered_by.trim().is_empty();
    if let Some(keeps) = state.values_in_files.as_mut().filter(|_| !state.is_played) {
        row_ui(ui, "", |ui| {
            let tick = ui.add_enabled_ui(is_sheet, |ui| tick_ui(ui, keeps, text!("information-values")));
            tick.inner.on_disabled_hover_text(text!("sheet-next.missing"));
        });
    }
    row_ui(ui, &text!("information-date"), |ui| date_ui(ui, &mut state.header.date));
    row_ui(ui, &text!("information-result"), |ui| result_ui(ui, state));
    let comment = text!("information-comment");
    row_ui(ui, &comment, |ui| {
        ScrollArea::vertical().id_salt("comment").max_height(80.0).show(ui, |ui| {
            let field = bounded(&mut state.comment, |comment| {
                let field = TextEdit::multiline(comment).desired_rows(3).desired_width(f32::INFINITY);
                outlined(ui, |ui| ui.add(field))
            });
            field.accessible_name(&comment);
        });
    });
    if !state.is_played {
        ui.with_layout(Layout::top_down(Align::Max), |ui| next_sheet_ui(ui, is_sheet, state));
    }
}

/// The button that goes on to the next sheet, and above it what is missing for that.
fn next_sheet_ui(ui: &mut Ui, is_sheet: bool, state: &mut State) {
    ui.scope(|ui| {
        // The button stays in its place when the note goes.
        ui.set_min_height(ui.text_style_height(&TextStyle::Body));
        if !is_sheet {
            note_ui(ui, text!("sheet-next.missing"));
        }
    });
    state.goes_on = ui.add_enabled(is_sheet, Button::new(text!("sheet-next"))).clicked();
}

/// The width of a field that leaves room for a short one with its label beside it.
fn long(ui: &Ui) -> f32 {
    let label_width = |label: String| text_width(ui, &label, TextStyle::Body);
    let label = label_width(text!("information-rating")).max(label_width(text!("information-round")));
    (ui.available_width() - SHORT - label - 4.0 * ui.spacing().item_spacing.x).clamp(100.0, 360.0)
}

fn short_ui(ui: &mut Ui, name: &str, hint: &str, value: &mut String) {
    let width = SHORT.min(ui.available_width());
    let field = TextEdit::singleline(value).char_limit(NAME_MAX).hint_text(hint.to_owned());
    line_ui(ui, field.desired_width(width)).accessible_name(name);
}

fn date_ui(ui: &mut Ui, date: &mut String) {
    ui.horizontal(|ui| {
        short_ui(ui, &text!("information-date"), &text!("information-date.example"), date);
        if ui.button(text!("information-today")).clicked() {
            *date = Date::of_seconds(calendar::today().max(0) as u64 * 86_400).to_string();
        }
    });
    if Date::read(date.trim()) == Date::default() && !date.trim().is_empty() {
        warning_ui(ui, &text!("information-no-date"));
    }
}

/// The result: a label if the board shows it, else a field.
fn result_ui(ui: &mut Ui, state: &mut State) {
    if let Some(score) = &state.counted {
        ui.add_space(5.0);
        words_ui(ui, text!("information-counted", score = score.as_str()));
        return;
    }
    let result = &mut state.header.result;
    short_ui(ui, &text!("information-result"), &text!("information-result.example"), result);
    if Ending::parse(result.trim(), state.size).is_none() && !result.trim().is_empty() {
        warning_ui(ui, &text!("information-no-result"));
    }
}
