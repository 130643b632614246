//! An ending played out: a won or drawn position against an opponent who never errs.

use super::Truth;
use super::maker::PuzzleJob;
use super::open::{Run, title};
use crate::Scene;
use crate::choice::{Choice, Pace, PuzzleChoice, PuzzleSet};
use crate::question::{Question, Verdict};
use crate::words::any_of;
use othello::evaluation::Score;
use othello::record::Mark;
use othello::rules::{Color, Goal, Move, Position, Square, Squares};
use texts::{text, words};

/// A sentence of the feedback.
#[derive(Clone, Copy)]
enum EndingFeedback {
    Task,
    Cannot(Square),
    /// The score before and after a move that gives the result away.
    Turns(Square, i16, i16),
    /// A move that gives up this number of discs.
    GivesUp(Square, i16),
    /// A move after which the score is this.
    Holds(Square, i16),
    Passes(Color),
    Replies(Square),
    /// The best square is one of two.
    OneOf,
    /// The best square.
    Best(Square),
    /// Hold the win, or the draw if false.
    HoldIt(bool),
    Result,
}

/// The game so far.
pub struct Ending {
    /// The run that it belongs to.
    pub(super) run: Run,
    /// The discs on the board.
    position: Position,
    /// Where the last one was placed.
    last: Option<Square>,
    /// The player's colour, who tries to hold the result.
    color: Color,
    /// What is proven of the position, once it is solved.
    truth: Option<Truth>,
    /// The score with best play at the start, for the player.
    score: Option<i16>,
    /// The move that gave the result away, if any.
    slip: Option<Square>,
    /// A square that was chosen before the position was solved.
    early: Option<Square>,
    feedback: Vec<EndingFeedback>,
    /// The squares of a hint or of the answer that was asked for.
    hinted: Squares,
    is_announced: bool,
    is_counted: bool,
}

impl Ending {
    pub(super) fn new(position: Position, run: Run) -> Ending {
        let color = position.turn();
        Ending {
            run,
            position,
            last: None,
            color,
            truth: None,
            score: None,
            slip: None,
            early: None,
            feedback: vec![EndingFeedback::Task],
            hinted: Squares::EMPTY,
            is_announced: false,
            is_counted: false,
        }
    }

    /// Whether it is played out.
    pub(super) fn is_over(&self) -> bool {
        self.position.outcome().is_some()
    }

    /// Whether a square may be chosen now.
    fn is_asking(&self) -> bool {
        !self.is_over() && self.position.turn() == self.color
    }

    /// Takes in an answer. Returns the search it needs, if any.
    pub(super) fn answer(&mut self, square: Square) -> Option<PuzzleJob> {
        if !self.is_asking() {
            return None;
        }
        if !self.position.legal_moves().contains(square) {
            self.set_feedback(EndingFeedback::Cannot(square));
            return None;
        }
        let Some(truth) = self.truth.take() else {
            self.early = Some(square);
            return None;
        };
        let before = truth.score();
        let after = before - truth.loss(square).unwrap_or(0);
        if before.signum() > after.signum() && self.slip.is_none() {
            self.slip = Some(square);
            self.set_feedback(EndingFeedback::Turns(square, before, after));
        } else if before > after {
            self.set_feedback(EndingFeedback::GivesUp(square, before - after));
        } else {
            self.set_feedback(EndingFeedback::Holds(square, after));
        }
        self.play(square)
    }

