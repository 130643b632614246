//! Boards as SVG: one square is one unit, the discs take their looks from the page's style sheet.

use crate::review::Review;
use maud::{Markup, html};
use othello::diagram::{Diagram, SIDE};
use othello::record::Record;
use othello::rules::{BoardSize, Color, Move, Position, Square};
use texts::text;

/// The board that the page's script plays the game on: every square has its disc, which may be invisible.
/// Marks and arrows drawn by hand stand in a group for each position that has some.
pub(super) fn stepping(review: &Review, record: &Record) -> Markup {
    let start = &review.positions[0];
    let size = start.size();
    let nodes = std::iter::once(&Record::ROOT).chain(&review.nodes);
    let notes = review.positions.iter().zip(nodes).map(|(position, &node)| {
        let board = Diagram::of(size, position.discs());
        board.with_notes(record.annotations(node)).notes()
    });
    let scale = format!("scale({})", 1.0 / f64::from(SIDE));
    let inside = html! {
        @for square in Square::all(size) { (disc(start, square)) }
        rect #best .best width=".72" height=".72" rx=".08" {}
        circle #last .last r=".12" {}
        @for (at, notes) in notes.enumerate().filter(|(_, notes)| !notes.0.is_empty()) {
            g.notes data-at=(at) transform=(scale) { (notes) }
        }
    };
    frame(size, Some("board"), "board", &text!("page-position-shown"), &inside)
}

/// The position after some moves, each of which has its number on the square where it was played.
pub fn line_board(start: &Position, moves: &[Move], label: &str) -> Markup {
    let size = start.size();
    let end = moves.iter().try_fold(*start, |position, &mv| position.play(mv)).unwrap_or(*start);
    let numbered = (1..).zip(moves).filter_map(|(n, mv)| Some((n, mv.square()?)));
    let inside = html! {
        @for square in Square::all(size) {
            @if end.disc_at(square).is_some() { (disc(&end, square)) }
        }
        @for (number, square) in numbered { (number_on(&end, square, number)) }
    };
    frame(size, None, "board small", label, &inside)
}

/// A disc in the text, for a side.
pub(super) fn symbol(color: Color) -> Markup {
    html! { i class={ "disc " (letter(Some(color))) } {} }
}

/// A board as a letter for each square: `b`, `w`, or `e` where it is empty.
pub(super) fn letters(position: &Position) -> String {
    Square::all(position.size()).map(|square| letter(position.disc_at(square))).collect()
}

fn letter(disc: Option<Color>) -> char {
    match disc {
        Some(Color::Black) => 'b',
        Some(Color::White) => 'w',
        None => 'e',
    }
}

fn center(square: Square, size: BoardSize) -> (f64, f64) {
    (square.column(size) as f64 + 0.5, square.row(size) as f64 + 0.5)
}

fn disc(position: &Position, square: Square) -> Markup {
    let (x, y) = center(square, position.size());
    html! { circle class=(letter(position.disc_at(square))) cx=(x) cy=(y) r=".41" {} }
}

fn number_on(position: &Position, square: Square, number: usize) -> Markup {
    let (x, y) = center(square, position.size());
    html! { text class={ "on-" (letter(position.disc_at(square))) } x=(x) y=(y + 0.17) { (number) } }
}

/// Felt, lines and coordinates around what lies on the board.
fn frame(size: BoardSize, id: Option<&str>, class: &str, label: &str, inside: &Markup) -> Markup {
    let (width, height) = (u32::from(size.width()), u32::from(size.height()));
    let across = (1..height).map(|y| format!("M0 {y}h{width}"));
    let down = (1..width).map(|x| format!("M{x} 0v{height}"));
    let lines: String = across.chain(down).collect();
    let (all_width, all_height) = (f64::from(width) + 0.76, f64::from(height) + 0.68);
    html! {
        svg id=[id] class=(class) viewBox={ "-.68 -.6 " (all_width) " " (all_height) } role="img"
            aria-label=(label)
        {
            g.names {
                @for (x, name) in (0..width).zip('a'..) { text x={ (x) ".5" } y="-.16" { (name) } }
                @for y in 0..height { text x="-.32" y={ (y) ".63" } { (y + 1) } }
            }
            rect.felt width=(width) height=(height) {}
            path.lines d=(lines) {}
            (inside)
        }
    }
}
