//! In high contrast every drawn text has a contrast of at least 7 to 1 to its background, except for disabled
//! controls (the test in `pages` looks for paler ones). On the board it is always at least 4.5 to 1.

use crate::hand::{Hand, Start};
use egui::epaint::TextShape;
use egui::{Color32, Key, Pos2, Rect, Shape};
use egui_kittest::kittest::{NodeT, Queryable};
use image::RgbaImage;
use outflank::widgets::theme::contrast;
use std::collections::HashMap;
use std::fmt::Write;

/// WCAG 2.2, level AAA and level AA.
pub const HIGH: f32 = 7.0;
const USUAL: f32 = 4.5;

/// The most frequent colour in a part of the picture; the shades of a colour, as of felt, count together.
fn ground(picture: &RgbaImage, rect: Rect) -> Option<Color32> {
    let mut shades: HashMap<[u8; 3], HashMap<[u8; 3], usize>> = HashMap::new();
    let within = |at: f32, most: u32| (at.max(0.0) as u32).min(most);
    let (width, height) = picture.dimensions();
    for y in within(rect.top(), height)..within(rect.bottom().ceil(), height) {
        for x in within(rect.left(), width)..within(rect.right().ceil(), width) {
            let [r, g, b, _] = picture.get_pixel(x, y).0;
            let shade = shades.entry([r, g, b].map(|part| part / 48)).or_default();
            *shade.entry([r, g, b]).or_default() += 1;
        }
    }
    let most = shades.into_values().max_by_key(|shade| shade.values().sum::<usize>())?;
    let ([r, g, b], _) = most.into_iter().max_by_key(|(_, n)| *n)?;
    Some(Color32::from_rgb(r, g, b))
}

/// Adds the texts in a shape to `found`, and removes those that the shape covers.
fn texts<'a>(shape: &'a Shape, clip: Rect, found: &mut Vec<(&'a TextShape, Rect)>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts(shape, clip, found)),
        // Behind the shade of a dialog nothing can be used.
        Shape::Rect(cover)
            if cover.fill.is_opaque() || cover.fill.a() > 60 && cover.rect.contains_rect(clip) =>
        {
            let cover = cover.rect.intersect(clip);
            found.retain(|(_, text)| !cover.contains(text.center()));
        }
        Shape::Text(text) => {
            let rect = text.galley.rect.translate(text.pos.to_vec2());
            // A text that is half out of sight can be scrolled into sight, so it is left out.
            if clip.contains_rect(rect.shrink(1.0)) && !text.galley.text().trim().is_empty() {
                found.push((text, rect));
            }
        }
        _ => {}
    }
}

fn ink(text: &TextShape, ground: Color32) -> Color32 {
    let section = text.galley.job.sections.first().map_or(Color32::PLACEHOLDER, |it| it.format.color);
    let color = if section == Color32::PLACEHOLDER { text.fallback_color } else { section };
    let color = text.override_text_color.unwrap_or(color).gamma_multiply(text.opacity_factor);
    let mix = |ink: u8, ground: u8| {
        let behind = f32::from(ground) * (1.0 - f32::from(color.a()) / 255.0);
        (f32::from(ink) + behind).min(255.0) as u8
    };
    let [r, g, b] =
        [(color.r(), ground.r()), (color.g(), ground.g()), (color.b(), ground.b())].map(|(i, g)| mix(i, g));
    Color32::from_rgb(r, g, b)
}

/// The texts within a part of the window with less contrast than `least`.
pub fn pale(hand: &mut Hand, part: Rect, least: f32) -> Vec<String> {
    let picture = hand.window.render().expect("the renderer draws everything");
    let place = |node: egui_kittest::Node| {
        let is_placed = node.accesskit_node().bounding_box().is_some();
        is_placed.then(|| node.rect())
    };
    let disabled: Vec<Rect> = hand.window.query_all_by(|node| node.is_disabled()).filter_map(place).collect();
    let dialog = hand.window.query_all_by(|node| node.is_modal()).filter_map(place).next_back();
    let is_usable = |at: Pos2| {
        disabled.iter().all(|rect| !rect.contains(at)) && dialog.is_none_or(|rect| rect.contains(at))
    };
    let mut found = Vec::new();
    for clipped in &hand.window.output().shapes {
        texts(&clipped.shape, clipped.clip_rect, &mut found);
    }
    found.retain(|(_, rect)| part.contains_rect(*rect));
    let mut faults = Vec::new();
    for (text, rect) in found.into_iter().filter(|(_, rect)| is_usable(rect.center())) {
        let Some(ground) = ground(&picture, rect.expand(2.0)) else { continue };
        let ink = ink(text, ground);
        let ratio = contrast(ink, ground);
        if ratio < least {
            faults.push(format!("{:?} {ratio:.1}: {ink:?} on {ground:?}", text.galley.text()));
        }
    }
    faults
}

/// Values, letters, signs and coordinates on the board, which is drawn in the colours of a theme.
#[test]
fn every_text_on_every_board_has_enough_contrast() {
    assert!((contrast(Color32::from_gray(0x77), Color32::WHITE) - 4.48).abs() < 0.01, "a known value");
    let mut findings = String::new();
    let boards = ["felt", "wood", "slate", "ocean", "paper", "high-contrast", "own"];
    for (board, contrast) in boards.into_iter().flat_map(|board| [(board, "Off"), (board, "On")]) {
        let least = if contrast == "On" || board == "high-contrast" { HIGH } else { USUAL };
        let settings = format!("board_theme: \"{board}\", more_contrast: {contrast}");
        let mut hand = Start { settings, ..Start::people() }.open();
        hand.play("f5 d6");
        for (square, letter) in [("d6", "Letter A"), ("f5", "Letter B"), ("a3", "Letter C")] {
            hand.mark(square);
            hand.click(letter);
        }
        let frame = hand.board().expand(26.0);
        for (name, key) in [("letters", None), ("corners", Some(Key::F7)), ("people", Some(Key::Q))] {
            if let Some(key) = key {
                hand.key(key);
            }
            if name == "people" {
                hand.wait_for("shares", |hand| hand.says("% play here"));
            }
            // The pointer shows what the square under it flips.
            hand.window.event(egui::Event::PointerGone);
            hand.look();
            for fault in pale(&mut hand, frame, least) {
                _ = writeln!(findings, "{board}, high contrast {contrast}, {name}: {fault}");
            }
        }
    }
    assert!(findings.is_empty(), "\n{findings}");
}
