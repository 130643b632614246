//! The end of a game: the card with the result, the look back at the moves, and the next game.

pub(crate) mod card;
mod look_back;
pub(crate) mod next;
