//! Small still pictures in the looks of the board: a whole board, a disc, a sign for a legend.

use super::animation::Pose;
use super::discs::{DIAMETER, Discs};
use super::{Layout, Sign, marks, overlays, paint};
use crate::widgets::theme::BoardTheme;
use egui::{Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, vec2};
use othello::rules::{Color, Position, Square};

/// A small still board in a square of `side` points.
pub fn preview_ui(ui: &mut Ui, position: &Position, side: f32) -> Response {
    themed_preview_ui(ui, position, BoardTheme::shown(ui.ctx()), side)
}

/// Like [`preview_ui`], in the looks of any theme.
pub fn themed_preview_ui(ui: &mut Ui, position: &Position, theme: BoardTheme, side: f32) -> Response {
    let (area, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    if ui.is_rect_visible(area) {
        let size = position.size();
        let layout = Layout::fit(area, size, false, ui.pixels_per_point());
        paint::board_ground(ui.painter(), &layout, &theme.palette(), false);
        let mut discs = Discs::new(ui.painter(), theme, layout.side);
        for square in Square::all(size) {
            if let Some(color) = position.disc_at(square) {
                discs.add(layout.screen_from_square(square).center(), Pose::still(color));
            }
        }
        discs.paint(ui.painter());
    }
    response
}

/// Marks a move on the board that [`preview_ui`] drew into `area`, and the discs it flips, as on the board.
pub fn mark_move(ui: &Ui, area: Rect, position: &Position, square: Square) {
    let layout = Layout::fit(area, position.size(), false, ui.pixels_per_point());
    let palette = BoardTheme::shown(ui.ctx()).palette();
    marks::legal(ui.painter(), layout.screen_from_square(square), &palette);
    for flip in position.flips(square).iter() {
        marks::would_flip(ui.painter(), layout.screen_from_square(flip), position.turn(), &palette);
    }
}

/// Draws a still piece of a board from rows of `X`, `O`, `-`, and `*` for a square that can be played, with
/// squares `side` points wide. Every row has as many squares as the first.
pub fn piece_ui(ui: &mut Ui, rows: &[&str], side: f32) {
    let (width, height) = (rows.first().map_or(0, |row| row.len()), rows.len());
    let (area, _) = ui.allocate_exact_size(vec2(width as f32, height as f32) * side, Sense::hover());
    if ui.is_rect_visible(area) {
        let (painter, theme) = (ui.painter(), BoardTheme::shown(ui.ctx()));
        let palette = theme.palette();
        painter.rect_filled(area, 3.0, palette.field.colors()[0]);
        let mut discs = Discs::new(painter, theme, side);
        let line = Stroke::new(1.0, palette.grid);
        for (y, row) in rows.iter().enumerate() {
            for (x, sign) in row.chars().enumerate() {
                let corner = area.min + vec2(x as f32, y as f32) * side;
                let square = Rect::from_min_size(corner, Vec2::splat(side));
                painter.rect_stroke(square, 0.0, line, StrokeKind::Middle);
                match sign {
                    'X' => discs.add(square.center(), Pose::still(Color::Black)),
                    'O' => discs.add(square.center(), Pose::still(Color::White)),
                    '*' => marks::legal(painter, square, &palette),
                    _ => {}
                }
            }
        }
        discs.paint(painter);
    }
}

/// A sign on a piece of the board, or on the disc it belongs to, for a legend.
pub fn sign_ui(ui: &mut Ui, sign: Sign, side: f32) {
    let (area, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    if ui.is_rect_visible(area) {
        let palette = BoardTheme::shown(ui.ctx()).palette();
        ui.painter().rect_filled(area, 2.0, palette.field.colors()[0]);
        if let Sign::Frontier(color) | Sign::Stable(color) = sign {
            disc(ui, area.center(), color, side * DIAMETER);
        }
        overlays::paint(ui.painter(), area, sign, &palette);
    }
}

/// One disc `diameter` points wide, to stand beside a player's name.
pub fn disc_icon_ui(ui: &mut Ui, color: Color, diameter: f32) {
    let (area, _) = ui.allocate_exact_size(Vec2::splat(diameter + 2.0), Sense::hover());
    if ui.is_rect_visible(area) {
        paint_disc_icon(ui, area.center(), color, diameter);
    }
}

/// Like [`disc_icon_ui`], around a point.
pub fn paint_disc_icon(ui: &Ui, center: Pos2, color: Color, diameter: f32) {
    disc(ui, center, color, diameter);
    // A black disc would be lost on a dark window, a white one on a light window.
    let ring = Stroke::new(1.0, ui.visuals().weak_text_color().gamma_multiply(0.6));
    ui.painter().circle_stroke(center, diameter / 2.0, ring);
}

fn disc(ui: &Ui, center: Pos2, color: Color, diameter: f32) {
    let pixels = (diameter * ui.pixels_per_point()).round() as usize;
    let mut disc = Discs::of_diameter(ui.painter(), BoardTheme::shown(ui.ctx()), pixels.max(2));
    disc.add(center, Pose::still(color));
    disc.paint(ui.painter());
}
