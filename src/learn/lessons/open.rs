//! The lesson that is open, drawn.

use super::list::stars_ui;
use crate::learn::{Look, stage};
use crate::message::Message;
use crate::widgets::board::{BoardState, BoardView};
use egui::{Button, Key, RichText, Ui, vec2};
use othello::rules::Squares;
use outflank_core::teach::choice::{Choice as LearnChoice, LessonChoice as Choice};
use outflank_core::teach::lessons::LESSONS;
use outflank_core::teach::lessons::open::{Open, Step, said};
use outflank_core::teach::motif::puzzles_about;
use outflank_core::text;

/// Draws the lesson.
pub(super) fn open_ui(
    ui: &mut Ui,
    open: &Open,
    board: &mut BoardState,
    look: Look,
    messages: &mut Vec<Message>,
) {
    stage::header_ui(ui, &open.lesson.title(), &text!("lesson-back-to-list"), messages);
    let (position, last) = open.board();
    let marks = open.marks();
    let exercise = open.exercise().filter(|_| !open.is_solved());
    let shows_moves = exercise.is_some_and(|exercise| exercise.shows_moves);
    let view = BoardView {
        legal: if shows_moves { position.legal_moves() } else { Squares::EMPTY },
        rings: look.rings,
        preview: shows_moves.then_some(&position),
        last_move: last,
        marks: &marks,
        ..stage::plain_view(&position, &look)
    };
    let text = |ui: &mut Ui| text_ui(ui, open, look);
    let clicked = stage::stage_ui(ui, &view, board, text, |ui| row_ui(ui, open, messages)).clicked;
    match clicked {
        Some(square) if exercise.is_some() => messages.push(Message::Learn(LearnChoice::Square(square))),
        // Whoever has answered by the keyboard goes on by it.
        Some(_) if open.is_solved() && board.has_keyboard_focus(ui.ctx()) => {
            messages.push(Choice::Next.into());
        }
        _ => {}
    }
    if open.can_go_on() && stage::pressed(ui, &[Key::Enter, Key::ArrowRight]) {
        messages.push(Choice::Next.into());
    } else if stage::pressed(ui, &[Key::ArrowLeft]) {
        messages.push(Choice::Previous.into());
    }
}

/// What the step says, and what was said of the last answer.
fn text_ui(ui: &mut Ui, open: &Open, look: Look) {
    if let Some(heading) = open.heading() {
        ui.label(RichText::new(heading).weak());
    }
    if matches!(open.step, Step::Picture { number: 0, .. }) {
        stage::paragraph_ui(ui, open.lesson.idea());
        ui.add_space(6.0);
    }
    if let Step::Done(stars) = open.step {
        ui.horizontal(|ui| stars_ui(ui, stars));
    }
    stage::strong_paragraph_ui(ui, open.caption());
    if let Some(answer) = open.told() {
        ui.add_space(6.0);
        stage::paragraph_ui(ui, said(answer));
        if !answer.is_right {
            ui.label(text!("lesson-try-another"));
        }
    }
    if let Some(typed) = look.typed {
        ui.label(text!("learn-typed", typed = typed));
    }
}

/// The buttons of the step.
fn row_ui(ui: &mut Ui, open: &Open, messages: &mut Vec<Message>) {
    let size = vec2(110.0, ui.spacing().interact_size.y + 4.0);
    let mut button = |ui: &mut Ui, name: String, is_enabled: bool, choice: Choice| {
        if ui.add_enabled(is_enabled, Button::new(name).min_size(size)).clicked() {
            messages.push(choice.into());
        }
    };
    match open.step {
        Step::Picture { number, is_played } => {
            if open.has_moves() {
                let name =
                    if is_played { text!("lesson-take-back-picture") } else { text!("lesson-play-picture") };
                button(ui, name, true, Choice::PlayPicture);
            }
            if number > 0 {
                button(ui, text!("learn-previous"), true, Choice::Previous);
            }
            button(ui, text!("learn-next"), true, Choice::Next);
        }
        Step::Exercise(_) => button(ui, text!("learn-next"), open.can_go_on(), Choice::Next),
        Step::Done(_) => {
            let following = LESSONS.iter().skip_while(|other| other.key != open.lesson.key).nth(1);
            if let Some(following) = following {
                button(ui, text!("lesson-next-lesson"), true, Choice::Begin(following.key));
            }
            button(ui, text!("lesson-all"), true, Choice::Next);
            if let Some(theme) = puzzles_about(open.lesson) {
                stage::puzzles_button(ui, theme, size, messages);
            }
        }
    }
}
