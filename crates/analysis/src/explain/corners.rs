//! Corners and edges: what the opponent takes, can take, or wedges into.

use super::difference::{Difference, Kind, Weighed};
use super::lines::{BEST, LinePair, PLAYED, PLIES_MAX, faded};
use crate::features::{Beside, beside_corner, is_between, is_wedge, open_corners};
use othello::rules::{Color, Grid, Square, Squares};

/// Corners and edge squares are looked for up to this ply of each line: they are seen further ahead than
/// counts.
const UP_TO: usize = 10;

/// Corners and wedges that there are in one line only, to the mover's harm.
pub(super) fn differences(lines: &LinePair) -> Vec<Weighed> {
    let mut found = open(lines);
    for plies in 1..=lines.n_common().min(UP_TO) {
        found.extend(taken_in_one_line(lines, plies));
    }
    for plies in 1..=lines.n_common().min(PLIES_MAX) {
        found.extend(wedges(lines, plies));
    }
    found.extend(beside_empty_corner(lines));
    let is_of_corner = |(_, found): &Weighed| found.kind.is_of_corner();
    if !found.iter().any(is_of_corner) {
        found.extend(contested(lines));
    }
    found
}

/// `more` and `fewer` are the squares of the line with the harm, or the good, and of the other.
fn only_in_one(
    kind: Kind,
    weight: f64,
    plies: usize,
    [more, fewer]: [Squares; 2],
    after: [Squares; 2],
) -> Option<Weighed> {
    let squares = more & !fewer;
    let [after_played, after_best] = after.map(Squares::len);
    let weight = faded(weight * squares.len() as f64, plies);
    let tells = fewer.is_subset_of(more) && fewer != more;
    tells.then_some((weight, Difference { kind, plies, after_played, after_best, squares }))
}

/// Corners that the opponent can take at once.
fn open(lines: &LinePair) -> Vec<Weighed> {
    let after = [PLAYED, BEST].map(|line| open_corners(lines.after(line, 1), !lines.mover));
    // A corner that lies open later in the better line is no difference, nor does one matter that the
    // opponent leaves to the mover.
    let opened = after[PLAYED] & !after[BEST];
    let is_left = |corner: Square| lines.ply_of(PLAYED, lines.mover, corner).is_some();
    if opened.intersects(comes_to(lines, BEST, !lines.mover)) || opened.iter().any(is_left) {
        return Vec::new();
    }
    only_in_one(Kind::OpenCorners, 2.2, 1, after, after).into_iter().collect()
}

/// Corners that are lost or won. A corner that is given up for another is no harm.
fn taken_in_one_line(lines: &LinePair, plies: usize) -> Vec<Weighed> {
    if balance(lines, PLAYED) >= balance(lines, BEST) {
        return Vec::new();
    }
    let mut found = Vec::new();
    let lost = [PLAYED, BEST].map(|line| taken(lines, line, plies, !lines.mover));
    if !lost[PLAYED].intersects(comes_to(lines, BEST, !lines.mover)) {
        found.extend(only_in_one(Kind::CornersLost, 4.0, plies, lost, lost));
    }
    let won = [PLAYED, BEST].map(|line| taken(lines, line, plies, lines.mover));
    if !won[BEST].intersects(comes_to(lines, PLAYED, lines.mover)) {
        found.extend(only_in_one(Kind::CornersWon, 3.5, plies, [won[BEST], won[PLAYED]], won));
    }
    found
}

/// The corners that a side takes in a line, soon or late, or could take.
fn comes_to(lines: &LinePair, line: usize, color: Color) -> Squares {
    let takes = |corner: &Square| lines.ply_of(line, color, *corner).is_some();
    let taken: Squares = Grid::<Squares>::of(lines.before.size()).corners().iter().filter(takes).collect();
    let turns = (1..).map_while(|plies| lines.at(line, plies)).filter(|at| at.turn() == color);
    let at_the_end = open_corners(lines.after(line, usize::MAX), color);
    turns.fold(taken | at_the_end, |all, at| all | open_corners(at, color))
}

