//! The page of exercises: a [`Question`] drawn as a board, its text and its buttons; and its keys.

use super::lessons::stars_ui;
use super::{Look, stage};
use crate::message::Message;
use crate::widgets::board::{BoardState, BoardView};
use crate::widgets::form::{main_button, text_width};
use crate::widgets::icons::{self, Icon, icon_button};
use crate::widgets::theme::verdict_colors;
use crate::{play, review};
use egui::{Button as Widget, Frame, Key, Label, Margin, RichText, Sense, TextStyle, Ui, Vec2, vec2};
use othello::rules::Squares;
use outflank_core::teach::choice::Choice;
use outflank_core::teach::question::{Button, Click, Paragraph, Question, Verdict};
use outflank_core::text;

/// The least width of a button, in points.
const BUTTON: f32 = 86.0;
/// Between two paragraphs, in points.
const BETWEEN: f32 = 5.0;

pub(super) fn exercise_ui(
    ui: &mut Ui,
    question: &Question,
    board: &mut BoardState,
    look: Look,
    messages: &mut Vec<Message>,
) {
    stage::header_ui(ui, &question.title, &question.back, messages);
    let position = &question.position;
    let notes = stage::value_notes(&question.values);
    let view = BoardView {
        legal: if question.shows_moves { position.legal_moves() } else { Squares::EMPTY },
        rings: look.rings,
        preview: question.shows_moves.then_some(position),
        last_move: question.last,
        hints: &question.hints,
        notes: &notes,
        marks: &question.marks,
        reason: question.cause,
        ..stage::plain_view(position, &look)
    };
    let text = |ui: &mut Ui| text_ui(ui, &question.text, look.typed);
    let row = |ui: &mut Ui| {
        let size = vec2(BUTTON, ui.spacing().interact_size.y + 4.0);
        let fits = row_width(ui, &question.buttons) <= ui.available_width();
        let mut is_first_row = true;
        for button in &question.buttons {
            // What leads elsewhere than on takes the second line as a whole.
            if !fits && matches!(button, Button::Arrow { .. }) && std::mem::take(&mut is_first_row) {
                ui.end_row();
            }
            button_ui(ui, button, (size, &question.enter), messages);
        }
    };
    let clicked = stage::stage_ui(ui, &view, board, text, row).clicked;
    let by_board = clicked.and_then(|square| match question.click {
        Click::Answers => Some(Choice::Square(square)),
        // A player who answers with the keyboard goes on with it.
        Click::GoesOn if board.has_keyboard_focus(ui.ctx()) => question.enter.clone(),
        Click::GoesOn | Click::Nothing => None,
    });
    messages.extend(by_board.or_else(|| choice_by_key(ui, question)).map(Message::Learn));
}

/// What the buttons take side by side, in points.
fn row_width(ui: &Ui, buttons: &[Button]) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    let spacing = ui.spacing();
    let word = |name: &str| (text_width(ui, name, font.clone()) + 2.0 * spacing.button_padding.x).max(BUTTON);
    let width = |button: &Button| match button {
        Button::Word { name, .. } => word(name),
        Button::Arrow { .. } => spacing.interact_size.y.max(26.0),
        Button::Lesson(_) => word(&text!("learn-to-lesson")),
        Button::Puzzles(_) => word(&text!("learn-to-puzzles")),
        Button::BothLines(_) => word(&text!("another-look-both-lines")),
        Button::PlayFrom(_) => word(&text!("drill-play-on")),
    };
    buttons.iter().map(|button| width(button) + spacing.item_spacing.x).sum::<f32>() - spacing.item_spacing.x
}

fn choice_by_key(ui: &Ui, question: &Question) -> Option<Choice> {
    let Question { enter, right, left, .. } = question;
    let keys = [(Key::Enter, enter), (Key::ArrowRight, right), (Key::ArrowLeft, left)];
    let mut choices = keys.into_iter().filter_map(|(key, choice)| Some((key, choice.as_ref()?)));
    choices.find(|(key, _)| stage::pressed(ui, &[*key])).map(|(_, choice)| choice.clone())
}

fn text_ui(ui: &mut Ui, text: &[Paragraph], typed: Option<&str>) {
    ui.spacing_mut().item_spacing.y = BETWEEN;
    for paragraph in text {
        match paragraph {
            Paragraph::Strong(text) => stage::paragraph_ui(ui, RichText::new(text).strong()),
            Paragraph::Verdict(verdict, text) => verdict_ui(ui, *verdict, text),
            Paragraph::Plain(text) => stage::paragraph_ui(ui, text),
            Paragraph::Weak(text) => stage::paragraph_ui(ui, RichText::new(text).weak()),
            Paragraph::Stars(stars) => _ = ui.horizontal(|ui| stars_ui(ui, *stars)),
        }
    }
    if let Some(typed) = typed {
        ui.label(text!("learn-typed", typed = typed));
    }
}

/// What is said of the last answer, beside a tick or a cross: neither rests on the colour alone.
fn verdict_ui(ui: &mut Ui, verdict: Verdict, text: &str) {
    const SIGN: f32 = 22.0;
    let (fill, ink) = verdict_colors(ui.visuals(), verdict == Verdict::Right);
    let icon = if verdict == Verdict::Right { Icon::Check } else { Icon::Cross };
    Frame::new().fill(fill).corner_radius(8).inner_margin(Margin::symmetric(10, 7)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            let (sign, _) = ui.allocate_exact_size(Vec2::splat(SIGN), Sense::hover());
            ui.painter().circle_filled(sign.center(), SIGN / 2.0, ink);
            icons::paint(ui.painter(), icon, sign.shrink(5.5), fill);
            ui.add(Label::new(RichText::new(text).strong().color(ink)).wrap());
        });
    });
}

/// Draws a button; the one that Enter presses is the main one.
fn button_ui(
    ui: &mut Ui,
    button: &Button,
    (size, enter): (Vec2, &Option<Choice>),
    messages: &mut Vec<Message>,
) {
    let word = |ui: &mut Ui, name: String, is_enabled: bool| {
        ui.add_enabled(is_enabled, Widget::new(name).min_size(size)).clicked()
    };
    match button {
        Button::Word { name, is_enabled, choice } => {
            let is_main = *is_enabled && enter.as_ref() == Some(choice);
            let clicked = match is_main {
                true => ui.add(main_button(ui, name).min_size(size)).clicked(),
                false => word(ui, name.clone(), *is_enabled),
            };
            if clicked {
                messages.push(Message::Learn(choice.clone()));
            }
        }
        Button::Arrow { name, is_enabled, is_forward, choice } => {
            let icon = if *is_forward { Icon::Next } else { Icon::Previous };
            if icon_button(ui, icon, name, *is_enabled).clicked() {
                messages.push(Message::Learn(choice.clone()));
            }
        }
        Button::Lesson(lesson) => stage::lesson_button(ui, *lesson, size, messages),
        Button::Puzzles(theme) => stage::puzzles_button(ui, *theme, size, messages),
        Button::BothLines(explanation) => {
            if word(ui, text!("another-look-both-lines"), explanation.is_some()) {
                let lines = explanation.clone().map(review::Message::ShowLines);
                messages.extend(lines.map(Message::Review));
            }
        }
        Button::PlayFrom(position) => {
            if word(ui, text!("drill-play-on"), true) {
                messages.push(Message::Play(play::Message::From(*position)));
            }
        }
    }
}
