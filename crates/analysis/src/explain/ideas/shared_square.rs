//! A square that both sides want: the opponent takes it after the move.

use super::{Fact, Idea, Line, Lines, fact, facts};

/// The opponent takes the square up to this ply of the line played, the mover up to that of the better one.
const TAKEN_UP_TO: usize = 4;
const KEPT_UP_TO: usize = 5;
/// The ply of a fact about a square that the opponent can take but does not.
const CAN_TAKE: usize = 3;

/// The square of the best move, if the opponent plays it soon after the move played, or can play it only
/// then; else the square of the reply, if the mover gets to play it after the best move.
pub(super) fn find(lines: &Lines) -> Vec<Fact> {
    let (mover, opponent) = (lines.mover, lines.opponent());
    let best = lines.first(Line::Best).expect("both lines begin with a move");
    if let Some(ply) = lines.ply_of(Line::Played, opponent, best, TAKEN_UP_TO) {
        return vec![fact(Idea::SharedSquare, opponent, best.into(), ply, Line::Played)];
    }
    // The opponent can take the square, though its reply is something better.
    let is_own = lines.ply_of(Line::Played, mover, best, KEPT_UP_TO).is_some();
    if lines.opened(Line::Played).contains(best) && !is_own {
        return vec![fact(Idea::SharedSquare, opponent, best.into(), CAN_TAKE, Line::Played)];
    }
    let Some(reply) = lines.reply(Line::Played) else { return Vec::new() };
    let kept = lines.ply_of(Line::Best, mover, reply, KEPT_UP_TO);
    let kept = kept.filter(|_| lines.moves(Line::Best, 1, opponent).contains(reply));
    facts([kept.map(|ply| fact(Idea::SharedSquare, opponent, reply.into(), ply, Line::Played))])
}
