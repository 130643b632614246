//! Where the board's squares are on the screen.
//!
//! Every edge lies on a whole physical pixel, so lines stay crisp at any size and scale, and all squares are
//! equal.

use egui::{Pos2, Rect, Vec2, pos2, vec2};
use othello::rules::{BoardSize, Square, Symmetry};

/// A board fitted into an area of the window: as large as it can be, its squares square, centred.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    pub size: BoardSize,
    /// How the view of the board is turned or mirrored.
    pub seen: Symmetry,
    /// The board with its frame, in points.
    pub outer: Rect,
    /// The squares alone, in points.
    pub field: Rect,
    /// The side of a square, in points: a whole number of physical pixels.
    pub side: f32,
    /// Pixels for a point of the window.
    pub pixels_per_point: f32,
}

/// The width and the height of a board whose longer side is 1.
pub fn shape(board: BoardSize) -> Vec2 {
    let sides = vec2(f32::from(board.width()), f32::from(board.height()));
    sides / sides.max_elem()
}

impl Layout {
    /// Fits a board with a frame for coordinates, or a narrow one without, into `area` (points).
    pub fn fit(area: Rect, size: BoardSize, coordinates: bool, pixels_per_point: f32) -> Layout {
        let shorter = area.width().min(area.height());
        // The frame grows with the board, but less than it, and always holds a readable coordinate.
        let frame = match coordinates {
            true => (10.0 + shorter * 0.026).min(40.0),
            false => (shorter * 0.02).clamp(3.0, 18.0),
        };
        let frame = (frame.min(shorter / 4.0) * pixels_per_point).round();
        let (columns, rows) = (f32::from(size.width()), f32::from(size.height()));
        let room = (area.size() * pixels_per_point).floor() - Vec2::splat(2.0 * frame);
        let side = (room.x / columns).min(room.y / rows).floor().max(1.0);
        let field = vec2(columns, rows) * side;
        let corner = (area.center() * pixels_per_point - field / 2.0).round();
        let field = Rect::from_min_size(corner, field);
        Layout {
            size,
            seen: Symmetry::IDENTITY,
            outer: field.expand(frame) / pixels_per_point,
            field: field / pixels_per_point,
            side: side / pixels_per_point,
            pixels_per_point,
        }
    }

    /// Where a square is, in points; beside the board for a square that only a larger board has.
    pub fn screen_from_square(&self, square: Square) -> Rect {
        let is_there = square.index() < self.size.area();
        let seen = if is_there { self.seen.square(square, self.size) } else { square };
        self.tile(seen.column(self.size), seen.row(self.size))
    }

    /// A direction on the board, as it appears on the screen.
    pub fn screen_from_direction(&self, direction: Vec2) -> Vec2 {
        let at = |column, row| {
            let square = Square::at(column, row, self.size).expect("every board has four squares");
            let seen = self.seen.square(square, self.size);
            vec2(seen.column(self.size) as f32, seen.row(self.size) as f32)
        };
        let corner = at(0, 0);
        direction.x * (at(1, 0) - corner) + direction.y * (at(0, 1) - corner)
    }

    /// The coordinates at the columns and rows of the screen, swapped where the board is on its side.
    pub fn coordinates(&self) -> [Vec<String>; 2] {
        let name = |square: Square, is_letter: bool| match is_letter {
            true => char::from(b'a' + square.column(self.size) as u8).to_string(),
            false => (square.row(self.size) + 1).to_string(),
        };
        let under = |column, row| self.square_at(column, row).expect("the square is on the board");
        let is_turned = self.seen.transpose;
        [
            (0..usize::from(self.size.width())).map(|column| name(under(column, 0), !is_turned)).collect(),
            (0..usize::from(self.size.height())).map(|row| name(under(0, row), is_turned)).collect(),
        ]
    }

    /// The square that is some steps away on the screen. Steps beyond an edge go on at the opposite edge, so
    /// that one key for each direction reaches the whole board.
    pub fn beside(&self, square: Square, (right, down): (i32, i32)) -> Square {
        let at = |at: usize, step: i32, side: u8| (at as i32 + step).rem_euclid(i32::from(side)) as usize;
        let seen = self.seen.square(square, self.size);
        let column = at(seen.column(self.size), right, self.size.width());
        let row = at(seen.row(self.size), down, self.size.height());
        self.square_at(column, row).expect("the steps lead round the board")
    }

    /// The square that is seen in a column and a row of the screen.
    fn square_at(&self, column: usize, row: usize) -> Option<Square> {
        Some(self.seen.inverse().square(Square::at(column, row, self.size)?, self.size))
    }

    /// The square at a point; `None` beside the board.
    pub fn square_from_screen(&self, pos: Pos2) -> Option<Square> {
        let offset = (pos - self.field.min) / self.side;
        if offset.x < 0.0 || offset.y < 0.0 {
            return None;
        }
        self.square_at(offset.x as usize, offset.y as usize)
    }

