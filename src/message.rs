//! What the panels, menus and keys ask for, and what one room has to tell another.
//!
//! Drawing only reads; what the user wants is collected as [`Message`]s and carried out afterwards.

pub(super) mod ghosts;
pub(super) mod matches;

use super::command::Command;
use super::widgets::dialog::Answer;
use super::widgets::notices::Tone;
use engine::book::Book;
use ghosts::Choice as GhostChoice;
use matches::Choice as MatchChoice;
use othello::rating::Rating;
use othello::record::{NodeId, Record};
use othello::rules::{ByColor, Color, Move, Position, Square};
use outflank_core::analysis::explain::Explanation;
use outflank_core::engines::Row;
use outflank_core::library::GameId;
use outflank_core::library::choice::Choice;
use outflank_core::library::fields::Fields;
use outflank_core::library::worker::Source;
use outflank_core::own_book::choice::Choice as BookChoice;
use outflank_core::session::{Action, NewGame};
use outflank_core::settings::{EngineSetup, NewGameChoice, PlayerChoice, Settings};
use outflank_core::storage::purpose::Purpose;
use outflank_core::teach::choice::{
    CardChoice, Choice as LearnChoice, LessonChoice, OpeningChoice, PuzzleChoice,
};
use outflank_core::teach::coach::at_board::Reply;
use std::path::PathBuf;
use std::sync::Arc;

/// What the user wants, as collected while drawing.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// What a menu or a key stands for.
    Run(Command),
    /// What the session is to do.
    Do(Action),
    /// Another player for a colour, or another strength.
    Choose(Color, PlayerChoice),
    /// The look of the board, by name.
    BoardTheme(&'static str),
    /// The new width of the side panel, in points.
    PanelWidth(u32),
    /// What is in the clipboard.
    Paste(String),
    /// A notice is to be shown.
    Tell(Tone, String),
    /// Analysis, review and explorer are left.
    CloseStudy,
    /// Whose choices are shown beside the values.
    PeopleRating(Rating),
    /// While a review is open: the moves in its place, or itself.
    MovesBesideReview(bool),
    /// The move whose line is to be written out.
    ChooseLine(Move),
    /// The squares of the line under the pointer, each with who plays there.
    PointAtLine(Vec<(Square, Color)>),
    /// Whose games the explorer counts.
    Explore(Source),
    /// What was typed into the explorer's filter.
    FilterExplorer(Fields),
    /// The explorer's filter is opened or closed.
    ShowExplorerFilter(bool),
    /// A game of the library is to be opened, at the position shown.
    LoadGame(GameId),
    /// A game of the library comes onto the board, at a place of its record.
    ShowGame(GameId, Box<Record>, NodeId),
    /// The notice shown is read.
    DismissNotice,
    /// The dialog over the board is left.
    CloseDialog,
    /// A new game, and what is remembered of how it was chosen.
    NewGame {
        /// What is to be played.
        game: Box<NewGame>,
        /// How it was chosen.
        choice: NewGameChoice,
        /// Who plays, as the side panel shows it.
        players: Box<ByColor<PlayerChoice>>,
    },
    /// A game from a position that was set up.
    PlayFrom(Position),
    /// The settings as the preferences show them.
    ChangeSettings(Box<Settings>),
    /// The engines of other programs as they were set up.
    SetUpEngines(Vec<Row>),
    /// The file of the engine that is set up is to be chosen.
    ChooseEngineFile,
    /// A program is to show whether it plays.
    TryEngine(Box<EngineSetup>),
    /// Another folder is shown where a file is chosen.
    ListFolder(PathBuf),
    /// The file or folder that was chosen, for what the dialog was opened.
    ChooseFile(PathBuf),
    /// A line and a better one, side by side.
    ShowLines(Box<Explanation>),
    /// What is answered to the coach.
    Coach(Reply),
    /// What is wanted in Learn.
    Learn(LearnChoice),
    /// What is wanted of the opening book.
    Book(BookChoice),
    /// Where games were lost that had left the book, it is to be searched.
    LearnFromGames,
    /// Books of other programs, lines or games are to come into the book.
    ImportBook,
    /// One's own positions of the book are to be written as text.
    ExportBook,
    /// There is another opening book to play from and to take values from.
    BookChanged(Arc<Book>),
    /// What is wanted of a match.
    Match(MatchChoice),
    /// What is wanted of ghosts.
    Ghost(GhostChoice),
    /// What is wanted in the list of games.
    Library(Choice),
    /// Games are to come into the library from files that are still to be chosen.
    ImportGames,
    /// What was typed into the line below the board is gone.
    ForgetTyped,
    /// The game on the board is in the library now.
    GameSaved,
    /// The library has other games than before.
    LibraryChanged,
    /// What the review has found out is to be kept with its game.
    SaveReview,
    /// Nothing is under review any more.
    CloseReview,
    /// A game of a match is to be kept.
    SaveMatchGame(Box<Record>),
    /// All dialogs are left.
    CloseDialogs,
    /// The file with the names of WTHOR's players is to be chosen.
    ChooseNames,
    /// Games are taken though their players have no names.
    GoOnWithoutNames,
    /// What files, or a folder, were chosen for.
    TakeFiles(Purpose, Vec<PathBuf>),
}

impl Message {
    /// The answer to a click or a key.
    pub(super) fn answer(text: impl Into<String>) -> Message {
        Message::Tell(Tone::Answer, text.into())
    }

    /// Something went wrong outside the game.
    pub(super) fn trouble(text: impl Into<String>) -> Message {
        Message::Tell(Tone::Trouble, text.into())
    }
}

/// Once a dialog is left, asks for it to be closed, and before that for what was decided.
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
    messages.push(Message::CloseDialog);
}

impl From<LessonChoice> for Message {
    fn from(choice: LessonChoice) -> Message {
        Message::Learn(LearnChoice::Lessons(choice))
    }
}

impl From<PuzzleChoice> for Message {
    fn from(choice: PuzzleChoice) -> Message {
        Message::Learn(LearnChoice::Puzzles(choice))
    }
}

impl From<CardChoice> for Message {
    fn from(choice: CardChoice) -> Message {
        Message::Learn(LearnChoice::Cards(choice))
    }
}

impl From<OpeningChoice> for Message {
    fn from(choice: OpeningChoice) -> Message {
        Message::Learn(LearnChoice::Openings(choice))
    }
}
