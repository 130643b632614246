//! A diagram of a board in black and white, as SVG: for print, for texts, and for readers who see no colours.
//!
//! Its attributes say how it looks instead of a style sheet, so a diagram looks the same in any document. A
//! page with colours overrides them by the classes `felt`, `lines` and `names`.

use crate::record::{Annotations, Mark};
use crate::rules::{BoardSize, ByColor, Color, Square, Squares};
use maud::{Markup, html};

/// The contents of a diagram.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Diagram {
    /// The board's size.
    pub size: BoardSize,
    /// Where the discs of both colours lie.
    pub discs: ByColor<Squares>,
    /// The square of the disc placed last, which gets a dot.
    pub last_move: Option<Square>,
    /// Texts on empty squares, such as values; `true` makes a text bold, as one of the best.
    pub values: Vec<(Square, String, bool)>,
    /// Marks on squares, for comments.
    pub marks: Vec<(Square, Mark)>,
    /// Arrows, each from a square to another one.
    pub arrows: Vec<[Square; 2]>,
    /// Moves to come: numbered in this order, each with who plays it.
    pub steps: Vec<(Square, Color)>,
    /// Whether letters and numbers stand around the board.
    pub coordinates: bool,
}

impl Diagram {
    /// The discs of a board without anything else.
    ///
    /// ```
    /// use othello::diagram::Diagram;
    /// use othello::rules::{BoardSize, Position};
    ///
    /// let start = Position::start(BoardSize::STANDARD);
    /// let svg = Diagram::of(start.size(), start.discs()).svg();
    /// assert!(svg.starts_with("<svg ") && svg.contains(">h</text>"));
    /// ```
    pub fn of(size: BoardSize, discs: ByColor<Squares>) -> Diagram {
        Diagram { size, discs, coordinates: true, ..Diagram::default() }
    }

    /// The diagram with the marks and arrows of these notes.
    pub fn with_notes(self, notes: Option<&Annotations>) -> Diagram {
        let Some(notes) = notes else { return self };
        Diagram { marks: notes.marks().to_vec(), arrows: notes.arrows().to_vec(), ..self }
    }

    /// The diagram as an SVG file.
    pub fn svg(&self) -> String {
        let [corner, width, height] = self.extent();
        let markup = html! {
            svg xmlns="http://www.w3.org/2000/svg" width=(width) height=(height) viewBox=(self.view_box())
                font-family="sans-serif" text-anchor="middle"
            {
                rect x=(corner) y=(corner) width=(width) height=(height) fill="white" {}
                (self.drawing())
            }
        };
        markup.into_string()
    }

    /// The place of its upper left corner, on both axes, its width and its height.
    fn extent(&self) -> [i32; 3] {
        // Room for the coordinates, or for half of the frame's line.
        let margin = if self.coordinates { 36 } else { 8 };
        let length = |n: u8| i32::from(n) * SIDE as i32 + margin + 8;
        [-margin, length(self.size.width()), length(self.size.height())]
    }

    /// The `viewBox` of an `svg` element around its [`Diagram::drawing`].
    pub fn view_box(&self) -> String {
        let [corner, width, height] = self.extent();
        format!("{corner} {corner} {width} {height}")
    }

    /// The diagram without its ground and its `svg` element, which sets the font.
    pub fn drawing(&self) -> Markup {
        html! {
            @if self.coordinates { (self.coordinate_labels()) }
            (self.grid())
            g stroke="black" stroke-width="2" {
                @for square in Square::all(self.size) {
                    @if let Some(color) = self.color_on(square) {
                        @let (x, y) = self.center(square);
                        circle cx=(x) cy=(y) r=(DISC) fill=(paint(color)) {}
                    }
                }
            }
            (self.notes())
        }
    }

    /// What is drawn and written on the board and the discs, for a picture whose squares have the side
    /// [`SIDE`].
    pub fn notes(&self) -> Markup {
        html! {
            @for ends in &self.arrows { (arrow(ends.map(|end| self.center(end)))) }
            // Above the arrows, which may cross them.
            @for square in Square::all(self.size) { (self.written(square)) }
        }
    }

