//! The reply that the move lets in, and that the best move does not allow.

use super::super::fact::{Fact, Idea, Line};
use super::super::lines::Lines;
use super::{corners, fact};

/// The opponent's best reply to the move, if it is no legal move after the best one: once as what the move
/// does, once as what the best move prevents.
pub(super) fn find(lines: &Lines) -> Vec<Fact> {
    let opponent = lines.opponent();
    let reply = lines.reply(Line::Played).filter(|reply| !corners(lines).contains(*reply));
    let is_apart = |reply: &_| {
        Some(*reply) != lines.first(Line::Best) && !lines.moves(Line::Best, 1, opponent).contains(*reply)
    };
    let Some(reply) = reply.filter(is_apart) else { return Vec::new() };
    vec![
        fact(Idea::LetsIn, opponent, reply.into(), 2, Line::Played),
        fact(Idea::LetsIn, opponent, reply.into(), 1, Line::Best),
    ]
}

#[cfg(test)]
mod tests {
    use super::super::testing::found;
    use super::find;
    use othello::board;

    #[test]
    fn a_reply_that_the_best_move_does_not_allow() {
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
        assert_eq!(found(&position, played, best, find), ["played Black h5 (2)", "best Black h5 (1)"]);
        assert!(found(&position, played, played, find).is_empty(), "both lines have it");
        // Another position, in which something else tells the lines apart.
        let position = board! {"
            - O O O O O - -
            - - O O O O - -
            - O O O O X X O
            X X O O X X O O
            X O X O X O O O
            X X X O O O - -
            X - X O O O - -
            - X X X X - - -
            White to move
        "};
        let [played, best] = ["h2 a3 b2 h6 h7 g2", "a3 a2 h2 f8 g7 h6"];
        assert!(found(&position, played, best, find).is_empty());
    }
}
