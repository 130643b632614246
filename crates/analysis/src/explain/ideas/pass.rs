//! Passes.

use super::super::fact::{Fact, Idea, Line};
use super::super::lines::Lines;
use super::fact;
use othello::rules::{Color, Squares};

/// The opponent must pass after the best move, or the mover after the move played and its reply.
pub(super) fn find(lines: &Lines) -> Vec<Fact> {
    let passes = |line: Line, ply: usize, side: Color| {
        let must = |line| {
            lines.after(line, ply).is_some_and(|position| position.turn() == side && position.must_pass())
        };
        (must(line) && !must(line.other())).then(|| fact(Idea::Pass, side, Squares::EMPTY, ply, line))
    };
    [passes(Line::Played, 2, lines.mover), passes(Line::Best, 1, lines.opponent())]
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
    fn the_opponent_must_pass_after_the_best_move_alone() {
        let position = board! {"
            - O - X X X X X
            O X X X X X X X
            - X X X O X O O
            - X X X X X O O
            - X - X O X O O
            - X X O X X O O
            - X O X X X O O
            - X X X O O O O
            White to move
        "};
        assert_eq!(found(&position, "a1 c5", "c5 pass", find), ["best Black  (1)"]);
        assert!(found(&position, "c5 pass", "c5 pass", find).is_empty(), "both lines have it");
        assert!(found(&position, "a1 c5", "a3 c5", find).is_empty(), "Black has a move in both");
    }
}
