//! Hands each message to the room that it is for, and carries out what rooms ask of the window.

use super::App;
use super::message::{Event, Message};
use super::rooms::Rooms;
use crate::outbox::{Ask, Outbox, Sent};
use crate::shared::Shared;
use crate::{engine_setup, files, ghosts, learn, library, matches};
use std::time::Instant;

impl App {
    /// Carries out a message, then what its room hands up.
    pub(super) fn update(&mut self, message: impl Into<Message>) {
        match message.into() {
            Message::Ask(ask) => self.carry_out(ask),
            Message::Event(event) => self.follow(event),
            Message::Play(message) => self.with(|rooms, shared, out| rooms.play.update(message, shared, out)),
            Message::Study(message) => {
                self.with(|rooms, shared, out| rooms.study.update(message, shared, out))
            }
            Message::Review(message) => {
                self.with(|rooms, shared, out| rooms.review.update(message, shared, out));
            }
            Message::Learn(message) => {
                self.with(|rooms, shared, out| rooms.learn.update(message, shared, out))
            }
            Message::Library(message) => self.with(|rooms, shared, out| {
                library::update(message, rooms.dialogs.find(), shared, out);
            }),
            Message::Book(message) => self.rooms.book.update(message, &self.shared),
            Message::Matches(message) => self.with(|_, shared, out| matches::update(message, shared, out)),
            Message::Ghosts(message) => self.with(|_, shared, out| ghosts::update(message, shared, out)),
            Message::Engines(message) => self.with(|rooms, shared, out| {
                engine_setup::update(&mut rooms.engines, message, shared, out);
            }),
            Message::Files(message) => self.with(|rooms, shared, out| {
                rooms.files.update(message, &mut rooms.dialogs, shared, out);
            }),
        }
    }

    /// Lets a room act, and carries out what it hands up.
    pub(super) fn with<M, E, R>(
        &mut self,
        act: impl FnOnce(&mut Rooms, &mut Shared, &mut Outbox<M, E>) -> R,
    ) -> R
    where
        Message: From<M>,
        Event: From<E>,
    {
        let mut out = Outbox::default();
        let result = act(&mut self.rooms, &mut self.shared, &mut out);
        self.route(out);
        result
    }

    /// Carries out what a room hands up, in its order.
    pub(super) fn route<M, E>(&mut self, out: Outbox<M, E>)
    where
        Message: From<Sent<M, E>>,
    {
        out.sent.into_iter().for_each(|sent| self.update(sent));
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
            Ask::CloseDialog => dialogs.close(),
            Ask::CloseDialogs => dialogs.close_all(),
            Ask::PointAt(squares) => study.line_pointed = squares,
            Ask::Lesson(choice) => self.update(learn::Message::from(choice)),
            Ask::ForgetTyped => _ = play.typed.clear(),
            Ask::Paste(text) => self.paste(text),
        }
    }
}
