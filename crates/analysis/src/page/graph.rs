//! The graphs of the game as SVG: the value after every move, what each side has lost so far, move times.
//!
//! As in the window, Black's advantage goes up, what is proven is a thick line and what is estimated a thin
//! broken one, and mistakes are marked with the mover's colour: a circle for a mistake, a diamond for a
//! blunder.

use crate::curve::{self, Losses, Point, Times};
use crate::grade::{Grade, loss_words};
use crate::headline::headline;
use crate::review::{PlayedMove, Review};
use maud::{Markup, html};
use othello::evaluation::Score;
use othello::record::Record;
use othello::rules::Color;
use texts::text;
use texts::words::score;

/// The width of all graphs, and where their lines begin and end; the page's script reads these numbers from
/// attributes.
const WIDTH: f64 = 420.0;
const LEFT: f64 = 32.0;
const RIGHT: f64 = 412.0;
const HEIGHT: f64 = 182.0;
const LOSS_HEIGHT: f64 = 84.0;
/// The height of the words above and below a graph, kept free of its lines.
const WORDS: f64 = 17.0;

/// Where a graph is and how it is scaled.
struct Scale {
    n_moves: usize,
    top: f64,
    bottom: f64,
    /// The lowest and the highest value, in hundredths: of a disc, of a second, of what bars show.
    low: i32,
    high: i32,
}

impl Scale {
    fn x(&self, place: usize) -> f64 {
        LEFT + (RIGHT - LEFT) * place as f64 / self.n_moves.max(1) as f64
    }

    fn y(&self, value: i32) -> f64 {
        let part = f64::from(value - self.low) / f64::from(self.high - self.low);
        self.bottom - (self.bottom - self.top) * part
    }

    /// `12.5,40.0`
    fn point(&self, &(place, value): &Point) -> String {
        format!("{:.1},{:.1}", self.x(place), self.y(value))
    }

    /// A bar from the bottom up to a value, with its title where it has one.
    fn bar(&self, class: &str, &(place, value): &Point, title: Option<&str>) -> Markup {
        // Bars side by side do not touch.
        let width = ((RIGHT - LEFT) / self.n_moves.max(1) as f64 * 0.7).clamp(0.5, 12.0);
        let y = self.y(value);
        html! {
            rect class=(class) x=(tenths(self.x(place) - width / 2.0)) y=(tenths(y)) width=(tenths(width))
                height=(tenths((self.bottom - y).max(0.5)))
            { @if let Some(title) = title { title { (title) } } }
        }
    }

    fn line(&self, class: &str, points: &[Point]) -> Markup {
        let points: Vec<String> = points.iter().map(|point| self.point(point)).collect();
        html! { polyline class=(class) points=(points.join(" ")) {} }
    }
}

/// A length of the drawing, with one decimal.
fn tenths(length: f64) -> String {
    format!("{length:.1}")
}

/// A graph without its `svg` element.
pub(super) struct Graph {
    /// The lower end of its field, and the height of the graph with the words around the field.
    bottom: f64,
    height: f64,
    n_moves: usize,
    label: String,
    inside: Markup,
}

/// The value of every position.
pub(super) fn values(review: &Review) -> Graph {
    let high = curve::high(&review.evaluations);
    let (top, bottom) = (WORDS + 7.0, HEIGHT - WORDS - 7.0);
    let scale = Scale { n_moves: review.nodes.len(), top, bottom, low: -high, high };
    let size = review.positions[0].size();
    let inside = html! {
        @for value in [high, 0, -high] {
            text.scale x=(LEFT - 5.0) y=(tenths(scale.y(value) + 4.0)) {
                (score(Score::from_hundredths(value)))
            }
        }
        text.side x=(LEFT) y=(WORDS - 5.0) { (text!("page-ahead", color = Color::Black.key())) }
        text.side x=(LEFT) y=(HEIGHT - 5.0) { (text!("page-ahead", color = Color::White.key())) }
        path.zero d={ "M" (LEFT) " " (tenths(scale.y(0))) "H" (RIGHT) } {}
        @for run in curve::runs(&review.evaluations) {
            (scale.line(if run.is_exact { "exact" } else { "estimate" }, &run.points))
        }
        @for played in &review.moves { (mark(played, &scale, &headline(played, size))) }
    };
    let label = text!("page-graph");
    let n_moves = scale.n_moves;
    Graph { bottom: HEIGHT - WORDS, height: HEIGHT, n_moves, label, inside }
}

