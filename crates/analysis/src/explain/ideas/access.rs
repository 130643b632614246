//! A move that is gone: the mover has it before, and plays it in the better line.

use super::super::fact::{Fact, Idea, Line};
use super::super::lines::Lines;
use super::fact;

/// Moves of the better line up to this ply.
const PLIES: usize = 5;

/// The first square of the better line that the mover could play before and cannot after the move and its
/// reply, nor at its next turn.
pub(super) fn find(lines: &Lines) -> Vec<Fact> {
    let mover = lines.mover;
    let own = (1..=PLIES).filter(|&ply| lines.by(Line::Best, ply) == Some(mover));
    let mut own = own.filter_map(|ply| lines.square(Line::Best, ply));
    let is_gone = |square: &_| {
        let empty = |plies| lines.after(Line::Played, plies).is_some_and(|at| at.empties().contains(*square));
        lines.before.legal_moves().contains(*square)
            && lines.first(Line::Played) != Some(*square)
            && empty(4)
            && !lines.moves(Line::Played, 2, mover).contains(*square)
            && !lines.moves(Line::Played, 4, mover).contains(*square)
    };
    let gone = own.find(is_gone);
    gone.map(|square| fact(Idea::Access, mover, square.into(), 2, Line::Played)).into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::super::testing::found;
    use super::find;
    use othello::board;

    #[test]
    fn a_move_of_the_better_line_is_gone_after_the_reply() {
        let position = board! {"
            - - O O O O O -
            - - O O X O - -
            - O O O X X O -
            O O O X O X O O
            O O X O O O X O
            - X X X O O O O
            X X O X X O O O
            - - O O O O O -
            White to move
        "};
        let [played, best] = ["a8 a6 g2 h8 pass b8", "a6 a8 b8 h8 g2 b2"];
        assert_eq!(found(&position, played, best, find), ["played White b8 (2)"]);
        assert!(found(&position, played, played, find).is_empty(), "both lines have it");
        // Another position, in which something else tells the lines apart.
        let position = board! {"
            - O O O O O O O
            X - O X X O X O
            X X O O O X O O
            X O X O O X O O
            X O O X O O O O
            X X O X X O O O
            - - O O O X X O
            - - O O X X X O
            Black to move
        "};
        let [played, best] = ["b2 a1 b7 a7 a8 b8", "b7 a8 b2 b8 a7 a1"];
        assert!(found(&position, played, best, find).is_empty());
    }
}
