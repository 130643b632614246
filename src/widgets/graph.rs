//! Draws a graph of a review or a report.
//!
//! Black's advantage goes up. What is proven is a thick line, what is estimated a thin broken one. Mistakes
//! are marked with the mover's colour: a ring for a mistake, a diamond for a blunder.

use super::form::text_width;
use super::plot::Plot;
use super::theme::{BoardTheme, SMALL};
use analysis::curve::{Graph, LineKind, Sample, point_after};
use analysis::grade::Grade;
use analysis::review::PlayedMove;
use egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Visuals, pos2, vec2,
};
use othello::rules::Color;

/// The room for the numbers left of the field, in points.
pub const LABELS: f32 = 30.0;

/// The size of a legend, and the width of a line's sample in it.
const WORDS: f32 = 11.0;
const SAMPLE: f32 = 18.0;

/// Draws a graph into a field, with a line through the whole height at the place shown.
pub fn graph_ui(ui: &Ui, field: Rect, graph: &Graph, place: Option<usize>) -> Plot {
    let plot = Plot { field, x: [0.0, graph.last as f32], y: graph.range.map(|value| value as f32) };
    if !ui.is_rect_visible(field) {
        return plot;
    }
    let (painter, visuals) = (ui.painter(), ui.visuals());
    let (strong, weak) = (visuals.strong_text_color(), visuals.weak_text_color());
    let at = |(place, value): (usize, f64)| plot.at(place as f32, value as f32);
    // The frame is a little taller than the field, so that no line runs on its edge.
    let (frame, edge) = (field.expand2(vec2(0.0, 3.0)), visuals.widgets.noninteractive.bg_stroke);
    painter.rect(frame, 4.0, visuals.extreme_bg_color, edge, StrokeKind::Outside);
    if plot.y[0] < 0.0 {
        painter.hline(field.x_range(), at((0, 0.0)).y, Stroke::new(1.0, weak.gamma_multiply(0.7)));
    }
    for (value, words) in &graph.scale {
        plot.label_ui(ui, *value as f32, words);
    }
    for &number in &graph.numbers {
        let below = at((number, 0.0)) + vec2(0.0, 10.0);
        painter.text(below, Align2::CENTER_CENTER, number, FontId::proportional(SMALL), weak);
    }
    if let Some(place) = place {
        painter.vline(at((place, 0.0)).x, field.y_range(), Stroke::new(1.5, visuals.hyperlink_color));
    }
    for (line, points) in &graph.lines {
        let points: Vec<Pos2> = points.iter().map(|&point| at(point)).collect();
        painter.extend(line_shapes(*line, &points, strong));
    }
    for (played, _) in &graph.marks {
        mark_ui(painter, played, at(point_after(played)), visuals);
    }
    let half = (0.35 * field.width() / plot.x[1]).clamp(0.6, 7.0);
    let discs = BoardTheme::shown(ui.ctx()).palette().discs;
    for &(color, point) in &graph.bars {
        let (top, bottom) = (at(point), field.bottom());
        let bar = Rect::from_x_y_ranges(top.x - half..=top.x + half, top.y.min(bottom - 1.0)..=bottom);
        let fill = color.map_or(strong, |color| discs[color].face);
        painter.rect(bar, 0.0, fill, Stroke::new(0.8, strong), StrokeKind::Middle);
    }
    legend_ui(ui, field, &graph.legend);
    plot
}

/// A line in its manner.
fn line_shapes(line: LineKind, points: &[Pos2], color: Color32) -> Vec<Shape> {
    let full = |width| vec![Shape::line(points.to_vec(), Stroke::new(width, color))];
    let broken = |width, gap| Shape::dashed_line(points, Stroke::new(width, color), 4.0, gap);
    match line {
        LineKind::Exact => full(2.2),
        LineKind::Estimate => broken(1.4, 2.5),
        LineKind::Lost(Color::Black) => full(1.8),
        LineKind::Lost(Color::White) => broken(1.5, 3.0),
    }
}

/// Draws words side by side above a field, where no line crosses them, each after its sample.
fn legend_ui(ui: &Ui, field: Rect, legend: &[(Sample, String)]) {
    let (painter, font) = (ui.painter(), FontId::proportional(WORDS));
    let (strong, weak) = (ui.visuals().strong_text_color(), ui.visuals().weak_text_color());
    let mut at = field.left_top() - vec2(0.0, 12.0);
    for (sample, words) in legend {
        let (room, shapes) = match *sample {
            Sample::Nothing => (0.0, Vec::new()),
            Sample::Ahead(color) => {
                let up = if color == Color::Black { 1.0 } else { -1.0 };
                let corners = [(0.0, 3.0), (4.0, -4.0), (8.0, 3.0)].map(|(x, y)| at + vec2(x, up * y));
                (8.0, vec![Shape::convex_polygon(corners.to_vec(), weak, Stroke::NONE)])
            }
            Sample::Line(line) => (SAMPLE, line_shapes(line, &[at, at + vec2(SAMPLE, 0.0)], strong)),
        };
        // A narrow field has room for the first words alone.
        let width = room + text_width(ui, words, font.clone());
        if at.x > field.left() && at.x + width > field.right() {
            return;
        }
        painter.extend(shapes);
        let start = pos2(at.x + room + 5.0, at.y);
        at.x = painter.text(start, Align2::LEFT_CENTER, words, font.clone(), weak).right() + 15.0;
    }
}

/// Draws the mark of a mistake.
fn mark_ui(painter: &Painter, played: &PlayedMove, center: Pos2, visuals: &Visuals) {
    let (fill, ground) =
        (BoardTheme::shown(painter.ctx()).palette().discs[played.color].face, visuals.extreme_bg_color);
    let stroke = Stroke::new(1.4, visuals.strong_text_color());
    // A rim in the ground's colour separates marks that lie on one another.
    let rim = Stroke::new(1.2, ground);
    if Grade::of(played) == Grade::Blunder {
        let corners =
            [vec2(0.0, -6.0), vec2(6.0, 0.0), vec2(0.0, 6.0), vec2(-6.0, 0.0)].map(|step| center + step);
        let outer = corners.map(|corner| center + 1.3 * (corner - center));
        painter.add(Shape::convex_polygon(outer.to_vec(), ground, rim));
        painter.add(Shape::convex_polygon(corners.to_vec(), fill, stroke));
    } else {
        painter.circle_stroke(center, 5.3, rim);
        painter.circle(center, 4.0, fill, stroke);
    }
}
