//! Quiet moves, which give the other side no new one.

use super::{Fact, Idea, Line, Lines, fact, facts};
use crate::features::{corner_danger, quiet_moves};
use othello::rules::Squares;

/// With fewer empty squares nearly every move is forced.
const EMPTIES_MIN: usize = 12;
/// With more quiet moves than this, they are not named.
const NAMED_MAX: usize = 4;

/// The quiet moves of the mover, where it has some after the best move and none after the move played; and
/// those of the opponent, where it has some after the move played alone.
pub(super) fn find(lines: &Lines) -> Vec<Fact> {
    if lines.n_empties() < EMPTIES_MIN {
        return Vec::new();
    }
    let quiet = |line, plies, side| -> Option<Squares> {
        let position = lines.after(line, plies).filter(|position| position.turn() == side)?;
        let danger = corner_danger(position);
        Some(quiet_moves(position) & !(danger.x_squares | danger.c_squares))
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
    facts([only(Line::Best, 2, lines.mover), only(Line::Played, 1, lines.opponent())])
}
