//! Squares that the move opens to the opponent.

use super::super::fact::{Fact, Idea, Line};
use super::super::lines::Lines;
use super::fact;

/// Fewer squares are no opening.
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

#[cfg(test)]
mod tests {
    use super::super::testing::found;
    use super::find;
    use othello::board;

    #[test]
    fn squares_that_only_the_move_played_opens() {
        let position = board! {"
            - - - - - - - -
            - - - - - O - -
            - - - - O O - -
            - - - O O O X X
            - - O O O X X -
            - - - - X X X -
            - - - - - - - -
            - - - - - - - -
            Black to move
        "};
        let [played, best] = ["d2 d3 c3 c4 c2 e2", "d3 c3 c6 d6 b5 e7"];
        assert_eq!(found(&position, played, best, find), ["played White e2 d3 g3 (1)"]);
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
