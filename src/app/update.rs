//! Hands each message to its room, and what the room hands up to the others.

use super::App;
use super::rooms::Rooms;
use crate::message::{Message, of_room};
use crate::outbox::Ask;
use crate::{engine_setup, files, ghosts, library, matches};
use std::time::Instant;

impl App {
    /// Carries out a message, then what its room hands up.
    pub(super) fn update(&mut self, message: Message) {
        let (rooms, shared) = (&mut self.rooms, &mut self.shared);
        let mut answers = Vec::new();
        let messages = &mut answers;
        match message {
            Message::Ask(ask) => return self.carry_out(ask),
            Message::Run(command) => return self.run(command),
            Message::Game(action) => return self.act(action),
            Message::Event(event) => return self.on_event_of(event),
            Message::Play(message) => *messages = rooms.play.update(message, shared),
            Message::Study(message) => *messages = rooms.study.update(message, shared),
            Message::Review(message) => *messages = rooms.review.update(message, shared),
            Message::Learn(choice) => *messages = rooms.learn.choose(choice, shared),
            Message::Learner(message) => *messages = rooms.learn.update(message, shared),
            Message::Library(message) => {
                let list = rooms.dialogs.find();
                of_room(messages, |out| library::update(message, list, shared, out));
            }
            Message::Book(message) => rooms.book.update(message, shared),
            Message::Match(message) => of_room(messages, |out| matches::update(message, shared, out)),
            Message::Ghost(message) => of_room(messages, |out| ghosts::update(message, shared, out)),
            Message::Engines(message) => {
                of_room(messages, |out| engine_setup::update(&mut rooms.engines, message, shared, out));
            }
            Message::Files(message) => {
                of_room(messages, |out| rooms.files.update(message, &mut rooms.dialogs, shared, out));
            }
            Message::Paste(text) => return self.paste(text),
            Message::ShowReport(player, reader) => return self.show_report(player, reader),
            Message::ShowLines(explanation) => return self.show_lines(*explanation),
            Message::FollowPanels => return self.follow_session(),
        }
        self.route(answers);
    }

    /// Carries out messages in their order.
    pub(super) fn route(&mut self, messages: impl IntoIterator<Item = Message>) {
        messages.into_iter().for_each(|message| self.update(message));
    }

    /// What any room may ask of the window.
    fn carry_out(&mut self, ask: Ask) {
        let Rooms { dialogs, notices, study, play, .. } = &mut self.rooms;
        match ask {
            Ask::Run(command) => self.run(command),
            Ask::Act(action) => self.act(action),
            Ask::Tell(tone, text) => self.tell(tone, text),
            Ask::DismissNotice => _ = notices.dismiss(Instant::now()),
            Ask::ChooseFile(purpose) => self.update(Message::Files(files::Message::Choose(purpose))),
            Ask::Settings(settings) => {
                self.shared.settings = *settings;
                self.settings_changed();
            }
            Ask::FollowSettings => self.settings_changed(),
            Ask::CloseDialog => dialogs.close(),
            Ask::CloseDialogs => dialogs.close_all(),
            Ask::PointAt(squares) => study.line_pointed = squares,
            Ask::ForgetTyped => _ = play.typed.clear(),
        }
    }
}
