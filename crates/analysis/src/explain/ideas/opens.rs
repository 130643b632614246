//! Squares that the move opens to the opponent.

use super::{Fact, Idea, Line, Lines, fact};

/// The move must open at least this many squares that the best move does not.
const SQUARES_MIN: usize = 2;

/// The squares that only the move played opens, if it opens more than the best one does.
pub(super) fn find(lines: &Lines) -> Vec<Fact> {
    let [played, best] = Line::BOTH.map(|line| lines.opened(line));
    let only = played & !lines.moves(Line::Best, 1, lines.opponent());
    if only.len() < SQUARES_MIN || played.len() <= best.len() {
        return Vec::new();
    }
    vec![fact(Idea::Opens, lines.opponent(), only, 1, Line::Played)]
}
