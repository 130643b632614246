//! What a board remembers from frame to frame: the focused square, moving discs, and what was said.

use super::animation::Animation;
use super::{BoardView, Layout};
use egui::{Context, FocusDirection, Id, Key, Modifiers, accesskit};
use othello::rules::{ByColor, Square, Squares};

/// What the board remembers from frame to frame.
#[derive(Clone, Debug)]
pub struct BoardState {
    pub(super) id: Id,
    /// The square that the keyboard is on, or will be on when Tab brings it to the board.
    pub cursor: Square,
    pub(super) wants_focus: bool,
    pub(super) animation: Animation,
    /// The focused square, the discs, and the note that the screen reader says there. It stays as it was when
    /// the focus came: analysis changes notes many times a second, and every change would be spoken.
    pub(super) heard: Option<((Square, ByColor<Squares>), String)>,
    /// The squares between which an arrow is being drawn.
    pub(super) drawing: Option<[Square; 2]>,
    /// Where the board was drawn last.
    pub(super) drawn: Option<Layout>,
}

impl BoardState {
    /// The state of one of several boards in a window; each needs a name of its own.
    pub fn new(name: &str) -> BoardState {
        BoardState {
            id: Id::unique(("board", name)),
            cursor: Square::from_index(0),
            wants_focus: false,
            animation: Animation::default(),
            heard: None,
            drawing: None,
            drawn: None,
        }
    }

    /// Whether discs are still moving at `now`, egui's time in seconds (`ctx.input(|i| i.time)`).
    pub fn is_animating(&self, now: f64) -> bool {
        self.animation.is_running(now)
    }

    /// Whether the keyboard is on the board, which then gets arrow keys, Enter and Space; Tab and Esc leave.
    pub fn has_keyboard_focus(&self, ctx: &Context) -> bool {
        ctx.memory(|memory| memory.has_focus(self.square_id(self.cursor)))
    }

    /// The meaning of the pressed key among `keys`, if the keyboard is on the board; consumes the key.
    pub fn meant_by_key<T, const N: usize>(&self, ctx: &Context, keys: [(Key, T); N]) -> Option<T> {
        let is_pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let has_focus = self.has_keyboard_focus(ctx);
        let pressed = keys.into_iter().filter(|(key, _)| has_focus && is_pressed(*key));
        pressed.map(|(_, meaning)| meaning).reduce(|_, last| last)
    }

    /// Moves the keyboard focus to a square in the next frame.
    pub fn focus(&mut self, square: Square) {
        self.cursor = square;
        self.wants_focus = true;
    }

    /// The middle of a square in the window, where the board was drawn last.
    pub fn center_of(&self, square: Square) -> Option<egui::Pos2> {
        let layout = self.drawn.filter(|layout| square.index() < layout.size.area())?;
        Some(layout.screen_from_square(square).center())
    }

    pub(super) fn square_id(&self, square: Square) -> Id {
        self.id.with(square.index())
    }

    /// Keeps the note that the screen reader says until the focus or the discs change.
    pub(super) fn hear(&mut self, ctx: &Context, view: &BoardView) {
        let place = (self.cursor, view.discs);
        let has_focus = self.has_keyboard_focus(ctx);
        self.heard.take_if(|(heard_at, _)| *heard_at != place || !has_focus);
        if self.heard.is_none() && has_focus {
            self.heard = view.spoken_note(self.cursor).map(|note| (place, note.to_owned()));
        }
    }

    /// Moves the cursor by the arrow keys or at a screen reader's request, and then the focus.
    pub(super) fn move_cursor(&mut self, ctx: &Context, layout: &Layout) {
        let size = layout.size;
        let asked = Square::all(size).find(|&square| {
            let id = self.square_id(square);
            ctx.input(|input| input.has_accesskit_action_request(id, accesskit::Action::Focus))
        });
        if let Some(square) = asked {
            self.focus(square);
        }
        let has_focus = self.has_keyboard_focus(ctx);
        let step = if has_focus { arrow_steps(ctx) } else { (0, 0) };
        // The board may have become smaller meanwhile.
        let is_there = self.cursor.index() < size.area();
        let cursor = if is_there { self.cursor } else { Square::from_index(0) };
        if step != (0, 0) {
            // Otherwise egui would move the focus to a widget beside the board.
            ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
            self.focus(layout.beside(cursor, step));
        } else if !has_focus {
            self.cursor = cursor;
        }
        if std::mem::take(&mut self.wants_focus) && self.cursor.index() < size.area() {
            ctx.memory_mut(|memory| memory.request_focus(self.square_id(self.cursor)));
        }
    }
}

/// The sum of the arrow keys since the last frame, in columns and rows; consumes them.
fn arrow_steps(ctx: &Context) -> (i32, i32) {
    ctx.input_mut(|input| {
        let mut count = |key| input.count_and_consume_key(Modifiers::NONE, key) as i32;
        let columns = count(Key::ArrowRight) - count(Key::ArrowLeft);
        (columns, count(Key::ArrowDown) - count(Key::ArrowUp))
    })
}
