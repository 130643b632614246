//! Trains the weights of the evaluations: from nothing but the rules, by playing, solving and fitting.
//!
//! The end of a game can be solved exactly. So games whose early moves are poor, or even random, end in
//! scores that are certain; weights fitted to them make a search that plays better games, and so on,
//! generation after generation. One generation is: [`selfplay`] writes a [`dataset`] of positions with
//! scores; [`fit`](mod@fit) finds the weights whose values are nearest to them, then [`pairs`] the joint
//! values of configurations, both with their errors on held-out games.
//!
//! In reading order: [`dataset`], [`batch`] (the same work on all cores, in a repeatable order), `game` (one
//! game and its labels), [`selfplay`], [`accuracy`] (the errors), `samples` and `least_squares` (the terms
//! and the solver), [`fit`](mod@fit), [`pairs`]; then [`probcut`], how well shallow searches with the weights
//! predict deep ones; [`large`], the weights for large boards with configurations near the corners; last
//! [`human`], the model of how people play. `cholesky` solves small systems of equations for [`probcut`] and
//! for ghosts.

pub mod dataset;
pub mod batch;
mod cholesky;
mod game;
pub mod selfplay;
pub mod accuracy;
mod samples;
mod least_squares;
pub mod fit;
pub mod pairs;
pub mod probcut;
pub mod large;
pub mod human;

pub use game::{Play, Recipe};
