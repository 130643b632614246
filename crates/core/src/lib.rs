//! Outflank without its window: everything that decides, remembers or says something, and draws nothing.
//!
//! In reading order:
//!
//! * [`mod@text`] – every sentence of the window, in seven languages; [`words`] – values and errors in it;
//! * [`knowledge`] – the one store of evaluations, by canonical position;
//! * [`analysis`] – reviews of games, reasons, names of openings; [`study`] – live analysis; [`analyst`] –
//!   the thread that searches for coach, look back, mistakes and "what people play";
//! * [`session`] – one running game: actions in, effects out; [`session_file`] – its file;
//! * [`players_view`], [`board_line`], [`next_game`] – what the window shows of the players, below the board
//!   and after a game;
//! * [`clock_face`], [`typed`], [`spoken`], [`heard`] – how a game is shown to the eye, the keyboard, a
//!   screen reader and the ear; [`sound`] – the samples;
//! * [`library`] – saved games, their search and statistics;
//! * [`teach`] – lessons, hints, coach, puzzles, cards, openings, progress;
//! * [`kept`] – values in readable files that are repaired; [`settings`] – preferences; [`storage`] – the user's files of settings, games and profiles;
//! * [`own_book`] – the opening book with the user's changes; [`handout`] – boards and exercises to print;
//! * [`ghosts`], [`match_run`], [`engines`] – ghosts, matches and other programs, each on its thread;
//! * [`worker`] – a named thread: jobs in, news out; [`disk`] – files read and replaced whole; [`machine`] –
//!   its free memory;
//! * [`calendar`] – the day where the user is.
//!
//! Threads wake the window by a `wake: impl Fn()` that it hands in.

// Helpers of the tests need no docs.
#![cfg_attr(not(test), warn(missing_docs, unreachable_pub))]

pub mod text;
pub mod words;
pub mod knowledge;
pub mod analysis;
pub mod study;
pub mod analyst;
pub mod session;
pub mod session_file;
pub mod players_view;
pub mod board_line;
pub mod next_game;
pub mod clock_face;
pub mod typed;
pub mod sheet;
pub mod spoken;
pub mod heard;
pub mod sound;
pub mod library;
pub mod teach;
pub mod kept;
pub mod settings;
pub mod storage;
pub mod own_book;
pub mod handout;
pub mod ghosts;
pub mod match_run;
pub mod engines;
pub mod worker;
pub mod disk;
pub mod machine;
pub mod calendar;
#[cfg(test)]
mod testing;
