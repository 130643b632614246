//! The last twenty empty squares: regions and their parity, holes that one side alone can enter, passes, who
//! moves last, and what the end of the game looks like.

use super::difference::{Difference, Kind, Weighed};
use super::lines::{BEST, LinePair, PLAYED, faded};
use crate::features::{region_of, regions};
use othello::rules::{Color, Goal, Grid, Move, Position, Squares};
use std::ops::RangeInclusive;

/// Down from this many empty squares regions tell.
const FROM: usize = 20;
/// Regions larger than this have no last move that could be foreseen.
const REGION_MAX: usize = 8;
/// Holes larger than this are seldom one side's for long.
const HOLE_MAX: usize = 4;
/// From this many empty squares on, passes and the last move of the game are named.
const END_FROM: usize = 16;
/// Regions of as many squares are named, and what can be played where the other side must pass.
const LISTED: RangeInclusive<usize> = 2..=5;
const PASSED_MAX: usize = 4;
/// A reason names the last move in a region up to this ply of the lines.
const LAST_UP_TO: usize = 12;
/// The least difference of discs on a line to name.
const LINE_STEP_MIN: usize = 4;

/// What differs in the endgame to the mover's harm.
pub(super) fn differences(lines: &LinePair) -> Vec<Weighed> {
    if lines.n_empties() > FROM {
        return Vec::new();
    }
    let mut found: Vec<Weighed> = [region(lines), filled(lines)].into_iter().flatten().collect();
    found.extend(last_in_region(lines));
    for plies in 1..=lines.n_common().min(3) {
        found.extend(odd_regions(lines, plies));
        found.extend(one_sided(lines, plies));
    }
    if lines.reach_the_end() {
        found.extend(passes(lines));
        found.extend(last_move(lines));
        found.extend(line(lines));
    }
    found
}

/// The mover's discs at the end, where both lines lead there.
pub(super) fn final_discs(lines: &LinePair) -> Option<Difference> {
    let discs = |line| {
        let last = lines.after(line, usize::MAX);
        Some(usize::from(last.outcome()?.official(Goal::MostDiscs)[lines.mover]))
    };
    let (after_played, after_best) = (discs(PLAYED)?, discs(BEST)?);
    let difference = at_the_end(lines, Kind::FinalDiscs, after_played, after_best, Squares::EMPTY);
    (after_played < after_best).then_some(difference)
}

fn at_the_end(
    lines: &LinePair,
    kind: Kind,
    after_played: usize,
    after_best: usize,
    squares: Squares,
) -> Difference {
    Difference { kind, plies: lines.n_longest(), after_played, after_best, squares }
}

/// That the move is played into an even region, where the opponent comes to play last, and the best move is
/// not.
fn region(lines: &LinePair) -> Option<Weighed> {
    let size_of = |line| Some(region_of(lines.square(line, 1)?, &lines.before).len());
    let (after_played, after_best) = (size_of(PLAYED)?, size_of(BEST)?);
    let tells = after_played % 2 == 0 && after_best % 2 == 1 && after_played.max(after_best) <= REGION_MAX;
    let squares = Squares::EMPTY;
    let difference = Difference { kind: Kind::Region, plies: 1, after_played, after_best, squares };
    tells.then_some((1.4, difference))
}

/// That the opponent answers in the same region of two, and so has the last move there.
fn filled(lines: &LinePair) -> Option<Weighed> {
    let region = |line| lines.square(line, 1).map(|square| region_of(square, &lines.before));
    let is_filled = |line| {
        region(line).is_some_and(|region| {
            region.len() == 2 && lines.square(line, 2).is_some_and(|square| region.contains(square))
        })
    };
    let answer = lines.square(PLAYED, 2)?;
    let difference =
        Difference { kind: Kind::Filled, plies: 2, after_played: 1, after_best: 0, squares: answer.into() };
    // The opponent may have the last move there in the better line, too.
    let by = |color| region(PLAYED)?.iter().filter_map(|square| lines.ply_of(BEST, color, square)).max();
    let is_last_too = by(!lines.mover).is_some_and(|last| by(lines.mover).is_some_and(|own| own < last));
    (is_filled(PLAYED) && !is_filled(BEST) && !is_last_too).then_some((1.7, difference))
}

