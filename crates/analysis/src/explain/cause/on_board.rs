//! A cause read off the board and the lines: how it harms the mover, and what the best move does about it.

use super::super::lines::{BEST, LinePair, PLAYED, QUIET_DOWN_TO};
use super::effect::{
    LineMove, NAMED_MAX, effect, good_quiet_moves, is_corner, is_shared, opened_by_best, quiet_moves,
    safe_moves, square_of,
};
use super::harm::{Harm, HarmKind, Instead, LEFT_MAX};
use super::questions::CauseQuestion;
use othello::rules::{Color, Grid, Position, Square, Squares};

/// What comes in the better line up to this ply is near enough to be shown.
const NEAR: usize = 6;
/// What comes later in a line than this ply is too far ahead for a reason, unless it is a corner.
const LATEST: usize = 4;
const LATEST_CORNER: usize = 6;
/// A corner is taken much later if it is by this many plies.
const LATER_BY: usize = 4;
/// What a move that is gone would do is said if it is played up to this ply.
const LOST_UP_TO: usize = 5;
/// And what is left of it, beside other facts, where it is a new move more or less.
const SMALL: f64 = 0.8;

/// What a question that gives the loss back is about; `None` where it cannot be shown on the board.
pub(super) fn of(lines: &LinePair, question: CauseQuestion) -> Option<(Harm, Instead)> {
    match question {
        CauseQuestion::Answer(square) => answer(lines, square),
        CauseQuestion::Two(squares) => two_moves(lines, squares),
        CauseQuestion::Opened(squares) => opened(lines, squares),
        CauseQuestion::Own(square) => missed(lines, square),
        CauseQuestion::Kept(square, _) => gone(lines, square),
        CauseQuestion::FreePass => no_good_move(lines),
    }
}

/// The last ply of a line at which a square may be played to be a reason.
fn latest(lines: &LinePair, square: Square) -> usize {
    if is_corner(lines, square) { LATEST_CORNER } else { LATEST }
}

fn answer(lines: &LinePair, square: Square) -> Option<(Harm, Instead)> {
    let opponent = !lines.mover;
    let is_legal_now = lines.after(PLAYED, 1).legal_moves_of(opponent).contains(square);
    let in_line = lines.ply_of(PLAYED, opponent, square);
    let latest = latest(lines, square);
    let plies = in_line.filter(|&ply| ply <= latest).or(is_legal_now.then_some(2))?;
    let in_line = in_line.filter(|&ply| ply == plies);
    let before = if in_line.is_some() { *lines.after(PLAYED, plies - 1) } else { *lines.after(PLAYED, 1) };
    let reply = LineMove::new(&before, square, plies, PLAYED)?;
    let harm = Harm { is_in_line: in_line.is_some(), ..effect(lines, &reply) };
    // What the opponent could play and does not must be seen at once.
    let is_seen = matches!(harm.kind, HarmKind::Corner | HarmKind::Wedge | HarmKind::Quiet);
    // Nor does it want what the mover takes in the end.
    let is_left = lines.ply_of(PLAYED, lines.mover, square).is_none();
    if !(harm.is_in_line || is_seen && is_left) {
        return None;
    }
    let harm = Harm { is_shared: is_shared(lines, &reply, &harm), ..harm };
    let instead = instead_of_answer(lines, &reply);
    let instead = only_later(lines, &reply, &harm).filter(|_| instead.is_vague()).unwrap_or(instead);
    Some((harm, contrast(lines, &reply, &harm).filter(|_| instead.is_vague()).unwrap_or(instead)))
}

/// A corner or a wedge that the opponent gets in the better line as well, but much later.
fn only_later(lines: &LinePair, reply: &LineMove, harm: &Harm) -> Option<Instead> {
    let tells = matches!(harm.kind, HarmKind::Corner | HarmKind::Wedge) && harm.is_in_line;
    let later = lines.ply_of(BEST, !lines.mover, reply.square).filter(|_| tells)?;
    (reply.plies + LATER_BY..=NEAR).contains(&later).then_some(Instead::OnlyLater(later))
}

