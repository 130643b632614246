//! The board's pictures as textures: made when first needed, kept while they are in use.
//!
//! A disc is a picture at exactly the size it has on the screen, so 256 discs cost 512 triangles. The
//! textures live in egui's memory, where the board, its little previews and the disc icons share them.

use super::shading;
use crate::widgets::theme::{BoardTheme, Ground};
use egui::{ColorImage, Context, Id, Rect, TextureHandle, TextureId, TextureOptions, pos2, vec2};
use othello::rules::Color;
use std::sync::{Arc, Mutex, PoisonError};

/// How many frames a picture is kept unused: while the window is resized, many sizes come and go.
const KEPT_FRAMES: u64 = 60;

#[derive(Clone, Copy, PartialEq)]
pub(super) enum Sprite {
    /// Both discs at rest with their shadows, then both without, each `diameter` physical pixels wide.
    Discs { theme: BoardTheme, diameter: usize },
    /// The tile of a surface.
    Surface(Ground),
    /// The shadow of a moving disc, [`shading::SHADOW_SPREAD`] times as wide as the disc.
    Shadow,
}

struct Kept {
    picture: Sprite,
    handle: TextureHandle,
    /// The frame of its last use.
    used: u64,
}

type Cache = Arc<Mutex<Vec<Kept>>>;

/// Where the picture of [`Sprite::Discs`] shows a disc.
pub(super) fn disc_uv(color: Color, is_resting: bool) -> Rect {
    let place = f32::from(u8::from(color == Color::White)) + if is_resting { 0.0 } else { 2.0 };
    Rect::from_min_size(pos2(place / 4.0, 0.0), vec2(0.25, 1.0))
}

/// The tile of a surface; `None` for one plain colour.
pub(super) fn surface(ctx: &Context, ground: Ground) -> Option<TextureId> {
    (!matches!(ground, Ground::Plain(_))).then(|| texture(ctx, Sprite::Surface(ground)))
}

pub(super) fn texture(ctx: &Context, picture: Sprite) -> TextureId {
    let cache =
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Cache>(Id::unique("board pictures")).clone());
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

impl Sprite {
    fn paint(self) -> (ColorImage, TextureOptions) {
        match self {
            Sprite::Discs { theme, diameter } => {
                let palette = theme.palette();
                let discs = [true, false].map(|shadowed| {
                    let discs = Color::BOTH.map(|color| palette.discs[color]);
                    discs.map(|colors| shading::disc(&colors, palette.depth, diameter, shadowed))
                });
                (side_by_side(discs.as_flattened()), TextureOptions::LINEAR)
            }
            Sprite::Surface(ground) => {
                let image = match ground {
                    Ground::Wood { base, grain } => shading::wood(base, grain),
                    Ground::Felt(color) | Ground::Plain(color) => shading::felt(color),
                };
                (image, TextureOptions::LINEAR_REPEAT)
            }
            Sprite::Shadow => (shading::shadow(), TextureOptions::LINEAR),
        }
    }
}

fn side_by_side(images: &[ColorImage]) -> ColorImage {
    let [width, height] = images[0].size;
    let row =
        |y: usize| images.iter().flat_map(move |image| &image.pixels[y * width..(y + 1) * width]).copied();
    ColorImage::new([width * images.len(), height], (0..height).flat_map(row).collect())
}
