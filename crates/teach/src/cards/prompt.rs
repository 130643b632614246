//! A position of the player's own games, or one that is like it, as a question. The first try counts.

use super::Card;
use super::fsrs::Recall;
use crate::choice::Choice;
use crate::guess::loss;
use crate::hint::between;
use crate::ideas::{lesson_of, lesson_of_theme};
use crate::puzzles::Theme;
use crate::question::{Button, Click, Feedback, Question};
use crate::words::{any_of, name, origin};
use crate::{GOOD_LOSS_MAX, Scene};
use analysis::explain::words::{sentences, without_answer};
use analysis::explain::{Explanation, Marks};
use analysis::grade::EXPLAINED_FROM;
use analysis::knowledge::of_move;
use othello::evaluation::Evaluation;
use othello::rules::{Move, Position, Square, Squares};
use texts::text;

/// An answer within this number of seconds was known at once: a third of the usual time.
const FAST_SECONDS_MAX: f64 = 5.0;

/// A question and, later, its answer.
pub(super) struct Prompt {
    /// The discs on the board.
    pub(super) position: Position,
    /// The number of the card, and the card; `None` for a puzzle of the same theme as the next card.
    card: Option<(usize, Card)>,
    theme: Option<Theme>,
    /// The move of the game, where it is a card.
    played: Option<Square>,
    /// The values of its moves, best first, once they are known.
    moves: Vec<Evaluation>,
    /// A square that was chosen before the values were known, and when.
    early: Option<(Square, f64)>,
    /// The grade of the first answer.
    grade: Option<Recall>,
    /// Squares that were wrong, the last one last.
    tried: Vec<Square>,
    /// Why a wrong move loses; shown once the engine has found the reason.
    why: Option<Explanation>,
    /// Whether it was answered rightly, or the answer is shown: the next one may come.
    pub(super) is_over: bool,
    /// Whether two squares are shown.
    is_hinted: bool,
    shown_at: f64,
    is_counted: bool,
    /// The number of days until the card comes again.
    pub(super) again_in: Option<u32>,
    pub(super) feedback: Feedback,
}

impl Prompt {
    /// A card by its number; `None` where it is broken.
    pub(super) fn card(number: usize, card: &Card, now: f64) -> Option<Prompt> {
        let (position, played) = card.read()?;
        let card = Some((number, card.clone()));
        let color = position.turn().key();
        let task = move || text!("mistakes-question", color = color);
        Some(Prompt { card, played: Some(played), ..Prompt::new(position, now, task) })
    }

    /// Another position of the same theme as the card after it.
    pub(super) fn similar_puzzle(position: Position, theme: Theme, now: f64) -> Prompt {
        let task = move || text!("puzzle-task", color = position.turn().key());
        Prompt { theme: Some(theme), ..Prompt::new(position, now, task) }
    }

    fn new(position: Position, now: f64, task: impl Fn() -> String + 'static) -> Prompt {
        let mut feedback = Feedback::default();
        feedback.say(None, task);
        Prompt {
            position,
            card: None,
            theme: None,
            played: None,
            moves: Vec::new(),
            early: None,
            grade: None,
            tried: Vec::new(),
            why: None,
            is_over: false,
            is_hinted: false,
            shown_at: now,
            is_counted: false,
            again_in: None,
            feedback,
        }
    }

    /// Whether the values of the moves are known.
    fn is_known(&self) -> bool {
        !self.moves.is_empty()
    }

    fn best(&self) -> Option<Square> {
        self.moves.first()?.line.first()?.square()
    }

    /// Shows two squares, one of them the best; the card counts as harder then.
    pub(super) fn hint(&mut self) {
        if self.is_known() && !self.is_over && !self.is_hinted {
            self.is_hinted = true;
            let (hinted, position) = (self.hinted(), self.position);
            self.feedback.say(None, move || text!("learn-one-of", squares = any_of(hinted, &position)));
        }
    }

    /// Shows the best move; the card counts as not known then.
    pub(super) fn show_answer(&mut self) {
        if let Some(best) = self.best().filter(|_| !self.is_over) {
            self.grade.get_or_insert(Recall::Again);
            self.is_over = true;
            let best = name(best, &self.position);
            self.feedback.say(None, move || text!("puzzle-ending-best", square = best.as_str()));
        }
    }

    fn hinted(&self) -> Squares {
        let best = self.best();
        let wrong = self.played.or_else(|| self.moves.get(1)?.line.first()?.square());
        let hinted = best.into_iter().chain(wrong);
        if self.is_hinted { hinted.collect() } else { Squares::EMPTY }
    }

