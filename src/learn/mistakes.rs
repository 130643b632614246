//! The section of one's own mistakes: what is due today, each position until it is answered, and an end to
//! it.

mod asked;

use super::{Look, stage};
use crate::message::Message;
use crate::waker;
use crate::widgets::board::BoardState;
use crate::widgets::speech;
use egui::{Button, Context, Key, Label, RichText, Ui, vec2};
use othello::rules::Square;
use outflank_core::knowledge::Knowledge;
use outflank_core::teach::Now;
use outflank_core::teach::cards::round::Round;
use outflank_core::teach::cards::{Cards, duration_words};
use outflank_core::teach::choice::CardChoice as Choice;
use outflank_core::teach::profile::Profile;
use outflank_core::text;

const WIDTH: f32 = 560.0;

/// What is asked, and its board.
pub(crate) struct State {
    round: Round,
    board: BoardState,
}

impl State {
    pub(crate) fn new(ctx: &Context) -> State {
        State { round: Round::new(waker(ctx)), board: BoardState::new("mistake") }
    }

    /// The section is opened on a day.
    pub(crate) fn open(&mut self, now: Now) {
        self.round.open(now);
    }

    /// From a card to what is due; says whether there was one.
    pub(crate) fn back(&mut self) -> bool {
        self.round.back()
    }

    /// Brings the keyboard to the board.
    pub(crate) fn focus_board(&mut self) {
        self.board.focus(self.board.cursor());
    }

    /// Carries out a choice; how boards lie, and which positions are like a card, follows from the seed.
    pub(crate) fn take(&mut self, ctx: &Context, choice: Choice, seed: u64, now: Now, profile: &Profile) {
        let said = self.round.take(choice, seed, now, profile);
        said.into_iter().for_each(|said| speech::say(ctx, said));
    }

    /// A square was clicked or typed.
    pub(crate) fn answer(&mut self, ctx: &Context, square: Square, now: Now, cards: &mut Cards) {
        let said = self.round.answer(square, now, cards);
        said.into_iter().for_each(|said| speech::say(ctx, said));
    }

    /// Takes in what the thread has found; whether something is to be kept.
    pub(crate) fn poll(
        &mut self,
        ctx: &Context,
        now: Now,
        cards: &mut Cards,
        knowledge: &mut Knowledge,
    ) -> bool {
        let (is_new, said) = self.round.poll(now, cards, knowledge);
        said.into_iter().for_each(|said| speech::say(ctx, said));
        is_new
    }
}

/// Draws the card that is asked, or what is due.
pub(crate) fn mistakes_ui(
    ui: &mut Ui,
    state: &mut State,
    profile: &Profile,
    look: Look,
    messages: &mut Vec<Message>,
) {
    let left = state.round.n_left();
    match &state.round.asked {
        Some(asked) => asked::asked_ui(ui, asked, left, &mut state.board, look, messages),
        None => due_ui(ui, &state.round, &profile.cards, messages),
    }
}

fn due_ui(ui: &mut Ui, round: &Round, cards: &Cards, messages: &mut Vec<Message>) {
    stage::header_ui(ui, &text!("learn-mistakes"), &text!("learn-back-to-learn"), messages);
    let n_due = cards.due(round.today).len();
    let big = |text: String| Label::new(RichText::new(text).size(16.0)).wrap();
    stage::column_ui(ui, WIDTH, |ui| {
        ui.add_space(8.0);
        if round.is_done {
            let (n, n_right) = (round.n_asked, round.n_right);
            ui.add(big(text!("mistakes-done", right = n_right, n = n)));
        }
        if cards.is_empty() {
            ui.add(big(text!("mistakes-none")));
            return;
        }
        if n_due == 0 {
            ui.add(big(text!("mistakes-nothing-due")));
        } else {
            ui.add(big(duration_words(n_due)));
            let button =
                Button::new(RichText::new(text!("mistakes-begin")).size(16.0)).min_size(vec2(140.0, 32.0));
            if ui.add(button).clicked() || stage::pressed(ui, &[Key::Enter]) {
                messages.push(Choice::Begin.into());
            }
        }
        ui.add_space(8.0);
        ui.add(Label::new(RichText::new(text!("mistakes-note")).weak()).wrap());
        ui.label(RichText::new(text!("mistakes-in-all", n = cards.len())).weak());
    });
}

/// `12 positions of your games.`
pub(crate) fn progress_words(profile: &Profile) -> String {
    match profile.cards.len() {
        0 => text!("mistakes-progress-none"),
        n => text!("mistakes-progress", n = n),
    }
}
