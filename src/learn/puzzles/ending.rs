//! An ending that is played out, drawn.

use crate::learn::{Look, stage};
use crate::message::Message;
use crate::widgets::board::{BoardState, BoardView};
use egui::{Button, Key, Ui, vec2};
use othello::rules::Squares;
use outflank_core::teach::choice::{Choice as LearnChoice, PuzzleChoice as Choice};
use outflank_core::teach::puzzles::ending::Ending;
use outflank_core::text;

pub(super) fn ending_ui(
    ui: &mut Ui,
    ending: &Ending,
    board: &mut BoardState,
    look: Look,
    messages: &mut Vec<Message>,
) {
    stage::header_ui(ui, &text!("puzzles-ending"), &text!("puzzles-back"), messages);
    let position = ending.position;
    let is_asking = ending.is_asking();
    let view = BoardView {
        legal: if is_asking { position.legal_moves() } else { Squares::EMPTY },
        rings: look.rings,
        preview: is_asking.then_some(&position),
        last_move: ending.last,
        ..stage::plain_view(&position, &look)
    };
    let text = |ui: &mut Ui| {
        stage::strong_paragraph_ui(ui, ending.words());
        let counts = position.counts();
        ui.label(text!(
            "puzzle-ending-counts",
            black = counts.black,
            white = counts.white,
            empties = position.empties().len()
        ));
        if let Some(typed) = look.typed {
            ui.label(text!("learn-typed", typed = typed));
        }
    };
    let size = vec2(100.0, ui.spacing().interact_size.y + 4.0);
    let next = |ui: &mut Ui, messages: &mut Vec<Message>| {
        let button = Button::new(text!("learn-next")).min_size(size);
        if ui.add_enabled(ending.is_over(), button).clicked() {
            messages.push(Choice::Next.into());
        }
    };
    let clicked = stage::stage_ui(ui, &view, board, text, |ui| next(ui, messages)).clicked;
    match clicked {
        Some(square) if is_asking => messages.push(Message::Learn(LearnChoice::Square(square))),
        _ => {}
    }
    if ending.is_over() && stage::pressed(ui, &[Key::Enter]) {
        messages.push(Choice::Next.into());
    }
}
