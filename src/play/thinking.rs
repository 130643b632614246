//! The sign that a computer is thinking: three dots that light up in turn.
//!
//! It changes four times a second and not with every frame of the screen, so that drawing takes no processor
//! time from the search.

use crate::widgets::theme::is_still;
use egui::{Role, Sense, Ui, WidgetInfo, pos2, vec2};
use std::time::Duration;
use texts::text;

const STEP: f64 = 0.25;

/// Draws the sign, `height` points high; it stands still for a user who wants no motion.
pub(super) fn thinking_ui(ui: &mut Ui, height: f32) {
    let still = is_still(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(1.4 * height, height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, text!("thinking-sign")));
    let time = ui.input(|input| input.time);
    let lit = if still { 3 } else { (time / STEP) as usize % 3 };
    if !still {
        ui.ctx().request_repaint_after(Duration::from_secs_f64(STEP - time % STEP));
    }
    let color = ui.visuals().text_color();
    for dot in 0..3 {
        let center = pos2(rect.left() + rect.width() * (0.2 + 0.3 * dot as f32), rect.center().y);
        let is_lit = dot == lit || still;
        let (radius, fade) = if is_lit { (0.13, 1.0) } else { (0.09, 0.5) };
        ui.painter().circle_filled(center, height * radius, color.gamma_multiply(fade));
    }
}
