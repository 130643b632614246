//! The end: regions and parity, access, passing, counting, and keeping a won game won.

use super::Lesson;
use super::judge::{Scores, after, winner};
use crate::words::name;
use crate::{Exercise, Scene, SceneSource};
use analysis::features::{parity, region_of, regions};
use othello::rules::{Position, Square};
use texts::text;

pub(super) const PARITY: Lesson = Lesson {
    key: "parity",
    title: "lesson-parity-title",
    idea: "lesson-parity-idea",
    captions: &["lesson-parity-picture"],
    n_exercises: 5,
    empties: 6..=10,
    rating: 1400,
    pose: parity_exercise,
};

pub(super) const ACCESS: Lesson = Lesson {
    key: "access",
    title: "lesson-access-title",
    idea: "lesson-access-idea",
    captions: &["lesson-access-picture"],
    n_exercises: 4,
    empties: 6..=10,
    rating: 1300,
    pose: access,
};

pub(super) const PASSING: Lesson = Lesson {
    key: "passing",
    title: "lesson-passing-title",
    idea: "lesson-passing-idea",
    captions: &["lesson-passing-picture"],
    n_exercises: 4,
    empties: 5..=9,
    rating: 1100,
    pose: passing,
};

pub(super) const COUNTING: Lesson = Lesson {
    key: "counting",
    title: "lesson-counting-title",
    idea: "lesson-counting-idea",
    captions: &["lesson-counting-picture"],
    n_exercises: 5,
    empties: 3..=6,
    rating: 1200,
    pose: counting,
};

pub(super) const CONVERTING: Lesson = Lesson {
    key: "converting",
    title: "lesson-converting-title",
    idea: "lesson-converting-idea",
    captions: &["lesson-converting-picture"],
    n_exercises: 4,
    empties: 10..=12,
    rating: 1400,
    pose: converting,
};

fn is_in_odd(position: &Position, square: Square) -> bool {
    parity(position).odd.contains(square)
}

/// Good moves lie in odd regions; those into even ones are wrong.
fn parity_exercise(scene: &Scene, _: usize, source: &mut SceneSource) -> Option<Exercise> {
    let position = &scene.position;
    let moves = position.legal_moves();
    let n_odd = moves.iter().filter(|&square| is_in_odd(position, square)).count();
    if regions(position).len() < 2 || n_odd == 0 || n_odd == moves.len() || moves.len() < 3 {
        return None;
    }
    let scores = Scores::clear(position, source)?;
    if scores.good().iter().any(|square| !is_in_odd(position, square)) {
        return None;
    }
    let question = text!("exercise-most-question", color = position.turn().key());
    scores.exercise(scene, question, |square| {
        let (at, n) = (name(square, position), region_of(square, position).len());
        match n % 2 {
            1 => text!("exercise-parity-odd", square = at, n = n),
            _ => text!("exercise-parity-even", square = at, n = n),
        }
    })
}

/// Whether the other side cannot play into the region of a square now.
fn is_closed(position: &Position, square: Square) -> bool {
    !region_of(square, position).intersects(position.legal_moves_of(!position.turn()))
}

/// Good moves avoid regions that the other side cannot play into: those can wait.
fn access(scene: &Scene, _: usize, source: &mut SceneSource) -> Option<Exercise> {
    let position = &scene.position;
    let (moves, color) = (position.legal_moves(), position.turn().key());
    let n_closed = moves.iter().filter(|&square| is_closed(position, square)).count();
    if n_closed == 0 || n_closed == moves.len() || moves.len() < 3 || regions(position).len() < 2 {
        return None;
    }
    let scores = Scores::clear(position, source)?;
    if scores.good().iter().any(|square| is_closed(position, square)) {
        return None;
    }
    let question = text!("exercise-access-question", color = color);
    scores.exercise(scene, question, |square| {
        let at = name(square, position);
        match is_closed(position, square) {
            true => text!("exercise-access-closed", square = at, color = color),
            false => text!("exercise-access-open", square = at, color = color),
        }
    })
}

/// Only moves after which the other side passes are good.
fn passing(scene: &Scene, _: usize, source: &mut SceneSource) -> Option<Exercise> {
    let position = &scene.position;
    let color = position.turn().key();
    let passes = |square: Square| after(position, square).must_pass();
    let moves = position.legal_moves();
    if !moves.iter().any(passes) || moves.iter().all(passes) || moves.len() < 3 {
        return None;
    }
    let scores = Scores::clear(position, source)?;
    if !scores.good().iter().all(passes) {
        return None;
    }
    let question = text!("exercise-most-question", color = position.turn().key());
    scores.exercise(scene, question, |square| {
        let at = name(square, position);
        let after = after(position, square);
        match (after.outcome().is_some(), after.must_pass()) {
            (true, _) => text!("exercise-passing-end", square = at),
            (false, true) => text!("exercise-passing-pass", square = at, color = color),
            (false, false) => {
                let n = after.legal_moves().len();
                text!("exercise-mobility-answer", square = at, color = color, n = n)
            }
        }
    })
}

/// Which move wins the most discs?
fn counting(scene: &Scene, number: usize, source: &mut SceneSource) -> Option<Exercise> {
    let position = &scene.position;
    let n_empties = position.empties().len();
    // One square more each time.
    if n_empties != (3 + number).min(6) || position.legal_moves().len() < 2 {
        return None;
    }
    let scores = Scores::clear(position, source)?;
    if scores.good().len() > 1 {
        return None;
    }
    let question = text!("exercise-counting-question", color = position.turn().key(), n = n_empties);
    scores.exercise(scene, question, |square| {
        let (at, discs) = (name(square, position), position.flips(square).len());
        text!("exercise-counting-answer", square = at, discs = discs)
    })
}

/// Which moves keep the win?
fn converting(scene: &Scene, _: usize, source: &mut SceneSource) -> Option<Exercise> {
    let position = &scene.position;
    let moves = position.legal_moves();
    if moves.len() < 4 {
        return None;
    }
    let scores = Scores::all(position, source)?;
    let n_winning = moves.iter().filter(|&square| scores.of(square) > 0).count();
    if n_winning == 0 || 2 * n_winning > moves.len() || scores.best() > 16 {
        return None;
    }
    let question = text!("exercise-converting-question", color = position.turn().key());
    Exercise::of_moves(scene, question, |square| {
        let (at, score) = (name(square, position), scores.of(square));
        let (winner, discs) = (winner(score, position), score.abs());
        (score > 0, text!("exercise-converting-answer", square = at, winner = winner, discs = discs))
    })
}