    /// Whether a hint or the answer may be asked for.
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
        let flips = |square: &Square| self.position.flips(*square).len();
        let wrong = truth.losing(|loss| loss > 0).iter().max_by_key(flips);
        self.help(truth.best().first().into_iter().chain(wrong).collect(), EndingFeedback::OneOf);
    }

    /// Marks the best square.
    pub(super) fn show_answer(&mut self) {
        let best = self.truth.as_ref().filter(|_| self.can_help(1)).and_then(|truth| truth.best().first());
        if let Some(best) = best {
            self.help(best.into(), EndingFeedback::Best(best));
        }
    }

    fn help(&mut self, squares: Squares, feedback: EndingFeedback) {
        (self.hinted, self.is_counted) = (squares, true);
        self.set_feedback(feedback);
    }

    /// Plays a square and the passes that follow. Returns what to solve next.
    fn play(&mut self, square: Square) -> Option<PuzzleJob> {
        self.position = self.position.play(Move::Place(square)).expect("a legal move");
        (self.last, self.hinted) = (Some(square), Squares::EMPTY);
        if self.position.must_pass() {
            let passes = self.position.turn();
            self.position = self.position.play(Move::Pass).expect("it must pass");
            self.add_feedback(EndingFeedback::Passes(passes));
        }
        if self.is_over() {
            self.set_feedback(EndingFeedback::Result);
            return None;
        }
        Some(PuzzleJob::Judge(self.position))
    }

    /// Stores the solution of the position; on the opponent's turn plays its best move.
    pub(super) fn set_truth(&mut self, truth: Truth) -> Option<PuzzleJob> {
        if *truth.position() != self.position {
            return None;
        }
        if self.position.turn() != self.color {
            let reply = truth.best().first().expect("a truth has a best move");
            self.add_feedback(EndingFeedback::Replies(reply));
            return self.play(reply);
        }
        if self.score.is_none() {
            self.score = Some(truth.score());
            self.set_feedback(EndingFeedback::HoldIt(truth.score() > 0));
        }
        self.truth = Some(truth);
        let early = self.early.take()?;
        self.answer(early)
    }

    fn final_score(&self) -> Option<i16> {
        let outcome = self.position.outcome()?;
        Some(Score::of_outcome(&outcome, Goal::MostDiscs, self.color).discs())
    }

    /// How it ended, compared with best play from the start.
    fn result(&self) -> String {
        let (Some(end), Some(was)) = (self.final_score(), self.score) else { return String::new() };
        let (is_held, end, was) = (end.signum() >= was.signum(), discs(end), discs(was));
        let kept = match is_held {
            true => text!("puzzle-ending-held", end = end, was = was),
            false => text!("puzzle-ending-slipped", end = end, was = was),
        };
        let slip = self.slip.map_or(String::new(), |square| {
            text!("puzzle-ending-slip", square = square.name(self.position.size()))
        });
        text::sentences(&[kept, slip])
    }

    /// What the page of exercises shows.
    pub(super) fn question(&self, now: f64) -> Question {
        let (title, back) = (title(PuzzleSet::Ending, &self.run, now), text!("puzzles-back"));
        let board = Scene { position: self.position, last: self.last };
        let mut question = Question::new(title, back, board, self.is_asking());
        question.feedback(self.verdict(), self.words());
        question.marks = self.hinted.iter().map(|square| (square, Mark::Circle)).collect();
        let (counts, empties) = (self.position.counts(), self.position.empties().len());
        let (black, white) = (counts.black, counts.white);
        question.plain([text!("puzzle-ending-counts", black = black, white = white, empties = empties)]);
        let next = Choice::Puzzles(PuzzleChoice::Next);
        question.button(text!("learn-next"), self.is_over(), next.clone());
        let (hint, show) = (PuzzleChoice::Hint, PuzzleChoice::GiveUp);
        question.button(text!("learn-hint"), self.can_help(2), Choice::Puzzles(hint));
        question.button(text!("learn-show-answer"), self.can_help(1), Choice::Puzzles(show));
        question.enter = self.is_over().then_some(next);
        question
    }

    /// Whether the player's last move lost no discs; at the end, whether the result was held.
    fn verdict(&self) -> Option<Verdict> {
        self.feedback.iter().find_map(|feedback| match feedback {
            EndingFeedback::Holds(..) => Some(Verdict::Right),
            EndingFeedback::Turns(..) | EndingFeedback::GivesUp(..) => Some(Verdict::Wrong),
            EndingFeedback::Result => Some(if self.is_held() { Verdict::Right } else { Verdict::Wrong }),
            _ => None,
        })
    }

    /// The last sentences, in words.
    fn words(&self) -> String {
        let name = |square: Square| square.name(self.position.size());
        let color = self.color.key();
        let words = |feedback: &EndingFeedback| match *feedback {
            EndingFeedback::Task => text!("puzzle-ending-task", color = color),
            EndingFeedback::Cannot(square) => text!("learn-square-cannot", square = name(square)),
            EndingFeedback::Turns(square, had, has) => {
                text!("puzzle-ending-turns", square = name(square), had = key(had), has = key(has))
            }
            EndingFeedback::GivesUp(square, discs) => {
                text!("puzzle-ending-gives-up", square = name(square), discs = discs)
            }
            EndingFeedback::Holds(square, score) => {
                text!("puzzle-ending-holds", square = name(square), score = discs(score))
            }
            EndingFeedback::Passes(color) => text!("puzzle-ending-passes", color = color.key()),
            EndingFeedback::Replies(square) => {
                text!("puzzle-ending-replies", color = (!self.color).key(), square = name(square))
            }
            EndingFeedback::OneOf => text!("learn-one-of", squares = any_of(self.hinted, &self.position)),
            EndingFeedback::Best(square) => text!("puzzle-ending-best", square = name(square)),
            EndingFeedback::HoldIt(true) => text!("puzzle-ending-won", color = color),
            EndingFeedback::HoldIt(false) => text!("puzzle-ending-drawn", color = color),
            EndingFeedback::Result => self.result(),
        };
        text::sentences(&self.feedback.iter().map(words).collect::<Vec<_>>())
    }

    /// Whether the result was held. `Some` only once, at the end.
    pub(super) fn count(&mut self) -> Option<bool> {
        self.final_score()?;
        (!std::mem::replace(&mut self.is_counted, true)).then(|| self.is_held())
    }

    /// Whether the result is no worse than with best play from the start.
    pub(super) fn is_held(&self) -> bool {
        self.final_score().map(i16::signum) >= self.score.map(i16::signum)
    }

    fn set_feedback(&mut self, feedback: EndingFeedback) {
        self.feedback.clear();
        self.add_feedback(feedback);
    }

    fn add_feedback(&mut self, feedback: EndingFeedback) {
        self.feedback.push(feedback);
        self.is_announced = false;
    }

    /// The sentences for a screen reader, once.
    pub(super) fn announcement(&mut self) -> Option<String> {
        (!std::mem::replace(&mut self.is_announced, true)).then(|| self.words())
    }
}

