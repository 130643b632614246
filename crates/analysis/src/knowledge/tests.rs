//! Adds values through every function, in any order, and checks that all queries agree.

use super::*;
use crate::testing::{self, estimate, numbered_positions, random_move, solve, solve_move};
use othello::evaluation::Source;
use othello::rules::Symmetry;
use rand::rngs::SmallRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

const GOAL: Goal = Goal::MostDiscs;

fn square(name: &str) -> Move {
    Move::Place(testing::square(name))
}

fn known_move(knowledge: &Knowledge, position: &Position, mv: Move) -> Evaluation {
    let moves = knowledge.moves(position, GOAL);
    moves.into_iter().find(|evaluation| evaluation.line[0] == mv).expect("it is known")
}

#[test]
fn moves_that_are_images_of_one_another_are_worth_the_same_from_the_first_moment() {
    let (mut knowledge, start) = (Knowledge::default(), Position::start(BoardSize::STANDARD));
    knowledge.learn_move(&start, GOAL, estimate(-1, 8, "f5 d6"));
    let moves = knowledge.moves(&start, GOAL);
    assert_eq!(moves.len(), 4);
    for evaluation in &moves {
        assert_eq!(
            (evaluation.score, evaluation.depth, evaluation.line.len()),
            (Score::from_discs(-1), 8, 2)
        );
        evaluation.line.iter().fold(start, |position, mv| position.play(*mv).expect("the line is legal"));
    }
    for symmetry in Symmetry::all(start.size()) {
        assert_eq!(knowledge.value(&symmetry.position(&start), GOAL).unwrap().score, Score::from_discs(-1));
    }
    assert_eq!(knowledge.value(&start, Goal::FewestDiscs), None);
}

#[test]
fn a_position_and_the_move_into_it_share_their_values() {
    let (mut knowledge, start) = (Knowledge::default(), Position::start(BoardSize::STANDARD));
    let after = start.play(square("f5")).unwrap();
    knowledge.learn(&after, GOAL, estimate(3, 12, "d6 c3"));
    knowledge.learn(&start, GOAL, estimate(0, 10, "f5"));
    assert_eq!(known_move(&knowledge, &start, square("f5")), estimate(-3, 13, "f5 d6 c3"));
    assert_eq!(knowledge.value(&start, GOAL).unwrap().score, Score::from_discs(-3));
    knowledge.learn_move(&start, GOAL, estimate(-5, 20, "f5 f6"));
    assert_eq!(knowledge.value(&after, GOAL), Some(estimate(5, 19, "f6")));
}

#[test]
fn a_move_that_was_looked_at_less_far_is_not_preferred_to_the_one_a_deep_search_chose() {
    let mut knowledge = Knowledge::default();
    let position = Position::start(BoardSize::STANDARD).play(square("f5")).unwrap();
    knowledge.learn_move(&position, GOAL, estimate(5, 8, "f4"));
    knowledge.learn(&position, GOAL, estimate(2, 19, "d6 c3"));
    let best = knowledge.value(&position, GOAL).unwrap();
    assert_eq!((best.score, best.line[0], best.depth), (Score::from_discs(2), square("d6"), 19));
    assert_eq!(knowledge.moves(&position, GOAL)[0].line[0], square("d6"));
    assert_eq!(known_move(&knowledge, &position, square("f4")).score, Score::from_discs(2));
    // Once the other move is searched as deeply, its value counts.
    knowledge.learn_move(&position, GOAL, estimate(4, 20, "f4"));
    assert_eq!(knowledge.value(&position, GOAL).unwrap().line[0], square("f4"));
}

