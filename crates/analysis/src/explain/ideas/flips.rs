//! What both moves flip: few discs, inside, or many.

use super::{Fact, Idea, Line, Lines, fact};

/// One or two discs are few.
const FEW: usize = 2;
/// And no more squares opened.
const FEW_OPENED: usize = 3;
/// The move flips many if it flips this many more.
const MORE: usize = 2;

/// The discs that the best move flips, if they are few or fewer; those that the move flips, if they are many
/// more.
pub(super) fn find(lines: &Lines) -> Vec<Fact> {
    let [played, best] = Line::BOTH.map(|line| lines.flips(line, 1));
    let [opened, opened_by_best] = Line::BOTH.map(|line| lines.opened(line).len());
    let mut facts = Vec::new();
    let is_little = best.len() <= FEW && opened_by_best <= 1 && best != played;
    let is_less = is_little || best.len() < played.len() || opened_by_best < opened;
    if is_less
        && (best.len() <= FEW || best.len() < played.len())
        && opened_by_best <= opened.clamp(1, FEW_OPENED)
    {
        facts.push(fact(Idea::Flips, lines.mover, best, 1, Line::Best));
    }
    if played.len() >= best.len() + MORE && opened >= opened_by_best {
        facts.push(fact(Idea::Flips, lines.mover, played, 1, Line::Played));
    }
    facts
}
