//! What is wanted in the list of games.

use crate::library::GameId;
use crate::library::search::Query;

/// What is wanted. All but `Open` leave the list open.
#[derive(Clone, Debug, PartialEq)]
pub enum Choice {
    /// Other games are to be looked for.
    Search(Query),
    Open(GameId),
    /// Into the bin, or out of it.
    Bin(Vec<GameId>, bool),
    Tag {
        tag: String,
        games: Vec<GameId>,
        on: bool,
    },
    EmptyBin,
    /// Brings in what can be read of broken libraries that were kept aside.
    Recover,
    CancelImport,
}
