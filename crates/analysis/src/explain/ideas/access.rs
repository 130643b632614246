//! A move that the mover can no longer play: it was legal before, and the better line plays it.

use super::{Fact, Idea, Line, Lines, fact, facts};

/// Moves of the better line are looked at up to this ply.
const PLIES: usize = 5;

/// The first square of the better line that the mover could play before and cannot after the move and its
/// reply, nor at its next turn.
pub(super) fn find(lines: &Lines) -> Vec<Fact> {
    let mover = lines.mover;
    let own = (1..=PLIES).filter(|&ply| lines.by(Line::Best, ply) == Some(mover));
    let mut own = own.filter_map(|ply| lines.square(Line::Best, ply));
    let is_gone = |square: &_| {
        let empty = |plies| lines.after(Line::Played, plies).is_some_and(|at| at.empties().contains(*square));
        lines.before.legal_moves().contains(*square)
            && lines.first(Line::Played) != Some(*square)
            && empty(4)
            && !lines.moves(Line::Played, 2, mover).contains(*square)
            && !lines.moves(Line::Played, 4, mover).contains(*square)
    };
    let gone = own.find(is_gone);
    facts([gone.map(|square| fact(Idea::Access, mover, square.into(), 2, Line::Played))])
}
