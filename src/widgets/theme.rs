//! How things look: the board themes in one table, and the light and dark window around the board.

mod board;
mod window;

pub use board::{BoardTheme, DiscColors, Ground, Palette, is_clear};
pub use window::{
    SMALL, TEXT, TITLE, apply, enlarge, field_line, has_high_contrast, is_still, main_colors,
    set_high_contrast, set_still, verdict_colors,
};

use egui::Color32;

/// The contrast of two opaque colours, 1 to 21, as WCAG 2.1 defines it: text wants at least 4.5, a mark at
/// least 3. <https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio>
pub fn contrast(a: Color32, b: Color32) -> f32 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

pub(super) fn luminance(color: Color32) -> f32 {
    let linear = egui::Rgba::from(color);
    0.2126 * linear.r() + 0.7152 * linear.g() + 0.0722 * linear.b()
}

/// The colour of a number such as `0x1f7f4f`, so that the tables show colours in the usual notation.
pub(super) const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_runs_from_one_to_twenty_one() {
        assert!((contrast(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 0.01);
        assert!((contrast(rgb(0x767676), Color32::WHITE) - 4.54).abs() < 0.01);
        assert_eq!(contrast(rgb(0x123456), rgb(0x123456)), 1.0);
    }
}