#[test]
fn a_move_shows_the_same_value_after_it_is_played() {
    let mut knowledge = Knowledge::default();
    let start = Position::start(BoardSize::STANDARD).play(square("f5")).unwrap();
    knowledge.learn_move(&start, GOAL, estimate(5, 8, "f4 e3 d6"));
    let after = start.play(square("f4")).unwrap();
    knowledge.learn(&after, GOAL, estimate(-5, 7, "e3 d6 c5"));
    let later = after.play(square("e3")).unwrap();
    knowledge.learn_move(&later, GOAL, estimate(4, 3, "f6"));
    knowledge.learn(&start, GOAL, estimate(2, 19, "d6 c3"));
    let two = Score::from_discs(2);
    assert_eq!(known_move(&knowledge, &start, square("f4")).score, two);
    assert_eq!(knowledge.value(&after, GOAL).unwrap().score, -two);
    assert_eq!(known_move(&knowledge, &after, square("e3")).score, -two);
    assert_eq!(knowledge.value(&later, GOAL).unwrap().score, two);
    assert_eq!(known_move(&knowledge, &later, square("f6")).score, two);
    // A deeper search of the later position changes the value of the move.
    knowledge.learn(&after, GOAL, estimate(-4, 30, "e3 d6"));
    assert_eq!(known_move(&knowledge, &start, square("f4")).score, Score::from_discs(4));
    assert_eq!(knowledge.value(&later, GOAL).unwrap().score, Score::from_discs(4));
}

#[test]
fn without_a_named_best_move_the_best_possible_one_counts() {
    let mut knowledge = Knowledge::default();
    let position = Position::start(BoardSize::STANDARD).play(square("f5")).unwrap();
    knowledge.learn(&position, GOAL, estimate(4, 20, ""));
    assert_eq!(knowledge.value(&position, GOAL), Some(estimate(4, 20, "")));
    knowledge.learn_move(&position, GOAL, estimate(1, 8, "f4"));
    knowledge.learn_move(&position, GOAL, estimate(0, 8, "d6"));
    let first = |knowledge: &Knowledge| {
        let value = knowledge.value(&position, GOAL).unwrap();
        assert_eq!((value.score, value.depth), (Score::from_discs(4), 20));
        value.line[0]
    };
    assert_eq!(first(&knowledge), square("f4"));
    let at_most = Bounds { high: 2, ..Bounds::UNKNOWN };
    knowledge.learn_move(&position, GOAL, estimate(1, 8, "f4").within(at_most));
    assert_eq!(first(&knowledge), square("d6"), "the other cannot be worth so much");
}

#[test]
fn without_a_choice_a_position_has_the_value_of_the_next_one() {
    let mut n = 0;
    for position in (0..40).flat_map(|seed| neighbourhood(ending(seed))) {
        for mv in position.moves() {
            let forced = position.play(mv).unwrap();
            let replies = forced.moves();
            let after = replies.first().and_then(|&reply| forced.play(reply).ok());
            let Some(after) = after.filter(|_| replies.len() == 1) else { continue };
            if after.outcome().is_some() {
                continue;
            }
            let mut knowledge = Knowledge::default();
            let (score, line) = solve(&after);
            knowledge.learn(&after, GOAL, Evaluation::proven(score).with_line(line));
            knowledge.learn_move(&position, GOAL, estimate_for_another_move(&position, mv));
            assert_eq!(known_move(&knowledge, &position, mv).exact(), Some(score), "{position}");
            n += 1;
        }
    }
    assert!(n > 20, "{n}");
}

/// An estimate of a position whose best move is not this one, if it has another.
fn estimate_for_another_move(position: &Position, mv: Move) -> Evaluation {
    let other = position.moves().into_iter().find(|other| *other != mv).unwrap_or(mv);
    Evaluation::estimate(Score::default(), 1, 73).with_line(vec![other])
}

/// A random position of 4×4 near the end of the game.
fn ending(seed: u64) -> Position {
    let mut position = Position::start("4x4".parse().unwrap());
    for ply in 0..6 {
        let Ok(after) = position.play(random_move(&position, seed << 16 | ply)) else { break };
        if after.outcome().is_some() {
            break;
        }
        position = after;
    }
    position
}

