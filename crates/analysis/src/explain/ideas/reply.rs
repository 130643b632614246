//! The reply to the move, where the best move allows it as well: what it flips, and what comes next.

use super::super::fact::{Fact, Idea, Line};
use super::super::lines::Lines;
use super::{corners, fact};

/// The opponent's reply in the line played, if no other idea is about it; with the opponent's next move, if
/// that one is new and does not come in the better line.
pub(super) fn find(lines: &Lines) -> Vec<Fact> {
    let (mover, opponent) = (lines.mover, lines.opponent());
    let reply = lines.reply(Line::Played).filter(|reply| !corners(lines).contains(*reply));
    let is_common = |reply: &_| {
        lines.moves(Line::Best, 1, opponent).contains(*reply)
            && lines.reply(Line::Best) != Some(*reply)
            && lines.ply_of(Line::Best, mover, *reply, 5).is_none()
    };
    let Some(reply) = reply.filter(is_common) else { return Vec::new() };
    let next = lines.square(Line::Played, 4).filter(|next| {
        lines.by(Line::Played, 4) == Some(opponent)
            && !lines.moves(Line::Played, 1, opponent).contains(*next)
            && lines.ply_of(Line::Best, opponent, *next, 6).is_none()
            && lines.first(Line::Best) != Some(*next)
            && !corners(lines).contains(*next)
    });
    let one = fact(Idea::Reply, opponent, reply.into(), 2, Line::Played);
    let two = next.map(|next| fact(Idea::Reply, opponent, one.squares.with(next), 4, Line::Played));
    vec![two.unwrap_or(one)]
}

#[cfg(test)]
mod tests {
    use super::super::testing::found;
    use super::find;
    use othello::board;

    #[test]
    fn the_reply_and_what_comes_next() {
        let position = board! {"
            - - - X - - - -
            - - O X X O - O
            O - X X O X X O
            X O X X X X X O
            X X O X X O X O
            X X X X X X O O
            - - - X X X - -
            - - X X X X X -
            White to move
        "};
        let [played, best] = ["c1 f1 b7 c7 a7 e1", "b3 a2 e1 c1 c7 b7"];
        assert_eq!(found(&position, played, best, find), ["played Black f1 c7 (4)"]);
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
