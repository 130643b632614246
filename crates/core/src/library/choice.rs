//! What is wanted in the list of games.

use crate::library::GameId;
use crate::library::search::Query;

/// What is wanted. All but `Open` leave the list open.
#[derive(Clone, Debug, PartialEq)]
pub enum Choice {
    /// Other games are to be looked for.
    Search(Query),
    /// A game is to come onto the board.
    Open(GameId),
    /// Into the bin, or out of it.
    Bin(Vec<GameId>, bool),
    /// Games are to have a tag, or to have it no more.
    Tag {
        /// Which one.
        tag: String,
        /// Which games.
        games: Vec<GameId>,
        /// Whether they are to have it.
        on: bool,
    },
    /// What is in the bin is to be thrown away.
    EmptyBin,
    /// Brings in what can be read of broken libraries that were kept aside.
    Recover,
    /// The import is to end with what it has.
    CancelImport,
}
