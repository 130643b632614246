//! Where board and panels stand: the panels beside the board, or below it in a small or upright window. The
//! board has one place and one size, whatever is open, in the game as in Learn.

use crate::players::strength;
use crate::tools::ROW;
use crate::widgets::board::shape;
use egui::{Rect, Vec2, vec2};
use othello::rules::BoardSize;
use services::settings::Settings;
use std::ops::RangeInclusive;

/// How wide the panel beside the board may be, in points.
pub(crate) const WIDTH: RangeInclusive<f32> = 270.0..=460.0;
/// How wide it may be where it holds two columns, in points.
const TWO_COLUMNS: RangeInclusive<f32> = 590.0..=840.0;
/// A review and the table of moves share a panel beside the board from this height on, in points.
const BOTH_HEIGHT_MIN: f32 = 520.0;
/// What stays free left and right of the board together, in points: twice that of [`AROUND`].
const AROUND_BOARD: f32 = 16.0;
/// What stays free around the board.
const AROUND: Vec2 = vec2(8.0, 4.0);
/// The space below the last line if that is at the bottom of the window, in points.
const FOOT: f32 = 4.0;
/// The height of the strip below the board, which is always kept free, in points.
pub(crate) const STRIP: f32 = 34.0;
/// The height of the line of text below the strip, in points.
pub(crate) const LINE: f32 = 22.0;
/// The height of a player's bar. Only the window's room decides it: nothing moves while a computer thinks.
pub(crate) const BAR: RangeInclusive<f32> = 28.0..=46.0;
/// With this much room or less, bars are as low as can be.
const SMALL: Vec2 = vec2(480.0, 400.0);
/// The height of the strip and the line below it together, in points.
pub(crate) const TEXTS: f32 = STRIP + LINE;
pub(crate) const GAP: f32 = 8.0;
/// The gap between the parts below the board of a small window.
pub(crate) const LOW_GAP: f32 = 4.0;
pub(crate) const LOW_MARGIN: Vec2 = vec2(10.0, 6.0);
/// The height of the panel below the board: with buttons and two rows, with a few moves, and at most.
const LOW: f32 = ROW + 2.0 * (strength::ROW + LOW_GAP) + 2.0 * LOW_MARGIN.y;
pub(crate) const HIGH: f32 = 3.0 * (ROW + GAP) + 4.0 * strength::ROW + 2.0 * GAP;
const HIGHEST: f32 = HIGH + 200.0;

/// The height of each of the two bars, in proportion to the window's room, so that a bar never becomes
/// smaller on the screen when the text is enlarged.
pub(crate) fn bar_height(room: Vec2) -> f32 {
    (BAR.start() * (room / SMALL).min_elem()).clamp(*BAR.start(), *BAR.end()).round()
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Arrangement {
    /// The panel stands right of the board; its width in points.
    Beside {
        width: f32,
        /// Whether it is as wide as the user dragged it; otherwise it takes what the board leaves free.
        is_chosen: bool,
    },
    /// Below the board; its height in points.
    Below(f32),
}

/// Which of the texts below board and players have room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Texts {
    /// The strip, and the line below it.
    Both,
    Strip,
    Nothing,
}

impl Arrangement {
    /// The arrangement in which the board is larger. `width` is that to which the user dragged the panel.
    fn best(area: Vec2, board: BoardSize, width: f32) -> Arrangement {
        let around = 2.0 * bar_height(area) + TEXTS;
        let shape = shape(board);
        // What a board as high as the window leaves free beside it.
        let spare = area.x - (area.y - around) * shape.x / shape.y - AROUND_BOARD;
        if spare >= *TWO_COLUMNS.start() {
            return Arrangement::Beside { width: spare.min(*TWO_COLUMNS.end()).floor(), is_chosen: false };
        }
        let most = (area.x * 0.45).max(*WIDTH.start());
        let width = width.clamp(*WIDTH.start(), *WIDTH.end()).min(most);
        let longer_side = |room: Vec2| (room / shape).min_elem();
        let beside = longer_side(vec2(area.x - width, area.y - around));
        let below = longer_side(vec2(area.x, area.y - around - LOW));
        if beside >= below && area.x >= 2.0 * WIDTH.start() {
            // A narrower panel would not let the board grow.
            let wide = spare.min(*WIDTH.end()).floor();
            let is_chosen = wide <= width;
            return Arrangement::Beside { width: if is_chosen { width } else { wide }, is_chosen };
        }
        // What an upright window has left over goes to the moves.
        let left_over = area.y - around - area.x * shape.y / shape.x;
        Arrangement::Below(if left_over < HIGH { LOW } else { left_over.min(HIGHEST) })
    }

    /// Whether there is room for one thing alone below the board.
    pub(crate) fn is_low(self) -> bool {
        self == Arrangement::Below(LOW)
    }
}

