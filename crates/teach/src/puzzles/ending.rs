//! An ending played out: a won or drawn position against an opponent who never errs.

use super::Truth;
use super::maker::PuzzleJob;
use super::open::{Run, title};
use crate::Scene;
use crate::choice::{Choice, Pace, PuzzleSet};
use crate::question::{Feedback, Question};
use crate::words::{any_of, best_play, name};
use othello::evaluation::{Score, outcome_key};
use othello::rules::{Color, Goal, Move, Position, Square, Squares};
use texts::text;

/// An ending on the board, and how far the player has held its result.
pub struct Ending {
    pub(super) run: Run,
    board: Scene,
    /// The colour of the player, who tries to hold the result.
    color: Color,
    /// The proven scores of the position's moves, once it is solved.
    truth: Option<Truth>,
    /// The score with best play at the start, for the player.
    score: Option<i16>,
    /// The move that gave the result away, if any.
    slip: Option<Square>,
    /// A square that was chosen before the position was solved.
    early: Option<Square>,
    pub(super) feedback: Feedback,
    /// The squares of a hint or of the answer that was asked for.
    hinted: Squares,
    is_counted: bool,
}

impl Ending {
    pub(super) fn new(position: Position, run: Run) -> Ending {
        let color = position.turn();
        let mut feedback = Feedback::default();
        feedback.say(None, move || text!("puzzle-ending-task", color = color.key()));
        Ending {
            run,
            board: Scene::still(position),
            color,
            truth: None,
            score: None,
            slip: None,
            early: None,
            feedback,
            hinted: Squares::EMPTY,
            is_counted: false,
        }
    }

    /// Whether it is played out.
    pub(super) fn is_over(&self) -> bool {
        self.board.position.outcome().is_some()
    }

    /// Whether a square may be chosen now.
    fn is_asking(&self) -> bool {
        !self.is_over() && self.board.position.turn() == self.color
    }

    /// Takes in an answer. Returns the search it needs, if any.
    pub(super) fn answer(&mut self, square: Square) -> Option<PuzzleJob> {
        if !self.is_asking() {
            return None;
        }
        let at = name(square, &self.board.position);
        if !self.board.position.legal_moves().contains(square) {
            self.feedback.say(None, move || text!("learn-square-cannot", square = at.as_str()));
            return None;
        }
        let Some(truth) = self.truth.take() else {
            self.early = Some(square);
            return None;
        };
        let before = truth.score();
        let after = before - truth.loss(square).unwrap_or(0);
        let is_slip = before.signum() > after.signum() && self.slip.is_none();
        if is_slip {
            self.slip = Some(square);
        }
        let holds = before <= after;
        let turn = self.color;
        self.feedback.say(Some(holds), move || {
            let at = at.as_str();
            match (is_slip, holds) {
                (true, _) => text!("puzzle-ending-turns", square = at, had = key(before), has = key(after)),
                (false, false) => text!("puzzle-ending-gives-up", square = at, discs = before - after),
                (false, true) => {
                    text::sentences([text!("puzzle-ending-holds", square = at), best_play(after, turn)])
                }
            }
        });
        self.play(square)
    }

    /// Whether help that marks `n_squares` may be asked for: only if more squares or none are marked now.
    fn can_help(&self, n_squares: usize) -> bool {
        let is_calm = self.run.pace == Pace::Calm;
        is_calm
            && self.is_asking()
            && self.truth.is_some()
            && (self.hinted.is_empty() || self.hinted.len() > n_squares)
    }

    /// Marks two squares, one of them best. A result that was held with help does not count.
    pub(super) fn hint(&mut self) {
        let Some(truth) = self.truth.as_ref().filter(|_| self.can_help(2)) else { return };
        let (squares, position) = (truth.best_and_wrong(), self.board.position);
        (self.hinted, self.is_counted) = (squares, true);
        self.feedback.say(None, move || text!("learn-one-of", squares = any_of(squares, &position)));
    }

    /// Marks the best square.
    pub(super) fn show_answer(&mut self) {
        let best = self.truth.as_ref().filter(|_| self.can_help(1)).and_then(|truth| truth.best().first());
        if let Some(best) = best {
            (self.hinted, self.is_counted) = (best.into(), true);
            let best = name(best, &self.board.position);
            self.feedback.say(None, move || text!("puzzle-ending-best", square = best.as_str()));
        }
    }

