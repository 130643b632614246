//! A position that is asked, drawn.

use crate::learn::{Look, stage};
use crate::message::Message;
use crate::widgets::board::{BoardState, BoardView};
use egui::{Button, Key, Label, RichText, Ui, vec2};
use othello::rules::Squares;
use outflank_core::teach::cards::asked::Asked;
use outflank_core::teach::choice::{CardChoice as Choice, Choice as LearnChoice};
use outflank_core::text;

pub(super) fn asked_ui(
    ui: &mut Ui,
    asked: &Asked,
    left: usize,
    board: &mut BoardState,
    look: Look,
    messages: &mut Vec<Message>,
) {
    let title = text!("mistakes-title", left = left);
    stage::header_ui(ui, &title, &text!("mistakes-back-to-due"), messages);
    let (position, is_asking) = (asked.position, !asked.is_answered());
    let notes = if is_asking { Vec::new() } else { stage::value_notes(&asked.moves) };
    let marks = asked.marks();
    let view = BoardView {
        legal: if is_asking { position.legal_moves() } else { Squares::EMPTY },
        rings: look.rings,
        preview: is_asking.then_some(&position),
        notes: &notes,
        marks: &marks,
        ..stage::plain_view(&position, &look)
    };
    let text = |ui: &mut Ui| {
        stage::strong_paragraph_ui(ui, asked.words());
        ui.add(Label::new(RichText::new(asked.origin()).weak()).wrap());
        if let Some(about) = asked.about() {
            ui.add(Label::new(about).wrap());
        }
        if let Some(days) = asked.again_in {
            ui.add(Label::new(RichText::new(text!("mistakes-again", days = days)).weak()).wrap());
        }
        if let Some(typed) = look.typed {
            ui.label(text!("learn-typed", typed = typed));
        }
    };
    let row = |ui: &mut Ui| {
        let size = vec2(100.0, ui.spacing().interact_size.y + 4.0);
        if is_asking {
            let can_hint = asked.is_known() && !asked.is_hinted;
            if ui.add_enabled(can_hint, Button::new(text!("mistakes-two-squares")).min_size(size)).clicked() {
                messages.push(Choice::Hint.into());
            }
            return;
        }
        if ui.add(Button::new(text!("learn-next")).min_size(size)).clicked() {
            messages.push(Choice::Next.into());
        }
        if let Some(lesson) = asked.lesson() {
            stage::lesson_button(ui, lesson, size, messages);
        }
    };
    let clicked = stage::stage_ui(ui, &view, board, text, row).clicked;
    match clicked {
        Some(square) if is_asking => messages.push(Message::Learn(LearnChoice::Square(square))),
        // Whoever has answered by the keyboard goes on by it.
        Some(_) if !is_asking && board.has_keyboard_focus(ui.ctx()) => messages.push(Choice::Next.into()),
        _ => {}
    }
    if !is_asking && stage::pressed(ui, &[Key::Enter]) {
        messages.push(Choice::Next.into());
    }
}
