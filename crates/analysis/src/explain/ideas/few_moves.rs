//! How many moves a side has left.

use super::super::fact::{Fact, Idea, Line};
use super::super::lines::Lines;
use super::fact;

/// No more moves than this are few.
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
    [few(Line::Played, 2, lines.mover), few(Line::Best, 1, lines.opponent())].into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::super::testing::found;
    use super::find;
    use othello::board;

    #[test]
    fn few_moves_are_counted_against_the_other_line() {
        let position = board! {"
            - O O O O - - -
            X - O O O O - -
            X X O X X O - -
            X O X X X O - -
            X X O O X X O O
            X X X O X X O -
            X - X X O O - -
            - - X X - O - -
            Black to move
        "};
        let [played, best] = ["g4 g3 e8 b8 g1 b2", "b2 b7 e8 b8 h4 h6"];
        assert_eq!(found(&position, played, best, find), ["best White b7 b8 (1)"]);
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