/// A random finding: the truth, a true bound, or an arbitrarily wrong estimate.
fn finding(position: &Position, mv: Option<Move>, random: &mut SmallRng) -> Evaluation {
    let (score, line) = match mv {
        None => solve(position),
        Some(mv) => solve_move(position, mv),
    };
    let first = mv.unwrap_or_else(|| *position.moves().choose(random).unwrap());
    let wrong = Score::from_hundredths(random.random_range(-1_600..=1_600));
    let guess = Evaluation::estimate(wrong, random.random_range(1..12), 73).with_line(vec![first]);
    match random.random_range(0..6) {
        0 => Evaluation::proven(score).with_line(line),
        1 => guess.within(Bounds { low: score - 2, ..Bounds::UNKNOWN }),
        2 => guess.within(Bounds { high: score, ..Bounds::UNKNOWN }),
        3 => guess.from(Source::Book),
        4 => guess.from(Source::Saved),
        _ => guess,
    }
}

/// A position and all positions one or two moves after it.
fn neighbourhood(position: Position) -> Vec<Position> {
    let mut all = vec![position];
    for at in 0..2 {
        let last = if at == 0 { 0..1 } else { 1..all.len() };
        for index in last {
            let position = all[index];
            let after = position.moves().into_iter().map(|mv| position.play(mv).unwrap());
            all.extend(after.filter(|after| after.outcome().is_none()));
        }
    }
    all
}

#[test]
fn queries_agree_and_no_value_gets_worse_whatever_the_order_of_findings() {
    let (mut n_the_same, mut n_moves) = (0, 0);
    for seed in 0..60 {
        let mut random = SmallRng::seed_from_u64(seed);
        let places = neighbourhood(ending(seed));
        let mut knowledge = Knowledge::default();
        for _ in 0..60 {
            let before: Vec<Vec<Evaluation>> =
                places.iter().map(|place| knowledge.moves(place, GOAL)).collect();
            let place = *places.choose(&mut random).unwrap();
            // Half of the findings are about a position, as from a search or a file, half about one move.
            if random.random_bool(0.5) {
                knowledge.learn(&place, GOAL, finding(&place, None, &mut random));
            } else {
                let mv = *place.moves().choose(&mut random).unwrap();
                knowledge.learn_move(&place, GOAL, finding(&place, Some(mv), &mut random));
            }
            for (place, before) in places.iter().zip(before) {
                check(&knowledge, place, &before);
                let (the_same, moves) = count_same_after_play(&knowledge, place);
                (n_the_same, n_moves) = (n_the_same + the_same, n_moves + moves);
            }
        }
    }
    // A few differ, since two searches of equal depth may contradict each other.
    assert!(100 * n_the_same >= 98 * n_moves, "{n_the_same} of {n_moves}");
}

fn check(knowledge: &Knowledge, place: &Position, before: &[Evaluation]) {
    let now = knowledge.moves(place, GOAL);
    for old in before {
        let new = now.iter().find(|new| new.line[0] == old.line[0]).expect("nothing is forgotten");
        assert!(!old.is_better_than(new), "{place}{old:?}\n{new:?}");
    }
    for evaluation in &now {
        let truth = solve_move(place, evaluation.line[0]).0;
        assert!((evaluation.bounds.low..=evaluation.bounds.high).contains(&truth), "{place}{evaluation:?}");
    }
    assert!(now.is_sorted_by_key(|evaluation| Reverse(evaluation.score)));
    let Some(value) = knowledge.value(place, GOAL) else { return };
    if let Some(best) = now.first().filter(|_| now.len() == place.moves().len()) {
        assert_eq!(best.score, value.score, "{place}{value:?}\n{now:?}");
    }
    for symmetry in Symmetry::all(place.size()) {
        let image = symmetry.position(place);
        assert_eq!(knowledge.value(&image, GOAL).unwrap().score, value.score);
    }
}

