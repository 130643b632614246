//! Which moves a move gives, takes and leaves: the opponent's answer, and the mover's own moves in reserve.

use super::counts::worth_having;
use super::difference::{Difference, Kind, Weighed};
use super::lines::{BEST, LinePair, PLAYED, QUIET_DOWN_TO};
use othello::rules::{Grid, Position, Square, Squares};

/// Squares that are opened or taken away are named up to this many.
const OPENED_MAX: usize = 5;
/// What the opponent plays up to this ply of the line played, it wants.
const WANTED: usize = 6;
/// And where nothing nearer tells, up to this one.
const WANTED_LATE: usize = 9;
/// Down to this many empty squares a square that both sides want is named; later other things tell.
const WANTED_DOWN_TO: usize = 16;
/// What the mover plays up to this ply of the better line could wait.
const SOON: usize = 5;

/// What the opponent can answer after the move played alone, and what could have waited.
pub(super) fn differences(lines: &LinePair) -> Vec<Weighed> {
    let found =
        [answer(lines), opened(lines), taken(lines), best_gone(lines), could_wait(lines), prepared(lines)];
    found.into_iter().flatten().collect()
}

fn seen(weight: f64, kind: Kind, plies: usize, square: Square) -> Weighed {
    (weight, Difference { kind, plies, after_played: 1, after_best: 0, squares: square.into() })
}

/// The opponent's best answer, where the best move would not have allowed it.
fn answer(lines: &LinePair) -> Option<Weighed> {
    let answer = lines.square(PLAYED, 2)?;
    let by_opponent = |position: &Position| position.legal_moves_of(!lines.mover);
    if lines.square(BEST, 1) == Some(answer) {
        return Some(seen(1.6, Kind::SameSquare, 2, answer));
    }
    // An answer that comes later in the better line is no difference.
    let comes_later = lines.ply_of(BEST, !lines.mover, answer).is_some();
    if comes_later || by_opponent(lines.after(BEST, 1)).contains(answer) {
        return None;
    }
    if by_opponent(&lines.before).contains(answer) {
        return Some(seen(1.3, Kind::Threat, 2, answer));
    }
    let own_moves = |plies| lines.after(PLAYED, plies).legal_moves_of(lines.mover);
    let is_quiet = lines.n_empties() >= QUIET_DOWN_TO && own_moves(2).is_subset_of(own_moves(1));
    let (kind, weight) = if is_quiet { (Kind::QuietAnswer, 1.9) } else { (Kind::Answer, 1.5) };
    Some(seen(weight, kind, 2, answer))
}

/// The square of the best move, where the opponent takes it a few moves later in the line played.
pub(super) fn late_key(lines: &LinePair) -> Option<Difference> {
    let best = lines.square(BEST, 1)?;
    let plies = lines.ply_of(PLAYED, !lines.mover, best).filter(|&ply| (3..=WANTED).contains(&ply))?;
    let (kind, squares) = (Kind::SameSquare, best.into());
    Some(Difference { kind, plies, after_played: 1, after_best: 0, squares })
}

/// A square that both sides want: the opponent takes it in the line played, the mover in the better one, soon
/// or somewhat later. Squares that are named already are left out, and corners, which have their own reasons.
pub(super) fn wanted(lines: &LinePair, told: Squares, is_soon: bool) -> Option<Difference> {
    if lines.n_empties() < WANTED_DOWN_TO {
        return None;
    }
    let corners = Grid::<Squares>::of(lines.before.size()).corners();
    let worth = worth_having(lines) & !(corners | told);
    let latest = if is_soon { WANTED } else { WANTED_LATE };
    let found = |plies| {
        let square = lines.square(PLAYED, plies).filter(|&square| worth.contains(square))?;
        let by_opponent = lines.color_at(PLAYED, plies) == Some(!lines.mover);
        let own = lines.ply_of(BEST, lines.mover, square).filter(|&own| by_opponent && own <= latest + 1)?;
        let squares = square.into();
        (own > 1).then_some(Difference {
            kind: Kind::Wanted(own),
            plies,
            after_played: 1,
            after_best: 0,
            squares,
        })
    };
    (2..=latest).find_map(found)
}

