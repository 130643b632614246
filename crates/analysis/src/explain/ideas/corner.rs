//! The opponent takes a corner after the move, or the mover after the best one.

use super::super::fact::{Fact, Idea, Line};
use super::super::lines::Lines;
use super::{corners, fact};

/// Corners taken up to this ply of a line are found.
const PLIES: usize = 4;

/// A corner that the opponent takes in the line played or can take after the move, and one that the mover
/// takes in the better line. A corner that is open after both moves is none, unless the best move takes it.
pub(super) fn find(lines: &Lines) -> Vec<Fact> {
    let mut facts = Vec::new();
    let (mover, opponent) = (lines.mover, lines.opponent());
    for (line, side, open_elsewhere) in [
        (Line::Played, opponent, lines.moves(Line::Best, 1, opponent)),
        (Line::Best, mover, lines.moves(Line::Played, 2, mover)),
    ] {
        let taken = (1..=PLIES).find_map(|ply| {
            let square = lines.square(line, ply).filter(|square| corners(lines).contains(*square))?;
            (lines.by(line, ply) == Some(side)).then_some((ply, square))
        });
        let falls_there = |square, ply| {
            ply > 1 && open_elsewhere.contains(square)
                || lines.ply_of(line.other(), side, square, ply).is_some()
        };
        if let Some((ply, square)) = taken.filter(|(ply, square)| !falls_there(*square, *ply)) {
            facts.push(fact(Idea::Corner, side, square.into(), ply, line));
        }
    }
    let taken = facts.iter().any(|fact| fact.line == Line::Played);
    let open = lines.moves(Line::Played, 1, opponent) & !lines.moves(Line::Best, 1, opponent);
    let open = open & corners(lines) & !lines.before.legal_moves_of(opponent);
    let wins_it = |square| lines.ply_of(Line::Played, mover, square, PLIES).is_some();
    if let Some(square) = open.iter().find(|square| !taken && !wins_it(*square)) {
        facts.push(fact(Idea::Corner, opponent, square.into(), 2, Line::Played));
    }
    facts
}

#[cfg(test)]
mod tests {
    use super::super::testing::found;
    use super::find;
    use othello::board;

    #[test]
    fn a_corner_given_away_is_found_and_one_that_is_won() {
        let position = board! {"
            - - X X X X X -
            O - X X O X - -
            O O X O X O O -
            O X O X X X O -
            O O O O X O O O
            O O O O O X O -
            - - O O X X X -
            - - O O O O - -
            Black to move
        "};
        let [played, best] = ["b8 a8 b2 h7 h8 g8", "b2 h6 h8 g2 h1 h2"];
        assert_eq!(found(&position, played, best, find), ["played White a8 (2)", "best Black h8 (3)"]);
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
