//! The exercises on mobility: few replies, a small frontier, quiet moves, and no safe reply.

use super::judge::{after, answer_with_hint, corners_given, only_least};
use crate::words::{all_of, any_of, name};
use crate::{Exercise, Scene, Solve};
use analysis::features::{frontier, neighbours, open_corners};
use othello::rules::{Move, Position, Square, Squares};
use texts::text;

/// Which move leaves the fewest replies?
pub(super) fn mobility(scene: &Scene, _: usize, _: &mut Solve) -> Option<Exercise> {
    let (position, color) = (&scene.position, scene.position.turn().key());
    let n_replies = |square| after(position, square).legal_moves().len();
    fewest(scene, text!("exercise-mobility-question", color = color), n_replies, |at, n| {
        text!("exercise-mobility-answer", square = at, color = color, n = n)
    })
}

/// Asks for the move with the lowest `count`, if it gives no corner. `answer` gets a square's name and count.
fn fewest(
    scene: &Scene,
    question: String,
    count: impl Fn(Square) -> usize,
    answer: impl Fn(String, usize) -> String,
) -> Option<Exercise> {
    let best = only_least(&scene.position, &count)?;
    if !corners_given(&scene.position, best).is_empty() {
        return None;
    }
    Exercise::of_moves(scene, question, |square, at| {
        answer_with_hint(square == best, answer(at, count(square)), "exercise-fewer")
    })
}

/// After which move does the mover have the smallest frontier?
pub(super) fn fewest_frontier(scene: &Scene, _: usize, _: &mut Solve) -> Option<Exercise> {
    let (position, turn) = (&scene.position, scene.position.turn());
    let n_frontier = |square| frontier(&after(position, square))[turn].len();
    fewest(scene, text!("exercise-frontier-question", color = turn.key()), n_frontier, |at, n| {
        text!("exercise-frontier-answer", square = at, color = turn.key(), n = n)
    })
}

/// The discs that a move flips and that then touch an empty square.
fn flipped_to_frontier(position: &Position, square: Square) -> Squares {
    let empties = after(position, square).empties();
    position.flips(square) & neighbours(empties, position.size())
}

/// Which move flips no disc that then touches an empty square? Later exercises need more moves.
pub(super) fn quiet(scene: &Scene, number: usize, _: &mut Solve) -> Option<Exercise> {
    let (position, moves) = (&scene.position, scene.position.legal_moves());
    let is_quiet = |square: &Square| flipped_to_frontier(position, *square).is_empty();
    let gives_corner = |square| !corners_given(position, square).is_empty();
    let n_quiet = moves.iter().filter(is_quiet).count();
    if n_quiet > 2 || moves.len() < 4 + number || moves.iter().filter(is_quiet).any(gives_corner) {
        return None;
    }
    let question = text!("exercise-quiet-question", color = position.turn().key());
    Exercise::of_moves(scene, question, |square, at| {
        let outside = flipped_to_frontier(position, square);
        let named = if outside.is_empty() { position.flips(square) } else { outside };
        let (discs, n) = (all_of(named, position), named.len());
        match outside.is_empty() {
            true => (true, text!("exercise-quiet-right", square = at, discs = discs, n = n)),
            false => (false, text!("exercise-quiet-outside", square = at, discs = discs, n = n)),
        }
    })
}

/// The corners that replies open to the mover; `None` without replies, or if one opens none or can take one.
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
pub(super) fn run_out(scene: &Scene, _: usize, _: &mut Solve) -> Option<Exercise> {
    let position = &scene.position;
    let turn = position.turn();
    // With a corner open already the question has no point.
    if !open_corners(position, turn).is_empty() || position.legal_moves().len() < 3 {
        return None;
    }
    let color = turn.key();
    let question = text!("exercise-run-out-question", color = color);
    Exercise::of_moves(scene, question, |square, at| {
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