fn key(score: i16) -> &'static str {
    match score.signum() {
        1 => "win",
        0 => "draw",
        _ => "loss",
    }
}

/// `+4` or `−4` for a score in discs.
fn discs(score: i16) -> String {
    words::score(Score::from_discs(score))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::{Solver, choose, file};

    /// Plays an ending, choosing by `choose` among the moves, the opponent's replies solved at once.
    fn play_out(choose: impl Fn(&Truth) -> Square) -> Ending {
        let mut puzzles = file::embedded().unwrap().iter();
        let puzzle =
            puzzles.find(|puzzle| choose::is_ending(puzzle) && puzzle.position.empties().len() == 8).unwrap();
        let mut solver = Solver::new().unwrap();
        let mut ending = Ending::new(puzzle.position, Run::default());
        while !ending.is_over() {
            let truth = solver.solve(&ending.position).unwrap();
            let was_own = ending.is_asking();
            ending.set_truth(truth.clone());
            if was_own {
                ending.answer(choose(&truth));
            }
        }
        ending
    }

    #[test]
    fn the_best_moves_hold_the_result() {
        let mut ending = play_out(|truth| truth.best().first().unwrap());
        assert_eq!((ending.count(), ending.count()), (Some(true), None));
        assert!(ending.slip.is_none() && ending.words().starts_with("You held it"), "{}", ending.words());
        assert_eq!(ending.final_score(), ending.score);
    }

    #[test]
    fn the_worst_moves_give_it_away_and_the_first_of_them_is_named() {
        let worst = |truth: &Truth| truth.moves().min_by_key(|(_, score)| *score).unwrap().0;
        let mut ending = play_out(worst);
        assert_eq!(ending.count(), Some(false));
        assert!(
            ending.slip.is_some() && ending.words().contains("The move that gave it away was"),
            "{}",
            ending.words()
        );
    }
}
