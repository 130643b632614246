//! How many moves a side has: few, none, quiet ones, and those that the other side's flips open to it.

use super::{Fact, Idea, Line, Lines, fact, facts};
use crate::features::{Beside, beside_empty_corners, quiet_moves};
use othello::rules::{Color, Squares};

/// At most this many moves are few.
const FEW_MOVES: usize = 3;
/// The other line must leave at least this many moves more.
const MORE_MOVES: usize = 3;

/// The few moves that the mover has after the move and its reply, and those that the best move leaves the
/// opponent.
pub(super) fn few_moves(lines: &Lines) -> Vec<Fact> {
    let few = |line: Line, plies, side| {
        let has_turn = |line| lines.after(line, plies).is_some_and(|position| position.turn() == side);
        let here = lines.moves(line, plies, side);
        let there = lines.moves(line.other(), plies, side);
        let is_few = !here.is_empty() && here.len() <= FEW_MOVES && there.len() >= here.len() + MORE_MOVES;
        let is_few = is_few && has_turn(line) && has_turn(line.other());
        is_few.then(|| fact(Idea::FewMoves, side, here, plies, line))
    };
    facts([few(Line::Played, 2, lines.mover), few(Line::Best, 1, lines.opponent)])
}

/// The opponent must pass after the best move, or the mover after the move played and its reply.
pub(super) fn pass(lines: &Lines) -> Vec<Fact> {
    let passes = |line: Line, ply: usize, side: Color| {
        let must = |line| {
            lines.after(line, ply).is_some_and(|position| position.turn() == side && position.must_pass())
        };
        (must(line) && !must(line.other())).then(|| fact(Idea::Pass, side, Squares::EMPTY, ply, line))
    };
    facts([passes(Line::Played, 2, lines.mover), passes(Line::Best, 1, lines.opponent)])
}

/// With fewer empty squares nearly every move is forced.
const EMPTIES_MIN: usize = 12;
/// With more quiet moves than this, they are not named.
const NAMED_MAX: usize = 4;

/// The quiet moves of the mover, where it has some after the best move and none after the move played; and
/// those of the opponent, where it has some after the move played and none after the best move.
pub(super) fn quiet(lines: &Lines) -> Vec<Fact> {
    if lines.before.empties().len() < EMPTIES_MIN {
        return Vec::new();
    }
    let quiet = |line, plies, side| -> Option<Squares> {
        let position = lines.after(line, plies).filter(|position| position.turn() == side)?;
        let near = [Beside::X, Beside::C].map(|kind| beside_empty_corners(position, kind));
        Some(quiet_moves(position) & !(near[0] | near[1]))
    };
    let only = |line: Line, plies, side| {
        let here = quiet(line, plies, side)?;
        let there = quiet(line.other(), plies, side)?;
        // A quiet move that the other line plays as well is not missing there.
        let played = [lines.first(line.other()), lines.square(line.other(), plies + 1)];
        let here = here & !played.into_iter().flatten().collect::<Squares>();
        let is_one = there.is_empty() && (1..=NAMED_MAX).contains(&here.len());
        is_one.then(|| fact(Idea::Quiet, side, here, plies, line))
    };
    facts([only(Line::Best, 2, lines.mover), only(Line::Played, 1, lines.opponent)])
}

/// At most this many flipped discs are few.
const FEW_FLIPS: usize = 2;
/// A sentence tells the best move's flips only if it opens at most this many squares to the opponent.
const FEW_OPENED: usize = 3;
/// The move played flips many if it flips this many more than the best one.
const MORE_FLIPS: usize = 2;

/// The best move's flips, if few or fewer than those of the move played, and if it opens at most one square,
/// or few and no more than the move played opens. The latter's flips, if many more and it opens no fewer.
pub(super) fn flips(lines: &Lines) -> Vec<Fact> {
    let [played, best] = Line::BOTH.map(|line| lines.flips(line, 1));
    let [opened, opened_by_best] = Line::BOTH.map(|line| lines.opened(line).len());
    let mut facts = Vec::new();
    let (is_few, is_fewer) = (best.len() <= FEW_FLIPS, best.len() < played.len());
    let is_better = is_fewer || opened_by_best < opened || is_few && opened_by_best <= 1 && best != played;
    if is_better && (is_few || is_fewer) && opened_by_best <= opened.clamp(1, FEW_OPENED) {
        facts.push(fact(Idea::Flips, lines.mover, best, 1, Line::Best));
    }
    if played.len() >= best.len() + MORE_FLIPS && opened >= opened_by_best {
        facts.push(fact(Idea::Flips, lines.mover, played, 1, Line::Played));
    }
    facts
}

/// The move played must open at least this many squares at which the best move leaves no legal move.
const OPENED_MIN: usize = 2;

/// The squares that only the move played opens, if it opens more than the best one does.
pub(super) fn opens(lines: &Lines) -> Vec<Fact> {
    let [played, best] = Line::BOTH.map(|line| lines.opened(line));
    let only = played & !lines.moves(Line::Best, 1, lines.opponent);
    if only.len() < OPENED_MIN || played.len() <= best.len() {
        return Vec::new();
    }
    vec![fact(Idea::Opens, lines.opponent, only, 1, Line::Played)]
}
