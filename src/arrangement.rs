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
const BOTH: f32 = 520.0;
/// What stays free on both sides of the board, in points.
const AROUND_BOARD: f32 = 16.0;
/// What stays free around the board.
const AROUND: Vec2 = vec2(8.0, 4.0);
/// The space below the last line if that is at the bottom of the window, in points.
const FOOT: f32 = 4.0;
/// The height of the strip below the board, which is always kept free, in points.
pub(crate) const STRIP: f32 = 34.0;
/// The height of the line, in points.
pub(crate) const LINE: f32 = 22.0;
/// The height of a bar, and that in a small window, in points: fixed, so that nothing moves while a computer
/// thinks.
pub(crate) const BAR: f32 = 46.0;
const LOW_BAR: f32 = 28.0;
/// A window that is less wide or high than this has low bars.
const SMALL: Vec2 = vec2(600.0, 560.0);
/// The lines below the board and its players.
const TEXTS: f32 = STRIP + LINE;
pub(crate) const GAP: f32 = 8.0;
/// The gap between the parts below the board of a small window.
pub(crate) const LOW_GAP: f32 = 4.0;
pub(crate) const LOW_MARGIN: Vec2 = vec2(10.0, 6.0);
/// The height of the panel below the board with the buttons and two rows; with a few of the moves; and at
/// most, in points.
const LOW: f32 = ROW + 2.0 * (strength::ROW + LOW_GAP) + 2.0 * LOW_MARGIN.y;
pub(crate) const HIGH: f32 = 3.0 * (ROW + GAP) + 4.0 * strength::ROW + 2.0 * GAP;
const HIGHEST: f32 = HIGH + 200.0;

/// The height of each of the two bars in a window with this much room.
pub(crate) fn bar_height(room: Vec2) -> f32 {
    if room.x >= SMALL.x && room.y >= SMALL.y { BAR } else { LOW_BAR }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Arrangement {
    /// On the right; its width in points.
    Beside {
        width: f32,
        /// It can be dragged wider or narrower.
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
    /// The one that leaves this board larger in an area below the menus. `width` is that of the panel as it
    /// was dragged.
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

    /// The height of a panel below the board, which in a small window takes the place of texts there.
    pub(crate) fn height_below(self, texts: Texts) -> f32 {
        match self {
            Arrangement::Below(height) => match texts {
                Texts::Both => height,
                Texts::Strip => height + LINE,
                Texts::Nothing => height + TEXTS,
            },
            Arrangement::Beside { .. } => 0.0,
        }
    }

    /// What the panels leave of `area` to the board, its players and the lines below them.
    fn middle(self, area: Rect) -> Rect {
        match self {
            Arrangement::Beside { width, .. } => area.with_max_x(area.right() - width),
            Arrangement::Below(height) => area.with_max_y(area.bottom() - height),
        }
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
        Place { area, arrangement, middle: arrangement.middle(area), bar: bar_height(area.size()) }
    }

    pub(crate) fn is_below(&self) -> bool {
        matches!(self.arrangement, Arrangement::Below(_))
    }

    /// Whether a review and the table of moves have room at once.
    pub(crate) fn holds_both(&self) -> bool {
        match self.arrangement {
            Arrangement::Beside { .. } => self.area.height() >= BOTH,
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

    fn best(width: f32, height: f32) -> Arrangement {
        best_of("8x8", width, height)
    }

    fn best_of(board: &str, width: f32, height: f32) -> Arrangement {
        Arrangement::best(vec2(width, height), board.parse().unwrap(), 300.0)
    }

    #[track_caller]
    fn check(width: f32, height: f32, beside: bool) {
        let arrangement = best(width, height);
        let is_below = matches!(arrangement, Arrangement::Below(_));
        assert_eq!(is_below, !beside, "{width}×{height}: {arrangement:?}");
        let area = Rect::from_min_size(egui::Pos2::ZERO, vec2(width, height));
        let middle = arrangement.middle(area);
        let field = Place { area, arrangement, middle, bar: bar_height(area.size()) }.field();
        assert!(field.size().min_elem() >= 170.0, "the board is too small: {arrangement:?}, {field:?}");
    }

    #[test]
    fn the_board_is_as_large_as_it_can_be() {
        check(1400.0, 1000.0, true);
        check(1280.0, 860.0, true);
        check(800.0, 600.0, true);
        check(550.0, 400.0, true);
        check(480.0, 520.0, false);
        check(700.0, 1000.0, false);
        check(480.0, 900.0, false);
    }

    #[test]
    fn the_panel_has_what_the_board_leaves_free() {
        let wide = Arrangement::Beside { width: 432.0, is_chosen: false };
        assert_eq!(best(1100.0, 800.0), wide);
        assert_eq!(best(900.0, 800.0), Arrangement::Beside { width: 300.0, is_chosen: true });
        let two_columns = |width| Arrangement::Beside { width, is_chosen: false };
        assert_eq!(best(1280.0, 800.0), two_columns(612.0));
        assert_eq!(best(1600.0, 1000.0), two_columns(732.0));
        assert_eq!(best(2400.0, 1000.0), two_columns(840.0));
    }

    #[test]
    fn a_wide_board_has_the_room_of_the_second_column() {
        let area = Rect::from_min_size(egui::Pos2::ZERO, vec2(1600.0, 1000.0));
        for (board, ratio) in [("8x6", 8.0 / 6.0), ("10x8", 10.0 / 8.0), ("6x8", 6.0 / 8.0), ("4x16", 0.25)] {
            let arrangement = best_of(board, area.width(), area.height());
            let middle = arrangement.middle(area);
            let field = Place { area, arrangement, middle, bar: bar_height(area.size()) }.field();
            assert!(field.width() >= field.height() * ratio, "{board}: {arrangement:?}, {field:?}");
        }
        let wide = Arrangement::Beside { width: 448.0, is_chosen: false };
        assert_eq!(best_of("8x6", 1600.0, 1000.0), wide);
        let two_columns = Arrangement::Beside { width: 840.0, is_chosen: false };
        assert_eq!(best_of("6x8", 1600.0, 1000.0), two_columns);
    }
}
