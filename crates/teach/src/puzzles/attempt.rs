//! An attempt at a puzzle: the tries so far, and the stage that it has reached.
//!
//! Only the first try counts: after an error the player may go on until it is solved, or see the answer.

use super::{Puzzle, Solution, SolutionStep, Truth};
use othello::rules::{Move, Position, Square};

/// A puzzle on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Attempt {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// `None` until the program has solved it.
    pub solution: Option<Solution>,
    /// How many choices were right so far.
    pub n_right: usize,
    /// The square of the last wrong try, until another is tried.
    pub wrong: Option<Square>,
    /// The stage that it has reached.
    pub stage: Stage,
    /// Whether no try was wrong.
    is_clean: bool,
}

/// The stage of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It waits for a move.
    Asking,
    /// It was solved, perhaps after a wrong try.
    Solved,
    /// The answer was shown instead.
    GivenUp,
}

/// What a try was.
#[derive(Clone, Debug, PartialEq)]
pub enum Try {
    /// The best move; the opponent's replies, and whether that was the last choice.
    Right {
        /// What was played and answered, the solver's move first.
        moves: Vec<Move>,
        /// Whether nothing is left to find.
        is_last: bool,
    },
    /// Another move, and what it loses.
    Wrong {
        /// In discs.
        loss: i16,
    },
}

impl Attempt {
    /// Before the first try.
    pub fn new(puzzle: Puzzle) -> Attempt {
        Attempt { puzzle, solution: None, n_right: 0, wrong: None, stage: Stage::Asking, is_clean: true }
    }

    /// Stores the solution; ignores one of another position.
    pub fn take(&mut self, solution: Solution) {
        let fits = solution.steps.first().is_some_and(|step| *step.truth.position() == self.puzzle.position);
        if fits && self.solution.is_none() {
            self.solution = Some(solution);
        }
    }

    /// Whether it was solved at the first try; `None` while that is still possible.
    pub fn is_solved_at_first(&self) -> Option<bool> {
        match self.stage {
            Stage::Solved => Some(self.is_clean),
            Stage::GivenUp => Some(false),
            Stage::Asking => (!self.is_clean).then_some(false),
        }
    }

    /// The position in which a move is to be found; after the end the last one.
    pub fn position(&self) -> &Position {
        self.truth().map_or(&self.puzzle.position, Truth::position)
    }

    /// The scores of that position's moves, once they are known.
    pub fn truth(&self) -> Option<&Truth> {
        let steps = &self.solution.as_ref()?.steps;
        steps.get(self.n_right.min(steps.len() - 1)).map(|step| &step.truth)
    }

    /// Tries a move; `None` after the end, where it is not legal, or the solution is not known yet.
    pub fn play(&mut self, square: Square) -> Option<Try> {
        if self.stage != Stage::Asking {
            return None;
        }
        let steps = &self.solution.as_ref()?.steps;
        let SolutionStep { truth, best, replies } = &steps[self.n_right];
        let loss = truth.loss(square)?;
        if square != *best {
            (self.wrong, self.is_clean) = (Some(square), false);
            return Some(Try::Wrong { loss });
        }
        let moves = std::iter::once(Move::Place(square)).chain(replies.iter().copied()).collect();
        let is_last = self.n_right + 1 == steps.len();
        (self.wrong, self.n_right) = (None, self.n_right + 1);
        if is_last {
            self.stage = Stage::Solved;
        }
        Some(Try::Right { moves, is_last })
    }

    /// Ends it without an answer; before the solution is known, does nothing.
    pub fn give_up(&mut self) {
        if self.stage == Stage::Asking && self.solution.is_some() {
            (self.stage, self.wrong) = (Stage::GivenUp, None);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::{Solver, file};
    use engine::human::Model;

    fn attempt() -> (Attempt, Solution) {
        let puzzles = file::embedded().unwrap();
        let (model, mut solver) = (Model::embedded().unwrap(), Solver::new().unwrap());
        let short = puzzles.iter().filter(|puzzle| puzzle.position.empties().len() == 7);
        short
            .into_iter()
            .find_map(|puzzle| {
                let truth = solver.solve(&puzzle.position)?;
                let solution = Solution::find(truth, model, &mut solver)?;
                (solution.steps.len() == 2).then(|| (Attempt::new(puzzle.clone()), solution))
            })
            .expect("there is one of two steps")
    }

    #[test]
    fn the_right_moves_lead_to_the_end() {
        let (mut attempt, solution) = attempt();
        assert_eq!(attempt.play(solution.steps[0].best), None, "nothing is known yet");
        attempt.take(solution.clone());
        for (number, step) in solution.steps.iter().enumerate() {
            assert_eq!(attempt.position(), step.truth.position());
            let found = attempt.play(step.best);
            let Some(Try::Right { moves, is_last }) = found else { panic!("{found:?}") };
            assert_eq!((moves[0], is_last), (Move::Place(step.best), number == 1));
            let after = moves.iter().fold(*step.truth.position(), |position, mv| position.play(*mv).unwrap());
            if !is_last {
                assert_eq!(attempt.position(), &after);
            }
        }
        assert_eq!((attempt.stage, attempt.is_solved_at_first()), (Stage::Solved, Some(true)));
        assert_eq!(attempt.play(solution.steps[0].best), None, "it is over");
    }

    #[test]
    fn only_the_first_try_counts() {
        let (mut attempt, solution) = attempt();
        attempt.take(solution.clone());
        assert_eq!(attempt.is_solved_at_first(), None);
        let wrong = solution.steps[0].truth.losing(|loss| loss > 0).first().unwrap();
        assert!(matches!(attempt.play(wrong), Some(Try::Wrong { loss }) if loss >= 2));
        assert_eq!((attempt.wrong, attempt.is_solved_at_first()), (Some(wrong), Some(false)));
        solution.steps.iter().for_each(|step| _ = attempt.play(step.best));
        assert_eq!((attempt.stage, attempt.is_solved_at_first()), (Stage::Solved, Some(false)));
    }

    #[test]
    fn giving_up_counts_as_not_solved() {
        let (mut attempt, solution) = attempt();
        attempt.give_up();
        assert_eq!(attempt.stage, Stage::Asking, "there is no truth to see yet");
        attempt.take(solution);
        attempt.give_up();
        assert_eq!((attempt.stage, attempt.is_solved_at_first()), (Stage::GivenUp, Some(false)));
    }
}