/// What is otherwise in the other line: what a quiet move opens there, the quiet move that a side has, or the
/// move that it loses here.
fn contrast(lines: &LinePair, reply: &LineMove, harm: &Harm) -> Option<Instead> {
    let kind = harm.kind;
    let (other, doer) = (1 - reply.line, reply.before.turn());
    match kind {
        HarmKind::NoQuietMove => {
            let quiet = good_quiet_moves(lines.at(other, reply.plies)?, !doer);
            let next = lines.square(other, reply.plies + 1).filter(|&next| quiet.contains(next));
            next.or(quiet.first()).map(|square| Instead::Spare(square, reply.plies))
        }
        HarmKind::Quiet | HarmKind::NearlyQuiet => {
            let first = if reply.line == PLAYED { 1 } else { 2 };
            let plies = lines.ply_of(other, doer, reply.square).map_or(first, |ply| ply - 1);
            let there = LineMove::new(lines.at(other, plies)?, reply.square, plies + 1, other)?;
            let [had, has] = [&there.before, &there.after].map(|at| at.legal_moves_of(!doer));
            let opened = has & !had;
            let is_told = (1..=NAMED_MAX).contains(&opened.len()) && plies <= NEAR;
            let is_more = kind == HarmKind::Quiet || opened.len() > 2;
            (is_told && is_more).then_some(Instead::Opens(opened, plies))
        }
        HarmKind::TakesAway => (1..=NEAR).find_map(|ply| {
            let square =
                square_of(lines, other, ply, !doer).filter(|&square| harm.others.contains(square))?;
            (ply > 1).then_some(Instead::Plays(square, ply - 1))
        }),
        _ => None,
    }
}

fn instead_of_answer(lines: &LinePair, reply: &LineMove) -> Instead {
    let (mover, opponent, square) = (lines.mover, !lines.mover, reply.square);
    let best = lines.square(BEST, 1);
    if best == Some(square) {
        return Instead::TakesSquare;
    }
    if let Some(corner) = takes_corner(lines) {
        return Instead::TakesCorner(corner);
    }
    match lines.ply_of(BEST, mover, square) {
        Some(ply) if ply <= NEAR => return Instead::TakesLater(ply),
        Some(_) => return Instead::Avoids,
        None => {}
    }
    let is_possible = lines.after(BEST, 1).legal_moves_of(opponent).contains(square);
    // An answer that is possible in both lines is none, nor is the same pair of moves the other way round.
    let had = reply.after.legal_moves_of(mover).with(lines.square(PLAYED, 1).unwrap_or(square));
    let answer = |ply: usize| square_of(lines, BEST, ply + 1, mover).filter(|&answer| !had.contains(answer));
    match lines.ply_of(BEST, opponent, square) {
        Some(2) => answer(2).map_or(Instead::Harmless, Instead::Answers),
        Some(ply) if !is_possible && ply <= NEAR && answer(ply).is_some() => Instead::AnswersLater(ply),
        Some(ply) if is_possible || ply <= NEAR => Instead::Harmless,
        Some(_) if reply.plies > 2 => Instead::Avoids,
        Some(_) => Instead::Prevents,
        None if is_possible => Instead::Harmless,
        None if reply.plies > 2 => Instead::Avoids,
        None => Instead::Prevents,
    }
}

/// Two moves of the opponent after the move played; the best move does something about the first. Where it
/// can be seen what the first does, that is said.
fn two_moves(lines: &LinePair, squares: Squares) -> Option<(Harm, Instead)> {
    let answers: Vec<(Harm, Instead)> = squares.iter().filter_map(|square| answer(lines, square)).collect();
    let [(a, instead_of_a), (b, instead_of_b)] = answers[..] else { return None };
    let is_now = |harm: &Harm| harm.plies == 2;
    let a_first = match (is_now(&a), is_now(&b)) {
        (true, true) => a.weight() >= b.weight(),
        (is_now, _) => is_now,
    };
    let ((first, instead), other) = if a_first { ((a, instead_of_a), b) } else { ((b, instead_of_b), a) };
    let also = other.squares.first();
    let harm = match first.kind.is_vague() || first.also.is_some() {
        true => Harm { also, ..Harm::new(HarmKind::TwoMoves, first.squares, first.plies) },
        false => Harm { also, is_in_line: true, ..first },
    };
    Some((harm, instead))
}

/// Whether the mover can answer a move of the opponent right after the move played with a square.
pub(super) fn can_answer(lines: &LinePair, reply: Square, answer: Square) -> bool {
    let after = LineMove::new(lines.after(PLAYED, 1), reply, 2, PLAYED).map(|reply| reply.after);
    after.is_some_and(|after| after.legal_moves_of(lines.mover).contains(answer))
}

