//! What a room, a part of the window with its own state, hands up to the app: messages to itself, events for
//! other rooms, and requests to the window.
//!
//! Drawing and `update` fill an [`Outbox`] of the room's own `Message`; a room names neither another room nor
//! the app. The app carries out what the outbox holds, in its order.

use crate::command::Command;
use crate::widgets::dialog::Answer;
use crate::widgets::notices::Tone;
use ::library::GameId;
use ::library::board_search::SoughtBoard;
use analysis::explain::Explanation;
use engine::book::Book;
use othello::record::Record;
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
    CloseDialog,
    CloseDialogs,
    /// Shows the squares of a line on the board while the pointer is over it.
    PointAt(Vec<Step>),
    /// A choice on a page of Learn, from wherever it is made.
    Learn(Choice),
    /// Drops the part of a square's name that was typed.
    ForgetTyped,
    /// Shows what a text from the clipboard holds.
    Paste(String),
}

/// What concerns other rooms; the app passes each event to the right ones.
pub enum Event {
    /// The present players begin a game from a position.
    PlayFrom(Position),
    /// The start of a new game is set up by hand, from this position.
    EditStart(Position),
    /// A position was set up for the dialog of new games.
    SetUp(Position),
    /// The user changed the header of the game on the board.
    Described,
    /// The game on the board belongs in the library.
    SaveGame,
    /// The game on the board is in the library, perhaps as a variation of one that was there.
    Kept,
    LibraryChanged,
    /// Opens a game of the library, at a position if one is given.
    OpenGame(GameId, Option<Box<Position>>),
    /// A game was opened; one of the library has an id.
    Opened(Box<Record>, Option<GameId>),
    /// Opens the report on a player. `reader` is the person who reads it, `None` for "you".
    ShowReport {
        player: String,
        reader: Option<String>,
    },
    /// Prints exercises from games of the library; the board is the one by which a search found them.
    PrintGames(Vec<GameId>, Option<SoughtBoard>),
    /// Prints a player's worst moves as exercises, under a title.
    PrintExercises(String, Vec<MistakeExercise>),
    /// Shows a line and a better one, side by side.
    ShowLines(Box<Explanation>),
    /// Reviews the game on the board, unless a review is open.
    ReviewBoard,
    /// Queues games of the library for a review.
    Review(Vec<GameId>),
    /// Engines play from this book from now on, and rooms take book values from it.
    BookChanged(Arc<Book>),
    /// The user took over everything from another computer: settings, games, ghosts and what was learnt.
    TookAll,
    /// The user chose the file that another room reads or writes, or the files that it imports.
    Chosen(Purpose, Vec<PathBuf>),
}

/// One thing that a room hands up.
pub enum Sent<M> {
    /// For the window.
    Ask(Ask),
    /// For other rooms.
    Event(Event),
    /// For the room itself.
    Message(M),
}

/// What a room with the messages `M` hands up, in order.
pub struct Outbox<M> {
    pub sent: Vec<Sent<M>>,
}

impl<M> Default for Outbox<M> {
    fn default() -> Outbox<M> {
        Outbox { sent: Vec::new() }
    }
}

impl<M> Outbox<M> {
    pub fn send(&mut self, message: impl Into<M>) {
        self.sent.push(Sent::Message(message.into()));
    }

    /// Sends a message if a button was clicked.
    pub fn send_if(&mut self, is_clicked: bool, message: impl Into<M>) {
        if is_clicked {
            self.send(message);
        }
    }

    /// Draws or updates an inner room, and hands up what it sends, asks and emits.
    pub fn of<Own, R>(&mut self, act: impl FnOnce(&mut Outbox<Own>) -> R) -> R
    where
        M: From<Own>,
    {
        let mut out = Outbox::default();
        let result = act(&mut out);
        self.sent.extend(out.sent.into_iter().map(|sent| match sent {
            Sent::Ask(ask) => Sent::Ask(ask),
            Sent::Event(event) => Sent::Event(event),
            Sent::Message(message) => Sent::Message(message.into()),
        }));
        result
    }

    pub fn emit(&mut self, event: Event) {
        self.sent.push(Sent::Event(event));
    }

    /// Asks something of the window, or nothing.
    pub fn ask(&mut self, ask: impl Into<Option<Ask>>) {
        self.sent.extend(ask.into().map(Sent::Ask));
    }

    /// Runs a command, if there is one.
    pub fn run(&mut self, command: impl Into<Option<Command>>) {
        self.ask(command.into().map(Ask::Run));
    }

    /// Hands an action to the session, if there is one.
    pub fn act(&mut self, action: impl Into<Option<Action>>) {
        self.ask(action.into().map(Ask::Act));
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
    pub fn leave(&mut self, answer: Option<Answer>, decide: impl FnOnce(&mut Self)) {
        if answer == Some(Answer::Take) {
            decide(self);
        }
        if answer.is_some() {
            self.close_dialog();
        }
    }

    /// Carries out a decision and keeps the dialog open; closes the dialog when it is cancelled.
    pub fn decide(&mut self, answer: Option<Answer>, decide: impl FnOnce(&mut Self)) {
        match answer {
            None => {}
            Some(Answer::Cancel) => self.close_dialog(),
            Some(Answer::Take) => decide(self),
        }
    }

    /// Clears the `shown` line if nothing points at a line any more; drops requests for the line shown.
    pub fn follow_pointer(&mut self, shown: &[Step]) {
        let points = |sent: &Sent<M>| matches!(sent, Sent::Ask(Ask::PointAt(_)));
        if !shown.is_empty() && !self.sent.iter().any(points) {
            self.ask(Ask::PointAt(Vec::new()));
        }
        let is_shown = |sent: &Sent<M>| matches!(sent, Sent::Ask(Ask::PointAt(line)) if line == shown);
        self.sent.retain(|sent| !is_shown(sent));
    }
}
