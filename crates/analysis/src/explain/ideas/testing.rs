//! Lines on drawn boards, for the tests of the finders.

use super::super::fact::{Fact, Line};
use super::super::lines::Lines;
use othello::rules::{Move, Position, Square};

/// What a finder finds in two lines, such as `played White d8 (2)`: the line, whose fact, its squares and its
/// ply.
pub(super) fn found(
    position: &Position,
    played: &str,
    best: &str,
    find: fn(&Lines) -> Vec<Fact>,
) -> Vec<String> {
    let size = position.size();
    let [played, best] = [played, best].map(|line| moves(position, line));
    let lines = Lines::new(*position, &played, &best);
    let told = |fact: &Fact| {
        let line = if fact.line == Line::Played { "played" } else { "best" };
        format!("{line} {} {} ({})", fact.side, fact.squares.names(size).join(" "), fact.ply)
    };
    find(&lines).iter().map(told).collect()
}

fn moves(position: &Position, line: &str) -> Vec<Move> {
    let place = |name: &str| Square::parse(name, position.size()).map_or(Move::Pass, Move::Place);
    line.split_whitespace().map(place).collect()
}
