//! A position of the player's own games, or one that is like it, as a question. The first try counts.

use super::Card;
use super::fsrs::Recall;
use crate::choice::Choice;
use crate::guess::loss;
use crate::ideas::{lesson_about, lesson_of};
use crate::puzzles::Theme;
use crate::question::{Button, Click, Feedback, Question};
use crate::words::{any_of, name, origin};
use crate::{GOOD_LOSS_MAX, Scene};
use othello::evaluation::Evaluation;
use othello::rules::{Position, Square, Squares};
use texts::text;

/// An answer within this number of seconds was known at once: a third of the usual time.
const FAST_SECONDS_MAX: f64 = 5.0;

/// Where a position comes from.
enum PositionSource {
    /// A card, and its number.
    Card(usize, Box<Card>),
    /// A puzzle of the theme of the card that comes next.
    Alike(Theme),
}

/// A question and, later, its answer.
pub(super) struct Prompt {
    /// The discs on the board.
    pub(super) position: Position,
    source: PositionSource,
    /// The move of the game, where it is a card.
    played: Option<Square>,
    /// The values of its moves, best first, once they are known.
    moves: Vec<Evaluation>,
    /// A square that was chosen before the values were known, and when.
    early: Option<(Square, f64)>,
    /// The grade of the first answer.
    grade: Option<Recall>,
    /// Squares that were wrong.
    tried: Squares,
    /// Whether it was answered rightly, or the answer is shown: the next one may come.
    pub(super) is_over: bool,
    /// Whether two squares are shown.
    is_hinted: bool,
    shown_at: f64,
    is_counted: bool,
    /// In how many days it comes again.
    pub(super) again_in: Option<u32>,
    pub(super) feedback: Feedback,
}

impl Prompt {
    /// A card by its number; `None` where it is broken.
    pub(super) fn card(number: usize, card: &Card, now: f64) -> Option<Prompt> {
        let (position, played) = card.read()?;
        let source = PositionSource::Card(number, Box::new(card.clone()));
        let color = position.turn().key();
        let task = move || text!("mistakes-question", color = color);
        Some(Prompt { played: Some(played), ..Prompt::new(position, source, now, task) })
    }

    /// Another position of the same theme as the card after it.
    pub(super) fn alike(position: Position, theme: Theme, now: f64) -> Prompt {
        let task = move || text!("puzzle-task", color = position.turn().key());
        Prompt::new(position, PositionSource::Alike(theme), now, task)
    }

    fn new(
        position: Position,
        source: PositionSource,
        now: f64,
        task: impl Fn() -> String + 'static,
    ) -> Prompt {
        let mut feedback = Feedback::default();
        feedback.say(None, task);
        Prompt {
            position,
            source,
            played: None,
            moves: Vec::new(),
            early: None,
            grade: None,
            tried: Squares::EMPTY,
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
            self.tried.insert(square);
        }
        let discs = loss.in_discs().round_ties_even() as i64;
        let of_game = match &self.source {
            PositionSource::Card(_, card) => {
                self.played.map(|played| (name(played, &self.position), card.loss))
            }
            PositionSource::Alike(_) => None,
        };
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
        let PositionSource::Card(_, card) = &self.source else { return text!("mistakes-alike-origin") };
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

    /// The number of the card and the grade of its answer, once.
    pub(super) fn count(&mut self) -> Option<(usize, Recall)> {
        let PositionSource::Card(number, _) = self.source else { return None };
        let grade = self.grade.filter(|_| !self.is_counted)?;
        self.is_counted = true;
        Some((number, grade))
    }

    /// The theme of the position, once it gives nothing away.
    fn about(&self) -> Option<String> {
        let about = match &self.source {
            PositionSource::Card(_, card) => text!("mistakes-about", idea = card.idea?.name()),
            PositionSource::Alike(theme) => {
                text!("puzzle-theme-and-idea", theme = theme.name(), idea = theme.idea())
            }
        };
        Some(about).filter(|_| self.is_over)
    }

    /// What the page of exercises shows while `left` cards come after this one.
    pub(super) fn question(&self, left: usize) -> Question {
        let is_open = !self.is_over;
        let (title, back) = (text!("mistakes-title", left = left), text!("mistakes-back-to-due"));
        let mut question = Question::new(title, back, Scene::still(self.position), is_open);
        match self.is_over {
            true => question.mark(self.played.into_iter().collect(), Squares::EMPTY),
            false => question.mark(self.tried, self.hinted()),
        }
        question.feedback(self.feedback.is_right, self.feedback.words());
        question.weak([self.origin()]);
        question.plain(self.about());
        question.weak(self.again_in.map(|days| text!("mistakes-again", days = days)));
        let can_help = is_open && self.is_known();
        question.button(text!("learn-next"), !is_open, Choice::Next);
        question.button(text!("learn-hint"), can_help && !self.is_hinted, Choice::Hint);
        question.button(text!("learn-show-answer"), can_help, Choice::ShowAnswer);
        let lesson = match &self.source {
            PositionSource::Card(_, card) => card.idea.map(lesson_of),
            PositionSource::Alike(theme) => Some(lesson_about(*theme)),
        };
        if let Some(lesson) = lesson {
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
