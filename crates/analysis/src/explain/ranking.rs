//! Weighs facts by one table, and chooses the one or two that an explanation states.
//!
//! A fact's weight is that of its idea in the line, played or best, times a factor for each further ply, for
//! the phase of the game, for each further square, and for the share of the loss that it gives back. The
//! heaviest fact is chosen, and with it the one with the highest weight as a second sentence. The fact about
//! the move played comes first, unless the heaviest one is about a corner.

use super::fact::{Fact, Idea, Line};
use super::lines::Lines;
use othello::evaluation::Score;

/// The weights of an idea. Of two numbers the first is for a fact of the line played, the second for one of
/// the best line.
struct Row {
    idea: Idea,
    /// As the first sentence.
    first: [f64; 2],
    /// As the second one.
    second: [f64; 2],
    /// The factor for each ply after the second.
    per_ply: f64,
    /// The factors with more than 40 empty squares, with 21 to 40, with fewer.
    phases: [f64; 3],
    /// The factor for each square after the first.
    per_square: f64,
    /// The factor of a fact that gives nothing of the loss back; up to [`ALL_BACK`] if the fact gives all.
    none_back: f64,
    /// Whether its sentence speaks of both lines, so that it stands alone.
    of_both: bool,
}

#[rustfmt::skip]
#[allow(clippy::too_many_arguments, reason = "the columns of the table")]
const fn row(
    idea: Idea, first: [f64; 2], second: [f64; 2], per_ply: f64, phases: [f64; 3], per_square: f64,
    none_back: f64, of_both: bool,
) -> Row {
    Row { idea, first, second, per_ply, phases, per_square, none_back, of_both }
}

/// Fitted to judgements (`data/reasons.jsonl`).
#[rustfmt::skip]
const TABLE: [Row; 16] = [
    //                      first       second       per   phases           per    none  of
    //                                               ply                    square back  both
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

/// The factor of a fact that gives all of the loss back.
const ALL_BACK: f64 = 1.4;
/// The factor of a second sentence about the other line.
const CONTRAST: f64 = 1.3;
/// The least weight of a fact that becomes the second sentence.
const SECOND_MIN: f64 = 0.5;
/// From this loss on, facts of later plies are left out if one within [`NEAR_PLIES`] plies gives back
/// [`NEAR_SHARE`] of the loss.
const LARGE: Score = Score::from_discs(6);
const NEAR_PLIES: usize = 4;
const NEAR_SHARE: f64 = 1.0 / 3.0;

/// The facts with their weights, the heaviest first.
pub(super) fn weigh(facts: Vec<Fact>, lines: &Lines, loss: Score) -> Vec<Fact> {
    let share = |fact: &Fact| {
        let loss = loss.in_discs().max(2.0);
        fact.gives_back.map(|back| (back.in_discs() / loss).clamp(0.0, 1.0))
    };
    let has_near_fact =
        loss >= LARGE && facts.iter().any(|fact| fact.ply <= NEAR_PLIES && share(fact) >= Some(NEAR_SHARE));
    let phase = match lines.before.empties().len() {
        41.. => 0,
        21..=40 => 1,
        _ => 2,
    };
    let weighed = |fact: Fact| {
        let row = row_of(fact.idea);
        let back = share(&fact).map_or(1.0, |share| row.none_back + (ALL_BACK - row.none_back) * share);
        let common = row.phases[phase]
            * row.per_ply.powi(fact.ply.saturating_sub(2) as i32)
            * row.per_square.powi(fact.squares.len().saturating_sub(1) as i32)
            * back;
        let line = fact.line as usize;
        Fact { first: common * row.first[line], second: common * row.second[line], ..fact }
    };
    let kept = facts.into_iter().filter(|fact| !has_near_fact || fact.ply <= NEAR_PLIES);
    let mut weighed: Vec<Fact> = kept.map(weighed).collect();
    weighed.sort_by(|a, b| b.first.total_cmp(&a.first));
    weighed
}

fn row_of(idea: Idea) -> &'static Row {
    TABLE.iter().find(|row| row.idea == idea).expect("each idea has a row")
}

/// Chooses one or two of the weighed facts, in the order of their sentences.
pub(super) fn choose(weighed: &[Fact]) -> Vec<Fact> {
    let heaviest = weighed.first().filter(|heaviest| heaviest.first > 0.0);
    let Some(&first) = heaviest else { return Vec::new() };
    let weight_beside = |fact: &Fact| {
        let is_same_line = fact.line == first.line;
        // A reserve, a move that can wait, counts as a contrast even within the same line.
        let contrast = if is_same_line && fact.idea != Idea::Reserve { 1.0 } else { CONTRAST };
        let says_no_more = match fact.idea {
            // That the best move prevents a reply adds something only if the first sentence names this reply.
            Idea::LetsIn => fact.line == Line::Best && first.squares != fact.squares,
            // The first sentence already names this corner.
            Idea::Corner => first.idea == Idea::Corner && fact.squares == first.squares,
            // A first sentence about a later ply has told of the reply.
            Idea::Reply => is_same_line && first.ply > 1,
            _ => false,
        };
        let is_within = |a: &Fact, b: &Fact| !a.squares.is_empty() && a.squares.is_subset_of(b.squares);
        let is_nested = is_within(fact, &first) || is_within(&first, fact);
        let is_same = is_same_line && (fact.idea == first.idea || is_nested);
        if is_same || says_no_more { 0.0 } else { fact.second * contrast }
    };
    if row_of(first.idea).of_both {
        return vec![first];
    }
    let second = weighed.iter().max_by(|a, b| weight_beside(a).total_cmp(&weight_beside(b)));
    let second = second.filter(|second| weight_beside(second) >= SECOND_MIN).copied();
    let mut said: Vec<Fact> = std::iter::once(first).chain(second).collect();
    // What the move played does comes before what the best one does, but a corner comes first.
    if first.idea != Idea::Corner {
        said.sort_by_key(|fact| fact.line as usize);
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::board;
    use othello::rules::{Color, Move, Square};

    fn fact(idea: Idea, line: Line, square: &str, ply: usize, gives_back: Option<i16>) -> Fact {
        let square = Square::parse(square, othello::rules::BoardSize::STANDARD).unwrap();
        let gives_back = gives_back.map(Score::from_discs);
        let fact = super::super::ideas::fact(idea, Color::White, square.into(), ply, line);
        Fact { gives_back, ..fact }
    }

    /// Ideas of the chosen facts for a loss in discs, with 25 empty squares.
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
    fn a_fact_that_gives_much_back_comes_before_one_that_gives_nothing() {
        let lets_in = |back| fact(Idea::LetsIn, Line::Played, "a5", 2, Some(back));
        let opens = |back| fact(Idea::Opens, Line::Played, "g7", 1, Some(back));
        assert_eq!(said(&[lets_in(8), opens(0)], 8)[0], Idea::LetsIn);
        assert_eq!(said(&[lets_in(0), opens(8)], 8)[0], Idea::Opens);
    }

    #[test]
    fn far_facts_of_a_large_loss_are_left_out_if_a_near_one_gives_a_third_back() {
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
        let of_both = fact(Idea::Quiet, Line::Best, "h7", 2, None);
        let flips = fact(Idea::Flips, Line::Best, "g7", 1, None);
        assert_eq!(said(&[of_both, flips], 8), [Idea::Quiet], "it speaks of both moves");
        assert_eq!(said(&[], 8), []);
    }
}
