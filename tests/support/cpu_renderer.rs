//! Draws egui's output without a GPU, an X server or a display: triangles, one pixel after the other.
//!
//! It does what egui's own backends do: vertex colour times texture, both premultiplied and in gamma space,
//! bilinear filtering, blending source-over, clipped to a rectangle of whole pixels.

use egui::epaint::{ImageData, ImageDelta, Mesh, Primitive, Vertex};
use egui::{
    Color32, ColorImage, Context, FullOutput, TextureId, TextureOptions, TextureWrapMode, TexturesDelta,
};
use egui_kittest::TestRenderer;
use image::{Rgba, RgbaImage};
use std::collections::HashMap;

type Texture = (ColorImage, TextureOptions);

#[derive(Default)]
pub struct CpuRenderer {
    textures: HashMap<TextureId, Texture>,
}

/// A rectangle of whole pixels, its end excluded.
struct Clip {
    left: i32,
    top: i32,
    right: i32,
    bottom: i32,
}

impl TestRenderer for CpuRenderer {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        for (id, changes) in delta.set.drain() {
            for change in changes {
                self.change_texture(id, change);
            }
        }
        for id in delta.free.drain() {
            self.textures.remove(&id);
        }
    }

    fn render(&mut self, ctx: &Context, output: &FullOutput) -> Result<RgbaImage, String> {
        let scale = output.pixels_per_point;
        let size = ctx.content_rect().size() * scale;
        let (width, height) = (size.x.round() as u32, size.y.round() as u32);
        let mut image = RgbaImage::from_pixel(width, height, Rgba([0, 0, 0, 255]));
        for clipped in ctx.tessellate(output.shapes.clone(), scale) {
            let rect = clipped.clip_rect * scale;
            let clip = Clip {
                left: (rect.left().round() as i32).max(0),
                top: (rect.top().round() as i32).max(0),
                right: (rect.right().round() as i32).min(width as i32),
                bottom: (rect.bottom().round() as i32).min(height as i32),
            };
            match clipped.primitive {
                Primitive::Mesh(mesh) => self.draw(&mut image, &mesh, &clip, scale)?,
                Primitive::Callback(_) => return Err("a paint callback needs a GPU".to_owned()),
            }
        }
        Ok(image)
    }
}

impl CpuRenderer {
    fn change_texture(&mut self, id: TextureId, change: ImageDelta) {
        let ImageData::Color(patch) = change.image;
        let Some([left, top]) = change.pos else {
            self.textures.insert(id, ((*patch).clone(), change.options));
            return;
        };
        let (whole, options) = self.textures.get_mut(&id).expect("a patch belongs to a texture set before");
        *options = change.options;
        for (y, row) in patch.pixels.chunks(patch.width()).enumerate() {
            let start = (top + y) * whole.width() + left;
            whole.pixels[start..start + row.len()].copy_from_slice(row);
        }
    }

    fn draw(&self, image: &mut RgbaImage, mesh: &Mesh, clip: &Clip, scale: f32) -> Result<(), String> {
        let texture =
            self.textures.get(&mesh.texture_id).ok_or("a mesh uses a texture that was never set")?;
        for corners in mesh.triangles() {
            let corners = corners.map(|index| {
                let vertex = mesh.vertices[index as usize];
                // Whole 256ths of a pixel, as on a GPU: edges that triangles share are then exact.
                Vertex { pos: (vertex.pos * scale * 256.0).round() / 256.0, ..vertex }
            });
            draw_triangle(image, &corners, texture, clip);
        }
        Ok(())
    }
}

