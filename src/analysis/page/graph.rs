//! The graph of the game as SVG: the value after every move, and below it what each side has lost so far.
//!
//! As in the window, Black's advantage goes up, what is proven is a thick line and what is estimated a thin
//! broken one, and mistakes are marked with the mover's colour: a ring for a mistake, a diamond for a
//! blunder.

use crate::analysis::curve::{self, Losses, Point};
use crate::analysis::grade::Grade;
use crate::analysis::headline::{discs, headline};
use crate::analysis::review::{PlayedMove, Review};
use crate::rules::Color;

/// The width of both graphs, and where their lines begin and end; the page's script knows the same numbers by
/// attributes.
const WIDTH: f64 = 420.0;
const LEFT: f64 = 32.0;
const RIGHT: f64 = 412.0;
const HEIGHT: f64 = 182.0;
const LOSS_HEIGHT: f64 = 84.0;
/// What the words above and below a graph take; within it no line would leave them alone.
const WORDS: f64 = 17.0;

/// Where a graph is and how it is scaled.
struct Scale {
    n_moves: usize,
    top: f64,
    bottom: f64,
    /// The lowest and the highest value, in hundredths of a disc.
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
    fn point(&self, (place, value): Point) -> String {
        format!("{:.1},{:.1}", self.x(place), self.y(value))
    }

    fn line(&self, class: &str, points: &[Point]) -> String {
        let points: Vec<String> = points.iter().map(|&point| self.point(point)).collect();
        format!(r#"<polyline class="{class}" points="{}"/>"#, points.join(" "))
    }
}

/// The value of every position.
pub fn values(review: &Review, moves: &[PlayedMove]) -> String {
    let scores = review.scores();
    let high = curve::high(&scores);
    let scale = Scale {
        n_moves: review.nodes().len(),
        top: WORDS + 7.0,
        bottom: HEIGHT - WORDS - 7.0,
        low: -high,
        high,
    };
    let line = |run: &curve::Run| scale.line(if run.is_exact { "exact" } else { "guess" }, &run.points);
    let lines: String = curve::runs(&scores).iter().map(line).collect();
    let size = review.positions()[0].size();
    let marks: String =
        moves.iter().filter_map(|played| mark(played, &scale, &headline(played, size))).collect();
    let label = |value: i32| {
        let (x, y) = (LEFT - 5.0, scale.y(value) + 4.0);
        format!(r#"<text class="scale" x="{x}" y="{y:.1}">{}</text>"#, discs(value))
    };
    let labels: String = [high, 0, -high].into_iter().map(label).collect();
    let middle = scale.y(0);
    let sides = format!(
        r#"<text class="side" x="{LEFT}" y="{}">Black ahead</text><text class="side" x="{LEFT}" y="{}">White ahead</text>"#,
        WORDS - 5.0,
        HEIGHT - 5.0
    );
    let zero = format!(r#"<path class="zero" d="M{LEFT} {middle:.1}H{RIGHT}"/>"#);
    let label = "The value of the game after every move. Black's advantage goes up.";
    frame((WORDS, HEIGHT - WORDS, HEIGHT), scale.n_moves, label, &(labels + &sides + &zero + &lines + &marks))
}

/// The mark of a mistake, at the position that it led to.
fn mark(played: &PlayedMove, scale: &Scale, title: &str) -> Option<String> {
    let (x, y) = (scale.x(played.at + 1), scale.y(played.after.for_black));
    let color = if played.color == Color::Black { "b" } else { "w" };
    let shape = match Grade::of(played) {
        Grade::Blunder => format!(r#"<path class="{color}" d="M{x:.1} {:.1}l6 6l-6 6l-6 -6z">"#, y - 6.0),
        Grade::Mistake => format!(r#"<circle class="{color}" cx="{x:.1}" cy="{y:.1}" r="4">"#),
        Grade::Forced | Grade::Best | Grade::Good | Grade::Inaccuracy => return None,
    };
    let end = if shape.starts_with("<path") { "</path>" } else { "</circle>" };
    Some(format!("{shape}<title>{}</title>{end}", super::escape(title)))
}

/// What each side has lost so far: Black's a full line, White's a broken one.
pub fn losses(review: &Review, moves: &[PlayedMove]) -> String {
    let Losses { points, total, high } = Losses::of(moves);
    let scale =
        Scale { n_moves: review.nodes().len(), top: WORDS + 5.0, bottom: LOSS_HEIGHT - 4.0, low: 0, high };
    let label =
        format!(r#"<text class="scale" x="{}" y="{:.1}">{}</text>"#, LEFT - 5.0, WORDS + 10.0, high / 100);
    let legend = Color::BOTH.into_iter().zip([LEFT, (LEFT + RIGHT) / 2.0]).map(|(color, x)| {
        let class = if color == Color::Black { "lost" } else { "lost broken" };
        format!(
            r#"<path class="{class}" d="M{x} {}h18"/><text class="side" x="{}" y="{}">{color} lost {}</text>"#,
            WORDS - 9.0,
            x + 23.0,
            WORDS - 5.0,
            total[color] / 100
        )
    });
    let legend: String = legend.collect();
    let lines = scale.line("lost", &points.black) + &scale.line("lost broken", &points.white);
    frame(
        (WORDS, LOSS_HEIGHT, LOSS_HEIGHT),
        scale.n_moves,
        "What each side has lost so far, in discs",
        &(label + &legend + &lines),
    )
}

/// A field from one height to another, with a line that the page's script moves to the position shown.
fn frame((top, bottom, height): (f64, f64, f64), n_moves: usize, label: &str, inside: &str) -> String {
    let (wide, high) = (RIGHT - LEFT, bottom - top - 2.0);
    let field = format!(
        r#"<rect class="field" x="{LEFT}" y="{}" width="{wide}" height="{high}" rx="4"/>"#,
        top + 1.0
    );
    let now =
        format!(r#"<path class="now" d="M0 {}V{}" transform="translate({LEFT})"/>"#, top + 2.0, bottom - 2.0);
    format!(
        r#"<svg class="graph" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{label}" data-left="{LEFT}" data-right="{RIGHT}" data-moves="{n_moves}">{field}{now}{inside}</svg>"#
    )
}
