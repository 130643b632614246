//! What the panel of a review and its graph draw from.

use crate::command::CommandState;
use crate::review::Reviewing;
use crate::widgets::theme::BoardTheme;
use othello::evaluation::Evaluation;
use othello::record::Record;
use othello::rules::Color;
use teach::repertoire::GameDeviation;

/// What a review shows.
#[derive(Clone)]
pub struct ReviewView<'a> {
    pub reviewing: &'a Reviewing,
    /// The newer value of the move shown, found since the review was finished, from Black's side.
    pub since: Option<Evaluation>,
    pub record: &'a Record,
    pub theme: BoardTheme,
    /// Whose mistakes are looked for; `None` for both sides.
    pub side: Option<Color>,
    /// Explorer or book have its place, where there is room for one.
    pub is_behind: bool,
    /// The moves are shown in its place.
    pub shows_moves: bool,
    /// All details are shown, not only the moments to look at.
    pub shows_details: bool,
    /// The moments that are looked at; empty before the first.
    pub moments: &'a [usize],
    /// The game is not in the library, and can be kept there.
    pub may_keep: bool,
    /// Where the game left the user's opening lines.
    pub deviation: Option<GameDeviation>,
    /// The move shown has changed, so it is brought into sight.
    pub follows: bool,
    pub commands: CommandState<'a>,
}
