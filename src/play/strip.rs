//! The strip below the board, which says what goes on, and the line under it, which explains the square under
//! the pointer. Both always keep their height, so nothing moves when a text comes or goes.

use super::end::Ending;
use super::end::sign::small_sign_ui;
use super::thinking::thinking_ui;
use crate::arrangement::LINE;
use crate::command::CommandState;
use crate::outbox::Ask;
use crate::play::{Message, Out, Room};
use crate::shared::Shared;
use crate::tools::{SMALL_TOOLS, small_tools_ui};
use crate::widgets::board::disc_icon_ui;
use crate::widgets::form::text_width;
use crate::widgets::icons::{Icon, icon_button, icon_ui};
use crate::widgets::notices::{Notice, Tone};
use crate::widgets::theme::{SMALL, TEXT};
use crate::widgets::words::laid_out;
use egui::text::LayoutJob;
use egui::{
    Align, Color32, CornerRadius, FontId, Galley, Label, Layout, Rect, RichText, Role, Sense, TextStyle, Ui,
    UiBuilder, Vec2, WidgetInfo, vec2,
};
use othello::record::{NodeId, Record};
use othello::rules::Move;
use services::board_line::{leads_to, opening, progress_words};
use session::{Activity, Mode};
use std::sync::Arc;
use teach::choice::Choice;
use teach::lessons::LESSONS;
use texts::{text, words};

/// The smallest letters in the strip, and the sign's width before them.
const LEAST: f32 = 12.5;
const SIGN: f32 = 24.0;
/// Between texts and buttons.
const GAP: f32 = 12.0;

pub(crate) struct StripView<'a> {
    pub room: &'a Room,
    pub shared: &'a Shared,
    /// The notice that is shown in place of the situation.
    pub notice: Option<&'a Notice>,
    /// Whether the squares that can be played have rings.
    pub has_rings: bool,
    /// Whether the board marks the opponent's replies to the move under the pointer.
    pub shows_replies: bool,
    /// Whether the line under the strip offers the first lessons.
    pub invites: bool,
    /// What is known about the position, in a line.
    pub analysis: Option<String>,
    /// What is known about the move to the square under the pointer, while its value is shown there.
    pub pointed: Option<String>,
    /// The state of Hint and Undo, which the strip has at its right end if their usual place is taken.
    pub tools: Option<CommandState<'a>>,
}

/// The width in points below which the sentence beside the result button is left out.
const SENTENCE_MIN: f32 = 70.0;

/// Draws the strip into `rect`: the notice, if there is one, else the situation. A sentence that is too long
/// for it also takes the height `below` it; returns whether it does.
pub(crate) fn strip_ui(ui: &mut Ui, rect: Rect, below: f32, view: &StripView, out: &mut Out) -> bool {
    let (players, notice) = (view.shared.players_view(), view.notice);
    if view.room.end.is_open && notice.is_none_or(|notice| notice.tone == Tone::News) {
        // The end card shows the result in place of the strip.
        return false;
    }
    let text = match notice {
        Some(notice) => notice.text.clone(),
        None if view.room.coach.asking.is_some() => text!("strip-coach-asks"),
        None => {
            let is_paused = matches!(players.session.activity(), Activity::Paused);
            let place = is_paused.then(|| place_in_finished_game(view.shared.record())).flatten();
            let situation = place.unwrap_or_else(|| players.situation(view.has_rings));
            text::sentences([situation].into_iter().chain(players.overtime()))
        }
    };
    let is_trouble = notice.is_some_and(|notice| notice.tone == Tone::Trouble);
    let is_over = Ending::of(players.session).is_some() && players.session.mode() != Mode::Study;
    let has_result = !is_trouble && is_over && !view.room.end.is_open;
    let margin = if notice.is_some() { 14.0 } else { 10.0 };
    let sign = SIGN + ui.spacing().item_spacing.x;
    let button = match has_result {
        true => {
            text_width(ui, &text!("end-show"), TextStyle::Button) + 2.0 * ui.spacing().button_padding.x + 12.0
        }
        false if is_trouble => 40.0,
        false => 0.0,
    };
    let tools = view.tools.as_ref().map_or(0.0, |_| SMALL_TOOLS + GAP);
    let free = rect.width() - 2.0 * margin - sign - button - tools;
    let text_color = ui.visuals().strong_text_color();
    // A column this narrow has room for a few letters a row, which is unreadable.
    let seen = if has_result && free < SENTENCE_MIN { "" } else { text.as_str() };
    let galley = sentence(ui, seen, vec2(free, rect.height()), below, text_color);
    let takes_more = galley.size().y > rect.height();
    let rect = if takes_more { rect.with_max_y(rect.bottom() + below) } else { rect };
    if notice.is_some() {
        let fill = ui.visuals().selection.bg_fill.gamma_multiply(0.35);
        ui.painter().rect_filled(rect.shrink2(vec2(6.0, 2.0)), CornerRadius::same(6), fill);
    }
    let inside = rect.shrink2(vec2(margin, 0.0));
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inside).layout(Layout::left_to_right(Align::Center)));
    match notice {
        Some(notice) => {
            let (icon, color) = match notice.tone {
                Tone::Trouble => (Icon::Warning, ui.visuals().warn_fg_color),
                Tone::News | Tone::Answer => (Icon::Info, text_color),
            };
            icon_ui(&mut ui, icon, color);
        }
        None => match players.session.activity() {
            Activity::Thinking { .. } => thinking_ui(&mut ui, 20.0),
            Activity::Over(_) | Activity::OutOfTime(_) => small_sign_ui(&mut ui, &players),
            _ => disc_icon_ui(&mut ui, players.session.position().turn(), 20.0),
        },
    }
    let (place, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
    if galley.elided {
        response.on_hover_text(&text);
    }
    ui.painter().galley(place.min, galley, text_color);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        if let Some(tools) = &view.tools {
            small_tools_ui(ui, tools, out);
        }
        if is_trouble && icon_button(ui, Icon::Cross, &text!("strip-dismiss"), true).clicked() {
            out.ask(Ask::DismissNotice);
        }
        out.send_if(has_result && ui.button(text!("end-show")).clicked(), Message::ShowEnd(true));
    });
    takes_more
}

