//! How many moves a side has left.

use super::{Fact, Idea, Line, Lines, fact, facts};

/// At most this many moves are few.
const FEW: usize = 3;
/// The other line must leave this many more.
const MORE: usize = 3;

/// The few moves that the mover has after the move and its reply, and those that the best move leaves the
/// opponent.
pub(super) fn find(lines: &Lines) -> Vec<Fact> {
    let few = |line: Line, plies, side| {
        let has_turn = |line| lines.after(line, plies).is_some_and(|position| position.turn() == side);
        let here = lines.moves(line, plies, side);
        let there = lines.moves(line.other(), plies, side);
        let is_few = !here.is_empty() && here.len() <= FEW && there.len() >= here.len() + MORE;
        let is_few = is_few && has_turn(line) && has_turn(line.other());
        is_few.then(|| fact(Idea::FewMoves, side, here, plies, line))
    };
    facts([few(Line::Played, 2, lines.mover), few(Line::Best, 1, lines.opponent())])
}
