//! The board on the screen: a widget that shows plain data and says which square was clicked.
//!
//! It knows pixels, keys and time; [`BoardView`] tells it the rest, and the position there knows the rules.
//! Each square is a response of its own, whose name says all there is to know of it ("f5, empty, you can play
//! here, flips 2"), which serves the mouse, the keyboard, screen readers and tests alike.
//!
//! Keys: Tab brings the keyboard to the board and takes it away; one square is then framed, the arrows move
//! the frame, Enter and Space click the square. Only then does the board take those keys: see
//! [`BoardState::has_keyboard_focus`].

mod animation;
mod discs;
mod layout;
mod marks;
mod notes;
mod overlays;
mod paint;
mod pictures;
mod shading;
mod sprites;
mod state;

pub use layout::{Layout, shape};
pub use notes::Note;
pub use overlays::Sign;
pub use pictures::{
    disc_icon_ui, mark_move, paint_disc_icon, piece_ui, preview_ui, sign_ui, themed_preview_ui,
};
pub use state::BoardState;

use super::focus;
use super::theme::BoardTheme;
use analysis::explain::Marks as ReasonMarks;
use discs::Discs;
use egui::{CursorIcon, Key, PointerButton, Rect, Response, Role, Sense, Ui};
use egui::{WidgetInfo, accesskit};
use marks::MarkPlace;
use othello::record::Mark;
use othello::rules::{ByColor, Color, Position, Square, Squares, Symmetry};
use std::time::Duration;
use texts::text;

/// What the board shows. Start from [`BoardView::of`] and change what differs.
#[derive(Clone, Debug)]
pub struct BoardView<'a> {
    /// The position whose moves are previewed; a screen reader says how many discs each flips.
    pub position: &'a Position,
    /// The game is paused: no disc can be placed, and Space asks to resume.
    pub waits: bool,
    /// Where the discs of both colours lie.
    pub discs: ByColor<Squares>,
    /// Squares that may hold anything, while the user chooses a part of a board to search for.
    pub free: Squares,
    /// The squares that a click would play; empty while no click is expected.
    pub legal: Squares,
    /// Whether `legal` is also marked with rings.
    pub rings: bool,
    /// Whether the move under the pointer is previewed.
    pub previews: bool,
    /// Whether the preview also marks the opponent's replies.
    pub replies: bool,
    /// The disc placed last, if it is marked.
    pub last_move: Option<Square>,
    /// The discs that the last move flipped, for a faint mark.
    pub flipped: Squares,
    /// The squares of a hint: several, one of them right, or the right one alone.
    pub hints: &'a [Square],
    /// What is written on empty squares; it takes the place of their rings.
    pub notes: &'a [Note],
    /// Marks that the user put on squares.
    pub marks: &'a [(Square, Mark)],
    /// Arrows that the user drew.
    pub arrows: &'a [[Square; 2]],
    /// Whether crosses among the `marks` are wrong answers.
    pub judges: bool,
    /// The signs of an overlay, on squares and discs.
    pub signs: &'a [(Square, Sign)],
    /// The squares that a reason speaks of, and an arrow to where a move does harm.
    pub reason: ReasonMarks,
    /// The right answer, which stands out more than what a reason speaks of.
    pub answer: Squares,
    /// Squares that are numbered in this order, each with the side that plays there.
    pub steps: &'a [(Square, Color)],
    /// Whether letters and numbers stand around the board.
    pub coordinates: bool,
    /// How the view of the board is turned or mirrored.
    pub seen: Symmetry,
    /// The board's theme; `None` for that of the window's other boards.
    pub theme: Option<BoardTheme>,
    /// The longest time for which a change is animated; zero for reduced motion.
    pub animation: Duration,
}

/// What happened on the board in this frame.
#[derive(Clone, Copy, Debug)]
pub struct BoardResponse {
    /// A square clicked, or chosen with Enter or Space; whether or not it can be played.
    pub clicked: Option<Square>,
    /// A square clicked with the other mouse button.
    pub secondary_clicked: Option<Square>,
    /// The arrow drawn: where the other mouse button was pressed, and where it was released.
    pub drawn: Option<[Square; 2]>,
    /// The square under the pointer.
    pub hovered: Option<Square>,
    /// Space was pressed on a board that waits.
    pub resumes: bool,
    /// The board with its frame, in points.
    pub rect: Rect,
}

