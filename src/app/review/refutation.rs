//! Show me: the game after a bad move and after the best one, side by side, move by move up to where the
//! damage shows.

use crate::analysis::explain::{Explanation, words};
use crate::analysis::headline::move_name;
use crate::app::message::{Message, leave};
use crate::app::widgets::board::{BoardState, BoardView, board_ui};
use crate::app::widgets::dialog::{Buttons, frame_ui};
use crate::app::widgets::icons::{Icon, icon_button};
use crate::app::widgets::theme::{BoardTheme, is_still};
use crate::rules::{Move, Position, Squares};
use crate::text;
use egui::{Align, Key, Label, Layout, Modifiers, RichText, Ui, UiBuilder, vec2};
use std::time::Duration;

const WIDTH: f32 = 720.0;
const GAP: f32 = 16.0;
const ANIMATION: Duration = Duration::from_millis(250);

/// Two lines and how far both are played.
///
/// While a review goes on it finds better lines. They are taken over as long as both boards stay as they are,
/// or nobody has stepped yet; otherwise they wait until they are asked for.
pub struct State {
    explanation: Explanation,
    /// What the review says by now, where the boards would change.
    newer: Option<Explanation>,
    n_played: usize,
    has_stepped: bool,
    boards: [BoardState; 2],
}

impl State {
    pub fn new(explanation: Explanation) -> State {
        let boards = [BoardState::new("refutation"), BoardState::new("better line")];
        // The move itself is played already, as on the board of the game.
        State { explanation, newer: None, n_played: 1, has_stepped: false, boards }
    }

    fn n_moves(&self) -> usize {
        self.explanation.refutation.len().max(self.explanation.better.len())
    }

    fn go(&mut self, n_played: usize) {
        self.n_played = n_played.min(self.n_moves());
        self.has_stepped = true;
    }

    /// Takes in what the review says by now of the same move.
    pub fn hear(&mut self, newest: &Explanation) {
        if newest.at != self.explanation.at || newest.position != self.explanation.position {
            return;
        }
        if !self.has_stepped || self.shows_as_much_of(newest) {
            self.take(newest.clone());
        } else if self.newer.as_ref() != Some(newest) {
            self.newer = Some(newest.clone());
        }
    }

    fn take(&mut self, newest: Explanation) {
        (self.explanation, self.newer) = (newest, None);
        self.n_played = self.n_played.min(self.n_moves());
    }

    /// Whether both boards would stay as they are.
    fn shows_as_much_of(&self, other: &Explanation) -> bool {
        let is_same = |own: &[Move], other: &[Move]| {
            let shown = |line: &[Move]| line[..self.n_played.min(line.len())].to_vec();
            shown(own) == shown(other)
        };
        is_same(&self.explanation.refutation, &other.refutation)
            && is_same(&self.explanation.better, &other.better)
    }
}

/// Draws the dialog.
pub(crate) fn refutation_ui(ui: &mut Ui, state: &mut State, theme: BoardTheme, messages: &mut Vec<Message>) {
    let body = |ui: &mut Ui, state: &mut State| body_ui(ui, state, theme);
    let answer = frame_ui(ui, &text!("refutation-title"), WIDTH, state, body, |_| Buttons::close());
    leave(answer, messages, |()| None);
}

fn body_ui(ui: &mut Ui, state: &mut State, theme: BoardTheme) {
    ui.add(Label::new(words::sentences(&state.explanation)).wrap());
    ui.add_space(4.0);
    let width = ((ui.available_width() - GAP) / 2.0).floor();
    let tallest = (ui.ctx().content_rect().height() - 330.0).max(120.0);
    let side = width.min(tallest);
    // A board that has the keyboard would take the arrows.
    let keys = [Key::Home, Key::ArrowLeft, Key::ArrowRight, Key::End]
        .map(|key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)));
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for line in 0..2 {
            ui.vertical(|ui| {
                ui.set_width(width);
                line_ui(ui, state, line, side, theme);
            });
        }
    });
    steps_ui(ui, state, keys);
}

