//! Edges: balanced and unbalanced ones, wedges, the Stoner trap, and tempo.

use super::judge::after;
use super::mobility::corners_after_any_reply;
use crate::words::any_of;
use crate::{Exercise, Scene, Solve};
use analysis::features::{holes, is_wedge, open_corners, region_of, regions};
use othello::rules::{Color, Grid, Position, Square, Squares};
use texts::text;

/// Where is the hole of the unbalanced edge?
pub(super) fn balance(scene: &Scene, _: usize, _: &mut Solve) -> Option<Exercise> {
    let position = &scene.position;
    let rim = Grid::<Squares>::of(position.size());
    let rim = (rim.edges() | rim.corners()) & position.empties();
    let owner = Color::BOTH.into_iter().find(|&color| !holes(position, color).is_empty())?;
    let right = holes(position, owner);
    let question = text!("exercise-balance-question", color = owner.key());
    Exercise::of_squares(scene, rim, question, |square, at| {
        if right.contains(square) {
            (true, text!("exercise-balance-right", square = at, color = owner.key()))
        } else {
            (false, text!("exercise-balance-wrong", square = at, color = owner.key()))
        }
    })
}

/// Which move is a wedge?
pub(super) fn wedges(scene: &Scene, _: usize, _: &mut Solve) -> Option<Exercise> {
    let position = &scene.position;
    let turn = position.turn();
    if position.legal_moves().len() < 3 {
        return None;
    }
    let question = text!("exercise-wedges-question", color = turn.key());
    Exercise::of_moves(scene, question, |square, at| match is_wedge(&after(position, square), square, turn) {
        true => (true, text!("exercise-wedges-right", square = at, color = turn.key())),
        false => (false, text!("exercise-wedges-wrong", square = at, color = turn.key())),
    })
}

/// Whether a square lies on the rim but is not a corner.
fn is_edge(square: Square, position: &Position) -> bool {
    Grid::<Squares>::of(position.size()).edges().contains(square)
}

/// Which move along an edge wins a corner by force?
pub(super) fn stoner(scene: &Scene, _: usize, _: &mut Solve) -> Option<Exercise> {
    let position = &scene.position;
    let (turn, other) = (position.turn(), !position.turn());
    if !open_corners(position, turn).is_empty() || !open_corners(position, other).is_empty() {
        return None;
    }
    let threatens = |square: Square| !open_corners(&after(position, square), turn).is_empty();
    let traps = |square: Square| {
        let may_trap = is_edge(square, position) && threatens(square);
        if may_trap { corners_after_any_reply(position, square) } else { None }
    };
    let color = turn.key();
    let question = text!("exercise-stoner-question", color = color);
    Exercise::of_moves(scene, question, |square, at| {
        if let Some(corners) = traps(square) {
            let corners = any_of(corners, position);
            (true, text!("exercise-stoner-right", square = at, color = color, corners = corners))
        } else if !is_edge(square, position) {
            (false, text!("exercise-stoner-no-edge", square = at))
        } else if !threatens(square) {
            (false, text!("exercise-stoner-no-threat", square = at))
        } else if !open_corners(&after(position, square), other).is_empty() {
            (false, text!("exercise-stoner-first", square = at, color = color))
        } else {
            (false, text!("exercise-stoner-parried", square = at, color = color))
        }
    })
}

/// The empty squares that remain of a move's region, and those that its side and the other can play next.
fn rest_of_region(position: &Position, square: Square) -> (Squares, Squares, Squares) {
    let region = region_of(square, position) & !Squares::from(square);
    let after = after(position, square);
    (region, region & after.legal_moves_of(position.turn()), region & after.legal_moves_of(!position.turn()))
}

/// In which region can the mover play again where the other side cannot answer?
pub(super) fn tempo(scene: &Scene, _: usize, _: &mut Solve) -> Option<Exercise> {
    /// A larger region does not count as separate from the rest.
    const LARGEST: usize = 6;
    let position = &scene.position;
    let color = position.turn().key();
    let small = regions(position).into_iter().filter(|region| (2..=LARGEST).contains(&region.len())).count();
    if small == 0 || position.legal_moves().len() < 4 {
        return None;
    }
    let question = text!("exercise-tempo-question", color = color);
    Exercise::of_moves(scene, question, |square, at| {
        let (left, own, others) = rest_of_region(position, square);
        match (left.len() < LARGEST, own.is_empty(), others.is_empty()) {
            (true, false, true) => {
                let again = any_of(own, position);
                (true, text!("exercise-tempo-right", square = at, color = color, squares = again))
            }
            (false, ..) => (false, text!("exercise-tempo-large", square = at)),
            (true, _, false) => {
                let answers = any_of(others, position);
                (false, text!("exercise-tempo-answered", square = at, color = color, squares = answers))
            }
            (true, true, true) => (false, text!("exercise-tempo-no-more", square = at, color = color)),
        }
    })
}
