//! What a room hands up to the app: messages to itself, events for other rooms, and what any room may ask of
//! the window.
//!
//! Drawing and `update` fill an [`Outbox`] with the room's own `Message` and `Event`; a room names neither
//! another room nor the app. The app carries out what the outbox holds, in its order.

use crate::command::Command;
use crate::widgets::dialog::Answer;
use crate::widgets::notices::Tone;
use othello::rules::{Color, Square};
use services::settings::Settings;
use services::storage::purpose::Purpose;
use session::Action;
use teach::choice::LessonChoice;

/// A square of a line, with the player of its disc.
pub type Step = (Square, Color);

/// What any room may ask of the window.
#[derive(Clone, Debug, PartialEq)]
pub enum Ask {
    Run(Command),
    Act(Action),
    Tell(Tone, String),
    DismissNotice,
    /// Asks for a file to open, or for the name of one to write.
    ChooseFile(Purpose),
    /// Replaces the settings, saves and applies them.
    Settings(Box<Settings>),
    /// Saves and applies settings that are already changed.
    FollowSettings,
    CloseDialog,
    CloseDialogs,
    /// Shows the squares of a line on the board while the pointer is over it.
    PointAt(Vec<Step>),
    /// Begins a lesson, or declines all.
    Lesson(LessonChoice),
    /// Drops the part of a square's name that was typed.
    ForgetTyped,
    /// Shows what a text from the clipboard holds.
    Paste(String),
}

/// One thing that a room hands up.
#[derive(Clone, Debug, PartialEq)]
pub enum Sent<M, E> {
    /// For the window.
    Ask(Ask),
    /// For the room itself.
    Message(M),
    /// For other rooms; the app knows which.
    Event(E),
}

/// What a room hands up, in order.
#[derive(Clone, Debug, PartialEq)]
pub struct Outbox<M, E> {
    pub sent: Vec<Sent<M, E>>,
}

impl<M, E> Default for Outbox<M, E> {
    fn default() -> Outbox<M, E> {
        Outbox { sent: Vec::new() }
    }
}

impl<M, E> Outbox<M, E> {
    pub fn send(&mut self, message: impl Into<M>) {
        self.sent.push(Sent::Message(message.into()));
    }

    /// Draws or updates another room, and hands up what that does.
    pub fn of<OwnM, OwnE, R>(&mut self, act: impl FnOnce(&mut Outbox<OwnM, OwnE>) -> R) -> R
    where
        M: From<Sent<OwnM, OwnE>>,
    {
        let mut out = Outbox::default();
        let result = act(&mut out);
        self.sent.extend(out.sent.into_iter().map(|sent| match sent {
            Sent::Ask(ask) => Sent::Ask(ask),
            sent => Sent::Message(M::from(sent)),
        }));
        result
    }

    pub fn emit(&mut self, event: E) {
        self.sent.push(Sent::Event(event));
    }

    pub fn ask(&mut self, ask: Ask) {
        self.sent.push(Sent::Ask(ask));
    }

    /// Runs a command, if there is one.
    pub fn run(&mut self, command: impl Into<Option<Command>>) {
        self.sent.extend(command.into().map(|command| Sent::Ask(Ask::Run(command))));
    }

    pub fn act(&mut self, action: Action) {
        self.ask(Ask::Act(action));
    }

    /// Answers a click or a key.
    pub fn answer(&mut self, text: impl Into<String>) {
        self.ask(Ask::Tell(Tone::Answer, text.into()));
    }

    /// Reports something that went wrong outside the game.
    pub fn trouble(&mut self, text: impl Into<String>) {
        self.ask(Ask::Tell(Tone::Trouble, text.into()));
    }

    /// Shows the result of something that was done, or why it failed.
    pub fn tell(&mut self, done: Result<String, String>) {
        match done {
            Ok(sentence) => self.answer(sentence),
            Err(sentence) => self.trouble(sentence),
        }
    }

    pub fn choose_file(&mut self, purpose: Purpose) {
        self.ask(Ask::ChooseFile(purpose));
    }

    /// Changes the settings; the window then follows them and saves them.
    pub fn change_settings(&mut self, settings: &mut Settings, change: impl FnOnce(&mut Settings)) {
        change(settings);
        self.ask(Ask::FollowSettings);
    }

    pub fn close_dialog(&mut self) {
        self.ask(Ask::CloseDialog);
    }

    /// When a dialog is left, carries out the decision, if any, and closes the dialog.
    pub fn leave<T>(&mut self, answer: Option<Answer<T>>, decide: impl FnOnce(T, &mut Self)) {
        match answer {
            None => return,
            Some(Answer::Cancel) => {}
            Some(Answer::Take(value)) => decide(value, self),
        }
        self.close_dialog();
    }

    /// Carries out a decision and keeps the dialog open; closes the dialog when it is cancelled.
    pub fn decide(&mut self, answer: Option<Answer>, decide: impl FnOnce(&mut Self)) {
        match answer {
            None => {}
            Some(Answer::Cancel) => self.close_dialog(),
            Some(Answer::Take(())) => decide(self),
        }
    }

    /// Clears the `shown` line if nothing points at a line any more; drops requests for the line shown.
    pub fn follow_pointer(&mut self, shown: &[Step]) {
        let pointed = |sent: &Sent<M, E>| match sent {
            Sent::Ask(Ask::PointAt(squares)) => Some(squares.clone()),
            _ => None,
        };
        if !shown.is_empty() && self.sent.iter().all(|sent| pointed(sent).is_none()) {
            self.ask(Ask::PointAt(Vec::new()));
        }
        self.sent.retain(|sent| pointed(sent).is_none_or(|squares| squares != shown));
    }
}