/// The odd regions in which the side to move has a move: the mover finds none, or only after the move played
/// the opponent finds one.
fn odd_regions(lines: &LinePair, plies: usize) -> Option<Weighed> {
    let n_odd = |line| -> Option<usize> {
        let position = lines.after(line, plies);
        let regions = regions(position);
        let is_divided =
            position.outcome().is_none() && regions.iter().all(|region| region.len() <= REGION_MAX);
        let moves = position.legal_moves();
        let can_be_entered = |region: &&Squares| region.len() % 2 == 1 && region.intersects(moves);
        (is_divided && !moves.is_empty()).then(|| regions.iter().filter(can_be_entered).count())
    };
    let (after_played, after_best) = (n_odd(PLAYED)?, n_odd(BEST)?);
    let kind = match (plies, after_played, after_best) {
        (2, 0, 1..) => Kind::OddRegions,
        (1, 1.., 0) => Kind::OddForOpponent,
        _ => return None,
    };
    let squares = Squares::EMPTY;
    Some((1.6, Difference { kind, plies, after_played, after_best, squares }))
}

/// The empty squares of regions in which one side alone has moves.
fn one_sided(lines: &LinePair, plies: usize) -> Vec<Weighed> {
    let alone = |color: Color| [PLAYED, BEST].map(|line| squares_of_one(lines.after(line, plies), color));
    let (opponents, own) = (alone(!lines.mover), alone(lines.mover));
    let counts =
        [(Kind::OpponentsOnly, opponents, opponents), (Kind::OwnOnly, own, [own[BEST], own[PLAYED]])];
    // In the other line they are empty, too, and the other side can play on them, not only beside them.
    let is_shared_there = |kind, squares: Squares| {
        let (line, side) =
            if kind == Kind::OpponentsOnly { (BEST, lines.mover) } else { (PLAYED, !lines.mover) };
        let there = lines.after(line, plies);
        squares.is_subset_of(there.empties()) && there.legal_moves_of(side).intersects(squares)
    };
    let told = counts.into_iter().filter_map(|(kind, after, [squares, fewer])| {
        let is_seen = (1..=HOLE_MAX).contains(&squares.len()) && fewer.is_empty();
        // Nor is a hole closed to a side that plays there first, or gets its corner.
        let (line, closed_to) = match kind {
            Kind::OpponentsOnly => (PLAYED, lines.mover),
            _ => (BEST, !lines.mover),
        };
        let corners = Grid::<Squares>::of(lines.before.size()).corners();
        let by = |color, squares: Squares| {
            let plies = squares.iter().filter_map(|square| lines.ply_of(line, color, square));
            plies.min()
        };
        let first = [closed_to, !closed_to].map(|color| by(color, squares).unwrap_or(usize::MAX));
        let is_open = first[0] < first[1] || by(closed_to, squares & corners).is_some();
        if !is_seen || !is_shared_there(kind, squares) || is_open {
            return None;
        }
        let [after_played, after_best] = after.map(Squares::len);
        let weight = faded(1.4 + 0.2 * squares.len() as f64, plies);
        Some((weight, Difference { kind, plies, after_played, after_best, squares }))
    });
    told.collect()
}

/// The empty squares of regions in which this side has a move and the other has none.
fn squares_of_one(position: &Position, color: Color) -> Squares {
    let (own, other) = (position.legal_moves_of(color), position.legal_moves_of(!color));
    let is_its_own = |region: &Squares| region.intersects(own) && !region.intersects(other);
    regions(position).into_iter().filter(is_its_own).fold(Squares::EMPTY, |all, region| all | region)
}

/// A region that the opponent fills last in the line played, and the mover in the better one.
fn last_in_region(lines: &LinePair) -> Option<Weighed> {
    // The ply at which the last square of a region is filled, and by whom.
    let last = |line, region: Squares| {
        let plies = region.iter().map(|square| {
            let by = |color| lines.ply_of(line, color, square);
            by(lines.mover).or_else(|| by(!lines.mover))
        });
        let ply = plies.collect::<Option<Vec<usize>>>()?.into_iter().max()?;
        Some((ply, lines.color_at(line, ply)?))
    };
    let all = regions(&lines.before).into_iter().filter(|region| LISTED.contains(&region.len()));
    let found = all.filter_map(|region| {
        let ((here, by_opponent), (there, by_mover)) = (last(PLAYED, region)?, last(BEST, region)?);
        let plies = here.max(there);
        let (after_played, after_best) = (1, 0);
        let tells = by_opponent != lines.mover && by_mover == lines.mover && plies <= LAST_UP_TO;
        let kind = Kind::LastInRegion;
        let weight = faded(2.0, plies);
        let difference = Difference { kind, plies, after_played, after_best, squares: region };
        tells.then_some((weight.max(0.7), difference))
    });
    found.max_by(|(a, _), (b, _)| a.total_cmp(b))
}

