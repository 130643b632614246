//! What is written on empty squares: the worth of a move, how well it is known, and between which scores it
//! is proven to lie.
//!
//! The text is black or white, whichever stands out better from the board; the best move's is inverted on a
//! plate, so that it is found without colours. Where high contrast is wanted and the board gives too little,
//! the others have a plate, too. A line under a number says that it is exact. On small squares the second
//! line is left out and the number loses its decimals.

use crate::widgets::theme::{BoardTheme, Palette, contrast, has_high_contrast};
use egui::{Color32, CornerRadius, FontId, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2};
use othello::rules::{Color, Square};

/// What stands on one square.
#[derive(Clone, Debug, PartialEq)]
pub struct Note {
    /// Where it stands.
    pub square: Square,
    /// What is written on a large square.
    pub text: String,
    /// The same in as few letters as possible, for a small square.
    pub short: String,
    /// The second line: how well the value is known, or a second value.
    pub label: String,
    /// Whether the move is among the best, or among those that most people play.
    pub is_best: bool,
    /// Whether the value is proven, and so underlined.
    pub is_exact: bool,
    /// The proven bounds of the value on a scale from 0 to 1; `None` for the whole scale and for one value.
    pub bounds: Option<(f32, f32)>,
    /// What a screen reader says.
    pub spoken: String,
}

/// The least side length, in points, of a square with room for the second line.
const ROOMY: f32 = 42.0;
const SMALLEST_TEXT: f32 = 8.0;

pub(super) fn paint(painter: &Painter, tile: Rect, note: &Note, palette: &Palette) {
    let side = tile.width();
    let ink = ink(palette);
    let is_roomy = side >= ROOMY;
    let plate = tile.shrink((side * 0.08).max(1.5));
    let Ink { color, plate: fill } = match note.is_best {
        true => Ink { color: opposite(ink), plate: Some(ink) },
        false => Ink::on(painter, palette, ink, palette.field.colors()),
    };
    if let Some(fill) = fill {
        painter.rect_filled(plate, CornerRadius::same((side * 0.12).min(8.0) as u8), fill);
    }
    let text = if is_roomy { &note.text } else { &note.short };
    let lift = if is_roomy && !note.label.is_empty() { side * 0.12 } else { 0.0 };
    let center = tile.center() - vec2(0.0, lift);
    let width = plate.width() - 2.0;
    let size = (side * 0.34).clamp(SMALLEST_TEXT, 26.0);
    let written = write(painter, center, text, size, width, color);
    if note.is_exact {
        let y = written.bottom() - written.height() * 0.06;
        painter.hline(written.x_range(), y, Stroke::new((side * 0.03).clamp(1.0, 2.5), color));
    }
    if is_roomy {
        let center = tile.center() + vec2(0.0, side * 0.20);
        let size = (side * 0.19).clamp(SMALLEST_TEXT, 14.0);
        write(painter, center, &note.label, size, width, color);
    }
    if let Some((low, high)) = note.bounds {
        // A bar at the foot: the scale from lost to won, a stroke at even, filled between the bounds.
        let height = (plate.height() * 0.09).max(3.0);
        let scale = plate.with_min_y(plate.bottom() - height - 4.0).shrink2(vec2(3.0, 2.0));
        painter.rect_stroke(scale, 0.0, Stroke::new(1.0, color.gamma_multiply(0.7)), StrokeKind::Inside);
        let x = |part: f32| scale.left() + part.clamp(0.0, 1.0) * scale.width();
        let filled = Rect::from_x_y_ranges(x(low)..=x(high).max(x(low) + 2.0), scale.y_range());
        painter.rect_filled(filled, 0.0, color);
        painter.vline(scale.center().x, scale.y_range().expand(1.5), Stroke::new(1.0, color));
    }
}

