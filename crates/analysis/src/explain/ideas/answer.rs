//! The mover's next move, which the opponent's reply to the best move makes good.

use super::super::fact::{Fact, Idea, Line};
use super::super::lines::Lines;
use super::{corners, fact};

/// The mover's answer to the opponent's reply, after the best move, if the mover has it neither before nor
/// in the line played.
pub(super) fn find(lines: &Lines) -> Vec<Fact> {
    let (mover, opponent) = (lines.mover, lines.opponent());
    let next = lines.square(Line::Best, 3).filter(|_| lines.by(Line::Best, 3) == Some(mover));
    let (reply, next) = match lines.counter {
        Some(counter) => (lines.reply(Line::Played), Some(counter)),
        None => (lines.reply(Line::Best), next),
    };
    let (Some(reply), Some(next)) = (reply, next) else { return Vec::new() };
    let is_common = lines.moves(Line::Played, 1, opponent).contains(reply)
        || lines.ply_of(Line::Played, opponent, reply, 4).is_some();
    let is_new = !lines.before.legal_moves().contains(next)
        && !lines.moves(Line::Best, 1, mover).contains(next)
        && !lines.moves(Line::Played, 2, mover).contains(next)
        && lines.ply_of(Line::Played, mover, next, 5).is_none();
    if !is_common || !is_new || corners(lines).contains(next) {
        return Vec::new();
    }
    vec![fact(Idea::Answer, mover, next.into(), 3, Line::Best)]
}

#[cfg(test)]
mod tests {
    use super::super::testing::found;
    use super::find;
    use othello::board;

    #[test]
    fn an_answer_that_only_the_best_move_makes_possible() {
        let position = board! {"
            - - - - - - - -
            - - - X - O - -
            - - - - X O - -
            - - - O O X X X
            - - O O O X X -
            - - - - X X X -
            - - - - - - - -
            - - - - - - - -
            White to move
        "};
        let [played, best] = ["g3 h3 e7 e1 e2 d1", "d3 c3 c4 c2 e2 g3"];
        assert_eq!(found(&position, played, best, find), ["best White c4 (3)"]);
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
