//! Which facts are said: one table of weights.
//!
//! A fact's weight is its idea's weight in its line, times what remains of it for each further ply, for the
//! part of the game, for the number of squares, and for the share of the loss that it gives back. The
//! heaviest fact is said; beside it stands the one with the highest weight of a second sentence.

use super::fact::{Fact, Idea, Line};
use super::lines::Lines;
use othello::evaluation::Score;

/// The weights of an idea. Of two numbers the first is for a fact of the line played.
struct Row {
    idea: Idea,
    /// As the first sentence.
    first: [f64; 2],
    /// As the second one.
    second: [f64; 2],
    /// What remains for each further ply after the second.
    fades: f64,
    /// With more than 40 empty squares, with 21 to 40, with fewer.
    phases: [f64; 3],
    /// What remains for each further square.
    squares: f64,
    /// What remains where it gives nothing back; it grows to [`WHOLE`] for one that gives all back.
    bare: f64,
    /// Whether its sentence speaks of both lines, so that it stands alone.
    whole: bool,
}

#[rustfmt::skip]
#[allow(clippy::too_many_arguments, reason = "the columns of the table")]
const fn row(
    idea: Idea, first: [f64; 2], second: [f64; 2], fades: f64, phases: [f64; 3], squares: f64, bare: f64,
    whole: bool,
) -> Row {
    Row { idea, first, second, fades, phases, squares, bare, whole }
}

/// Fitted to judgements (`data/reasons.jsonl`).
#[rustfmt::skip]
const TABLE: [Row; 16] = [
    //                       first       second      fades phases           squares bare  whole
    row(Idea::Corner,       [3.0, 2.6], [1.5, 1.8],  0.80, [1.0, 1.0, 1.0], 1.00, 0.30, false),
    row(Idea::SharedSquare, [2.4, 0.0], [0.9, 0.0],  0.60, [1.0, 1.0, 1.0], 1.00, 0.40, false),
    row(Idea::LetsIn,       [2.0, 0.4], [1.0, 1.5],  0.80, [1.0, 1.0, 0.9], 1.00, 0.40, false),
    row(Idea::Opens,        [1.3, 0.0], [0.9, 0.0],  0.80, [1.0, 1.0, 0.6], 0.95, 0.70, false),
    row(Idea::Flips,        [0.9, 0.5], [0.8, 1.0],  0.80, [1.1, 1.0, 0.5], 1.00, 0.50, false),
    row(Idea::Reserve,      [1.9, 0.8], [1.8, 0.5],  0.80, [0.5, 1.0, 1.1], 0.95, 0.55, false),
    row(Idea::Access,       [0.4, 0.0], [0.3, 0.0],  0.80, [0.9, 1.0, 1.1], 1.00, 0.10, false),
    row(Idea::Edge,         [2.3, 1.5], [1.0, 1.2],  0.80, [1.0, 1.0, 1.0], 1.00, 0.50, false),
    row(Idea::Quiet,        [1.2, 1.6], [0.9, 1.4],  0.80, [0.9, 1.1, 0.7], 0.95, 0.60, true),
    row(Idea::FewMoves,     [1.5, 1.4], [1.1, 1.2],  0.80, [1.0, 1.0, 0.7], 0.95, 0.50, false),
    row(Idea::LastMove,     [1.9, 0.0], [1.0, 0.0],  0.93, [0.0, 0.8, 1.1], 1.00, 0.50, true),
    row(Idea::Stable,       [0.4, 0.3], [0.0, 0.0],  0.80, [1.0, 1.0, 1.0], 1.00, 0.50, false),
    row(Idea::Threat,       [1.2, 1.3], [1.0, 1.2],  0.80, [1.0, 1.0, 1.0], 1.00, 0.50, false),
    row(Idea::Pass,         [1.8, 1.9], [1.3, 1.4],  0.80, [1.0, 1.0, 1.1], 1.00, 0.50, false),
    row(Idea::Answer,       [0.0, 0.9], [0.0, 1.2],  0.90, [0.8, 1.0, 1.1], 1.00, 0.50, false),
    row(Idea::Reply,        [0.6, 0.0], [0.9, 0.0],  0.90, [1.0, 1.0, 1.0], 1.00, 0.40, false),
];