    /// Letters above the board, numbers beside it.
    fn coordinate_labels(&self) -> Markup {
        let middle = |place: u8| u32::from(place) * SIDE + SIDE / 2;
        html! {
            g.names font-size="20" {
                @for (column, name) in (0..self.size.width()).zip('a'..) {
                    text x=(middle(column)) y="-12" { (name) }
                }
                @for row in 0..self.size.height() { text x="-20" y=(middle(row) + 7) { (row + 1) } }
            }
        }
    }

    /// The lines, and on boards from 8×8 up the four points near the corners, for orientation.
    fn grid(&self) -> Markup {
        let [width, height] = [self.size.width(), self.size.height()].map(|n| u32::from(n) * SIDE);
        let inner = |n: u8| (1..u32::from(n)).map(|at| at * SIDE);
        let across = inner(self.size.height()).map(|y| format!("M0 {y}h{width}"));
        let down = inner(self.size.width()).map(|x| format!("M{x} 0v{height}"));
        let lines: String = across.chain(down).collect();
        let points = [2 * SIDE, width.saturating_sub(2 * SIDE)];
        html! {
            rect.felt width=(width) height=(height) fill="none" stroke="black" stroke-width="3" {}
            path.lines d=(lines) stroke="black" stroke-width="1" {}
            @if width.min(height) >= 8 * SIDE {
                @for x in points {
                    @for y in [2 * SIDE, height - 2 * SIDE] { circle cx=(x) cy=(y) r="4" {} }
                }
            }
        }
    }

    /// The middle of a square.
    pub fn center(&self, square: Square) -> (u32, u32) {
        let middle = |place: usize| place as u32 * SIDE + SIDE / 2;
        (middle(square.column(self.size)), middle(square.row(self.size)))
    }

    /// The index in `steps` of the move on a square.
    fn step_on(&self, square: Square) -> Option<usize> {
        self.steps.iter().position(|(stepped, _)| *stepped == square)
    }

    /// The colour of the disc that lies on a square, or comes to it.
    fn color_on(&self, square: Square) -> Option<Color> {
        let disc = Color::BOTH.into_iter().find(|&color| self.discs[color].contains(square));
        disc.or(self.step_on(square).map(|step| self.steps[step].1))
    }

    /// What is written on a square or its disc.
    fn written(&self, square: Square) -> Markup {
        let at = self.center(square);
        let disc = self.color_on(square);
        let ink = disc.map_or("black", |color| paint(!color));
        let mark = self.marks.iter().find(|(marked, _)| *marked == square).map(|(_, mark)| mark);
        let value = self.values.iter().find(|(valued, ..)| *valued == square);
        html! {
            @if let Some(step) = self.step_on(square) {
                (word(at, &(step + 1).to_string(), ink, false))
            } @else if let Some(mark) = mark {
                (shape(at, mark, ink))
            } @else if disc.is_some() {
                @if self.last_move == Some(square) { circle cx=(at.0) cy=(at.1) r="5" fill=(ink) {} }
            } @else if let Some((_, value, is_best)) = value {
                (word(at, value, ink, *is_best))
            }
        }
    }
}

/// The side of a square in SVG units: large, since some programs draw small lengths wrongly.
pub const SIDE: u32 = 60;
/// The radius of a disc.
pub const DISC: u32 = 25;

