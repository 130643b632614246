//! The finders: a page for each idea. A fact counts if one line has it and the other has not.

mod access;
mod answer;
mod corner;
mod edge;
mod few_moves;
mod flips;
mod last_move;
mod lets_in;
mod opens;
mod pass;
mod quiet;
mod reply;
mod reserve;
mod shared_square;
mod stable;
#[cfg(test)]
mod testing;
mod threat;

use super::fact::{Fact, Idea, Line};
use super::lines::Lines;
use othello::rules::{Color, Grid, Position, Square, Squares};

/// All facts about two lines, without what they give back.
pub(super) fn all(lines: &Lines) -> Vec<Fact> {
    let finders: [fn(&Lines) -> Vec<Fact>; 16] = [
        corner::find,
        shared_square::find,
        lets_in::find,
        opens::find,
        flips::find,
        reserve::find,
        access::find,
        edge::find,
        quiet::find,
        few_moves::find,
        last_move::find,
        stable::find,
        threat::find,
        pass::find,
        answer::find,
        reply::find,
    ];
    let is_known = lines.first(Line::Played).is_some() && lines.first(Line::Best).is_some();
    finders.into_iter().filter(|_| is_known).flat_map(|find| find(lines)).collect()
}

fn fact(idea: Idea, side: Color, squares: Squares, ply: usize, line: Line) -> Fact {
    Fact { idea, side, squares, ply, line, gives_back: None }
}

/// Whether a square is a corner.
pub(super) fn is_corner(position: &Position, square: Square) -> bool {
    Grid::<Squares>::of(position.size()).corners().contains(square)
}

/// The corners of the board.
fn corners(lines: &Lines) -> Squares {
    Grid::<Squares>::of(lines.before.size()).corners()
}
