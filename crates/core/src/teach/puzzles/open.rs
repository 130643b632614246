//! The puzzle that is open: what was tried, and after the end the truth, move by move.

use super::maker::Job;
use super::{Attempt, Puzzle, Solution, Stage, Step, Try};
use crate::analysis::explain::Explanation;
use crate::teach::choice::Mode;
use crate::text;
use othello::rules::{Move, Position, Square};
use std::collections::VecDeque;

/// What was said last.
#[derive(Clone, Copy)]
enum Said {
    Task,
    Taken(Square),
    NoMove(Square),
    RightSoFar,
    Solved,
    /// After a wrong try.
    SolvedLate,
    /// What the move loses.
    Wrong(Square, i16),
    Truth,
}

/// A puzzle on the board.
pub struct Open {
    /// Among which puzzles it is.
    pub mode: Mode,
    /// What was tried.
    pub attempt: Attempt,
    /// In a storm.
    pub storm: Option<Storm>,
    /// What the first try did to the rating, in points.
    pub change: Option<f64>,
    /// The discs that are shown, and the square of the last one.
    shown: (Position, Option<Square>),
    /// The opponent's replies that are still to be shown, each with its time in seconds.
    coming: VecDeque<(f64, Position, Option<Square>)>,
    /// A square that was tried before the solution was known.
    early: Option<Square>,
    /// What was said of the last try.
    said: Said,
    /// Nobody was told it yet.
    is_unsaid: bool,
    /// Why a move is wrong, with the number of the choice.
    reason: Option<(usize, Box<Explanation>)>,
    /// The choice whose truth is shown after the end.
    step: usize,
    is_counted: bool,
}

/// A storm goes on from puzzle to puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Storm {
    /// In seconds of the window's clock.
    pub ends_at: f64,
    /// How many puzzles were solved.
    pub n_solved: u32,
    /// How many were tried.
    pub n_tries: u32,
}

/// Seconds between a move and the reply to it.
const REPLY: f64 = 0.6;

/// Whether a puzzle is quickly seen: what a storm has.
pub(super) fn is_quick(puzzle: &Puzzle) -> bool {
    puzzle.position.empties().len() <= 10
}

impl Open {
    /// A puzzle that nobody has tried.
    pub(super) fn new(mode: Mode, puzzle: Puzzle, storm: Option<Storm>) -> Open {
        Open {
            mode,
            attempt: Attempt::new(puzzle),
            storm,
            change: None,
            shown: (puzzle.position, None),
            coming: VecDeque::new(),
            early: None,
            said: Said::Task,
            is_unsaid: true,
            reason: None,
            step: 0,
            is_counted: false,
        }
    }

    /// Whether the next puzzle may come.
    pub fn can_go_on(&self) -> bool {
        self.attempt.stage() != Stage::Asking
    }

    /// A square was chosen; what is to be found out about it.
    pub(super) fn answer(&mut self, square: Square, now: f64) -> Option<Job> {
        if self.attempt.stage() != Stage::Asking || !self.coming.is_empty() {
            return None;
        }
        let position = *self.attempt.position();
        if !position.legal_moves().contains(square) {
            let is_taken = position.disc_at(square).is_some();
            self.tell(if is_taken { Said::Taken(square) } else { Said::NoMove(square) });
            return None;
        }
        if self.attempt.solution().is_none() {
            self.early = Some(square);
            return None;
        }
        match self.attempt.play(square)? {
            Try::Right { moves, is_last } => {
                self.show(position, &moves, now);
                let said = if !is_last {
                    Said::RightSoFar
                } else if self.attempt.is_solved_at_first() == Some(true) {
                    Said::Solved
                } else {
                    Said::SolvedLate
                };
                self.step = 0;
                self.tell(said);
                if is_last { self.wanted_reason() } else { None }
            }
            Try::Wrong { loss } => {
                self.tell(Said::Wrong(square, loss));
                Some(Job::Explain { position, wrong: square })
            }
        }
    }

    /// Moves are shown one after another.
    fn show(&mut self, position: Position, moves: &[Move], now: f64) {
        let mut position = position;
        let mut due = now;
        for mv in moves {
            position = position.play(*mv).expect("the solution's moves are legal");
            if let Some(square) = mv.square() {
                self.coming.push_back((due, position, Some(square)));
                due += REPLY;
            } else if let Some((_, last, _)) = self.coming.back_mut() {
                // A pass shows with the move before it.
                *last = position;
            }
        }
        self.tick(now);
    }

