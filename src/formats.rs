//! Games and positions as text. Text goes in and values come out; no file is opened here.

pub mod saved_game;
