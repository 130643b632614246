//! What can be said about a position or a game beyond its moves.
//!
//! In reading order: [`features`] are sets of squares that are read off one position (frontier, regions,
//! danger at corners), among them the [`mod@stable`] discs; [`review`] finds out what every move of a game
//! cost, with an engine that the caller runs; [`grade`] classes the moves and sums them up,
//! [`mod@headline`] tells one in a line, [`explain`] says why it lost; [`openings`] have names; [`curve`] is
//! a review as lines of a graph, and [`page`] as HTML. [`learn`] takes in what games and the book say.

// Helpers of the tests need no docs.
#![cfg_attr(not(test), warn(missing_docs, unreachable_pub))]
pub mod knowledge;
pub mod curve;
pub mod explain;
pub mod features;
pub mod grade;
pub mod headline;
pub mod learn;
pub mod look_back;
pub mod openings;
pub mod page;
pub mod review;
pub mod reviewing;
pub mod stable;
pub mod study;
pub mod analyst;
/// For the tests of the crates above.
#[doc(hidden)]
pub mod testing;
