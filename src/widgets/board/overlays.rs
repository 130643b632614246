//! The signs of the overlays, one shape for each meaning: where a side could move, discs on the frontier,
//! stable discs, odd and even regions, squares that give a corner away, and corners that can be taken.

use super::notes::{self, Ink};
use crate::widgets::icons::star_points;
use crate::widgets::theme::Palette;
use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};
use othello::rules::Color;
use std::f32::consts::TAU;

/// What an overlay says about one square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A side could place a disc here.
    Move(Color),
    /// A disc of this colour next to an empty square.
    Frontier(Color),
    /// A disc of this colour that can never be flipped.
    Stable(Color),
    /// An empty square of a region with an odd number of squares.
    Odd,
    /// An empty square of an even region.
    Even,
    /// An empty square diagonally beside an empty corner.
    XSquare,
    /// An empty square beside an empty corner, on the edge.
    CSquare,
    /// A corner that this side could take.
    OpenCorner(Color),
}

pub(super) fn paint(painter: &Painter, tile: Rect, sign: Sign, palette: &Palette) {
    let side = tile.width();
    let thin = Stroke::new((side * 0.035).max(1.0), notes::ink(palette));
    let strokes = |middles: &[Vec2], arm: Vec2| {
        for middle in middles.iter().map(|&shift| tile.center() + shift * side) {
            painter.line_segment([middle - arm * side, middle + arm * side], thin);
        }
    };
    match sign {
        Sign::Move(color) => {
            // Black's above, White's below, so that both have room, beside the ring of a legal move.
            let rise = if color == Color::Black { -0.31 } else { 0.31 };
            let (center, radius) = (tile.center() + vec2(rise, rise) * side, (side * 0.1).max(2.0));
            painter.circle(center, radius, palette.discs[color].face, outline(side, color, palette));
        }
        Sign::Frontier(color) => {
            let stroke = Stroke::new((side * 0.045).max(1.0), palette.discs[!color].face);
            let at = |half: u8| tile.center() + side * 0.3 * Vec2::angled(TAU * f32::from(half) / 20.0);
            for dash in (0..20).step_by(2) {
                painter.line_segment([at(dash), at(dash + 1)], stroke);
            }
        }
        Sign::Stable(color) => {
            let square = Rect::from_center_size(tile.center(), Vec2::splat((side * 0.26).max(4.0)));
            let (fill, edge) = (palette.discs[!color].face, outline(side, !color, palette));
            painter.rect(square, 1.0, fill, edge, StrokeKind::Inside);
        }
        Sign::Odd => strokes(&[vec2(-0.3, 0.0), Vec2::ZERO, vec2(0.3, 0.0)], vec2(0.13, -0.32)),
        Sign::Even => strokes(&[vec2(0.0, -0.12), vec2(0.0, 0.12)], vec2(0.26, 0.0)),
        Sign::XSquare => warning(painter, tile, "X", palette),
        Sign::CSquare => warning(painter, tile, "C", palette),
        Sign::OpenCorner(color) => {
            let fill = palette.discs[color].face;
            let corner = if color == Color::Black { tile.left_top() } else { tile.right_bottom() };
            let inward = if color == Color::Black { 0.42 * side } else { -0.42 * side };
            let inset = corner + Vec2::splat(inward.signum() * side * 0.07);
            let points: Vec<Pos2> = vec![inset, inset + vec2(inward, 0.0), inset + vec2(0.0, inward)];
            painter.add(Shape::convex_polygon(points, fill, outline(side, color, palette)));
        }
    }
}

/// A letter in a triangle, which is filled where the letter would be too faint.
fn warning(painter: &Painter, tile: Rect, letter: &str, palette: &Palette) {
    let side = tile.width();
    let Ink { color, plate } = Ink::on(painter, palette, notes::ink(palette), palette.field.colors());
    let center = tile.center() + vec2(0.0, 0.05 * side);
    let points = star_points(center, &[0.42 * side], 3);
    let edge = Stroke::new((side * 0.04).max(1.0), color);
    painter.add(Shape::convex_polygon(points, plate.unwrap_or(Color32::TRANSPARENT), edge));
    let font = FontId::proportional((side * 0.28).max(7.0));
    painter.text(pos2(center.x, center.y + 0.04 * side), Align2::CENTER_CENTER, letter, font, color);
}

/// The outline, in the other side's colour, of a shape filled in the `color` of one side's discs.
fn outline(side: f32, color: Color, palette: &Palette) -> Stroke {
    Stroke::new((side * 0.025).max(0.8), palette.discs[!color].face)
}
