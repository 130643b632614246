//! What several lessons need to know about moves.

use crate::puzzles::Truth;
use crate::words::{best_play, winner};
use crate::{Exercise, Scene, Solve};
use analysis::features::open_corners;
use othello::rules::{Move, Position, Square, Squares};
use texts::text;

/// The most a good move gives up, in discs, and the least a wrong one does. A move in between is debatable,
/// and its position becomes no exercise.
const GOOD_MAX: i16 = 1;
const WRONG_MIN: i16 = 4;

/// The scores of a position's moves, where every move is clearly good or clearly wrong.
pub(super) fn clear(position: &Position, solve: &mut Solve) -> Option<Truth> {
    let truth = solve(position)?;
    let is_debatable = |loss| GOOD_MAX < loss && loss < WRONG_MIN;
    let is_clear = truth.with_loss(is_debatable).is_empty() && good(&truth) != position.legal_moves();
    is_clear.then_some(truth)
}

/// Like [`clear`], for a position with three moves or more, of which some but not all are of the kind, and
/// every good one is.
pub(super) fn of_kind(
    position: &Position,
    solve: &mut Solve,
    is_of_kind: impl Fn(Square) -> bool,
) -> Option<Truth> {
    let moves = position.legal_moves();
    let n = moves.iter().filter(|&square| is_of_kind(square)).count();
    if n == 0 || n == moves.len() || moves.len() < 3 {
        return None;
    }
    clear(position, solve).filter(|truth| good(truth).iter().all(is_of_kind))
}

/// The moves that give up at most a disc.
pub(super) fn good(truth: &Truth) -> Squares {
    truth.with_loss(|loss| loss <= GOOD_MAX)
}

/// Asks for the good moves; the feedback to each is how the game ends after it, with best play, and why.
pub(super) fn exercise(
    truth: &Truth,
    scene: &Scene,
    question: String,
    reason: impl Fn(Square, String) -> String,
) -> Option<Exercise> {
    Exercise::of_moves(scene, question, |square, at| {
        let (reason, loss) = (reason(square, at.clone()), truth.loss(square).unwrap_or_default());
        let (score, turn) = (truth.score() - loss, scene.position.turn());
        let (winner, discs) = (winner(score, turn), score.abs());
        let is_good = loss <= GOOD_MAX;
        let ends = match is_good {
            true => best_play(score, turn),
            false => {
                text!("exercise-best-play-loses", winner = winner, discs = discs, square = at, loss = loss)
            }
        };
        (is_good, text::sentences([reason, ends]))
    })
}

/// The position after a legal move.
pub(super) fn after(position: &Position, square: Square) -> Position {
    position.play(Move::Place(square)).expect("it is a legal move")
}

/// The corners the other side can take after a move.
pub(super) fn corners_given(position: &Position, square: Square) -> Squares {
    open_corners(&after(position, square), !position.turn())
}

/// The move with the least count, if there are four moves or more and all others count at least 2 more.
pub(super) fn only_least(position: &Position, count: impl Fn(Square) -> usize) -> Option<Square> {
    let mut counts: Vec<(usize, Square)> =
        position.legal_moves().iter().map(|square| (count(square), square)).collect();
    counts.sort();
    let [(least, square), (second, _), _, _, ..] = counts.as_slice() else { return None };
    (second - least >= 2).then_some(*square)
}

/// A sentence about a move, and another one unless the move is right.
pub(super) fn answer_with_hint(is_right: bool, sentence: String, more: &str) -> (bool, String) {
    let more = if is_right { String::new() } else { text!(more) };
    (is_right, text::sentences(&[sentence, more]))
}
