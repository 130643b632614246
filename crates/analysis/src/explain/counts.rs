//! Plain counts after each ply of both lines: mobility, frontier, stable discs. How many moves a side has
//! changes from turn to turn: what is counted right after the move is an answer to it, later the average over
//! several turns tells.
//!
//! How telling: the difference of two counts is divided by the square root of their mean, so that 2 moves
//! against 7 say more than 15 against 20, and weighted by what the kind matters at that stage. A difference
//! that a player would not see on the board is left out.

use super::difference::{Difference, Kind, Part, Weighed};
use super::lines::{BEST, LinePair, PLAYED, PLIES_MAX, QUIET_DOWN_TO, faded};
use crate::features::{beside_corner, corner_danger, frontier, open_corners, quiet_moves};
use crate::stable::stable;
use othello::rules::{Grid, Move, Position, Square, Squares};
use std::cmp::Reverse;
use std::ops::RangeInclusive;

/// Down to this many empty squares frontier discs are named.
const FRONTIER_DOWN_TO: usize = 15;
/// A side with more moves than this that open no corner is in no danger of running out of them.
const SAFE_MAX: usize = 5;
/// Moves that one side has in one line only are named up to this many.
const NAMED_MAX: usize = 4;
/// What it weighs besides that a side has no move at all, and up to which ply that is seen.
const PASS: f64 = 1.5;
const PASS_UP_TO: usize = 4;

/// The number of moves is counted up to this ply; later it is one of several turns.
const MOVES_UP_TO: usize = 2;
/// The least and the most turns of a side over which an average is taken.
const TURNS_MIN: usize = 3;
const TURNS_MAX: usize = 4;
/// The least difference of two averages to name, in moves.
const MEAN_STEP_MIN: usize = 2;
/// An average is named if the side has at most this many moves, or if the averages differ by at least the
/// second number.
const MEAN_MAX: usize = 6;
const WIDE_MEAN_STEP: usize = 3;
/// The least difference of quiet moves to name where there are some in both lines.
const QUIET_STEP_MIN: usize = 2;
/// What it weighs besides that a side has no quiet move.
const NONE_QUIET: f64 = 0.6;
/// Up to how many plies later a side that has no quiet move is looked for.
const LATE_QUIET: RangeInclusive<usize> = 3..=6;
/// A quiet move that its side also has in the other line, at most this many plies later, is left out.
const QUIET_WITHIN: usize = 4;
/// Averages of the moves of a side.
const MEANS: [Kind; 2] = [Kind::MeanReplies, Kind::MeanOwnMoves];
/// The least differences that are worth naming together: of averages, and of discs.
const SMALL_MEAN_STEP: usize = 1;
const SMALL_STEP: usize = 2;
/// How much more an average tells than the count of one turn.
const MEAN_WEIGHT: f64 = 1.2;

/// Moves in a part of the board are compared with this many empty squares, and after this many plies.
const PARTS_AT: RangeInclusive<usize> = 17..=52;
pub(super) const PART_PLIES: usize = 2;
/// How many moves both sides together must lose there, and two plies later still.
const PART_STEP_MIN: usize = 4;
const PART_STEP_LATER: isize = 1;
/// How much they weigh.
const PART_WEIGHT: f64 = 0.7;

/// A kind that is a plain count after some plies of a line.
struct Counted {
    kind: Kind,
    /// For a line and a number of plies; `None` where it cannot be said.
    count: fn(&LinePair, usize, usize) -> Option<usize>,
    more_is_worse: bool,
    /// The least difference to name.
    step_min: usize,
    weight: fn(&LinePair) -> f64,
}

const COUNTED: [Counted; 6] = [
    Counted {
        kind: Kind::Replies,
        count: |lines, line, plies| n_legal_moves(lines, line, plies, 1),
        more_is_worse: true,
        step_min: 3,
        weight: |lines| lines.openness(),
    },
    Counted {
        kind: Kind::OwnMoves,
        count: |lines, line, plies| n_legal_moves(lines, line, plies, 0),
        more_is_worse: false,
        step_min: 3,
        weight: |lines| 1.1 * lines.openness(),
    },
    Counted {
        kind: Kind::SafeMoves,
        count: |lines, line, plies| (plies == 2).then(|| n_safe_moves(lines, line)).flatten(),
        more_is_worse: false,
        step_min: 2,
        weight: |_| 1.2,
    },
    Counted {
        kind: Kind::OwnFrontier,
        count: |lines, line, plies| {
            let tells = plies <= 2 && lines.n_empties() >= FRONTIER_DOWN_TO;
            tells.then(|| frontier(lines.after(line, plies))[lines.mover].len())
        },
        more_is_worse: true,
        step_min: 3,
        weight: |lines| 0.8 * lines.openness(),
    },
    Counted {
        kind: Kind::OwnStable,
        count: |lines, line, plies| Some(stable(lines.after(line, plies))[lines.mover].len()),
        more_is_worse: false,
        step_min: 3,
        weight: |_| 0.8,
    },
    Counted {
        kind: Kind::OpponentStable,
        count: |lines, line, plies| Some(stable(lines.after(line, plies))[!lines.mover].len()),
        more_is_worse: true,
        step_min: 3,
        weight: |_| 0.8,
    },
];

