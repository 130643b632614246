//! The exercises on the endgame: parity of regions, access, passing, counting, and converting a win.

use super::judge::{after, clear, exercise, good, of_kind};
use crate::words::winner;
use crate::{Exercise, Scene, Solve};
use analysis::features::{odd_squares, region_of, regions};
use othello::rules::{Position, Square};
use texts::text;

/// Asks for the best move where the good moves are those into odd regions.
pub(super) fn parity_exercise(scene: &Scene, _: usize, solve: &mut Solve) -> Option<Exercise> {
    let position = &scene.position;
    if regions(position).len() < 2 {
        return None;
    }
    let odd = odd_squares(position);
    let truth = of_kind(position, solve, |square| odd.contains(square))?;
    let question = text!("exercise-most-question", color = position.turn().key());
    exercise(&truth, scene, question, |square, at| {
        let n = region_of(square, position).len();
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

/// Asks for the best move where moves into regions that the other side cannot enter are wrong: they can wait.
pub(super) fn access(scene: &Scene, _: usize, solve: &mut Solve) -> Option<Exercise> {
    let position = &scene.position;
    if regions(position).len() < 2 {
        return None;
    }
    let truth = of_kind(position, solve, |square| !is_closed(position, square))?;
    let color = position.turn().key();
    let question = text!("exercise-access-question", color = color);
    exercise(&truth, scene, question, |square, at| match is_closed(position, square) {
        true => text!("exercise-access-closed", square = at, color = color),
        false => text!("exercise-access-open", square = at, color = color),
    })
}

/// Asks for the best move where the good moves are those after which the other side passes.
pub(super) fn passing(scene: &Scene, _: usize, solve: &mut Solve) -> Option<Exercise> {
    let position = &scene.position;
    let color = position.turn().key();
    let truth = of_kind(position, solve, |square| after(position, square).must_pass())?;
    let question = text!("exercise-most-question", color = color);
    exercise(&truth, scene, question, |square, at| {
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
pub(super) fn counting(scene: &Scene, number: usize, solve: &mut Solve) -> Option<Exercise> {
    let position = &scene.position;
    let n_empties = position.empties().len();
    // Three empty squares in the first exercise, then four, five, and six in all others.
    if n_empties != (3 + number).min(6) || position.legal_moves().len() < 2 {
        return None;
    }
    let truth = clear(position, solve)?;
    if good(&truth).len() > 1 {
        return None;
    }
    let question = text!("exercise-counting-question", color = position.turn().key(), n = n_empties);
    exercise(&truth, scene, question, |square, at| {
        text!("exercise-counting-answer", square = at, discs = position.flips(square).len())
    })
}

/// Which moves keep the win? At most half of them do, and it is a win by at most 16 discs.
pub(super) fn converting(scene: &Scene, _: usize, solve: &mut Solve) -> Option<Exercise> {
    let position = &scene.position;
    let moves = position.legal_moves();
    if moves.len() < 4 {
        return None;
    }
    let truth = solve(position)?;
    let n_winning = truth.moves().filter(|(_, score)| *score > 0).count();
    if n_winning == 0 || 2 * n_winning > moves.len() || truth.score() > 16 {
        return None;
    }
    let question = text!("exercise-converting-question", color = position.turn().key());
    Exercise::of_moves(scene, question, |square, at| {
        let score = truth.score() - truth.loss(square).unwrap_or_default();
        let (winner, discs) = (winner(score, position.turn()), score.abs());
        (score > 0, text!("exercise-converting-answer", square = at, winner = winner, discs = discs))
    })
}
