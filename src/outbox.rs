//! What rooms hand up to the app: messages to themselves, events for other rooms, and what any room may ask of
//! the window.
//!
//! Drawing and `update` fill an [`Out`]; a room names neither another room nor the app. The app carries out what
//! it holds, in its order.

use crate::command::Command;
use crate::dialogs::Dialog;
use crate::widgets::dialog::Answer;
use crate::widgets::notices::Tone;
use crate::{book, engine_setup, files, ghosts, learn, library, matches, play, review, study};
use ::library::GameId;
use ::library::board_search::SoughtBoard;
use analysis::explain::Explanation;
use engine::book::Book;
use othello::rules::{Color, Move, Position, Square};
use services::handout::MistakeExercise;
use services::settings::Settings;
use services::storage::purpose::Purpose;
use session::Action;
use std::path::PathBuf;
use std::sync::Arc;
use teach::choice::Choice;

/// A square of a line, with the player of its disc.
pub type Step = (Square, Color);

/// The squares of a line, each with the side that plays there; `turn` plays the first.
pub fn steps(line: &[Move], turn: Color) -> Vec<Step> {
    let turns = [turn, !turn].into_iter().cycle();
    line.iter().zip(turns).filter_map(|(mv, turn)| Some((mv.square()?, turn))).collect()
}

/// What any room may ask of the window.
pub enum Ask {
    Run(Command),
    Act(Action),
    Tell(Tone, String),
    DismissNotice,
    /// Asks for a file to open, or for the name of one to write.
    ChooseFile(Purpose),
    /// Replaces the settings, saves and applies them.
    Settings(Box<Settings>),
    /// Saves and applies settings that are already changed.
    FollowSettings,
    /// Opens a dialog in place of all others.
    Show(Box<dyn Dialog>),
    /// Opens a dialog in front of the others, which come back when it is left.
    ShowInFront(Box<dyn Dialog>),
    CloseDialog,
    CloseDialogs,
    /// Shows the squares of a line on the board while the pointer is over it.
    PointAt(Vec<Step>),
    /// Drops the part of a square's name that was typed.
    ForgetTyped,
    /// Shows what a text from the clipboard holds.
    Paste(String),
}

/// What concerns other rooms; the app knows which.
pub enum Event {
    /// The present players begin a game from a position.
    PlayFrom(Position),
    /// The game on the board has another header.
    Described,
    /// The game on the board belongs in the library.
    SaveGame,
    /// The game on the board was saved to the library.
    Kept,
    LibraryChanged,
    /// Opens a game of the library, at a position if one is given.
    OpenGame(GameId, Option<Box<Position>>),
    /// Opens the report on a player, and whose own report it is, if it is the learner's.
    ShowReport {
        player: String,
        reader: Option<String>,
    },
    /// Prints exercises from games of the library, and the board they were found by.
    PrintGames(Vec<GameId>, Option<SoughtBoard>),
    /// Prints a player's worst moves as exercises, under a title.
    PrintExercises(String, Vec<MistakeExercise>),
    /// Shows a line and a better one, side by side.
    ShowLines(Box<Explanation>),
    /// Reviews the game on the board, unless a review is open.
    ReviewBoard,
    /// Queues games of the library for a review.
    Review(Vec<GameId>),
    /// Engines play from this book from now on, and values come from it.
    BookChanged(Arc<Book>),
    /// Everything came from another computer: settings, games, ghosts and what was learnt.
    TookAll,
    /// Files were chosen that another room reads or writes.
    Chosen {
        purpose: Purpose,
        /// The first, which is the only one but for imports.
        first: PathBuf,
        paths: Vec<PathBuf>,
    },
}

/// Defines an enum with a variant for each receiver, and the conversions into it.
macro_rules! one_of {
    ($(#[$doc:meta])* $name:ident { $($variant:ident($from:ty)),* $(,)? }) => {
        $(#[$doc])*
        pub enum $name { $($variant($from)),* }

        $(impl From<$from> for $name {
            fn from(it: $from) -> $name {
                $name::$variant(it)
            }
        })*
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

/// A choice on a page of Learn, from wherever it is made.
impl From<Choice> for Message {
    fn from(choice: Choice) -> Message {
        Message::Learn(learn::Message::Choose(choice))
    }
}

/// What is handed up, in order.
#[derive(Default)]
pub struct Out {
    pub sent: Vec<Message>,
}

impl Out {
    pub fn send(&mut self, message: impl Into<Message>) {
        self.sent.push(message.into());
    }

    pub fn emit(&mut self, event: Event) {
        self.send(event);
    }

    pub fn ask(&mut self, ask: Ask) {
        self.send(ask);
    }

    /// Runs a command, if there is one.
    pub fn run(&mut self, command: impl Into<Option<Command>>) {
        self.sent.extend(command.into().map(|command| Message::Ask(Ask::Run(command))));
    }

    pub fn act(&mut self, action: Action) {
        self.ask(Ask::Act(action));
    }

    /// Answers a click or a key.
    pub fn answer(&mut self, text: impl Into<String>) {
        self.ask(Ask::Tell(Tone::Answer, text.into()));
    }

    /// Reports something that went wrong outside the game.
    pub fn trouble(&mut self, text: impl Into<String>) {
        self.ask(Ask::Tell(Tone::Trouble, text.into()));
    }

    /// Shows the result of something that was done, or why it failed.
    pub fn tell(&mut self, done: Result<String, String>) {
        match done {
            Ok(sentence) => self.answer(sentence),
            Err(sentence) => self.trouble(sentence),
        }
    }

    pub fn choose_file(&mut self, purpose: Purpose) {
        self.ask(Ask::ChooseFile(purpose));
    }

    /// Changes the settings; the window then follows them and saves them.
    pub fn change_settings(&mut self, settings: &mut Settings, change: impl FnOnce(&mut Settings)) {
        change(settings);
        self.ask(Ask::FollowSettings);
    }

    pub fn close_dialog(&mut self) {
        self.ask(Ask::CloseDialog);
    }

    /// When a dialog is left, carries out the decision, if any, and closes the dialog.
    pub fn leave<T>(&mut self, answer: Option<Answer<T>>, decide: impl FnOnce(T, &mut Self)) {
        match answer {
            None => return,
            Some(Answer::Cancel) => {}
            Some(Answer::Take(value)) => decide(value, self),
        }
        self.close_dialog();
    }

    /// Carries out a decision and keeps the dialog open; closes the dialog when it is cancelled.
    pub fn decide(&mut self, answer: Option<Answer>, decide: impl FnOnce(&mut Self)) {
        match answer {
            None => {}
            Some(Answer::Cancel) => self.close_dialog(),
            Some(Answer::Take(())) => decide(self),
        }
    }

    /// Clears the `shown` line if nothing points at a line any more; drops requests for the line shown.
    pub fn follow_pointer(&mut self, shown: &[Step]) {
        let points = |message: &Message| matches!(message, Message::Ask(Ask::PointAt(_)));
        if !shown.is_empty() && !self.sent.iter().any(points) {
            self.ask(Ask::PointAt(Vec::new()));
        }
        let is_shown = |sent: &Message| matches!(sent, Message::Ask(Ask::PointAt(line)) if line == shown);
        self.sent.retain(|message| !is_shown(message));
    }
}
