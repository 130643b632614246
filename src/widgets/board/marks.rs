//! The marks on squares and discs. Each meaning has a shape of its own, so none rests on colour alone: a
//! small ring for a square that can be played, a diamond for the last move, a star for a hint, a large ring
//! for a disc that would flip, a bold frame for the keyboard. Marks of the user are outlines, so that none
//! looks like a disc.

use super::notes::{self, Ink};
use crate::widgets::icons::{fill_star, star_points};
use crate::widgets::theme::{BoardTheme, Palette};
use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};
use othello::record::Mark;
use othello::rules::Color;

/// The red of a wrong answer.
const WRONG: Color32 = Color32::from_rgb(0xb3, 0x1f, 0x1f);

/// A square that can be played: a ring, unlike the board's filled points, and relatively larger on small
/// squares.
pub(super) fn legal(painter: &Painter, square: Rect, palette: &Palette) {
    let side = square.width();
    let reach = (side * 0.1 + 2.0).min(side * 0.3);
    painter.circle_stroke(square.center(), reach, Stroke::new((side * 0.045).max(1.5), palette.legal));
}

/// A square that may hold anything: darker than the others, with a question mark.
pub(super) fn free(painter: &Painter, square: Rect, palette: &Palette) {
    let shade = Color32::from_black_alpha(90);
    painter.rect_filled(square.shrink(0.5), 0.0, shade);
    let grounds = palette.field.colors().map(|field| field.blend(shade));
    let ink = Ink::on(painter, palette, palette.legal, grounds);
    ink.write(painter, square.center(), "?", (square.width() * 0.34).max(9.0));
}

/// The disc placed last: a small diamond with an edge in the colour opposite to the disc's.
pub(super) fn last_move(painter: &Painter, square: Rect, disc: Color, palette: &Palette) {
    let reach = (square.width() * 0.115).max(2.0);
    let edge = Stroke::new((square.width() * 0.022).max(0.8), palette.discs[!disc].face);
    painter.add(Shape::convex_polygon(star_points(square.center(), &[reach], 4), palette.last_move, edge));
}

/// A disc that the last move flipped: a small, faint diamond.
pub(super) fn flipped(painter: &Painter, square: Rect, disc: Color, palette: &Palette) {
    let reach = (square.width() * 0.045).max(1.2);
    let color = palette.discs[!disc].face.gamma_multiply(0.6);
    painter.add(Shape::convex_polygon(star_points(square.center(), &[reach], 4), color, Stroke::NONE));
}

/// A disc that the move under the pointer would flip: a ring in the mover's colour.
pub(super) fn would_flip(painter: &Painter, square: Rect, mover: Color, palette: &Palette) {
    let stroke = Stroke::new((square.width() * 0.05).max(1.2), palette.discs[mover].face);
    painter.circle_stroke(square.center(), square.width() * 0.24, stroke);
}

/// A reply of the opponent to the move under the pointer: a dot in the corner, where it hides nothing.
pub(super) fn reply(painter: &Painter, square: Rect, opponent: Color, palette: &Palette) {
    let reach = (square.width() * 0.075).max(1.5);
    let center = square.right_bottom() - Vec2::splat(square.width() * 0.17);
    let edge = Stroke::new((square.width() * 0.022).max(0.8), palette.discs[!opponent].face);
    painter.circle(center, reach, palette.discs[opponent].face, edge);
}

/// A square worth playing: a star with four points; with `is_small`, for a square with text, in the corner.
pub(super) fn hint(painter: &Painter, square: Rect, is_small: bool, palette: &Palette) {
    let reach = square.width() * if is_small { 0.18 } else { 0.33 };
    let center = if is_small { square.right_top() + vec2(-reach, reach) } else { square.center() };
    let points = star_points(center, &[reach, reach * 0.34], 8);
    fill_star(painter, center, &points, palette.hint);
    let edge = Stroke::new((square.width() * 0.03).max(1.0), Color32::from_black_alpha(170));
    painter.add(Shape::closed_line(points, edge));
}

/// A square that a reason speaks of: a frame with round corners, between the disc and the square's edge.
pub(super) fn reason(painter: &Painter, square: Rect, palette: &Palette) {
    let side = square.width();
    let frame = square.shrink(side * 0.07);
    let round = CornerRadius::same((side * 0.14) as u8);
    let under = Stroke::new((side * 0.1).max(2.5), Color32::from_black_alpha(150));
    painter.rect_stroke(frame, round, under, StrokeKind::Middle);
    painter.rect_stroke(frame, round, Stroke::new((side * 0.06).max(1.5), palette.hint), StrokeKind::Middle);
}

/// A square that a reason speaks of, while the right answer has the bold frame: a thin dashed frame.
pub(super) fn aside(painter: &Painter, square: Rect, palette: &Palette) {
    let side = square.width();
    let frame = square.shrink(side * 0.07);
    let corners = [frame.left_top(), frame.right_top(), frame.right_bottom(), frame.left_bottom()];
    let path: Vec<Pos2> = corners.into_iter().chain([frame.left_top()]).collect();
    for (width, color) in [(0.05, Color32::from_black_alpha(150)), (0.025, palette.hint)] {
        let stroke = Stroke::new((side * width).max(1.0), color);
        painter.extend(Shape::dashed_line(&path, stroke, side * 0.12, side * 0.1));
    }
}

/// A wrong answer: a red cross with a rim.
pub(super) fn wrong(painter: &Painter, MarkPlace { center, side, .. }: MarkPlace) {
    let reach = (side * 0.23).max(3.0);
    for (width, color) in [(0.16, Color32::WHITE), (0.09, WRONG)] {
        for arm in [vec2(reach, reach), vec2(reach, -reach)] {
            painter.line_segment([center - arm, center + arm], Stroke::new((side * width).max(2.0), color));
        }
    }
}