/// The counts that differ to the mover's harm.
pub(super) fn differences(lines: &LinePair) -> Vec<Weighed> {
    let plies = 1..=lines.n_common().min(PLIES_MAX);
    let counts =
        plies.flat_map(|plies| COUNTED.iter().filter_map(move |counted| compare(counted, lines, plies)));
    let means = MEANS.into_iter().filter_map(|kind| {
        mean(kind, lines, MEAN_STEP_MIN).filter(|(_, mean)| {
            let (fewer, more) = in_order(mean.after_played, mean.after_best);
            fewer <= MEAN_MAX || more >= fewer + WIDE_MEAN_STEP
        })
    });
    let quiet = [Kind::QuietReplies, Kind::OwnQuietMoves].into_iter().filter_map(|kind| quiet(kind, lines));
    counts.chain(means).chain(quiet).chain(part(lines)).collect()
}

/// The counts that differ a little: too little to be a reason each, but together they cost.
pub(super) fn small_differences(lines: &LinePair) -> Vec<Difference> {
    let means = MEANS.into_iter().filter_map(|kind| mean(kind, lines, SMALL_MEAN_STEP));
    let means = means.filter(|(_, mean)| in_order(mean.after_played, mean.after_best).0 <= MEAN_MAX);
    let counted = COUNTED.iter().filter_map(|counted| {
        let plies = match counted.kind {
            Kind::OwnFrontier => 2,
            Kind::OwnStable | Kind::OpponentStable => PLIES_MAX,
            _ => return None,
        };
        let is_known = plies <= lines.n_common();
        let small = Counted { step_min: SMALL_STEP, ..*counted };
        is_known.then(|| compare(&small, lines, plies)).flatten()
    });
    means.chain(counted).map(|(_, difference)| difference).collect()
}

/// What stands beside a count of one side's moves: the moves in a part of the board, else the average of the
/// other side's where it differs to the mover's harm, too, else the frontier discs.
pub(super) fn beside_moves(lines: &LinePair, kind: Kind) -> Option<Difference> {
    let other = match kind {
        Kind::Replies | Kind::MeanReplies => Kind::MeanOwnMoves,
        _ => Kind::MeanReplies,
    };
    let in_part = part(lines).filter(|(_, part)| part.kind != kind);
    let beside = in_part.or_else(|| mean(other, lines, SMALL_MEAN_STEP)).map(|(_, beside)| beside);
    beside.or_else(|| small_differences(lines).into_iter().find(|small| small.kind == Kind::OwnFrontier))
}

/// The part of the board in which the mover has fewer moves than after the best move, and the opponent more.
fn part(lines: &LinePair) -> Option<Weighed> {
    if !PARTS_AT.contains(&lines.n_empties()) {
        return None;
    }
    let empties = lines.before.empties();
    let of = |part: Part| {
        let squares = part.squares(lines.before.size()) & empties;
        let [played, best] = [PLAYED, BEST].map(|line| moves_in(lines, line, PART_PLIES, squares));
        let (played, best) = (played?, best?);
        let step = lost_in(played, best).filter(|step| *step >= PART_STEP_MIN)?;
        // What lies beside an empty corner is no gain, and what the next moves take back is none.
        let worth = squares & worth_having(lines);
        let [worth_played, worth_best] = [PLAYED, BEST].map(|line| moves_in(lines, line, PART_PLIES, worth));
        lost_in(worth_played?, worth_best?).filter(|step| *step >= PART_STEP_MIN)?;
        let later = [PLAYED, BEST].map(|line| moves_in(lines, line, PART_PLIES + 2, squares));
        let ahead = |(own, others): (usize, usize)| own as isize - others as isize;
        let is_kept = ahead(later[BEST]?) - ahead(later[PLAYED]?) >= PART_STEP_LATER;
        let mean = (played.0 + played.1 + best.0 + best.1) as f64 / 2.0;
        let weight = PART_WEIGHT * lines.openness() * step as f64 / (mean + 1.0).sqrt();
        let (plies, after_played, after_best) = (PART_PLIES, played.0, best.0);
        let kind = Kind::Part(part);
        is_kept.then_some((weight, Difference { kind, plies, after_played, after_best, squares }))
    };
    Part::ALL.into_iter().filter_map(of).max_by(|(a, _), (b, _)| a.total_cmp(b))
}

