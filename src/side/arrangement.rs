//! Where the panels stand: beside the board, in a wide window in two columns, and below it in a small or
//! upright one.

use crate::play::strength;
use crate::tools::ROW;
use egui::Vec2;
use std::ops::RangeInclusive;

/// How wide the panel beside the board may be, in points.
pub(crate) const WIDTH: RangeInclusive<f32> = 270.0..=460.0;
/// How wide each of two columns may be, in points.
const COLUMN: RangeInclusive<f32> = 330.0..=420.0;
/// From this width of the window on there are two of them, in points.
const TWO_COLUMNS: f32 = 1400.0;
/// What stays free on both sides of the board, in points.
const AROUND_BOARD: f32 = 16.0;
pub(crate) const GAP: f32 = 8.0;
/// The height of the panel below the board with the buttons alone, with a review or the explorer in their
/// place, and with a few of the moves, in points.
const LOW: f32 = ROW + 2.0 * GAP + 5.0;
const LOW_GUEST: f32 = 198.0;
pub(crate) const HIGH: f32 = 3.0 * (ROW + GAP) + 4.0 * strength::ROW + 2.0 * GAP;
const HIGHEST: f32 = HIGH + 200.0;

/// Where the panels are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Arrangement {
    /// On the right; its width in points.
    Beside {
        width: f32,
        /// It can be dragged wider or narrower.
        is_chosen: bool,
    },
    /// On the right in two columns; the width of each in points.
    Columns(f32),
    /// Below the board; its height in points.
    Below(f32),
}

/// What the panels have to stand in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Space {
    /// What is free, in points.
    pub size: Vec2,
    /// How much of its height is neither the panels' nor the board's.
    pub around: f32,
    /// The width of the panel that was chosen by dragging it.
    pub width: f32,
    /// A review or the explorer is open, and wants more room than the moves.
    pub has_guest: bool,
    /// Below the board of a small window something stands in place of the buttons.
    pub has_low_guest: bool,
    /// See [`has_two_columns`].
    pub two_columns: bool,
    /// The number of players whose strength the panel shows.
    pub n_strengths: usize,
}

/// Whether a review and the explorer have a column of their own in a window of this size.
pub(crate) fn has_two_columns(window: Vec2) -> bool {
    // They may not press the board together in an upright window.
    window.x >= TWO_COLUMNS && window.x - 2.0 * COLUMN.start() >= 0.6 * window.y
}

impl Arrangement {
    /// Whether there is room for one thing alone below the board.
    pub(crate) fn is_low(self) -> bool {
        matches!(self, Arrangement::Below(height) if height < HIGH)
    }

    /// The one that leaves the larger board.
    pub(crate) fn best(space: Space) -> Arrangement {
        let Space { size, around, has_guest, has_low_guest, two_columns, .. } = space;
        // What a board as high as the window leaves free beside it.
        let spare = size.x - (size.y - around) - AROUND_BOARD;
        if two_columns && has_guest {
            return Arrangement::Columns((spare / 2.0).clamp(*COLUMN.start(), *COLUMN.end()).floor());
        }
        let most = (size.x * 0.45).max(*WIDTH.start());
        let width = space.width.clamp(*WIDTH.start(), *WIDTH.end()).min(most);
        let strengths = space.n_strengths as f32 * (strength::ROW + GAP);
        let low = if has_low_guest { LOW_GUEST } else { LOW + strengths };
        let beside = (size.x - width).min(size.y - around);
        let below = size.x.min(size.y - around - low);
        if beside >= below && size.x >= 2.0 * WIDTH.start() {
            // Narrower it would not let the board grow. So the board stays where it is when a guest comes.
            let wide = spare.min(*WIDTH.end()).floor();
            let is_chosen = wide <= width;
            return Arrangement::Beside { width: if is_chosen { width } else { wide }, is_chosen };
        }
        // What an upright window has left over goes to the moves.
        let left_over = size.y - around - size.x;
        Arrangement::Below(if left_over < HIGH { low } else { left_over.min(HIGHEST) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::vec2;

    fn best(width: f32, height: f32, has_guest: bool) -> Arrangement {
        let size = vec2(width, height);
        let two_columns = has_two_columns(size);
        let around = if height < 560.0 { 112.0 } else { 148.0 };
        let has_low_guest = has_guest;
        Arrangement::best(Space {
            size,
            around,
            width: 300.0,
            has_guest,
            has_low_guest,
            two_columns,
            n_strengths: 1,
        })
    }

    #[track_caller]
    fn check(width: f32, height: f32, beside: bool) {
        for has_guest in [false, true] {
            let arrangement = best(width, height, has_guest);
            let is_below = matches!(arrangement, Arrangement::Below(_));
            assert_eq!(is_below, !beside, "{width}×{height}: {arrangement:?}");
            if let Arrangement::Below(below) = arrangement {
                assert!(height - 148.0 - below >= 170.0, "the board is too small: {arrangement:?}");
            }
        }
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
        let chosen = |width| Arrangement::Beside { width, is_chosen: true };
        let wide = Arrangement::Beside { width: 432.0, is_chosen: false };
        assert_eq!([false, true].map(|has_guest| best(1100.0, 800.0, has_guest)), [wide; 2]);
        assert_eq!(best(900.0, 800.0, true), chosen(300.0));
        assert_eq!(best(1600.0, 1000.0, false), Arrangement::Beside { width: 460.0, is_chosen: false });
        assert_eq!(best(1600.0, 1000.0, true), Arrangement::Columns(366.0));
        assert_eq!(best(1400.0, 900.0, true), Arrangement::Columns(330.0));
        assert!(!matches!(best(1400.0, 1500.0, true), Arrangement::Columns(_)));
    }
}
