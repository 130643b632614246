//! Passes.

use super::{Fact, Idea, Line, Lines, fact, facts};
use othello::rules::{Color, Squares};

/// The opponent must pass after the best move, or the mover after the move played and its reply.
pub(super) fn find(lines: &Lines) -> Vec<Fact> {
    let passes = |line: Line, ply: usize, side: Color| {
        let must = |line| {
            lines.after(line, ply).is_some_and(|position| position.turn() == side && position.must_pass())
        };
        (must(line) && !must(line.other())).then(|| fact(Idea::Pass, side, Squares::EMPTY, ply, line))
    };
    facts([passes(Line::Played, 2, lines.mover), passes(Line::Best, 1, lines.opponent())])
}
