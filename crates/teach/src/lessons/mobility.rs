//! Having moves: mobility, the frontier, quiet moves, and running the other side out of them.

use super::Lesson;
use super::judge::{after, corners_given, n_frontier, n_replies, only_least};
use crate::words::{all_of, any_of, name};
use crate::{Exercise, Scene, SceneSource};
use analysis::features::{neighbours, open_corners};
use othello::rules::{Move, Position, Square, Squares};
use texts::text;

pub(super) const MOBILITY: Lesson = Lesson {
    key: "mobility",
    title: "lesson-mobility-title",
    idea: "lesson-mobility-idea",
    captions: &["lesson-mobility-picture"],
    n_exercises: 4,
    empties: 24..=48,
    rating: 1400,
    pose: mobility,
};

pub(super) const FRONTIER: Lesson = Lesson {
    key: "frontier",
    title: "lesson-frontier-title",
    idea: "lesson-frontier-idea",
    captions: &["lesson-frontier-picture"],
    n_exercises: 4,
    empties: 26..=48,
    rating: 1300,
    pose: fewest_frontier,
};

pub(super) const QUIET: Lesson = Lesson {
    key: "quiet",
    title: "lesson-quiet-title",
    idea: "lesson-quiet-idea",
    captions: &["lesson-quiet-picture"],
    n_exercises: 4,
    empties: 20..=46,
    rating: 1400,
    pose: quiet,
};

pub(super) const RUN_OUT: Lesson = Lesson {
    key: "run-out",
    title: "lesson-run-out-title",
    idea: "lesson-run-out-idea",
    captions: &["lesson-run-out-picture"],
    n_exercises: 3,
    empties: 10..=36,
    rating: 1200,
    pose: run_out,
};

/// Which move leaves the fewest replies?
fn mobility(scene: &Scene, _: usize, _: &mut SceneSource) -> Option<Exercise> {
    let position = &scene.position;
    let color = position.turn().key();
    let best = only_least(position, 2, |square| n_replies(position, square))?;
    if position.legal_moves().len() < 4 || !corners_given(position, best).is_empty() {
        return None;
    }
    let question = text!("exercise-mobility-question", color = color);
    Exercise::of_moves(scene, question, |square| {
        let (at, n) = (name(square, position), n_replies(position, square));
        let sentence = text!("exercise-mobility-answer", square = at, color = color, n = n);
        (square == best, or_fewer(square == best, sentence))
    })
}

/// A sentence about a move, and, unless it is the best, that another one leaves fewer.
fn or_fewer(is_best: bool, sentence: String) -> String {
    if is_best { sentence } else { text::sentences(&[sentence, text!("exercise-fewer")]) }
}

/// After which move does the mover have the smallest frontier?
fn fewest_frontier(scene: &Scene, _: usize, _: &mut SceneSource) -> Option<Exercise> {
    let position = &scene.position;
    let color = position.turn().key();
    let best = only_least(position, 2, |square| n_frontier(position, square))?;
    if position.legal_moves().len() < 4 || !corners_given(position, best).is_empty() {
        return None;
    }
    let question = text!("exercise-frontier-question", color = color);
    Exercise::of_moves(scene, question, |square| {
        let (at, n) = (name(square, position), n_frontier(position, square));
        let sentence = text!("exercise-frontier-answer", square = at, color = color, n = n);
        (square == best, or_fewer(square == best, sentence))
    })
}

/// The discs that a move flips and that then touch an empty square.
fn flipped_outside(position: &Position, square: Square) -> Squares {
    let empties = after(position, square).empties();
    position.flips(square) & neighbours(empties, position.size())
}

/// Which move flips no disc that then touches an empty square?
fn quiet(scene: &Scene, number: usize, _: &mut SceneSource) -> Option<Exercise> {
    let position = &scene.position;
    let is_quiet = |square| flipped_outside(position, square).is_empty();
    let n_quiet = position.legal_moves().iter().filter(|&square| is_quiet(square)).count();
    let n_moves = position.legal_moves().len();
    let gives_corner = position
        .legal_moves()
        .iter()
        .any(|square| is_quiet(square) && !corners_given(position, square).is_empty());
    if n_quiet > 2 || n_moves < 4 + number || gives_corner {
        return None;
    }
    let question = text!("exercise-quiet-question", color = position.turn().key());
    Exercise::of_moves(scene, question, |square| {
        let (at, outside) = (name(square, position), flipped_outside(position, square));
        let (flips, n) = (position.flips(square), outside.len());
        match n {
            0 => (
                true,
                text!("exercise-quiet-right", square = at, discs = all_of(flips, position), n = flips.len()),
            ),
            _ => (
                false,
                text!("exercise-quiet-outside", square = at, discs = all_of(outside, position), n = n),
            ),
        }
    })
}

/// The corners that replies to a move open to the mover; `None` unless each opens one and none takes one.
pub(super) fn corners_after_any_reply(position: &Position, square: Square) -> Option<Squares> {
    let (turn, after) = (position.turn(), after(position, square));
    let replies = after.legal_moves();
    if replies.is_empty() || !open_corners(&after, !turn).is_empty() {
        return None;
    }
    replies.iter().try_fold(Squares::EMPTY, |all, reply| {
        let replied = after.play(Move::Place(reply)).expect("it is a legal reply");
        let corners = open_corners(&replied, turn);
        (!corners.is_empty()).then_some(all | corners)
    })
}

/// After which move does every reply open a corner?
fn run_out(scene: &Scene, _: usize, _: &mut SceneSource) -> Option<Exercise> {
    let position = &scene.position;
    let turn = position.turn();
    // With a corner open already the question has no point.
    if !open_corners(position, turn).is_empty() || position.legal_moves().len() < 3 {
        return None;
    }
    let color = turn.key();
    let question = text!("exercise-run-out-question", color = color);
    Exercise::of_moves(scene, question, |square| {
        let at = name(square, position);
        let replies = after(position, square).legal_moves();
        let given = corners_given(position, square);
        match (corners_after_any_reply(position, square), given.is_empty(), replies.is_empty()) {
            (Some(corners), ..) => {
                let (corners, n) = (any_of(corners, position), replies.len());
                let sentence =
                    text!("exercise-run-out-right", square = at, color = color, n = n, corners = corners);
                (true, sentence)
            }
            (None, _, true) => (false, text!("exercise-run-out-pass", square = at, color = color)),
            (None, false, _) => (false, text!("exercise-run-out-corner", square = at, color = color)),
            (None, true, false) => {
                let safe = replies.iter().find(|&reply| {
                    let replied = after(position, square).play(Move::Place(reply));
                    replied.is_ok_and(|replied| open_corners(&replied, turn).is_empty())
                });
                let safe = name(safe.expect("not every reply opens a corner"), position);
                (false, text!("exercise-run-out-safe", square = at, color = color, reply = safe))
            }
        }
    })
}
