//! Corners and edges: who takes a corner or threatens to, wedges, and discs that can never be flipped.

use super::{Fact, Idea, Line, Lines, corners, fact, facts};
use crate::features::{along_edge, is_wedge};
use engine::stability::stable;
use othello::rules::{Color, Move, Square};

/// The last ply of a line at which a corner taken counts.
const CORNER_PLIES: usize = 4;

/// A corner that the opponent takes in the line played or can take after the move, and one that the mover
/// takes in the better line. A corner that is open after both moves counts only if the best move takes it.
pub(super) fn corner(lines: &Lines) -> Vec<Fact> {
    let mut facts = Vec::new();
    let (mover, opponent) = (lines.mover, lines.opponent);
    for (line, side, open_elsewhere) in [
        (Line::Played, opponent, lines.moves(Line::Best, 1, opponent)),
        (Line::Best, mover, lines.moves(Line::Played, 2, mover)),
    ] {
        let taken = (1..=CORNER_PLIES).find_map(|ply| {
            let square = lines.square(line, ply).filter(|square| corners(lines).contains(*square))?;
            (lines.color_at(line, ply) == Some(side)).then_some((ply, square))
        });
        let is_in_both_lines = |square, ply| {
            ply > 1 && open_elsewhere.contains(square)
                || lines.ply_of(line.other(), side, square, ply).is_some()
        };
        if let Some((ply, square)) = taken.filter(|(ply, square)| !is_in_both_lines(*square, *ply)) {
            facts.push(fact(Idea::Corner, side, square.into(), ply, line));
        }
    }
    let taken = facts.iter().any(|fact| fact.line == Line::Played);
    let open = lines.moves(Line::Played, 1, opponent) & !lines.moves(Line::Best, 1, opponent);
    let open = open & corners(lines) & !lines.before.legal_moves_of(opponent);
    let wins_it = |square| lines.ply_of(Line::Played, mover, square, CORNER_PLIES).is_some();
    if let Some(square) = open.iter().find(|square| !taken && !wins_it(*square)) {
        facts.push(fact(Idea::Corner, opponent, square.into(), 2, Line::Played));
    }
    facts
}

/// A corner that the best move threatens, and one that the reply to the move played threatens.
pub(super) fn threat(lines: &Lines) -> Vec<Fact> {
    let threat = |line: Line, ply: usize, side: Color| {
        let open = lines.moves(line, ply, side) & corners(lines);
        let new = open
            & !lines.moves(line, ply - 1, side)
            & !lines.moves(line, ply, !side)
            & !lines.moves(line.other(), ply, side);
        let is_by_move = lines.color_at(line, ply) == Some(side) && !new.is_empty();
        is_by_move.then(|| fact(Idea::Threat, side, new, ply, line))
    };
    facts([threat(Line::Played, 2, lines.opponent), threat(Line::Best, 1, lines.mover)])
}

/// The last ply of a line at which a wedge counts.
const WEDGE_PLIES: usize = 4;

/// The opponent's wedge in the line played and the mover's in the better one, unless the other line allows
/// it too. Without a wedge of the opponent, a hole on an edge that only the move played leaves.
pub(super) fn edge(lines: &Lines) -> Vec<Fact> {
    let wedge = |line: Line, side| {
        let (ply, square) = (1..=WEDGE_PLIES).find_map(|ply| {
            let square = lines.square(line, ply).filter(|_| lines.color_at(line, ply) == Some(side))?;
            is_wedge(lines.after(line, ply)?, square, side).then_some((ply, square))
        })?;
        // The other line allows it too if the side plays there soon, or could at its next turn.
        let n_before = if side == lines.mover { 2 } else { 1 };
        let is_there_too = lines.ply_of(line.other(), side, square, ply + 2).is_some()
            || lines.moves(line.other(), n_before, side).contains(square);
        (!is_there_too).then(|| fact(Idea::Edge, side, square.into(), ply, line))
    };
    let wedges = [wedge(Line::Played, lines.opponent), wedge(Line::Best, lines.mover)];
    let holes = [Line::Played, Line::Best].map(|line| hole_after(lines, line));
    // Only a hole where the opponent's disc would not flip those beside it.
    let can_be_wedged = |hole: &Square| {
        let replied = lines.after(Line::Played, 1).and_then(|after| after.play(Move::Place(*hole)).ok());
        replied.is_some_and(|replied| is_wedge(&replied, *hole, lines.opponent))
    };
    let hole = holes[0].filter(|hole| wedges[0].is_none() && holes[1].is_none() && can_be_wedged(hole));
    let hole = hole.map(|hole| fact(Idea::Edge, lines.opponent, hole.into(), 1, Line::Played));
    let [played, best] = wedges;
    facts([played, best, hole])
}

/// The empty square that the first move of a line leaves on an edge between two discs of the mover.
fn hole_after(lines: &Lines, line: Line) -> Option<Square> {
    let (after, first) = (lines.after(line, 1)?, lines.first(line)?);
    let [back, on] = along_edge(first, lines.before.size())?;
    let hole = |mut squares: Box<dyn Iterator<Item = Square>>| {
        let (hole, end) = (squares.next()?, squares.next()?);
        let is_open = after.empties().contains(hole) && lines.before.disc_at(end) == Some(lines.mover);
        is_open.then_some(hole)
    };
    hole(Box::new(on)).or_else(|| hole(Box::new(back)))
}

/// The lines are compared up to this ply.
const STABLE_PLIES: usize = 4;
/// The least difference in stable discs.
const STABLE_DISCS_MIN: usize = 3;

/// The stable discs that the opponent wins in the line played, or the mover in the better one.
pub(super) fn stable_discs(lines: &Lines) -> Vec<Fact> {
    let more = |line: Line, side| {
        (1..=STABLE_PLIES).find_map(|ply| {
            let here = stable(lines.after(line, ply)?)[side];
            let there = stable(lines.after(line.other(), ply)?)[side];
            let only = here & !there;
            let is_more = here.len() >= there.len() + STABLE_DISCS_MIN;
            is_more.then(|| fact(Idea::Stable, side, only, ply, line))
        })
    };
    facts([more(Line::Played, lines.opponent), more(Line::Best, lines.mover)])
}
