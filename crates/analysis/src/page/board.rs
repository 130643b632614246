//! Boards as diagrams whose colours come from the page's style sheet.

use crate::review::Review;
use maud::{Markup, html};
use othello::diagram::{DISC, Diagram, SIDE};
use othello::record::{Mark, Record};
use othello::rules::{ByColor, Color, Move, Position, Square, Squares};
use texts::text;

/// The board that the page's script plays the game on: every square has its disc, which may be invisible.
/// Marks and arrows drawn by hand stand in a group for each position that has some.
pub(super) fn stepping(review: &Review, record: &Record) -> Markup {
    let start = &review.positions[0];
    let board = Diagram::of(start.size(), ByColor::<Squares>::default());
    let nodes = std::iter::once(&Record::ROOT).chain(&review.nodes);
    let notes = review.positions.iter().zip(nodes).map(|(position, &node)| {
        let board = Diagram::of(position.size(), position.discs());
        board.with_notes(record.annotations(node)).notes()
    });
    let inside = html! {
        @for square in Square::all(board.size) {
            @let (x, y) = board.center(square);
            circle class=(letter(start.disc_at(square))) cx=(x) cy=(y) r=(DISC) {}
        }
        // The script moves both marks by whole squares.
        g transform={ "scale(" (SIDE) ")" } {
            rect #best .best width=".72" height=".72" rx=".08" {}
            circle #last .last r=".12" {}
        }
        @for (at, notes) in notes.enumerate().filter(|(_, notes)| !notes.0.is_empty()) {
            g.notes data-at=(at) { (notes) }
        }
    };
    frame(&board, Some("board"), "board", &text!("page-position-shown"), &inside)
}

/// The position after some moves, each of which has its number on the square where it was played.
pub(super) fn line(start: &Position, moves: &[Move], label: &str) -> Markup {
    let end = moves.iter().try_fold(*start, |position, &mv| position.play(mv)).unwrap_or(*start);
    let number = |(n, mv): (usize, &Move)| Some((mv.square()?, Mark::Label(n.to_string())));
    let marks = (1..).zip(moves).filter_map(number).collect();
    let board = Diagram { marks, ..Diagram::of(start.size(), end.discs()) };
    frame(&board, None, "board small", label, &html! {})
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

/// A diagram with what lies on it.
fn frame(board: &Diagram, id: Option<&str>, class: &str, label: &str, inside: &Markup) -> Markup {
    html! {
        svg id=[id] class=(class) viewBox=(board.view_box()) role="img" aria-label=(label) {
            (board.drawing()) (inside)
        }
    }
}
