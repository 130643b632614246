//! How games begin: principles, and the first names.

use super::Lesson;
use super::judge::{after, only_least};
use crate::words::name;
use crate::{Exercise, Scene, SceneSource};
use analysis::openings;
use othello::rules::{Move, Position, Square};
use texts::text;

pub(super) const PRINCIPLES: Lesson = Lesson {
    key: "principles",
    title: "lesson-principles-title",
    idea: "lesson-principles-idea",
    captions: &["lesson-principles-picture"],
    n_exercises: 4,
    empties: 34..=47,
    rating: 1400,
    pose: principles,
};

pub(super) const NAMES: Lesson = Lesson {
    key: "names",
    title: "lesson-names-title",
    idea: "lesson-names-idea",
    captions: &["lesson-names-picture"],
    n_exercises: 4,
    empties: 52..=59,
    rating: 1800,
    pose: names,
};

/// How many more squares the mover could play on after a move than the other side.
fn lead(position: &Position, square: Square) -> i32 {
    let after = after(position, square);
    let n = |color| after.legal_moves_of(color).len() as i32;
    n(position.turn()) - n(!position.turn())
}

/// Which move leaves the mover the most moves against the other side?
fn principles(scene: &Scene, _: usize, _: &mut SceneSource) -> Option<Exercise> {
    let position = &scene.position;
    let turn = position.turn();
    // The largest lead has the smallest distance to a lead of 64.
    let best = only_least(position, 2, |square| (64 - lead(position, square)) as usize)?;
    if position.legal_moves().len() < 4 {
        return None;
    }
    let question = text!("exercise-principles-question", color = turn.key());
    Exercise::of_moves(scene, question, |square| {
        let after = after(position, square);
        let n = |color| after.legal_moves_of(color).len();
        let (at, own, others) = (name(square, position), n(turn), n(!turn));
        let sentence =
            text!("exercise-principles-answer", square = at, color = turn.key(), own = own, others = others);
        let better = if square == best { String::new() } else { text!("exercise-principles-better") };
        (square == best, text::sentences(&[sentence, better]))
    })
}

/// Which move leads to a named opening?
fn names(scene: &Scene, number: usize, _: &mut SceneSource) -> Option<Exercise> {
    let position = &scene.position;
    let called =
        |square: Square| openings::after(position, Move::Place(square)).map(|opening| opening.name());
    let mut all: Vec<&str> = position.legal_moves().iter().filter_map(called).collect();
    all.sort_unstable();
    all.dedup();
    // The first exercise asks for one of White's first replies, the others for what comes later.
    let is_first = position.empties().len() == 59;
    if is_first != (number == 0) || all.len() < 2 {
        return None;
    }
    let wanted = all[(position.discs().black.len() + number) % all.len()];
    let question = text!("exercise-names-question", color = position.turn().key(), opening = wanted);
    Exercise::of_moves(scene, question, |square| {
        let at = name(square, position);
        match called(square) {
            Some(own) if own == wanted => (true, text!("exercise-names-right", square = at, opening = own)),
            Some(own) => (false, text!("exercise-names-other", square = at, opening = own)),
            None => (false, text!("exercise-names-none", square = at)),
        }
    })
}