/// A fact that gives all back has this part of its weight.
const WHOLE: f64 = 1.4;
/// A second sentence about the other line.
const CONTRAST: f64 = 1.3;
/// A lower weight is not said beside another fact.
const SECOND_MIN: f64 = 0.5;
/// From this loss on nothing far is said where something near gives a third back.
const LARGE: Score = Score::from_discs(6);
const NEAR_PLIES: usize = 4;
const NEAR_SHARE: f64 = 1.0 / 3.0;

/// A fact and its weights as the first and the second sentence.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighed {
    /// The fact.
    pub fact: Fact,
    /// How telling it is.
    pub first: f64,
    /// How well it stands beside another.
    pub second: f64,
}

/// The facts with their weights, the heaviest first.
pub(super) fn weigh(facts: Vec<Fact>, lines: &Lines, loss: Score) -> Vec<Weighed> {
    let share = |fact: &Fact| {
        let loss = loss.in_discs().max(2.0);
        fact.gives_back.map(|back| (back.in_discs() / loss).clamp(0.0, 1.0))
    };
    let is_told_near =
        loss >= LARGE && facts.iter().any(|fact| fact.ply <= NEAR_PLIES && share(fact) >= Some(NEAR_SHARE));
    let phase = match lines.n_empties() {
        41.. => 0,
        21..=40 => 1,
        _ => 2,
    };
    let weighed = |fact: Fact| {
        let row = row_of(fact.idea);
        let back = share(&fact).map_or(1.0, |share| row.bare + (WHOLE - row.bare) * share);
        let common = row.phases[phase]
            * row.fades.powi(fact.ply.saturating_sub(2) as i32)
            * row.squares.powi(fact.squares.len().saturating_sub(1) as i32)
            * back;
        let line = fact.line as usize;
        Weighed { fact, first: common * row.first[line], second: common * row.second[line] }
    };
    let near = facts.into_iter().filter(|fact| !is_told_near || fact.ply <= NEAR_PLIES);
    let mut weighed: Vec<Weighed> = near.map(weighed).collect();
    weighed.sort_by(|a, b| b.first.total_cmp(&a.first));
    weighed
}

fn row_of(idea: Idea) -> &'static Row {
    TABLE.iter().find(|row| row.idea == idea).expect("each idea has a row")
}