fn draw_triangle(image: &mut RgbaImage, corners: &[Vertex; 3], texture: &Texture, clip: &Clip) {
    let [a, mut b, mut c] = *corners;
    // Twice the area, positive if clockwise on the screen.
    let mut area = Edge::new(a.pos, b.pos).weight(c.pos.x.into(), c.pos.y.into());
    if area == 0.0 {
        return;
    }
    if area < 0.0 {
        (b, c, area) = (c, b, -area);
    }
    let points = [a.pos, b.pos, c.pos];
    let bound =
        |pick: fn(f32, f32) -> f32, axis: usize| points.iter().map(|p| p[axis]).reduce(pick).unwrap_or(0.0);
    let (left, right) = (bound(f32::min, 0).floor() as i32, bound(f32::max, 0).ceil() as i32);
    let (top, bottom) = (bound(f32::min, 1).floor() as i32, bound(f32::max, 1).ceil() as i32);
    // Most triangles have one colour, and most pixels lie in them.
    let is_plain = [b, c].iter().all(|corner| (corner.uv, corner.color) == (a.uv, a.color));
    let plain: Option<[f32; 4]> = is_plain.then(|| {
        let (texel, tint) = (sample(texture, a.uv.x, a.uv.y), a.color.to_array());
        std::array::from_fn(|i| texel[i] * f32::from(tint[i]) / 255.0)
    });
    let edges = [Edge::new(b.pos, c.pos), Edge::new(c.pos, a.pos), Edge::new(a.pos, b.pos)];
    let left = left.max(clip.left);
    for y in top.max(clip.top)..bottom.min(clip.bottom) {
        let middle = f64::from(y) + 0.5;
        // The pixels of this row that no edge rules out, and one more on either side.
        let (mut first, mut end) = (left, right.min(clip.right));
        for edge in &edges {
            let crossing = (-edge.weight(0.0, middle) / edge.per_x) as i32;
            match edge.per_x {
                to_right if to_right > 0.0 => first = first.max(crossing - 1),
                to_left if to_left < 0.0 => end = end.min(crossing + 2),
                _ => {}
            }
        }
        let mut weights = [0, 1, 2].map(|i| edges[i].weight(f64::from(first) + 0.5, middle));
        for x in first..end {
            let [wa, wb, wc] = weights;
            let is_inside = edges[0].holds(wa) && edges[1].holds(wb) && edges[2].holds(wc);
            for (weight, edge) in weights.iter_mut().zip(&edges) {
                *weight += edge.per_x;
            }
            if !is_inside {
                continue;
            }
            let source = plain.unwrap_or_else(|| {
                let (wa, wb, wc) = ((wa / area) as f32, (wb / area) as f32, (wc / area) as f32);
                let mix = |part: fn(&Vertex) -> f32| part(&a) * wa + part(&b) * wb + part(&c) * wc;
                let texel = sample(texture, mix(|v| v.uv.x), mix(|v| v.uv.y));
                let tint = [
                    mix(|v| v.color.r().into()),
                    mix(|v| v.color.g().into()),
                    mix(|v| v.color.b().into()),
                    mix(|v| v.color.a().into()),
                ];
                std::array::from_fn(|i| texel[i] * tint[i] / 255.0)
            });
            let pixel = image.get_pixel_mut(x as u32, y as u32);
            if source[3] == 255.0 {
                pixel.0 = source.map(|channel| channel.round().clamp(0.0, 255.0) as u8);
                continue;
            }
            for i in 0..4 {
                let below = f32::from(pixel.0[i]) * (1.0 - source[3] / 255.0);
                pixel.0[i] = (source[i] + below).round().clamp(0.0, 255.0) as u8;
            }
        }
    }
}

/// The line through two corners. Weights grow from it inwards; they are exact, since corners are 256ths.
struct Edge {
    per_x: f64,
    per_y: f64,
    at_zero: f64,
    /// Whether a pixel on the edge belongs to this triangle and not to its neighbour: the top-left rule.
    owns: bool,
}

impl Edge {
    fn new(from: egui::Pos2, to: egui::Pos2) -> Edge {
        let (per_x, per_y) = (f64::from(from.y) - f64::from(to.y), f64::from(to.x) - f64::from(from.x));
        let at_zero = -per_x * f64::from(from.x) - per_y * f64::from(from.y);
        let owns = to.y < from.y || (to.y == from.y && to.x > from.x);
        Edge { per_x, per_y, at_zero, owns }
    }

    fn weight(&self, x: f64, y: f64) -> f64 {
        self.per_x * x + self.per_y * y + self.at_zero
    }

    fn holds(&self, weight: f64) -> bool {
        weight > 0.0 || weight == 0.0 && self.owns
    }
}

/// The texture's colour at a point, interpolated between its four nearest texels.
fn sample((texture, options): &Texture, u: f32, v: f32) -> [f32; 4] {
    let (x, y) = (u * texture.width() as f32 - 0.5, v * texture.height() as f32 - 0.5);
    let wrap = |i: f32, side: usize| match options.wrap_mode {
        TextureWrapMode::Repeat => (i as i64).rem_euclid(side as i64) as usize,
        _ => (i.max(0.0) as usize).min(side - 1),
    };
    let texel = |dx: f32, dy: f32| -> Color32 {
        let (column, row) = (wrap(x.floor() + dx, texture.width()), wrap(y.floor() + dy, texture.height()));
        texture.pixels[row * texture.width() + column]
    };
    let (fx, fy) = (x - x.floor(), y - y.floor());
    let parts = [
        (texel(0.0, 0.0), (1.0 - fx) * (1.0 - fy)),
        (texel(1.0, 0.0), fx * (1.0 - fy)),
        (texel(0.0, 1.0), (1.0 - fx) * fy),
        (texel(1.0, 1.0), fx * fy),
    ];
    let mut mixed = [0.0; 4];
    for (color, part) in parts {
        for (sum, channel) in mixed.iter_mut().zip(color.to_array()) {
            *sum += f32::from(channel) * part;
        }
    }
    mixed
}
