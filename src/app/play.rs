//! The game that is played: who plays it and how it goes, new games, positions made by hand, squares that are
//! typed.

pub mod editor;
pub mod new_game;
pub mod player_choice;
pub mod players;
pub mod strip;
pub mod typed;
mod thinking;
