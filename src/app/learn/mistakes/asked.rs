//! A card that is asked: one try, then the truth.

use crate::app::learn::{Look, stage};
use crate::app::message::Message;
use crate::app::message::learn::{CardChoice as Choice, Choice as LearnChoice};
use crate::app::widgets::board::{BoardState, BoardView, Note};
use crate::evaluation::Evaluation;
use crate::record::Mark;
use crate::rules::{Move, Position, Square, Squares};
use crate::teach::cards::Card;
use crate::teach::cards::fsrs::Grade;
use crate::teach::words::any_of;
use crate::text;
use egui::{Button, Key, Label, RichText, Ui, vec2};

/// A move that loses so little is right too, in hundredths of a disc.
const GOOD_ENOUGH: i32 = 100;
/// An answer within this number of seconds was known at once: a third of the usual time.
const FAST: f64 = 5.0;

/// What was said last.
#[derive(Clone, Copy)]
enum Said {
    Question,
    /// The best square is one of two.
    OneOf,
    Cannot(Square),
    Right,
    /// It was played in the game; what is better.
    Same(Square),
    /// What it loses in discs, and what is better.
    Loses(Square, i64, Square),
}

/// A card before and after the answer.
pub(super) struct Asked {
    pub number: usize,
    position: Position,
    /// What was played in the game.
    played: Square,
    loss: u16,
    opponent: Option<String>,
    date: Option<String>,
    /// What its moves are worth, best first, once that is known.
    moves: Vec<Evaluation>,
    /// A square that was chosen before the values were known, and when.
    early: Option<(Square, f64)>,
    /// The answer and how it was.
    answer: Option<(Square, Grade)>,
    is_hinted: bool,
    asked_at: f64,
    is_counted: bool,
    /// In how many days it comes again.
    pub again_in: Option<u32>,
    said: Said,
    is_unsaid: bool,
}

impl Asked {
    pub(super) fn new(number: usize, position: Position, played: Square, card: &Card, now: f64) -> Asked {
        let (opponent, date) = card.opponent_and_date();
        Asked {
            number,
            position,
            played,
            loss: card.loss,
            opponent: opponent.map(str::to_owned),
            date: date.map(str::to_owned),
            moves: Vec::new(),
            early: None,
            answer: None,
            is_hinted: false,
            asked_at: now,
            is_counted: false,
            again_in: None,
            said: Said::Question,
            is_unsaid: true,
        }
    }

    pub(super) fn is_answered(&self) -> bool {
        self.answer.is_some()
    }

    /// Whether it is known what the moves are worth.
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

    /// Two squares are shown, one of them the best; it counts as harder then.
    pub(super) fn hint(&mut self) {
        if self.is_known() && !self.is_answered() && !self.is_hinted {
            self.is_hinted = true;
            self.tell(Said::OneOf);
        }
    }

    fn hinted(&self) -> Squares {
        let best = self.best();
        let hinted = best.into_iter().chain([self.played]);
        if self.is_hinted { hinted.collect() } else { Squares::EMPTY }
    }

    /// A square was chosen.
    pub(super) fn answer(&mut self, square: Square, now: f64) {
        if self.is_answered() {
            return;
        }
        if !self.position.legal_moves().contains(square) {
            self.tell(Said::Cannot(square));
            return;
        }
        if !self.is_known() {
            self.early = Some((square, now));
            return;
        }
        let (Some(loss), Some(best)) = (self.loss_of(square), self.best()) else { return };
        let is_right = loss <= GOOD_ENOUGH && square != self.played;
        let grade = match is_right {
            false => Grade::Again,
            true if self.is_hinted => Grade::Hard,
            true if now - self.asked_at <= FAST => Grade::Easy,
            true => Grade::Good,
        };
        self.answer = Some((square, grade));
        let discs = (f64::from(loss) / 100.0).round_ties_even() as i64;
        self.tell(if is_right {
            Said::Right
        } else if square == self.played {
            Said::Same(best)
        } else {
            Said::Loses(square, discs, best)
        });
    }

