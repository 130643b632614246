//! The dialog that edits the part of a board to find games by: a square is black, white, empty or anything.

use super::{Message, Out};
use crate::dialogs::Dialog;
use crate::shared::Shared;
use crate::widgets::board::{BoardState, BoardView, board_ui, shape};
use crate::widgets::dialog::{Buttons, Obstacle, frame_ui};
use crate::widgets::focus;
use crate::widgets::form::tick_ui;
use crate::widgets::words::{note_ui, words_ui};
use ::library::board_search::{BoardPart, Content, SoughtBoard};
use egui::{Key, Ui, UiBuilder};
use othello::rules::{Color, Position, Square, Symmetry};
use texts::text;

const WIDTH: f32 = 640.0;
/// From this width of the dialog on, the board and the controls stand side by side.
const SIDE_BY_SIDE: f32 = 560.0;
/// The board's greatest side, and the height of what is above and below it in its column.
const BOARD: f32 = 360.0;
const AROUND_BOARD: f32 = 270.0;

pub struct State {
    part: BoardPart,
    /// The position on the board behind the dialog.
    shown: Position,
    board: BoardState,
    view: (u8, bool), // quarter turns, and whether mirrored
}

impl State {
    /// The dialog with the board that games are filtered by, if there is one.
    pub(crate) fn new(sought: Option<SoughtBoard>, shared: &Shared) -> State {
        let (shown, view) = (shared.session.position(), shared.settings.board_view());
        let part = match sought {
            Some(SoughtBoard::Part(part)) => part,
            Some(SoughtBoard::Position(position)) => BoardPart::whole(&position),
            None => BoardPart::anything(shown.size()),
        };
        State { part, shown: *shown, board: BoardState::new("part"), view }
    }
}

impl Dialog for State {
    type Message = Message;

    fn ui(&mut self, ui: &mut Ui, _: &Shared, out: &mut Out) {
        let buttons = |state: &State| {
            let n_squares = state.part.size.area() - state.part.free().len();
            let ready = if n_squares > 0 { Ok(()) } else { Err(Obstacle::Missing(text!("part-no-square"))) };
            Buttons { ready, ..Buttons::confirm(text!("part-find")) }
        };
        let answer = frame_ui(ui, &text!("part-title"), WIDTH, self, body_ui, buttons);
        out.leave(answer, |out| out.send(Message::Seek(Some(SoughtBoard::Part(self.part)))));
    }
}

fn body_ui(ui: &mut Ui, state: &mut State) {
    let width = ui.available_width();
    let height = ui.ctx().content_rect().height();
    if width >= SIDE_BY_SIDE {
        ui.horizontal_top(|ui| {
            canvas_ui(ui, state, BOARD.min(height - AROUND_BOARD / 2.0).max(200.0));
            ui.add_space(12.0);
            ui.vertical(|ui| controls_ui(ui, state));
        });
    } else {
        let side = width.min(height - AROUND_BOARD).clamp(200.0, BOARD);
        ui.vertical_centered(|ui| canvas_ui(ui, state, side));
        controls_ui(ui, state);
    }
}

fn canvas_ui(ui: &mut Ui, state: &mut State, side: f32) {
    let size = state.part.size;
    let start = Position::start(size);
    let seen = Symmetry::turned(state.view.0, state.view.1, size);
    let (discs, free) = (state.part.discs, state.part.free());
    let view = BoardView { discs, free, seen, ..BoardView::still(&start) };
    let (area, _) = ui.allocate_exact_size(side * shape(size), egui::Sense::hover());
    let shown = board_ui(&mut ui.new_child(UiBuilder::new().max_rect(area)), &view, &mut state.board);
    if let Some(square) = shown.clicked {
        // Clicks turn anything into black, then white, then empty, then anything again.
        let next = match state.part.at(square) {
            None => Some(Content::Disc(Color::Black)),
            Some(Content::Disc(Color::Black)) => Some(Content::Disc(Color::White)),
            Some(Content::Disc(Color::White)) => Some(Content::Empty),
            Some(Content::Empty) => None,
        };
        state.part.put(square, next);
    } else if let Some(square) = shown.secondary_clicked {
        state.part.put(square, None);
    }
    let keys = [
        (Key::B, Some(Content::Disc(Color::Black))),
        (Key::W, Some(Content::Disc(Color::White))),
        (Key::E, Some(Content::Empty)),
        (Key::Delete, None),
        (Key::Backspace, None),
    ];
    if let Some(content) = state.board.meant_by_key(ui.ctx(), keys) {
        state.part.put(state.board.cursor, content);
    }
}

fn controls_ui(ui: &mut Ui, state: &mut State) {
    words_ui(ui, text!("part-explain"));
    note_ui(ui, text!("part-keys"));
    // If the board had the focus, Enter would change a square instead of confirming the dialog.
    focus::take_here(ui.ctx());
    ui.horizontal_wrapped(|ui| {
        if ui.button(text!("part-from-game")).on_hover_text(text!("part-from-game.hint")).clicked() {
            let whole = BoardPart::whole(&state.shown);
            state.part = BoardPart { in_any_orientation: state.part.in_any_orientation, ..whole };
        }
        if ui.button(text!("part-clear")).on_hover_text(text!("part-clear.hint")).clicked() {
            Square::all(state.part.size).for_each(|square| state.part.put(square, None));
        }
    });
    tick_ui(ui, &mut state.part.in_any_orientation, text!("part-any-orientation"));
}
