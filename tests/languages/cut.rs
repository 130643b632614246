//! Finds texts that are cut: shortened with an ellipsis, or reaching beyond the area that may be drawn on.

use crate::hand::Hand;
use egui::epaint::TextShape;
use egui::{Rect, Shape};

/// A text may reach this many points beyond its area: too little to be seen.
const OVERHANG_MAX: f32 = 0.6;

/// The cut texts of the last frame.
pub fn cut_texts(hand: &Hand) -> Vec<String> {
    let mut cut = Vec::new();
    for clipped in &hand.window.output().shapes {
        find(&clipped.shape, clipped.clip_rect, &mut cut);
    }
    cut
}

fn find(shape: &Shape, clip: Rect, cut: &mut Vec<String>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| find(shape, clip, cut)),
        Shape::Text(text) => cut.extend(fault(text, clip)),
        _ => {}
    }
}

fn fault(text: &TextShape, clip: Rect) -> Option<String> {
    let rect = text.galley.rect.translate(text.pos.to_vec2());
    // A text that is scrolled out of sight is not cut.
    let is_seen = clip.is_positive() && rect.intersects(clip) && !text.galley.is_empty();
    let is_cut = rect.left() < clip.left() - OVERHANG_MAX || rect.right() > clip.right() + OVERHANG_MAX;
    let words = text.galley.text();
    match (is_seen, text.galley.elided, is_cut) {
        (true, true, _) => Some(format!("{words:?} is shortened")),
        (true, false, true) => Some(format!("{words:?} at {rect:?} is cut by {clip:?}")),
        (true, false, false) if has_broken_word(text) => Some(format!("a word of {words:?} is broken")),
        _ => None,
    }
}

/// Whether a line ends within a word that is written with letters; a path may end anywhere.
fn has_broken_word(text: &TextShape) -> bool {
    let is_letter = |c: char| c.is_alphabetic() && c < '\u{2e80}';
    let lines: Vec<(String, bool)> =
        text.galley.rows.iter().map(|row| (row.text(), row.ends_with_newline)).collect();
    let is_broken = |pair: &[(String, bool)]| {
        let (before, after) = (pair[0].0.chars().next_back(), pair[1].0.chars().next());
        !pair[0].1 && before.is_some_and(is_letter) && after.is_some_and(is_letter)
    };
    !text.galley.text().contains('/') && lines.windows(2).any(is_broken)
}