/// One of the lines: its name, its board, its moves.
fn line_ui(ui: &mut Ui, state: &mut State, line: usize, side: f32, theme: BoardTheme) {
    let explanation = &state.explanation;
    let size = explanation.position.size();
    let moves = [&explanation.refutation, &explanation.better][line];
    let first = moves.first().map_or(String::new(), |&mv| move_name(mv, size));
    let title = match line {
        0 => text!("refutation-played", first = first),
        _ => text!("refutation-best", first = first),
    };
    ui.label(RichText::new(title).strong());
    let n_played = state.n_played.min(moves.len());
    let (position, last) = after(explanation.position, &moves[..n_played]);
    let (rect, _) = ui.allocate_exact_size(vec2(side, side), egui::Sense::hover());
    let view = BoardView {
        legal: Squares::EMPTY,
        preview: None,
        moves: None,
        last_move: last.and_then(Move::square),
        theme,
        animation: if is_still(ui.ctx()) { Duration::ZERO } else { ANIMATION },
        ..BoardView::of(&position)
    };
    board_ui(&mut ui.new_child(UiBuilder::new().max_rect(rect)), &view, &mut state.boards[line]);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 2.0);
        for (n, mv) in (1..).zip(moves) {
            let text = RichText::new(move_name(*mv, size));
            ui.label(if n == n_played {
                text.strong().underline()
            } else if n < n_played {
                text
            } else {
                text.weak()
            });
        }
    });
}

/// The position after some moves, and the last of them.
fn after(position: Position, moves: &[Move]) -> (Position, Option<Move>) {
    let play = |position: Position, &mv: &Move| position.play(mv).expect("an explanation's moves are legal");
    (moves.iter().fold(position, play), moves.last().copied())
}

/// The buttons that walk both lines together; their keys may have been pressed.
fn steps_ui(ui: &mut Ui, state: &mut State, keys: [bool; 4]) {
    let (n_played, n_moves) = (state.n_played, state.n_moves());
    let targets = [
        (Icon::First, text!("refutation-to-start"), 0, n_played > 0),
        (Icon::Previous, text!("refutation-back"), n_played.saturating_sub(1), n_played > 0),
        (Icon::Next, text!("refutation-forward"), n_played + 1, n_played < n_moves),
        (Icon::Last, text!("refutation-to-end"), n_moves, n_played < n_moves),
    ];
    ui.horizontal(|ui| {
        for ((icon, name, target, enabled), key) in targets.into_iter().zip(keys) {
            if icon_button(ui, icon, &name, enabled).clicked() || key {
                state.go(target);
            }
        }
        ui.label(RichText::new(text!("refutation-place", number = n_played, n = n_moves)).weak());
        if let Some(newer) = state.newer.clone() {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let button = ui.button(text!("refutation-newer"));
                if button.on_hover_text(text!("refutation-newer.hint")).clicked() {
                    state.take(newer);
                    state.go(1);
                }
            });
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluation::Score;
    use crate::rules::{BoardSize, Color, Square};

    fn explanation(refutation: &str, better: &str, loss: i32) -> Explanation {
        let line = |moves: &str| {
            let place = |name: &str| Move::Place(Square::parse(name, BoardSize::STANDARD).unwrap());
            moves.split_whitespace().map(place).collect()
        };
        Explanation {
            at: 0,
            position: Position::start(BoardSize::STANDARD),
            color: Color::Black,
            loss: Score::from_hundredths(loss),
            is_exact: false,
            thrown_away: None,
            differences: Vec::new(),
            refutation: line(refutation),
            better: line(better),
        }
    }

    #[test]
    fn newer_lines_are_taken_over_as_long_as_the_boards_stay() {
        let (first, longer) =
            (explanation("f5 d6 c3", "e6 f4", 300), explanation("f5 d6 c4 e3", "e6 f4 c3", 500));
        let other = explanation("f5 f6 e6", "e6 f6", 400);
        let mut state = State::new(first);
        // Nobody has stepped: any line will do.
        state.hear(&other);
        assert_eq!((&state.explanation, &state.newer), (&other, &None));
        let mut state = State::new(explanation("f5 d6 c3", "e6 f4", 300));
        state.go(2);
        state.hear(&longer);
        assert_eq!((state.explanation.loss.hundredths(), state.n_played), (500, 2));
        // Another reply would change the boards: it waits, and the newest of those that wait is shown.
        state.hear(&explanation("f5 f4", "e6 f4", 450));
        state.hear(&other);
        assert_eq!((&state.explanation, state.newer.as_ref()), (&longer, Some(&other)));
        // Back where both lines are one it can be taken over.
        state.go(1);
        state.hear(&other);
        assert_eq!((&state.explanation, &state.newer), (&other, &None));
        // Of another move nothing is taken.
        state.hear(&Explanation { at: 4, ..longer });
        assert_eq!(state.explanation, other);
    }
}
