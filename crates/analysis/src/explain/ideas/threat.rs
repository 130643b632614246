//! A corner that a side could take next.

use super::super::fact::{Fact, Idea, Line};
use super::super::lines::Lines;
use super::{corners, fact};

/// A corner that the best move threatens, and one that the reply to the move played threatens.
pub(super) fn find(lines: &Lines) -> Vec<Fact> {
    let threat = |line: Line, ply: usize, side: othello::rules::Color| {
        let open = lines.moves(line, ply, side) & corners(lines);
        let new = open
            & !lines.moves(line, ply - 1, side)
            & !lines.moves(line, ply, !side)
            & !lines.moves(line.other(), ply, side);
        let is_by_move = lines.by(line, ply) == Some(side) && !new.is_empty();
        is_by_move.then(|| fact(Idea::Threat, side, new, ply, line))
    };
    [threat(Line::Played, 2, lines.opponent()), threat(Line::Best, 1, lines.mover)]
        .into_iter()
        .flatten()
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::testing::found;
    use super::find;
    use othello::board;

    #[test]
    fn a_corner_that_can_be_taken_next() {
        let position = board! {"
            - O O O O O - -
            O - O O O - - -
            O X O O O X - -
            O X X X O X - -
            O X X X X X - -
            O O O X X X - -
            - - X O X X - -
            - X - O O O - -
            White to move
        "};
        let [played, best] = ["g3 c8 a8 a7 g5 a1", "c8 g8 g3 g2 f2 h3"];
        assert_eq!(found(&position, played, best, find), ["best White a8 (1)"]);
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
