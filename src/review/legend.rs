//! The legend of a graph, set where no line passes.

use egui::{Align2, FontId, Galley, Pos2, Rect, Ui, pos2, vec2};
use std::sync::Arc;

const SIZE: f32 = 11.0;
/// Between a sample and its words, in points.
const GAP: f32 = 5.0;
/// What is kept free around the words, in points, and around the marks on a line if there is room.
const MARGIN: f32 = 2.0;
const AROUND_MARKS: f32 = 8.0;
/// How many places between the corners are tried.
const STEPS: usize = 12;

/// Draws rows of words, each with a sample of its line, `sample` points wide, before it. They go to the first
/// corner that is free of lines, else to a free place between the corners. If none is free, they go to the
/// first corner without a background, hiding no line. Returns where each sample goes, from left to right.
pub(super) fn legend_ui(
    ui: &Ui,
    graph: Rect,
    corners: &[Align2],
    lines: &[Vec<Pos2>],
    rows: &[String],
    sample: f32,
) -> Vec<[Pos2; 2]> {
    let (painter, visuals) = (ui.painter(), ui.visuals());
    let before = if sample > 0.0 { sample + GAP } else { 0.0 };
    let font = FontId::proportional(SIZE);
    let color = visuals.weak_text_color();
    let row = |words: &String| painter.layout_no_wrap(words.clone(), font.clone(), color);
    let rows: Vec<_> = rows.iter().map(row).collect();
    let width = rows.iter().map(|row| row.size().x).fold(0.0, f32::max);
    let height: f32 = rows.iter().map(|row| row.size().y).sum();
    let inner = graph.shrink2(vec2(5.0, 2.0));
    let place = |corner: &Align2| corner.align_size_within_rect(vec2(before + width, height), inner);
    let first = place(&corners[0]);
    let step = (inner.width() - first.width()).max(0.0) / STEPS as f32;
    let between = (0..=STEPS)
        .map(|n| Rect::from_min_size(pos2(inner.left() + n as f32 * step, first.top()), first.size()));
    let places: Vec<Rect> = corners.iter().map(place).chain(between).collect();
    let free = first_free(&places, lines);
    if let Some(free) = free {
        // The background also covers the mark of the position shown where it would cross the words.
        painter.rect_filled(free.expand(MARGIN), 2.0, visuals.extreme_bg_color);
    }
    let rect = free.unwrap_or(first);
    let mut top = rect.top();
    let mut draw = |row: Arc<Galley>| {
        let (at, middle) = (pos2(rect.left() + before, top), top + row.size().y / 2.0);
        top += row.size().y;
        painter.galley(at, row, color);
        [pos2(rect.left(), middle), pos2(rect.left() + sample, middle)]
    };
    rows.into_iter().map(&mut draw).collect()
}

/// The first place through which no line passes, far from its marks if there is such a place.
fn first_free(places: &[Rect], lines: &[Vec<Pos2>]) -> Option<Rect> {
    let is_free = |place: &Rect, margin: f32| !lines.iter().any(|line| crosses(place.expand(margin), line));
    let find = |margin: f32| places.iter().find(|place| is_free(place, margin)).copied();
    find(AROUND_MARKS).or_else(|| find(MARGIN))
}

/// Whether a line that runs from left to right passes through a rectangle.
fn crosses(rect: Rect, line: &[Pos2]) -> bool {
    line.windows(2).any(|ends| {
        let (from, to) = (ends[0], ends[1]);
        if to.x < rect.left() || from.x > rect.right() {
            return false;
        }
        let y = |x: f32| from.y + (to.y - from.y) * (x - from.x) / (to.x - from.x).max(f32::EPSILON);
        let (enters, leaves) = (y(from.x.max(rect.left())), y(to.x.min(rect.right())));
        enters.min(leaves) <= rect.bottom() && enters.max(leaves) >= rect.top()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_legend_stands_where_no_line_passes() {
        let place = |x: f32, y: f32| Rect::from_min_size(pos2(x, y), vec2(40.0, 12.0));
        let (left, right) = (place(0.0, 0.0), place(160.0, 0.0));
        let line = |points: &[(f32, f32)]| points.iter().map(|&(x, y)| pos2(x, y)).collect::<Vec<_>>();
        let check = |points: &[(f32, f32)], expected: Option<Rect>| {
            assert_eq!(first_free(&[left, right], &[line(points)]), expected, "{points:?}");
        };
        check(&[], Some(left));
        check(&[(0.0, 50.0), (200.0, 50.0)], Some(left));
        // Through it, from above to below between two points, and along its lower edge.
        check(&[(0.0, 5.0), (60.0, 50.0), (200.0, 50.0)], Some(right));
        check(&[(19.0, -30.0), (21.0, 50.0), (200.0, 50.0)], Some(right));
        check(&[(0.0, 13.0), (60.0, 13.0), (61.0, 50.0), (200.0, 50.0)], Some(right));
        check(&[(0.0, 50.0), (150.0, 50.0), (180.0, 0.0)], Some(left));
        check(&[(0.0, 17.0), (60.0, 17.0), (61.0, 50.0), (200.0, 50.0)], Some(right));
        check(&[(0.0, 17.0), (200.0, 17.0)], Some(left));
        check(&[(0.0, 5.0), (200.0, 5.0)], None);
    }
}
