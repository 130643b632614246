//! What can be said about a position or a game beyond its moves.
//!
//! In reading order:
//!
//! * [`knowledge`] – the one store of evaluations, by canonical position; [`learn`] adds what games and the
//!   book say;
//! * [`features`] – sets of squares that are read off one position (frontier, regions, danger at corners);
//!   [`openings`] – the names of openings;
//! * [`review`] – what every move of a game cost, with an engine that the caller runs; [`reviewing`] runs one
//!   on a thread; [`grade`] classes the moves and sums them up, [`mod@headline`] puts one in a line,
//!   [`explain`] says why it lost; [`curve`] has its graphs as data, and [`page`] is a review as HTML;
//! * [`study`] – live analysis, and what people play;
//! * [`analyst`] – the thread that searches for the other parts of the window, the most urgent job first;
//!   [`look_back`] has it review a game that has just ended.

// Helpers of the tests need no docs.
#![cfg_attr(not(test), warn(missing_docs, unreachable_pub))]

pub mod knowledge;
pub mod learn;
pub mod features;
pub mod openings;
pub mod review;
pub mod reviewing;
pub mod grade;
pub mod headline;
pub mod explain;
pub mod curve;
pub mod page;
pub mod study;
pub mod analyst;
pub mod look_back;
/// For the tests of the crates above.
#[doc(hidden)]
pub mod testing;