/// The SVG colour of a side's discs, and of whatever is drawn on the other side's discs.
fn paint(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

/// A few letters in the middle of a square, the smaller the more there are.
fn word((x, y): (u32, u32), text: &str, ink: &str, is_bold: bool) -> Markup {
    let size = (90 / text.chars().count().max(1)).clamp(12, 25) as u32;
    let weight = is_bold.then_some("bold");
    html! { text x=(x) y=(y + 7 * size / 20) font-size=(size) fill=(ink) font-weight=[weight] { (text) } }
}

/// A mark in the middle of a square.
fn shape((x, y): (u32, u32), mark: &Mark, ink: &str) -> Markup {
    let path = match mark {
        Mark::Label(label) => return word((x, y), label, ink, true),
        Mark::Cross => format!("M{} {}l24 24m-24 0l24-24", x - 12, y - 12),
        Mark::Triangle => format!("M{x} {}l14 24h-28z", y - 15),
        Mark::Square => format!("M{} {}h22v22h-22z", x - 11, y - 11),
        Mark::Circle => format!("M{} {y}a12 12 0 1 0 24 0a12 12 0 1 0-24 0z", x - 12),
    };
    html! { path d=(path) fill="none" stroke=(ink) stroke-width="4" {} }
}

/// An arrow from one square to another, with a rim that is seen on black discs. As on the board of the
/// window, it starts and ends a little short of the middles; a short arrow reaches closer to them.
fn arrow([from, to]: [(u32, u32); 2]) -> Markup {
    let side = f64::from(SIDE);
    let point = |(x, y): (u32, u32)| (f64::from(x), f64::from(y));
    let (from, to) = (point(from), point(to));
    let way = (to.0 - from.0, to.1 - from.1);
    let length = way.0.hypot(way.1).max(1.0);
    let (tail_gap, tip_gap) = (0.3 * side, 0.12 * side);
    let lacking = (0.9 * side - (length - tail_gap - tip_gap)).max(0.0) / 2.0;
    // Along the arrow and across it.
    let place = |along: f64, across: f64| {
        let (x, y) = (way.0 / length, way.1 / length);
        format!("{:.1} {:.1}", from.0 + along * x - across * y, from.1 + along * y + across * x)
    };
    let (tail, tip) = (tail_gap - lacking, length - tip_gap + lacking);
    let (neck, barb) = (tip - 0.28 * side, 0.17 * side);
    let shaft = format!("M{}L{}", place(tail, 0.0), place(neck, 0.0));
    let head = format!("M{}L{}L{}z", place(tip, 0.0), place(neck, barb), place(neck, -barb));
    html! {
        @for (ink, width) in [("white", 9), ("black", 4)] {
            path d={ (shaft) (head) } fill=(ink) stroke=(ink) stroke-width=(width) stroke-linejoin="round" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Position;

    fn start() -> Diagram {
        let start = Position::start(BoardSize::STANDARD);
        Diagram::of(start.size(), start.discs())
    }

    fn square(name: &str) -> Square {
        Square::parse(name, BoardSize::STANDARD).unwrap()
    }

    #[test]
    fn every_disc_is_a_circle_in_its_colour() {
        let svg = start().svg();
        assert_eq!(svg.matches(r#"r="25" fill="black""#).count(), 2);
        assert_eq!(svg.matches(r#"r="25" fill="white""#).count(), 2);
        assert!(svg.contains(r#"<circle cx="270" cy="210" r="25" fill="black""#), "e4 is Black's: {svg}");
    }

    #[test]
    fn texts_and_marks_on_squares_are_drawn_and_escaped() {
        let diagram = Diagram {
            values: vec![(square("f5"), "+2".to_owned(), true), (square("d6"), "−1".to_owned(), false)],
            marks: vec![(square("a1"), Mark::Label("<&".to_owned())), (square("d4"), Mark::Triangle)],
            arrows: vec![[square("a8"), square("a5")]],
            last_move: Some(square("e4")),
            ..start()
        };
        let svg = diagram.svg();
        for text in [
            ">+2<",
            ">−1<",
            ">&lt;&amp;<",
            r#"r="5" fill="white""#,
            r#"h-28z" fill="none" stroke="black" stroke-width="4""#,
            "M30.0 432.0L30.0 294.0M30.0 277.2",
        ] {
            assert!(svg.contains(text), "{text} in {svg}");
        }
        assert_eq!(svg.matches("font-weight=\"bold\"").count(), 2, "the best value and the label");
    }

    #[test]
    fn steps_are_numbered_discs_and_coordinates_can_be_left_out() {
        let steps = vec![(square("f5"), Color::Black), (square("d6"), Color::White)];
        let svg = Diagram { steps, coordinates: false, ..start() }.svg();
        assert!(svg.contains(">1</text>") && svg.contains(">2</text>") && !svg.contains(">a</text>"));
        assert_eq!(svg.matches(r#"r="25""#).count(), 6);
    }
}
