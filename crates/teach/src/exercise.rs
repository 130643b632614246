//! A position with a question that one click answers, and the feedback to every answer.

use super::Scene;
use super::words::name;
use othello::rules::{Position, Square, Squares};

/// A question about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// What is shown.
    pub position: Position,
    /// Where the last disc was placed.
    pub last: Option<Square>,
    /// The question, in a sentence or two.
    pub question: String,
    /// Whether the legal moves are marked: not where finding them is the question.
    pub shows_moves: bool,
    /// The feedback to each square, in the order of squares; at least one is right and one is wrong.
    pub answers: Vec<SquareAnswer>,
}

/// The feedback to a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquareAnswer {
    /// What was clicked.
    pub square: Square,
    /// Whether it answers the question.
    pub is_right: bool,
    /// Why, in a sentence or two.
    pub reason: String,
}

impl Exercise {
    /// Asks something about a position whose legal moves are the answers, in the order of squares; `None`
    /// where all of them are right, or none is. Calls `judge` with each square and its name.
    pub(super) fn of_moves(
        scene: &Scene,
        question: String,
        judge: impl FnMut(Square, String) -> (bool, String),
    ) -> Option<Exercise> {
        let exercise = Exercise::of_squares(scene, scene.position.legal_moves(), question, judge)?;
        Some(Exercise { shows_moves: true, ..exercise })
    }

    /// Like [`Exercise::of_moves`] for any squares; the legal moves are not marked.
    pub(super) fn of_squares(
        scene: &Scene,
        squares: Squares,
        question: String,
        mut judge: impl FnMut(Square, String) -> (bool, String),
    ) -> Option<Exercise> {
        let &Scene { position, last } = scene;
        let answer = |square| {
            let (is_right, reason) = judge(square, name(square, &position));
            SquareAnswer { square, is_right, reason }
        };
        let answers = squares.iter().map(answer).collect();
        let exercise = Exercise { position, last, question, shows_moves: false, answers };
        let n_right = exercise.right().len();
        (n_right > 0 && n_right < squares.len()).then_some(exercise)
    }

    /// Every square that answers the question.
    pub fn right(&self) -> Squares {
        self.answers.iter().filter(|answer| answer.is_right).map(|answer| answer.square).collect()
    }

    /// The feedback to a square; `None` if it cannot be an answer, such as one with a disc.
    pub fn answer(&self, square: Square) -> Option<&SquareAnswer> {
        self.answers.iter().find(|answer| answer.square == square)
    }
}
