//! The board's pictures as textures: made when first needed, kept while they are in use.
//!
//! A disc is a picture at exactly the size it has on the screen, so 256 discs cost 512 triangles. The textures live in
//! egui's memory, where the board, its little previews and the disc icons share them.

use super::shading;
use crate::app::theme::{BoardTheme, Ground};
use crate::rules::{ByColor, Color};
use egui::{ColorImage, Context, Id, Rect, TextureHandle, TextureId, TextureOptions, pos2, vec2};
use std::sync::{Arc, Mutex, PoisonError};

/// Enough for a board, its surfaces and several previews; the one unused for longest goes first.
const CAPACITY: usize = 16;

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

type Cache = Arc<Mutex<Vec<(Picture, TextureHandle)>>>;

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
    match cache.iter().position(|(kept, _)| *kept == picture) {
        Some(place) => {
            let entry = cache.remove(place);
            cache.push(entry);
        }
        None => {
            if cache.len() == CAPACITY {
                drop(cache.remove(0));
            }
            let (image, options) = picture.paint();
            cache.push((picture, ctx.load_texture("board picture", image, options)));
        }
    }
    cache.last().expect("a picture was just put there").1.id()
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
