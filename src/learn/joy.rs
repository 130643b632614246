//! A celebration of a right answer, for less than a second: a ripple over the board, a number that jumps,
//! stars that fly. Reduced motion turns it off.

use crate::widgets::icons::{self, Icon};
use crate::widgets::theme::{is_still, main_colors};
use egui::{Align2, Color32, Context, FontId, Pos2, Rect, Stroke, Ui, Vec2, vec2};
use std::f32::consts::TAU;

/// How long the celebration lasts, and how long one ring of its ripple grows, in seconds.
const SECONDS: f32 = 0.9;
const RING: f32 = 0.6;
/// The delay between two stars of a lesson, and how long one flies, in seconds.
const NEXT_STAR: f32 = 0.14;
const FLIGHT: f32 = 0.35;
/// In a run, stars burst at every multiple of this many solved puzzles.
const BURST_EVERY: u32 = 5;
const GOLD: Color32 = Color32::from_rgb(250, 200, 60);

/// The celebration of a right answer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Celebration {
    /// When it began by the window's clock, in seconds.
    pub since: f64,
    /// How many puzzles of a run were solved; `None` outside a run.
    pub n_solved: Option<u32>,
}

impl Celebration {
    /// The celebration's age in seconds; `None` once it is over. Requests a repaint while it lasts.
    pub(super) fn age(self, ctx: &Context) -> Option<f32> {
        let age = ctx.input(|input| input.time - self.since) as f32;
        let goes_on = age < SECONDS && !is_still(ctx);
        if goes_on {
            ctx.request_repaint();
        }
        goes_on.then_some(age)
    }
}

/// Paints the celebration over `board`, around the square that was found.
pub(super) fn joy_ui(ui: &Ui, board: Rect, square: Pos2, joy: Celebration) {
    let Some(age) = joy.age(ui.ctx()) else { return };
    let painter = ui.painter().with_clip_rect(board);
    let accent = main_colors(ui).0;
    for delay in [0.0, 0.15, 0.3] {
        let part = (age - delay) / RING;
        if (0.0..1.0).contains(&part) {
            let ink = accent.lerp_to_gamma(Color32::WHITE, 0.6).gamma_multiply(0.8 * (1.0 - part));
            let stroke = Stroke::new(0.012 * board.width() * (1.0 - part) + 1.0, ink);
            painter.circle_stroke(square, part.sqrt() * 0.6 * board.width(), stroke);
        }
    }
    let Some(n) = joy.n_solved.filter(|n| *n > 0) else { return };
    // The number jumps up and settles.
    let jump = (TAU / 2.0 * (age / 0.35).min(1.0)).sin();
    let fade = 1.0 - ((age - 0.55) / (SECONDS - 0.55)).clamp(0.0, 1.0);
    let font = FontId::proportional(board.height() * (0.16 + 0.06 * jump));
    let at = board.center() - vec2(0.0, 0.04 * board.height() * jump);
    for (offset, ink) in [(2.0, Color32::BLACK), (0.0, Color32::WHITE)] {
        let ink = ink.gamma_multiply(fade);
        painter.text(at + Vec2::splat(offset), Align2::CENTER_CENTER, n.to_string(), font.clone(), ink);
    }
    if n % BURST_EVERY == 0 {
        burst(&painter, board, age / SECONDS);
    }
}

/// Paints stars that fly out from the middle of the board.
fn burst(painter: &egui::Painter, board: Rect, part: f32) {
    const STARS: u32 = 18;
    let reach = board.width() * 0.6 * (1.0 - (1.0 - part).powi(3));
    for star in 0..STARS {
        let angle = TAU * star as f32 / STARS as f32;
        let far = if star % 2 == 0 { 1.0 } else { 0.72 };
        let center = board.center() + far * reach * Vec2::angled(angle + part);
        let rect = Rect::from_center_size(center, Vec2::splat(0.05 * board.width()));
        icons::paint(painter, Icon::Star, rect, GOLD.gamma_multiply(1.0 - part * part));
    }
}

/// Draws the stars of a lesson: those won fly in one after the other, the others are outlines.
pub(super) fn stars_ui(ui: &mut Ui, stars: u8, most: u8, joy: Option<Celebration>) {
    const SIDE: f32 = 34.0;
    let age = joy.and_then(|joy| joy.age(ui.ctx()));
    ui.horizontal(|ui| {
        for nth in 0..most {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(SIDE), egui::Sense::hover());
            if nth >= stars {
                icons::paint(ui.painter(), Icon::NoStar, rect.shrink(3.0), ui.visuals().weak_text_color());
                continue;
            }
            let part = age.map_or(1.0, |age| ((age - NEXT_STAR * f32::from(nth)) / FLIGHT).clamp(0.0, 1.0));
            let left = (1.0 - part).powi(2);
            let center = rect.center() + left * vec2(60.0, -90.0);
            let flying = Rect::from_center_size(center, Vec2::splat((SIDE - 6.0) * (1.0 + left)));
            icons::paint(ui.painter(), Icon::Star, flying, GOLD.gamma_multiply(part.sqrt()));
        }
    });
}
