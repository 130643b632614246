//! Everything around the board: the strip above it, the line below it, the players and the moves.
//!
//! Drawing only reads the [`App`]; what the user wants is collected as [`Wish`]es and carried out afterwards.

mod words;
mod thinking;
mod strip;
mod players;
mod moves;
mod tree;
mod notes;
mod tools;
mod study;
mod review;
mod explorer;
mod side;

pub use side::{Arrangement, panel_ui};
pub use strip::{LINE, STRIP, status_ui, strip_ui};
pub use study::notes;

use super::App;
use super::command::Command;
use super::library::{Fields, Source};
use crate::library::GameId;
use crate::rules::{Color, Move, Square};
use crate::session::Action;
use crate::settings::PlayerChoice;
use egui::{Id, Ui};

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

/// Whether a list of moves is to be brought to the one shown, which is in a row of it: when that is another
/// one or has moved, or when the list has just appeared or has become higher or lower.
fn brings_into_view(ui: &Ui, app: &App, list: &str, row: usize) -> bool {
    let (id, pass, height) =
        (Id::unique(("list of moves", list)), ui.ctx().cumulative_pass_nr(), ui.available_height());
    let before: Option<(u64, f32, usize)> = ui.data_mut(|data| {
        let before = data.get_temp(id);
        data.insert_temp(id, (pass, height, row));
        before
    });
    let has_changed = |(last, was_high, was_at): (u64, f32, usize)| {
        last + 1 < pass || (was_high - height).abs() > 1.0 || was_at != row
    };
    app.position_changed || before.is_none_or(has_changed)
}
