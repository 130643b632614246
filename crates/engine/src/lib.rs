//! An engine for Othello (Reversi): search, exact endgames, an opening book, players of human strength,
//! and the protocols by which other programs use it.
//!
//! In reading order: `engine` (a worker thread behind [`Engine`]), `request` (its input) and `report` (its
//! output); `thinker` (choosing the method), `simple` (random and greedy players), `minimax` (classic
//! alpha-beta), `what_if` (values under other rules, which tell why a move lost), then the search itself:
//! `level` (strength), `multi_pv` (all moves of a position), `search` (one for every board and [`eight`] for
//! boards of at most 8×8), [`eval`] (the value of a position, also by its [`stability`], and on 8×8 by its
//! [`pattern`]s), all on the boards of [`kernel`]. The [`book`] holds openings, and [`opening`] draws even
//! starts. [`human`] models how people of a rating choose moves, by the values of `move_values`; `human_move`
//! plays by it. [`players`] can play a colour, external programs included; [`protocol`] speaks GTP and
//! NBoard; [`mod@matches`] plays many games of two players.
//!
//! Solve an endgame:
//!
//! ```
//! use engine::{Limits, Method, Request, Resources, Stop, Thinker};
//! use othello::{board, rules::Goal};
//!
//! // The first of the FFO endgames: Black plays g8 and wins by 18.
//! let position = board! {"
//!     - - X X X X X -
//!     - O O O X X - O
//!     - O O O X X O X
//!     - O X O X O X X
//!     O X X X O X X X
//!     - - X O X O X X
//!     - X X X O O O -
//!     - O O O O O - -
//!     Black to move
//! "};
//! let mut thinker = Thinker::new(Resources { table_mb: 16, ..Resources::default() });
//! let request = Request::new(position, Goal::MostDiscs, Method::Search(Limits::Solve));
//! let (best, report) = thinker.think(&request, &Stop::never(), &|_| {});
//! assert_eq!(best.unwrap().name(position.size()), "g8");
//! assert_eq!(report.evaluation().unwrap().exact(), Some(18));
//! ```
//!
//! An x86-64 processor must have SSE4.2 and POPCNT ([`cpu::require`]).

// Helpers of the tests need no docs.
#![cfg_attr(not(test), warn(missing_docs, unreachable_pub))]

mod engine;
mod worker;
mod thinker;
mod clock;
mod request;
mod report;
mod stop;
mod simple;
mod minimax;
mod what_if;
mod checked;
pub mod frames;
mod level;
mod multi_pv;
mod search;
mod move_values;
mod human_move;
pub mod opening;
pub mod eval;
pub mod stability;
pub mod pattern;
pub mod kernel;
pub mod book;
pub mod human;
pub mod players;
pub mod protocol;
pub mod matches;
pub mod cpu;
#[cfg(test)]
mod testing;

pub use checked::{BrokenFile, ChecksumKind, Fault, FileKind, Numbers};
pub use clock::TimeLeft;
pub use engine::Engine;
pub use level::{Level, LevelParameters};
pub use move_values::{move_values, move_values_solved_from};
pub use multi_pv::MultiPv;
pub use report::{Answer, EngineError, Event, MoveReport, Report};
pub use request::{BookUse, Limits, Method, Request, Resources, RuleChange, WhatIf};
pub use search::eight;
pub use stop::{SearchId, Stop, Stopper};
pub use thinker::Thinker;