    /// What was said last, in words.
    fn words(&self) -> String {
        let name = |square: Square| square.name(self.position.size());
        match self.said {
            Said::Question => text!("mistakes-question", color = self.position.turn().key()),
            Said::OneOf => text!("mistakes-one-of", squares = any_of(self.hinted(), &self.position)),
            Said::Cannot(square) => text!("learn-square-cannot", square = name(square)),
            Said::Right => text!("mistakes-right", played = name(self.played), discs = self.loss),
            Said::Same(best) => text!("mistakes-same", discs = self.loss, best = name(best)),
            Said::Loses(square, discs, best) => {
                text!("mistakes-loses", square = name(square), discs = discs, best = name(best))
            }
        }
    }

    /// Which game it comes from.
    fn origin(&self) -> String {
        let known = if self.opponent.is_some() { "yes" } else { "no" };
        let opponent = self.opponent.as_deref().unwrap_or_default();
        match &self.date {
            Some(date) => {
                text!("mistakes-origin-on", known = known, opponent = opponent, date = date.as_str())
            }
            None => text!("mistakes-origin", known = known, opponent = opponent),
        }
    }

    /// Takes in what the moves are worth.
    pub(super) fn hear(&mut self, position: &Position, moves: Vec<Evaluation>, now: f64) {
        if *position == self.position && !self.is_known() {
            self.moves = moves;
            if let Some((square, at)) = self.early.take() {
                self.answer(square, at.min(now));
            }
        }
    }

    /// Says once how the answer was.
    pub(super) fn count(&mut self) -> Option<(bool, Grade)> {
        let (_, grade) = self.answer.filter(|_| !self.is_counted)?;
        self.is_counted = true;
        Some((grade != Grade::Again, grade))
    }

    fn tell(&mut self, said: Said) {
        (self.said, self.is_unsaid) = (said, true);
    }

    /// What nobody was told yet.
    pub(super) fn unsaid(&mut self) -> Option<String> {
        std::mem::take(&mut self.is_unsaid).then(|| self.words())
    }

    fn notes(&self) -> Vec<Note> {
        if self.is_answered() { stage::value_notes(&self.moves) } else { Vec::new() }
    }

    fn marks(&self) -> Vec<(Square, Mark)> {
        if self.is_answered() {
            return vec![(self.played, Mark::Cross)];
        }
        self.hinted().iter().map(|square| (square, Mark::Circle)).collect()
    }
}

pub(super) fn asked_ui(
    ui: &mut Ui,
    asked: &Asked,
    left: usize,
    board: &mut BoardState,
    look: Look,
    messages: &mut Vec<Message>,
) {
    let title = text!("mistakes-title", left = left);
    stage::header_ui(ui, &title, &text!("mistakes-back-to-due"), messages);
    let (position, is_asking) = (asked.position, !asked.is_answered());
    let (notes, marks) = (asked.notes(), asked.marks());
    let view = BoardView {
        legal: if is_asking { position.legal_moves() } else { Squares::EMPTY },
        rings: look.rings,
        preview: is_asking.then_some(&position),
        notes: &notes,
        marks: &marks,
        ..stage::plain_view(&position, &look)
    };
    let text = |ui: &mut Ui| {
        ui.add(Label::new(RichText::new(asked.words()).size(15.0).strong()).wrap());
        ui.add(Label::new(RichText::new(asked.origin()).weak()).wrap());
        if let Some(days) = asked.again_in {
            ui.add(Label::new(RichText::new(text!("mistakes-again", days = days)).weak()).wrap());
        }
        if let Some(typed) = look.typed {
            ui.label(text!("learn-typed", typed = typed));
        }
    };
    let row = |ui: &mut Ui| {
        let size = vec2(100.0, ui.spacing().interact_size.y + 4.0);
        if is_asking {
            let can_hint = asked.is_known() && !asked.is_hinted;
            if ui.add_enabled(can_hint, Button::new(text!("mistakes-two-squares")).min_size(size)).clicked() {
                messages.push(Choice::Hint.into());
            }
        } else if ui.add(Button::new(text!("learn-next")).min_size(size)).clicked() {
            messages.push(Choice::Next.into());
        }
    };
    let clicked = stage::stage_ui(ui, &view, board, text, row).clicked;
    match clicked {
        Some(square) if is_asking => messages.push(Message::Learn(LearnChoice::Square(square))),
        // Whoever has answered by the keyboard goes on by it.
        Some(_) if !is_asking && board.has_keyboard_focus(ui.ctx()) => messages.push(Choice::Next.into()),
        _ => {}
    }
    if !is_asking && stage::pressed(ui, &[Key::Enter]) {
        messages.push(Choice::Next.into());
    }
}
