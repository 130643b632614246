//! The open puzzle: what was tried, and after the end the answer, move by move.
//!
//! Only the first try counts: after an error the player may go on until it is solved, or see the answer.

mod page;

pub(super) use page::title;

use super::maker::PuzzleJob;
use super::own::OwnPosition;
use super::{Puzzle, Solution, SolutionStep, Truth};
use crate::Scene;
use crate::choice::{Pace, PuzzleSet};
use crate::puzzles::words;
use crate::question::Feedback;
use crate::words::{any_of, name, no_answer};
use analysis::explain::Explanation;
use othello::rules::{Move, Position, Square, Squares};
use std::collections::VecDeque;
use texts::text;

/// A puzzle on the board.
pub struct OpenPuzzle {
    pub(super) set: PuzzleSet,
    pub(super) run: Run,
    pub(super) puzzle: Puzzle,
    /// `None` until the program has solved it.
    solution: Option<Solution>,
    /// How many choices were right so far.
    n_right: usize,
    /// The square of the last wrong try, until another is tried.
    wrong: Option<Square>,
    stage: Stage,
    /// Whether no try was wrong.
    is_clean: bool,
    /// Where it comes from, if that is the player's own game.
    pub(super) own: Option<OwnPosition>,
    /// What the first try did to the rating, in points.
    pub(super) change: Option<f64>,
    shown: Scene,
    /// The opponent's replies that are still to be shown, each with its time in seconds.
    coming: VecDeque<(f64, Scene)>,
    /// A square that was tried before the solution was known.
    early: Option<Square>,
    /// About the last try; without a verdict if the player gave up.
    feedback: Feedback,
    /// Why a wrong move is wrong, with the number of the solution's step in which it was tried.
    reason: Option<(usize, Box<Explanation>)>,
    /// The choice whose answer is shown after the end.
    step: usize,
    is_counted: bool,
    /// The choice for which a hint was asked.
    hinted_at: Option<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// It waits for a move.
    Asking,
    /// It was solved, perhaps after a wrong try.
    Solved,
    /// The answer was shown instead.
    GivenUp,
}

/// Puzzles one after the other, at a pace.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Run {
    /// Calm, in a streak, or against the clock.
    pub pace: Pace,
    /// When a run against the clock ends, in seconds of the window's clock.
    pub ends_at: f64,
    /// How many puzzles were solved.
    pub n_solved: u32,
    /// How many were tried.
    pub n_tries: u32,
}

/// Seconds between a move and the reply to it.
const REPLY_SECONDS: f64 = 0.6;

impl OpenPuzzle {
    /// A puzzle before the first try.
    pub(super) fn new(set: PuzzleSet, run: Run, puzzle: Puzzle) -> OpenPuzzle {
        let mut feedback = Feedback::default();
        feedback.say(None, task(&puzzle));
        OpenPuzzle {
            set,
            run,
            own: None,
            change: None,
            shown: Scene::still(puzzle.position),
            puzzle,
            solution: None,
            n_right: 0,
            wrong: None,
            stage: Stage::Asking,
            is_clean: true,
            coming: VecDeque::new(),
            early: None,
            feedback,
            reason: None,
            step: 0,
            is_counted: false,
            hinted_at: None,
        }
    }

    /// Whether the next puzzle may come.
    pub(super) fn can_go_on(&self) -> bool {
        self.stage != Stage::Asking
    }

    /// Whether the player solved it at the first try; `None` before that is decided.
    pub(super) fn is_solved_at_first(&self) -> Option<bool> {
        match self.stage {
            Stage::Solved => Some(self.is_clean),
            Stage::GivenUp => Some(false),
            Stage::Asking => (!self.is_clean).then_some(false),
        }
    }

    /// The position in which the player must find a move; after the end, the last such position.
    fn position(&self) -> &Position {
        self.truth().map_or(&self.puzzle.position, |truth| &truth.position)
    }

    /// The scores of the moves in [`OpenPuzzle::position`], once they are known.
    fn truth(&self) -> Option<&Truth> {
        let steps = &self.solution.as_ref()?.steps;
        steps.get(self.n_right.min(steps.len() - 1)).map(|step| &step.truth)
    }

