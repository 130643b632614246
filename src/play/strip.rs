//! The strip above the board, which says what goes on, and the line below it, which explains the square under
//! the pointer. Both keep their height, so nothing moves when a text comes or goes, and neither covers a
//! square; only a hint or the coach's words that are longer than two rows make the strip higher.

use super::coach::{replies_ui, replies_width};
use super::thinking::thinking_ui;
use crate::message::Message;
use crate::play::player_choice::description;
use crate::widgets::board::disc_icon_ui;
use crate::widgets::icons::{Icon, icon_button, icon_ui};
use crate::widgets::notices::{self, Notice, Tone};
use crate::widgets::theme::BoardTheme;
use egui::text::LayoutJob;
use egui::{
    Align, Color32, CornerRadius, FontId, Label, Layout, Rect, Response, RichText, Role, Sense, Ui,
    UiBuilder, WidgetInfo, vec2,
};
use othello::rules::Square;
use outflank_core::board_line::{leads_to, opening, progress_words};
use outflank_core::players_view::PlayersView;
use outflank_core::session::Activity;
use outflank_core::teach::choice::{Choice, LessonChoice};
use outflank_core::teach::coach::at_board::Asking;
use outflank_core::teach::hint::shown::ShownHint;
use outflank_core::teach::lessons::LESSONS;
use outflank_core::text;
use outflank_core::typed::TypedSquare;
use outflank_core::words;

/// The heights that are always kept free, in points.
pub const STRIP: f32 = 40.0;
/// The height of the line below the board, in points.
pub const LINE: f32 = 26.0;
/// The size of words that do not fit on one line, in points.
const SMALL: f32 = 12.5;
/// What stands beside words that are not cut, besides buttons, and the least room for the words, in points.
const AROUND: f32 = 64.0;
const WORDS_MIN: f32 = 120.0;
/// What the strip and the line show.
pub struct StripView<'a> {
    /// The game and who plays it.
    pub players: PlayersView<'a>,
    /// What is said in place of the situation.
    pub notice: Option<&'a Notice>,
    /// What was typed of a square.
    pub typed: &'a TypedSquare,
    /// The square under the pointer.
    pub hovered: Option<Square>,
    /// The first lessons are offered.
    pub invites: bool,
    /// What the coach asks.
    pub asking: Option<&'a Asking>,
    /// The hint, while one is shown.
    pub hint: Option<&'a ShownHint>,
    /// What is known about the position, in a line.
    pub analysis: Option<String>,
    /// Something else has the place of the players' cards in a small window.
    pub hides_cards: bool,
}

/// Draws the strip into `rect`: the notice, if there is one, else the situation.
pub fn strip_ui(ui: &mut Ui, rect: Rect, view: &StripView, messages: &mut Vec<Message>) {
    let PlayersView { session, settings, .. } = view.players;
    if let Some(asking) = view.asking {
        return asking_ui(ui, rect, asking, messages);
    }
    if let (Some(hint), None) = (view.hint, view.notice) {
        return hint_ui(ui, rect, &hint.words());
    }
    let notice = view.notice;
    let visuals = ui.visuals();
    if notice.is_some() {
        let fill = visuals.selection.bg_fill.gamma_multiply(0.35);
        ui.painter().rect_filled(rect.shrink2(vec2(6.0, 4.0)), CornerRadius::same(6), fill);
    }
    let inside = rect.shrink2(vec2(if notice.is_some() { 14.0 } else { 10.0 }, 0.0));
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inside).layout(Layout::left_to_right(Align::Center)));
    let text_color = ui.visuals().strong_text_color();
    match notice {
        Some(notice) => {
            let (icon, color) = match notice.tone {
                Tone::Trouble => (Icon::Warning, ui.visuals().warn_fg_color),
                Tone::News | Tone::Answer => (Icon::Info, text_color),
            };
            icon_ui(&mut ui, icon, color);
        }
        None => sign_ui(&mut ui, view.players),
    }
    let text = match notice {
        Some(notice) => notice.text.clone(),
        None => words::situation(session, settings.show_legal_moves),
    };
    let is_trouble = notice.is_some_and(|notice| notice.tone == Tone::Trouble);
    let room = ui.available_width() - if is_trouble { 40.0 } else { 0.0 };
    sentence_ui(&mut ui, &text, (room, 2), text_color);
    if is_trouble {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if icon_button(ui, Icon::Cross, &text!("strip-dismiss"), true).clicked() {
                messages.push(Message::Notice(notices::Message::Dismiss));
            }
        });
    }
}

/// What the coach asks, and the answers to it.
fn asking_ui(ui: &mut Ui, rect: Rect, asking: &Asking, messages: &mut Vec<Message>) {
    let fill = ui.visuals().selection.bg_fill.gamma_multiply(0.35);
    ui.painter().rect_filled(rect.shrink2(vec2(6.0, 4.0)), CornerRadius::same(6), fill);
    let inside = rect.shrink2(vec2(14.0, 0.0));
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inside).layout(Layout::left_to_right(Align::Center)));
    let color = ui.visuals().strong_text_color();
    icon_ui(&mut ui, Icon::Hint, color);
    let room = (ui.available_width() - replies_width(&ui)).max(WORDS_MIN);
    sentence_ui(&mut ui, asking.words(), (room, usize::MAX), color);
    ui.spacing_mut().item_spacing.x = 6.0;
    replies_ui(&mut ui, asking, messages);
}

