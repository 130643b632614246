//! The reply to the move, where the best move allows it as well: what it flips, and what comes next.

use super::{Fact, Idea, Line, Lines, corners, fact};

/// The opponent's reply in the line played, if no other idea is about it; with the opponent's next move, if
/// that one is new and does not come in the better line.
pub(super) fn find(lines: &Lines) -> Vec<Fact> {
    let (mover, opponent) = (lines.mover, lines.opponent());
    let reply = lines.reply(Line::Played).filter(|reply| !corners(lines).contains(*reply));
    let is_common = |reply: &_| {
        lines.moves(Line::Best, 1, opponent).contains(*reply)
            && lines.reply(Line::Best) != Some(*reply)
            && lines.ply_of(Line::Best, mover, *reply, 5).is_none()
    };
    let Some(reply) = reply.filter(is_common) else { return Vec::new() };
    let next = lines.square(Line::Played, 4).filter(|next| {
        lines.by(Line::Played, 4) == Some(opponent)
            && !lines.moves(Line::Played, 1, opponent).contains(*next)
            && lines.ply_of(Line::Best, opponent, *next, 6).is_none()
            && lines.first(Line::Best) != Some(*next)
            && !corners(lines).contains(*next)
    });
    let one = fact(Idea::Reply, opponent, reply.into(), 2, Line::Played);
    let two = next.map(|next| fact(Idea::Reply, opponent, one.squares.with(next), 4, Line::Played));
    vec![two.unwrap_or(one)]
}
