//! The graph of a game: the value of every position, and below it what each side has lost so far and the time
//! of each move.

use super::Out;
use super::panel::ReviewView;
use crate::widgets::graph::{LABELS, graph_ui};
use crate::widgets::plot::Plot;
use analysis::curve;
use analysis::headline::headline;
use egui::{Context, Id, Rect, Response, Role, Sense, Stroke, Ui, WidgetInfo, vec2};
use session::Action;
use texts::text;

/// The usual height of the graph of values, in points.
pub(super) const HEIGHT: f32 = 104.0;
/// The height of each strip below it: losses, and times.
const STRIP: f32 = 36.0;
/// Above each graph, for its legend.
const LEGEND: f32 = 16.0;

/// Takes the graph's rectangle in this frame; `None` if it was not in full sight or taken before.
pub(crate) fn take_graph_place(ctx: &Context) -> Option<Rect> {
    ctx.data_mut(|data| data.remove_temp::<Option<Rect>>(rect_id())).flatten()
}

fn rect_id() -> Id {
    Id::unique("the review's graph")
}

/// Draws the graph of values, `height` points high, and up to `n_strips` below it: what each side has lost,
/// and the time of each move where it is known. A click or a drag goes to the position there.
pub(super) fn graphs_ui(ui: &mut Ui, height: f32, n_strips: usize, view: &ReviewView, out: &mut Out) {
    let review = &view.reviewing.review;
    let losses = (n_strips > 0).then(|| curve::losses(review));
    let times = curve::times(review, view.shared.record()).filter(|_| n_strips > 1);
    let strips: Vec<_> = losses.into_iter().chain(times).collect();
    let strips_height = (STRIP + LEGEND) * strips.len() as f32;
    let whole = vec2(ui.available_width(), height + strips_height);
    let (rect, response) = ui.allocate_exact_size(whole, Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, text!("graph-name")));
    let inner = Rect::from_min_max(rect.min + vec2(LABELS, 0.0), rect.max - vec2(6.0, 0.0));
    let (values, mut below) = inner.split_top_bottom_at_y(inner.top() + height);
    let place = view.reviewing.place_of(view.shared.record().cursor());
    let field = values.with_min_y(values.top() + LEGEND).shrink2(vec2(0.0, 5.0));
    let plot = graph_ui(ui, field, &curve::values(review), place);
    for strip in &strips {
        let field = below.with_min_y(below.top() + LEGEND).with_max_y(below.top() + LEGEND + STRIP);
        graph_ui(ui, field.shrink2(vec2(0.0, 3.0)), strip, place);
        below.min.y += STRIP + LEGEND;
    }
    if ui.clip_rect().expand(1.0).contains_rect(rect) {
        ui.data_mut(|data| data.insert_temp(rect_id(), Some(rect.expand(4.0))));
    }
    go_ui(ui, &response, &plot, view, out);
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
