//! What the app carries out: what rooms ask of the window, messages to rooms, and events of rooms.

use crate::outbox::{Ask, Outbox, Sent};
use crate::{
    book, editor, engine_setup, files, ghosts, learn, library, matches, play, report, review, study,
};
use std::convert::Infallible;

/// Defines an enum with a variant for each room, and the conversions into it.
macro_rules! one_of {
    ($(#[$doc:meta])* $name:ident { $($variant:ident($from:ty)),* $(,)? }) => {
        $(#[$doc])*
        pub(super) enum $name { $($variant($from)),* }

        $(impl From<$from> for $name {
            fn from(it: $from) -> $name {
                $name::$variant(it)
            }
        })*

        impl From<Infallible> for $name {
            fn from(never: Infallible) -> $name {
                match never {}
            }
        }
    };
}

one_of! {
    /// Something to carry out.
    Message {
        Ask(Ask),
        Event(Event),
        Play(play::Message),
        Study(study::Message),
        Review(review::Message),
        Library(library::Message),
        Learn(learn::Message),
        Book(book::Message),
        Matches(matches::Message),
        Ghosts(ghosts::Message),
        Engines(engine_setup::Message),
        Files(files::Message),
    }
}

one_of! {
    /// What a room wants of others.
    Event {
        Editor(editor::Event),
        Study(study::Event),
        Review(review::Event),
        Library(library::Event),
        Report(report::Event),
        Learn(learn::Event),
        Book(book::Event),
        Matches(matches::Event),
        Ghosts(ghosts::Event),
        Files(files::Event),
    }
}

impl<M, E> From<Sent<M, E>> for Message
where
    Message: From<M>,
    Event: From<E>,
{
    fn from(sent: Sent<M, E>) -> Message {
        match sent {
            Sent::Ask(ask) => Message::Ask(ask),
            Sent::Message(message) => message.into(),
            Sent::Event(event) => Message::Event(event.into()),
        }
    }
}

/// What the app's own drawing collects.
pub(super) type Out = Outbox<Message, Infallible>;