/// The one or two facts that are said, of those that are weighed.
pub(super) fn choose(weighed: &[Weighed]) -> Vec<Fact> {
    let Some(first) = weighed.first().filter(|first| first.first > 0.0).map(|first| first.fact) else {
        return Vec::new();
    };
    let beside = |other: &Weighed| {
        let fact = other.fact;
        let is_here = fact.line == first.line;
        // A move that could wait contrasts with every other.
        let contrast = if is_here && fact.idea != Idea::Reserve { 1.0 } else { CONTRAST };
        let says_no_more = match fact.idea {
            // What the best move prevents is said of the reply that the first sentence names.
            Idea::LetsIn => fact.line == Line::Best && first.squares != fact.squares,
            // The same corner is said once.
            Idea::Corner => first.idea == Idea::Corner && fact.squares == first.squares,
            // The first sentence speaks of the reply.
            Idea::Reply => is_here && first.ply > 1,
            _ => false,
        };
        let names = |a: &Fact, b: &Fact| !a.squares.is_empty() && a.squares.is_subset_of(b.squares);
        let is_same = is_here && (fact.idea == first.idea || names(&fact, &first) || names(&first, &fact));
        if is_same || says_no_more { 0.0 } else { other.second * contrast }
    };
    if row_of(first.idea).whole {
        return vec![first];
    }
    let second = weighed.iter().max_by(|a, b| beside(a).total_cmp(&beside(b)));
    let second = second.filter(|second| beside(second) >= SECOND_MIN).map(|second| second.fact);
    let mut said: Vec<Fact> = std::iter::once(first).chain(second).collect();
    // First what the move does, then what the best one does; an open corner stands first.
    if first.idea != Idea::Corner {
        said.sort_by_key(|fact| fact.line as usize);
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::board;
    use othello::rules::{Color, Move, Square, Squares};

    fn fact(idea: Idea, line: Line, square: &str, ply: usize, gives_back: Option<i16>) -> Fact {
        let square = Square::parse(square, othello::rules::BoardSize::STANDARD).unwrap();
        let gives_back = gives_back.map(Score::from_discs);
        Fact { idea, side: Color::White, squares: Squares::from(square), ply, line, gives_back }
    }

    /// The facts that are said for a loss, with 25 squares empty or so.
    fn said(facts: &[Fact], loss: i16) -> Vec<Idea> {
        let position = board! {"
            - - X O O O - -
            - - X X O O - -
            X X X O O O O O
            - X O X O X O O
            - O O O X X O O
            - - O O O X X -
            - - O O O O - -
            - - - - - - - -
            Black to move
        "};
        let moves: Vec<Vec<Move>> =
            position.legal_moves().iter().map(|square| vec![Move::Place(square)]).collect();
        let lines = Lines::new(position, &moves[0], &moves[1]);
        choose(&weigh(facts.to_vec(), &lines, Score::from_discs(loss))).iter().map(|fact| fact.idea).collect()
    }

    #[test]
    fn each_idea_has_one_row_and_a_weight() {
        for idea in Idea::ALL {
            let rows: Vec<&Row> = TABLE.iter().filter(|row| row.idea == idea).collect();
            assert_eq!(rows.len(), 1, "{idea:?}");
            assert!(rows[0].first.iter().chain(&rows[0].second).any(|weight| *weight > 0.0), "{idea:?}");
        }
    }

    #[test]
    fn what_gives_much_back_is_said_before_what_gives_nothing() {
        let lets_in = |back| fact(Idea::LetsIn, Line::Played, "a5", 2, Some(back));
        let opens = |back| fact(Idea::Opens, Line::Played, "g7", 1, Some(back));
        assert_eq!(said(&[lets_in(8), opens(0)], 8)[0], Idea::LetsIn);
        assert_eq!(said(&[lets_in(0), opens(8)], 8)[0], Idea::Opens);
    }

    #[test]
    fn nothing_far_is_said_of_a_large_loss_where_something_near_gives_a_third_back() {
        let near = |back| fact(Idea::Flips, Line::Played, "g7", 1, Some(back));
        let far = fact(Idea::LastMove, Line::Played, "a1", 6, Some(8));
        assert_eq!(said(&[near(3), far], 9), [Idea::Flips]);
        assert_eq!(said(&[near(2), far], 9), [Idea::LastMove], "less than a third");
        assert_eq!(said(&[near(2), far], 5), [Idea::LastMove], "a small loss");
    }

    #[test]
    fn the_second_sentence_speaks_of_the_other_move_or_of_something_else() {
        let lets_in = fact(Idea::LetsIn, Line::Played, "a5", 2, None);
        let prevents = fact(Idea::LetsIn, Line::Best, "a5", 1, None);
        let reply = fact(Idea::Reply, Line::Played, "a5", 2, None);
        assert_eq!(said(&[lets_in, prevents, reply], 8), [Idea::LetsIn, Idea::LetsIn]);
        assert_eq!(said(&[lets_in, reply], 8), [Idea::LetsIn], "it says no more");
        let whole = fact(Idea::Quiet, Line::Best, "h7", 2, None);
        let flips = fact(Idea::Flips, Line::Best, "g7", 1, None);
        assert_eq!(said(&[whole, flips], 8), [Idea::Quiet], "it speaks of both moves");
        assert_eq!(said(&[], 8), []);
    }
}