    /// Plays a square and the passes that follow. Returns what to solve next.
    fn play(&mut self, square: Square) -> Option<PuzzleJob> {
        self.board.position = self.board.position.play(Move::Place(square)).expect("a legal move");
        (self.board.last, self.hinted) = (Some(square), Squares::EMPTY);
        if self.board.position.must_pass() {
            let passes = self.board.position.turn();
            self.board.position = self.board.position.play(Move::Pass).expect("it must pass");
            self.feedback.add(move || text!("puzzle-ending-passes", color = passes.key()));
        }
        if self.is_over() {
            self.say_result();
            return None;
        }
        Some(PuzzleJob::Judge(self.board.position))
    }

    /// Stores the solution; on the opponent's turn plays its best move. Returns what to solve next.
    pub(super) fn set_truth(&mut self, truth: Truth) -> Option<PuzzleJob> {
        if truth.position != self.board.position {
            return None;
        }
        if self.board.position.turn() != self.color {
            let reply = truth.best().first().expect("a truth has a best move");
            let (color, at) = ((!self.color).key(), name(reply, &self.board.position));
            self.feedback.add(move || text!("puzzle-ending-replies", color = color, square = at.as_str()));
            return self.play(reply);
        }
        if self.score.is_none() {
            self.score = Some(truth.score());
            let (is_won, color) = (truth.score() > 0, self.color.key());
            self.feedback.say(None, move || match is_won {
                true => text!("puzzle-ending-won", color = color),
                false => text!("puzzle-ending-drawn", color = color),
            });
        }
        self.truth = Some(truth);
        let early = self.early.take()?;
        self.answer(early)
    }

    fn final_score(&self) -> Option<i16> {
        let outcome = self.board.position.outcome()?;
        Some(Score::of_outcome(&outcome, Goal::MostDiscs, self.color).discs())
    }

    /// Says how it ended, compared with best play from the start.
    fn say_result(&mut self) {
        let (is_held, score, color) = (self.is_held(), self.score, self.color);
        self.feedback.say(Some(is_held), move || match is_held {
            true => text!("puzzle-ending-held"),
            false => text!("puzzle-ending-slipped"),
        });
        if let Some(score) = score {
            self.feedback.add(move || best_play(score, color));
        }
        if let Some(slip) = self.slip.map(|square| name(square, &self.board.position)) {
            self.feedback.add(move || text!("puzzle-ending-slip", square = slip.as_str()));
        }
    }

    /// What the page of exercises shows.
    pub(super) fn question(&self, now: f64) -> Question {
        let (title, back) = (title(PuzzleSet::Ending, &self.run, now), text!("puzzles-back"));
        let mut question = Question::new(title, back, self.board, self.is_asking());
        question.feedback(self.feedback.is_right, self.feedback.words());
        question.mark(Squares::EMPTY, self.hinted);
        let (counts, empties) = (self.board.position.counts(), self.board.position.empties().len());
        let (black, white) = (counts.black, counts.white);
        question.plain([text!("puzzle-ending-counts", black = black, white = white, empties = empties)]);
        question.button(text!("learn-next"), self.is_over(), Choice::Next);
        question.button(text!("learn-hint"), self.can_help(2), Choice::Hint);
        question.button(text!("learn-show-answer"), self.can_help(1), Choice::ShowAnswer);
        question.enter = self.is_over().then_some(Choice::Next);
        question
    }

    /// Whether the result was held. `Some` only once, at the end; never after help, which sets `is_counted`.
    pub(super) fn take_first_result(&mut self) -> Option<bool> {
        self.final_score()?;
        (!std::mem::replace(&mut self.is_counted, true)).then(|| self.is_held())
    }

    /// Whether the result is no worse than with best play from the start.
    pub(super) fn is_held(&self) -> bool {
        self.final_score().map(i16::signum) >= self.score.map(i16::signum)
    }
}

fn key(score: i16) -> &'static str {
    outcome_key(score.cmp(&0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::{Solver, choose, file};

    #[test]
    fn the_worst_moves_give_it_away_and_the_first_of_them_is_named() {
        let mut puzzles = file::embedded().unwrap().iter();
        let puzzle =
            puzzles.find(|puzzle| choose::is_ending(puzzle) && puzzle.position.empties().len() == 8).unwrap();
        let mut solver = Solver::new().unwrap();
        let mut ending = Ending::new(puzzle.position, Run::default());
        while !ending.is_over() {
            let truth = solver.solve(&ending.board.position).unwrap();
            let was_own = ending.is_asking();
            ending.set_truth(truth.clone());
            if was_own {
                ending.answer(truth.moves().min_by_key(|(_, score)| *score).unwrap().0);
            }
        }
        assert_eq!((ending.take_first_result(), ending.take_first_result()), (Some(false), None));
        let words = ending.feedback.words();
        assert!(ending.slip.is_some() && words.contains("The move that gave it away was"), "{words}");
    }
}
