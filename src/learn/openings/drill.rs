//! The drill, drawn.

use crate::learn::{Look, stage};
use crate::message::Message;
use crate::widgets::board::{BoardState, BoardView};
use egui::{Button, Key, RichText, Ui, vec2};
use othello::record::Mark;
use othello::rules::{Square, Squares};
use outflank_core::teach::choice::{Choice as LearnChoice, OpeningChoice as Choice};
use outflank_core::teach::repertoire::drill::Drill;
use outflank_core::text;

pub(super) fn drill_ui(
    ui: &mut Ui,
    drill: &Drill,
    board: &mut BoardState,
    look: Look,
    messages: &mut Vec<Message>,
) {
    let title = drill.opening.map_or_else(|| text!("drill-title"), |opening| opening.name().to_owned());
    stage::header_ui(ui, &title, &text!("drill-back-to-lines"), messages);
    let position = drill.position;
    let marks: Vec<(Square, Mark)> = drill.shown.map(|square| (square, Mark::Circle)).into_iter().collect();
    let view = BoardView {
        legal: if drill.is_over { Squares::EMPTY } else { position.legal_moves() },
        rings: look.rings,
        preview: (!drill.is_over).then_some(&position),
        last_move: drill.last,
        marks: &marks,
        ..stage::plain_view(&position, &look)
    };
    let text = |ui: &mut Ui| {
        stage::strong_paragraph_ui(ui, drill.words());
        if let Some(opening) = drill.opening {
            ui.label(RichText::new(opening.name()).weak());
        }
        if let Some(typed) = look.typed {
            ui.label(text!("learn-typed", typed = typed));
        }
    };
    let row = |ui: &mut Ui| {
        if drill.is_over {
            let size = vec2(110.0, ui.spacing().interact_size.y + 4.0);
            if ui.add(Button::new(text!("drill-once-more")).min_size(size)).clicked() {
                messages.push(Message::Learn(LearnChoice::Openings(Choice::Drill)));
            }
            if ui.add(Button::new(text!("drill-play-on")).min_size(size)).clicked() {
                messages.push(Message::PlayFrom(position));
            }
        }
    };
    let clicked = stage::stage_ui(ui, &view, board, text, row).clicked;
    if let Some(square) = clicked.filter(|_| !drill.is_over) {
        messages.push(Message::Learn(LearnChoice::Square(square)));
    }
    if drill.is_over && stage::pressed(ui, &[Key::Enter]) {
        messages.push(Message::Learn(LearnChoice::Openings(Choice::Drill)));
    }
}