/// How many moves the mover and the opponent have on these squares after some plies of a line, when the mover
/// is to move.
pub(super) fn moves_in(
    lines: &LinePair,
    line: usize,
    plies: usize,
    squares: Squares,
) -> Option<(usize, usize)> {
    let at = lines.at(line, plies).filter(|at| at.turn() == lines.mover && at.outcome().is_none())?;
    let n_moves = |color| (at.legal_moves_of(color) & squares).len();
    Some((n_moves(lines.mover), n_moves(!lines.mover)))
}

/// How many moves the mover loses and the opponent gains together, if neither goes the other way.
fn lost_in(played: (usize, usize), best: (usize, usize)) -> Option<usize> {
    Some(best.0.checked_sub(played.0)? + played.1.checked_sub(best.1)?)
}

fn in_order(a: usize, b: usize) -> (usize, usize) {
    (a.min(b), a.max(b))
}

/// The quiet moves of a side when it is to move for the first time, where their number differs to the mover's
/// harm.
fn quiet(kind: Kind, lines: &LinePair) -> Option<Weighed> {
    let (plies, side) = match kind {
        Kind::QuietReplies => (1, !lines.mover),
        _ => (2, lines.mover),
    };
    let at = |line| lines.at(line, plies).filter(|at| at.turn() == side && at.outcome().is_none());
    let (more, fewer) = if kind == Kind::QuietReplies { (PLAYED, BEST) } else { (BEST, PLAYED) };
    let (more, fewer) = (at(more)?, at(fewer)?);
    // A side that must pass lacks more than quiet moves.
    if fewer.must_pass() {
        return None;
    }
    let (n_more, fewer) = (quiet_moves(more).len(), quiet_moves(fewer));
    // Nor is the move played one that the mover lacks.
    let itself = lines.square(PLAYED, 1).filter(|_| kind == Kind::OwnQuietMoves);
    let itself = itself.map_or(Squares::EMPTY, Squares::from);
    let fewer_line = if kind == Kind::QuietReplies { BEST } else { PLAYED };
    let elsewhere = quiet_elsewhere(lines, fewer_line, plies);
    let more = quiet_moves(more) & !(worth_little(more) | itself | elsewhere);
    let step = more.len().checked_sub(fewer.len()).filter(|step| *step > 0)?;
    let is_seen = fewer.is_empty() || step >= QUIET_STEP_MIN;
    let mean = (more.len() + fewer.len()) as f64 / 2.0;
    let weight = step as f64 / (mean + 1.0).sqrt() + if fewer.is_empty() { NONE_QUIET } else { 0.0 };
    let n_fewer = fewer.len();
    let is_replies = kind == Kind::QuietReplies;
    let (after_played, after_best) = if is_replies { (n_more, n_fewer) } else { (n_fewer, n_more) };
    let tells = is_seen && lines.n_empties() >= QUIET_DOWN_TO;
    let squares = few(more & !fewer);
    tells.then_some((weight, Difference { kind, plies, after_played, after_best, squares }))
}

