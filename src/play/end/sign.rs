//! The signs of a win, a loss and a draw, which differ in shape as well as in colour.

use super::Ending;
use crate::widgets::board::paint_disc_icon;
use crate::widgets::faces;
use crate::widgets::icons::{self, Icon};
use crate::widgets::theme::has_high_contrast;
use egui::{Color32, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2, vec2};
use engine::players::Player;
use othello::rules::Color;
use services::players_view::PlayersView;

/// The colour of a win's star, which has an edge so that it is seen on light and on dark ground.
pub(super) const GOLD: Color32 = Color32::from_rgb(0xf6, 0xc1, 0x2f);
const GOLD_EDGE: Color32 = Color32::from_rgb(0x8a, 0x5a, 0x00);
const SMALL: f32 = 20.0;

/// The sign of the game's end, `side` points high; a user's wipe-out has three stars.
pub(super) fn sign_ui(ui: &mut Ui, ending: &Ending, view: &PlayersView, side: f32) {
    let n_stars = if ending.user.is_some() && ending.is_win() && ending.is_wipe_out { 3 } else { 1 };
    let width = if ending.is_draw() || n_stars > 1 { 1.7 * side } else { side };
    let (rect, _) = ui.allocate_exact_size(vec2(width, side), Sense::hover());
    let square = |center: Pos2, part: f32| Rect::from_center_size(center, Vec2::splat(part * side));
    let disc = |ui: &Ui, rect: Rect, color: Color| {
        paint_disc_icon(ui, rect.center(), color, rect.width() - 2.0);
    };
    let Some(winner) = ending.winner else {
        let step = vec2(0.35 * side, 0.0);
        disc(ui, square(rect.center() - step, 0.8), Color::Black);
        disc(ui, square(rect.center() + step, 0.8), Color::White);
        return;
    };
    if ending.is_loss() {
        return match view.session.players()[winner] {
            player @ Player::Character(_) => faces::paint_player(ui, rect, player, ""),
            _ => disc(ui, square(rect.center(), 0.9), winner),
        };
    }
    if ending.user.is_none() {
        disc(ui, square(rect.center(), 0.9), winner);
        return star(ui.painter(), square(rect.right_top() + vec2(-0.2, 0.2) * side, 0.5));
    }
    if n_stars > 1 {
        let step = vec2(0.5 * side, -0.06 * side);
        star(ui.painter(), square(rect.center() - vec2(step.x, step.y), 0.6));
        star(ui.painter(), square(rect.center() + vec2(step.x, -step.y), 0.6));
    }
    star(ui.painter(), square(rect.center(), 0.92));
}

/// The card's line colour: that of links for a draw, of weak text for a loss, gold or strong text for a win.
pub(super) fn card_line_color(ending: &Ending, ui: &Ui) -> Color32 {
    match ending.winner {
        None => ui.visuals().hyperlink_color,
        Some(_) if ending.is_loss() => ui.visuals().weak_text_color(),
        Some(_) if has_high_contrast(ui.ctx()) => ui.visuals().strong_text_color(),
        Some(_) => GOLD,
    }
}

/// The sign of the game's end in the strip.
pub(crate) fn small_sign_ui(ui: &mut Ui, view: &PlayersView) {
    match Ending::of(view.session) {
        Some(ending) => sign_ui(ui, &ending, view, SMALL),
        None => icons::icon_ui(ui, Icon::Info, ui.visuals().text_color()),
    }
}

/// A star with five points and an edge.
pub(super) fn star(painter: &Painter, rect: Rect) {
    let reach = rect.width() / 2.0;
    let points = icons::star_points(rect.center(), &[reach, 0.45 * reach], 10);
    icons::fill_star(painter, rect.center(), &points, GOLD);
    painter.add(Shape::closed_line(points, Stroke::new((0.08 * reach).max(1.0), GOLD_EDGE)));
}
