//! The graph of a game: the value of every position, and below it what each side has lost so far.
//!
//! Black's advantage goes up. What is proven is a thick line, what is estimated a thin broken one. Mistakes
//! are marked with the mover's colour: a ring for a mistake, a diamond for a blunder.

use super::Out;
use super::panel::ReviewView;
use crate::widgets::form::text_width;
use crate::widgets::plot::Plot;
use crate::widgets::theme::BoardTheme;
use analysis::curve::{self, Losses, Point, Times};
use analysis::grade::{Grade, loss_words};
use analysis::headline::headline;
use analysis::review::PlayedMove;
use analysis::reviewing::Reviewing;
use egui::{
    Align2, Color32, Context, FontId, Id, Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke,
    StrokeKind, Ui, Visuals, WidgetInfo, vec2,
};
use othello::evaluation::Score;
use othello::rules::Color;
use session::Action;
use texts::text;
use texts::words::score;

/// The usual height of the graph of values, in points.
pub(super) const HEIGHT: f32 = 104.0;
/// The height of each strip below it: losses, and times.
const STRIP: f32 = 36.0;
/// Above each plot, for its legend.
const LEGEND: f32 = 16.0;
/// The width of the numbers on the left.
const LABELS: f32 = 30.0;

/// The width of a line's sample in the legend, and of the triangle that points up or down, in points.
const SAMPLE: f32 = 18.0;
const TRIANGLE: f32 = 8.0;

fn line(plot: &Plot, points: &[Point]) -> Vec<Pos2> {
    points.iter().map(|&(place, hundredths)| plot.at(place as f32, hundredths as f32)).collect()
}

/// Marks the position shown with a line through the whole height.
fn place_ui(ui: &Ui, plot: &Plot, place: Option<usize>) {
    if let Some(place) = place {
        let stroke = Stroke::new(1.5, ui.visuals().hyperlink_color);
        ui.painter().vline(plot.at(place as f32, 0.0).x, plot.field.y_range(), stroke);
    }
}

/// Takes the graph's rectangle in this frame; `None` if it was not in full sight or taken before.
pub(crate) fn take_graph_place(ctx: &Context) -> Option<Rect> {
    ctx.data_mut(|data| data.remove_temp::<Option<Rect>>(rect_id())).flatten()
}

fn rect_id() -> Id {
    Id::unique("the review's graph")
}

/// Draws the graph of values, `height` points high, and up to `n_strips` below it: what each side has lost,
/// and the time of each move where it is known. A click or a drag goes to the position there.
pub(super) fn graph_ui(ui: &mut Ui, height: f32, n_strips: usize, view: &ReviewView, out: &mut Out) {
    let times = Times::of(&view.reviewing.review, view.shared.record()).filter(|_| n_strips > 1);
    let n_strips = n_strips.min(1) + usize::from(times.is_some());
    let strips_height = (STRIP + LEGEND) * n_strips as f32;
    let whole = vec2(ui.available_width(), height + strips_height);
    let (rect, response) = ui.allocate_exact_size(whole, Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, text!("graph-name")));
    let inner = Rect::from_min_max(rect.min + vec2(LABELS, 0.0), rect.max - vec2(6.0, 0.0));
    let (values, below) = inner.split_top_bottom_at_y(inner.top() + height);
    let strip = |number: usize| {
        let top = below.top() + LEGEND + (STRIP + LEGEND) * number as f32;
        below.with_min_y(top).with_max_y(top + STRIP)
    };
    let x = [0.0, view.reviewing.review.nodes.len().max(1) as f32];
    let high = curve::high(&view.reviewing.review.evaluations) as f32;
    let field = values.with_min_y(values.top() + LEGEND).shrink2(vec2(0.0, 5.0));
    let plot = Plot { field, x, y: [-high, high] };
    if ui.is_rect_visible(rect) {
        let place = view.reviewing.place_of(view.shared.record().cursor());
        values_ui(ui, view, &plot, place);
        let strip_plot = |number: usize| Plot { field: strip(number).shrink2(vec2(0.0, 3.0)), ..plot };
        if n_strips > 0 {
            losses_ui(ui, view.reviewing, strip_plot(0), place);
        }
        if let Some(times) = &times {
            times_ui(ui, times, strip_plot(1), place);
        }
    }
    if ui.clip_rect().expand(1.0).contains_rect(rect) {
        ui.data_mut(|data| data.insert_temp(rect_id(), Some(rect.expand(4.0))));
    }
    go_ui(ui, &response, &plot, view, out);
}

