//! What the panel of a review and its graph draw from.

use crate::command::CommandState;
use crate::review::Reviewing;
use crate::widgets::theme::BoardTheme;
use othello::evaluation::Evaluation;
use othello::record::{NodeId, Record};
use othello::rules::{Color, Square};
use teach::repertoire::Deviation;

/// What a review shows.
#[derive(Clone)]
pub struct ReviewView<'a> {
    pub reviewing: &'a Reviewing,
    /// What was found of the move shown since the review was finished, as Black's.
    pub since: Option<Evaluation>,
    pub record: &'a Record,
    pub theme: BoardTheme,
    /// Whose mistakes are looked for; `None` for both sides.
    pub side: Option<Color>,
    /// The moves stand in its place.
    pub shows_moves: bool,
    /// The game is not in the library, and can be kept there.
    pub may_keep: bool,
    /// Where the game left one's lines of openings.
    pub deviation: Option<DeviationView>,
    /// The move shown has changed, so it is brought into sight.
    pub follows: bool,
    pub commands: CommandState<'a>,
}

/// Where a game left one's lines of openings.
#[derive(Clone, Copy)]
pub struct DeviationView {
    pub deviation: Deviation,
    /// The number of the move that left them.
    pub number: usize,
    /// The position it was played in.
    pub before: NodeId,
    /// What could become the answer there.
    pub add: Option<Square>,
}
