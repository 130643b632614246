//! The rules: outflanking, several directions, and how a game ends.

use super::Lesson;
use crate::words::{all_of, any_of, name};
use crate::{Exercise, Scene, SceneSource};
use analysis::features::neighbours;
use othello::rules::{Move, Position, Square, Squares};
use texts::text;

pub(super) const OUTFLANK: Lesson = Lesson {
    key: "outflank",
    title: "lesson-outflank-title",
    idea: "lesson-outflank-idea",
    captions: &["lesson-outflank-picture-1", "lesson-outflank-picture-2"],
    n_exercises: 4,
    empties: 38..=49,
    rating: 500,
    pose: outflank,
};

pub(super) const DIRECTIONS: Lesson = Lesson {
    key: "directions",
    title: "lesson-directions-title",
    idea: "lesson-directions-idea",
    captions: &["lesson-directions-picture"],
    n_exercises: 4,
    empties: 16..=50,
    rating: 900,
    pose: directions,
};

pub(super) const ENDING: Lesson = Lesson {
    key: "ending",
    title: "lesson-ending-title",
    idea: "lesson-ending-idea",
    captions: &["lesson-ending-picture"],
    n_exercises: 3,
    empties: 4..=24,
    rating: 700,
    pose: ending,
};

/// Where can the side to move play? The first exercises have few discs on the board.
fn outflank(scene: &Scene, number: usize, _: &mut SceneSource) -> Option<Exercise> {
    let position = &scene.position;
    let n_discs = 64 - position.empties().len();
    // Fewer discs would make the same positions again and again.
    let (fewest, most) = [(15, 18), (16, 20), (17, 22), (18, 26)][number.min(3)];
    if !(fewest..=most).contains(&n_discs) {
        return None;
    }
    let question = text!("exercise-outflank-question", color = position.turn().key());
    Exercise::of_squares(scene, position.empties(), question, |square| {
        let flips = position.flips(square);
        (!flips.is_empty(), outflank_words(position, square, flips))
    })
}

fn outflank_words(position: &Position, square: Square, flips: Squares) -> String {
    let (at, turn) = (name(square, position), position.turn());
    let touches = neighbours(square.into(), position.size()).intersects(position.discs()[!turn]);
    match (flips.len(), touches) {
        (0, false) => text!("exercise-outflank-no-neighbour", square = at, color = turn.key()),
        (0, true) => text!("exercise-outflank-no-end", square = at, color = turn.key()),
        (n, _) => {
            let discs = all_of(flips, position);
            text!("exercise-outflank-right", square = at, n = n, discs = discs, color = turn.key())
        }
    }
}

/// In how many directions a move outflanks: each has its own neighbour of the square.
fn n_directions(position: &Position, square: Square) -> usize {
    (position.flips(square) & neighbours(square.into(), position.size())).len()
}

/// Which move outflanks in the most directions?
fn directions(scene: &Scene, number: usize, _: &mut SceneSource) -> Option<Exercise> {
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
    Exercise::of_moves(scene, question, |square| {
        let n = n_directions(position, square);
        let flips = position.flips(square).len();
        let at = name(square, position);
        let sentence = text!("exercise-directions-answer", square = at, directions = n, discs = flips);
        let more = if n == most { String::new() } else { text!("exercise-directions-more") };
        (n == most, text::sentences(&[sentence, more]))
    })
}

/// What follows a move.
#[derive(Clone, Copy, PartialEq)]
enum Then {
    /// The other side moves.
    Reply,
    /// The other side passes.
    Pass,
    /// The game is over.
    End,
}

fn then(position: &Position, square: Square) -> Then {
    let after = position.play(Move::Place(square)).expect("it is a legal move");
    match (after.outcome(), after.must_pass()) {
        (Some(_), _) => Then::End,
        (None, true) => Then::Pass,
        (None, false) => Then::Reply,
    }
}

/// Which move leaves the other side without one?
fn ending(scene: &Scene, _: usize, _: &mut SceneSource) -> Option<Exercise> {
    /// More replies are counted and not named.
    const NAMED_MAX: usize = 4;
    let position = &scene.position;
    let (turn, other) = (position.turn(), !position.turn());
    let question = text!("exercise-ending-question", color = turn.key());
    Exercise::of_moves(scene, question, |square| {
        let (at, found) = (name(square, position), then(position, square));
        let after = position.play(Move::Place(square)).expect("it is a legal move");
        let reason = match found {
            Then::Reply => {
                let replies = after.legal_moves();
                if replies.len() > NAMED_MAX {
                    text!("exercise-ending-replies", square = at, color = turn.key(), n = replies.len())
                } else {
                    let squares = any_of(replies, position);
                    text!("exercise-ending-reply", square = at, color = turn.key(), squares = squares)
                }
            }
            Then::Pass => text!("exercise-ending-pass", square = at, color = turn.key()),
            Then::End => {
                let counts = after.counts();
                text!(
                    "exercise-ending-end",
                    square = at,
                    own = counts[turn],
                    others = counts[other],
                    empties = after.empties().len()
                )
            }
        };
        (found != Then::Reply, reason)
    })
}
