//! Outflank without its window: what is kept in files, what runs on threads beside the game, and what is said
//! of a game in words and sounds.
//!
//! In reading order:
//!
//! * [`settings`] – preferences; [`storage`] – the user's files of settings, games and profiles;
//! * [`own_book`] – the opening book with the user's changes; [`handout`] – boards and exercises to print;
//! * [`background`] – reviews of saved games; [`ghosts`], [`match_run`], [`engines`] – ghosts, matches and
//!   other programs, each on its thread;
//! * [`players_view`], [`board_line`], [`next_game`] – what the window shows of the players, below the board
//!   and after a game; [`spoken`], [`listener`] – what a screen reader says of a game, and its sounds;
//!   [`sound`] – the samples.
//!
//! Threads wake the window by a `wake: impl Fn()` that it hands in. A `String` as an error is a sentence for
//! the user.

// Helpers of the tests need no docs.
#![cfg_attr(not(test), warn(missing_docs, unreachable_pub))]

pub mod settings;
pub mod storage;
pub mod own_book;
pub mod handout;
pub mod background;
pub mod ghosts;
pub mod match_run;
pub mod engines;
pub mod players_view;
pub mod board_line;
pub mod next_game;
pub mod spoken;
pub mod listener;
pub mod sound;
