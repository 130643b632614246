//! The exercises on openings: their principles and their names.

use super::judge::{after, answer_with_hint, only_least};
use crate::{Exercise, Scene, Solve};
use analysis::openings;
use othello::rules::{Move, Square};
use texts::text;

/// After which move does the mover have the largest lead over the other side in legal moves?
pub(super) fn principles(scene: &Scene, _: usize, _: &mut Solve) -> Option<Exercise> {
    let position = &scene.position;
    let turn = position.turn();
    // The squares that the mover and the other side could play on after a move.
    let counts = |square| [turn, !turn].map(|color| after(position, square).legal_moves_of(color).len());
    // The largest lead has the smallest distance to a lead of 64.
    let best = only_least(position, |square| {
        let [own, others] = counts(square);
        64 + others - own
    })?;
    let question = text!("exercise-principles-question", color = turn.key());
    Exercise::of_moves(scene, question, |square, at| {
        let [own, others] = counts(square);
        let sentence =
            text!("exercise-principles-answer", square = at, color = turn.key(), own = own, others = others);
        answer_with_hint(square == best, sentence, "exercise-principles-better")
    })
}

/// Which move leads to a named opening?
pub(super) fn names(scene: &Scene, number: usize, _: &mut Solve) -> Option<Exercise> {
    let position = &scene.position;
    let called =
        |square: Square| openings::after(position, Move::Place(square)).map(|opening| opening.name());
    let mut all: Vec<&str> = position.legal_moves().iter().filter_map(called).collect();
    all.sort_unstable();
    all.dedup();
    // The first exercise asks for one of White's first replies, the others for a later move.
    let is_first = position.empties().len() == 59;
    if is_first != (number == 0) || all.len() < 2 {
        return None;
    }
    let wanted = all[(position.discs().black.len() + number) % all.len()];
    let question = text!("exercise-names-question", color = position.turn().key(), opening = wanted);
    Exercise::of_moves(scene, question, |square, at| match called(square) {
        Some(own) if own == wanted => (true, text!("exercise-names-right", square = at, opening = own)),
        Some(own) => (false, text!("exercise-names-other", square = at, opening = own)),
        None => (false, text!("exercise-names-none", square = at)),
    })
}