fn values_ui(ui: &Ui, view: &ReviewView, plot: &Plot, place: Option<usize>) {
    let (painter, visuals) = (ui.painter(), ui.visuals());
    plot.frame_ui(ui, 4.0);
    let zero = Stroke::new(1.0, visuals.weak_text_color().gamma_multiply(0.7));
    painter.hline(plot.field.x_range(), plot.at(0.0, 0.0).y, zero);
    for value in [plot.y[1], 0.0, plot.y[0]] {
        plot.label_ui(ui, value, score(Score::from_hundredths(value as i32)));
    }
    place_ui(ui, plot, place);
    let color = visuals.strong_text_color();
    for run in curve::runs(&view.reviewing.review.evaluations) {
        let line = line(plot, &run.points);
        if run.is_exact {
            painter.line(line, Stroke::new(2.2, color));
        } else {
            painter.extend(Shape::dashed_line(&line, Stroke::new(1.4, color), 4.0, 2.5));
        }
    }
    for played in &view.reviewing.review.moves {
        let center = plot.at((played.at + 1) as f32, played.after.score.hundredths() as f32);
        mark_ui(painter, played, center, visuals);
    }
    let words = Color::BOTH.map(|side| text!("graph-ahead", color = side.key()));
    for ([from, to], up) in legend_ui(ui, plot, &words, TRIANGLE).into_iter().zip([1.0, -1.0]) {
        let corner = |x: f32, y: f32| from.lerp(to, 0.5) + vec2(x, y * up);
        let corners = vec![corner(-4.0, 3.0), corner(0.0, -4.0), corner(4.0, 3.0)];
        painter.add(Shape::convex_polygon(corners, visuals.weak_text_color(), Stroke::NONE));
    }
}

/// Draws words side by side above a plot, where no line crosses them, each after a sample of this width.
/// Returns where each sample goes.
fn legend_ui(ui: &Ui, plot: &Plot, words: &[String], sample: f32) -> Vec<[Pos2; 2]> {
    let (painter, color) = (ui.painter(), ui.visuals().weak_text_color());
    let mut at = plot.field.left_top() - vec2(0.0, 12.0);
    // A narrow plot has room for the first words alone.
    let draw = |words: &String| {
        let width = text_width(ui, words, FontId::proportional(11.0));
        if at.x > plot.field.left() && at.x + sample + width > plot.field.right() {
            return None;
        }
        let ends = [at, at + vec2(sample, 0.0)];
        let start = ends[1] + vec2(5.0, 0.0);
        let drawn = painter.text(start, Align2::LEFT_CENTER, words, FontId::proportional(11.0), color);
        at.x = drawn.right() + 15.0;
        Some(ends)
    };
    words.iter().map_while(draw).collect()
}

/// The mark of a mistake, at the position that it led to.
fn mark_ui(painter: &Painter, played: &PlayedMove, center: Pos2, visuals: &Visuals) {
    let (fill, ground) =
        (BoardTheme::shown(painter.ctx()).palette().discs[played.color].face, visuals.extreme_bg_color);
    let stroke = Stroke::new(1.4, visuals.strong_text_color());
    // A rim in the ground's colour separates marks that lie on one another.
    let rim = Stroke::new(1.2, ground);
    match Grade::of(played) {
        Grade::Blunder => {
            let corners =
                [vec2(0.0, -6.0), vec2(6.0, 0.0), vec2(0.0, 6.0), vec2(-6.0, 0.0)].map(|step| center + step);
            let outer = corners.map(|corner| center + 1.3 * (corner - center));
            painter.add(Shape::convex_polygon(outer.to_vec(), ground, rim));
            painter.add(Shape::convex_polygon(corners.to_vec(), fill, stroke));
        }
        Grade::Mistake => {
            painter.circle_stroke(center, 5.3, rim);
            painter.circle(center, 4.0, fill, stroke);
        }
        Grade::Forced | Grade::Best | Grade::Good | Grade::Inaccuracy => {}
    }
}