    /// The square tile in a column and row, which may lie outside the board.
    pub fn tile(&self, column: usize, row: usize) -> Rect {
        Rect::from_min_max(self.crossing(column, row), self.crossing(column + 1, row + 1))
    }

    /// Where the line left of a column and the line above a row cross.
    pub fn crossing(&self, column: usize, row: usize) -> Pos2 {
        pos2(self.field.left() + column as f32 * self.side, self.field.top() + row as f32 * self.side)
    }

    /// The width of the frame around the squares, in points.
    pub fn frame(&self) -> f32 {
        self.field.left() - self.outer.left()
    }

    /// `points` as a whole number of physical pixels, at least one.
    pub fn snap(&self, points: f32) -> f32 {
        (points * self.pixels_per_point).round().max(1.0) / self.pixels_per_point
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every board in areas of many shapes, places and scales.
    fn layouts() -> impl Iterator<Item = (Rect, Layout)> {
        let sides = [120.0, 240.0, 333.3, 777.0, 1600.0];
        let areas = sides.into_iter().flat_map(move |width| {
            sides.map(|height| Rect::from_min_size(pos2(width / 7.0, 31.7), vec2(width, height)))
        });
        areas.flat_map(|area| {
            [1.0, 1.25, 2.0].into_iter().flat_map(move |scale| {
                BoardSize::all().flat_map(move |size| {
                    [true, false].map(|coordinates| (area, Layout::fit(area, size, coordinates, scale)))
                })
            })
        })
    }

    #[test]
    fn every_square_is_found_again_from_everywhere_inside_it() {
        for (i, (_, layout)) in layouts().enumerate() {
            // Each symmetry turns some of the layouts of each size.
            let symmetries: Vec<Symmetry> = Symmetry::all(layout.size).collect();
            let layout = Layout { seen: symmetries[i / 2 % symmetries.len()], ..layout };
            for square in Square::all(layout.size) {
                let rect = layout.screen_from_square(square);
                for pos in [rect.center(), rect.min + rect.size() * 0.01, rect.max - rect.size() * 0.01] {
                    assert_eq!(layout.square_from_screen(pos), Some(square), "{layout:?}");
                }
            }
        }
    }

    #[test]
    fn equal_squares_on_whole_pixels_fill_the_area() {
        for (area, layout) in layouts() {
            let (a1, b1, a2) = (layout.tile(0, 0), layout.tile(1, 0), layout.tile(0, 1));
            assert!((a1.width() - a1.height()).abs() < 1e-3, "squares: {layout:?}");
            let gap = (a1.right() - b1.left()).abs().max((a1.bottom() - a2.top()).abs());
            assert!(gap < 1e-4, "no gap and no overlap: {layout:?}");
            let end = layout.crossing(layout.size.width().into(), layout.size.height().into());
            assert!((end - layout.field.max).length() < 1e-2, "the last line: {layout:?}");
            let corner = layout.crossing(3, 2).to_vec2() * layout.pixels_per_point;
            assert!((corner - corner.round()).length() < 0.01, "physical pixels: {layout:?}");
            // Half a physical pixel is lost to rounding the centre.
            assert!(area.expand(1.0).contains_rect(layout.outer), "inside {area:?}: {layout:?}");
            let spare = area.size() - layout.outer.size();
            let slack = layout.side * f32::from(BoardSize::MAX) / 4.0 / layout.pixels_per_point + 16.0;
            assert!(spare.x < slack || spare.y < slack, "fills {area:?}: {layout:?}");
        }
    }

    #[test]
    fn outside_the_squares_there_is_no_square() {
        let area = Rect::from_min_size(pos2(0.0, 0.0), vec2(400.0, 400.0));
        let layout = Layout::fit(area, BoardSize::STANDARD, true, 1.0);
        for pos in [layout.field.min - vec2(0.5, 0.5), layout.field.max + vec2(0.5, 0.5), pos2(-1e9, 3.0)] {
            assert_eq!(layout.square_from_screen(pos), None);
        }
    }

    #[test]
    fn a_turned_board_has_its_names_directions_and_steps_turned() {
        let size = BoardSize::STANDARD;
        let area = Rect::from_min_size(pos2(0.0, 0.0), vec2(400.0, 400.0));
        let seen = Symmetry::turned(1, false, size);
        let layout = Layout { seen, ..Layout::fit(area, size, true, 1.0) };
        let [across, down] = layout.coordinates();
        assert_eq!((across[0].as_str(), across[7].as_str()), ("8", "1"));
        assert_eq!((down[0].as_str(), down[7].as_str()), ("a", "h"));
        // What leads to the right on the board leads down on the screen.
        assert_eq!(layout.screen_from_direction(vec2(1.0, 0.0)), vec2(0.0, 1.0));
        let a1 = Square::parse("a1", size).unwrap();
        assert_eq!(layout.beside(a1, (0, 1)).name(size), "b1");
        assert_eq!(layout.beside(a1, (1, 0)).name(size), "a8", "steps beyond an edge go on at the other");
    }
}