    /// Grades an answer, or stores it until the values are known.
    pub(super) fn answer(&mut self, square: Square, now: f64) {
        if self.is_over {
            return;
        }
        let at = name(square, &self.position);
        if !self.position.legal_moves().contains(square) {
            self.feedback.say(None, move || text!("learn-square-cannot", square = at.as_str()));
            return;
        }
        if !self.is_known() {
            self.early = Some((square, now));
            return;
        }
        let Some(loss) = loss(&self.moves, square) else { return };
        let is_right = loss <= GOOD_LOSS_MAX && Some(square) != self.played;
        let grade = match is_right {
            false => Recall::Again,
            true if self.is_hinted => Recall::Hard,
            true if now - self.shown_at <= FAST_SECONDS_MAX => Recall::Easy,
            true => Recall::Good,
        };
        self.grade.get_or_insert(grade);
        self.is_over = is_right;
        if !is_right {
            self.tried.push(square);
        }
        let discs = loss.in_discs().round_ties_even() as i64;
        let named = |((_, card), played): (&(usize, Card), _)| (name(played, &self.position), card.loss);
        let of_game = self.card.as_ref().zip(self.played).map(named);
        let is_same = self.played == Some(square);
        self.feedback.say(Some(is_right), move || match &of_game {
            Some((played, lost)) if is_right => {
                text!("mistakes-right", played = played.as_str(), discs = *lost)
            }
            None if is_right => text!("mistakes-alike-right"),
            Some((_, lost)) if is_same => text!("mistakes-same", discs = *lost),
            _ => text!("mistakes-loses", square = at.as_str(), discs = discs),
        });
        if !is_right {
            self.feedback.add(|| text!("lesson-try-another"));
        }
    }

    /// Which game it comes from.
    fn origin(&self) -> String {
        let Some((_, card)) = &self.card else { return text!("mistakes-alike-origin") };
        let (opponent, date) = card.opponent_and_date();
        origin(opponent, date)
    }

    /// Stores the values of the moves, and grades an earlier answer by them.
    pub(super) fn set_values(&mut self, moves: Vec<Evaluation>, now: f64) {
        self.moves = moves;
        if let Some((square, at)) = self.early.take() {
            self.answer(square, at.min(now));
        }
    }

    /// What to ask the engine, once for each move: why the move of the game loses when a card is over; why
    /// the last wrong try loses while the card is open, and for a puzzle.
    pub(super) fn wanted_why(&mut self) -> Option<Explanation> {
        let wrong = self.played.filter(|_| self.is_over).or(self.tried.last().copied())?;
        let (best, own) = (self.moves.first()?, of_move(&self.moves, Move::Place(wrong))?);
        if self.why.as_ref().is_some_and(|why| why.played() == Move::Place(wrong)) {
            return None;
        }
        let why = between(&self.position, best, own);
        self.why = Some(why).filter(|why| why.loss >= EXPLAINED_FROM);
        self.why.clone()
    }

    /// Stores what the engine found about the move asked for last. Returns it for a screen reader.
    pub(super) fn set_why(&mut self, found: Explanation) -> Option<String> {
        let is_same =
            |why: &&mut Explanation| (why.position, why.played()) == (found.position, found.played());
        let why = self.why.as_mut().filter(is_same)?;
        *why = found;
        self.reason().map(|(words, _)| words)
    }

    /// Why a wrong move loses, and what to mark; until the end without the better move.
    fn reason(&self) -> Option<(String, Marks)> {
        let why = self.why.as_ref().filter(|why| why.finding.is_some())?;
        if self.is_over { Some((sentences(why), why.marks())) } else { without_answer(why) }
    }

    /// The number of the card and the grade of its answer, once.
    pub(super) fn count(&mut self) -> Option<(usize, Recall)> {
        let (number, _) = self.card.as_ref()?;
        let grade = self.grade.filter(|_| !self.is_counted)?;
        self.is_counted = true;
        Some((*number, grade))
    }

    /// The theme of the position, once it gives nothing away.
    fn about(&self) -> Option<String> {
        let about = match self.theme {
            Some(theme) => text!("puzzle-theme-and-idea", theme = theme.name(), idea = theme.idea()),
            None => text!("mistakes-about", idea = self.card.as_ref()?.1.idea?.name()),
        };
        Some(about).filter(|_| self.is_over)
    }

    /// What the page of exercises shows while `left` cards come after this one.
    pub(super) fn question(&self, left: usize) -> Question {
        let is_open = !self.is_over;
        let (title, back) = (text!("mistakes-title", left = left), text!("mistakes-back-to-due"));
        let card = self.card.as_ref().map(|(_, card)| card);
        let scene = Scene { position: self.position, last: card.and_then(Card::last) };
        let mut question = Question::new(title, back, scene, is_open);
        match self.is_over {
            true => question.mark(self.played.into_iter().collect(), Squares::EMPTY),
            false => question.mark(self.tried.iter().copied().collect(), self.hinted()),
        }
        question.feedback(self.feedback.is_right, self.feedback.words());
        if let Some((words, marks)) = self.reason() {
            question.plain([words]);
            question.cause = marks;
        }
        question.weak([self.origin()]);
        question.plain(self.about());
        question.weak(self.again_in.map(|days| text!("mistakes-again", days = days)));
        let can_help = is_open && self.is_known();
        question.button(text!("learn-next"), !is_open, Choice::Next);
        question.button(text!("learn-hint"), can_help && !self.is_hinted, Choice::Hint);
        question.button(text!("learn-show-answer"), can_help, Choice::ShowAnswer);
        let of_card = card.and_then(|card| card.idea).map(lesson_of);
        if let Some(lesson) = of_card.or(self.theme.map(lesson_of_theme)) {
            question.buttons.push(Button::lesson(Some(lesson).filter(|_| !is_open)));
        }
        if !is_open {
            question.values = self.moves.clone();
            question.click = Click::GoesOn;
            question.enter = Some(Choice::Next);
        }
        question
    }
}
