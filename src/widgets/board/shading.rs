//! The pixels of discs and surfaces: light, felt and wood, computed once for a size and then kept as
//! textures.
//!
//! Light falls from the upper left. Everything is deterministic, so that pictures of the board can be
//! compared.

use crate::widgets::theme::{DiscColors, luminance};
use egui::{Color32, ColorImage};
use std::f32::consts::TAU;

/// The side of a disc's picture as a multiple of the disc's diameter: room for its shadow.
const MARGIN: f32 = 1.34;

/// The side of a disc's picture, in pixels: the diameter and a whole number of free pixels on each side.
pub(super) fn disc_side(diameter: usize) -> usize {
    let free = (diameter as f32 * (MARGIN - 1.0) / 2.0).ceil() as usize;
    diameter + 2 * free.max(2)
}

/// A disc `diameter` pixels wide, seen from above, in the middle of its picture. `depth` is the strength of
/// the light, 0 for a flat disc; `shadowed` puts the shadow of a disc at rest behind it.
pub(super) fn disc(colors: &DiscColors, depth: f32, diameter: usize, shadowed: bool) -> ColorImage {
    let radius = diameter as f32 / 2.0;
    let side = disc_side(diameter);
    let center = side as f32 / 2.0;
    picture(side, |x, y| {
        let (u, v) = ((x as f32 + 0.5 - center) / radius, (y as f32 + 0.5 - center) / radius);
        // The edge covers part of its pixels.
        let coverage = ((1.0 - u.hypot(v)) * radius + 0.5).clamp(0.0, 1.0);
        let face = match coverage > 0.0 {
            true => face_color(colors, depth, [u, v], radius).gamma_multiply(coverage),
            false => Color32::TRANSPARENT,
        };
        let shade = match shadowed {
            true => SHADOW_STRENGTH * depth * shade(u - SHADOW_OFFSET[0], v - SHADOW_OFFSET[1]),
            false => 0.0,
        };
        Color32::from_black_alpha((255.0 * shade) as u8).blend(face)
    })
}

/// The colour of the face or of its outline at a point, in radii from the middle; `radius` is in pixels.
fn face_color(colors: &DiscColors, depth: f32, at: [f32; 2], radius: f32) -> Color32 {
    let lit = if depth == 0.0 { colors.face } else { lit_color(colors, depth, at) };
    // A line around the disc, a tenth of its radius wide, with a soft inner edge.
    let line = ((at[0].hypot(at[1]) - 0.89) * radius + 0.5).clamp(0.0, 1.0);
    if colors.outline == Color32::TRANSPARENT { lit } else { lit.lerp_to_gamma(colors.outline, line) }
}

/// The colour of the lit face at a point. The disc is a low cylinder with a nearly flat face, its edge round.
fn lit_color(colors: &DiscColors, depth: f32, [u, v]: [f32; 2]) -> Color32 {
    const LIGHT: [f32; 3] = [-0.42, -0.60, 0.68];
    // Halfway between the light and the eye, which looks straight down.
    const HALF: [f32; 3] = [-0.229, -0.327, 0.917];

    let r = u.hypot(v);
    let bevel = smoothstep(0.80, 1.0, r);
    let slope = 0.10 * r + 0.72 * bevel;
    let (nx, ny) = if r > 1e-4 { (slope * u / r, slope * v / r) } else { (0.0, 0.0) };
    let nz = (1.0 - nx * nx - ny * ny).max(0.0).sqrt();
    let dot = |light: [f32; 3]| (nx * light[0] + ny * light[1] + nz * light[2]).max(0.0);

    let bright = luminance(colors.face);
    // White paint scatters light, black paint mirrors it.
    let scatter = 0.45 + 0.55 * dot(LIGHT) / LIGHT[2];
    let mirror = colors.shine * dot(HALF).powi(18) * 0.10 * (1.0 - bright);
    let edge_gleam = colors.shine * bevel * dot(LIGHT).powi(3) * (0.05 + 0.16 * (1.0 - bright));
    // A wide soft glow, where a window would be mirrored.
    let glow = colors.shine
        * (-((u + 0.30).powi(2) + (v + 0.40).powi(2)) / 0.34).exp()
        * (0.01 + 0.085 * (1.0 - bright));
    let scatter = 1.0 + (scatter - 1.0) * depth;
    let added = (mirror + edge_gleam + glow) * depth;
    let channel = |c: u8| (f32::from(c) / 255.0 * scatter + added).clamp(0.0, 1.0);
    let [r, g, b, _] = colors.face.to_array();
    let byte = |c: u8| (channel(c) * 255.0).round() as u8;
    Color32::from_rgb(byte(r), byte(g), byte(b))
}

/// How dark the shadow of a disc at rest is, and how far it lies away from the light, in radii of the disc.
pub(super) const SHADOW_STRENGTH: f32 = 0.80;
pub(super) const SHADOW_OFFSET: [f32; 2] = [0.09, 0.15];
/// How far the shadow's soft edge reaches, in radii of the disc.
pub(super) const SHADOW_SPREAD: f32 = 1.3;

