//! The graph of a game: the value of every position, and below it what each side has lost so far.
//!
//! Black's advantage goes up. What is proven is a thick line, what is estimated a thin broken one. Mistakes
//! are marked with the mover's colour: a ring for a mistake, a diamond for a blunder.

use super::Out;
use super::legend::Legend;
use super::view::ReviewView;
use crate::widgets::theme::{BoardTheme, SMALL};
use analysis::curve::{self, Losses, Point, Times};
use analysis::grade::{Grade, lost};
use analysis::headline::{discs, headline};
use analysis::review::PlayedMove;
use analysis::reviewing::Reviewing;
use egui::{
    Align2, Color32, Context, FontId, Id, Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke,
    StrokeKind, Ui, Visuals, WidgetInfo, pos2, vec2,
};
use othello::evaluation::Score;
use othello::rules::Color;
use session::Action;
use texts::text;

/// The usual height of the graph of values, in points.
pub(super) const HEIGHT: f32 = 104.0;
/// The height of each strip below it: losses, and times.
const STRIP: f32 = 46.0;
const GAP: f32 = 6.0;
/// What the numbers on the left take.
const LABELS: f32 = 30.0;

/// How wide the sample of a line in the legend is, in points.
const SAMPLE: f32 = 18.0;

/// Where the graph is and how it is scaled.
struct Scale {
    rect: Rect,
    n_moves: usize,
    /// The lowest and the highest value, in hundredths of a disc.
    low: i32,
    high: i32,
}

impl Scale {
    fn x(&self, place: usize) -> f32 {
        self.rect.left() + self.rect.width() * place as f32 / self.n_moves.max(1) as f32
    }

    fn at(&self, (place, value): Point) -> Pos2 {
        let part = (value - self.low) as f32 / (self.high - self.low) as f32;
        pos2(self.x(place), self.rect.bottom() - self.rect.height() * part)
    }

    fn line(&self, points: &[Point]) -> Vec<Pos2> {
        points.iter().map(|&point| self.at(point)).collect()
    }

    /// The place nearest to a point.
    fn place(&self, x: f32) -> usize {
        let part = (x - self.rect.left()) / self.rect.width();
        (part * self.n_moves as f32).round().clamp(0.0, self.n_moves as f32) as usize
    }
}

/// Where the graph stands in this frame, in points: `None` while it is not in full sight. It is asked for
/// once.
pub(crate) fn take_graph_place(ctx: &Context) -> Option<Rect> {
    ctx.data_mut(|data| data.remove_temp::<Option<Rect>>(place_id())).flatten()
}

fn place_id() -> Id {
    Id::unique("the review's graph")
}

/// Draws the graph of values, `height` points high, and up to `n_strips` below it: what each side has lost,
/// and the time of each move where it is known. A click or a drag goes to the position there.
pub(super) fn graph_ui(ui: &mut Ui, height: f32, n_strips: usize, view: &ReviewView, out: &mut Out) {
    let times = Times::of(view.reviewing.review(), view.record).filter(|_| n_strips > 1);
    let n_strips = n_strips.min(1) + usize::from(times.is_some());
    let below = (STRIP + GAP) * n_strips as f32;
    let whole = vec2(ui.available_width(), height + below);
    let (rect, response) = ui.allocate_exact_size(whole, Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, text!("graph-name")));
    let inner = Rect::from_min_max(rect.min + vec2(LABELS, 0.0), rect.max - vec2(6.0, 0.0));
    let (values, below) = inner.split_top_bottom_at_y(inner.top() + height);
    let strip = |number: usize| {
        let top = below.top() + GAP + (STRIP + GAP) * number as f32;
        below.with_min_y(top).with_max_y(top + STRIP)
    };
    let n_moves = view.reviewing.review().nodes().len();
    let high = curve::high(view.reviewing.review().evaluations());
    let scale = Scale { rect: values.shrink2(vec2(0.0, 5.0)), n_moves, low: -high, high };
    if ui.is_rect_visible(rect) {
        let place = view.reviewing.place_of(view.record.cursor());
        values_ui(ui, view, &scale, place);
        if n_strips > 0 {
            losses_ui(ui, view.reviewing, strip(0), place);
        }
        if let Some(times) = &times {
            times_ui(ui, times, &Scale { rect: strip(1), ..scale }, view.theme, place);
        }
    }
    if ui.clip_rect().expand(1.0).contains_rect(rect) {
        ui.data_mut(|data| data.insert_temp(place_id(), Some(rect.expand(4.0))));
    }
    go_ui(ui, &response, &scale, view, out);
}