/// An arrow from the middle of a square to another's.
pub(super) fn arrow(painter: &Painter, [from, to]: [Rect; 2], palette: &Palette) {
    let side = from.width();
    let [tail, tip] = arrow_ends([from, to]);
    let along = (tip - tail).normalized();
    let across = along.rot90();
    let neck = tip - along * side * 0.28;
    for (width, color) in [(0.12, Color32::from_black_alpha(150)), (0.07, palette.hint)] {
        painter.line_segment([tail, neck], Stroke::new((side * width).max(2.0), color));
    }
    let head = vec![tip, neck + across * side * 0.17, neck - across * side * 0.17];
    let edge = Stroke::new((side * 0.025).max(1.0), Color32::from_black_alpha(150));
    painter.add(Shape::convex_polygon(head, palette.hint, edge));
}

/// An arrow's tail, off the middle of its first square, and its tip, just before the middle of the second.
/// Between neighbours both ends reach further, so that the shaft shows.
fn arrow_ends([from, to]: [Rect; 2]) -> [Pos2; 2] {
    let side = from.width();
    let way = to.center() - from.center();
    let along = way.normalized() * side;
    let (before, after) = (0.3, 0.12);
    let lacking = (0.9 - (way.length() / side - before - after)).max(0.0) / 2.0;
    [from.center() + along * (before - lacking), to.center() - along * (after - lacking)]
}

/// Where and how a mark of the user is drawn.
pub(super) struct MarkPlace {
    center: Pos2,
    /// The side of the square that it is drawn for.
    side: f32,
    ink: Color32,
    /// The colours it must stand out from.
    grounds: [Color32; 2],
}

impl MarkPlace {
    /// A place in the middle of a square, on its disc if there is one; or a small one, in the corner.
    pub(super) fn of(square: Rect, disc: Option<Color>, is_small: bool, palette: &Palette) -> MarkPlace {
        let whole = square.width();
        let (center, side) = match is_small {
            true => (square.left_top() + Vec2::splat(whole * 0.2), whole * 0.45),
            false => (square.center(), whole),
        };
        let is_high = palette.legal == BoardTheme::HighContrast.palette().legal;
        let (ink, grounds) = match disc {
            Some(color) if !is_small => (palette.discs[!color].face, [palette.discs[color].face; 2]),
            // Thin black lines hardly show in high contrast.
            None if is_high && !is_small => (palette.legal, palette.field.colors()),
            _ => (notes::ink(palette), palette.field.colors()),
        };
        MarkPlace { center, side, ink, grounds }
    }
}

/// A mark of the user.
pub(super) fn put(painter: &Painter, mark: &Mark, place: MarkPlace, palette: &Palette) {
    let MarkPlace { center, side, ink, grounds } = place;
    let stroke = Stroke::new((side * 0.06).max(1.4), ink);
    let reach = (side * 0.25).max(3.0);
    match mark {
        Mark::Cross => {
            for arm in [vec2(reach, reach), vec2(reach, -reach)] {
                painter.line_segment([center - arm * 0.9, center + arm * 0.9], stroke);
            }
        }
        Mark::Triangle => {
            painter.add(Shape::closed_line(star_points(center, &[reach * 1.2], 3), stroke));
        }
        Mark::Circle => _ = painter.circle_stroke(center, reach, stroke),
        Mark::Square => {
            let frame = Rect::from_center_size(center, Vec2::splat(1.8 * reach));
            painter.rect_stroke(frame, CornerRadius::ZERO, stroke, StrokeKind::Middle);
        }
        Mark::Label(text) => {
            let size = side * if text.chars().count() > 1 { 0.4 } else { 0.55 };
            Ink::on(painter, palette, ink, grounds).write(painter, center, text, size.max(8.0));
        }
    }
}

/// The square the keyboard is on: a light frame between two dark lines, seen on any ground.
pub(super) fn focus(painter: &Painter, square: Rect, palette: &Palette) {
    let width = (square.width() * 0.055).clamp(1.5, 5.0);
    let radius = CornerRadius::same((square.width() * 0.10).min(12.0) as u8);
    let frame = square.shrink(1.0);
    let stroke = |painter: &Painter, rect: Rect, width: f32, color: Color32| {
        painter.rect_stroke(rect, radius, Stroke::new(width, color), StrokeKind::Inside);
    };
    stroke(painter, frame, width + 2.0, Color32::from_black_alpha(200));
    stroke(painter, frame.shrink(1.0), width, palette.focus);
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn an_arrow_between_neighbours_is_no_stub() {
        let square = |column: f32, row: f32| Rect::from_min_size(pos2(column, row) * 40.0, Vec2::splat(40.0));
        for (column, row) in [(1.0, 0.0), (0.0, -1.0), (1.0, 1.0), (2.0, -1.0), (-7.0, 0.0)] {
            let ends = [square(0.0, 0.0), square(column, row)];
            let [tail, tip] = arrow_ends(ends);
            assert!((tip - tail).length() >= 0.89 * 40.0, "{column} {row}");
            assert!(ends[0].contains(tail) && ends[1].shrink(12.0).contains(tip), "{column} {row}");
        }
    }

    #[test]
    fn in_high_contrast_a_mark_has_the_colour_of_legal_moves() {
        let palette = BoardTheme::HighContrast.palette();
        assert_eq!(MarkPlace::of(Rect::ZERO, None, false, &palette).ink, palette.legal);
    }
}
