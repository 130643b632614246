//! How players are chosen, wherever that is done: kinds and names, and the one number of each.

pub(crate) mod choice;
pub(crate) mod strength;