/// The page's style for each class as attributes in black and white, because not every program that shows SVG
/// reads styles.
const LOOKS: [(&str, &str); 10] = [
    (r#"class="scale""#, r##"text-anchor="end" font-family="sans-serif" font-size="11" fill="#444""##),
    (r#"class="side""#, r##"font-family="sans-serif" font-size="11" fill="#444""##),
    (r#"class="field""#, r##"fill="#fff" stroke="#bbb""##),
    (r#"class="zero""#, r##"stroke="#999""##),
    (r#"class="exact""#, r##"fill="none" stroke="#000" stroke-width="2.4""##),
    (r#"class="estimate""#, r##"fill="none" stroke="#000" stroke-width="1.4" stroke-dasharray="4 2.5""##),
    (r#"class="lost""#, r##"fill="none" stroke="#000" stroke-width="1.4""##),
    (r#"class="lost broken""#, r##"fill="none" stroke="#000" stroke-width="1.4" stroke-dasharray="4 3""##),
    (r#"class="b""#, r##"fill="#000" stroke="#000" stroke-width="1.4""##),
    (r#"class="w""#, r##"fill="#fff" stroke="#000" stroke-width="1.4""##),
];

/// The graphs of a review as an SVG file in black and white.
pub fn graph_svg(review: &Review) -> String {
    let (values, losses) = (values(review), losses(review));
    let height = HEIGHT + LOSS_HEIGHT + 4.0;
    let markup = html! {
        svg xmlns="http://www.w3.org/2000/svg" width=(2.0 * WIDTH) height=(2.0 * height)
            viewBox={ "0 0 " (WIDTH) " " (height) }
        {
            rect width=(WIDTH) height=(height) fill="#fff" {}
            (values.field()) (values.inside)
            g transform={ "translate(0 " (HEIGHT) ")" } { (losses.field()) (losses.inside) }
        }
    };
    LOOKS.iter().fold(markup.into_string(), |file, (class, look)| file.replace(class, look))
}

/// The mark of a mistake, at the position that it led to; nothing for other moves.
fn mark(played: &PlayedMove, scale: &Scale, title: &str) -> Markup {
    let (x, y) = (tenths(scale.x(played.at + 1)), scale.y(played.after.score.hundredths()));
    let color = if played.color == Color::Black { "b" } else { "w" };
    html! {
        @match Grade::of(played) {
            Grade::Blunder => {
                path class=(color) d={ "M" (x) " " (tenths(y - 6.0)) "l6 6l-6 6l-6 -6z" } {
                    title { (title) }
                }
            }
            Grade::Mistake => { circle class=(color) cx=(x) cy=(tenths(y)) r="4" { title { (title) } } }
            Grade::Forced | Grade::Best | Grade::Good | Grade::Inaccuracy => {}
        }
    }
}

/// What each side has lost so far: Black's a full line, White's a broken one.
pub(super) fn losses(review: &Review) -> Graph {
    let Losses { points, total, high } = Losses::of(&review.moves);
    let (top, bottom) = (WORDS + 5.0, LOSS_HEIGHT - 4.0);
    let scale = Scale { n_moves: review.nodes.len(), top, bottom, low: 0, high };
    let class = |color| if color == Color::Black { "lost" } else { "lost broken" };
    let inside = html! {
        text.scale x=(LEFT - 5.0) y=(tenths(WORDS + 10.0)) { (loss_words(Score::from_hundredths(high))) }
        @for (color, x) in Color::BOTH.into_iter().zip([LEFT, (LEFT + RIGHT) / 2.0]) {
            path class=(class(color)) d={ "M" (x) " " (WORDS - 9.0) "h18" } {}
            text.side x=(x + 23.0) y=(WORDS - 5.0) {
                (text!("page-lost", color = color.key(), discs = loss_words(total[color])))
            }
        }
        @for color in Color::BOTH { (scale.line(class(color), &points[color])) }
    };
    Graph::small(scale.n_moves, text!("page-losses"), inside)
}

/// The seconds that each move took, where the game has times: Black's bars are filled, White's hollow.
pub(super) fn times(review: &Review, record: &Record) -> Option<Graph> {
    let Times { seconds, high } = Times::of(review, record)?;
    let (top, bottom) = (WORDS + 5.0, LOSS_HEIGHT - 2.0);
    let n_moves = review.nodes.len();
    let scale = Scale { n_moves, top, bottom, low: 0, high: (100.0 * high).ceil() as i32 };
    let inside = html! {
        text.scale x=(LEFT - 5.0) y=(tenths(WORDS + 10.0)) { (text::decimal(high, 0)) }
        text.side x=(LEFT) y=(WORDS - 5.0) { (text!("graph-times")) }
        @for color in Color::BOTH {
            @let class = if color == Color::Black { "b" } else { "w" };
            @for &(place, seconds) in &seconds[color] {
                (scale.bar(class, &(place, (100.0 * seconds) as i32), None))
            }
        }
    };
    Some(Graph::small(n_moves, text!("graph-times"), inside))
}

/// Bars of numbered values, such as the loss in each game; the numbers begin at 1.
pub fn bar_graph(values: &[(usize, f64)], label: &str) -> Markup {
    let high = values.iter().map(|(_, value)| *value).fold(1.0, f64::max);
    let last = values.iter().map(|(place, _)| *place).max().unwrap_or(0);
    let (top, bottom) = (5.0, LOSS_HEIGHT - WORDS - 2.0);
    let scale = Scale { n_moves: last + 1, top, bottom, low: 0, high: (100.0 * high).ceil() as i32 };
    let inside = html! {
        text.scale x=(LEFT - 5.0) y=(tenths(top + 8.0)) { (text::decimal(high, 0)) }
        @for place in [1, last].into_iter().take(last) {
            text.middle x=(tenths(scale.x(place))) y=(tenths(LOSS_HEIGHT - 4.0)) { (place) }
        }
        @for &(place, value) in values {
            @let title = format!("{place}: {}", text::decimal(value, 1));
            (scale.bar("bar", &(place, (100.0 * value) as i32), Some(&title)))
        }
    };
    html! {
        svg.still.graph viewBox={ "0 0 " (WIDTH) " " (LOSS_HEIGHT) } role="img" aria-label=(label) {
            (field(0.0, LOSS_HEIGHT - WORDS)) (inside)
        }
    }
}

impl Graph {
    fn small(n_moves: usize, label: String, inside: Markup) -> Graph {
        Graph { bottom: LOSS_HEIGHT, height: LOSS_HEIGHT, n_moves, label, inside }
    }

    /// The `svg` element for the page, with a line that the page's script moves to the position shown.
    pub(super) fn svg(&self) -> Markup {
        html! {
            svg.graph viewBox={ "0 0 " (WIDTH) " " (self.height) } role="img" aria-label=(self.label)
                data-left=(LEFT) data-right=(RIGHT) data-moves=(self.n_moves)
            {
                (self.field())
                path.now d={ "M0 " (WORDS + 2.0) "V" (self.bottom - 2.0) }
                    transform={ "translate(" (LEFT) ")" } {}
                (self.inside)
            }
        }
    }

    fn field(&self) -> Markup {
        field(WORDS, self.bottom)
    }
}

fn field(top: f64, bottom: f64) -> Markup {
    let (wide, high) = (RIGHT - LEFT, bottom - top - 2.0);
    html! { rect.field x=(LEFT) y=(top + 1.0) width=(wide) height=(high) rx="4" {} }
}
