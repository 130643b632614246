//! Exercises on the value of discs: most are worth little early in a game; stable ones stay for ever.

use super::judge::{after, answer_with_hint, clear, exercise, good};
use crate::words::name;
use crate::{Exercise, Scene, Solve};
use analysis::features::edges_from_corners;
use engine::stability::stable;
use othello::rules::{Color, Position, Square, Squares};
use texts::text;

/// Asks for the good moves where the one move that flips most discs is wrong.
pub(super) fn greed(scene: &Scene, _: usize, solve: &mut Solve) -> Option<Exercise> {
    let position = &scene.position;
    let n_flips = |square: Square| position.flips(square).len();
    let moves = position.legal_moves();
    let most = moves.iter().map(n_flips).max()?;
    if moves.len() < 3 || most < 5 || moves.iter().filter(|&square| n_flips(square) == most).count() > 1 {
        return None;
    }
    let truth = clear(position, solve)?;
    let greediest = moves.iter().find(|&square| n_flips(square) == most)?;
    let good = good(&truth);
    if good.contains(greediest) || good.iter().any(|square| 2 * n_flips(square) > most + 1) {
        return None;
    }
    let (color, at) = (position.turn().key(), name(greediest, position));
    let question = text!("exercise-greed-question", color = color, square = at, discs = most);
    exercise(&truth, scene, question, |square, at| {
        text!("exercise-greed-answer", square = at, discs = n_flips(square))
    })
}

/// How many more discs of the mover are stable after a move.
fn n_made_stable(position: &Position, square: Square) -> usize {
    let turn = position.turn();
    let (before, after) = (stable(position)[turn], stable(&after(position, square))[turn]);
    (after & !before).len()
}

/// The discs of a side in corners, and those connected to them along the edges.
fn connected(position: &Position, color: Color) -> Squares {
    let is_own = |square: &Square| position.disc_at(*square) == Some(color);
    edges_from_corners().into_iter().flat_map(|edge| edge.into_iter().take_while(is_own)).collect()
}

/// Asks which move makes the most discs stable, where every disc that becomes stable is [`connected`].
pub(super) fn stable_discs(scene: &Scene, number: usize, _: &mut Solve) -> Option<Exercise> {
    let position = &scene.position;
    let (turn, moves) = (position.turn(), position.legal_moves());
    let connected_before = connected(position, turn);
    let gain = |square| (connected(&after(position, square), turn) & !connected_before).len();
    let mut gains: Vec<usize> = moves.iter().map(gain).collect();
    gains.sort_unstable_by(|a, b| b.cmp(a));
    let (most, second) = (*gains.first()?, *gains.get(1)?);
    // In the first two exercises only one move gains discs; later the best gains two more than the next.
    let is_asked = if number < 2 { most >= 1 && second == 0 } else { second >= 1 && most >= second + 2 };
    // Checked last, since `stable` takes longer than `connected`.
    if !is_asked || moves.iter().any(|square| n_made_stable(position, square) != gain(square)) {
        return None;
    }
    let question = text!("exercise-stable-question", color = turn.key());
    Exercise::of_moves(scene, question, |square, at| match gain(square) {
        0 => (false, text!("exercise-stable-none", square = at)),
        n => {
            let sentence = text!("exercise-stable-some", square = at, discs = n);
            answer_with_hint(n == most, sentence, "exercise-stable-more")
        }
    })
}
