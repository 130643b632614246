//! The position editor: discs put anywhere, whose turn it is, and always whether the position can be played.
//!
//! A press paints with the chosen disc and goes on painting while the pointer is dragged; a press on a disc
//! of the same colour takes it away, and so does the right button. The text beside the board is the same
//! position and can be edited or pasted over.

mod canvas;

use crate::dialogs::{Dialog, Out};
use crate::outbox::Event;
use crate::shared::Shared;
use crate::widgets::board::BoardState;
use crate::widgets::dialog::{Buttons, Obstacle, frame_ui};
use crate::widgets::focus;
use crate::widgets::form::{choice_ui, outlined, row_ui, sentence, size_ui};
use crate::widgets::words::note_ui;
use egui::{RichText, TextEdit, TextStyle, Ui};
use othello::formats::board_text;
use othello::record::NodeId;
use othello::rules::{BoardSize, Color, Position, Setup, Square};
use session::Action;
use std::convert::Infallible;
use texts::words::color_name;
use texts::{text, words};

/// The width, in points, from which on the board and the controls stand side by side.
const SIDE_BY_SIDE: f32 = 600.0;

/// A position under construction.
pub struct State {
    setup: Setup,
    /// The disc a press puts down, `None` to clear squares.
    brush: Option<Color>,
    /// What the text field holds: the position, or a text that is not one yet.
    text: String,
    text_error: Option<String>,
    stroke: Option<canvas::Stroke>,
    board: BoardState,
    current: Position,
    /// By how many quarters the board is turned, after it is mirrored if the flag is set.
    view: (u8, bool),
    set_up_for: SetUpFor,
}

/// What the confirmed position is for.
#[derive(Clone, Copy)]
pub enum SetUpFor {
    /// A game begins from it.
    Game,
    /// It is the start that the dialog of new games offers.
    NewGame,
    /// It corrects the board of the game at this place: the board keeps its size, and the game may be over.
    Correction(NodeId),
}

impl State {
    pub(super) fn new(current: &Position, set_up_for: SetUpFor, view: (u8, bool)) -> State {
        let setup = Setup::from(current);
        State {
            text: board_text::write(current).trim_end().to_owned(),
            text_error: None,
            setup,
            brush: Some(Color::Black),
            stroke: None,
            board: BoardState::new("editor"),
            current: *current,
            view,
            set_up_for,
        }
    }

    /// The editor with the position shown.
    pub(crate) fn of(shared: &Shared, set_up_for: SetUpFor) -> State {
        State::new(shared.session.position(), set_up_for, shared.settings.board_view())
    }

    fn corrects(&self) -> bool {
        matches!(self.set_up_for, SetUpFor::Correction(_))
    }

    fn replace(&mut self, setup: Setup) {
        self.setup = setup;
        self.rewrite();
    }

    fn put(&mut self, square: Square, disc: Option<Color>) {
        if self.setup.disc_at(square) != disc {
            self.setup.put(square, disc);
            self.rewrite();
        }
    }

    /// Changes the size of the board. Discs keep their place relative to the centre, as far as they fit.
    fn resize(&mut self, size: BoardSize) {
        let old = self.setup.size;
        let mut setup = Setup { turn: self.setup.turn, ..Setup::empty(size) };
        let shift = |new: u8, old: u8| (isize::from(new) - isize::from(old)) / 2;
        let (right, down) = (shift(size.width(), old.width()), shift(size.height(), old.height()));
        for square in Square::all(old) {
            let column = square.column(old).checked_add_signed(right);
            let row = square.row(old).checked_add_signed(down);
            if let Some(moved) = column.zip(row).and_then(|(column, row)| Square::at(column, row, size)) {
                setup.put(moved, self.setup.disc_at(square));
            }
        }
        self.replace(setup);
    }

    /// Makes the text follow the board.
    fn rewrite(&mut self) {
        if let Ok(position) = self.setup.position() {
            self.text = board_text::write(&position).trim_end().to_owned();
        }
        self.text_error = None;
    }

    /// Makes the board follow the text, if that is a board.
    fn reread(&mut self) {
        match board_text::read(&self.text, self.setup.size) {
            Ok(setup) if self.corrects() && setup.size != self.current.size() => {
                let board = self.current.size().to_string();
                self.text_error = Some(text!("editor-other-size", board = board));
            }
            Ok(setup) => {
                self.setup = setup;
                self.text_error = None;
            }
            Err(error) => self.text_error = Some(words::read_error(&error.into())),
        }
    }

    /// The position, or why it cannot be played.
    pub fn position(&self) -> Result<Position, String> {
        if let Some(error) = &self.text_error {
            return Err(sentence(error));
        }
        let setup = &self.setup;
        let checked = if self.corrects() { setup.position() } else { setup.playable() };
        checked.map_err(|error| sentence(&words::setup_error(&error)))
    }
}

impl Dialog for State {
    type Message = Infallible;

    fn ui(&mut self, ui: &mut Ui, _: &Shared, out: &mut Out) {
        let buttons = |state: &State| {
            let ready = state.position().map(drop).map_err(Obstacle::Wrong);
            let confirm = match state.set_up_for {
                SetUpFor::Game => text!("editor-play-from-here"),
                SetUpFor::NewGame | SetUpFor::Correction(_) => text!("editor-use-position"),
            };
            Buttons { ready, ..Buttons::confirm(confirm) }
        };
        let title = if self.corrects() { text!("editor-correct-title") } else { text!("editor-title") };
        let answer = frame_ui(ui, &title, 720.0, self, body_ui, buttons);
        out.leave(answer, |out| match (self.position(), self.set_up_for) {
            (Err(_), _) => {}
            (Ok(position), SetUpFor::Game) => out.emit(Event::PlayFrom(position)),
            (Ok(position), SetUpFor::NewGame) => out.emit(Event::SetUp(position)),
            (Ok(position), SetUpFor::Correction(at)) => {
                // The game may have gone on meanwhile.
                out.act(Action::Jump(at));
                out.act(Action::Correct(Box::new(position)));
            }
        });
    }
}

