//! What the panel of a review and its graph draw from.

use crate::app::command::CommandState;
use crate::app::review::Reviewing;
use crate::app::widgets::theme::BoardTheme;
use crate::record::{NodeId, Record};
use crate::rules::Square;
use crate::teach::repertoire::Deviation;

/// What a review shows.
#[derive(Clone, Copy)]
pub(crate) struct ReviewView<'a> {
    pub reviewing: &'a Reviewing,
    pub record: &'a Record,
    pub theme: BoardTheme,
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
pub(crate) struct DeviationView {
    pub deviation: Deviation,
    /// The number of the move that left them.
    pub number: usize,
    /// The position it was played in.
    pub before: NodeId,
    /// What could become the answer there.
    pub add: Option<Square>,
}