fn opened(lines: &LinePair, squares: Squares) -> Option<(Harm, Instead)> {
    let had = lines.before.legal_moves_of(!lines.mover);
    if squares.intersects(had) {
        return None;
    }
    let corners = Grid::<Squares>::of(lines.before.size()).corners();
    let kind = if squares.is_subset_of(corners) { HarmKind::Corners } else { HarmKind::Opened };
    let best = lines.square(BEST, 1)?;
    // Where the best move takes one of them, the others tell.
    let others: Squares = squares.iter().filter(|&square| square != best).collect();
    let after_best = lines.after(BEST, 1).legal_moves_of(!lines.mover);
    let opened_too = after_best & !had;
    let instead = match takes_corner(lines) {
        Some(corner) => Instead::TakesCorner(corner),
        None if opened_too.len() >= squares.len() => Instead::Harmless,
        None if (after_best & squares).is_empty() && others == squares => Instead::Prevents,
        None => Instead::OpensFewer(opened_too),
    };
    // The best move may open nearly as many others, or the better line the same ones soon.
    let n_opened = opened_too.len();
    let is_soon = |plies: usize| {
        let at = lines.at(BEST, plies).filter(|at| at.turn() != lines.mover);
        at.is_some_and(|at| others.is_subset_of(at.legal_moves()))
    };
    let comes_later = lines.square(PLAYED, 1).and_then(|played| lines.ply_of(BEST, lines.mover, played));
    let is_shared = kind == HarmKind::Opened && 2 * n_opened > squares.len()
        || [Some(3), comes_later.filter(|&ply| ply <= NEAR)].into_iter().flatten().any(is_soon);
    Some((Harm { is_shared, ..Harm::new(kind, squares, 1) }, instead))
}

/// The corner that the best move takes, if the mover does not take one all the same.
fn takes_corner(lines: &LinePair) -> Option<Square> {
    let corner = lines.square(BEST, 1).filter(|&best| is_corner(lines, best))?;
    let is_taken_too = lines.square(PLAYED, 1).is_some_and(|played| is_corner(lines, played))
        || lines.ply_of(PLAYED, lines.mover, corner).is_some_and(|ply| ply <= NEAR);
    (!is_taken_too).then_some(corner)
}

/// What the mover gets by a square in the better line.
fn missed(lines: &LinePair, square: Square) -> Option<(Harm, Instead)> {
    let latest = latest(lines, square);
    let plies = lines.ply_of(BEST, lines.mover, square).filter(|&ply| ply <= latest)?;
    let reply = LineMove::new(lines.at(BEST, plies - 1)?, square, plies, BEST)?;
    let harm = Harm { is_missed: true, ..effect(lines, &reply) };
    let harm = Harm { is_shared: is_shared(lines, &reply, &harm), ..harm };
    let is_lost = lines.ply_of(PLAYED, !lines.mover, square).is_some_and(|ply| ply <= NEAR);
    let is_there = lines.at(PLAYED, 2).is_some_and(|at| at.legal_moves_of(lines.mover).contains(square));
    let instead = match (is_lost, is_there) {
        (true, _) => Instead::LostTo,
        (false, false) => Instead::Impossible,
        (false, true) => contrast(lines, &reply, &harm).unwrap_or(Instead::Nothing),
    };
    Some((harm, instead))
}

/// A move that the mover has before the move, and can no longer play after it or its answer.
fn gone(lines: &LinePair, square: Square) -> Option<(Harm, Instead)> {
    let has = |position: &Position| position.legal_moves_of(lines.mover).contains(square);
    // Nor may the mover play it later all the same, or have it back at its next turn.
    let is_back = lines.ply_of(PLAYED, lines.mover, square).is_some() || lines.at(PLAYED, 4).is_some_and(has);
    if !has(&lines.before) || is_back {
        return None;
    }
    let is_kept = has(lines.after(BEST, 1)) && lines.at(BEST, 2).is_some_and(has);
    let instead = match lines.square(BEST, 1) == Some(square) {
        true => Instead::TakesSquare,
        false if is_kept => Instead::Keeps,
        false => Instead::Nothing,
    };
    // The move itself may give it up, or the answer takes it.
    let plies = if has(lines.after(PLAYED, 1)) { 2 } else { 1 };
    Some((Harm::new(HarmKind::Gone, square.into(), plies), instead))
}

