//! A corner that a side could take next.

use super::{Fact, Idea, Line, Lines, corners, fact, facts};

/// A corner that the best move threatens, and one that the reply to the move played threatens.
pub(super) fn find(lines: &Lines) -> Vec<Fact> {
    let threat = |line: Line, ply: usize, side: othello::rules::Color| {
        let open = lines.moves(line, ply, side) & corners(lines);
        let new = open
            & !lines.moves(line, ply - 1, side)
            & !lines.moves(line, ply, !side)
            & !lines.moves(line.other(), ply, side);
        let is_by_move = lines.by(line, ply) == Some(side) && !new.is_empty();
        is_by_move.then(|| fact(Idea::Threat, side, new, ply, line))
    };
    facts([threat(Line::Played, 2, lines.opponent()), threat(Line::Best, 1, lines.mover)])
}