    /// Takes in an answer. Returns the search it needs, if any.
    pub(super) fn answer(&mut self, square: Square, now: f64) -> Option<PuzzleJob> {
        if !self.is_asking() {
            return None;
        }
        let position = *self.position();
        let at = name(square, &position);
        if !position.legal_moves().contains(square) {
            let is_taken = position.disc_at(square).is_some();
            self.feedback.say(None, move || no_answer(is_taken, &at));
            return None;
        }
        let Some(solution) = &self.solution else {
            self.early = Some(square);
            return None;
        };
        let SolutionStep { truth, best, replies } = &solution.steps[self.n_right];
        let loss = truth.loss(square)?;
        if square != *best {
            (self.wrong, self.is_clean) = (Some(square), false);
            // A wrong try ends a streak, and the answer is shown.
            let is_end = self.run.pace == Pace::Streak;
            self.feedback.say(Some(false), move || match is_end {
                true => text!("mistakes-loses", square = at.as_str(), discs = loss),
                false => text!("puzzle-wrong", square = at.as_str(), discs = loss),
            });
            return Some(PuzzleJob::Explain { position, wrong: square });
        }
        let moves: Vec<Move> = std::iter::once(Move::Place(square)).chain(replies.iter().copied()).collect();
        let (is_last, is_first) = (self.n_right + 1 == solution.steps.len(), self.is_clean);
        let passes = !is_last && replies.first() == Some(&Move::Pass);
        (self.wrong, self.n_right, self.step) = (None, self.n_right + 1, 0);
        if is_last {
            self.stage = Stage::Solved;
        }
        self.show(position, &moves, now);
        self.feedback.say(Some(true), move || match (is_last, is_first) {
            (false, _) => text!("puzzle-right-so-far"),
            (true, true) => text!("puzzle-solved"),
            (true, false) => text!("puzzle-solved-late"),
        });
        if passes {
            let other = !position.turn();
            self.feedback.add(move || text!("puzzle-ending-passes", color = other.key()));
        }
        if is_last { self.wanted_reason() } else { None }
    }

    /// Queues moves to be shown one after another.
    fn show(&mut self, position: Position, moves: &[Move], now: f64) {
        let mut position = position;
        let mut due = now;
        for mv in moves {
            position = position.play(*mv).expect("the solution's moves are legal");
            if let Some(square) = mv.square() {
                self.coming.push_back((due, Scene { position, last: Some(square) }));
                due += REPLY_SECONDS;
            } else if let Some((_, last)) = self.coming.back_mut() {
                // A pass shows with the move before it.
                last.position = position;
            }
        }
        self.tick(now);
    }

    /// Shows the moves that are due. Returns the seconds until the next one.
    pub(super) fn tick(&mut self, now: f64) -> Option<f64> {
        while let Some((due, board)) = self.coming.front().copied() {
            if due > now {
                return Some(due - now);
            }
            self.shown = board;
            self.coming.pop_front();
        }
        None
    }

    /// Stores the solution, unless it is for another position, and answers with a square tried before.
    pub(super) fn set_solution(&mut self, solution: Solution, now: f64) -> Option<PuzzleJob> {
        let fits = solution.steps.first().is_some_and(|step| step.truth.position == self.puzzle.position);
        if fits && self.solution.is_none() {
            self.solution = Some(solution);
        }
        let early = self.early.take()?;
        self.answer(early, now)
    }

    /// Stores the explanation for a wrong move.
    pub(super) fn set_reason(&mut self, position: &Position, wrong: Square, why: Box<Explanation>) {
        let Some(solution) = self.solution.as_ref() else { return };
        let at = solution.steps.iter().position(|step| step.truth.position == *position);
        // A reason for another move than the last wrong one is outdated.
        let is_wanted = self.wrong.is_none_or(|tried| tried == wrong);
        if let Some(at) = at.filter(|_| is_wanted) {
            self.reason = Some((at, why));
        }
    }

    /// Gives the puzzle up and shows the answer. Returns the search it needs, if any.
    pub(super) fn give_up(&mut self) -> Option<PuzzleJob> {
        self.end_streak();
        if self.stage != Stage::GivenUp {
            return None;
        }
        self.feedback.say(None, task(&self.puzzle));
        self.wanted_reason()
    }

    /// Gives the puzzle up but keeps the feedback, as after the wrong try that ends a streak. Does nothing
    /// before the solution is known.
    pub(super) fn end_streak(&mut self) {
        if self.stage == Stage::Asking && self.solution.is_some() {
            (self.stage, self.wrong) = (Stage::GivenUp, None);
            self.coming.clear();
            self.step = self.n_right;
        }
    }

    /// Whether a hint may be asked for: at the calm pace only, because the puzzle then no longer counts.
    fn can_hint(&self) -> bool {
        let is_calm = self.run.pace == Pace::Calm;
        is_calm && self.is_asking() && !self.is_hinted() && self.solution.is_some()
    }

    /// Shows two squares, one of them the best; the puzzle is then not counted any more. Returns whether it
    /// could.
    pub(super) fn hint(&mut self) -> bool {
        let can_hint = self.can_hint();
        if can_hint {
            self.hinted_at = Some(self.n_right);
            self.is_counted = true;
            let (hinted, position) = (self.hinted(), *self.position());
            self.feedback.say(None, task(&self.puzzle));
            self.feedback.add(move || text!("learn-one-of", squares = any_of(hinted, &position)));
        }
        can_hint
    }

    /// Whether two squares are shown.
    fn is_hinted(&self) -> bool {
        self.hinted_at == Some(self.n_right)
    }

    /// The best square and the wrong one that flips most.
    fn hinted(&self) -> Squares {
        let truth = self.truth().filter(|_| self.is_hinted() && self.is_asking());
        truth.map_or(Squares::EMPTY, Truth::best_and_wrong)
    }