/// That the mover would rather pass than move after the answer.
fn no_good_move(lines: &LinePair) -> Option<(Harm, Instead)> {
    let (mover, answer) = (lines.mover, lines.square(PLAYED, 2)?);
    let is_had = |square: &Square| lines.after(BEST, 1).legal_moves_of(mover).contains(*square);
    let spare = square_of(lines, BEST, 3, mover).filter(is_had).filter(|&square| {
        let is_quiet = |at: &Position| good_quiet_moves(at, mover).contains(square);
        lines.at(BEST, 2).is_some_and(is_quiet) && !is_corner(lines, square)
    });
    let instead = spare.map_or(Instead::Nothing, |spare| Instead::Spare(spare, 2));
    let (after, other) = (lines.at(PLAYED, 2)?, lines.at(BEST, 2));
    // Without a move it passes anyway.
    let moves = after.legal_moves_of(mover);
    if moves.is_empty() {
        return None;
    }
    // A side with a quiet move can wait with it.
    if after.empties().len() >= QUIET_DOWN_TO && !quiet_moves(after, mover).is_empty() {
        return None;
    }
    let is_only_here = |moves: fn(&Position, Color) -> Squares| {
        let has = |at: &Position| !moves(at, mover).is_empty();
        after.turn() == mover && !has(after) && other.is_some_and(has)
    };
    let kind = match after.empties().len() >= QUIET_DOWN_TO {
        true if is_only_here(safe_moves) => HarmKind::NoSafeMove,
        true if is_only_here(quiet_moves) => HarmKind::NoQuietMove,
        _ => HarmKind::NoGoodMove,
    };
    // The better line may come to the same.
    let later = lines.square(PLAYED, 1).and_then(|played| lines.ply_of(BEST, mover, played));
    let then = later.filter(|&ply| ply <= NEAR).and_then(|ply| lines.at(BEST, ply + 1));
    let is_shared = then.is_some_and(|at| at.turn() == mover && quiet_moves(at, mover).is_empty());
    let is_few = kind == HarmKind::NoGoodMove && moves.len() <= LEFT_MAX;
    let squares = if is_few { moves } else { answer.into() };
    let harm = Harm { is_shared, n: moves.len(), ..Harm::new(kind, squares, 2) };
    // That even the best move opens squares is said where each opens some.
    let opens_two = |square: Square| {
        let next = LineMove::new(after, square, 3, PLAYED).map(|next| next.after.legal_moves_of(!mover));
        next.is_some_and(|next| (next & !after.legal_moves_of(!mover)).len() >= 2)
    };
    let is_bad = kind == HarmKind::NoGoodMove && moves.iter().all(opens_two);
    let opened = opened_by_best(lines, PLAYED, 3).filter(|_| is_bad);
    let harm = opened.map_or(harm, |(own, others)| Harm { squares: own.into(), others, ..harm });
    Some((harm, instead))
}

/// What a move that is gone, or taken away, does in the line where it is played.
pub(super) fn of_lost(lines: &LinePair, harm: &Harm) -> Option<Harm> {
    let (squares, line, victim) = match harm.kind {
        HarmKind::Gone => (harm.squares, BEST, lines.mover),
        HarmKind::TakesAway if harm.is_missed => (harm.others, PLAYED, !lines.mover),
        HarmKind::TakesAway => (harm.others, BEST, lines.mover),
        _ => return None,
    };
    let done = |square: Square| {
        let plies = lines.ply_of(line, victim, square).filter(|&ply| ply <= LOST_UP_TO)?;
        let harm = match (line, plies) {
            (BEST, 1) => of_best(lines)?,
            _ => of_line(lines, line, plies)?,
        };
        // How many quiet moves there are to choose from.
        let before = if plies == 1 { &lines.before } else { lines.at(line, plies - 1)? };
        let n_quiet = (harm.kind == HarmKind::Quiet).then(|| quiet_moves(before, victim).len());
        let harm = Harm { n: n_quiet.unwrap_or(harm.n), ..harm };
        harm.is_telling().then_some(harm)
    };
    squares.iter().filter_map(done).max_by(|a, b| a.weight().total_cmp(&b.weight()))
}

/// What the first moves of both lines do, the most telling first: the answer, the best move, and the next
/// move of each that does it.
pub(in super::super) fn facts(lines: &LinePair) -> Vec<Harm> {
    let by = |line, ply, color| (lines.color_at(line, ply) == Some(color)).then(|| of_line(lines, line, ply));
    let (mover, opponent) = (lines.mover, !lines.mover);
    let later = [(PLAYED, 2, opponent), (BEST, 3, mover), (PLAYED, 4, opponent)];
    let later = later.into_iter().filter_map(|(line, ply, color)| by(line, ply, color).flatten());
    // One new move more or less is soon too little.
    let later = later.filter(|harm| harm.plies <= 2 || harm.kind != HarmKind::NearlyQuiet);
    let mut facts: Vec<Harm> = of_best(lines).into_iter().chain(later).filter(Harm::is_telling).collect();
    let weight = |fact: &Harm| fact.weight() * if fact.kind.is_small() { SMALL } else { 1.0 };
    facts.sort_by(|a, b| weight(b).total_cmp(&weight(a)));
    facts
}