/// The corners a side has taken in the first plies of a line.
fn taken(lines: &LinePair, line: usize, plies: usize, color: Color) -> Squares {
    let corners: Squares = Grid::of(lines.before.size()).corners();
    lines.after(line, plies).discs()[color] & corners & !lines.before.discs()[color]
}

/// The corners the mover takes in a line less those the opponent takes.
fn balance(lines: &LinePair, line: usize) -> isize {
    let taken = |color| taken(lines, line, UP_TO, color).len() as isize;
    taken(lines.mover) - taken(!lines.mover)
}

/// An edge square that the opponent takes between two discs of the mover, in the line played only.
fn wedges(lines: &LinePair, plies: usize) -> Option<Weighed> {
    let wedges = |line, plies| -> Squares {
        let by_opponent = (2..=plies).step_by(2);
        let squares = by_opponent.filter_map(|ply| {
            let square = lines.square(line, ply)?;
            // What is said to be missing must not be there in a longer row either.
            let is_it = if line == PLAYED { is_wedge } else { is_between };
            is_it(lines.after(line, ply), square, !lines.mover).then_some(square)
        });
        squares.collect()
    };
    let after = [PLAYED, BEST].map(|line| wedges(line, plies));
    let is_new = lines.square(PLAYED, plies).is_some_and(|square| after[PLAYED].contains(square));
    let comes_later = || after[PLAYED].intersects(wedges(BEST, lines.moves(BEST).len()));
    if !is_new || !after[BEST].is_empty() || plies % 2 == 1 || comes_later() {
        return None;
    }
    only_in_one(Kind::Wedges, 2.4, plies, after, after)
}

/// The first edge square that the opponent takes in the line played and the mover in the better one, if both
/// keep it as far as the lines are known.
fn contested(lines: &LinePair) -> Option<Weighed> {
    let grid = Grid::<Squares>::of(lines.before.size());
    let edges = grid.edges() & !grid.corners();
    let keeps = |line, square, color| lines.after(line, usize::MAX).disc_at(square) == Some(color);
    let is_contested = |square: &Square| {
        edges.contains(*square)
            && lines.ply_of(BEST, lines.mover, *square).is_some_and(|ply| ply <= UP_TO)
            && keeps(PLAYED, *square, !lines.mover)
            && keeps(BEST, *square, lines.mover)
    };
    // The answer itself is a reason of its own.
    let by_opponent = (3..=lines.n_common().min(UP_TO))
        .filter(|&ply| lines.color_at(PLAYED, ply) == Some(!lines.mover))
        .filter_map(|ply| Some((ply, lines.square(PLAYED, ply)?)));
    let (plies, square) = by_opponent.into_iter().find(|(_, square)| is_contested(square))?;
    let weight = 0.6 + faded(0.6, plies);
    let squares = square.into();
    Some((weight, Difference { kind: Kind::Contested, plies, after_played: 1, after_best: 0, squares }))
}

/// That the move lies beside an empty corner which then falls, or lies open.
fn beside_empty_corner(lines: &LinePair) -> Option<Weighed> {
    let beside = |line| {
        let (corner, kind) = beside_corner(lines.square(line, 1)?, lines.before.size())?;
        lines.before.disc_at(corner).is_none().then_some((corner, kind))
    };
    let (corner, kind) = beside(PLAYED)?;
    let plays = |line, square| lines.ply_of(line, lines.mover, square).is_some();
    if plays(BEST, lines.square(PLAYED, 1)?) || plays(PLAYED, corner) {
        return None;
    }
    let falls_after = |line| {
        let is_open = open_corners(lines.after(line, 1), !lines.mover).contains(corner);
        let n_plies = lines.moves(line).len().min(PLIES_MAX);
        let fallen = || (1..=n_plies).find(|&plies| taken(lines, line, plies, !lines.mover).contains(corner));
        if is_open { Some(1) } else { fallen() }
    };
    let plies = falls_after(PLAYED).filter(|_| beside(BEST).is_none() && falls_after(BEST).is_none())?;
    let (kind, weight) = match kind {
        Beside::X => (Kind::XSquare, 4.5),
        Beside::C => (Kind::CSquare, 4.2),
    };
    let difference = Difference { kind, plies, after_played: 1, after_best: 0, squares: corner.into() };
    Some((faded(weight, plies), difference))
}