/// A turn a little later at which a side has no quiet move and some at the same turn of the other line: the
/// mover after the move played, or the opponent after the best one. Where there is none, a turn at which it
/// has fewer by two.
pub(super) fn late_quiet(lines: &LinePair) -> Option<Difference> {
    let turn = |plies| {
        let at = |line| lines.at(line, plies).filter(|at| at.outcome().is_none());
        let (played, best) = (at(PLAYED)?, at(BEST)?);
        let is_movers = played.turn() == lines.mover;
        let (more, fewer) = if is_movers { (best, played) } else { (played, best) };
        let fewer_line = if is_movers { PLAYED } else { BEST };
        if more.turn() != fewer.turn() || fewer.must_pass() || fewer.empties().len() < QUIET_DOWN_TO {
            return None;
        }
        // A square that is occupied in the other line cannot be played there anyway.
        let free = fewer.empties() & !(worth_little(more) | quiet_elsewhere(lines, fewer_line, plies));
        let [more, fewer] = [more, fewer].map(quiet_moves);
        let only_more = more & free;
        let (kind, after_played, after_best) = match is_movers {
            true => (Kind::OwnQuietMoves, fewer.len(), more.len()),
            false => (Kind::QuietReplies, more.len(), fewer.len()),
        };
        let squares = few(only_more & !fewer);
        let late = Difference { kind, plies, after_played, after_best, squares };
        Some((only_more.len(), fewer.len(), late))
    };
    let mut turns = LATE_QUIET.filter_map(turn);
    let is_out = |&(n_more, n_fewer, _): &(usize, usize, Difference)| n_more > 0 && n_fewer == 0;
    let is_fewer = |&(n_more, n_fewer, _): &(usize, usize, Difference)| n_more >= n_fewer + QUIET_STEP_MIN;
    let found = turns.clone().find(is_out).or_else(|| turns.find(is_fewer));
    found.map(|(.., late)| late)
}

/// The quiet moves that the side to move after some plies of a line has at its next turns there; of the
/// opponent also those at its turns before.
fn quiet_elsewhere(lines: &LinePair, line: usize, plies: usize) -> Squares {
    let side = lines.after(line, plies).turn();
    let first = if side == lines.mover { plies + 1 } else { 1 };
    let turns = (first..=plies + QUIET_WITHIN).filter_map(|plies| lines.at(line, plies));
    turns.filter(|at| at.turn() == side).fold(Squares::EMPTY, |all, at| all | quiet_moves(at))
}

/// Corners, which are more than quiet moves, and the squares beside empty ones.
fn worth_little(position: &Position) -> Squares {
    let danger = corner_danger(position);
    danger.x_squares | danger.c_squares | Grid::<Squares>::of(position.size()).corners()
}

/// How many moves a side has on average over its next turns, where that differs to the mover's harm.
fn mean(kind: Kind, lines: &LinePair, step_min: usize) -> Option<Weighed> {
    let is_replies = kind == Kind::MeanReplies;
    let (first, parity) = if is_replies { (1, 1) } else { (2, 0) };
    let counts = |plies| {
        let of = |line| n_legal_moves(lines, line, plies, parity);
        Some((of(PLAYED)?, of(BEST)?))
    };
    let turns = (first..=lines.n_common()).step_by(2).take(TURNS_MAX).map_while(counts);
    let turns: Vec<(usize, usize)> = turns.collect();
    let n = turns.len();
    if n < TURNS_MIN {
        return None;
    }
    let sums = turns.iter().fold((0, 0), |sums, turn| (sums.0 + turn.0, sums.1 + turn.1));
    let [after_played, after_best] = [sums.0, sums.1].map(|sum| (sum + n / 2) / n);
    let (n_more, n_fewer) = if is_replies { (sums.0, sums.1) } else { (sums.1, sums.0) };
    let is_seen = n_more >= n_fewer + n * step_min && after_played.abs_diff(after_best) >= step_min;
    let step = after_played.abs_diff(after_best) as f64;
    let mean = (n_more + n_fewer) as f64 / (2 * n) as f64;
    let weight = MEAN_WEIGHT * lines.openness() * step / (mean + 1.0).sqrt();
    let plies = first + 2 * (n - 1);
    let (more, fewer) = if is_replies { (PLAYED, BEST) } else { (BEST, PLAYED) };
    let turns = |line| (first..=plies).step_by(2).map(move |plies| lines.after(line, plies).legal_moves());
    let never = turns(fewer).fold(Squares::EMPTY, |all, moves| all | moves);
    // A square that is occupied in the other line cannot be played there anyway.
    let free = worth_having(lines) & lines.after(fewer, plies).empties() & !never;
    let only = turns(more).fold(Squares::EMPTY, |all, moves| all | (moves & free));
    // Those that are legal at most turns come first.
    let stays = |square: &Square| turns(more).filter(|moves| moves.contains(*square)).count();
    let mut staying: Vec<Square> = only.iter().filter(|square| stays(square) > 1).collect();
    staying.sort_by_key(|square| Reverse(stays(square)));
    staying.truncate(NAMED_MAX - 1);
    let squares = if staying.is_empty() { few(only) } else { staying.into_iter().collect() };
    is_seen.then_some((weight, Difference { kind, plies, after_played, after_best, squares }))
}

