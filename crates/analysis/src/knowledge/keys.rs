//! One key for all images of a position under the board's symmetries, and the moves from one key to another.

use othello::evaluation::{Evaluation, Score};
use othello::rules::{BoardSize, Goal, Move, Position, Symmetry};

/// The canonical image of a position, and the goal, which changes its value.
pub(super) type Key = (Position, Goal);

#[derive(Clone, Debug)]
pub(super) struct KnownMove {
    pub mv: Move,
    pub after: After,
}

/// What a move leads to.
#[derive(Clone, Copy, Debug)]
pub(super) enum After {
    /// The end of the game, with this score for the side that played the move.
    Over(Score),
    /// A position's key, and the symmetry that turns the position into it.
    Position(Key, Symmetry),
}

impl KnownMove {
    /// What the move is worth, given the values of positions; `None` if the position after it has no value.
    pub(super) fn evaluation(&self, value: impl FnOnce(&Key) -> Option<Evaluation>) -> Option<Evaluation> {
        match self.after {
            After::Over(score) => Some(Evaluation::proven(score.discs()).with_line(vec![self.mv])),
            After::Position(key, symmetry) => {
                Some(turned(value(&key)?, symmetry.inverse(), key.0.size()).before(self.mv))
            }
        }
    }

    pub(super) fn key(&self) -> Option<Key> {
        match self.after {
            After::Position(key, _) => Some(key),
            After::Over(_) => None,
        }
    }
}

/// The key of a position, and the symmetry that leads to it.
pub(super) fn key(position: &Position, goal: Goal) -> (Key, Symmetry) {
    let (canonical, symmetry) = position.canonical();
    ((canonical, goal), symmetry)
}

pub(super) fn moves_of(key: &Key) -> Vec<KnownMove> {
    let (position, goal) = key;
    let known = |mv: Move| {
        let child = position.play(mv).expect("the moves are legal");
        let after = match child.outcome() {
            Some(outcome) => After::Over(Score::of_outcome(&outcome, *goal, position.turn())),
            None => {
                let (key, symmetry) = self::key(&child, *goal);
                After::Position(key, symmetry)
            }
        };
        KnownMove { mv, after }
    };
    position.moves().into_iter().map(known).collect()
}

pub(super) fn turned(evaluation: Evaluation, symmetry: Symmetry, size: BoardSize) -> Evaluation {
    let line = evaluation.line.iter().map(|&mv| symmetry.mv(mv, size)).collect();
    evaluation.with_line(line)
}
