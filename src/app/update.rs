//! Hands each message to the room that it is for, and carries out what rooms ask of the window.

use super::App;
use super::rooms::Rooms;
use crate::outbox::{Ask, Message, Out};
use crate::shared::Shared;
use crate::{engine_setup, files, ghosts, library, matches};
use std::time::Instant;

impl App {
    /// Carries out a message, then what its room hands up.
    pub(super) fn update(&mut self, message: impl Into<Message>) {
        let (rooms, shared, mut out) = (&mut self.rooms, &mut self.shared, Out::default());
        match message.into() {
            Message::Ask(ask) => self.carry_out(ask),
            Message::Event(event) => self.follow(event),
            Message::Play(message) => rooms.play.update(message, shared, &mut out),
            Message::Study(message) => rooms.study.update(message, shared, &mut out),
            Message::Review(message) => rooms.review.update(message, shared, &mut out),
            Message::Learn(message) => rooms.learn.update(message, shared, &mut out),
            Message::Library(message) => library::update(message, rooms.dialogs.find(), shared, &mut out),
            Message::Book(message) => rooms.book.update(message, shared),
            Message::Matches(message) => matches::update(message, shared, &mut out),
            Message::Ghosts(message) => ghosts::update(message, shared, &mut out),
            Message::Engines(message) => engine_setup::update(&mut rooms.engines, message, shared, &mut out),
            Message::Files(message) => rooms.files.update(message, &mut rooms.dialogs, shared, &mut out),
        }
        self.route(out);
    }

    /// Lets a room act, and carries out what it hands up.
    pub(super) fn with<R>(&mut self, act: impl FnOnce(&mut Rooms, &mut Shared, &mut Out) -> R) -> R {
        let mut out = Out::default();
        let result = act(&mut self.rooms, &mut self.shared, &mut out);
        self.route(out);
        result
    }

    /// Carries out what a room hands up, in its order.
    pub(super) fn route(&mut self, out: Out) {
        out.sent.into_iter().for_each(|message| self.update(message));
    }

    /// Carries out what a room asks of the window.
    fn carry_out(&mut self, ask: Ask) {
        let Rooms { dialogs, notices, study, play, .. } = &mut self.rooms;
        match ask {
            Ask::Run(command) => self.run(command),
            Ask::Act(action) => self.act(action),
            Ask::Tell(tone, text) => self.tell(tone, text),
            Ask::DismissNotice => _ = notices.dismiss(Instant::now()),
            Ask::ChooseFile(purpose) => self.update(files::Message::Choose(purpose)),
            Ask::Settings(settings) => {
                self.shared.settings = *settings;
                self.settings_changed();
            }
            Ask::FollowSettings => self.settings_changed(),
            Ask::Show(dialog) => {
                play.typed.clear();
                dialogs.0 = vec![dialog];
            }
            Ask::ShowInFront(dialog) => dialogs.0.push(dialog),
            Ask::CloseDialog => _ = dialogs.0.pop(),
            Ask::CloseDialogs => dialogs.close_all(),
            Ask::PointAt(squares) => study.line_pointed = squares,
            Ask::ForgetTyped => _ = play.typed.clear(),
            Ask::Paste(text) => self.paste(text),
        }
    }
}
