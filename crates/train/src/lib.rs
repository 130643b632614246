//! Trains the weights of the evaluations: from nothing but the rules, by playing, solving and fitting.
//!
//! The end of a game can be solved exactly. So games whose early moves are poor, or even random, end in
//! scores that are certain; weights fitted to them make a search that plays better games, and so on,
//! generation after generation. One generation is: [`selfplay`] writes a [`dataset`] of positions with
//! scores; [`label`] finds better scores for them; [`fit`](mod@fit) finds the weights whose values are
//! nearest to them, then [`pairs`] the joint values of configurations; [`stretch`] scales values up that are
//! too near to zero; [`report`] measures the errors on held-out games.
//!
//! In reading order: [`dataset`], [`batch`] and `in_order` (many games on all cores, in a repeatable order),
//! `game` (one game and its labels), [`selfplay`], [`label`], `equations`, `samples` and `least_squares` (the
//! terms and the solver), [`fit`](mod@fit), [`pairs`], [`stretch`], [`report`]; then [`probcut`], how well
//! shallow searches with the weights predict deep ones; [`positional`], the few weights of the evaluation for
//! other boards; [`large`], those for large boards with configurations near the corners; last [`human`], the
//! model of how people play. `cholesky` solves their small systems of equations.

pub mod dataset;
pub mod batch;
mod in_order;
mod cholesky;
mod game;
pub mod selfplay;
pub mod label;
mod equations;
mod samples;
mod least_squares;
pub mod fit;
pub mod pairs;
pub mod stretch;
pub mod report;
pub mod probcut;
pub mod positional;
pub mod large;
pub mod human;

pub use game::{Play, Recipe};
