//! Discs, at rest and turning: a textured square each, over a soft shadow.

use super::animation::{Pose, Tilt};
use super::shading::{SHADOW_OFFSET, SHADOW_SPREAD, SHADOW_STRENGTH, disc_side};
use super::sprites::{self, Sprite};
use crate::widgets::theme::{BoardTheme, Palette};
use egui::epaint::{EllipseShape, Mesh, Vertex};
use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};
use othello::rules::Color;
use std::f32::consts::PI;

/// The diameter of a disc as a part of its square's side.
pub(super) const DIAMETER: f32 = 0.84;
/// The thickness of a disc as a part of its radius: a little less than a real disc's 6 mm to 17 mm.
const THICKNESS: f32 = 0.30;

/// Paints a board's discs with few shapes: discs at rest, then the shadows of moving discs, then those discs.
pub(super) struct Discs {
    palette: Palette,
    /// The radius of a disc at rest, in points.
    radius: f32,
    /// The side of a disc's picture as a multiple of the disc's diameter.
    margin: f32,
    shadows: Mesh,
    resting: Mesh,
    moving: Vec<(Pos2, Pose)>,
}

impl Discs {
    /// Discs for squares `side` points wide.
    pub(super) fn new(painter: &Painter, theme: BoardTheme, side: f32) -> Discs {
        Discs::of_diameter(painter, theme, disc_pixels(side, painter.pixels_per_point()))
    }

    /// Discs `diameter` physical pixels wide.
    pub(super) fn of_diameter(painter: &Painter, theme: BoardTheme, diameter: usize) -> Discs {
        Discs {
            palette: theme.palette(),
            radius: diameter as f32 / painter.pixels_per_point() / 2.0,
            margin: disc_side(diameter) as f32 / diameter as f32,
            resting: Mesh::with_texture(sprites::texture(painter.ctx(), Sprite::Discs { theme, diameter })),
            shadows: Mesh::with_texture(sprites::texture(painter.ctx(), Sprite::Shadow)),
            moving: Vec::new(),
        }
    }

    pub(super) fn add(&mut self, center: Pos2, pose: Pose) {
        if pose.tilt.is_none() && pose.lift == 0.0 {
            add_disc(&mut self.resting, self.margin, true, center, self.radius, &pose);
        } else {
            self.add_shadow(center, &pose);
            self.moving.push((center, pose));
        }
    }

    /// Adds a see-through disc without a shadow, for a move that has not been made.
    pub(super) fn add_ghost(&mut self, center: Pos2, color: Color) {
        let pose = Pose { opacity: 0.45, ..Pose::still(color) };
        add_disc(&mut self.resting, self.margin, false, center, self.radius, &pose);
    }

    pub(super) fn paint(self, painter: &Painter) {
        let texture = self.resting.texture_id;
        painter.add(Shape::mesh(self.resting));
        painter.add(Shape::mesh(self.shadows));
        for (center, pose) in self.moving {
            let radius = self.radius * (1.0 + 0.12 * pose.lift);
            let center = center - vec2(0.0, 0.16 * self.radius * pose.lift);
            if let Some(tilt) = pose.tilt {
                side(painter, &self.palette, center, radius, &pose, tilt);
            }
            let mut mesh = Mesh::with_texture(texture);
            add_disc(&mut mesh, self.margin, false, center, radius, &pose);
            painter.add(Shape::mesh(mesh));
        }
    }

    fn add_shadow(&mut self, center: Pos2, pose: &Pose) {
        let strength = SHADOW_STRENGTH * self.palette.depth * pose.opacity / (1.0 + 0.6 * pose.lift);
        if strength == 0.0 {
            return;
        }
        // Away from the light, and farther the higher the disc is.
        let offset = Vec2::from(SHADOW_OFFSET) * self.radius * (1.0 + 3.0 * pose.lift);
        let reach = self.radius * SHADOW_SPREAD * (1.0 + 0.15 * pose.lift);
        let squash = pose.tilt.map_or(1.0, |tilt| tilt.angle.cos().abs().max(0.35));
        let axis = pose.tilt.map_or(vec2(1.0, 0.0), |tilt| tilt.direction);
        let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        let tint = Color32::from_white_alpha((255.0 * strength) as u8);
        add_square(&mut self.shadows, center + offset, reach, uv, tint, |v| squashed(v, axis, squash));
    }
}

