//! The opponent takes a corner after the move, or the mover after the best one.

use super::{Fact, Idea, Line, Lines, corners, fact};

/// Corners taken up to this ply of a line are found.
const PLIES: usize = 4;

/// A corner that the opponent takes in the line played or can take after the move, and one that the mover
/// takes in the better line. A corner that is open after both moves counts only if the best move takes it.
pub(super) fn find(lines: &Lines) -> Vec<Fact> {
    let mut facts = Vec::new();
    let (mover, opponent) = (lines.mover, lines.opponent());
    for (line, side, open_elsewhere) in [
        (Line::Played, opponent, lines.moves(Line::Best, 1, opponent)),
        (Line::Best, mover, lines.moves(Line::Played, 2, mover)),
    ] {
        let taken = (1..=PLIES).find_map(|ply| {
            let square = lines.square(line, ply).filter(|square| corners(lines).contains(*square))?;
            (lines.by(line, ply) == Some(side)).then_some((ply, square))
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
    let wins_it = |square| lines.ply_of(Line::Played, mover, square, PLIES).is_some();
    if let Some(square) = open.iter().find(|square| !taken && !wins_it(*square)) {
        facts.push(fact(Idea::Corner, opponent, square.into(), 2, Line::Played));
    }
    facts
}