    /// Shows what is due; the seconds until the next.
    pub(super) fn tick(&mut self, now: f64) -> Option<f64> {
        while let Some((due, position, last)) = self.coming.front().copied() {
            if due > now {
                return Some(due - now);
            }
            self.shown = (position, last);
            self.coming.pop_front();
        }
        None
    }

    /// Takes in the solution, and the square that was tried before it came.
    pub(super) fn hear_solution(&mut self, solution: Solution, now: f64) -> Option<Job> {
        self.attempt.take(solution);
        let early = self.early.take()?;
        self.answer(early, now)
    }

    /// Takes in why a move is wrong.
    pub(super) fn hear_reason(&mut self, position: &Position, wrong: Square, why: Box<Explanation>) {
        let Some(solution) = self.attempt.solution() else { return };
        let at = solution.steps.iter().position(|step| step.truth.position() == position);
        // Before the end nobody is told the best move.
        let is_wanted = self.attempt.wrong().is_none_or(|tried| tried == wrong);
        if let Some(at) = at.filter(|_| is_wanted) {
            self.reason = Some((at, why));
        }
    }

    /// The truth is wanted; what is to be found out about it.
    pub(super) fn give_up(&mut self) -> Option<Job> {
        let at = self.attempt.n_right();
        self.attempt.give_up();
        if self.attempt.stage() != Stage::GivenUp {
            return None;
        }
        self.coming.clear();
        self.step = at;
        self.tell(Said::Truth);
        self.wanted_reason()
    }

    /// The truth of the next or the previous choice.
    pub(super) fn step(&mut self, forward: bool) {
        let n_steps = self.attempt.solution().map_or(0, |solution| solution.steps.len());
        if self.can_go_on() && n_steps > 0 {
            self.step = if forward { (self.step + 1).min(n_steps - 1) } else { self.step.saturating_sub(1) };
        }
    }

    /// What is to be explained after the end, if nothing is yet: the wrong move of the choice shown that
    /// flips most.
    fn wanted_reason(&self) -> Option<Job> {
        if self.reason.is_some() {
            return None;
        }
        let truth = &self.attempt.solution()?.steps.get(self.step)?.truth;
        let position = *truth.position();
        let flips = |square: &Square| position.flips(*square).len();
        let wrong = truth.losing(|loss| loss > 0).iter().max_by_key(flips)?;
        Some(Job::Explain { position, wrong })
    }

    /// Says once whether the first try was right.
    pub(super) fn count(&mut self) -> Option<bool> {
        let is_solved = self.attempt.is_solved_at_first().filter(|_| !self.is_counted)?;
        self.is_counted = true;
        Some(is_solved)
    }

    /// The discs that are shown before the end, and the square of the last one.
    pub fn shown(&self) -> (Position, Option<Square>) {
        self.shown
    }

    /// Whether a square may be chosen now.
    pub fn is_asking(&self) -> bool {
        !self.can_go_on() && self.coming.is_empty()
    }

    /// Whether a square was chosen before the solution is known.
    pub fn is_early(&self) -> bool {
        self.early.is_some()
    }

    /// The number of the choice whose truth is shown after the end, from 0.
    pub fn step_shown(&self) -> usize {
        self.step
    }

    /// Why a move of the choice that is shown is wrong, if that is known.
    pub fn reason(&self) -> Option<&Explanation> {
        self.reason.as_ref().filter(|(at, _)| *at == self.step).map(|(_, why)| &**why)
    }

    fn tell(&mut self, said: Said) {
        (self.said, self.is_unsaid) = (said, true);
    }

    /// What was said last, in words.
    pub fn words(&self) -> String {
        let position = &self.attempt.puzzle.position;
        let name = |square: Square| square.name(position.size());
        match self.said {
            Said::Task => text!("puzzle-task", color = position.turn().key()),
            Said::Taken(square) => text!("learn-square-taken", square = name(square)),
            Said::NoMove(square) => text!("learn-square-no-move", square = name(square)),
            Said::RightSoFar => text!("puzzle-right-so-far"),
            Said::Solved => text!("puzzle-solved"),
            Said::SolvedLate => text!("puzzle-solved-late"),
            Said::Wrong(square, loss) => text!("puzzle-wrong", square = name(square), discs = loss),
            Said::Truth => text!("puzzle-truth"),
        }
    }

    /// What nobody was told yet.
    pub(super) fn unsaid(&mut self) -> Option<String> {
        std::mem::take(&mut self.is_unsaid).then(|| self.words())
    }

    /// The choice whose truth is shown; `None` before the end, and while the last moves are on their way.
    pub fn truth_shown(&self) -> Option<&Step> {
        let is_over = self.can_go_on() && self.coming.is_empty();
        self.attempt.solution().filter(|_| is_over)?.steps.get(self.step)
    }
}
