//! The window's part of the report on a player: a player whose games are in the library.

pub(super) mod dialog;
mod graphs;