    /// Shows the answer to the next or the previous choice.
    pub(super) fn step(&mut self, forward: bool) {
        let n_steps = self.solution.as_ref().map_or(0, |solution| solution.steps.len());
        if self.can_go_on() && n_steps > 0 {
            self.step = if forward { (self.step + 1).min(n_steps - 1) } else { self.step.saturating_sub(1) };
        }
    }

    /// The explanation to search for after the end, if there is none yet: of the wrong move that flips most.
    fn wanted_reason(&self) -> Option<PuzzleJob> {
        if self.reason.is_some() {
            return None;
        }
        let truth = &self.solution.as_ref()?.steps.get(self.step)?.truth;
        Some(PuzzleJob::Explain { position: truth.position, wrong: truth.greediest_wrong()? })
    }

    /// Whether the first try was right: `Some` once, at the first call after that is known.
    pub(super) fn take_first_result(&mut self) -> Option<bool> {
        let is_solved = self.is_solved_at_first().filter(|_| !self.is_counted)?;
        self.is_counted = true;
        Some(is_solved)
    }

    fn is_asking(&self) -> bool {
        !self.can_go_on() && self.coming.is_empty()
    }

    /// Why a move of the choice that is shown is wrong, if that is known.
    fn reason(&self) -> Option<&Explanation> {
        self.reason.as_ref().filter(|(at, _)| *at == self.step).map(|(_, why)| &**why)
    }

    /// Whether no other puzzle follows: there is one daily puzzle.
    pub(super) fn is_only_one(&self) -> bool {
        self.set == PuzzleSet::Daily && self.run.pace == Pace::Calm
    }

    /// The sentence that is shown.
    fn words(&self) -> String {
        match self.shown_step().filter(|_| self.feedback.is_right.is_none()) {
            Some(step) => words::verdict(&step.truth, step.best),
            None => self.feedback.words(),
        }
    }

    /// The sentence for a screen reader, once.
    pub(super) fn announcement(&mut self) -> Option<String> {
        self.feedback.take_news().then(|| self.words())
    }

    /// The choice whose answer is shown; `None` before the end, and while the last moves are still coming.
    fn shown_step(&self) -> Option<&SolutionStep> {
        let is_over = self.can_go_on() && self.coming.is_empty();
        self.solution.as_ref().filter(|_| is_over)?.steps.get(self.step)
    }
}

/// The sentence that asks for the best move.
fn task(puzzle: &Puzzle) -> impl Fn() -> String + use<> {
    let color = puzzle.position.turn().key();
    move || text!("puzzle-task", color = color)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::{Solver, file};
    use engine::human::Model;

    fn open() -> (OpenPuzzle, Solution) {
        let (model, mut solver) = (Model::embedded().unwrap(), Solver::new().unwrap());
        let puzzles = file::embedded().unwrap().iter();
        let mut short = puzzles.filter(|puzzle| puzzle.position.empties().len() == 7);
        let found = short.find_map(|puzzle| {
            let truth = solver.solve(&puzzle.position)?;
            let solution = Solution::find(truth, model, &mut solver)?;
            let open = OpenPuzzle::new(PuzzleSet::Mixed, Run::default(), puzzle.clone());
            (solution.steps.len() == 2).then_some((open, solution))
        });
        found.expect("there is one of two steps")
    }

    #[test]
    fn the_right_moves_lead_to_the_end() {
        let (mut open, solution) = open();
        open.answer(solution.steps[0].best, 0.0);
        assert_eq!((open.stage, open.n_right), (Stage::Asking, 0), "nothing is known yet");
        open.set_solution(solution.clone(), 0.0);
        for (n_right, step) in (1..).zip(&solution.steps) {
            if n_right > 1 {
                assert_eq!(*open.position(), step.truth.position);
                open.answer(step.best, 0.0);
            }
            assert_eq!(open.n_right, n_right, "the first move was tried early");
            open.tick(60.0);
            let moves = std::iter::once(Move::Place(step.best)).chain(step.replies.iter().copied());
            let after = moves.fold(step.truth.position, |position, mv| position.play(mv).unwrap());
            assert_eq!(open.shown.position, after);
        }
        assert_eq!((open.stage, open.is_solved_at_first()), (Stage::Solved, Some(true)));
        open.answer(solution.steps[0].best, 0.0);
        assert_eq!(open.n_right, 2, "it is over");
    }

    #[test]
    fn only_the_first_try_counts() {
        let (mut open, solution) = open();
        open.set_solution(solution.clone(), 0.0);
        assert_eq!(open.is_solved_at_first(), None);
        let wrong = solution.steps[0].truth.with_loss(|loss| loss > 0).first().unwrap();
        let position = *open.position();
        assert_eq!(open.answer(wrong, 0.0), Some(PuzzleJob::Explain { position, wrong }));
        assert_eq!((open.wrong, open.is_solved_at_first()), (Some(wrong), Some(false)));
        for step in &solution.steps {
            open.answer(step.best, 0.0);
            open.tick(60.0);
        }
        assert_eq!((open.stage, open.is_solved_at_first()), (Stage::Solved, Some(false)));
    }
}