fn values_ui(ui: &Ui, view: &ReviewView, scale: &Scale, place: Option<usize>) {
    let (painter, visuals) = (ui.painter(), ui.visuals());
    let weak = visuals.weak_text_color();
    // The curve at its extremes does not run on the frame.
    frame_ui(ui, scale.rect.expand2(vec2(0.0, 4.0)));
    painter.hline(scale.rect.x_range(), scale.at((0, 0)).y, Stroke::new(1.0, weak.gamma_multiply(0.7)));
    let font = FontId::proportional(SMALL);
    for value in [scale.high, 0, scale.low] {
        let at = pos2(
            scale.rect.left() - 5.0,
            scale.at((0, value)).y.clamp(scale.rect.top() + 6.0, scale.rect.bottom() - 6.0),
        );
        painter.text(at, Align2::RIGHT_CENTER, discs(value), font.clone(), weak);
    }
    if let Some(place) = place {
        painter.vline(scale.x(place), scale.rect.y_range(), Stroke::new(1.5, visuals.hyperlink_color));
    }
    let color = visuals.strong_text_color();
    let mut lines = Vec::new();
    for run in curve::runs(view.reviewing.review().evaluations()) {
        let line = scale.line(&run.points);
        if run.is_exact {
            painter.line(line.clone(), Stroke::new(2.2, color));
        } else {
            painter.extend(Shape::dashed_line(&line, Stroke::new(1.4, color), 4.0, 2.5));
        }
        lines.push(line);
    }
    for played in view.reviewing.review().moves() {
        mark_ui(painter, played, scale.at((played.at + 1, played.after.score.hundredths())), view, visuals);
    }
    let top = [Align2::LEFT_TOP, Align2::RIGHT_TOP, Align2::CENTER_TOP];
    Legend::of_words(&text!("graph-ahead", color = Color::Black.key())).show(ui, scale.rect, &top, &lines);
    let bottom = [Align2::LEFT_BOTTOM, Align2::RIGHT_BOTTOM, Align2::CENTER_BOTTOM];
    Legend::of_words(&text!("graph-ahead", color = Color::White.key())).show(ui, scale.rect, &bottom, &lines);
}

