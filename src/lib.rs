//! Outflank: Othello (Reversi) on every board from 4×4 to 16×16.
//!
//! The library in reading order:
//!
//! * [`mod@text`] – every sentence of the window, in every language;
//! * [`words`] – values of the game and the engine in the language of the window;
//! * [`rules`] – the game itself: boards, squares, legal moves, flips, passes, outcomes;
//! * [`clock`] – the time each side has: what a move uses up, and when a flag falls;
//! * [`evaluation`] – what a position or a move is worth, and how well that is known;
//! * [`knowledge`] – all that is known of positions, in one place;
//! * [`record`] – a game as a tree of moves with a cursor;
//! * [`human`] – how people choose their moves, by rating;
//! * [`engine`] – who thinks: a worker thread behind [`engine::Engine`];
//! * [`protocol`] – how other programs use the engine: GTP and NBoard;
//! * [`study`] – live analysis: what is known about positions, and what to find out next;
//! * [`players`] – who plays a colour: a human or one of the computer players;
//! * [`analysis`] – what can be said about a position or a game: reviews, reasons, names of openings;
//! * [`session`] – one running game: actions in, effects out;
//! * [`sound`] – what can be heard of a game, as samples;
//! * [`formats`] – games and positions as text;
//! * [`session_file`] – the file of the running game;
//! * [`own_book`] – the opening book with somebody's own changes;
//! * [`library`] – games kept, found again, and explored: what was played where, and how it went;
//! * [`teach`] – the teacher: lessons, puzzles, and what belongs to one learner;
//! * [`settings`] – what is remembered between two runs;
//! * [`train`] – how the weights of the evaluation come to be;
//! * [`mod@matches`] – many games of two players, and what the result is worth;
//! * [`disk`] – files of games, read whole;
//! * [`commands`] – what the command line `outflank-engine` can do.
//!
//! ```
//! use outflank::rules::{BoardSize, Move, Position, Square};
//!
//! let start = Position::start(BoardSize::STANDARD);
//! let f5 = Square::parse("f5", start.size()).unwrap();
//! assert!(start.legal_moves().contains(f5));
//! let after = start.play(Move::Place(f5)).unwrap();
//! assert_eq!((after.discs().black.len(), after.discs().white.len()), (4, 1));
//! ```

// Helpers of the tests need no docs.
#![cfg_attr(not(test), warn(missing_docs, unreachable_pub))]

pub mod worker;
pub mod text;
pub mod rules;
pub mod clock;
pub mod evaluation;
pub mod knowledge;
pub mod record;
pub mod rating;
pub mod human;
pub mod engine;
pub mod protocol;
pub mod study;
pub mod players;
pub mod analysis;
pub mod session;
pub mod sound;
pub mod clock_face;
pub mod players_view;
pub mod next_game;
pub mod board_line;
pub mod heard;
pub mod spoken;
pub mod typed;
pub mod diagram;
pub mod animation;
pub mod formats;
pub mod session_file;
pub mod library;
pub mod storage;
pub mod teach;
pub mod settings;
pub mod train;
pub mod matches;
pub mod commands;
pub mod disk;
pub mod own_book;
pub mod words;
pub mod ghosts;
pub mod match_run;
pub mod engines;
#[cfg(feature = "gui")]
pub mod app;

pub mod cpu;
#[cfg(all(feature = "gui", target_os = "linux"))]
pub mod system_libraries;
