//! Discs and stars that rain over the board when the loser has no disc left and is not the user.

use super::sign;
use egui::{Painter, Rect, Stroke, Vec2, pos2, vec2};
use othello::rules::Color;

/// How long it rains, in seconds.
const DURATION: f32 = 1.0;
const N_DROPS: u32 = 48;
/// How long a drop falls over the height of the board, in seconds.
const FALL: f32 = 0.7;

/// Paints the rain over `board`, `age` seconds after it began. Returns whether it goes on.
pub(super) fn paint(painter: &Painter, board: Rect, winner: Color, age: f32) -> bool {
    let painter = painter.with_clip_rect(board);
    for drop in 0..N_DROPS {
        // Multiples of an irrational step spread evenly; a step each keeps place, start and size independent.
        let steps = [0.618_034, 0.754_878, 0.324_718];
        let [across, start, size] = steps.map(|step| (drop as f32 * step).fract());
        let fallen = (age - start * (DURATION - FALL)) / FALL;
        if !(0.0..=1.0).contains(&fallen) {
            continue;
        }
        let radius = board.width() * (0.015 + 0.02 * size);
        let top = board.top() - radius;
        // It falls faster and faster.
        let y = top + fallen * fallen.sqrt() * (board.height() + 2.0 * radius);
        let center = pos2(board.left() + across * board.width(), y);
        if drop % 3 == 0 {
            sign::star(&painter, Rect::from_center_size(center, Vec2::splat(2.4 * radius)));
            continue;
        }
        let (fill, edge) = match winner {
            Color::Black => (egui::Color32::from_gray(20), egui::Color32::from_gray(150)),
            Color::White => (egui::Color32::from_gray(245), egui::Color32::from_gray(90)),
        };
        // It tumbles as it falls.
        let tilt = (6.0 * fallen + 7.0 * size).cos().abs().max(0.15);
        painter.add(egui::Shape::Ellipse(egui::epaint::EllipseShape {
            center,
            radius: vec2(radius, radius * tilt),
            fill,
            stroke: Stroke::new(1.0, edge),
            angle: 0.0,
        }));
    }
    age < DURATION
}
