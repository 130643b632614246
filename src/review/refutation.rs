//! The dialog that plays the lines after a bad move and after the best one, up to where the damage shows.

use crate::dialogs::Dialog;
use crate::outbox::steps;
use crate::review::Out;
use crate::shared::Shared;
use crate::widgets::board::{BoardState, BoardView, board_ui};
use crate::widgets::dialog::{Buttons, frame_ui};
use crate::widgets::focus;
use crate::widgets::icons::{Icon, icon_button};
use crate::widgets::theme::is_still;
use crate::widgets::words::{note_ui, words_ui};
use analysis::explain::both_lines::BothLines;
use analysis::explain::{Explanation, Line, words};
use egui::{Align, Key, Layout, RichText, Role, Sense, Ui, UiBuilder, Vec2};
use othello::rules::{Move, Position};
use std::cmp::Ordering;
use std::time::Duration;
use texts::text;
use texts::words::move_name;

const WIDTH: f32 = 720.0;
const GAP: f32 = 16.0;
/// More numbers would hide the board.
const STEPS_MAX: usize = 3;
const ANIMATION: Duration = Duration::from_millis(250);

/// Two lines, and a board for each.
pub struct State {
    pub lines: BothLines,
    boards: [BoardState; 2],
}

impl State {
    pub fn new(explanation: Explanation) -> State {
        let boards = [BoardState::new("refutation"), BoardState::new("better line")];
        State { lines: BothLines::new(explanation), boards }
    }
}

impl Dialog for State {
    type Message = crate::review::Message;

    fn ui(&mut self, ui: &mut Ui, _: &Shared, out: &mut Out) {
        let answer = frame_ui(ui, &text!("refutation-title"), WIDTH, self, body_ui, |_| Buttons::close());
        out.leave(answer, |_| {});
    }
}

fn body_ui(ui: &mut Ui, state: &mut State) {
    words_ui(ui, words::sentences(&state.lines.explanation));
    if let Some(more) = words::more(&state.lines.explanation) {
        note_ui(ui, more);
    }
    ui.add_space(4.0);
    let width = ((ui.available_width() - GAP) / 2.0).floor();
    let side = width.min((ui.ctx().content_rect().height() - 330.0).max(120.0));
    // Read before the boards are drawn: one that has the keyboard would take the arrows.
    let keys = [Key::Home, Key::ArrowLeft, Key::ArrowRight, Key::End];
    let keys = keys.map(|key| focus::key_pressed(ui, key));
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for line in 0..2 {
            ui.vertical(|ui| {
                ui.set_width(width);
                line_ui(ui, state, line, side);
            });
        }
    });
    steps_ui(ui, &mut state.lines, keys);
}

/// One of the lines: its name, its board, its moves.
fn line_ui(ui: &mut Ui, state: &mut State, line: usize, side: f32) {
    let explanation = &state.lines.explanation;
    let size = explanation.position.size();
    let moves = [&explanation.refutation, &explanation.better][line];
    let first = moves.first().map_or(String::new(), |&mv| move_name(mv, size));
    let title = match line {
        0 => text!("refutation-played", first = first),
        _ => text!("refutation-best", first = first),
    };
    ui.label(RichText::new(&title).strong());
    let n_played = state.lines.n_played.min(moves.len());
    let (played, next) = moves.split_at(n_played);
    let play = |position: Position, &mv: &Move| position.play(mv).expect("an explanation's moves are legal");
    let position = played.iter().fold(explanation.position, play);
    let steps = steps(&next[..next.len().min(STEPS_MAX)], position.turn());
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    let view = BoardView {
        last_move: played.last().and_then(|mv| mv.square()),
        reason: explanation.marks_in(Line::BOTH[line]),
        steps: &steps,
        animation: if is_still(ui.ctx()) { Duration::ZERO } else { ANIMATION },
        ..BoardView::still(&position)
    };
    // A screen reader says on which board a square is.
    let place = UiBuilder::new().max_rect(rect).accessibility_role(Role::Group).accessibility_label(title);
    board_ui(&mut ui.new_child(place), &view, &mut state.boards[line]);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = [8.0, 2.0].into();
        for (n, mv) in (1..).zip(moves) {
            let text = RichText::new(move_name(*mv, size));
            ui.label(match n.cmp(&n_played) {
                Ordering::Less => text,
                Ordering::Equal => text.strong().underline(),
                Ordering::Greater => text.weak(),
            });
        }
    });
}

/// The buttons that step through both lines; `keys` says which of their keys were pressed.
fn steps_ui(ui: &mut Ui, lines: &mut BothLines, keys: [bool; 4]) {
    let (n_played, n_moves) = (lines.n_played, lines.n_moves());
    let targets = [
        (Icon::First, text!("refutation-to-start"), 0, n_played > 0),
        (Icon::Previous, text!("refutation-back"), n_played.saturating_sub(1), n_played > 0),
        (Icon::Next, text!("refutation-forward"), n_played + 1, n_played < n_moves),
        (Icon::Last, text!("refutation-to-end"), n_moves, n_played < n_moves),
    ];
    ui.horizontal(|ui| {
        for (n, ((icon, name, target, enabled), key)) in targets.into_iter().zip(keys).enumerate() {
            if n == 2 {
                // The boards need no keyboard: the Next button gets it.
                focus::take_here(ui.ctx());
            }
            if icon_button(ui, icon, &name, enabled).clicked() || key {
                lines.go(target);
            }
        }
        ui.label(RichText::new(text!("refutation-place", number = n_played, n = n_moves)).weak());
        if let Some(newer) = lines.newer.clone() {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let button = ui.button(text!("refutation-newer"));
                if button.on_hover_text(text!("refutation-newer.hint")).clicked() {
                    lines.show(newer);
                    lines.go(1);
                }
            });
        }
    });
}
