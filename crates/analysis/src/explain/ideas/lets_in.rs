//! The reply that the move lets in, and that the best move does not allow.

use super::{Fact, Idea, Line, Lines, corners, fact};

/// The opponent's best reply to the move, if it is no legal move after the best one: once as what the move
/// does, once as what the best move prevents. Corners are left to `corner`.
pub(super) fn find(lines: &Lines) -> Vec<Fact> {
    let opponent = lines.opponent();
    let reply = lines.reply(Line::Played).filter(|reply| !corners(lines).contains(*reply));
    let is_prevented = |reply: &_| {
        Some(*reply) != lines.first(Line::Best) && !lines.moves(Line::Best, 1, opponent).contains(*reply)
    };
    let Some(reply) = reply.filter(is_prevented) else { return Vec::new() };
    vec![
        fact(Idea::LetsIn, opponent, reply.into(), 2, Line::Played),
        fact(Idea::LetsIn, opponent, reply.into(), 1, Line::Best),
    ]
}
