//! The board without its discs: frame, field, lines, star points and coordinates.

use super::layout::Layout;
use super::notes::Ink;
use super::sprites;
use crate::widgets::theme::{Ground, Palette};
use egui::epaint::{Mesh, Vertex, WHITE_UV};
use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, TextureId, Vec2};
use egui::{pos2, vec2};
use othello::rules::BoardSize;
use std::f32::consts::{FRAC_1_SQRT_2, PI};

/// Paints the frame and the field. `coordinates` puts letters above the columns and numbers left of the rows.
pub(super) fn board_ground(painter: &Painter, layout: &Layout, palette: &Palette, coordinates: bool) {
    frame(painter, layout, palette);
    field(painter, layout, palette);
    grid(painter, layout, palette);
    let star = (layout.side * (0.035 + palette.grid_width)).max(1.2);
    for (column, row) in star_points(layout.size) {
        painter.circle_filled(layout.crossing(column, row), star, palette.grid);
    }
    if coordinates {
        letters_and_numbers(painter, layout, palette);
    }
}

/// Paints the frame, but nothing where the field will cover it: a software renderer pays for every pixel.
fn frame(painter: &Painter, layout: &Layout, palette: &Palette) {
    let radius = (layout.frame() * 0.28).clamp(1.0, 9.0);
    if palette.depth > 0.0 {
        cast_shadow(painter, layout.outer, radius, palette.depth);
    }
    mitred_frame(painter, layout, radius, palette);
    if palette.depth > 0.0 {
        // A dark line all round, which smooths the frame's corners, and a faint light one inside it.
        let line = layout.snap(1.0);
        let edge = Stroke::new(line, Color32::from_black_alpha(110));
        painter.rect_stroke(layout.outer, radius, edge, StrokeKind::Inside);
        let gleam = Stroke::new(line, Color32::from_white_alpha(22));
        painter.rect_stroke(layout.outer.shrink(line), (radius - line).max(0.0), gleam, StrokeKind::Inside);
    }
}

/// The soft shadow around the board, a little longer below it.
fn cast_shadow(painter: &Painter, rect: Rect, radius: f32, depth: f32) {
    // A small picture has a small shadow.
    let reach = (0.03 * rect.width()).min(9.0);
    const CORNER_STEPS: usize = 6;
    let middle = rect.shrink(radius);
    let corners = [middle.right_bottom(), middle.left_bottom(), middle.left_top(), middle.right_top()];
    let shade = Color32::from_black_alpha((105.0 * depth) as u8);
    let mut mesh = Mesh::default();
    for (quarter, center) in corners.into_iter().enumerate() {
        for step in 0..=CORNER_STEPS {
            let direction = Vec2::angled(PI / 2.0 * (quarter as f32 + step as f32 / CORNER_STEPS as f32));
            let outside = center + direction * (radius + reach) + vec2(0.0, 0.45 * reach);
            mesh.colored_vertex(center + direction * (radius - 1.0), shade);
            mesh.colored_vertex(outside, Color32::TRANSPARENT);
        }
    }
    let n = mesh.vertices.len() as u32;
    for at in (0..n).step_by(2) {
        mesh.add_triangle(at, at + 1, (at + 2) % n);
        mesh.add_triangle(at + 1, (at + 2) % n, (at + 3) % n);
    }
    painter.add(Shape::mesh(mesh));
}