/// The mark of a mistake, at the position that it led to.
fn mark_ui(painter: &Painter, played: &PlayedMove, center: Pos2, view: &ReviewView, visuals: &Visuals) {
    let (fill, ground) = (view.theme.palette().disc_color(played.color), visuals.extreme_bg_color);
    let stroke = Stroke::new(1.4, visuals.strong_text_color());
    // A rim of the ground's colour tells marks apart that lie on one another.
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

/// What each side has lost so far: Black's a full line, White's a broken one.
fn losses_ui(ui: &Ui, reviewing: &Reviewing, rect: Rect, place: Option<usize>) {
    let (painter, visuals) = (ui.painter(), ui.visuals());
    frame_ui(ui, rect);
    let Losses { points, total, high } = Losses::of(reviewing.review().moves());
    let scale =
        Scale { rect: rect.shrink2(vec2(0.0, 3.0)), n_moves: reviewing.review().nodes().len(), low: 0, high };
    let (weak, color) = (visuals.weak_text_color(), visuals.strong_text_color());
    let font = FontId::proportional(SMALL);
    let highest = pos2(rect.left() - 5.0, rect.top() + 7.0);
    painter.text(highest, Align2::RIGHT_CENTER, lost(Score::from_hundredths(high)), font, weak);
    if let Some(place) = place {
        painter.vline(scale.x(place), rect.y_range(), Stroke::new(1.5, visuals.hyperlink_color));
    }
    let lines = Color::BOTH.map(|side| scale.line(&points[side]));
    for (side, line) in Color::BOTH.into_iter().zip(&lines) {
        painter.extend(line_of(side, line, color));
    }
    let rows = Color::BOTH.map(|side| text!("graph-lost", color = side.key(), discs = lost(total[side])));
    let legend = Legend { rows: rows.into(), sample: SAMPLE };
    let samples = legend.show(ui, rect, &[Align2::LEFT_TOP, Align2::RIGHT_BOTTOM], &lines);
    for (side, sample) in Color::BOTH.into_iter().zip(samples) {
        painter.extend(line_of(side, &sample, color));
    }
}

/// The seconds that each move took: a bar in the colour of its disc.
fn times_ui(ui: &Ui, times: &Times, scale: &Scale, theme: BoardTheme, place: Option<usize>) {
    let (painter, visuals) = (ui.painter(), ui.visuals());
    let field = scale.rect;
    frame_ui(ui, field);
    let scale =
        Scale { rect: field.shrink2(vec2(0.0, 3.0)), low: 0, high: (100.0 * times.high) as i32, ..*scale };
    let (weak, line) = (visuals.weak_text_color(), visuals.strong_text_color());
    let highest = pos2(field.left() - 5.0, field.top() + 7.0);
    painter.text(
        highest,
        Align2::RIGHT_CENTER,
        format!("{:.0}", times.high),
        FontId::proportional(SMALL),
        weak,
    );
    if let Some(place) = place {
        painter.vline(scale.x(place), field.y_range(), Stroke::new(1.5, visuals.hyperlink_color));
    }
    let half = (0.35 * field.width() / scale.n_moves.max(1) as f32).clamp(0.7, 3.0);
    let mut tops = Vec::new();
    for color in Color::BOTH {
        let fill = theme.palette().disc_color(color);
        for &(place, seconds) in &times.seconds[color] {
            let top = scale.at((place, (100.0 * seconds) as i32));
            let bar = Rect::from_x_y_ranges(
                top.x - half..=top.x + half,
                top.y.min(scale.rect.bottom() - 1.0)..=scale.rect.bottom(),
            );
            painter.rect(bar, 0.0, fill, Stroke::new(0.8, line), StrokeKind::Middle);
            tops.push(top);
        }
    }
    tops.sort_by(|a, b| a.x.total_cmp(&b.x));
    let places = [Align2::LEFT_TOP, Align2::RIGHT_TOP, Align2::CENTER_TOP];
    Legend::of_words(&text!("graph-times")).show(ui, field, &places, &[tops]);
}

/// A line of what a side has lost: full for Black, broken for White.
fn line_of(side: Color, points: &[Pos2], color: Color32) -> Vec<Shape> {
    match side {
        Color::Black => vec![Shape::line(points.to_vec(), Stroke::new(1.8, color))],
        Color::White => Shape::dashed_line(points, Stroke::new(1.5, color), 4.0, 3.0),
    }
}

fn frame_ui(ui: &Ui, rect: Rect) {
    let visuals = ui.visuals();
    let stroke = visuals.widgets.noninteractive.bg_stroke;
    ui.painter().rect(rect, 4.0, visuals.extreme_bg_color, stroke, StrokeKind::Outside);
}

/// Goes where the graph is clicked, and says what stands there.
fn go_ui(ui: &Ui, response: &Response, scale: &Scale, view: &ReviewView, out: &mut Out) {
    let pointer = response.interact_pointer_pos().or(response.hover_pos());
    let Some(place) = pointer.map(|pos| scale.place(pos.x)) else { return };
    let node = view.reviewing.node_at(place);
    let goes = response.clicked() || response.dragged();
    if goes && node != view.record.cursor() {
        out.act(Action::Jump(node));
    }
    if response.hovered() {
        let painter = ui.painter();
        painter.vline(scale.x(place), scale.rect.y_range(), Stroke::new(1.0, ui.visuals().weak_text_color()));
    }
    let size = view.record.start().size();
    let played = view.reviewing.move_to(node);
    if let Some(played) = played {
        response.clone().on_hover_text_at_pointer(headline(played, size));
    }
}
