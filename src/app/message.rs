//! What the panels, menus and keys ask for.
//!
//! Drawing only reads; what the user wants is collected as [`Message`]s and carried out afterwards.

use super::command::Command;
use super::library::{Fields, Source};
use crate::library::GameId;
use crate::rules::{Color, Move, Square};
use crate::session::Action;
use crate::settings::PlayerChoice;

/// What the user wants, as collected while drawing.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    Run(Command),
    Do(Action),
    /// Another player for a colour, or another strength.
    Choose(Color, PlayerChoice),
    /// The look of the board, by name.
    BoardTheme(&'static str),
    /// The width of the side panel was dragged to so many points.
    PanelWidth(u32),
    /// What is in the clipboard.
    Paste(String),
    /// A typed text that is no square, with the reason.
    NoSquare(String),
    CloseStudy,
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
    ShowExplorerFilter(bool),
    /// A game of the library, at the position shown.
    LoadGame(GameId),
    DismissNotice,
}
