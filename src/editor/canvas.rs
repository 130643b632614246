//! The board of the position editor: the board widget without legal moves; the pointer paints its squares.

use super::State;
use crate::widgets::board::{BoardView, Layout, board_ui, shape};
use egui::{Key, Sense, Ui, UiBuilder};
use othello::rules::{BoardSize, Color, Square, Symmetry};

/// A stroke that a press has begun: the disc for every square that the pointer reaches until the release.
#[derive(Clone, Copy)]
pub(super) struct Stroke {
    disc: Option<Color>,
    last: Square,
}

/// Draws the board at most `side` points wide and high, and lets the user change it.
pub(super) fn canvas_ui(ui: &mut Ui, state: &mut State, side: f32) {
    let Ok(position) = state.setup.position() else { return };
    let size = position.size();
    let seen = Symmetry::turned(state.view.0, state.view.1, size);
    let view = BoardView { seen, ..BoardView::still(&position) };
    // The squares sense only clicks, so the ground below them follows the pointer as long as it is down.
    let (area, ground) = ui.allocate_exact_size(side * shape(size), Sense::DRAG);
    let layout = Layout { seen, ..Layout::fit(area, size, view.coordinates, ui.pixels_per_point()) };
    let shown = board_ui(&mut ui.new_child(UiBuilder::new().max_rect(area)), &view, &mut state.board);
    let pointer =
        ui.input(|input| input.pointer.primary_down().then(|| input.pointer.latest_pos()).flatten());
    let held =
        pointer.filter(|_| ground.is_pointer_button_down_on()).and_then(|pos| layout.square_from_screen(pos));
    // B and W put a disc on the square the keyboard is on, Delete clears it.
    let keys = [
        (Key::B, Some(Color::Black)),
        (Key::W, Some(Color::White)),
        (Key::Delete, None),
        (Key::Backspace, None),
    ];
    if let Some(disc) = state.board.meant_by_key(ui.ctx(), keys) {
        state.put(state.board.cursor, disc);
    }
    if let Some(square) = held {
        let disc = disc_for(state, square);
        let Stroke { disc, last } = state.stroke.unwrap_or(Stroke { disc, last: square });
        // Paints all squares on the way from the last one, so that a fast pointer leaves no gaps.
        for on_the_way in way(last, square, size).into_iter().chain([square]) {
            state.put(on_the_way, disc);
        }
        state.stroke = Some(Stroke { disc, last: square });
    } else if state.stroke.is_none() {
        // A primary click that was no press comes from the keyboard or a screen reader.
        if let Some(square) = shown.clicked {
            state.put(square, disc_for(state, square));
        } else if let Some(square) = shown.secondary_clicked {
            state.put(square, None);
        }
    }
    if pointer.is_none() {
        state.stroke = None;
    }
}

/// The disc to put on a square: the chosen one, or none if it is already there.
fn disc_for(state: &State, square: Square) -> Option<Color> {
    if state.setup.disc_at(square) == state.brush { None } else { state.brush }
}

/// The squares on the straight way from one to another, without the first; none if the two are the same.
fn way(from: Square, to: Square, size: BoardSize) -> Vec<Square> {
    let place = |square: Square| (square.column(size) as f32, square.row(size) as f32);
    let ((x, y), (to_x, to_y)) = (place(from), place(to));
    let steps = (to_x - x).abs().max((to_y - y).abs()) as usize;
    let between = |a: f32, b: f32, step: usize| (a + (b - a) * step as f32 / steps as f32).round() as usize;
    (1..=steps).filter_map(|step| Square::at(between(x, to_x, step), between(y, to_y, step), size)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fast_pointer_paints_every_square_on_its_way() {
        let size = BoardSize::STANDARD;
        let check = |from: &str, to: &str, expected: &str| {
            let square = |name| Square::parse(name, size).unwrap();
            let names: Vec<_> =
                way(square(from), square(to), size).into_iter().map(|s| s.name(size)).collect();
            assert_eq!(names.join(" "), expected);
        };
        check("a1", "a1", "");
        check("a1", "d1", "b1 c1 d1");
        check("c3", "a1", "b2 a1");
        check("a1", "b4", "a2 b3 b4");
    }
}