/// Paints four planks joined at 45 degrees, each with its grain along it and its own share of the light.
fn mitred_frame(painter: &Painter, layout: &Layout, radius: f32, palette: &Palette) {
    const CORNER_STEPS: usize = 4;
    let (outer, inner) = (layout.outer, layout.field);
    let middle = outer.shrink(radius);
    let centers = [middle.left_top(), middle.right_top(), middle.right_bottom(), middle.left_bottom()];
    let inner = [inner.left_top(), inner.right_top(), inner.right_bottom(), inner.left_bottom()];
    // Neighbours share the very same points, so that no pixel is left open between them.
    let joints = centers.map(|center| {
        let outward = center - outer.center();
        center + radius * FRAC_1_SQRT_2 * vec2(outward.x.signum(), outward.y.signum())
    });
    let texture = sprites::surface(painter.ctx(), palette.frame);
    for side in 0..4 {
        let (start, end) = (side, (side + 1) % 4);
        let up = PI * (side as f32 / 2.0 - 0.5);
        let arc = |center: Pos2, from: f32, steps: std::ops::Range<usize>| {
            let angle = move |i: usize| from + PI / 4.0 * i as f32 / CORNER_STEPS as f32;
            steps.map(move |i| center + radius * Vec2::angled(angle(i)))
        };
        let outline = std::iter::once(joints[start])
            .chain(arc(centers[start], up - PI / 4.0, 1..CORNER_STEPS + 1))
            .chain(arc(centers[end], up, 0..CORNER_STEPS))
            .chain([joints[end]]);
        let along = Vec2::angled(up + PI / 2.0);
        let across = Vec2::angled(up + PI);
        // Along the grain, one texel of the tile on two physical pixels: a calm grain.
        let scale = layout.pixels_per_point / (2.0 * 512.0);
        let shift = vec2(0.13, 0.37) * side as f32;
        let light = 1.0 - palette.depth * [0.0, 0.11, 0.19, 0.07][side];
        let color = if texture.is_some() { Color32::WHITE } else { palette.frame.colors()[0] };
        let color = color.lerp_to_gamma(Color32::BLACK, 1.0 - light);
        let vertex = |pos: Pos2| {
            let from = pos - outer.left_top();
            let grain = pos2(from.dot(along) * scale + shift.x, from.dot(across) * scale * 2.0 + shift.y);
            Vertex { pos, uv: if texture.is_some() { grain } else { WHITE_UV }, color }
        };
        let mut mesh = Mesh::with_texture(texture.unwrap_or_default());
        mesh.vertices = [inner[end], inner[start]].into_iter().chain(outline).map(vertex).collect();
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
        // egui feathers the edges of a rectangle, but not those of a mesh.
        let mut mesh = Mesh::default();
        mesh.add_colored_rect(rect, palette.field.colors()[0]);
        painter.add(Shape::mesh(mesh));
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

/// How much light falls on a point of the field; `at` is from (0, 0) at its upper left to (1, 1).
fn light(at: Vec2, depth: f32) -> f32 {
    1.0 - 0.30 * depth * (at - vec2(0.36, 0.30)).length_sq()
}

/// The palette with the field's colours as they are lit under a square, for texts that must stand out there.
pub(super) fn lit_palette(palette: &Palette, layout: &Layout, square: Rect) -> Palette {
    let light = light((square.center() - layout.field.min) / layout.field.size(), palette.depth);
    let part = |part: u8| (f32::from(part) * light) as u8;
    let lit = |color: Color32| Color32::from_rgb(part(color.r()), part(color.g()), part(color.b()));
    let field = match palette.field {
        Ground::Plain(color) => Ground::Plain(color),
        Ground::Felt(color) => Ground::Felt(lit(color)),
        Ground::Wood { base, grain } => Ground::Wood { base: lit(base), grain: lit(grain) },
    };
    Palette { field, ..*palette }
}

/// A textured rectangle, brightest towards the upper left.
fn lit_sheet(rect: Rect, texture: TextureId, tile: Vec2, depth: f32) -> Shape {
    const STEPS: usize = 8;
    let mut mesh = Mesh::with_texture(texture);
    for i in 0..(STEPS + 1) * (STEPS + 1) {
        let at = vec2((i % (STEPS + 1)) as f32, (i / (STEPS + 1)) as f32) / STEPS as f32;
        let tint = Color32::from_gray((255.0 * light(at, depth)) as u8);
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
        [a, b].into_iter().for_each(|edge| mesh.colored_vertex(edge, shade(alpha)));
        [b, a].into_iter().for_each(|edge| mesh.colored_vertex(edge + inward, Color32::TRANSPARENT));
        mesh.add_triangle(0, 1, 2);
        mesh.add_triangle(0, 2, 3);
        painter.add(Shape::mesh(mesh));
    };
    strip(rect.left_top(), rect.right_top(), vec2(0.0, width), 105.0);
    strip(rect.left_top(), rect.left_bottom(), vec2(width, 0.0), 85.0);
    strip(rect.left_bottom(), rect.right_bottom(), vec2(0.0, -0.5 * width), 40.0);
    strip(rect.right_top(), rect.right_bottom(), vec2(-0.5 * width, 0.0), 40.0);
}

fn grid(painter: &Painter, layout: &Layout, palette: &Palette) {
    let width = layout.snap(layout.side * palette.grid_width);
    // Half the line, in whole pixels, so that its two edges stay sharp.
    let before = (width * layout.pixels_per_point / 2.0).floor() / layout.pixels_per_point;
    let mut mesh = Mesh::default();
    let field = layout.field;
    let bounds = Rect::from_min_size(field.min - Vec2::splat(before), field.size() + Vec2::splat(width));
    for column in 0..=usize::from(layout.size.width()) {
        let x = layout.crossing(column, 0).x - before;
        mesh.add_colored_rect(bounds.with_min_x(x).with_max_x(x + width), palette.grid);
    }
    for row in 0..=usize::from(layout.size.height()) {
        let y = layout.crossing(0, row).y - before;
        mesh.add_colored_rect(bounds.with_min_y(y).with_max_y(y + width), palette.grid);
    }
    painter.add(Shape::mesh(mesh));
}

/// The crossings with a dot: a quarter of the board from its edges, as on 8×8; none on the narrowest.
fn star_points(size: BoardSize) -> impl Iterator<Item = (usize, usize)> {
    let ends = |side: u8| {
        let side = usize::from(side);
        (side >= 6).then_some([side / 4, side - side / 4]).into_iter().flatten()
    };
    ends(size.width()).flat_map(move |column| ends(size.height()).map(move |row| (column, row)))
}

fn letters_and_numbers(painter: &Painter, layout: &Layout, palette: &Palette) {
    let height = (layout.frame() * 0.64).min(layout.side * 0.62).clamp(7.0, 20.0);
    let ink = Ink::on(painter, palette, palette.frame_text, palette.frame.colors());
    let text = |pos: Pos2, text: String| ink.write(painter, pos, &text, height);
    // In the middle of the frame.
    let corner = (layout.outer.min + layout.field.min.to_vec2()) / 2.0;
    let [across, down] = layout.coordinates();
    for (column, name) in across.into_iter().enumerate() {
        text(pos2(layout.tile(column, 0).center().x, corner.y), name);
    }
    for (row, name) in down.into_iter().enumerate() {
        text(pos2(corner.x, layout.tile(0, row).center().y), name);
    }
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