/// The width of a disc on a square with this side (points), in physical pixels; even, so that its centre is a
/// pixel's corner like the square's.
fn disc_pixels(side: f32, pixels_per_point: f32) -> usize {
    let side = (side * pixels_per_point).round() as usize;
    let diameter = (side as f32 * DIAMETER).round() as usize;
    (diameter - (diameter + side) % 2).max(2)
}

fn add_disc(mesh: &mut Mesh, margin: f32, is_resting: bool, mut center: Pos2, radius: f32, pose: &Pose) {
    let (mut axis, mut squash, mut gray) = (vec2(1.0, 0.0), 1.0, 1.0);
    if let Some(tilt) = pose.tilt {
        axis = tilt.direction;
        squash = tilt.angle.cos().abs();
        center += face_offset(radius, tilt);
        gray = 1.0 - 0.25 * tilt.angle.sin();
    }
    let level = (255.0 * gray * pose.opacity) as u8;
    let tint = Color32::from_rgba_premultiplied(level, level, level, (255.0 * pose.opacity) as u8);
    let uv = sprites::disc_uv(pose.color, is_resting);
    add_square(mesh, center, radius * margin, uv, tint, |v| squashed(v, axis, squash));
}

/// How far the face that is up has moved away from the disc's middle.
fn face_offset(radius: f32, Tilt { direction, angle }: Tilt) -> Vec2 {
    let towards = if angle < PI / 2.0 { -1.0 } else { 1.0 };
    direction * (towards * THICKNESS / 2.0 * radius * angle.sin())
}

/// The rim of a turning disc: a stack of ellipses from the far face to the near one, half in each colour. It
/// is a little narrower than the faces, so that it never peeks out behind a disc that lies almost flat.
fn side(painter: &Painter, palette: &Palette, center: Pos2, radius: f32, pose: &Pose, tilt: Tilt) {
    const LAYERS: usize = 8;
    let offset = face_offset(radius, tilt);
    let squash = tilt.angle.cos().abs();
    let radius = radius - 0.6;
    for layer in 0..=LAYERS {
        let height = layer as f32 / LAYERS as f32;
        let color = if height < 0.5 { !pose.color } else { pose.color };
        // The rim turns away from the light.
        let shade = 0.28 - 0.16 * height;
        let colors = palette.discs[color];
        let fill = colors.face.lerp_to_gamma(Color32::BLACK, shade).gamma_multiply(pose.opacity);
        let outline = colors.outline.gamma_multiply(pose.opacity);
        // One line around the whole stack is enough.
        let line = if layer == 0 && outline != Color32::TRANSPARENT { 2.0 } else { 0.0 };
        painter.add(Shape::Ellipse(EllipseShape {
            center: center + offset * (2.0 * height - 1.0),
            radius: vec2((radius * squash).max(0.5), radius),
            fill,
            stroke: Stroke::new(line, outline),
            angle: tilt.direction.angle(),
        }));
    }
}

/// `v` with its part along `axis` shortened.
fn squashed(v: Vec2, axis: Vec2, squash: f32) -> Vec2 {
    v + axis * (v.dot(axis) * (squash - 1.0))
}

/// Adds a textured square that reaches `reach` points from its centre, bent by `shape`.
fn add_square(
    mesh: &mut Mesh,
    center: Pos2,
    reach: f32,
    uv: Rect,
    color: Color32,
    shape: impl Fn(Vec2) -> Vec2,
) {
    let first = mesh.vertices.len() as u32;
    let corners = |rect: Rect| [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
    let square = Rect::from_center_size(Pos2::ZERO, Vec2::splat(2.0 * reach));
    for (corner, uv) in corners(square).into_iter().zip(corners(uv)) {
        mesh.vertices.push(Vertex { pos: center + shape(corner.to_vec2()), uv, color });
    }
    mesh.add_triangle(first, first + 1, first + 2);
    mesh.add_triangle(first, first + 2, first + 3);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disc_sits_on_whole_pixels_in_the_middle_of_its_square() {
        for side in 8..400 {
            let diameter = disc_pixels(side as f32, 1.0);
            assert_eq!((side - diameter) % 2, 0, "{side}");
            assert!((0.6..0.95).contains(&(diameter as f32 / side as f32)), "{side}: {diameter}");
        }
    }

    #[test]
    fn squashing_keeps_the_part_across_the_axis() {
        let axis = vec2(1.0, 1.0).normalized();
        assert!((squashed(vec2(3.0, -3.0), axis, 0.0) - vec2(3.0, -3.0)).length() < 1e-5);
        assert!(squashed(vec2(3.0, 3.0), axis, 0.0).length() < 1e-5);
    }
}