/// How often a side passes to the end of the game, where that differs.
fn passes(lines: &LinePair) -> Vec<Weighed> {
    if lines.n_empties() > END_FROM {
        return Vec::new();
    }
    let n_passes = |line: usize, is_movers: bool| {
        let moves = lines.moves(line).iter().enumerate();
        moves.filter(|(at, mv)| **mv == Move::Pass && (at % 2 == 0) == is_movers).count()
    };
    let own = [PLAYED, BEST].map(|line| n_passes(line, true));
    let opponents = [PLAYED, BEST].map(|line| n_passes(line, false));
    // What the other side can play at the passes of a line.
    let played = |line: usize, color: Color| {
        let is_pass = |ply: &usize| {
            lines.moves(line)[ply - 1] == Move::Pass && lines.color_at(line, *ply) == Some(color)
        };
        let passes = (2..=lines.moves(line).len()).filter(is_pass);
        let moves =
            passes.fold(Squares::EMPTY, |all, ply| all | lines.after(line, ply - 1).legal_moves_of(!color));
        if moves.len() <= PASSED_MAX { moves } else { Squares::EMPTY }
    };
    let told = |kind, [after_played, after_best]: [usize; 2], step: usize, squares: Squares| {
        let difference = at_the_end(lines, kind, after_played, after_best, squares);
        (0.9 + 0.3 * step as f64, difference)
    };
    let mut found = Vec::new();
    if own[PLAYED] > own[BEST] {
        let squares = played(PLAYED, lines.mover);
        found.push(told(Kind::OwnPasses, own, own[PLAYED] - own[BEST], squares));
    }
    if opponents[BEST] > opponents[PLAYED] {
        let squares = played(BEST, !lines.mover);
        found.push(told(Kind::OpponentPasses, opponents, opponents[BEST] - opponents[PLAYED], squares));
    }
    found
}

/// That the opponent has the last move of the game and would not have had it.
fn last_move(lines: &LinePair) -> Option<Weighed> {
    let is_opponents = |line: usize| {
        let last = lines.moves(line).iter().rposition(|mv| *mv != Move::Pass);
        usize::from(last.is_some_and(|at| at % 2 == 1))
    };
    let (after_played, after_best) = (is_opponents(PLAYED), is_opponents(BEST));
    let difference = at_the_end(lines, Kind::LastMove, after_played, after_best, Squares::EMPTY);
    let tells = lines.n_empties() <= END_FROM && (after_played, after_best) == (1, 0);
    tells.then_some((0.8, difference))
}

/// The row, column or long diagonal where the most is lost at the end.
fn line(lines: &LinePair) -> Option<Weighed> {
    let size = lines.before.size();
    let (width, height) = (usize::from(size.width()), usize::from(size.height()));
    let grid = Grid::of(size);
    let mut all: Vec<(bool, Squares)> = Vec::new();
    all.extend((0..height).map(|at| (at == 0 || at + 1 == height, grid.select(|_, row| row == at))));
    all.extend((0..width).map(|at| (at == 0 || at + 1 == width, grid.select(|column, _| column == at))));
    if width == height {
        all.push((false, grid.select(|column, row| column == row)));
        all.push((false, grid.select(|column, row| column + row + 1 == width)));
    }
    let n_opponents =
        |line, squares: Squares| (lines.after(line, usize::MAX).discs()[!lines.mover] & squares).len();
    let weighed = all.into_iter().filter_map(|(is_edge, squares)| {
        let (after_played, after_best) = (n_opponents(PLAYED, squares), n_opponents(BEST, squares));
        let step = after_played.checked_sub(after_best).filter(|step| *step >= LINE_STEP_MIN)?;
        let weight = 0.6 + 0.02 * step as f64 + if is_edge { 0.1 } else { 0.0 };
        Some((weight, at_the_end(lines, Kind::Line, after_played, after_best, squares)))
    });
    weighed.max_by(|(a, _), (b, _)| a.total_cmp(b))
}