/// The squares that the opponent could not play before and can after the move played, and after the best.
fn opened_by(lines: &LinePair) -> [Squares; 2] {
    let before = lines.before.legal_moves_of(!lines.mover);
    [PLAYED, BEST].map(|line| lines.after(line, 1).legal_moves_of(!lines.mover) & !before)
}

/// Whether the opponent plays a square soon after the move played.
fn is_wanted(lines: &LinePair, square: Square) -> bool {
    lines.ply_of(PLAYED, !lines.mover, square).is_some_and(|ply| ply <= WANTED)
}

/// Squares that the opponent could not play before.
fn opened(lines: &LinePair) -> Option<Weighed> {
    let opened = opened_by(lines);
    let [after_played, after_best] = opened.map(Squares::len);
    let step = after_played.checked_sub(after_best).filter(|step| *step > 0)?;
    // A single square counts only if the opponent plays it soon.
    let is_used = || opened[PLAYED].iter().any(|square| is_wanted(lines, square));
    let is_sacrifice = opened[BEST].intersects(Grid::<Squares>::of(lines.before.size()).corners());
    if step < 2 && (after_best > 0 || !is_used()) || after_played > OPENED_MAX || is_sacrifice {
        return None;
    }
    let weight =
        0.9 * lines.openness() * step as f64 / ((after_played + after_best) as f64 / 2.0 + 1.0).sqrt();
    let squares = opened[PLAYED];
    Some((weight, Difference { kind: Kind::Opened, plies: 1, after_played, after_best, squares }))
}

/// The squares that the move opens, if they are a few more than the best move opens: some that the opponent
/// plays soon, or else at least two that are not beside an empty corner.
pub(super) fn opens_more(lines: &LinePair, is_played: bool) -> Option<Difference> {
    let opened = opened_by(lines);
    let [after_played, after_best] = opened.map(Squares::len);
    let worth = opened.map(|opened| (opened & worth_having(lines)).len());
    let squares = opened[PLAYED];
    let is_used = squares.iter().any(|square| is_wanted(lines, square));
    // Three squares instead of two are no reason, and a corner given up on purpose is more than a square.
    let is_more = after_played > after_best + usize::from(after_best > 1) && worth[PLAYED] > worth[BEST];
    let corners = Grid::<Squares>::of(lines.before.size()).corners();
    // An open corner has a reason of its own.
    let is_open = lines.n_empties() >= QUIET_DOWN_TO && !(opened[BEST] | squares).intersects(corners);
    let is_seen = is_used == is_played && (is_used || worth[PLAYED] >= 2);
    let tells = is_open && is_more && after_played <= OPENED_MAX && is_seen;
    tells.then_some(Difference { kind: Kind::Opened, plies: 1, after_played, after_best, squares })
}

/// Squares that the best move takes from the opponent, that the move played leaves it, and that it does not
/// have back at its next turn; a single one counts only if the opponent plays it.
fn taken(lines: &LinePair) -> Option<Weighed> {
    let legal = |position: &Position| position.legal_moves_of(!lines.mover);
    let (left, after_best) = (legal(lines.after(PLAYED, 1)), lines.after(BEST, 1));
    let back = lines.at(BEST, 3).map_or(Squares::EMPTY, legal);
    let taken = legal(&lines.before) & left & after_best.empties() & !(legal(after_best) | back);
    let plies = |ply: &usize| lines.color_at(PLAYED, *ply) == Some(!lines.mover);
    let wanted: Squares = (2..=WANTED).filter(plies).filter_map(|ply| lines.square(PLAYED, ply)).collect();
    let weight = match (taken & wanted).is_empty() {
        true => 0.5 + 0.25 * taken.len() as f64,
        false => 1.2,
    };
    let tells = (1..=OPENED_MAX).contains(&taken.len()) && (taken.len() > 1 || taken.intersects(wanted));
    let difference =
        Difference { kind: Kind::Taken, plies: 1, after_played: 0, after_best: taken.len(), squares: taken };
    tells.then_some((weight, difference))
}

