//! The mover's next move, which the opponent's reply to the best move makes good.

use super::{Fact, Idea, Line, Lines, corners, fact};

/// The mover's answer to the opponent's reply, after the best move, if the mover has it neither before nor
/// in the line played.
pub(super) fn find(lines: &Lines) -> Vec<Fact> {
    let (mover, opponent) = (lines.mover, lines.opponent());
    let next = lines.square(Line::Best, 3).filter(|_| lines.by(Line::Best, 3) == Some(mover));
    let (reply, next) = match lines.counter {
        Some(counter) => (lines.reply(Line::Played), Some(counter)),
        None => (lines.reply(Line::Best), next),
    };
    let (Some(reply), Some(next)) = (reply, next) else { return Vec::new() };
    let is_common = lines.moves(Line::Played, 1, opponent).contains(reply)
        || lines.ply_of(Line::Played, opponent, reply, 4).is_some();
    let is_new = !lines.before.legal_moves().contains(next)
        && !lines.moves(Line::Best, 1, mover).contains(next)
        && !lines.moves(Line::Played, 2, mover).contains(next)
        && lines.ply_of(Line::Played, mover, next, 5).is_none();
    if !is_common || !is_new || corners(lines).contains(next) {
        return Vec::new();
    }
    vec![fact(Idea::Answer, mover, next.into(), 3, Line::Best)]
}
