//! Values over numbers from 1, as bars: discs lost in each game, seconds for each move.

use crate::widgets::plot::Plot;
use crate::widgets::theme::SMALL;
use egui::{Align2, FontId, Rect, Role, Sense, Ui, WidgetInfo, vec2};
use texts::text;

const HEIGHT: f32 = 96.0;
/// The room for the numbers at the left and below, in points.
const LABELS: f32 = 36.0;
const BELOW: f32 = 18.0;

/// Draws bars. A screen reader says their name, their number and the highest value.
pub(super) fn bars_ui(ui: &mut Ui, values: &[(usize, f64)], name: &str) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    let high = values.iter().map(|(_, value)| *value).fold(1.0, f64::max);
    response.widget_info(|| {
        let words = text!("report-bars", name = name, n = values.len(), high = text::decimal(high, 1));
        WidgetInfo::labeled(Role::Image, true, words)
    });
    let last = values.iter().map(|(number, _)| *number).max().unwrap_or(1);
    let field = Rect::from_min_max(rect.min + vec2(LABELS, 4.0), rect.max - vec2(4.0, BELOW));
    let plot = Plot { field, x: [0.0, (last + 1) as f32], y: [0.0, high as f32] };
    plot.frame_ui(ui, 0.0);
    plot.label_ui(ui, high as f32, text::decimal(high, 0));
    plot.label_ui(ui, 0.0, "0");
    let (painter, visuals) = (ui.painter(), ui.visuals());
    for number in [1, last] {
        let at = plot.at(number as f32, 0.0) + vec2(0.0, 10.0);
        let font = FontId::proportional(SMALL);
        painter.text(at, Align2::CENTER_CENTER, number, font, visuals.weak_text_color());
    }
    let half = (0.35 * field.width() / plot.x[1]).clamp(0.5, 7.0);
    for &(number, value) in values {
        painter.rect_filled(plot.bar(number as f32, value as f32, half), 1.0, visuals.strong_text_color());
    }
    let pointed = response.hover_pos().map(|at| plot.nearest_x(at.x));
    if let Some((number, value)) = values.iter().find(|(number, _)| Some(*number) == pointed) {
        response.on_hover_text_at_pointer(format!("{number}: {}", text::decimal(*value, 1)));
    }
}
