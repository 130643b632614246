//! What the app carries out: what rooms ask of the window, messages to rooms, and their events.

use super::command::Command;
use super::keys::KeyEvent;
use super::learn::learner;
use super::outbox::{Ask, Outbox, Sent, Step};
use super::widgets::notices::Tone;
use super::{
    book, dialogs, editor, engine_setup, files, ghosts, library, matches, play, report, review, study,
};
use outflank_core::analysis::explain::Explanation;
use outflank_core::session::Action;
use outflank_core::teach::choice::{
    CardChoice, Choice, GuessChoice, LessonChoice, OpeningChoice, PuzzleChoice,
};
use std::convert::Infallible;

/// Something to carry out.
pub enum Message {
    /// What a room asks of the window.
    Ask(Ask),
    /// A command of the menus and keys.
    Run(Command),
    /// An action of the session.
    Game(Action),
    /// The players, new games, the coach, squares that are typed.
    Play(play::Message),
    /// The live analysis and the overlays of the board.
    Study(study::Message),
    /// The review of the game on the board.
    Review(review::Message),
    /// The list of games and the explorer.
    Library(library::Message),
    /// A choice on a page of Learn.
    Learn(Choice),
    /// The learner's profile, with openings and files.
    Learner(learner::Message),
    /// The opening book.
    Book(book::Message),
    /// A match between two players.
    Match(matches::Message),
    /// Ghosts of players of the library.
    Ghost(ghosts::Message),
    /// Engines of other programs.
    Engines(engine_setup::Message),
    /// Files to open and to save.
    Files(files::Message),
    /// What a room wants of others.
    Event(Event),
    /// The panels show what is known of the position.
    FollowPanels,
    /// Shows what a text holds, before it takes the place of the game on the board.
    Paste(String),
    /// Opens the report on a player, for a reader who is "you".
    ShowReport(String, Option<String>),
    /// Shows a line and a better one, side by side.
    ShowLines(Box<Explanation>),
}

/// What a room wants of others.
pub enum Event {
    /// The dialogs of the whole window.
    Dialogs(dialogs::Event),
    /// The position editor.
    Editor(editor::Event),
    /// The analysis, with the dialogs of the game's header and of score sheets.
    Study(study::Event),
    /// The library.
    Library(library::Event),
    /// The report on a player.
    Report(report::Event),
    /// The opening book.
    Book(book::Event),
    /// Matches.
    Matches(matches::Event),
    /// Ghosts.
    Ghosts(ghosts::Event),
    /// Files.
    Files(files::Event),
}

impl<M, E> From<Sent<M, E>> for Message
where
    Message: From<M> + From<E>,
{
    fn from(sent: Sent<M, E>) -> Message {
        match sent {
            Sent::Ask(ask) => Message::Ask(ask),
            Sent::Message(message) => message.into(),
            Sent::Event(event) => event.into(),
        }
    }
}

impl From<KeyEvent> for Message {
    fn from(event: KeyEvent) -> Message {
        match event {
            KeyEvent::Paste(text) => Message::Paste(text),
            KeyEvent::Answer(square) => Message::Learn(Choice::Square(square)),
        }
    }
}

impl From<Infallible> for Message {
    fn from(never: Infallible) -> Message {
        match never {}
    }
}

/// Each room's messages and events, by their variants.
macro_rules! from_rooms {
    ($($room:ident: $($to:ident)? / $($from:ident)?),* $(,)?) => {$(
        $(impl From<$room::Message> for Message {
            fn from(message: $room::Message) -> Message {
                Message::$to(message)
            }
        })?
        $(impl From<$room::Event> for Message {
            fn from(event: $room::Event) -> Message {
                Message::Event(Event::$from(event))
            }
        })?
    )*};
}

from_rooms! {
    dialogs: / Dialogs,
    editor: / Editor,
    study: Study / Study,
    review: Review /,
    library: Library / Library,
    report: / Report,
    book: Book / Book,
    matches: Match / Matches,
    ghosts: Ghost / Ghosts,
    engine_setup: Engines /,
    files: Files / Files,
}

/// Draws or updates a room, and collects what it hands up.
pub(crate) fn of_room<M, E, R>(messages: &mut Vec<Message>, act: impl FnOnce(&mut Outbox<M, E>) -> R) -> R
where
    Message: From<Sent<M, E>>,
{
    let mut out = Outbox::default();
    let result = act(&mut out);
    messages.extend(out.into_iter().map(Message::from));
    result
}

/// Draws what only asks things of the window.
pub(crate) fn of_window(messages: &mut Vec<Message>, draw: impl FnOnce(&mut Outbox<Infallible, Infallible>)) {
    of_room(messages, draw);
}

impl Message {
    /// The answer to a click or a key.
    pub(super) fn answer(text: impl Into<String>) -> Message {
        Message::Ask(Ask::Tell(Tone::Answer, text.into()))
    }

    /// Says what happened to the game.
    pub(super) fn news(text: impl Into<String>) -> Message {
        Message::Ask(Ask::Tell(Tone::News, text.into()))
    }

    /// Reports something that went wrong outside the game.
    pub(super) fn trouble(text: impl Into<String>) -> Message {
        Message::Ask(Ask::Tell(Tone::Trouble, text.into()))
    }

    /// Shows the squares of a line on the board while the pointer is over it.
    pub(super) fn point_at(squares: Vec<Step>) -> Message {
        Message::Ask(Ask::PointAt(squares))
    }
}

impl From<LessonChoice> for Message {
    fn from(choice: LessonChoice) -> Message {
        Message::Learn(Choice::Lessons(choice))
    }
}

impl From<PuzzleChoice> for Message {
    fn from(choice: PuzzleChoice) -> Message {
        Message::Learn(Choice::Puzzles(choice))
    }
}

impl From<CardChoice> for Message {
    fn from(choice: CardChoice) -> Message {
        Message::Learn(Choice::Cards(choice))
    }
}

impl From<OpeningChoice> for Message {
    fn from(choice: OpeningChoice) -> Message {
        Message::Learn(Choice::Openings(choice))
    }
}

impl From<GuessChoice> for Message {
    fn from(choice: GuessChoice) -> Message {
        Message::Learn(Choice::Guess(choice))
    }
}