/// How many moves of a position show the same value before and after they are played, and how many there are.
fn count_same_after_play(knowledge: &Knowledge, place: &Position) -> (usize, usize) {
    let moves = knowledge.moves(place, GOAL);
    let is_the_same = |shown: &&Evaluation| {
        let after = place.play(shown.line[0]).unwrap();
        knowledge.value(&after, GOAL).is_some_and(|value| value.score == -shown.score)
    };
    (moves.iter().filter(is_the_same).count(), moves.len())
}

#[test]
fn the_order_of_findings_does_not_change_the_proofs() {
    let places = neighbourhood(ending(3));
    let mut random = SmallRng::seed_from_u64(1);
    let mut findings: Vec<(Position, Evaluation)> =
        places.iter().map(|place| (*place, finding(place, None, &mut random))).collect();
    let mut values = Vec::new();
    for _ in 0..6 {
        findings.shuffle(&mut random);
        let mut knowledge = Knowledge::default();
        findings.iter().for_each(|(place, found)| knowledge.learn(place, GOAL, found.clone()));
        let bounds = |place: &Position| knowledge.value(place, GOAL).map(|value| value.bounds);
        values.push(places.iter().map(bounds).collect::<Vec<_>>());
    }
    assert!(values.windows(2).all(|pair| pair[0] == pair[1]));
}

#[test]
fn the_least_recently_used_positions_are_forgotten_first() {
    let mut knowledge = Knowledge::default();
    let start = Position::start(BoardSize::STANDARD);
    knowledge.learn(&start, GOAL, estimate(0, 5, "f5 d6"));
    for (last_used, position) in (0..).zip(numbered_positions(POSITIONS_MAX)) {
        let own = Evaluation::unknown();
        let (proven, reach) = (Bounds::UNKNOWN, own.effort());
        let known = KnownPosition { own, proven, moves: Vec::new(), value: None, reach, last_used };
        knowledge.positions.insert(key(&position, GOAL).0, known);
    }
    knowledge.clock = POSITIONS_MAX as u64;
    knowledge.look_at(&start, GOAL);
    knowledge.forget_half();
    assert!(knowledge.positions.len() <= POSITIONS_MAX / 2 + 1);
    assert_eq!(knowledge.value(&start, GOAL).unwrap().line[0], square("f5"));
}

#[test]
fn a_book_that_has_changed_is_forgotten_and_nothing_else() {
    let (mut knowledge, start) = (Knowledge::default(), Position::start(BoardSize::STANDARD));
    let after = start.play(square("f5")).unwrap();
    knowledge.learn_move(&start, GOAL, estimate(3, 20, "f5").from(Source::Book));
    knowledge.learn_move(&after, GOAL, estimate(2, 9, "d6"));
    knowledge.learn_move(&after, GOAL, estimate(-7, 30, "f4").from(Source::Book));
    let proven = Evaluation::proven(-12).with_line(vec![square("f6")]);
    knowledge.learn_move(&after, GOAL, proven.from(Source::Book));
    assert_eq!(known_move(&knowledge, &start, square("f5")).source, Source::Book);
    let revision = knowledge.revision;
    knowledge.forget(Source::Book);
    assert!(knowledge.revision > revision);
    assert_eq!(knowledge.value(&start, GOAL), None);
    let left: Vec<Evaluation> = knowledge.moves(&after, GOAL);
    let scores: Vec<i16> = left.iter().map(|evaluation| evaluation.score.discs()).collect();
    assert_eq!(scores, [2, -12]);
    assert!(left[1].is_exact(), "a proof of any source is true");
    // The new book counts as if it were the first.
    knowledge.learn_move(&start, GOAL, estimate(-1, 20, "f5").from(Source::Book));
    assert_eq!(known_move(&knowledge, &start, square("f5")).score, Score::from_discs(-1));
}
