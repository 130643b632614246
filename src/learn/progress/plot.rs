//! The rating over the games as a line between the dashed edges of its band; screen readers say the numbers.

use crate::widgets::plot::Plot;
use egui::{Pos2, Rangef, Role, Sense, Shape, Stroke, Ui, WidgetInfo, vec2};
use othello::rating::Estimate;
use texts::text;

const HEIGHT: f32 = 150.0;
/// The width of the numbers at the left, in points.
const LABELS: f32 = 40.0;
/// With more games, only every second one is shown, or every third, and so on.
const POINTS_MAX: usize = 200;

pub(super) fn rating_ui(ui: &mut Ui, ratings: &[Estimate]) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, spoken(ratings)));
    let step = ratings.len().div_ceil(POINTS_MAX).max(1);
    let last = ratings.len() - 1;
    let shown: Vec<(usize, &Estimate)> =
        ratings.iter().enumerate().filter(|(at, _)| at % step == 0 || *at == last).collect();
    let bands = shown.iter().map(|(_, estimate)| estimate.band());
    let low = bands.clone().map(|(low, _)| low.points()).min().unwrap_or(0) / 100 * 100;
    let high = bands.map(|(_, high)| high.points()).max().unwrap_or(0).div_ceil(100) * 100;
    let field = rect.with_min_x(rect.left() + LABELS).shrink(4.0);
    let plot = Plot { field, x: [0.0, last as f32], y: [low, high].map(f32::from) };
    let painter = ui.painter();
    let (weak, color) = (ui.visuals().weak_text_color().gamma_multiply(0.6), ui.visuals().text_color());
    let weak = Stroke::new(1.0, weak);
    for points in [low, low.midpoint(high), high] {
        painter.hline(field.x_range(), plot.at(0.0, points.into()).y, weak);
        plot.label_ui(ui, points.into(), points);
    }
    let line = |value: &dyn Fn(&Estimate) -> u16| -> Vec<Pos2> {
        shown.iter().map(|(at, estimate)| plot.at(*at as f32, value(estimate).into())).collect()
    };
    for edge in [line(&|estimate| estimate.band().0.points()), line(&|estimate| estimate.band().1.points())] {
        painter.extend(Shape::dashed_line(&edge, weak, 4.0, 4.0));
    }
    let middle = line(&|estimate| estimate.rating.points());
    if let ([only], [estimate]) = (&middle[..], ratings) {
        // The band of a single game is a bar.
        let (low, high) = estimate.band();
        let [low, high] = [low, high].map(|end| plot.at(0.0, end.points().into()).y);
        painter.vline(only.x, Rangef::new(high, low), weak);
        for end in [low, high] {
            painter.hline(Rangef::point(only.x).expand(6.0), end, weak);
        }
        painter.circle_filled(*only, 4.0, color);
    }
    painter.line(middle, Stroke::new(2.0, color));
}

/// `Rating over 12 games: from 930 to 1080, between 1010 and 1150 in 19 cases of 20.`
fn spoken(ratings: &[Estimate]) -> String {
    let (Some(first), Some(last)) = (ratings.first(), ratings.last()) else { return String::new() };
    let (low, high) = last.band();
    text!(
        "progress-rating-spoken",
        games = ratings.len(),
        from = first.rating.to_string(),
        to = last.rating.to_string(),
        low = low.to_string(),
        high = high.to_string()
    )
}