/// Paints the number of a move of a line, on a square plate of its side's colour, unlike a disc.
pub(super) fn paint_step(painter: &Painter, tile: Rect, number: usize, color: Color) {
    let side = tile.width();
    let ground = if color == Color::Black { Color32::BLACK } else { Color32::WHITE };
    let ink = opposite(ground);
    let plate = Rect::from_center_size(tile.center(), Vec2::splat(side * 0.56));
    painter.rect(plate, 2.0, ground, Stroke::new((side * 0.04).max(1.0), ink), StrokeKind::Inside);
    let size = (side * 0.34).clamp(SMALLEST_TEXT, 22.0);
    write(painter, tile.center(), &number.to_string(), size, plate.width() - 2.0, ink);
}

/// Writes a text around a point, smaller if it would be too wide. Returns where it is.
fn write(painter: &Painter, center: Pos2, text: &str, size: f32, width: f32, color: Color32) -> Rect {
    let lay_out = |size: f32| painter.layout_no_wrap(text.to_owned(), FontId::proportional(size), color);
    let mut galley = lay_out(size);
    if galley.size().x > width {
        galley = lay_out((size * width / galley.size().x).max(6.0));
    }
    let rect = Rect::from_center_size(center, galley.size());
    painter.galley(rect.min, galley, color);
    rect
}

/// The colours of a text on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Ink {
    /// The letters.
    pub color: Color32,
    /// The colour of a plate behind them, where they would be too faint on the board.
    pub plate: Option<Color32>,
}

impl Ink {
    /// The `wanted` colour if it stands out from all `grounds`, else black or white, if need be on a plate.
    pub fn on(painter: &Painter, palette: &Palette, wanted: Color32, grounds: [Color32; 2]) -> Ink {
        let is_high = has_high_contrast(painter.ctx()) || *palette == BoardTheme::HighContrast.palette();
        Ink::with(wanted, grounds, if is_high { HIGH } else { USUAL })
    }

    fn with(wanted: Color32, grounds: [Color32; 2], least: f32) -> Ink {
        let better = better(grounds);
        let clear = [wanted, better].into_iter().find(|ink| worst(*ink, grounds) >= least);
        Ink { color: clear.unwrap_or(better), plate: clear.is_none().then(|| opposite(better)) }
    }

    /// Writes in the middle of a place, in this size.
    pub fn write(self, painter: &Painter, center: Pos2, text: &str, size: f32) {
        let galley = painter.layout_no_wrap(text.to_owned(), FontId::proportional(size), self.color);
        let rect = Rect::from_center_size(center, galley.size());
        if let Some(fill) = self.plate {
            painter.rect_filled(rect.expand2(vec2(2.0, 0.0)), CornerRadius::same(2), fill);
        }
        painter.galley(rect.min, galley, self.color);
    }
}

/// The least contrast of text by WCAG 2.2: at level AA, and at level AAA.
const USUAL: f32 = 4.5;
const HIGH: f32 = 7.0;

/// Black or white, whichever stands out better from the squares.
pub(super) fn ink(palette: &Palette) -> Color32 {
    better(palette.field.colors())
}

fn better(grounds: [Color32; 2]) -> Color32 {
    let [black, white] = [Color32::BLACK, Color32::WHITE].map(|ink| worst(ink, grounds));
    if black >= white { Color32::BLACK } else { Color32::WHITE }
}

fn worst(ink: Color32, grounds: [Color32; 2]) -> f32 {
    grounds.map(|ground| contrast(ink, ground)).into_iter().fold(21.0, f32::min)
}

fn opposite(ink: Color32) -> Color32 {
    if ink == Color32::BLACK { Color32::WHITE } else { Color32::BLACK }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_has_another_colour_or_a_plate_where_it_would_be_faint() {
        for grey in 0..=255 {
            let ground = Color32::from_gray(grey);
            for (wanted, least) in [(ground, USUAL), (ground, HIGH), (Color32::RED, HIGH)] {
                let Ink { color, plate } = Ink::with(wanted, [ground; 2], least);
                assert!(contrast(color, plate.unwrap_or(ground)) >= least, "{grey} {wanted:?} {least}");
            }
            assert_eq!(Ink::with(ground, [ground; 2], USUAL).plate, None, "black or white will do");
        }
        let kept = Ink::with(Color32::YELLOW, [Color32::BLACK; 2], HIGH);
        assert_eq!(kept, Ink { color: Color32::YELLOW, plate: None });
    }
}
