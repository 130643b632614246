//! Quiet moves, which give the other side no new one.

use super::super::fact::{Fact, Idea, Line};
use super::super::lines::Lines;
use super::fact;
use crate::features::{corner_danger, quiet_moves};
use othello::rules::Squares;

/// With fewer empty squares nearly every move is forced.
const EMPTIES_MIN: usize = 12;
/// More quiet moves are not named.
const NAMED_MAX: usize = 4;

/// The quiet moves that the mover has after the best move and none after the move played; those of the
/// opponent likewise, the other way round.
pub(super) fn find(lines: &Lines) -> Vec<Fact> {
    if lines.n_empties() < EMPTIES_MIN {
        return Vec::new();
    }
    let quiet = |line, plies, side| -> Option<Squares> {
        let position = lines.after(line, plies).filter(|position| position.turn() == side)?;
        let danger = corner_danger(position);
        Some(quiet_moves(position) & !(danger.x_squares | danger.c_squares))
    };
    let only = |line: Line, plies, side| {
        let here = quiet(line, plies, side)?;
        let there = quiet(line.other(), plies, side)?;
        // What is played in the other line all the same is not missing there.
        let played = [lines.first(line.other()), lines.square(line.other(), plies + 1)];
        let here = here & !played.into_iter().flatten().collect::<Squares>();
        let is_one = there.is_empty() && (1..=NAMED_MAX).contains(&here.len());
        is_one.then(|| fact(Idea::Quiet, side, here, plies, line))
    };
    [only(Line::Best, 2, lines.mover), only(Line::Played, 1, lines.opponent())]
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
    fn a_quiet_move_that_one_line_alone_has() {
        let position = board! {"
            - - O X X - - -
            - - O O X X - -
            X X O O O O - -
            X X X X O O X X
            X X X X X O X X
            X X O O X X X -
            X - O O O O X -
            - O O O O O - -
            White to move
        "};
        let [played, best] = ["f1 b2 h3 h2 a2 a1", "g1 f1 g2 b2 g3 h1"];
        assert_eq!(found(&position, played, best, find), ["best White h8 (2)"]);
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
