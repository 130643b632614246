//! What both moves flip: few discs, inside, or many.

use super::super::fact::{Fact, Idea, Line};
use super::super::lines::Lines;
use super::fact;

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

#[cfg(test)]
mod tests {
    use super::super::testing::found;
    use super::find;
    use othello::board;

    #[test]
    fn few_discs_stand_against_many() {
        let position = board! {"
            - - O O O O O -
            - - O O X O - -
            - O O O X X O -
            O O O X O X O O
            - X X O X O X O
            - - X X X X O O
            - - X X X X - O
            - - - X - X - -
            White to move
        "};
        let [played, best] = ["c8 e8 g8 b6 a7 a6", "a6 h2 g7 h3 h1 g2"];
        assert_eq!(
            found(&position, played, best, find),
            ["best White b5 (1)", "played White c5 c6 e6 c7 d7 (1)"]
        );
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
