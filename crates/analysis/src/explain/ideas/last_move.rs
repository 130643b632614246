//! Parity: who has the last move in a region.

use super::super::fact::{Fact, Idea, Line};
use super::super::lines::Lines;
use super::fact;
use crate::features::regions;
use othello::rules::{Color, Squares};

/// The regions that are counted have this many squares.
const SQUARES: std::ops::RangeInclusive<usize> = 2..=5;
/// Lines are followed up to this ply.
const PLIES: usize = 8;

/// A small region in which the opponent has the last move after the move played, and the mover after the best
/// one.
pub(super) fn find(lines: &Lines) -> Vec<Fact> {
    let last = |line: Line, region: Squares| -> Option<(usize, Color)> {
        let plies = (1..=PLIES).filter(|&ply| lines.square(line, ply).is_some_and(|at| region.contains(at)));
        let plies: Vec<usize> = plies.collect();
        let last = *plies.last().filter(|_| plies.len() == region.len())?;
        Some((last, lines.by(line, last)?))
    };
    let in_region = |region: Squares| {
        let (ply, by) = last(Line::Played, region)?;
        let (_, by_best) = last(Line::Best, region)?;
        let differs = by == lines.opponent() && by_best == lines.mover;
        differs.then(|| fact(Idea::LastMove, by, region, ply, Line::Played))
    };
    let small = regions(&lines.before).into_iter().filter(|region| SQUARES.contains(&region.len()));
    small.filter_map(in_region).collect()
}

#[cfg(test)]
mod tests {
    use super::super::testing::found;
    use super::find;
    use othello::board;

    #[test]
    fn the_last_move_in_a_region_changes_sides() {
        let position = board! {"
            - O O O O - - X
            X - O O O O X X
            X X O X X X X X
            X O X X X X O X
            X X O X O X X X
            X O X O O X X X
            X O O X X O - -
            - - X X X O O -
            White to move
        "};
        let [played, best] = ["g7 h8 h7 b8 g1 f1", "h7 g1 f1 h8 g7 a1"];
        assert_eq!(found(&position, played, best, find), ["played Black f1 g1 (6)"]);
        assert!(found(&position, played, played, find).is_empty(), "both lines have it");
        // Another position, in which something else tells the lines apart.
        let position = board! {"
            - - - - - - - -
            - - - - O O - -
            - - - O O O - X
            - - O X O O X -
            - O X X X X X -
            - - X X X X X X
            - - - O O O - X
            - - - X - O - -
            White to move
        "};
        let [played, best] = ["h4 h5 c3 g3 b7 c7", "b4 c8 h5 h4 c3 c7"];
        assert!(found(&position, played, best, find).is_empty());
    }
}