fn compare(counted: &Counted, lines: &LinePair, plies: usize) -> Option<Weighed> {
    let count = |line| (counted.count)(lines, line, plies);
    let (after_played, after_best) = (count(PLAYED)?, count(BEST)?);
    let (more, fewer) =
        if counted.more_is_worse { (after_played, after_best) } else { (after_best, after_played) };
    let step = more.checked_sub(fewer).filter(|step| *step > 0)?;
    let is_moves = matches!(counted.kind, Kind::Replies | Kind::OwnMoves);
    let must_pass = fewer == 0 && is_moves && plies <= PASS_UP_TO;
    let is_now = !is_moves || plies <= MOVES_UP_TO;
    // A difference of discs that is gone later in the lines is none.
    let later = [lines.n_common().min(PLIES_MAX), lines.n_common()];
    let stays = |plies| worse(counted, lines, plies).is_none_or(|last| last > 0);
    let is_kept = is_moves || later.into_iter().all(stays);
    let is_seen = step >= counted.step_min && is_now && is_kept && tendency(counted, lines) > 0;
    if !is_seen && !must_pass {
        return None;
    }
    let mean = (more + fewer) as f64 / 2.0;
    let weight = (counted.weight)(lines) * step as f64 / (mean + 1.0).sqrt();
    let weight = weight + if must_pass { PASS } else { 0.0 };
    let squares = if is_moves { moves_that_differ(counted, lines, plies) } else { Squares::EMPTY };
    Some((faded(weight, plies), Difference { kind: counted.kind, plies, after_played, after_best, squares }))
}

/// The moves that the side with more of them has in that line only, if they are few enough to name.
fn moves_that_differ(counted: &Counted, lines: &LinePair, plies: usize) -> Squares {
    let moves = |line| lines.after(line, plies).legal_moves();
    let (more, fewer) = if counted.more_is_worse { (PLAYED, BEST) } else { (BEST, PLAYED) };
    few(moves(more) & !moves(fewer) & worth_having(lines) & lines.after(fewer, plies).empties())
}

/// The squares that are a gain: not those beside an empty corner.
pub(super) fn worth_having(lines: &LinePair) -> Squares {
    let empties = lines.before.empties();
    let is_beside = |square: &Square| {
        beside_corner(*square, lines.before.size()).is_some_and(|(corner, _)| empties.contains(corner))
    };
    empties.iter().filter(|square| !is_beside(square)).collect()
}

/// Squares, if they are few enough to name.
fn few(squares: Squares) -> Squares {
    if squares.len() <= NAMED_MAX { squares } else { Squares::EMPTY }
}

/// By how much a count is worse over all plies of the line played: a count that is worse after one ply and
/// better after the next says nothing.
fn tendency(counted: &Counted, lines: &LinePair) -> isize {
    let plies = 1..=lines.n_common().min(PLIES_MAX);
    plies.filter_map(|plies| worse(counted, lines, plies)).sum()
}

/// By how much a count is worse after some plies of the line played.
fn worse(counted: &Counted, lines: &LinePair, plies: usize) -> Option<isize> {
    let count = |line| (counted.count)(lines, line, plies).map(|count| count as isize);
    let more = count(PLAYED)? - count(BEST)?;
    Some(if counted.more_is_worse { more } else { -more })
}

/// The legal moves of the side to move after some plies of a line, if their number is of the parity asked for
/// and the game is not over.
fn n_legal_moves(lines: &LinePair, line: usize, plies: usize, parity: usize) -> Option<usize> {
    let position = lines.after(line, plies);
    (plies % 2 == parity && position.outcome().is_none()).then(|| position.legal_moves().len())
}

/// The mover's legal moves that open no corner when it is to move again, if after the move played there are
/// others too.
fn n_safe_moves(lines: &LinePair, line: usize) -> Option<usize> {
    // Where a corner is open already, moves that open no other are not safe.
    let is_open = |line| !open_corners(lines.after(line, 2), !lines.mover).is_empty();
    if is_open(PLAYED) || is_open(BEST) {
        return None;
    }
    let n_safe = |line| {
        let position = lines.after(line, 2);
        let opens = |square| {
            let after = position.play(Move::Place(square)).expect("it is legal");
            !open_corners(&after, !lines.mover).is_empty()
        };
        position.legal_moves().iter().filter(|square| !opens(*square)).count()
    };
    let n_all = |line| n_legal_moves(lines, line, 2, 0);
    let tells = n_all(PLAYED)? > n_safe(PLAYED) && n_all(BEST).is_some() && n_safe(PLAYED) <= SAFE_MAX;
    tells.then(|| n_safe(line))
}
