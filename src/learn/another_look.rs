//! Three moves of one's own last game that are worth another look: what else could have been played?

use super::{Look, stage};
use crate::message::Message;
use crate::waker;
use crate::widgets::board::{BoardState, BoardView};
use crate::widgets::speech;
use egui::{Button, Context, Key, Ui, vec2};
use othello::rules::{Square, Squares};
use outflank_core::teach::another_look::Moment;
use outflank_core::teach::another_look::round::Round;
use outflank_core::teach::choice::{AnotherChoice, Choice};
use outflank_core::text;

/// The moments of the last game, and their board.
pub(super) struct State {
    round: Round,
    board: BoardState,
}

impl State {
    pub(super) fn new(ctx: &Context) -> State {
        State { round: Round::new(waker(ctx)), board: BoardState::new("another look") }
    }

    /// How many moves there are to look at.
    pub(super) fn n_moments(&self) -> usize {
        self.round.n_moments()
    }

    /// Other moments, of another game, or none.
    pub(super) fn offer(&mut self, moments: Vec<Moment>) {
        self.round.offer(moments);
    }

    /// Carries out a choice; says whether there is nothing left to look at.
    pub(super) fn take(&mut self, ctx: &Context, choice: AnotherChoice) -> bool {
        let said = self.round.take(choice);
        let is_over = said.is_none();
        said.into_iter().for_each(|said| speech::say(ctx, said));
        is_over
    }

    /// A square was clicked or typed.
    pub(super) fn answer(&mut self, ctx: &Context, square: Square) {
        self.round.answer(square).into_iter().for_each(|said| speech::say(ctx, said));
    }

    /// Brings the keyboard to the board.
    pub(super) fn focus_board(&mut self) {
        self.board.focus(self.board.cursor());
    }

    /// Takes in the lines that were found.
    pub(super) fn poll(&mut self) {
        self.round.poll();
    }
}

/// Draws the moment that is shown.
pub(super) fn another_ui(ui: &mut Ui, state: &mut State, look: Look, messages: &mut Vec<Message>) {
    let State { round, board } = state;
    let Some((moment, at)) = round.shown() else {
        return stage::header_ui(ui, &text!("another-look-none"), &text!("learn-back-to-game"), messages);
    };
    let title = text!("another-look-title", ply = moment.number, number = at + 1, moves = round.n_moments());
    stage::header_ui(ui, &title, &text!("learn-back-to-game"), messages);
    let (position, last) = round.board(moment);
    let is_open = !round.is_solved();
    let hints = match (round.hint(), round.n_hints()) {
        (Some(hint), 2) if is_open => hint.squares,
        (Some(hint), 3..) if is_open => vec![hint.best],
        _ => Vec::new(),
    };
    let view = BoardView {
        legal: if is_open { position.legal_moves() } else { Squares::EMPTY },
        rings: look.rings,
        preview: is_open.then_some(&position),
        last_move: last,
        hints: &hints,
        ..stage::plain_view(&position, &look)
    };
    let (words, is_told, n_hints) = (round.words(), round.is_told(), round.n_hints());
    let is_known = round.lines().is_some();
    let text = |ui: &mut Ui| {
        for paragraph in &words {
            stage::paragraph_ui(ui, paragraph);
            ui.add_space(6.0);
        }
        if let Some(typed) = look.typed {
            ui.label(text!("learn-typed", typed = typed));
        }
    };
    let row = |ui: &mut Ui| {
        let size = vec2(86.0, ui.spacing().interact_size.y + 4.0);
        let mut button = |ui: &mut Ui, name: String, is_enabled: bool, message: Message| {
            if ui.add_enabled(is_enabled, Button::new(name).min_size(size)).clicked() {
                messages.push(message);
            }
        };
        let take = |choice| Message::Learn(Choice::Another(choice));
        button(ui, text!("another-look-hint"), is_open && is_known && n_hints < 3, take(AnotherChoice::Hint));
        button(
            ui,
            text!("another-look-both-lines"),
            is_told,
            Message::ShowLines(Box::new(moment.explanation.clone())),
        );
        button(ui, text!("learn-next"), true, take(AnotherChoice::Next));
    };
    let clicked = stage::stage_ui(ui, &view, board, text, row).clicked;
    match clicked {
        Some(square) if is_open => messages.push(Message::Learn(Choice::Square(square))),
        _ if round.is_solved() && stage::pressed(ui, &[Key::Enter, Key::ArrowRight]) => {
            messages.push(Message::Learn(Choice::Another(AnotherChoice::Next)));
        }
        _ => {}
    }
}