/// The step of a hint that is shown.
fn hint_ui(ui: &mut Ui, rect: Rect, words: &str) {
    let inside = rect.shrink2(vec2(14.0, 0.0));
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inside).layout(Layout::left_to_right(Align::Center)));
    let color = ui.visuals().strong_text_color();
    icon_ui(&mut ui, Icon::Hint, color);
    let room = ui.available_width();
    sentence_ui(&mut ui, words, (room, usize::MAX), color);
}

/// What stands before the situation: the disc of the side to move, or a spinner in its place.
fn sign_ui(ui: &mut Ui, PlayersView { session, settings, .. }: PlayersView) {
    match session.activity() {
        Activity::Thinking { .. } => {
            thinking_ui(ui, 20.0);
        }
        Activity::Over(_) | Activity::OutOfTime(_) => {
            icon_ui(ui, Icon::Check, ui.visuals().strong_text_color());
        }
        _ => {
            disc_icon_ui(ui, session.position().turn(), 20.0, BoardTheme::of(settings));
        }
    }
}

/// How high the strip is: [`STRIP`], unless words of the coach or of a hint need more than two rows. Those are
/// never cut.
pub fn strip_height(ui: &Ui, width: f32, view: &StripView) -> f32 {
    let (words, beside) = match (view.asking, view.hint) {
        (Some(asking), _) => (asking.words().to_owned(), replies_width(ui)),
        (None, Some(hint)) => (hint.words(), 0.0),
        (None, None) => return STRIP,
    };
    let room = (width - beside - AROUND).max(WORDS_MIN);
    STRIP.max(wrapped_height(ui, &words, SMALL, room) + 10.0)
}

fn wrapped_height(ui: &Ui, text: &str, size: f32, width: f32) -> f32 {
    let job = LayoutJob::simple(text.to_owned(), FontId::proportional(size), Color32::PLACEHOLDER, width);
    ui.fonts_mut(|fonts| fonts.layout_job(job)).size().y
}

/// One line if it fits into `width`, else as many smaller ones as are given; what does not fit even there is
/// shown under the pointer.
fn sentence_ui(ui: &mut Ui, text: &str, (width, n_rows): (f32, usize), color: Color32) -> Response {
    let laid_out = |ui: &Ui, size: f32, rows: usize| {
        let mut job = LayoutJob::simple(text.to_owned(), FontId::proportional(size), color, width);
        job.wrap.max_rows = rows;
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    let one_line =
        [16.0, 15.0, 14.0].into_iter().map(|size| laid_out(ui, size, 1)).find(|galley| !galley.elided);
    let galley = one_line.unwrap_or_else(|| laid_out(ui, SMALL, n_rows));
    let (rect, response) = ui.allocate_exact_size(vec2(width, galley.size().y), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    let elided = galley.elided;
    ui.painter().galley(rect.min, galley, color);
    if elided { response.on_hover_text(text) } else { response }
}

/// Draws the line into `rect`: what is being typed, or what the square under the pointer would do; and on the right how far the game is.
pub fn status_ui(ui: &mut Ui, rect: Rect, view: &StripView, messages: &mut Vec<Message>) {
    let inside = rect.shrink2(vec2(10.0, 0.0));
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inside).layout(Layout::right_to_left(Align::Center)));
    ui.label(progress_words(view.players.session.record()));
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        if view.invites && view.hovered.is_none() && view.typed.text().is_none() && view.hint.is_none() {
            return invitation_ui(ui, messages);
        }
        ui.add(Label::new(RichText::new(explanation(ui, view)).weak()).truncate().selectable(false));
    });
}

/// The line for a new player.
fn invitation_ui(ui: &mut Ui, messages: &mut Vec<Message>) {
    let mut choose = |choice| messages.push(Message::Learn(Choice::Lessons(choice)));
    let link = ui.link(text!("strip-invitation")).on_hover_text(text!("strip-invitation.hint"));
    if link.clicked() {
        choose(LessonChoice::Begin(LESSONS[0].key));
    }
    if ui.link(RichText::new(text!("strip-invitation-declined")).weak()).clicked() {
        choose(LessonChoice::Decline);
    }
}

fn explanation(ui: &Ui, view: &StripView) -> String {
    let PlayersView { session, settings, .. } = view.players;
    let position = session.position();
    if let Some(typed) = view.typed.text() {
        return match view.typed.is_square() {
            true => text!("strip-typed-enter", typed = typed),
            false => text!("strip-typed", typed = typed),
        };
    }
    if let Some(square) = view.hovered {
        let words = words::square_words(position, square) + &leads_to(position, square);
        let shows_replies = settings.preview_flips && session.accepts_move() && !position.is_placing();
        return if shows_replies && position.legal_moves().contains(square) {
            text!("strip-square-and-replies", words = words, color = (!position.turn()).key())
        } else {
            words
        };
    }
    // In a small window the players' cards have no room for what is being thought, nor for who a player is.
    let is_small = ui.ctx().content_rect().width() < 700.0;
    match session.activity() {
        Activity::Thinking { report, .. } if is_small && view.players.shows_thoughts() => {
            words::report_words(report, position.size())
        }
        _ if is_small && view.analysis.is_some() => view.analysis.clone().unwrap_or_default(),
        Activity::Human | Activity::Paused if is_small => {
            let turn = position.turn();
            let computer = [turn, !turn].into_iter().find(|&color| !session.players()[color].is_human());
            computer.map_or_else(String::new, |color| description(&view.players.choice(color)))
        }
        // The review and the explorer take the place of the players' cards.
        _ if is_small && view.hides_cards => words::score_words(&session.record().header, position.counts()),
        _ => opening(session.record())
            .map_or_else(String::new, |opening| text!("strip-opening", name = opening.name())),
    }
}
