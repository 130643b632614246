//! Graphs as SVG, in black and white by their attributes, because not every program that shows SVG reads
//! styles; a page's style gives them colours.
//!
//! As in the window, Black's advantage goes up, what is proven is a thick line and what is estimated a thin
//! broken one, and mistakes are marked with the mover's colour: a circle for a mistake, a diamond for a
//! blunder.

use crate::curve::{self, Graph, LineKind, Point, Sample, bar_words, point_after};
use crate::grade::Grade;
use crate::headline::headline;
use crate::review::{PlayedMove, Review};
use maud::{Markup, html};
use othello::rules::{BoardSize, Color};

/// The width of all graphs, and where their lines begin and end; the page's script reads these numbers from
/// attributes.
const WIDTH: f64 = 420.0;
const LEFT: f64 = 32.0;
const RIGHT: f64 = 412.0;
const HEIGHT: f64 = 182.0;
/// The height of a graph without values below 0.
const LOW_HEIGHT: f64 = 84.0;
/// The height of the words above and below a graph, kept free of its lines.
const WORDS: f64 = 17.0;
/// The room in the field above and below lines.
const MARGIN: f64 = 6.0;

/// A graph, and where it lies.
struct Drawing<'g> {
    graph: &'g Graph<'g>,
    height: f64,
    /// The upper and the lower end of its field.
    top: f64,
    bottom: f64,
}

/// A length of the drawing, with one decimal.
fn tenths(length: f64) -> String {
    format!("{length:.1}")
}

/// The class of what has a side's colour, and that colour in black and white.
fn side(color: Color) -> (&'static str, &'static str) {
    if color == Color::Black { ("b", "#000") } else { ("w", "#fff") }
}

