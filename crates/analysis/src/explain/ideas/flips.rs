//! How many discs each move flips, and how many squares it opens by that.

use super::{Fact, Idea, Line, Lines, fact};

/// One or two discs are few.
const FEW: usize = 2;
/// And it opens at most this many squares to the opponent.
const FEW_OPENED: usize = 3;
/// The move played flips many if it flips this many more than the best one.
const MORE: usize = 2;

/// The discs that the best move flips, if they are few or fewer; those that the move flips, if they are many
/// more.
pub(super) fn find(lines: &Lines) -> Vec<Fact> {
    let [played, best] = Line::BOTH.map(|line| lines.flips(line, 1));
    let [opened, opened_by_best] = Line::BOTH.map(|line| lines.opened(line).len());
    let mut facts = Vec::new();
    let (is_few, is_fewer) = (best.len() <= FEW, best.len() < played.len());
    let is_better = is_fewer || opened_by_best < opened || is_few && opened_by_best <= 1 && best != played;
    if is_better && (is_few || is_fewer) && opened_by_best <= opened.clamp(1, FEW_OPENED) {
        facts.push(fact(Idea::Flips, lines.mover, best, 1, Line::Best));
    }
    if played.len() >= best.len() + MORE && opened >= opened_by_best {
        facts.push(fact(Idea::Flips, lines.mover, played, 1, Line::Played));
    }
    facts
}
