//! Parity: who has the last move in a region.

use super::{Fact, Idea, Line, Lines, fact};
use crate::features::regions;
use othello::rules::{Color, Squares};

/// The number of squares of a region that counts as small.
const SQUARES: std::ops::RangeInclusive<usize> = 2..=5;
/// Lines are followed up to this ply.
const PLIES: usize = 8;

/// Finds small regions in which the opponent makes the last move in the line of the move played, but the
/// mover in that of the best move.
pub(super) fn find(lines: &Lines) -> Vec<Fact> {
    let last = |line: Line, region: Squares| -> Option<(usize, Color)> {
        let plies = (1..=PLIES).filter(|&ply| lines.square(line, ply).is_some_and(|at| region.contains(at)));
        let plies: Vec<usize> = plies.collect();
        let last = *plies.last().filter(|_| plies.len() == region.len())?;
        Some((last, lines.color_at(line, last)?))
    };
    let in_region = |region: Squares| {
        let (ply, by) = last(Line::Played, region)?;
        let (_, by_best) = last(Line::Best, region)?;
        let differs = by == lines.opponent && by_best == lines.mover;
        differs.then(|| fact(Idea::LastMove, by, region, ply, Line::Played))
    };
    let small = regions(&lines.before).into_iter().filter(|region| SQUARES.contains(&region.len()));
    small.filter_map(in_region).collect()
}
