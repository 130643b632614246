//! The widgets that choose a player, for every dialog: its kind and name, and the number for its strength.

pub(crate) mod choice;
pub(crate) mod strength;
