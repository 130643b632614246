//! Wedges: a disc on an edge between two discs of the other side.

use super::{Fact, Idea, Line, Lines, fact, facts};
use crate::features::is_wedge;
use othello::rules::{Move, Square};

/// Wedges up to this ply of a line.
const PLIES: usize = 4;

/// The opponent's wedge in the line played and the mover's in the better one, unless the other line allows
/// it too. Without a wedge of the opponent, a hole on an edge that only the move played leaves.
pub(super) fn find(lines: &Lines) -> Vec<Fact> {
    let wedge = |line: Line, side| {
        let (ply, square) = (1..=PLIES).find_map(|ply| {
            let square = lines.square(line, ply).filter(|_| lines.by(line, ply) == Some(side))?;
            is_wedge(lines.after(line, ply)?, square, side).then_some((ply, square))
        })?;
        // The other line allows it too if the side plays there soon, or could at its first turn.
        let n_before = if side == lines.mover { 2 } else { 1 };
        let is_there_too = lines.ply_of(line.other(), side, square, ply + 2).is_some()
            || lines.moves(line.other(), n_before, side).contains(square);
        (!is_there_too).then(|| fact(Idea::Edge, side, square.into(), ply, line))
    };
    let wedges = [wedge(Line::Played, lines.opponent()), wedge(Line::Best, lines.mover)];
    let holes = [Line::Played, Line::Best].map(|line| hole_after(lines, line));
    // Only a hole where the opponent's disc would not flip those beside it.
    let can_be_wedged = |hole: &Square| {
        let replied = lines.after(Line::Played, 1).and_then(|after| after.play(Move::Place(*hole)).ok());
        replied.is_some_and(|replied| is_wedge(&replied, *hole, lines.opponent()))
    };
    let hole = holes[0].filter(|hole| wedges[0].is_none() && holes[1].is_none() && can_be_wedged(hole));
    let hole = hole.map(|hole| fact(Idea::Edge, lines.opponent(), hole.into(), 1, Line::Played));
    let [played, best] = wedges;
    facts([played, best, hole])
}

/// The empty square that the first move of a line leaves on an edge between two discs of the mover.
fn hole_after(lines: &Lines, line: Line) -> Option<Square> {
    let (size, after, first) = (lines.before.size(), lines.after(line, 1)?, lines.first(line)?);
    let (column, row) = (first.column(size), first.row(size));
    let is_end = |at: usize, length: u8| at == 0 || at + 1 == usize::from(length);
    let (right, down) = match (is_end(column, size.width()), is_end(row, size.height())) {
        (false, true) => (1, 0),
        (true, false) => (0, 1),
        _ => return None,
    };
    let at = |n: isize| {
        let column = column.checked_add_signed(n * right)?;
        Square::at(column, row.checked_add_signed(n * down)?, size)
    };
    let is_hole = |sign: isize| {
        let (hole, end) = (at(sign)?, at(2 * sign)?);
        let is_open = after.empties().contains(hole) && lines.before.disc_at(end) == Some(lines.mover);
        is_open.then_some(hole)
    };
    is_hole(1).or_else(|| is_hole(-1))
}