impl<'g> Drawing<'g> {
    fn of(graph: &'g Graph) -> Drawing<'g> {
        let is_high = graph.range[0] < 0.0;
        let height = if is_high { HEIGHT } else { LOW_HEIGHT };
        let top = if graph.legend.is_empty() { 0.0 } else { WORDS };
        let words_below = if is_high || !graph.numbers.is_empty() { WORDS } else { 0.0 };
        Drawing { graph, height, top, bottom: height - words_below }
    }

    fn x(&self, place: usize) -> f64 {
        LEFT + (RIGHT - LEFT) * place as f64 / self.graph.last as f64
    }

    fn y(&self, value: f64) -> f64 {
        let [low, high] = self.graph.range;
        // Bars stand on the lower edge.
        let margin_below = if self.graph.bars.is_empty() { MARGIN } else { 2.0 };
        let (top, bottom) = (self.top + MARGIN, self.bottom - margin_below);
        bottom - (bottom - top) * (value - low) / (high - low)
    }

    /// Everything in the graph; `under` lies under its lines.
    fn inside(&self, under: &Markup) -> Markup {
        let Drawing { graph, height, top, bottom } = self;
        html! {
            rect.field x=(LEFT) y=(top + 1.0) width=(RIGHT - LEFT) height=(bottom - top - 2.0) rx="4"
                fill="#fff" stroke="#bbb" {}
            (under)
            g font-family="sans-serif" font-size="11" fill="#444" {
                @for (value, words) in &graph.scale {
                    @let y = (self.y(*value) + 4.0).clamp(top + 10.0, bottom - 3.0);
                    text x=(LEFT - 5.0) y=(tenths(y)) text-anchor="end" { (words) }
                }
                @for &number in &graph.numbers {
                    text x=(tenths(self.x(number))) y=(tenths(height - 4.0)) text-anchor="middle" { (number) }
                }
                @for ((sample, words), x) in graph.legend.iter().zip([LEFT, (LEFT + RIGHT) / 2.0]) {
                    @if let Sample::Line(line) = *sample {
                        (polyline(line, format!("{x},{1} {0},{1}", x + 18.0, top - 9.0)))
                    }
                    @let (x, y) = match sample {
                        Sample::Nothing | Sample::Ahead(Color::Black) => (LEFT, top - 5.0),
                        Sample::Ahead(Color::White) => (LEFT, height - 5.0),
                        Sample::Line(_) => (x + 23.0, top - 5.0),
                    };
                    text x=(x) y=(y) { (words) }
                }
            }
            @if graph.range[0] < 0.0 {
                path.zero d={ "M" (LEFT) " " (tenths(self.y(0.0))) "H" (RIGHT) } stroke="#999" {}
            }
            @for (line, points) in &graph.lines { (self.line(*line, points)) }
            g stroke="#000" stroke-width="1.4" {
                @for &(played, size) in &graph.marks { (self.mark(played, size)) }
                @for &(color, point) in &graph.bars { (self.bar(color, point)) }
            }
        }
    }

    fn line(&self, line: LineKind, points: &[Point]) -> Markup {
        let point = |&(place, value): &Point| format!("{:.1},{:.1}", self.x(place), self.y(value));
        polyline(line, points.iter().map(point).collect::<Vec<_>>().join(" "))
    }

    /// The mark of a mistake, at the position that it led to.
    fn mark(&self, played: &PlayedMove, size: BoardSize) -> Markup {
        let (place, value) = point_after(played);
        let ((class, ink), x, y) = (side(played.color), tenths(self.x(place)), self.y(value));
        let title = html! { title { (headline(played, size)) } };
        html! {
            @if Grade::of(played) == Grade::Blunder {
                path class=(class) fill=(ink) d={ "M" (x) " " (tenths(y - 6.0)) "l6 6l-6 6l-6 -6z" } {
                    (title)
                }
            } @else {
                circle class=(class) fill=(ink) cx=(x) cy=(tenths(y)) r="4" { (title) }
            }
        }
    }

    /// A bar from the bottom up to a value; those without a side have a title.
    fn bar(&self, color: Option<Color>, (place, value): Point) -> Markup {
        // Bars side by side do not touch.
        let width = ((RIGHT - LEFT) / self.graph.last as f64 * 0.7).clamp(0.5, 12.0);
        let ((class, ink), y) = (color.map_or(("bar", "#000"), side), self.y(value));
        html! {
            rect class=(class) fill=(ink) x=(tenths(self.x(place) - width / 2.0)) y=(tenths(y))
                width=(tenths(width)) height=(tenths((self.y(0.0) - y).max(0.5)))
            { @if color.is_none() { title { (bar_words((place, value))) } } }
        }
    }
}

/// A line through these points.
fn polyline(line: LineKind, points: String) -> Markup {
    let (width, dashes) = match line {
        LineKind::Exact => (2.4, None),
        LineKind::Estimate => (1.4, Some("4 2.5")),
        LineKind::Lost(Color::Black) => (1.4, None),
        LineKind::Lost(Color::White) => (1.4, Some("4 3")),
    };
    html! {
        polyline points=(points) fill="none" stroke="#000" stroke-width=(width) stroke-dasharray=[dashes] {}
    }
}

/// A graph for a page. If it is about the positions of a game, it has a line that the page's script moves to
/// the position shown.
pub fn graph(graph: &Graph) -> Markup {
    let drawing = Drawing::of(graph);
    let is_still = !graph.numbers.is_empty();
    let now = html! {
        path.now d={ "M0 " (drawing.top + 2.0) "V" (drawing.bottom - 2.0) }
            transform={ "translate(" (LEFT) ")" } {}
    };
    html! {
        svg.graph.still[is_still] viewBox={ "0 0 " (WIDTH) " " (drawing.height) } role="img"
            aria-label=(graph.name) data-left=(LEFT) data-right=(RIGHT) data-moves=(graph.last)
        { (drawing.inside(&if is_still { html! {} } else { now })) }
    }
}

/// The graphs of a review as an SVG file in black and white.
pub fn graph_svg(review: &Review) -> String {
    let (values, losses) = (curve::values(review), curve::losses(review));
    let height = HEIGHT + LOW_HEIGHT + 4.0;
    let inside = |graph: &Graph| Drawing::of(graph).inside(&html! {});
    let markup = html! {
        svg xmlns="http://www.w3.org/2000/svg" width=(2.0 * WIDTH) height=(2.0 * height)
            viewBox={ "0 0 " (WIDTH) " " (height) }
        {
            rect width=(WIDTH) height=(height) fill="#fff" {}
            (inside(&values))
            g transform={ "translate(0 " (HEIGHT) ")" } { (inside(&losses)) }
        }
    };
    markup.into_string()
}
