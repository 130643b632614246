//! Squares that both sides want, replies that a move lets in, and moves that can or cannot wait.

use super::{Fact, Idea, Line, Lines, corners, fact, facts};

/// The last ply at which the opponent's move on the square counts, and the last at which the mover's does.
const TAKEN_UP_TO: usize = 4;
const KEPT_UP_TO: usize = 5;
/// The ply of a fact about a square that the opponent can take but does not.
const CAN_TAKE: usize = 3;

/// The best move's square, if after the move played the opponent soon takes it or newly can; else the reply's
/// square, if the mover soon takes it in the better line. The fact's ply then counts in the better line.
pub(super) fn shared_square(lines: &Lines) -> Vec<Fact> {
    let (mover, opponent) = (lines.mover, lines.opponent);
    let best = lines.first(Line::Best).expect("both lines begin with a move");
    if let Some(ply) = lines.ply_of(Line::Played, opponent, best, TAKEN_UP_TO) {
        return vec![fact(Idea::SharedSquare, opponent, best.into(), ply, Line::Played)];
    }
    // The opponent can take the square, though its reply is something better.
    let mover_takes = lines.ply_of(Line::Played, mover, best, KEPT_UP_TO).is_some();
    if lines.opened(Line::Played).contains(best) && !mover_takes {
        return vec![fact(Idea::SharedSquare, opponent, best.into(), CAN_TAKE, Line::Played)];
    }
    let Some(reply) = lines.reply(Line::Played) else { return Vec::new() };
    let kept = lines.ply_of(Line::Best, mover, reply, KEPT_UP_TO);
    let kept = kept.filter(|_| lines.moves(Line::Best, 1, opponent).contains(reply));
    facts([kept.map(|ply| fact(Idea::SharedSquare, opponent, reply.into(), ply, Line::Played))])
}

/// The opponent's best reply to the move played, if the best move would have made it illegal. It gives two
/// facts: the move played lets the reply in, and the best move prevents it. It leaves corners to `corner`.
pub(super) fn lets_in(lines: &Lines) -> Vec<Fact> {
    let opponent = lines.opponent;
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

/// The opponent's reply in the line played, if no other idea is about it; with the opponent's next move, if
/// that one is new and does not come in the better line.
pub(super) fn reply(lines: &Lines) -> Vec<Fact> {
    let (mover, opponent) = (lines.mover, lines.opponent);
    let reply = lines.reply(Line::Played).filter(|reply| !corners(lines).contains(*reply));
    let is_common = |reply: &_| {
        lines.moves(Line::Best, 1, opponent).contains(*reply)
            && lines.reply(Line::Best) != Some(*reply)
            && lines.ply_of(Line::Best, mover, *reply, 5).is_none()
    };
    let Some(reply) = reply.filter(is_common) else { return Vec::new() };
    let next = lines.square(Line::Played, 4).filter(|next| {
        lines.color_at(Line::Played, 4) == Some(opponent)
            && !lines.moves(Line::Played, 1, opponent).contains(*next)
            && lines.ply_of(Line::Best, opponent, *next, 6).is_none()
            && lines.first(Line::Best) != Some(*next)
            && !corners(lines).contains(*next)
    });
    let one = fact(Idea::Reply, opponent, reply.into(), 2, Line::Played);
    let two = next.map(|next| fact(Idea::Reply, opponent, one.squares.with(next), 4, Line::Played));
    vec![two.unwrap_or(one)]
}

/// The mover's answer in the better line, if the mover has it neither before nor in the line played. If
/// `lines.counter` is known, it is the answer: to the reply of the line played, made after the best move.
pub(super) fn answer(lines: &Lines) -> Vec<Fact> {
    let (mover, opponent) = (lines.mover, lines.opponent);
    let next = lines.square(Line::Best, 3).filter(|_| lines.color_at(Line::Best, 3) == Some(mover));
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

/// A reserve is lost if the opponent plays it up to this ply of the line played.
const RESERVE_PLIES: usize = 4;

/// Moves that only the mover can play: the move played, if only the mover can play it now and after the best
/// move and its reply, so it could wait; and another such move, if the opponent takes it in the line played.
pub(super) fn reserve(lines: &Lines) -> Vec<Fact> {
    let (mover, opponent) = (lines.mover, lines.opponent);
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
    let is_lost = |square: &_| lines.ply_of(Line::Played, opponent, *square, RESERVE_PLIES).is_some();
    if let Some(lost) =
        (kept & open).iter().find(|square| ![played, best].contains(square) && is_lost(square))
    {
        facts.push(fact(Idea::Reserve, mover, lost.into(), 2, Line::Best));
    }
    facts
}

/// [`access`] looks at the better line up to this ply.
const ACCESS_PLIES: usize = 5;

/// The first square of the better line that the mover could play before, and cannot after the move played
/// and its reply, nor at its next turn.
pub(super) fn access(lines: &Lines) -> Vec<Fact> {
    let mover = lines.mover;
    let own = (1..=ACCESS_PLIES).filter(|&ply| lines.color_at(Line::Best, ply) == Some(mover));
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
