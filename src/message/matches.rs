//! What is wanted of a match between two players.

use outflank_core::match_run::Chosen;

/// What is wanted of a match.
#[derive(Clone, Debug, PartialEq)]
pub enum Choice {
    /// A new one.
    Start(Box<Chosen>),
    /// It is to rest.
    Stop,
    /// It is to go on.
    GoOn,
    /// Another one is to be chosen.
    Leave,
    /// A game of it, by its number from 0, comes onto the board.
    Show(usize),
}