/// The darkness of a disc's shadow at a point, 0 to 1; the disc has radius 1.
fn shade(u: f32, v: f32) -> f32 {
    (1.0 - smoothstep(0.62, SHADOW_SPREAD * 0.98, u.hypot(v))).powi(2)
}

/// The shadow of a disc that moves, black with a falling opacity.
pub(super) fn shadow() -> ColorImage {
    const SIDE: usize = 96;
    picture(SIDE, |x, y| {
        let at = |i: usize| ((i as f32 + 0.5) / SIDE as f32 - 0.5) * 2.0 * SHADOW_SPREAD;
        Color32::from_black_alpha((255.0 * shade(at(x), at(y))) as u8)
    })
}

/// A tile of felt that repeats without a seam.
pub(super) fn felt(color: Color32) -> ColorImage {
    const SIDE: usize = 256;
    let mut random = Random(0x0123_4567);
    let mut height: Vec<f32> = (0..SIDE * SIDE).map(|_| random.signed() * 0.9).collect();
    // Short fibres in all directions, lying over one another.
    for _ in 0..9000 {
        let (mut x, mut y) = (random.unit() * SIDE as f32, random.unit() * SIDE as f32);
        let (angle, strength) = (random.unit() * TAU, random.signed());
        for _ in 0..9 {
            let at = (y as usize % SIDE) * SIDE + x as usize % SIDE;
            height[at] += strength;
            (x, y) = ((x + angle.cos()).rem_euclid(SIDE as f32), (y + angle.sin()).rem_euclid(SIDE as f32));
        }
    }
    let shaded = |height: f32| {
        let factor = 1.0 + 0.017 * height.clamp(-3.0, 3.0);
        let scale = |c: u8| (f32::from(c) * factor).clamp(0.0, 255.0).round() as u8;
        Color32::from_rgb(scale(color.r()), scale(color.g()), scale(color.b()))
    };
    ColorImage::new([SIDE, SIDE], height.into_iter().map(shaded).collect())
}

/// A tile of wood, its grain running along x, that repeats without a seam.
pub(super) fn wood(base: Color32, grain: Color32) -> ColorImage {
    const SIDE: usize = 512;
    let noise = Noise::new(0x0bad_cafe);
    picture(SIDE, |x, y| {
        let (x, y) = (x as f32 / SIDE as f32, y as f32 / SIDE as f32);
        // Year rings cut lengthwise: waves across the grain, bent slowly along it.
        let bend = 1.6 * noise.at(x, y, 2, 3) + 0.5 * noise.at(x, y, 4, 9);
        let ring = (TAU * (7.0 * y + bend)).sin() * 0.5 + 0.5;
        let fine = (TAU * (23.0 * y + 2.0 * bend)).sin() * 0.5 + 0.5;
        // Fibres: very long and very thin.
        let fibre = noise.at(x, y, 6, 170);
        let pores = noise.at(x, y, 16, 250).max(0.55) - 0.55;
        let dark = 0.52 * ring.powi(3) + 0.16 * fine + 0.30 * fibre + 0.9 * pores;
        base.lerp_to_gamma(grain, dark.clamp(0.0, 1.0))
    })
}

/// A square picture; `color` gives the colour of the pixel in a column and a row.
fn picture(side: usize, color: impl Fn(usize, usize) -> Color32) -> ColorImage {
    ColorImage::new([side, side], (0..side * side).map(|i| color(i % side, i / side)).collect())
}

fn smoothstep(from: f32, to: f32, x: f32) -> f32 {
    let t = ((x - from) / (to - from)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// Marsaglia's xorshift: <https://doi.org/10.18637/jss.v008.i14>
struct Random(u32);

impl Random {
    /// From 0 up to 1.
    fn unit(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        (self.0 >> 8) as f32 / (1 << 24) as f32
    }

    fn signed(&mut self) -> f32 {
        self.unit() * 2.0 - 1.0
    }
}

/// Smooth noise from 0 to 1 over the unit square that goes on without a seam beyond each side.
struct Noise(Vec<f32>);

impl Noise {
    fn new(seed: u32) -> Noise {
        let mut random = Random(seed);
        Noise((0..4096).map(|_| random.unit()).collect())
    }

    /// The noise at a point, with this many waves along each axis.
    fn at(&self, x: f32, y: f32, waves_x: usize, waves_y: usize) -> f32 {
        let (x, y) = (x * waves_x as f32, y * waves_y as f32);
        let (column, row) = (x as usize, y as usize);
        let knot = |dx: usize, dy: usize| {
            let (column, row) = ((column + dx) % waves_x, (row + dy) % waves_y);
            self.0[(row * 131 + column * 17 + waves_y * 7) % self.0.len()]
        };
        let (tx, ty) = (smoothstep(0.0, 1.0, x.fract()), smoothstep(0.0, 1.0, y.fract()));
        let mix = |a: f32, b: f32, t: f32| a + (b - a) * t;
        mix(mix(knot(0, 0), knot(1, 0), tx), mix(knot(0, 1), knot(1, 1), tx), ty)
    }
}
