//! The messages to rooms, which the app hands to each.

use crate::outbox::Outbox;
use crate::{book, engine_setup, files, ghosts, library, matches, play, review, study};
use std::convert::Infallible;
use teach::choice::Choice;

/// Defines the message to any room, and the conversions from the rooms' own.
macro_rules! one_of {
    ($($room:ident($message:ty)),* $(,)?) => {
        /// A message to a room.
        pub(super) enum Message { $($room($message)),* }

        $(impl From<$message> for Message {
            fn from(message: $message) -> Message {
                Message::$room(message)
            }
        })*
    };
}

one_of! {
    Play(play::Message),
    Study(study::Message),
    Review(review::Message),
    Library(library::Message),
    Learn(Choice),
    Book(book::Message),
    Matches(matches::Message),
    Ghosts(ghosts::Message),
    Engines(engine_setup::Message),
    Files(files::Message),
}

/// Dialogs without a room send no messages.
impl From<Infallible> for Message {
    fn from(never: Infallible) -> Message {
        match never {}
    }
}

/// What the app's own drawing collects.
pub(super) type Out = Outbox<Message>;