/// What each side has lost so far, as a full line for Black and a broken one for White.
fn losses_ui(ui: &Ui, reviewing: &Reviewing, plot: Plot, place: Option<usize>) {
    let Losses { points, total, high } = Losses::of(&reviewing.review.moves);
    let plot = Plot { y: [0.0, high as f32], ..plot };
    plot.frame_ui(ui, 3.0);
    plot.label_ui(ui, high as f32, loss_words(Score::from_hundredths(high)));
    place_ui(ui, &plot, place);
    let (painter, color) = (ui.painter(), ui.visuals().strong_text_color());
    let lines = Color::BOTH.map(|side| line(&plot, &points[side]));
    for (side, line) in Color::BOTH.into_iter().zip(&lines) {
        painter.extend(line_of(side, line, color));
    }
    let words =
        Color::BOTH.map(|side| text!("graph-lost", color = side.key(), discs = loss_words(total[side])));
    let samples = legend_ui(ui, &plot, &words, SAMPLE);
    for (side, sample) in Color::BOTH.into_iter().zip(samples) {
        painter.extend(line_of(side, &sample, color));
    }
}

/// The seconds that each move took: a bar in the colour of its disc.
fn times_ui(ui: &Ui, times: &Times, plot: Plot, place: Option<usize>) {
    let plot = Plot { y: [0.0, times.high as f32], ..plot };
    plot.frame_ui(ui, 3.0);
    plot.label_ui(ui, times.high as f32, format!("{:.0}", times.high));
    place_ui(ui, &plot, place);
    let half = (0.35 * plot.field.width() / plot.x[1]).clamp(0.7, 3.0);
    let edge = Stroke::new(0.8, ui.visuals().strong_text_color());
    for color in Color::BOTH {
        let fill = BoardTheme::shown(ui.ctx()).palette().discs[color].face;
        for &(place, seconds) in &times.seconds[color] {
            let bar = plot.bar(place as f32, seconds as f32, half);
            ui.painter().rect(bar, 0.0, fill, edge, StrokeKind::Middle);
        }
    }
    legend_ui(ui, &plot, &[text!("graph-times")], 0.0);
}

/// A line of what a side has lost: full for Black, broken for White.
fn line_of(side: Color, points: &[Pos2], color: Color32) -> Vec<Shape> {
    match side {
        Color::Black => vec![Shape::line(points.to_vec(), Stroke::new(1.8, color))],
        Color::White => Shape::dashed_line(points, Stroke::new(1.5, color), 4.0, 3.0),
    }
}

/// Goes where the graph is clicked; hovering says what the move there was.
fn go_ui(ui: &Ui, response: &Response, plot: &Plot, view: &ReviewView, out: &mut Out) {
    let pointer = response.interact_pointer_pos().or(response.hover_pos());
    let Some(place) = pointer.map(|pos| plot.nearest_x(pos.x)) else { return };
    let node = view.reviewing.node_at(place);
    if (response.clicked() || response.dragged()) && node != view.shared.record().cursor() {
        out.act(Action::Jump(node));
    }
    if response.hovered() {
        let stroke = Stroke::new(1.0, ui.visuals().weak_text_color());
        ui.painter().vline(plot.at(place as f32, 0.0).x, plot.field.y_range(), stroke);
    }
    if let Some(played) = view.reviewing.move_to(node) {
        response.clone().on_hover_text_at_pointer(headline(played, view.shared.record().start().size()));
    }
}