/// What the mover's third move in the better line does, where nothing nearer is to be said.
pub(in super::super) fn late_fact(lines: &LinePair) -> Option<Harm> {
    const LATE: usize = 5;
    let is_movers = lines.color_at(BEST, LATE) == Some(lines.mover);
    is_movers.then(|| of_line(lines, BEST, LATE)).flatten().filter(Harm::is_telling)
}

/// A quiet move of the opponent after the move played, or of the mover after the best one, that would open
/// squares in the other line.
pub(in super::super) fn quiet_here(lines: &LinePair) -> Option<(Harm, Instead)> {
    let (mover, opponent) = (lines.mover, !lines.mover);
    [(PLAYED, 2, opponent), (BEST, 3, mover), (PLAYED, 4, opponent)].into_iter().find_map(
        |(line, ply, color)| {
            let square = square_of(lines, line, ply, color)?;
            let reply = LineMove::new(lines.at(line, ply - 1)?, square, ply, line)?;
            let harm = Harm { is_missed: line == BEST, ..effect(lines, &reply) };
            let instead = contrast(lines, &reply, &harm).filter(|_| harm.kind == HarmKind::Quiet)?;
            Some((harm, instead))
        },
    )
}

/// What the move at a ply of a line does.
fn of_line(lines: &LinePair, line: usize, plies: usize) -> Option<Harm> {
    let square = lines.square(line, plies)?;
    let before = if plies == 1 { &lines.before } else { lines.at(line, plies - 1)? };
    let reply = LineMove::new(before, square, plies, line)?;
    let harm = effect(lines, &reply);
    Some(Harm { is_missed: line == BEST, is_shared: is_shared(lines, &reply, &harm), ..harm })
}

/// What the best move itself does, if that tells it from the move played.
pub(super) fn of_best(lines: &LinePair) -> Option<Harm> {
    let [played, best] = [PLAYED, BEST].map(|line| {
        let reply = LineMove::new(&lines.before, lines.square(line, 1)?, 1, line)?;
        Some(effect(lines, &reply))
    });
    let is_told = |best: &Harm| {
        !best.kind.is_vague() && (best.kind != HarmKind::Corner || takes_corner(lines).is_some())
    };
    let best = best.filter(is_told)?;
    // Nor does what the same move does later in the line played.
    let later = lines.square(BEST, 1).and_then(|square| lines.ply_of(PLAYED, lines.mover, square));
    let later = later.filter(|&ply| ply <= NEAR).and_then(|ply| of_line(lines, PLAYED, ply));
    if later.is_some_and(|later| later.says_as_much_as(&best)) {
        return None;
    }
    // Nor is a quiet move missed that stays one.
    let stays = |plies| {
        let at = lines.at(PLAYED, plies).filter(|at| at.turn() == lines.mover);
        lines
            .square(BEST, 1)
            .is_some_and(|best| at.is_some_and(|at| quiet_moves(at, lines.mover).contains(best)))
    };
    if best.kind == HarmKind::Quiet && stays(2) && stays(4) {
        return None;
    }
    // What the move played takes as well tells nothing.
    let is_left = lines.after(PLAYED, 1).legal_moves_of(!lines.mover);
    let best = match best.kind {
        HarmKind::TakesAway => Harm { others: best.others & is_left, ..best },
        _ => best,
    };
    if best.kind == HarmKind::TakesAway && best.others.is_empty() {
        return None;
    }
    // What is said to be quiet opens less than the move played.
    let n_opened = [PLAYED, BEST].map(|line| {
        let after = lines.after(line, 1).legal_moves_of(!lines.mover);
        (after & !lines.before.legal_moves_of(!lines.mover)).len()
    });
    let is_quiet = matches!(best.kind, HarmKind::Quiet | HarmKind::NearlyQuiet);
    let is_quieter = !is_quiet || n_opened[PLAYED] > n_opened[BEST];
    let is_other = is_quieter && played.is_none_or(|played| !played.says_as_much_as(&best));
    is_other.then_some(Harm { is_missed: true, ..best })
}
