//! What is in the clipboard: a preview of the game or board that a text holds, or the place where it goes wrong.
//!
//! The text can be edited here and is read again at every change.

use super::form::{row_ui, sentence};
use super::{Answer, Buttons, frame_ui};
use crate::app::board::preview_ui;
use crate::app::theme::BoardTheme;
use crate::formats::{self, Pasted, Place, ReadError};
use crate::record::Record;
use crate::rules::Outcome;
use egui::text::{LayoutJob, TextFormat};
use egui::{FontId, Label, RichText, Role, ScrollArea, Shape, Stroke, TextEdit, TextStyle, Ui, WidgetInfo, vec2};

const PREVIEW_SIDE: f32 = 172.0;
/// How much of a line is shown on either side of a mistake, in characters.
const EXCERPT: usize = 22;

/// A text and what it was found to be.
pub struct State {
    text: String,
    /// The game on the board: a transcript is read from its start.
    current: Record,
    found: Result<Pasted, ReadError>,
}

impl State {
    pub fn new(text: String, current: &Record) -> State {
        let found = formats::read_any(&text, current);
        State { text, current: current.clone(), found }
    }

    fn reread(&mut self) {
        self.found = formats::read_any(&self.text, &self.current);
    }

    fn ready(&self) -> Result<(), String> {
        match &self.found {
            Ok(_) => Ok(()),
            Err(_) if self.text.trim().is_empty() => Err("There is no text yet.".to_owned()),
            Err(error) => Err(sentence(&error.to_string())),
        }
    }
}

/// Draws the dialog; the answer comes once, when it is left.
pub fn paste_ui(ui: &mut Ui, state: &mut State, theme: BoardTheme) -> Option<Answer<Pasted>> {
    let body = |ui: &mut Ui, state: &mut State| body_ui(ui, state, theme);
    let buttons = |state: &State| Buttons { ready: state.ready(), ..Buttons::confirm("Open") };
    match frame_ui(ui, "Paste a game or a board", 620.0, state, body, buttons)? {
        Answer::Cancel => Some(Answer::Cancel),
        Answer::Take(()) => state.found.clone().ok().map(Answer::Take),
    }
}

fn body_ui(ui: &mut Ui, state: &mut State, theme: BoardTheme) {
    row_ui(ui, "Text", |ui| {
        ScrollArea::vertical().id_salt("pasted text").max_height(132.0).show(ui, |ui| {
            let field = TextEdit::multiline(&mut state.text).font(TextStyle::Monospace).desired_rows(4);
            let field = field.hint_text("f5d6c3…, or a board of X, O and -").desired_width(f32::INFINITY);
            if ui.add(field).accessible_name("Text").changed() {
                state.reread();
            }
        });
    });
    match &state.found {
        Ok(pasted) => row_ui(ui, "It holds", |ui| found_ui(ui, pasted, theme)),
        Err(error) => {
            if let Some(place) = error.place() {
                row_ui(ui, "Look here", |ui| excerpt_ui(ui, &state.text, place));
            }
        }
    }
}

/// The last position and what is known about the game.
fn found_ui(ui: &mut Ui, pasted: &Pasted, theme: BoardTheme) {
    ui.horizontal_top(|ui| {
        let position = pasted.record.position();
        let counts = position.counts();
        let picture = preview_ui(ui, position, theme, PREVIEW_SIDE);
        let name = format!("Preview: {} black and {} white discs", counts.black, counts.white);
        picture.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
        ui.vertical(|ui| {
            ui.add_space(4.0);
            ui.label(RichText::new(format!("{}.", pasted.summary)).strong());
            ui.label(format!("Black {}, White {}.", counts.black, counts.white));
            match position.outcome() {
                Some(outcome) => _ = ui.label(result(&outcome, &pasted.record)),
                // The summary of a position says it already.
                None if pasted.record.n_moves() == 0 => {}
                None => _ = ui.label(format!("{} is to move.", position.turn())),
            }
        });
    });
}

fn result(outcome: &Outcome, record: &Record) -> String {
    match outcome.winner(record.goal()) {
        Some(winner) => format!("{winner} has won."),
        None => "A draw.".to_owned(),
    }
}

/// The line around a mistake, with the mistake underlined and an arrow below it.
fn excerpt_ui(ui: &mut Ui, text: &str, place: Place) {
    let line: Vec<char> = text.lines().nth(place.line - 1).unwrap_or_default().chars().collect();
    let at = (place.character - 1).min(line.len());
    let (begin, end) = (at.saturating_sub(EXCERPT), (at + EXCERPT).min(line.len()));
    let shown = |part: &[char]| part.iter().map(|c| if c.is_control() { ' ' } else { *c }).collect::<String>();
    let cut = |is_cut: bool| if is_cut { "…" } else { "" };

    let color = ui.visuals().error_fg_color;
    let plain = TextFormat::simple(FontId::monospace(16.0), ui.visuals().text_color());
    let wrong = TextFormat { color, underline: Stroke::new(1.5, color), ..plain.clone() };
    let mut job = LayoutJob::default();
    let before = format!("{}{}", cut(begin > 0), shown(&line[begin..at]));
    job.append(&before, 0.0, plain.clone());
    job.append(&shown(&line[at..(at + 1).min(end)]), 0.0, wrong);
    job.append(&shown(&line[(at + 1).min(end)..end]), 0.0, plain.clone());
    job.append(cut(end < line.len()), 0.0, plain);
    let width_before = {
        let font = FontId::monospace(16.0);
        let color = ui.visuals().text_color();
        ui.fonts_mut(|fonts| fonts.layout_no_wrap(before, font, color).size().x)
    };
    let excerpt = ui.add(Label::new(job).extend());
    let tip = excerpt.rect.left_bottom() + vec2(width_before + 5.0, 2.0);
    let arrow = vec![tip, tip + vec2(5.0, 8.0), tip + vec2(-5.0, 8.0)];
    ui.painter().add(Shape::convex_polygon(arrow, color, Stroke::NONE));
    ui.add_space(10.0);
    ui.label(RichText::new(format!("At {place}.")).weak());
}
