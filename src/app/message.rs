//! A message to any room; the app hands it to the room that it is for.

use crate::outbox::Outbox;
use crate::{book, engine_setup, files, ghosts, library, matches, play, review, study};
use std::convert::Infallible;
use teach::choice::Choice;

/// Defines [`Message`], with a variant for each room, and its conversions from the rooms' own messages.
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

/// Collects what the app and its rooms hand up while the app draws.
pub(super) type Out = Outbox<Message>;
