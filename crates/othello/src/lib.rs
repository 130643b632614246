//! The game of Othello (Reversi), on every board from 4×4 to 16×16.
//!
//! In reading order:
//!
//! * [`rules`] – boards, squares, legal moves, flips, passes, outcomes;
//! * [`clock`] – the time of each side: what a move uses up, when a flag falls;
//! * [`evaluation`] – the value of a position or a move, and how well it is known;
//! * [`record`] – a game as a tree of moves with a cursor;
//! * [`formats`] – games and positions as text: transcripts, GGF, SGF, PGN, WTHOR, OBF and more (feature
//!   `formats`);
//! * [`rating`] – ratings of players, and how results change them;
//! * [`sheet`] – a score sheet, and repairs of the slips in it;
//! * [`diagram`] – a board in black and white as SVG (feature `diagram`); `animation` – a game as a GIF
//!   (feature `gif`).
//!
//! Play a game:
//!
//! ```
//! use othello::rules::{BoardSize, Move, Position, Square};
//!
//! let start = Position::start(BoardSize::STANDARD);
//! let f5 = Square::parse("f5", start.size()).unwrap();
//! assert!(start.legal_moves().contains(f5));
//! let after = start.play(Move::Place(f5)).unwrap();
//! assert_eq!((after.discs().black.len(), after.discs().white.len()), (4, 1));
//! ```
//!
//! Nothing in this crate opens a file, starts a thread, reads the time or prints: bytes and texts go in,
//! values come out.

// Helpers of the tests need no docs.
#![cfg_attr(not(test), warn(missing_docs, unreachable_pub))]

pub mod rules;
pub mod clock;
pub mod evaluation;
pub mod record;
#[cfg(feature = "formats")]
pub mod formats;
pub mod rating;
pub mod sheet;
#[cfg(feature = "diagram")]
pub mod diagram;
#[cfg(feature = "gif")]
pub mod animation;
