//! The messages of panels, menus and keys to the rooms, and of one room to another.
//!
//! Drawing only reads and collects [`Message`]s. Afterwards the app hands each of them to its room, whose
//! `update` answers with further messages. Each room has its own type of message, which is read with the
//! room's name: `study::Message`.

use super::command::Command;
use super::dialogs::preferences;
use super::learn::learner;
use super::widgets::dialog::Answer;
use super::widgets::notices::{self, Tone};
use super::{book, dialogs, engine_setup, files, ghosts, library, matches, play, report, review, study};
use engine::book::Book;
use session::Action;
use std::sync::Arc;
use teach::choice::{CardChoice, Choice, GuessChoice, LessonChoice, OpeningChoice, PuzzleChoice};

/// A request of the user or of a room, by the room that carries it out.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
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
    /// The report on a player.
    Report(report::Message),
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
    /// The dialogs over the board.
    Dialog(dialogs::Message),
    /// The settings.
    Settings(preferences::Message),
    /// The strip above the board.
    Notice(notices::Message),
    /// A change that concerns more than one room.
    Changed(Change),
}

/// A change that concerns more than one room.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// The settings, which are then saved and applied to window, engine and session.
    Settings,
    /// The opening book that engines play from and that values come from.
    Book(Arc<Book>),
    /// The panels that show what is known of the position.
    Panels,
}

impl Message {
    /// The answer to a click or a key.
    pub(super) fn answer(text: impl Into<String>) -> Message {
        Message::Notice(notices::Message::Show(Tone::Answer, text.into()))
    }

    /// Says what happened to the game.
    pub(super) fn news(text: impl Into<String>) -> Message {
        Message::Notice(notices::Message::Show(Tone::News, text.into()))
    }

    /// Reports something that went wrong outside the game.
    pub(super) fn trouble(text: impl Into<String>) -> Message {
        Message::Notice(notices::Message::Show(Tone::Trouble, text.into()))
    }

    /// Closes the dialog that is drawn.
    pub(super) fn close_dialog() -> Message {
        Message::Dialog(dialogs::Message::Close)
    }

    /// Shows the squares of a line on the board while the pointer is over it.
    pub(super) fn point_at(squares: Vec<study::Step>) -> Message {
        Message::Study(study::Message::PointAtLine(squares))
    }
}

/// When a dialog is left, adds the message of the decision, if any, and the one that closes the dialog.
pub(super) fn leave<T>(
    answer: Option<Answer<T>>,
    messages: &mut Vec<Message>,
    decide: impl FnOnce(T) -> Option<Message>,
) {
    match answer {
        None => return,
        Some(Answer::Cancel) => {}
        Some(Answer::Take(value)) => messages.extend(decide(value)),
    }
    messages.push(Message::close_dialog());
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
