//! A position of the player's own games, or one that is like it, as a question. The first try counts.

use super::Card;
use super::fsrs::Recall;
use crate::Scene;
use crate::choice::{CardChoice, Choice};
use crate::ideas::{lesson_about, lesson_of};
use crate::lessons::Lesson;
use crate::puzzles::Theme;
use crate::question::{Button, Click, Question, Verdict};
use crate::words::{any_of, origin};
use othello::evaluation::Evaluation;
use othello::record::Mark;
use othello::rules::{Move, Position, Square, Squares};
use texts::text;

/// A move that loses at most this is right too, in hundredths of a disc.
const RIGHT_LOSS_MAX: i32 = 100;
/// An answer within this number of seconds was known at once: a third of the usual time.
const FAST_SECONDS_MAX: f64 = 5.0;

/// The sentence that is shown.
#[derive(Clone, Copy)]
enum CardFeedback {
    Question,
    /// The best square is one of two.
    OneOf,
    Cannot(Square),
    Right,
    /// The move of the game again, and the discs it lost.
    Same(u16),
    /// What it loses in discs.
    Loses(Square, i64),
    /// The best move, which was asked for.
    Best(Square),
}

/// Where a position comes from.
enum PositionSource {
    /// A card, by its number.
    Card {
        number: usize,
        /// The move of the game.
        played: Square,
        card: Box<Card>,
    },
    /// A puzzle of the theme of the card that comes next.
    Alike(Theme),
}

/// A question and, later, its answer.
pub(super) struct Prompt {
    /// The discs on the board.
    pub(super) position: Position,
    source: PositionSource,
    /// The values of its moves, best first, once they are known.
    moves: Vec<Evaluation>,
    /// A square that was chosen before the values were known, and when.
    early: Option<(Square, f64)>,
    /// The grade of the first answer.
    grade: Option<Recall>,
    /// Squares that were wrong.
    tried: Squares,
    /// It was answered rightly, or the answer is shown.
    is_over: bool,
    /// Whether two squares are shown.
    is_hinted: bool,
    shown_at: f64,
    is_counted: bool,
    /// In how many days it comes again.
    pub(super) again_in: Option<u32>,
    feedback: CardFeedback,
    is_announced: bool,
}

impl Prompt {
    /// A card by its number; `None` where it is broken.
    pub(super) fn card(number: usize, card: &Card, now: f64) -> Option<Prompt> {
        let (position, played) = card.read()?;
        let source = PositionSource::Card { number, played, card: Box::new(card.clone()) };
        Some(Prompt::new(position, source, now))
    }

    /// Another position of the same theme as the card after it.
    pub(super) fn alike(position: Position, theme: Theme, now: f64) -> Prompt {
        Prompt::new(position, PositionSource::Alike(theme), now)
    }

    fn new(position: Position, source: PositionSource, now: f64) -> Prompt {
        Prompt {
            position,
            source,
            moves: Vec::new(),
            early: None,
            grade: None,
            tried: Squares::EMPTY,
            is_over: false,
            is_hinted: false,
            shown_at: now,
            is_counted: false,
            again_in: None,
            feedback: CardFeedback::Question,
            is_announced: false,
        }
    }

    /// The number of the card, where it is one.
    pub(super) fn number(&self) -> Option<usize> {
        match self.source {
            PositionSource::Card { number, .. } => Some(number),
            PositionSource::Alike(_) => None,
        }
    }

    /// What was played in the game.
    fn played(&self) -> Option<Square> {
        match self.source {
            PositionSource::Card { played, .. } => Some(played),
            PositionSource::Alike(_) => None,
        }
    }