impl<'a> BoardView<'a> {
    /// The usual view of a position on which the side to move may click.
    pub fn of(position: &'a Position) -> BoardView<'a> {
        BoardView {
            position,
            waits: false,
            discs: position.discs(),
            free: Squares::EMPTY,
            legal: position.legal_moves(),
            rings: true,
            previews: true,
            replies: false,
            last_move: None,
            flipped: Squares::EMPTY,
            hints: &[],
            notes: &[],
            marks: &[],
            arrows: &[],
            judges: false,
            signs: &[],
            reason: ReasonMarks::default(),
            answer: Squares::EMPTY,
            steps: &[],
            coordinates: true,
            seen: Symmetry::IDENTITY,
            theme: None,
            animation: Duration::from_millis(320),
        }
    }

    /// A view of a position to look at or to change: no square is legal, and no change is animated.
    pub fn still(position: &'a Position) -> BoardView<'a> {
        BoardView { legal: Squares::EMPTY, animation: Duration::ZERO, ..BoardView::of(position) }
    }

    /// What a screen reader says on a square. All of it is the square's name, for a name reaches every screen
    /// reader; on Linux nothing carries a button's value.
    fn spoken(&self, square: Square, note: Option<&str>) -> String {
        let nothing = if self.free.contains(square) { "any" } else { "none" };
        let disc = color_at(self.discs, square).map_or(nothing, Color::key);
        let is_legal = self.legal.contains(square);
        let n_flips = if is_legal { self.position.flips(square).len() } else { 0 };
        let mark = self.marks.iter().find(|(marked, _)| *marked == square);
        let facts = [
            Some(text!("square-spoken", square = square.name(self.position.size()), disc = disc)),
            is_legal.then(|| text!("square-spoken-legal")),
            (n_flips > 0).then(|| text!("square-spoken-flips", n = n_flips)),
            (self.last_move == Some(square)).then(|| text!("square-spoken-last")),
            self.hints.contains(&square).then(|| text!("square-spoken-hint")),
            self.reason.squares.contains(square).then(|| text!("square-spoken-reason")),
            mark.map(|(_, mark)| mark_words(mark)),
            note.map(str::to_owned),
        ];
        text::list(facts.into_iter().flatten())
    }

    fn spoken_note(&self, square: Square) -> Option<&str> {
        self.notes.iter().find(|note| note.square == square).map(|note| note.spoken.as_str())
    }
}

fn color_at(discs: ByColor<Squares>, square: Square) -> Option<Color> {
    Color::BOTH.into_iter().find(|&color| discs[color].contains(square))
}

/// "marked with a triangle", "marked with a letter A".
fn mark_words(mark: &Mark) -> String {
    let (shape, letter) = match mark {
        Mark::Label(letter) => ("letter", letter.as_str()),
        Mark::Cross => ("cross", ""),
        Mark::Triangle => ("triangle", ""),
        Mark::Circle => ("circle", ""),
        Mark::Square => ("square", ""),
    };
    text!("square-spoken-mark", shape = shape, letter = letter)
}

/// Draws the board as large as `ui` allows; tells what was clicked. Asks for frames only while discs move.
pub fn board_ui(ui: &mut Ui, view: &BoardView, state: &mut BoardState) -> BoardResponse {
    let (area, _) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    let fitted = Layout::fit(area, view.position.size(), view.coordinates, ui.pixels_per_point());
    let layout = Layout { seen: view.seen, ..fitted };
    let now = ui.input(|input| input.time);
    state.animation.show(view.position.size(), view.discs, now, view.animation);
    if state.is_animating(now) {
        ui.ctx().request_repaint();
    }
    state.drawn = Some(layout);
    state.move_cursor(ui.ctx(), &layout);
    let response = interact(ui, view, state, &layout);
    if ui.is_rect_visible(layout.outer) {
        paint_board(ui, view, state, &layout, response.hovered);
    }
    response
}

fn interact(ui: &mut Ui, view: &BoardView, state: &mut BoardState, layout: &Layout) -> BoardResponse {
    state.hear(ui.ctx(), view);
    let resumes = view.waits && state.has_keyboard_focus(ui.ctx()) && focus::key_pressed(ui, Key::Space);
    let [mut clicked, mut secondary_clicked, mut hovered] = [None; 3];
    for square in Square::all(view.position.size()) {
        let tile = square_response(ui, view, state, square, layout.screen_from_square(square));
        let here = |is: bool, before: Option<Square>| if is { Some(square) } else { before };
        clicked = here(tile.clicked(), clicked);
        secondary_clicked = here(tile.secondary_clicked(), secondary_clicked);
        hovered = here(tile.hovered(), hovered);
    }
    let drawn = draw(ui, state, layout, hovered);
    if let Some(square) = clicked {
        // Tab finds the board where it was last used; a click alone leaves the arrows to the record.
        state.cursor = square;
    }
    if state.has_keyboard_focus(ui.ctx()) {
        focus::frames_itself(ui.ctx(), state.square_id(state.cursor));
        [Key::Enter, Key::Space].into_iter().for_each(|key| _ = focus::key_pressed(ui, key));
    }
    if let Some(square) = hovered.filter(|_| !view.legal.is_empty()) {
        let legal = view.legal.contains(square);
        ui.ctx().set_cursor_icon(if legal { CursorIcon::PointingHand } else { CursorIcon::Default });
    }
    BoardResponse { clicked, secondary_clicked, drawn, hovered, resumes, rect: layout.outer }
}

/// Follows the arrow that the other mouse button draws, and returns its ends when the button is released.
fn draw(ui: &Ui, state: &mut BoardState, layout: &Layout, hovered: Option<Square>) -> Option<[Square; 2]> {
    let button = PointerButton::Secondary;
    let (is_pressed, is_released, at) = ui.input(|input| {
        let pointer = &input.pointer;
        (pointer.button_pressed(button), pointer.button_released(button), pointer.interact_pos())
    });
    if is_pressed {
        state.drawing = hovered.map(|square| [square; 2]);
    }
    let [from, _] = state.drawing?;
    let to = at.and_then(|at| layout.square_from_screen(at));
    // No arrow is drawn to a point beside the board.
    state.drawing = Some([from, to.unwrap_or(from)]);
    if !is_released {
        return None;
    }
    state.drawing = None;
    Some([from, to?])
}

/// A square as something to point at, click, focus and read out. Tab stops only at the cursor's.
fn square_response(ui: &Ui, view: &BoardView, state: &BoardState, square: Square, rect: Rect) -> Response {
    let sense = if square == state.cursor { Sense::click() } else { Sense::CLICK };
    let id = state.square_id(square);
    let response = ui.interact(rect, id, sense);
    response.widget_info(|| {
        let heard = state.heard.as_ref().filter(|((at, _), _)| *at == square).map(|(_, note)| note.as_str());
        let note = heard.or_else(|| view.spoken_note(square));
        WidgetInfo::labeled(Role::Button, true, view.spoken(square, note))
    });
    ui.ctx().accesskit_node_builder(id, |node| node.add_action(accesskit::Action::Focus));
    response
}

fn paint_board(ui: &Ui, view: &BoardView, state: &BoardState, layout: &Layout, hovered: Option<Square>) {
    let now = ui.input(|input| input.time);
    let painter = ui.painter();
    let theme = view.theme.unwrap_or_else(|| BoardTheme::shown(ui.ctx()));
    let palette = &theme.palette();
    paint::board_ground(painter, layout, palette, view.coordinates);

    let preview = hovered
        .filter(|&square| view.previews && view.legal.contains(square))
        .and_then(|square| Some((square, view.position.play(othello::rules::Move::Place(square)).ok()?)));
    let tile = |square| layout.screen_from_square(square);
    let lit = |square| paint::lit_palette(palette, layout, tile(square));
    for square in view.free.iter() {
        marks::free(painter, tile(square), &lit(square));
    }
    let noted: Squares = view.notes.iter().map(|note| note.square).collect();
    // A ring fits into a shape, but not under a letter or a cross.
    let takes_ring = |mark: &Mark| matches!(mark, Mark::Triangle | Mark::Circle | Mark::Square);
    let covered: Squares =
        view.marks.iter().filter(|(_, mark)| !takes_ring(mark)).map(|(square, _)| *square).collect();
    let rings = view.legal & !noted & !covered;
    if view.rings {
        for square in rings.iter().filter(|&square| Some(square) != preview.map(|(square, _)| square)) {
            marks::legal(painter, tile(square), palette);
        }
    }

    let mut discs = Discs::new(painter, theme, layout.side);
    for square in Square::all(view.position.size()) {
        if let Some(mut pose) = state.animation.pose(square, now) {
            if let Some(tilt) = &mut pose.tilt {
                tilt.direction = layout.screen_from_direction(tilt.direction);
            }
            discs.add(tile(square).center(), pose);
        }
    }
    if let Some((square, _)) = preview {
        discs.add_ghost(tile(square).center(), view.position.turn());
    }
    discs.paint(painter);

    let at_rest = !state.is_animating(now);
    if at_rest {
        let on_disc = |square: Square| Some((square, color_at(view.discs, square)?));
        for (square, disc) in view.flipped.iter().filter_map(on_disc) {
            marks::flipped(painter, tile(square), disc, palette);
        }
        if let Some((square, disc)) = view.last_move.and_then(on_disc) {
            marks::last_move(painter, tile(square), disc, palette);
        }
    }
    if let Some((square, after)) = preview.filter(|_| at_rest) {
        for flip in view.position.flips(square).iter() {
            marks::would_flip(painter, tile(flip), view.position.turn(), palette);
        }
        if view.replies && after.turn() != view.position.turn() {
            for reply in (after.legal_moves() & !noted).iter() {
                marks::reply(painter, tile(reply), !view.position.turn(), palette);
            }
        }
    }
    for square in (view.reason.squares | view.answer).iter().filter(|_| at_rest) {
        match view.answer.is_empty() || view.answer.contains(square) {
            true => marks::reason(painter, tile(square), palette),
            false => marks::aside(painter, tile(square), palette),
        }
    }
    // An arrow and a value on the same square would hide each other.
    let is_clear = |(from, to): &(Square, Square)| !noted.contains(*from) && !noted.contains(*to);
    if let Some((from, to)) = view.reason.arrow.filter(|arrow| at_rest && is_clear(arrow)) {
        marks::arrow(painter, [tile(from), tile(to)], palette);
    }
    let being_drawn = state.drawing.filter(|[from, to]| from != to);
    for ends in view.arrows.iter().copied().chain(being_drawn).filter(|_| at_rest) {
        marks::arrow(painter, ends.map(tile), palette);
    }
    // The notes are painted above the arrows, which may cross them.
    for note in view.notes.iter().filter(|note| Some(note.square) != preview.map(|(square, _)| square)) {
        notes::paint(painter, tile(note.square), note, &lit(note.square));
    }
    if at_rest {
        for (square, mark) in view.marks {
            // Where something is written already, the mark takes a corner.
            let is_small = noted.contains(*square) || view.signs.iter().any(|(other, _)| other == square);
            let lit = lit(*square);
            let place = MarkPlace::of(tile(*square), color_at(view.discs, *square), is_small, &lit);
            match mark {
                Mark::Cross if view.judges => marks::wrong(painter, place),
                _ => marks::put(painter, mark, place, &lit),
            }
        }
        for (square, sign) in view.signs {
            overlays::paint(painter, tile(*square), *sign, &lit(*square));
        }
    }
    for (number, &(square, color)) in (1..).zip(view.steps) {
        notes::paint_step(painter, tile(square), number, color);
    }
    for &square in view.hints {
        marks::hint(painter, tile(square), noted.contains(square), palette);
    }
    if state.has_keyboard_focus(ui.ctx()) {
        marks::focus(painter, tile(state.cursor), palette);
    }
}
