//! The board's pictures as textures: made when first needed, kept while they are in use.
//!
//! A disc is a picture at exactly the size it has on the screen, so 256 discs cost 512 triangles. The textures live in
//! egui's memory, where the board, its little previews and the disc icons share them.

use super::shading;
use crate::app::theme::{BoardTheme, Ground};
use crate::rules::{ByColor, Color};
use egui::{ColorImage, Context, Id, Rect, TextureHandle, TextureId, TextureOptions, pos2, vec2};
use std::sync::{Arc, Mutex, PoisonError};

/// How many frames a picture is kept unused: while the window is being resized, discs of many sizes come and go.
const KEPT_FRAMES: u64 = 60;

/// Both discs in one picture.
#[derive(Clone, Copy, Debug)]
pub struct DiscSprites {
    pub texture: TextureId,
    /// Where each disc is in the picture.
    pub uv: ByColor<Rect>,
    /// The side of a disc's picture as a multiple of the disc's diameter: it has a transparent margin.
    pub margin: f32,
}

#[derive(Clone, Copy, PartialEq)]
enum Picture {
    Discs { theme: BoardTheme, diameter: usize },
    Surface(Ground),
    Shadow,
}

struct Kept {
    picture: Picture,
    handle: TextureHandle,
    /// The frame of its last use.
    used: u64,
}

type Cache = Arc<Mutex<Vec<Kept>>>;

/// The discs of a theme, `diameter` physical pixels wide.
pub fn discs(ctx: &Context, theme: BoardTheme, diameter: usize) -> DiscSprites {
    let texture = texture(ctx, Picture::Discs { theme, diameter });
    let half = |left: f32| Rect::from_min_size(pos2(left, 0.0), vec2(0.5, 1.0));
    let margin = (diameter + 2 * shading::PADDING) as f32 / diameter as f32;
    DiscSprites { texture, uv: ByColor::new(half(0.0), half(0.5)), margin }
}

/// The tile of a surface and its colour where there is no texture.
pub fn surface(ctx: &Context, ground: Ground) -> Option<TextureId> {
    match ground {
        Ground::Plain(_) => None,
        Ground::Felt(_) | Ground::Wood { .. } => Some(texture(ctx, Picture::Surface(ground))),
    }
}

/// A soft shadow, [`shading::SHADOW_SPREAD`] times as wide as the disc that throws it.
pub fn shadow(ctx: &Context) -> TextureId {
    texture(ctx, Picture::Shadow)
}

fn texture(ctx: &Context, picture: Picture) -> TextureId {
    let cache = ctx.data_mut(|data| data.get_temp_mut_or_default::<Cache>(Id::unique("board pictures")).clone());
    let mut cache = cache.lock().unwrap_or_else(PoisonError::into_inner);
    let frame = ctx.cumulative_frame_nr();
    if let Some(kept) = cache.iter_mut().find(|kept| kept.picture == picture) {
        kept.used = frame;
        return kept.handle.id();
    }
    cache.retain(|kept| frame - kept.used <= KEPT_FRAMES);
    let (image, options) = picture.paint();
    let handle = ctx.load_texture("board picture", image, options);
    let id = handle.id();
    cache.push(Kept { picture, handle, used: frame });
    id
}

impl Picture {
    fn paint(self) -> (ColorImage, TextureOptions) {
        match self {
            Picture::Discs { theme, diameter } => {
                let palette = theme.palette();
                let [black, white] =
                    Color::BOTH.map(|color| shading::disc(&palette.discs[color], palette.depth, diameter));
                (side_by_side(&black, &white), TextureOptions::LINEAR)
            }
            Picture::Surface(Ground::Wood { base, grain }) => {
                (shading::wood(base, grain), TextureOptions::LINEAR_REPEAT)
            }
            Picture::Surface(Ground::Felt(color) | Ground::Plain(color)) => {
                (shading::felt(color), TextureOptions::LINEAR_REPEAT)
            }
            Picture::Shadow => (shading::shadow(), TextureOptions::LINEAR),
        }
    }
}

fn side_by_side(left: &ColorImage, right: &ColorImage) -> ColorImage {
    let [width, height] = left.size;
    let rows = left.pixels.chunks(width).zip(right.pixels.chunks(width));
    let pixels = rows.flat_map(|(a, b)| a.iter().chain(b).copied()).collect();
    ColorImage::new([2 * width, height], pixels)
}
