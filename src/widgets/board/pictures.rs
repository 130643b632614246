//! Small still pictures in the looks of the board: a whole board, a disc, a sign for a legend.

use super::animation::Pose;
use super::discs::Discs;
use super::{Layout, Sign, overlays, paint};
use crate::widgets::theme::BoardTheme;
use egui::{Response, Sense, Ui, Vec2, vec2};
use othello::rules::{Color, Position, Square};

/// A small still board in a square of `side` points, for a choice of start positions.
pub fn preview_ui(ui: &mut Ui, position: &Position, theme: BoardTheme, side: f32) -> Response {
    let (area, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    if ui.is_rect_visible(area) {
        let size = position.size();
        let layout = Layout::fit(area, size, false, ui.pixels_per_point());
        paint::board_ground(ui.painter(), &layout, size, &theme.palette(), false);
        let mut discs = Discs::new(ui.painter(), theme, &layout);
        for square in Square::all(size) {
            if let Some(color) = position.disc_at(square) {
                discs.add(layout.screen_from_square(square).center(), Pose::still(color));
            }
        }
        discs.paint(ui.painter());
    }
    response
}

/// A sign on a piece of the board, or on the disc it belongs to, for a legend.
pub fn sign_ui(ui: &mut Ui, sign: Sign, side: f32, theme: BoardTheme) -> Response {
    let (area, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    if ui.is_rect_visible(area) {
        let palette = theme.palette();
        ui.painter().rect_filled(area, 2.0, palette.field.colors()[0]);
        if let Sign::Frontier(color) | Sign::Stable(color) = sign {
            let pixels = (side * 0.84 * ui.pixels_per_point()).round() as usize;
            let mut disc = Discs::of_diameter(ui.painter(), theme, pixels.max(2));
            disc.add(area.center(), Pose::still(color));
            disc.paint(ui.painter());
        }
        overlays::paint(ui.painter(), area, sign, &palette);
    }
    response
}

/// One disc `diameter` points wide, to stand beside a player's name.
pub fn disc_icon_ui(ui: &mut Ui, color: Color, diameter: f32, theme: BoardTheme) -> Response {
    let (area, response) = ui.allocate_exact_size(vec2(diameter + 2.0, diameter + 2.0), Sense::hover());
    if ui.is_rect_visible(area) {
        let pixels = (diameter * ui.pixels_per_point()).round() as usize;
        let mut disc = Discs::of_diameter(ui.painter(), theme, pixels.max(2));
        disc.add(area.center(), Pose::still(color));
        disc.paint(ui.painter());
        // A black disc would be lost on a dark window, a white one on a light window.
        let ring = egui::Stroke::new(1.0, ui.visuals().weak_text_color().gamma_multiply(0.6));
        ui.painter().circle_stroke(area.center(), diameter / 2.0, ring);
    }
    response
}
