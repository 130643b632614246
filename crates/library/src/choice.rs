//! Choices in the list of games.

use crate::queue::Thoroughness;
use crate::search::Query;
use crate::{Change, GameId};

/// A choice in the list of games. All but `Open` leave the list open.
#[derive(Clone, Debug, PartialEq)]
pub enum ListChoice {
    /// Search for games.
    Search(Query),
    /// Open a game on the board.
    Open(GameId),
    /// Put games into the bin, tag them, or undo that.
    Change(Change),
    /// Review games in the background.
    Review(Vec<GameId>, Thoroughness),
    /// Pause the reviews in the background, or resume them.
    PauseReviews(bool),
    /// Take all games that wait for a review out of the queue.
    CancelReviews,
    /// Delete the games in the bin.
    EmptyBin,
    /// Import the readable games of broken libraries that were set aside.
    Recover,
    /// End the import with what it has.
    CancelImport,
}
