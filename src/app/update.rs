//! Hands each message to its room, and the messages of its answer to theirs.

use super::{App, run};
use crate::dialogs::{self, preferences};
use crate::message::{Change, Message};
use crate::{engine_setup, ghosts, library, report};
use engine::book::Book;
use othello::evaluation::Source;
use std::sync::Arc;

impl App {
    /// Carries out a message, then the messages that its room answers with.
    pub(super) fn update(&mut self, message: Message) {
        let (rooms, shared) = (&mut self.rooms, &mut self.shared);
        let messages = match message {
            Message::Run(command) => run::update(command, rooms, shared),
            Message::Game(action) => return self.act(action),
            Message::Play(message) => rooms.play.update(message, shared),
            Message::Study(message) => rooms.study.update(message, shared),
            Message::Review(message) => rooms.review.update(message, shared),
            Message::Library(message) => library::update(message, shared),
            Message::Report(message) => report::update(message, shared),
            Message::Learn(choice) => rooms.learn.choose(choice, shared),
            Message::Learner(message) => rooms.learn.update(message, shared),
            Message::Book(message) => rooms.book.update(message, shared),
            Message::Match(message) => rooms.matches.update(message, shared),
            Message::Ghost(message) => ghosts::update(message, shared),
            Message::Engines(message) => engine_setup::update(&mut rooms.engines, message, shared),
            Message::Files(message) => rooms.files.update(message, shared),
            Message::Dialog(message) => dialogs::update(message, shared),
            Message::Settings(message) => preferences::update(message, shared),
            Message::Notice(message) => return rooms.notices.update(message),
            Message::Changed(Change::Settings) => return self.settings_changed(),
            Message::Changed(Change::Book(book)) => return self.open_book(book),
            Message::Changed(Change::Panels) => return self.follow_session(),
        };
        self.route(messages);
    }

    /// Carries out messages in their order.
    pub(super) fn route(&mut self, messages: impl IntoIterator<Item = Message>) {
        messages.into_iter().for_each(|message| self.update(message));
    }

    /// Lets the engine play from another opening book, and takes values from it.
    fn open_book(&mut self, book: Arc<Book>) {
        let (rooms, shared) = (&mut self.rooms, &mut self.shared);
        rooms.play.engine.open_book(Some(book.clone()));
        shared.own_book = Some(book);
        shared.knowledge.forget(Source::Book);
        let book = shared.book();
        rooms.study.live.learn_again(shared.session.record(), book, &mut shared.knowledge);
        rooms.review.learn_again(shared);
        self.follow_session();
    }
}
