//! Discs that can never be flipped again.

use super::super::fact::{Fact, Idea, Line};
use super::super::lines::Lines;
use super::fact;
use crate::stable::stable;

/// Up to this ply of the lines.
const PLIES: usize = 4;
/// From this difference up.
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
    [more(Line::Played, lines.opponent()), more(Line::Best, lines.mover)].into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::super::testing::found;
    use super::find;
    use othello::board;

    #[test]
    fn discs_that_stay_are_counted_in_both_lines() {
        let position = board! {"
            - - - X X X - -
            - - X X X O - O
            O O O O O O O O
            O O X O O O X O
            O O X O O O X O
            - O X O X O X O
            - - X X O X X O
            - - X X X X X O
            White to move
        "};
        let [played, best] = ["b7 a6 a7 a8 b8 a2", "b8 g1 b7 a6 c1 b1"];
        assert_eq!(found(&position, played, best, find), ["best White b8 c8 d8 e8 f8 g8 (1)"]);
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
