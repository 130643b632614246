//! The rules: outflanking, several directions, and how a game ends.

use super::judge::{after, answer_with_hint};
use crate::words::{all_of, any_of};
use crate::{Exercise, Scene, Solve};
use analysis::features::neighbours;
use othello::rules::{Position, Square};
use texts::text;

/// Where can the side to move play? The first exercises have few discs on the board.
pub(super) fn outflank(scene: &Scene, number: usize, _: &mut Solve) -> Option<Exercise> {
    let position = &scene.position;
    let (turn, n_discs) = (position.turn(), 64 - position.empties().len());
    // Fewer discs would make the same positions again and again.
    let (fewest, most) = [(15, 18), (16, 20), (17, 22), (18, 26)][number.min(3)];
    if !(fewest..=most).contains(&n_discs) {
        return None;
    }
    let (question, color) = (text!("exercise-outflank-question", color = turn.key()), turn.key());
    Exercise::of_squares(scene, position.empties(), question, |square, at| {
        let flips = position.flips(square);
        let touches = neighbours(square.into(), position.size()).intersects(position.discs()[!turn]);
        match (flips.len(), touches) {
            (0, false) => (false, text!("exercise-outflank-no-neighbour", square = at, color = color)),
            (0, true) => (false, text!("exercise-outflank-no-end", square = at, color = color)),
            (n, _) => {
                let discs = all_of(flips, position);
                (true, text!("exercise-outflank-right", square = at, n = n, discs = discs, color = color))
            }
        }
    })
}

/// In how many directions a move outflanks: each direction flips its own neighbour of the square.
fn n_directions(position: &Position, square: Square) -> usize {
    (position.flips(square) & neighbours(square.into(), position.size())).len()
}

/// Which move outflanks in the most directions?
pub(super) fn directions(scene: &Scene, number: usize, _: &mut Solve) -> Option<Exercise> {
    let position = &scene.position;
    let most = position.legal_moves().iter().map(|square| n_directions(position, square)).max()?;
    let wanted = if number < 2 { 3 } else { 4 };
    let n_best =
        position.legal_moves().iter().filter(|&square| n_directions(position, square) == most).count();
    // The first exercises have few discs, so that every line is seen.
    let n_discs_max = [24, 32, 48, 48][number.min(3)];
    if most != wanted || n_best > 1 || 64 - position.empties().len() > n_discs_max {
        return None;
    }
    let question = text!("exercise-directions-question", color = position.turn().key());
    Exercise::of_moves(scene, question, |square, at| {
        let (n, flips) = (n_directions(position, square), position.flips(square).len());
        let sentence = text!("exercise-directions-answer", square = at, directions = n, discs = flips);
        answer_with_hint(n == most, sentence, "exercise-directions-more")
    })
}

/// After which move does the other side have no legal move?
pub(super) fn ending(scene: &Scene, _: usize, _: &mut Solve) -> Option<Exercise> {
    /// The most replies that the answer names; of more replies it gives only the number.
    const NAMED_MAX: usize = 4;
    let position = &scene.position;
    let (turn, other) = (position.turn(), !position.turn());
    let (question, color) = (text!("exercise-ending-question", color = turn.key()), turn.key());
    Exercise::of_moves(scene, question, |square, at| {
        let after = after(position, square);
        let (counts, empties, replies) = (after.counts(), after.empties().len(), after.legal_moves());
        if after.outcome().is_some() {
            let (own, others) = (counts[turn], counts[other]);
            let words =
                text!("exercise-ending-end", square = at, own = own, others = others, empties = empties);
            return (true, words);
        }
        match replies.len() {
            0 => (true, text!("exercise-ending-pass", square = at, color = color)),
            n if n > NAMED_MAX => {
                (false, text!("exercise-ending-replies", square = at, color = color, n = n))
            }
            _ => {
                let squares = any_of(replies, position);
                (false, text!("exercise-ending-reply", square = at, color = color, squares = squares))
            }
        }
    })
}
