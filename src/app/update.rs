//! Hands each message to the room that it is for, and carries out what rooms ask of the window.

use super::App;
use super::message::Message;
use super::rooms::Rooms;
use crate::files::Desk;
use crate::outbox::{Ask, Outbox, Sent};
use crate::shared::Shared;
use crate::{engine_setup, files, ghosts, library, matches};
use std::time::Instant;

impl App {
    /// Hands a message to its room, then carries out what the room puts into its outbox.
    pub(super) fn update(&mut self, message: impl Into<Message>) {
        self.with(|rooms, shared, out: &mut Outbox<Message>| match message.into() {
            Message::Play(message) => out.of(|out| rooms.play.update(message, shared, out)),
            Message::Study(message) => out.of(|out| rooms.study.update(message, shared, out)),
            Message::Review(message) => out.of(|out| rooms.review.update(message, shared, out)),
            Message::Learn(choice) => out.of(|out| rooms.learn.choose(choice, shared, out)),
            Message::Library(message) => {
                out.of(|out| library::update(message, &mut rooms.dialogs, shared, out));
            }
            Message::Book(message) => rooms.book.update(message, shared),
            Message::Matches(message) => out.of(|out| matches::update(message, shared, out)),
            Message::Ghosts(message) => out.of(|out| ghosts::update(message, shared, out)),
            Message::Engines(message) => {
                out.of(|out| engine_setup::update(&mut rooms.engines, message, shared, out));
            }
            Message::Files(message) => {
                out.of(|out| {
                    rooms.files.update(message, &mut Desk { dialogs: &mut rooms.dialogs, shared, out })
                });
            }
        });
    }

    /// Lets a room act, and carries out what the room puts into its outbox.
    pub(super) fn with<M, R>(&mut self, act: impl FnOnce(&mut Rooms, &mut Shared, &mut Outbox<M>) -> R) -> R
    where
        Message: From<M>,
    {
        let mut out = Outbox::default();
        let result = act(&mut self.rooms, &mut self.shared, &mut out);
        self.route(out);
        result
    }

    /// Carries out what an outbox holds, in the order in which the room put it there.
    pub(super) fn route<M>(&mut self, out: Outbox<M>)
    where
        Message: From<M>,
    {
        for sent in out.sent {
            match sent {
                Sent::Ask(ask) => self.carry_out(ask),
                Sent::Event(event) => self.follow(event),
                Sent::Message(message) => self.update(message),
            }
        }
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
            Ask::Learn(choice) => self.update(choice),
            Ask::ForgetTyped => _ = play.typed.clear(),
            Ask::Paste(text) => self.paste(text),
        }
    }
}
