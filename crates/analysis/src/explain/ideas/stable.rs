//! Discs that can never be flipped again.

use super::{Fact, Idea, Line, Lines, fact, facts};
use crate::stable::stable;

/// The lines are compared up to this ply.
const PLIES: usize = 4;
/// The least difference in stable discs.
const DISCS_MIN: usize = 3;

/// The stable discs that the opponent wins in the line played, or the mover in the better one.
pub(super) fn find(lines: &Lines) -> Vec<Fact> {
    let more = |line: Line, side| {
        (1..=PLIES).find_map(|ply| {
            let here = stable(lines.after(line, ply)?)[side];
            let there = stable(lines.after(line.other(), ply)?)[side];
            let only = here & !there;
            let is_more = here.len() >= there.len() + DISCS_MIN;
            is_more.then(|| fact(Idea::Stable, side, only, ply, line))
        })
    };
    facts([more(Line::Played, lines.opponent()), more(Line::Best, lines.mover)])
}
