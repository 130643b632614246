//! The game being played: its players and clocks, the coach, squares that are typed, and its end.

pub(crate) mod bubble;
pub mod clock;
pub mod coach;
pub(crate) mod computer;
pub(crate) mod end;
pub mod players;
mod seat;
pub mod strip;
mod thinking;

use super::outbox::Outbox;
use super::shared::{Shared, waker};
use super::widgets::board::BoardState;
use super::widgets::speech;
use analysis::analyst::Analyst;
use analysis::explain::Causes;
use analysis::look_back::LookBack;
use bubble::Bubble;
use egui::Context;
use end::EndState;
use end::next::{self, Again};
use engine::Engine;
use othello::rules::{Color, Square};
use services::settings::PlayerChoice;
use session::Action;
use session::typed::TypedSquare;
use std::time::Instant;
use teach::coach::at_board::{Coach, Remark, Reply, pupil};
use teach::hint::shown::ShownHint;

pub type Out = Outbox<Message>;

/// What the players' cards, the dialogs of new games, and other rooms ask for.
pub enum Message {
    /// Sets the player of a colour, or its strength.
    Choose(Color, PlayerChoice),
    /// Begins the next game after one that has ended.
    Again(Again),
    /// Opens the card with the result, or puts it away.
    ShowEnd(bool),
    Coach(Reply),
    /// Takes the bubble with the hint away; its squares stay marked.
    PutHintAway,
}

pub struct Room {
    /// Searches for the computer players' moves and for hints.
    pub engine: Engine,
    /// Reviews the games that have ended.
    pub look_back: LookBack,
    /// Grades the player's moves, where the settings ask for it.
    pub coach: Coach,
    pub board: BoardState,
    /// The name of a square as far as it was typed.
    pub typed: TypedSquare,
    pub hint: Option<ShownHint>,
    /// The hint whose bubble was taken away.
    hint_put_away: Option<ShownHint>,
    pub(crate) end: EndState,
    /// Finds out why the second move of a hint is worse.
    pub causes: Causes,
    /// The square under the pointer in the last frame.
    pub hovered: Option<Square>,
    /// When the session next needs [`Action::Tick`].
    pub wake_at: Option<Instant>,
}

impl Room {
    /// The room with the threads that work for it.
    pub fn new(ctx: &Context, analyst: &Analyst) -> Room {
        Room {
            engine: Engine::spawn(waker(ctx)),
            look_back: LookBack::new(analyst),
            coach: Coach::new(analyst),
            causes: Causes::start(waker(ctx)),
            board: BoardState::new("board"),
            typed: TypedSquare::default(),
            hint: None,
            hint_put_away: None,
            end: EndState::default(),
            hovered: None,
            wake_at: None,
        }
    }

    pub(crate) fn update(&mut self, message: Message, shared: &mut Shared, out: &mut Out) {
        match message {
            // The settings store the choice, and make the session's player from it.
            Message::Choose(color, choice) => {
                out.change_settings(&mut shared.settings, |settings| settings.players[color] = choice);
                out.act(Action::SetPlayer(color, shared.settings.players()[color]));
            }
            Message::Again(again) => next::again(shared, again, out),
            Message::ShowEnd(is_shown) => self.end.show(is_shown),
            Message::PutHintAway => self.hint_put_away = self.hint.clone(),
            Message::Coach(reply) => {
                let (actions, said) = self.coach.answer(reply);
                said.into_iter().for_each(|said| speech::say(&shared.ctx, said));
                actions.into_iter().for_each(|action| out.act(action));
            }
        }
    }

    /// The contents of the bubble: the coach's question, or else the hint.
    pub(crate) fn bubble(&self) -> Option<Bubble<'_>> {
        let hint = self.hint.as_ref().filter(|_| self.hint != self.hint_put_away);
        self.coach.asking.as_ref().map(Bubble::Coach).or(hint.map(Bubble::Hint))
    }

    /// Shows what the coach says about the player's moves.
    pub(crate) fn poll_coach(&mut self, shared: &mut Shared, out: &mut Out) {
        let Shared { ctx, session, settings, library, knowledge, .. } = shared;
        let find_pupil = || pupil(session, |_| library.person(settings.you()));
        for remark in self.coach.poll(session, settings.wants_coach(session), find_pupil, knowledge) {
            match remark {
                Remark::Asks(question) => {
                    speech::say(ctx, coach::spoken(ctx, &question));
                    out.act(Action::Stop);
                }
                Remark::Praises(sentence) => out.answer(sentence),
            }
        }
    }
}