/// Where everything stands in the area below the menus.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Place {
    pub area: Rect,
    pub arrangement: Arrangement,
    /// What the panels leave to the board, its players and the lines below them.
    pub middle: Rect,
    pub bar: f32,
}

impl Place {
    pub(crate) fn of(area: Rect, settings: &Settings, board: BoardSize) -> Place {
        let arrangement = Arrangement::best(area.size(), board, settings.panel_width as f32);
        let middle = match arrangement {
            Arrangement::Beside { width, .. } => area.with_max_x(area.right() - width),
            Arrangement::Below(height) => area.with_max_y(area.bottom() - height),
        };
        Place { area, arrangement, middle, bar: bar_height(area.size()) }
    }

    pub(crate) fn is_below(&self) -> bool {
        matches!(self.arrangement, Arrangement::Below(_))
    }

    /// Whether a review and the table of moves have room at once.
    pub(crate) fn holds_both(&self) -> bool {
        match self.arrangement {
            Arrangement::Beside { .. } => self.area.height() >= BOTH_HEIGHT_MIN,
            Arrangement::Below(_) => !self.arrangement.is_low(),
        }
    }

    /// What the board is fitted into.
    pub(crate) fn field(&self) -> Rect {
        let foot = if self.is_below() { 0.0 } else { FOOT };
        let (above, below) = (vec2(0.0, self.bar), vec2(0.0, self.bar + TEXTS + foot));
        Rect::from_min_max(self.middle.min + above, self.middle.max - below).shrink2(AROUND)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::widgets::board::Layout;

    /// The place in a window of this size, with a panel that was dragged 300 points wide.
    fn place(board: &str, width: f32, height: f32) -> Place {
        let area = Rect::from_min_size(egui::Pos2::ZERO, vec2(width, height));
        Place::of(area, &Settings { panel_width: 300, ..Settings::default() }, board.parse().unwrap())
    }

    #[test]
    fn the_board_is_as_large_as_it_can_be() {
        for (width, height, is_below) in [
            (1400.0, 1000.0, false),
            (1280.0, 860.0, false),
            (800.0, 600.0, false),
            (550.0, 400.0, false),
            (480.0, 520.0, true),
            (700.0, 1000.0, true),
            (480.0, 900.0, true),
        ] {
            let place = place("8x8", width, height);
            assert_eq!(place.is_below(), is_below, "{place:?}");
            assert!(place.field().size().min_elem() >= 170.0, "the board is too small: {place:?}");
        }
    }

    #[test]
    fn the_panel_has_what_the_board_leaves_free() {
        for (board, window, width, is_chosen) in [
            ("8x8", [900.0, 800.0], 300.0, true),
            ("8x8", [1100.0, 800.0], 432.0, false),
            ("8x8", [1280.0, 800.0], 612.0, false),
            ("8x8", [1600.0, 1000.0], 732.0, false),
            ("8x8", [2400.0, 1000.0], 840.0, false),
            ("8x6", [1600.0, 1000.0], 448.0, false),
            ("6x8", [1600.0, 1000.0], 840.0, false),
        ] {
            let expected = Arrangement::Beside { width, is_chosen };
            assert_eq!(place(board, window[0], window[1]).arrangement, expected, "{board} {window:?}");
        }
    }

    #[test]
    fn bars_and_coordinates_grow_with_the_text() {
        for [width, height] in [[1100.0, 772.0], [1280.0, 832.0], [960.0, 1012.0]] {
            let on_screen = |zoom: u8| {
                let zoom = f32::from(zoom) / 100.0;
                let place = place("8x8", width / zoom, height / zoom);
                let board = Layout::fit(place.field(), BoardSize::STANDARD, true, zoom);
                [place.bar, board.frame()].map(|points| points * zoom)
            };
            for zoom in (100..200).step_by(10) {
                let [before, after] = [zoom, zoom + 10].map(on_screen);
                // Half a point of a bar and half a pixel of a frame are lost to rounding.
                assert!(after[0] >= before[0] - 1.0 && after[1] >= before[1] - 0.5, "{before:?} {after:?}");
            }
            assert!(on_screen(200)[1] >= 1.15 * on_screen(100)[1], "{width}");
        }
    }

    #[test]
    fn a_panel_of_two_columns_does_not_make_the_board_smaller() {
        for (board, ratio) in [("8x6", 8.0 / 6.0), ("10x8", 10.0 / 8.0), ("6x8", 6.0 / 8.0), ("4x16", 0.25)] {
            let place = place(board, 1600.0, 1000.0);
            let field = place.field();
            assert!(field.width() >= field.height() * ratio, "{board}: {place:?}, {field:?}");
        }
    }
}
