//! Everything around the board: the strip above it, the line below it, the players and the moves.
//!
//! Drawing only reads the [`App`]; what the user wants is collected as [`Wish`]es and carried out afterwards.

mod words;
mod thinking;
mod strip;
mod players;
mod moves;
mod tools;
mod side;

pub use side::{Arrangement, panel_ui};
pub use strip::{LINE, STRIP, status_ui, strip_ui};

use super::command::Command;
use crate::rules::Color;
use crate::session::Action;
use crate::settings::PlayerChoice;

/// What the user wants, as collected while drawing.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
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
    DismissNotice,
}
