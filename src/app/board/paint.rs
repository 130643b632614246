//! The board without its discs: frame, field, lines, star points and coordinates.

use super::layout::Layout;
use super::sprites;
use crate::app::theme::{Ground, Palette};
use crate::rules::BoardSize;
use egui::epaint::{Mesh, Shadow, Vertex};
use egui::{Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, TextureId, Vec2};
use egui::{pos2, vec2};
use std::f32::consts::PI;

/// Paints the frame and the field. `coordinates` puts letters above the columns and numbers left of the rows.
pub fn board_ground(painter: &Painter, layout: &Layout, size: BoardSize, palette: &Palette, coordinates: bool) {
    frame(painter, layout, palette);
    field(painter, layout, palette);
    grid(painter, layout, size, palette);
    stars(painter, layout, size, palette);
    if coordinates {
        letters_and_numbers(painter, layout, size, palette);
    }
}

fn frame(painter: &Painter, layout: &Layout, palette: &Palette) {
    let radius = (layout.frame() * 0.28).clamp(1.0, 9.0);
    if palette.depth > 0.0 {
        let shadow = Shadow { offset: [0, 3], blur: 12, spread: 0, color: Color32::from_black_alpha(90) };
        painter.add(shadow.as_shape(layout.outer, CornerRadius::same(radius as u8)));
    }
    match sprites::surface(painter.ctx(), palette.frame) {
        Some(texture) => {
            // Under the joints, where two boards may leave a pixel uncovered.
            painter.rect_filled(layout.outer.shrink(layout.snap(1.0)), radius, palette.frame.colors()[1]);
            mitred_frame(painter, layout, radius, texture);
        }
        None => {
            painter.rect_filled(layout.outer, radius, palette.frame.colors()[0]);
        }
    }
    if palette.depth > 0.0 {
        // A lighter edge where the light meets the frame, and a dark one all round that also smooths its corners.
        let line = layout.snap(1.0);
        let edge = Stroke::new(line, Color32::from_black_alpha(110));
        painter.rect_stroke(layout.outer, radius, edge, StrokeKind::Inside);
        let gleam = Stroke::new(line, Color32::from_white_alpha(22));
        painter.rect_stroke(layout.outer.shrink(line), (radius - line).max(0.0), gleam, StrokeKind::Inside);
    }
}

/// Four boards joined at 45 degrees, each with its grain along it and its own share of the light.
fn mitred_frame(painter: &Painter, layout: &Layout, radius: f32, texture: TextureId) {
    const CORNER_STEPS: usize = 5;
    let (outer, inner) = (layout.outer, layout.field);
    let middle = outer.shrink(radius);
    // The rounded outline, from the middle of the upper left corner clockwise, one list for each side.
    let arc = |center: Pos2, from: f32, to: f32| {
        (0..=CORNER_STEPS).map(move |i| {
            let angle = from + (to - from) * i as f32 / CORNER_STEPS as f32;
            center + radius * Vec2::angled(angle)
        })
    };
    let corners = [
        (middle.left_top(), inner.left_top()),
        (middle.right_top(), inner.right_top()),
        (middle.right_bottom(), inner.right_bottom()),
        (middle.left_bottom(), inner.left_bottom()),
    ];
    let light = [255, 226, 206, 238];
    for side in 0..4 {
        let (start, end) = (corners[side], corners[(side + 1) % 4]);
        let up = PI * (side as f32 / 2.0 - 0.5);
        let outline: Vec<Pos2> = arc(start.0, up - PI / 4.0, up).chain(arc(end.0, up, up + PI / 4.0)).collect();
        let along = Vec2::angled(up + PI / 2.0);
        let across = Vec2::angled(up + PI);
        // One texel of the tile on two physical pixels: a calm grain.
        let scale = layout.pixels_per_point / (2.0 * 512.0);
        let shift = vec2(0.13, 0.37) * side as f32;
        let uv = |pos: Pos2| {
            let from = pos - outer.left_top();
            pos2(from.dot(along) * scale + shift.x, from.dot(across) * scale * 2.0 + shift.y)
        };
        let tint = Color32::from_gray(light[side]);
        let mut mesh = Mesh::with_texture(texture);
        mesh.vertices =
            [end.1, start.1].into_iter().chain(outline).map(|pos| Vertex { pos, uv: uv(pos), color: tint }).collect();
        // A fan around the inner corner at the end of the side.
        for i in 1..mesh.vertices.len() as u32 - 1 {
            mesh.add_triangle(0, i, i + 1);
        }
        painter.add(Shape::mesh(mesh));
    }
}

fn field(painter: &Painter, layout: &Layout, palette: &Palette) {
    let rect = layout.field;
    let Some(texture) = sprites::surface(painter.ctx(), palette.field) else {
        painter.add(plain(rect, palette.field.colors()[0]));
        return;
    };
    let tile = match palette.field {
        // Felt keeps its grain at every size; wood is one sheet over the whole board.
        Ground::Felt(_) | Ground::Plain(_) => Vec2::splat(256.0 / layout.pixels_per_point),
        Ground::Wood { .. } => Vec2::splat(rect.width().max(rect.height())),
    };
    painter.add(lit_sheet(rect, texture, tile, palette.depth));
    sunken_edge(painter, layout, palette.depth);
}

