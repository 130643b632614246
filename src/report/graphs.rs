//! Values over numbers from 1, as bars: discs lost in each game, seconds for each move.

use crate::widgets::theme::SMALL;
use egui::{Align2, FontId, Rect, Role, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use texts::text;

const HEIGHT: f32 = 96.0;
/// What the numbers at the left and below take, in points.
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
    let plot = Rect::from_min_max(rect.min + vec2(LABELS, 4.0), rect.max - vec2(4.0, BELOW));
    let step = plot.width() / (last + 1) as f32;
    let x = |number: usize| plot.left() + step * number as f32;
    let y = |value: f64| plot.bottom() - plot.height() * (value / high) as f32;
    let (painter, visuals) = (ui.painter(), ui.visuals());
    let frame = visuals.widgets.noninteractive.bg_stroke;
    painter.rect(plot, 4.0, visuals.extreme_bg_color, frame, StrokeKind::Outside);
    let (font, weak) = (FontId::proportional(SMALL), visuals.weak_text_color());
    let label = |at, align, text: String| _ = painter.text(at, align, text, font.clone(), weak);
    label(pos2(plot.left() - 6.0, plot.top() + 7.0), Align2::RIGHT_CENTER, text::decimal(high, 0));
    label(pos2(plot.left() - 6.0, plot.bottom() - 7.0), Align2::RIGHT_CENTER, "0".to_owned());
    for number in [1, last] {
        label(pos2(x(number), plot.bottom() + 10.0), Align2::CENTER_CENTER, number.to_string());
    }
    let half = (0.35 * step).clamp(0.5, 7.0);
    for &(number, value) in values {
        let bar = Rect::from_min_max(
            pos2(x(number) - half, y(value).min(plot.bottom() - 1.0)),
            pos2(x(number) + half, plot.bottom()),
        );
        painter.rect_filled(bar, 1.0, visuals.strong_text_color());
    }
    let pointed = response.hover_pos().map(|at| ((at.x - plot.left()) / step).round() as usize);
    if let Some((number, value)) = values.iter().find(|(number, _)| Some(*number) == pointed) {
        response.on_hover_text_at_pointer(format!("{number}: {}", text::decimal(*value, 1)));
    }
}
