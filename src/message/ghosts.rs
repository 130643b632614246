//! What is wanted of ghosts.

use engine::players::GhostName;
use outflank_core::settings::GhostSetup;

/// Something that is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// A ghost is made, or made anew.
    Make(GhostSetup),
    /// The one that is being made is given up.
    Stop,
    /// A game against one.
    Play(GhostName),
    /// One is done away with.
    Remove(GhostName),
}