/// Says which position of a finished game is shown; `None` in a game that goes on.
fn place_in_finished_game(record: &Record) -> Option<String> {
    let line = record.line();
    record.position_at(*line.last()?).outcome()?;
    let Some(mv) = record.move_into(record.cursor()) else { return Some(text!("strip-after.start")) };
    let is_placed = |node: &&NodeId| record.move_into(**node).and_then(Move::square).is_some();
    let n_placed = |nodes: &[NodeId]| nodes.iter().filter(is_placed).count();
    let (number, n) = (n_placed(&record.path(record.cursor())), n_placed(&line));
    let square = words::move_name(mv, record.start().size());
    Some(text!("strip-after", number = number, n = n, square = square))
}

/// Lays out a sentence in the largest letters in which it fits: in one row or two, or in three with `below`.
fn sentence(ui: &Ui, text: &str, space: Vec2, below: f32, color: Color32) -> Arc<Galley> {
    let at_size = |size: f32, n_rows: usize| {
        let mut job = LayoutJob::simple(text.to_owned(), FontId::proportional(size), color, space.x);
        job.wrap.max_rows = n_rows;
        laid_out(ui, job)
    };
    let fits = |(size, n_rows)| {
        let galley = at_size(size, n_rows);
        let height = if n_rows > 2 { space.y + below } else { space.y };
        (!galley.elided && galley.size().y <= height).then_some(galley)
    };
    let sizes = [(16.0, 1), (TEXT, 1), (14.0, 1), (14.0, 2), (LEAST, 2), (14.0, 3), (LEAST, 3)];
    sizes.into_iter().find_map(fits).unwrap_or_else(|| at_size(LEAST, if below > 0.0 { 3 } else { 2 }))
}

/// Draws the line: what is typed, what the square under the pointer would do; on the right the progress.
pub(crate) fn status_ui(ui: &mut Ui, rect: Rect, view: &StripView, out: &mut Out) {
    let inside = rect.shrink2(vec2(10.0, 0.0));
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inside).layout(Layout::right_to_left(Align::Center)));
    let invites = view.invites && view.room.hovered.is_none() && view.room.typed.text().is_none();
    let progress = progress_words(view.shared.record());
    // The progress is left out if it would cut the invitation short.
    if !invites || invitation_width(&ui) + GAP + line_width(&ui, &progress) <= ui.available_width() {
        ui.label(progress);
    }
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        if invites {
            return invitation_ui(ui, out);
        }
        ui.add(Label::new(RichText::new(explanation(ui, view)).weak()).truncate().selectable(false));
    });
}

fn line_width(ui: &Ui, text: &str) -> f32 {
    text_width(ui, text, TextStyle::Body)
}

/// The width of the line for a new player with both of its links.
fn invitation_width(ui: &Ui) -> f32 {
    let links = [text!("strip-invitation"), text!("strip-invitation-declined")];
    links.iter().map(|link| line_width(ui, link)).sum::<f32>() + ui.spacing().item_spacing.x
}

/// The line for a new player: two links. In a small window a cross takes the place of the second.
fn invitation_ui(ui: &mut Ui, out: &mut Out) {
    let (begin, decline) = (text!("strip-invitation"), text!("strip-invitation-declined"));
    let has_room = invitation_width(ui) <= ui.available_width();
    let fits = has_room || line_width(ui, &begin) + GAP + LINE <= ui.available_width();
    let link = ui.link(RichText::new(begin).size(if fits { TEXT } else { SMALL }));
    if link.on_hover_text(text!("strip-invitation.hint")).clicked() {
        out.ask(Ask::Learn(Choice::BeginLesson(LESSONS[0].key)));
    }
    let declined = match has_room {
        true => ui.link(decline),
        false => icon_button(ui, Icon::Cross, &decline, true),
    };
    out.ask(declined.clicked().then_some(Ask::Learn(Choice::DeclineLessons)));
}

fn explanation(ui: &Ui, view: &StripView) -> String {
    let (players, session) = (view.shared.players_view(), &view.shared.session);
    let position = session.position();
    if let Some(typed) = view.room.typed.text() {
        return match view.room.typed.has_digits() {
            true => text!("strip-typed-enter", typed = typed),
            false => text!("strip-typed", typed = typed),
        };
    }
    if let Some(square) = view.room.hovered {
        let words = words::square_words(position, square) + &leads_to(position, square);
        if let Some(value) = &view.pointed {
            return text::list(&[words, value.clone()]);
        }
        return match view.shows_replies && position.legal_moves().contains(square) {
            true => text!("strip-square-and-replies", words = words, color = (!position.turn()).key()),
            false => words,
        };
    }
    // In a small window the analysis has no other place.
    let is_small = ui.ctx().content_rect().width() < 700.0;
    match session.activity() {
        Activity::Thinking { report, .. } if is_small && players.shows_thoughts() => {
            words::report_words(report, position.size())
        }
        _ if is_small && view.analysis.is_some() => view.analysis.clone().unwrap_or_default(),
        _ => opening(session.record())
            .map_or_else(String::new, |opening| text!("strip-opening", name = opening.name())),
    }
}
