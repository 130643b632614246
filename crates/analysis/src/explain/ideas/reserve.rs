//! A reserve: a move that can wait, since only its side can play it.

use super::{Fact, Idea, Line, Lines, fact};

/// A reserve is lost if the opponent plays it up to this ply of the line played.
const LOST_UP_TO: usize = 4;

/// The move played, if only the mover can play it, now and after the best move and its reply; and a move that
/// only the mover can play after the best move, if the opponent plays it in the line played.
pub(super) fn find(lines: &Lines) -> Vec<Fact> {
    let (mover, opponent) = (lines.mover, lines.opponent());
    let played = lines.first(Line::Played).expect("both lines begin with a move");
    let best = lines.first(Line::Best).expect("both lines begin with a move");
    let mut facts = Vec::new();
    let own_alone = |line, plies| lines.moves(line, plies, mover) & !lines.moves(line, plies, opponent);
    let waits = !lines.before.legal_moves_of(opponent).contains(played)
        && !lines.moves(Line::Best, 1, opponent).contains(played)
        && own_alone(Line::Best, 2).contains(played);
    if waits {
        facts.push(fact(Idea::Reserve, mover, played.into(), 1, Line::Played));
    }
    let kept = own_alone(Line::Best, 2) & !lines.moves(Line::Best, 1, opponent);
    let kept = kept & !lines.before.legal_moves_of(opponent);
    let open = lines.moves(Line::Played, 1, opponent) | lines.moves(Line::Played, 2, opponent);
    let is_lost = |square: &_| lines.ply_of(Line::Played, opponent, *square, LOST_UP_TO).is_some();
    if let Some(lost) =
        (kept & open).iter().find(|square| ![played, best].contains(square) && is_lost(square))
    {
        facts.push(fact(Idea::Reserve, mover, lost.into(), 2, Line::Best));
    }
    facts
}