fn body_ui(ui: &mut Ui, state: &mut State) {
    let width = ui.available_width();
    if width >= SIDE_BY_SIDE {
        ui.horizontal_top(|ui| {
            canvas::canvas_ui(ui, state, 400.0);
            ui.add_space(12.0);
            ui.vertical(|ui| {
                row_ui(ui, &text!("editor-put-down"), |ui| brush_ui(ui, state));
                controls_ui(ui, state);
            });
        });
    } else {
        ui.horizontal(|ui| {
            ui.label(RichText::new(text!("editor-put-down")).strong());
            brush_ui(ui, state);
        });
        // The board leaves room for the choice of discs and, up to 10 squares a side, for whose turn it is.
        let size = state.setup.size;
        let around = if size.width().max(size.height()) > 10 { 210.0 } else { 242.0 };
        let side = width.min(ui.ctx().content_rect().height() - around).max(200.0);
        ui.vertical_centered(|ui| canvas::canvas_ui(ui, state, side));
        ui.add_space(8.0);
        controls_ui(ui, state);
    }
}

fn brush_ui(ui: &mut Ui, state: &mut State) {
    // The keyboard starts here, since on the board Enter would put down a disc, not confirm the dialog.
    focus::take_here(ui.ctx());
    let [black, white] = Color::BOTH.map(|color| (Some(color), color_name(color)));
    choice_ui(ui, &mut state.brush, &[black, white, (None, text!("editor-empty"))]);
}

fn controls_ui(ui: &mut Ui, state: &mut State) {
    row_ui(ui, &text!("editor-turn"), |ui| {
        let turns = Color::BOTH.map(|color| (color, text!("editor-to-move", color = color.key())));
        if choice_ui(ui, &mut state.setup.turn, &turns) {
            state.rewrite();
        }
    });
    row_ui(ui, &text!("editor-board"), |ui| {
        let mut size = state.setup.size;
        if !state.corrects() && size_ui(ui, &mut size) {
            state.resize(size);
        }
        ui.horizontal_wrapped(|ui| {
            let (size, turn) = (state.setup.size, state.setup.turn);
            if ui.button(text!("editor-clear")).clicked() {
                state.replace(Setup { turn, ..Setup::empty(size) });
            }
            if !state.corrects() && ui.button(text!("editor-standard-start")).clicked() {
                state.replace(Setup::from(&Position::start(size)));
            }
            if ui.button(text!("editor-from-game")).clicked() {
                state.replace(Setup::from(&state.current));
            }
        });
    });
    row_ui(ui, &text!("editor-as-text"), |ui| text_ui(ui, state));
}

fn text_ui(ui: &mut Ui, state: &mut State) {
    // The board and the line that says whose turn it is.
    let rows = usize::from(state.setup.size.height()) + 1;
    let field = TextEdit::multiline(&mut state.text).font(TextStyle::Monospace).desired_rows(rows);
    let field = outlined(ui, |ui| ui.add(field.desired_width(f32::INFINITY)));
    let response = field.accessible_name(text!("editor-as-text.name"));
    if response.changed() {
        state.reread();
    }
    note_ui(ui, text!("editor-as-text.hint"));
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::record::Record;

    fn size(text: &str) -> BoardSize {
        text.parse().unwrap()
    }

    /// The editor with the start on 4×4.
    fn small() -> State {
        State::new(&Position::start(size("4x4")), SetUpFor::Game, (0, false))
    }

    #[test]
    fn a_larger_board_keeps_the_discs_in_its_centre_and_a_smaller_one_what_fits() {
        let mut state = small();
        state.resize(size("6x8"));
        assert_eq!(state.setup.position(), Ok(Position::start(size("6x8"))));
        state.put(Square::from_index(0), Some(Color::White));
        state.resize(size("4x4"));
        assert_eq!(state.setup.position(), Ok(Position::start(size("4x4"))));
    }

    #[test]
    fn a_correction_keeps_the_size_of_its_board_and_may_end_the_game() {
        let mut state = State { set_up_for: SetUpFor::Correction(Record::ROOT), ..small() };
        state.text = "------\n".repeat(6) + "White to move";
        state.reread();
        assert!(state.position().unwrap_err().contains("4×4"));
        state.replace(Setup::empty(size("4x4")));
        assert!(state.position().is_ok_and(|position| position.outcome().is_some()));
    }

    #[test]
    fn the_text_and_the_board_follow_each_other() {
        let mut state = small();
        state.put(Square::from_index(0), Some(Color::Black));
        assert_eq!(state.text, "X---\n-OX-\n-XO-\n----\nBlack to move");
        state.text = "XXXX--\n------\n-----O\n------\nWhite to move".to_owned();
        state.reread();
        assert!(state.position().unwrap_err().contains("nothing to play"));
        state.put(Square::from_index(0), None);
        assert_eq!(state.text, "-XXX--\n------\n-----O\n------\nWhite to move");
    }
}