/// A textured rectangle, brightest towards the upper left.
fn lit_sheet(rect: Rect, texture: TextureId, tile: Vec2, depth: f32) -> Shape {
    const STEPS: usize = 8;
    let mut mesh = Mesh::with_texture(texture);
    for i in 0..(STEPS + 1) * (STEPS + 1) {
        let at = vec2((i % (STEPS + 1)) as f32, (i / (STEPS + 1)) as f32) / STEPS as f32;
        let fall = (at - vec2(0.36, 0.30)).length_sq();
        let tint = Color32::from_gray((255.0 * (1.0 - 0.30 * depth * fall)) as u8);
        let offset = at * rect.size();
        mesh.vertices.push(Vertex { pos: rect.min + offset, uv: (offset / tile).to_pos2(), color: tint });
    }
    for i in 0..STEPS * STEPS {
        let corner = (i / STEPS * (STEPS + 1) + i % STEPS) as u32;
        let below = corner + STEPS as u32 + 1;
        mesh.add_triangle(corner, corner + 1, below);
        mesh.add_triangle(below, corner + 1, below + 1);
    }
    Shape::mesh(mesh)
}

/// The shade the frame throws on the field, deeper on the sides that the light comes from.
fn sunken_edge(painter: &Painter, layout: &Layout, depth: f32) {
    let rect = layout.field;
    let width = (layout.frame() * 0.30).min(layout.side * 0.22);
    let shade = |alpha: f32| Color32::from_black_alpha((alpha * depth) as u8);
    let strip = |a: Pos2, b: Pos2, inward: Vec2, alpha: f32| {
        let mut mesh = Mesh::default();
        for (pos, color) in [
            (a, shade(alpha)),
            (b, shade(alpha)),
            (b + inward, Color32::TRANSPARENT),
            (a + inward, Color32::TRANSPARENT),
        ] {
            mesh.colored_vertex(pos, color);
        }
        mesh.add_triangle(0, 1, 2);
        mesh.add_triangle(0, 2, 3);
        painter.add(Shape::mesh(mesh));
    };
    strip(rect.left_top(), rect.right_top(), vec2(0.0, width), 105.0);
    strip(rect.left_top(), rect.left_bottom(), vec2(width, 0.0), 85.0);
    strip(rect.left_bottom(), rect.right_bottom(), vec2(0.0, -0.5 * width), 40.0);
    strip(rect.right_top(), rect.right_bottom(), vec2(-0.5 * width, 0.0), 40.0);
}

fn grid(painter: &Painter, layout: &Layout, size: BoardSize, palette: &Palette) {
    let width = layout.snap(layout.side * palette.grid_width);
    // Half the line, in whole pixels, so that its two edges stay sharp.
    let before = (width * layout.pixels_per_point / 2.0).floor() / layout.pixels_per_point;
    let mut mesh = Mesh::default();
    let field = layout.field;
    let bounds = Rect::from_min_size(field.min - Vec2::splat(before), field.size() + Vec2::splat(width));
    for column in 0..=usize::from(size.width()) {
        let x = layout.crossing(column, 0).x - before;
        mesh.add_colored_rect(Rect::from_min_size(pos2(x, bounds.top()), vec2(width, bounds.height())), palette.grid);
    }
    for row in 0..=usize::from(size.height()) {
        let y = layout.crossing(0, row).y - before;
        mesh.add_colored_rect(Rect::from_min_size(pos2(bounds.left(), y), vec2(bounds.width(), width)), palette.grid);
    }
    painter.add(Shape::mesh(mesh));
}

fn stars(painter: &Painter, layout: &Layout, size: BoardSize, palette: &Palette) {
    let radius = (layout.side * (0.035 + palette.grid_width)).max(1.2);
    for (column, row) in star_points(size) {
        painter.circle_filled(layout.crossing(column, row), radius, palette.grid);
    }
}

/// The crossings with a dot: a quarter of the board away from its edges, as on the 8×8 board; none on the narrowest.
fn star_points(size: BoardSize) -> impl Iterator<Item = (usize, usize)> {
    let ends = |side: u8| {
        let side = usize::from(side);
        (side >= 6).then_some([side / 4, side - side / 4]).into_iter().flatten()
    };
    ends(size.width()).flat_map(move |column| ends(size.height()).map(move |row| (column, row)))
}

fn letters_and_numbers(painter: &Painter, layout: &Layout, size: BoardSize, palette: &Palette) {
    let height = (layout.frame() * 0.56).min(layout.side * 0.62).clamp(7.0, 20.0);
    let font = FontId::proportional(height);
    let text = |pos: Pos2, text: String| {
        painter.text(pos, Align2::CENTER_CENTER, text, font.clone(), palette.frame_text);
    };
    let (above, before) =
        ((layout.outer.top() + layout.field.top()) / 2.0, (layout.outer.left() + layout.field.left()) / 2.0);
    for column in 0..size.width() {
        let x = layout.tile(usize::from(column), 0).center().x;
        text(pos2(x, above), char::from(b'a' + column).to_string());
    }
    for row in 0..size.height() {
        let y = layout.tile(0, usize::from(row)).center().y;
        text(pos2(before, y), (row + 1).to_string());
    }
}

/// A rectangle with sharp edges.
pub fn plain(rect: Rect, color: Color32) -> Shape {
    let mut mesh = Mesh::default();
    mesh.add_colored_rect(rect, color);
    Shape::mesh(mesh)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_standard_board_has_its_four_star_points() {
        let points: Vec<_> = star_points(BoardSize::STANDARD).collect();
        assert_eq!(points, [(2, 2), (2, 6), (6, 2), (6, 6)]);
    }

    #[test]
    fn star_points_lie_inside_every_board() {
        for size in BoardSize::all() {
            for (column, row) in star_points(size) {
                assert!((1..usize::from(size.width())).contains(&column), "{size}");
                assert!((1..usize::from(size.height())).contains(&row), "{size}");
            }
        }
    }
}