    /// The lesson about it.
    fn lesson(&self) -> Option<&'static Lesson> {
        match &self.source {
            PositionSource::Card { card, .. } => card.idea.map(lesson_of),
            PositionSource::Alike(theme) => Some(lesson_about(*theme)),
        }
    }

    /// Whether the next one may come.
    pub(super) fn is_over(&self) -> bool {
        self.is_over
    }

    /// Whether the values of the moves are known.
    fn is_known(&self) -> bool {
        !self.moves.is_empty()
    }

    fn best(&self) -> Option<Square> {
        self.moves.first()?.line.first()?.square()
    }

    /// What a move loses, in hundredths of a disc.
    fn loss_of(&self, square: Square) -> Option<i32> {
        let is_it = |own: &&Evaluation| own.line.first() == Some(&Move::Place(square));
        let own = self.moves.iter().find(is_it)?;
        Some((self.moves.first()?.score - own.score).hundredths())
    }

    /// Shows two squares, one of them the best; the card counts as harder then.
    pub(super) fn hint(&mut self) {
        if self.is_known() && !self.is_over && !self.is_hinted {
            self.is_hinted = true;
            self.set_feedback(CardFeedback::OneOf);
        }
    }

    /// Shows the best move; the card counts as not known then.
    pub(super) fn show_answer(&mut self) {
        if let Some(best) = self.best().filter(|_| !self.is_over) {
            self.grade.get_or_insert(Recall::Again);
            self.is_over = true;
            self.set_feedback(CardFeedback::Best(best));
        }
    }

    fn hinted(&self) -> Squares {
        let best = self.best();
        let wrong = self.played().or_else(|| self.moves.get(1)?.line.first()?.square());
        let hinted = best.into_iter().chain(wrong);
        if self.is_hinted { hinted.collect() } else { Squares::EMPTY }
    }

    /// Grades an answer, or stores it until the values are known.
    pub(super) fn answer(&mut self, square: Square, now: f64) {
        if self.is_over {
            return;
        }
        if !self.position.legal_moves().contains(square) {
            self.set_feedback(CardFeedback::Cannot(square));
            return;
        }
        if !self.is_known() {
            self.early = Some((square, now));
            return;
        }
        let Some(loss) = self.loss_of(square) else { return };
        let is_right = loss <= RIGHT_LOSS_MAX && Some(square) != self.played();
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
        let discs = (f64::from(loss) / 100.0).round_ties_even() as i64;
        self.set_feedback(match &self.source {
            _ if is_right => CardFeedback::Right,
            PositionSource::Card { played, card, .. } if square == *played => CardFeedback::Same(card.loss),
            _ => CardFeedback::Loses(square, discs),
        });
    }

    /// The sentence that is shown.
    fn words(&self) -> String {
        let name = |square: Square| square.name(self.position.size());
        match self.feedback {
            CardFeedback::Question => {
                let color = self.position.turn().key();
                match self.source {
                    PositionSource::Card { .. } => text!("mistakes-question", color = color),
                    PositionSource::Alike(_) => text!("puzzle-task", color = color),
                }
            }
            CardFeedback::OneOf => text!("learn-one-of", squares = any_of(self.hinted(), &self.position)),
            CardFeedback::Cannot(square) => text!("learn-square-cannot", square = name(square)),
            CardFeedback::Right => match &self.source {
                PositionSource::Card { played, card, .. } => {
                    text!("mistakes-right", played = name(*played), discs = card.loss)
                }
                PositionSource::Alike(_) => text!("mistakes-alike-right"),
            },
            CardFeedback::Same(loss) => {
                text::sentences(&[text!("mistakes-same", discs = loss), text!("lesson-try-another")])
            }
            CardFeedback::Loses(square, discs) => {
                let loses = text!("mistakes-loses", square = name(square), discs = discs);
                text::sentences(&[loses, text!("lesson-try-another")])
            }
            CardFeedback::Best(best) => text!("puzzle-ending-best", square = name(best)),
        }
    }

    /// Which game it comes from.
    fn origin(&self) -> String {
        let PositionSource::Card { card, .. } = &self.source else { return text!("mistakes-alike-origin") };
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
        let number = self.number()?;
        let grade = self.grade.filter(|_| !self.is_counted)?;
        self.is_counted = true;
        Some((number, grade))
    }

    /// The theme of the position, once it gives nothing away.
    fn about(&self) -> Option<String> {
        let about = match &self.source {
            PositionSource::Card { card, .. } => text!("mistakes-about", idea = card.idea?.name()),
            PositionSource::Alike(theme) => {
                text!("puzzle-theme-and-idea", theme = theme.name(), idea = theme.idea())
            }
        };
        Some(about).filter(|_| self.is_over)
    }

    fn set_feedback(&mut self, feedback: CardFeedback) {
        (self.feedback, self.is_announced) = (feedback, false);
    }

    /// The sentence for a screen reader, once.
    pub(super) fn announcement(&mut self) -> Option<String> {
        (!std::mem::replace(&mut self.is_announced, true)).then(|| self.words())
    }

    /// What the page of exercises shows while `left` cards come after this one.
    pub(super) fn question(&self, left: usize) -> Question {
        let is_open = !self.is_over;
        let (title, back) = (text!("mistakes-title", left = left), text!("mistakes-back-to-due"));
        let mut question = Question::new(title, back, Scene::still(self.position), is_open);
        question.marks = self.marks();
        question.feedback(self.verdict(), self.words());
        question.weak([self.origin()]);
        question.plain(self.about());
        question.weak(self.again_in.map(|days| text!("mistakes-again", days = days)));
        let next = Choice::Cards(CardChoice::Next);
        let can_hint = is_open && self.is_known() && !self.is_hinted;
        question.button(text!("learn-next"), !is_open, next.clone());
        question.button(text!("learn-hint"), can_hint, Choice::Cards(CardChoice::Hint));
        let can_show = is_open && self.is_known();
        question.button(text!("learn-show-answer"), can_show, Choice::Cards(CardChoice::ShowAnswer));
        if let Some(lesson) = self.lesson() {
            question.buttons.push(Button::Lesson(Some(lesson).filter(|_| !is_open)));
        }
        if !is_open {
            question.values = self.moves.clone();
            question.click = Click::GoesOn;
            question.enter = Some(next);
        }
        question
    }

    /// Whether the answer is right, once there is one.
    fn verdict(&self) -> Option<Verdict> {
        match self.feedback {
            CardFeedback::Right => Some(Verdict::Right),
            CardFeedback::Same(..) | CardFeedback::Loses(..) => Some(Verdict::Wrong),
            _ => None,
        }
    }

    /// Marks on the board.
    fn marks(&self) -> Vec<(Square, Mark)> {
        if self.is_over {
            return self.played().map(|played| (played, Mark::Cross)).into_iter().collect();
        }
        let hinted = (self.hinted() & !self.tried).iter().map(|square| (square, Mark::Circle));
        self.tried.iter().map(|square| (square, Mark::Cross)).chain(hinted).collect()
    }
}
