//! Adds evaluations through every function, in random order, and checks that all views agree.

use super::*;
use crate::review::{Plan, Review};
use crate::study::{EngineOrder, Study};
use crate::testing::{game as game_of, random_game, solve, solve_move};
use engine::{Level, MoveReport, Report};
use othello::evaluation::{Evaluation, Score};
use othello::rules::{BoardSize, Color};
use rand::rngs::SmallRng;
use rand::seq::{IndexedRandom, IteratorRandom};
use rand::{RngExt, SeedableRng};
use std::time::Duration;

const GOAL: Goal = Goal::MostDiscs;

/// A game, and all parts of the program that find or show values of it.
struct AllViews {
    record: Record,
    positions: Vec<Position>,
    knowledge: Knowledge,
    study: Study,
    plan: Plan,
    random: SmallRng,
}

impl AllViews {
    fn of(record: Record, seed: u64) -> AllViews {
        let (knowledge, mut study) = (Knowledge::default(), Study::default());
        study.start();
        let plan = Plan::new(&record, Level::new(20), knowledge.clone());
        let positions = Review::of(&record, &knowledge).positions;
        AllViews { record, positions, knowledge, study, plan, random: SmallRng::seed_from_u64(seed) }
    }

    fn any_position(&mut self) -> Position {
        let is_open = |position: &&Position| position.outcome().is_none();
        *self.positions.iter().filter(is_open).choose(&mut self.random).expect("a game has positions")
    }

    /// A random estimate, or with few empty squares perhaps the proven value.
    fn report(&mut self, position: &Position) -> Report {
        let (depth, selectivity) = (self.random.random_range(1..30), 73);
        let found = match position.empties().len() {
            ..=6 if self.random.random() => Evaluation::proven(solve(position).0),
            _ => {
                let score = Score::from_hundredths(self.random.random_range(-600..=600));
                Evaluation::estimate(score, depth, selectivity)
            }
        };
        let first = match found.exact() {
            Some(score) => position.moves().into_iter().find(|&mv| solve_move(position, mv).0 == score),
            None => position.moves().choose(&mut self.random).copied(),
        };
        let lines = vec![found.with_line(first.into_iter().collect())];
        Report { lines, depth, selectivity, nodes: 1, elapsed: Duration::ZERO }
    }

    /// Live analysis finds the value of a move of a position of the game.
    fn analyse(&mut self) {
        let position = self.any_position();
        let Some(EngineOrder::Analyse(id, _)) = self.study.follow(&position, GOAL, true, &mut self.knowledge)
        else {
            return;
        };
        let mv = *position.moves().choose(&mut self.random).expect("the game goes on");
        let after = position.play(mv).unwrap();
        let evaluation = match after.outcome() {
            Some(_) => Evaluation::proven(solve_move(&position, mv).0).with_line(vec![mv]),
            None => self.report(&after).evaluation().unwrap().before(mv),
        };
        let found = MoveReport { id, evaluation, nodes: 1, elapsed: Duration::ZERO };
        self.study.hear(found, &mut self.knowledge);
    }

    /// The review's next search.
    fn review(&mut self) {
        let Some(request) = self.plan.request() else { return };
        let report = self.report(&request.position);
        for (position, evaluation) in self.plan.take(&report) {
            self.knowledge.learn(&position, GOAL, evaluation);
        }
    }

    /// A hint is a search from the position itself.
    fn hint(&mut self) {
        let position = self.any_position();
        let evaluation = self.report(&position).evaluation().unwrap();
        self.knowledge.learn(&position, GOAL, evaluation);
    }

    fn look_up(&mut self) {
        let position = self.any_position();
        book(&mut self.knowledge, Book::embedded().as_deref(), &position, GOAL);
    }

    /// Writes the review into the record and reads it back.
    fn reopen(&mut self) {
        for (node, evaluation) in Review::of(&self.record, &self.knowledge).to_keep() {
            self.record.annotations_mut(node).evaluation = Some(evaluation);
        }
        game(&mut self.knowledge, &self.record);
    }

    fn check(&mut self) {
        let review = Review::of(&self.record, &self.knowledge);
        for (at, position) in self.positions.iter().enumerate() {
            let now = self.knowledge.moves(position, GOAL);
            let Some(value) = self.knowledge.value(position, GOAL) else { continue };
            if position.outcome().is_none() {
                _ = self.study.follow(position, GOAL, true, &mut self.knowledge);
                let listed = self.study.analysis().map_or(&[][..], |analysis| &analysis.evaluations);
                assert_eq!(listed, self.knowledge.moves(position, GOAL), "{position}");
            }
            // The review shows the value that the squares of the board show.
            let Some(played) = review.moves.iter().find(|played| played.at == at) else { continue };
            let is_bounded = played.before.score.of(position.turn()) != value.score;
            if let Some(square) = now.iter().find(|of| of.line[0] == played.mv).filter(|_| !is_bounded) {
                assert_eq!(played.after.score.of(position.turn()), square.score, "{position}{now:?}");
            }
        }
    }

    fn take_steps(&mut self, n_steps: usize) {
        for _ in 0..n_steps {
            let step = [Self::analyse, Self::review, Self::hint, Self::look_up, Self::reopen]
                .choose(&mut self.random)
                .copied()
                .expect("there are steps");
            step(self);
            self.check();
        }
    }
}

#[test]
fn all_views_agree() {
    for seed in 0..6 {
        AllViews::of(random_game("4x4".parse().unwrap(), seed), seed).take_steps(60);
    }
    // A game whose positions the book knows.
    for seed in 0..6 {
        AllViews::of(game_of("f5d6c3d3c4f4"), seed).take_steps(60);
    }
}

#[test]
fn the_book_is_asked_where_most_discs_win() {
    let start = Position::start(BoardSize::STANDARD);
    for (goal, n_moves) in [(Goal::MostDiscs, 4), (Goal::FewestDiscs, 0)] {
        let mut knowledge = Knowledge::default();
        book(&mut knowledge, Book::embedded().as_deref(), &start, goal);
        assert_eq!(knowledge.moves(&start, goal).len(), n_moves);
    }
}

#[test]
fn values_saved_in_a_game_are_known() {
    let mut record = game_of("f5");
    // Without a best move, as other programs write it.
    let written = Evaluation::saved(Score::from_discs(3), Some((12, 73)));
    record.annotations_mut(record.cursor()).evaluation = Some(written);
    let mut knowledge = Knowledge::default();
    game(&mut knowledge, &record);
    knowledge.look_at(record.start(), GOAL);
    assert_eq!(record.position().turn(), Color::White);
    assert_eq!(knowledge.moves(record.start(), GOAL)[0].score, Score::from_discs(-3));
}
