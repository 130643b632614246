//! Boards as SVG: one square is one unit, the discs take their looks from the page's style sheet.

use super::escape;
use crate::rules::{BoardSize, Color, Move, Position, Square};

/// The board that the page's script plays the game on: every square has its disc, which may be invisible.
pub fn stepping(position: &Position) -> String {
    let size = position.size();
    let discs = Square::all(size)
        .map(|square| disc(square, size, class(position.disc_at(square))))
        .collect::<String>();
    let marks = r#"<rect id="best" class="best" width=".72" height=".72" rx=".08"/><circle id="last" class="last" r=".12"/>"#;
    frame(size, &(discs + marks), r#"id="board" class="board""#, "The position after the move shown")
}

/// The position after some moves, each of which has its number on the square where it was played.
pub fn after(start: &Position, moves: &[Move], label: &str) -> String {
    let size = start.size();
    let end = moves.iter().try_fold(*start, |position, &mv| position.play(mv)).unwrap_or(*start);
    let lying = Square::all(size).filter(|square| end.disc_at(*square).is_some());
    let discs: String = lying.map(|square| disc(square, size, class(end.disc_at(square)))).collect();
    let number = |(number, square): (usize, Square)| {
        let (x, y) = center(square, size);
        let color = class(end.disc_at(square));
        format!(r#"<text class="on-{color}" x="{x}" y="{}">{number}</text>"#, y + 0.17)
    };
    let numbers: String =
        (1..).zip(moves).filter_map(|(n, mv)| Some((n, mv.square()?))).map(number).collect();
    frame(size, &(discs + &numbers), r#"class="board small""#, label)
}

/// A board as a letter for each square: `b`, `w`, or `e` where it is empty.
pub fn letters(position: &Position) -> String {
    Square::all(position.size()).map(|square| class(position.disc_at(square))).collect()
}

fn class(disc: Option<Color>) -> &'static str {
    match disc {
        Some(Color::Black) => "b",
        Some(Color::White) => "w",
        None => "e",
    }
}

fn center(square: Square, size: BoardSize) -> (f64, f64) {
    (square.column(size) as f64 + 0.5, square.row(size) as f64 + 0.5)
}

fn disc(square: Square, size: BoardSize, class: &str) -> String {
    let (x, y) = center(square, size);
    format!(r#"<circle class="{class}" cx="{x}" cy="{y}" r=".41"/>"#)
}

/// Felt, lines and coordinates around what lies on the board.
fn frame(size: BoardSize, inside: &str, attributes: &str, label: &str) -> String {
    let (width, height) = (u32::from(size.width()), u32::from(size.height()));
    let across = (1..height).map(|y| format!("M0 {y}h{width}"));
    let down = (1..width).map(|x| format!("M{x} 0v{height}"));
    let lines: String = across.chain(down).collect();
    let letters = (0..width).zip('a'..).map(|(x, name)| format!(r#"<text x="{x}.5" y="-.16">{name}</text>"#));
    let numbers = (0..height).map(|y| format!(r#"<text x="-.32" y="{y}.63">{}</text>"#, y + 1));
    let names: String = letters.chain(numbers).collect();
    format!(
        r#"<svg {attributes} viewBox="-.68 -.6 {} {}" role="img" aria-label="{}"><g class="names">{names}</g><rect class="felt" width="{width}" height="{height}"/><path class="lines" d="{lines}"/>{inside}</svg>"#,
        f64::from(width) + 0.76,
        f64::from(height) + 0.68,
        escape(label),
    )
}
