//! Exercises on squares beside corners, on X-squares that are right, and on corners better left alone.

use super::judge::{after, clear, corners_given, exercise, good, of_kind};
use crate::words::{any_of, name};
use crate::{Exercise, Scene, Solve};
use analysis::features::{Beside, beside_empty_corner, open_corners};
use othello::rules::{Position, Square};
use texts::text;

/// Which move opens no corner?
pub(super) fn beside(scene: &Scene, _: usize, _: &mut Solve) -> Option<Exercise> {
    let position = &scene.position;
    let (turn, other) = (position.turn(), !position.turn());
    let (safe, unsafe_ones): (Vec<Square>, Vec<Square>) =
        position.legal_moves().iter().partition(|&square| corners_given(position, square).is_empty());
    let is_beside = |square: &&Square| beside_empty_corner(position, **square).is_some();
    let n_traps = unsafe_ones.iter().filter(is_beside).count();
    let is_open = !(open_corners(position, other) | open_corners(position, turn)).is_empty();
    if is_open || safe.len() > 3 || n_traps < 2 {
        return None;
    }
    let (question, color) = (text!("exercise-beside-question", color = turn.key()), turn.key());
    Exercise::of_moves(scene, question, |square, at| {
        let given = corners_given(position, square);
        if given.is_empty() {
            return (true, text!("exercise-beside-right", square = at, color = color));
        }
        let corners = any_of(given, position);
        let beside = beside_empty_corner(position, square).filter(|(corner, _)| given.contains(*corner));
        let why = match beside.map(|(_, kind)| kind) {
            Some(Beside::X) => text!("exercise-beside-x", square = at, color = color, corners = corners),
            Some(Beside::C) => text!("exercise-beside-c", square = at, color = color, corners = corners),
            None => text!("exercise-beside-line", square = at, color = color, corners = corners),
        };
        (false, why)
    })
}

/// The empty corner that an X-square lies beside.
fn corner_of_x(position: &Position, square: Square) -> Option<Square> {
    let (corner, kind) = beside_empty_corner(position, square)?;
    (kind == Beside::X).then_some(corner)
}

/// Which move is good, where only X-squares are?
pub(super) fn x_right(scene: &Scene, _: usize, solve: &mut Solve) -> Option<Exercise> {
    let position = &scene.position;
    let truth = of_kind(position, solve, |square| corner_of_x(position, square).is_some())?;
    let color = position.turn().key();
    exercise(&truth, scene, text!("exercise-most-question", color = color), |square, at| {
        let Some(corner) = corner_of_x(position, square) else {
            return text!("exercise-x-none", square = at);
        };
        let corner_name = name(corner, position);
        if corners_given(position, square).contains(corner) {
            text!("exercise-x-lets", square = at, color = color, corner = corner_name)
        } else {
            text!("exercise-x-cannot", square = at, color = color, corner = corner_name)
        }
    })
}

/// Which X-square keeps its corner closed?
pub(super) fn diagonals(scene: &Scene, _: usize, _: &mut Solve) -> Option<Exercise> {
    let position = &scene.position;
    let color = position.turn().key();
    let gives_its_corner = |square, corner: Option<Square>| {
        corner.is_some_and(|at| corners_given(position, square).contains(at))
    };
    let is_bad_x = |square| gives_its_corner(square, corner_of_x(position, square));
    if !position.legal_moves().iter().any(is_bad_x) || !open_corners(position, !position.turn()).is_empty() {
        return None;
    }
    let question = text!("exercise-diagonals-question", color = color);
    Exercise::of_moves(scene, question, |square, at| {
        let corner = corner_of_x(position, square);
        let corner_name = corner.map(|corner| name(corner, position));
        match (corner_name, gives_its_corner(square, corner)) {
            (Some(corner), true) => {
                (false, text!("exercise-diagonals-taken", square = at, color = color, corner = corner))
            }
            (Some(corner), false) => {
                (true, text!("exercise-diagonals-right", square = at, color = color, corner = corner))
            }
            (None, _) => (false, text!("exercise-x-none", square = at)),
        }
    })
}

/// Which move is good, where the mover can take a corner but should not?
pub(super) fn poisoned(scene: &Scene, _: usize, solve: &mut Solve) -> Option<Exercise> {
    let position = &scene.position;
    let turn = position.turn();
    let corners = open_corners(position, turn);
    if corners.is_empty() || corners.len() == position.legal_moves().len() {
        return None;
    }
    let truth = clear(position, solve)?;
    if good(&truth).intersects(corners) {
        return None;
    }
    let question = text!("exercise-poisoned-question", color = turn.key());
    exercise(&truth, scene, question, |square, at| {
        match (corners.contains(square), open_corners(&after(position, square), !turn).is_empty()) {
            (true, _) => text!("exercise-poisoned-corner", square = at),
            (false, true) => text!("exercise-poisoned-waits", square = at, color = turn.key()),
            (false, false) => text!("exercise-poisoned-lets", square = at, color = turn.key()),
        }
    })
}
