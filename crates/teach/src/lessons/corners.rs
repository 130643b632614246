//! The squares beside corners, when they are right, and corners that are better left alone.

use super::Lesson;
use super::judge::{Scores, after, beside_empty_corner, corners_given};
use crate::words::{any_of, name};
use crate::{Exercise, Scene, SceneSource};
use analysis::features::{Beside, open_corners};
use othello::rules::{Position, Square};
use texts::text;

pub(super) const BESIDE: Lesson = Lesson {
    key: "beside-corners",
    title: "lesson-beside-corners-title",
    idea: "lesson-beside-corners-idea",
    captions: &["lesson-beside-corners-picture"],
    n_exercises: 5,
    empties: 14..=36,
    rating: 900,
    pose: beside,
};

pub(super) const X_RIGHT: Lesson = Lesson {
    key: "x-right",
    title: "lesson-x-right-title",
    idea: "lesson-x-right-idea",
    captions: &["lesson-x-right-picture"],
    n_exercises: 4,
    empties: 7..=10,
    rating: 1300,
    pose: x_right,
};

pub(super) const DIAGONALS: Lesson = Lesson {
    key: "diagonals",
    title: "lesson-diagonals-title",
    idea: "lesson-diagonals-idea",
    captions: &["lesson-diagonals-picture"],
    n_exercises: 4,
    empties: 10..=34,
    rating: 1200,
    pose: diagonals,
};

pub(super) const POISONED: Lesson = Lesson {
    key: "poisoned",
    title: "lesson-poisoned-title",
    idea: "lesson-poisoned-idea",
    captions: &["lesson-poisoned-picture"],
    n_exercises: 4,
    empties: 7..=10,
    rating: 1300,
    pose: poisoned,
};

/// Which move opens no corner?
fn beside(scene: &Scene, _: usize, _: &mut SceneSource) -> Option<Exercise> {
    let position = &scene.position;
    let (turn, other) = (position.turn(), !position.turn());
    let moves = position.legal_moves();
    let is_safe = |square| corners_given(position, square).is_empty();
    let n_safe = moves.iter().filter(|&square| is_safe(square)).count();
    let is_beside = |square: Square| beside_empty_corner(position, square).is_some();
    let n_traps = moves.iter().filter(|&square| !is_safe(square) && is_beside(square)).count();
    if !open_corners(position, other).is_empty()
        || !open_corners(position, turn).is_empty()
        || n_safe > 3
        || n_traps < 2
    {
        return None;
    }
    let question = text!("exercise-beside-question", color = turn.key());
    Exercise::of_moves(scene, question, |square| {
        let (at, color) = (name(square, position), turn.key());
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

fn is_x(position: &Position, square: Square) -> bool {
    beside_empty_corner(position, square).is_some_and(|(_, kind)| kind == Beside::X)
}

/// Only X-squares are good.
fn x_right(scene: &Scene, _: usize, source: &mut SceneSource) -> Option<Exercise> {
    let position = &scene.position;
    let moves = position.legal_moves();
    let n_x = moves.iter().filter(|&square| is_x(position, square)).count();
    if n_x == 0 || n_x == moves.len() || moves.len() < 3 {
        return None;
    }
    let scores = Scores::clear(position, source)?;
    if scores.good().iter().any(|square| !is_x(position, square)) {
        return None;
    }
    let question = text!("exercise-most-question", color = position.turn().key());
    scores.exercise(scene, question, |square| x_words(position, square))
}

fn x_words(position: &Position, square: Square) -> String {
    let (at, color) = (name(square, position), position.turn().key());
    let Some((corner, Beside::X)) = beside_empty_corner(position, square) else {
        return text!("exercise-x-none", square = at);
    };
    let corner_name = name(corner, position);
    if corners_given(position, square).contains(corner) {
        text!("exercise-x-lets", square = at, color = color, corner = corner_name)
    } else {
        text!("exercise-x-cannot", square = at, color = color, corner = corner_name)
    }
}

/// Which X-square keeps its corner closed?
fn diagonals(scene: &Scene, _: usize, _: &mut SceneSource) -> Option<Exercise> {
    let position = &scene.position;
    let (turn, other) = (position.turn(), !position.turn());
    let gives_own = |square: Square| {
        beside_empty_corner(position, square)
            .is_some_and(|(corner, _)| open_corners(&after(position, square), other).contains(corner))
    };
    let xs: Vec<Square> = position.legal_moves().iter().filter(|&square| is_x(position, square)).collect();
    if !xs.iter().any(|&square| gives_own(square)) || !open_corners(position, other).is_empty() {
        return None;
    }
    let question = text!("exercise-diagonals-question", color = turn.key());
    Exercise::of_moves(scene, question, |square| {
        let at = name(square, position);
        match beside_empty_corner(position, square) {
            Some((corner, Beside::X)) if gives_own(square) => {
                let corner = name(corner, position);
                (false, text!("exercise-diagonals-taken", square = at, color = turn.key(), corner = corner))
            }
            Some((corner, Beside::X)) => {
                let corner = name(corner, position);
                (true, text!("exercise-diagonals-right", square = at, color = turn.key(), corner = corner))
            }
            _ => (false, text!("exercise-x-none", square = at)),
        }
    })
}

/// A corner can be taken, but taking it is wrong.
fn poisoned(scene: &Scene, _: usize, source: &mut SceneSource) -> Option<Exercise> {
    let position = &scene.position;
    let turn = position.turn();
    let corners = open_corners(position, turn);
    if corners.is_empty() || corners.len() == position.legal_moves().len() {
        return None;
    }
    let scores = Scores::clear(position, source)?;
    if scores.good().intersects(corners) {
        return None;
    }
    let question = text!("exercise-poisoned-question", color = turn.key());
    scores.exercise(scene, question, |square| {
        let at = name(square, position);
        match (corners.contains(square), open_corners(&after(position, square), !turn).is_empty()) {
            (true, _) => text!("exercise-poisoned-corner", square = at),
            (false, true) => text!("exercise-poisoned-waits", square = at, color = turn.key()),
            (false, false) => text!("exercise-poisoned-lets", square = at, color = turn.key()),
        }
    })
}
