//! Plain counts after each ply of both lines: mobility, frontier, stable discs.
//!
//! How telling: the difference of two counts is divided by the square root of their mean, so that 2 moves
//! against 7 say more than 15 against 20, and weighted by what the kind matters at that stage. A difference
//! that a player would not see on the board is left out.

use super::difference::{Difference, Kind, Weighed};
use super::lines::{BEST, LinePair, PLAYED, PLIES_MAX, faded};
use crate::analysis::features::{frontier, open_corners};
use crate::analysis::stable::stable;
use othello::rules::{Move, Squares};

/// Down to this many empty squares frontier discs are named.
const FRONTIER_DOWN_TO: usize = 15;
/// A side with more moves than this that open no corner is in no danger of running out of them.
const SAFE_MAX: usize = 5;
/// What it weighs besides that a side has no move at all.
const PASS: f64 = 1.5;

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
    plies.flat_map(|plies| COUNTED.iter().filter_map(move |counted| compare(counted, lines, plies))).collect()
}

fn compare(counted: &Counted, lines: &LinePair, plies: usize) -> Option<Weighed> {
    let count = |line| (counted.count)(lines, line, plies);
    let (after_played, after_best) = (count(PLAYED)?, count(BEST)?);
    let (more, fewer) =
        if counted.more_is_worse { (after_played, after_best) } else { (after_best, after_played) };
    let step = more.checked_sub(fewer).filter(|step| *step > 0)?;
    let must_pass = fewer == 0 && matches!(counted.kind, Kind::Replies | Kind::OwnMoves);
    let is_seen = step >= counted.step_min && tendency(counted, lines) > 0;
    if !is_seen && !must_pass {
        return None;
    }
    let mean = (more + fewer) as f64 / 2.0;
    let weight = (counted.weight)(lines) * step as f64 / (mean + 1.0).sqrt();
    let weight = weight + if must_pass { PASS } else { 0.0 };
    let squares = Squares::EMPTY;
    Some((faded(weight, plies), Difference { kind: counted.kind, plies, after_played, after_best, squares }))
}

/// By how much a count is worse over all plies of the line played: a count that is worse after one ply and
/// better after the next says nothing.
fn tendency(counted: &Counted, lines: &LinePair) -> isize {
    let worse = |plies| {
        let count = |line| (counted.count)(lines, line, plies).map(|count| count as isize);
        let more = count(PLAYED)? - count(BEST)?;
        Some(if counted.more_is_worse { more } else { -more })
    };
    (1..=lines.n_common().min(PLIES_MAX)).filter_map(worse).sum()
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
