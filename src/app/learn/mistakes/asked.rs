//! A card that is asked: one try, then the truth.

use super::judge::Values;
use super::message;
use crate::app::learn::choice::{CardChoice as Choice, Choice as LearnChoice};
use crate::app::learn::{Look, stage};
use crate::app::message::Message;
use crate::app::widgets::board::{BoardState, BoardView, Note};
use crate::record::Mark;
use crate::rules::{Position, Square, Squares};
use crate::teach::cards::Card;
use crate::teach::cards::fsrs::Grade;
use egui::{Button, Key, Label, RichText, Ui, vec2};

/// A move that loses so little is right too, in hundredths of a disc.
const GOOD_ENOUGH: i32 = 100;
/// Who answers in so many seconds knew it at once: a third of the usual time.
const FAST: f64 = 5.0;

/// A card before and after the answer.
pub struct Asked {
    pub number: usize,
    position: Position,
    /// What was played in the game.
    played: Square,
    loss: u16,
    game: String,
    values: Option<Values>,
    /// A square that was chosen before the values were known, and when.
    early: Option<(Square, f64)>,
    /// The answer and how it was.
    answer: Option<(Square, Grade)>,
    is_hinted: bool,
    asked_at: f64,
    is_counted: bool,
    /// In how many days it comes again.
    pub again_in: Option<u32>,
    said: String,
    is_unsaid: bool,
}

impl Asked {
    pub fn new(number: usize, position: Position, played: Square, card: &Card, now: f64) -> Asked {
        Asked {
            number,
            position,
            played,
            loss: card.loss,
            game: card.game.clone(),
            values: None,
            early: None,
            answer: None,
            is_hinted: false,
            asked_at: now,
            is_counted: false,
            again_in: None,
            said: format!("{} to move. What is better than in the game?", position.turn()),
            is_unsaid: true,
        }
    }

    pub fn is_answered(&self) -> bool {
        self.answer.is_some()
    }

    /// Two squares are shown, one of them the best; it counts as harder then.
    pub fn hint(&mut self) {
        if self.values.is_some() && !self.is_answered() && !self.is_hinted {
            self.is_hinted = true;
            let names: Vec<String> =
                self.hinted().iter().map(|square| square.name(self.position.size())).collect();
            self.tell(format!("It is one of these: {}.", names.join(" or ")));
        }
    }

    fn hinted(&self) -> Squares {
        let best = self.values.as_ref().and_then(Values::best).map(|(square, _)| square);
        let hinted = best.into_iter().chain([self.played]);
        if self.is_hinted { hinted.collect() } else { Squares::EMPTY }
    }

    /// A square was chosen.
    pub fn answer(&mut self, square: Square, now: f64) {
        if self.is_answered() {
            return;
        }
        let name = square.name(self.position.size());
        if !self.position.legal_moves().contains(square) {
            self.tell(format!("{name} cannot be played."));
            return;
        }
        let Some(values) = &self.values else {
            self.early = Some((square, now));
            return;
        };
        let (Some(loss), Some((best, _))) = (values.loss(square), values.best()) else { return };
        let best = best.name(self.position.size());
        let is_right = loss <= GOOD_ENOUGH && square != self.played;
        let grade = match is_right {
            false => Grade::Again,
            true if self.is_hinted => Grade::Hard,
            true if now - self.asked_at <= FAST => Grade::Easy,
            true => Grade::Good,
        };
        self.answer = Some((square, grade));
        let played = self.played.name(self.position.size());
        let discs = f64::from(loss) / 100.0;
        self.tell(if is_right {
            format!("Right. In the game you played {played}, which lost about {}.", self.loss)
        } else if square == self.played {
            format!("That is what you played in the game: it lost about {}. {best} is better.", self.loss)
        } else {
            format!("{name} loses about {discs:.0}. {best} is better.")
        });
    }

    /// Takes in what the moves are worth.
    pub fn hear(&mut self, values: Values, now: f64) {
        if values.position == self.position && self.values.is_none() {
            self.values = Some(values);
            if let Some((square, at)) = self.early.take() {
                self.answer(square, at.min(now));
            }
        }
    }

    /// Says once how the answer was.
    pub fn count(&mut self) -> Option<(bool, Grade)> {
        let (_, grade) = self.answer.filter(|_| !self.is_counted)?;
        self.is_counted = true;
        Some((grade != Grade::Again, grade))
    }

    fn tell(&mut self, words: String) {
        (self.said, self.is_unsaid) = (words, true);
    }

    /// What nobody was told yet.
    pub fn unsaid(&mut self) -> Option<String> {
        std::mem::take(&mut self.is_unsaid).then(|| self.said.clone())
    }

    fn notes(&self) -> Vec<Note> {
        let Some(values) = self.values.as_ref().filter(|_| self.is_answered()) else { return Vec::new() };
        let best = values.best().map(|(_, value)| value);
        let note = |&(square, value): &(Square, i32)| {
            let text = if values.is_exact {
                format!("{:+}", value / 100)
            } else {
                format!("{:+.1}", f64::from(value) / 100.0)
            };
            let label = if values.is_exact { "exact" } else { "about" };
            Note {
                square,
                short: format!("{:+}", value / 100),
                label: label.to_owned(),
                is_best: Some(value) == best,
                is_exact: values.is_exact,
                bounds: None,
                spoken: format!("worth {text}, {label}"),
                text,
            }
        };
        values.moves.iter().map(note).collect()
    }

    fn marks(&self) -> Vec<(Square, Mark)> {
        if self.is_answered() {
            return vec![(self.played, Mark::Cross)];
        }
        self.hinted().iter().map(|square| (square, Mark::Circle)).collect()
    }
}

pub fn asked_ui(
    ui: &mut Ui,
    asked: &Asked,
    left: usize,
    board: &mut BoardState,
    look: Look,
    messages: &mut Vec<Message>,
) {
    let title =
        if left == 0 { "My mistakes, the last one".to_owned() } else { format!("My mistakes, {left} more") };
    stage::header_ui(ui, &title, "Back to what is due", messages);
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
        ui.add(Label::new(RichText::new(&asked.said).size(15.0).strong()).wrap());
        ui.add(Label::new(RichText::new(format!("From your game {}.", asked.game)).weak()).wrap());
        if let Some(days) = asked.again_in {
            let when = if days == 1 { "tomorrow".to_owned() } else { format!("in {days} days") };
            ui.add(Label::new(RichText::new(format!("It comes again {when}.")).weak()).wrap());
        }
        if let Some(typed) = look.typed {
            ui.label(format!("Square: {typed}"));
        }
    };
    let row = |ui: &mut Ui| {
        let size = vec2(100.0, ui.spacing().interact_size.y + 4.0);
        if is_asking {
            let can_hint = asked.values.is_some() && !asked.is_hinted;
            if ui.add_enabled(can_hint, Button::new("Two squares").min_size(size)).clicked() {
                messages.push(message(Choice::Hint));
            }
        } else if ui.add(Button::new("Next").min_size(size)).clicked() {
            messages.push(message(Choice::Next));
        }
    };
    let clicked = stage::stage_ui(ui, &view, board, text, row).clicked;
    match clicked {
        Some(square) if is_asking => messages.push(Message::Learn(LearnChoice::Square(square))),
        // Whoever has answered by the keyboard goes on by it.
        Some(_) if !is_asking && board.has_keyboard_focus(ui.ctx()) => messages.push(message(Choice::Next)),
        _ => {}
    }
    if !is_asking && stage::pressed(ui, &[Key::Enter]) {
        messages.push(message(Choice::Next));
    }
}