/// That the best move cannot be played any more after the move or the answer to it.
fn best_gone(lines: &LinePair) -> Option<Weighed> {
    let (best, answer) = (lines.square(BEST, 1)?, lines.square(PLAYED, 2)?);
    let has = |position: &Position| position.legal_moves_of(lines.mover).contains(best);
    let is_back = lines.ply_of(PLAYED, lines.mover, best).is_some() || lines.at(PLAYED, 4).is_some_and(has);
    let is_gone = !has(lines.after(PLAYED, 2)) && !is_back;
    let plies = if has(lines.after(PLAYED, 1)) { 2 } else { 1 };
    (is_gone && best != answer).then(|| seen(1.2, Kind::BestGone, plies, best))
}

/// That the square of the move stays the mover's own after the best move; it tells more if the opponent could
/// play the best move, or if the mover plays the square soon in the better line.
fn could_wait(lines: &LinePair) -> Option<Weighed> {
    let (square, best) = (lines.square(PLAYED, 1)?, lines.square(BEST, 1)?);
    if lines.n_common() < 2 || lines.ply_of(BEST, !lines.mover, square).is_some() {
        return None;
    }
    let by_opponent =
        |position: &Position, square: Square| position.legal_moves_of(!lines.mover).contains(square);
    let is_reserved = |position: &Position, square: Square| {
        position.legal_moves_of(lines.mover).contains(square) && !by_opponent(position, square)
    };
    // Where the best move could wait as well, or comes next, there is only an order of moves.
    if is_reserved(lines.after(PLAYED, 2), best) || lines.square(PLAYED, 3) == Some(best) {
        return None;
    }
    // The best move may be what takes the square from the opponent.
    let is_kept = !by_opponent(lines.after(BEST, 1), square) && is_reserved(lines.after(BEST, 2), square);
    let later = lines.ply_of(BEST, lines.mover, square).filter(|&ply| ply <= SOON);
    let stays = later.is_some() || lines.at(BEST, 4).is_some_and(|at| is_reserved(at, square));
    let n_sides = |square| if by_opponent(&lines.before, square) { 2 } else { 1 };
    let could_wait = |weight| {
        let (after_played, after_best, squares) = (n_sides(square), n_sides(best), square.into());
        (weight, Difference { kind: Kind::CouldWait, plies: 2, after_played, after_best, squares })
    };
    let is_telling = stays && (later.is_some() || n_sides(best) == 2);
    match is_kept {
        true if is_telling => Some(could_wait(1.5)),
        true if n_sides(square) == 1 && lines.n_empties() >= QUIET_DOWN_TO => Some(could_wait(0.8)),
        false if lines.square(BEST, 3) == Some(square) => Some(seen(0.9, Kind::Later, 3, square)),
        _ => None,
    }
}

/// The mover's next move in the better line, where it has no such move after the move played.
fn prepared(lines: &LinePair) -> Option<Weighed> {
    let square = lines.square(BEST, 3).filter(|_| lines.n_common() >= 2)?;
    let is_there = |line| lines.after(line, 2).legal_moves_of(lines.mover).contains(square);
    // One that is played later all the same is not missed.
    let is_missed = lines.after(PLAYED, 2).disc_at(square).is_none()
        && lines.ply_of(PLAYED, lines.mover, square).is_none();
    (is_missed && is_there(BEST) && !is_there(PLAYED)).then(|| seen(0.9, Kind::Prepared, 2, square))
}
