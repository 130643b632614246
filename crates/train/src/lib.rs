//! How the weights of the evaluations come to be: from nothing but the rules, by playing, solving and
//! fitting.
//!
//! The end of a game can be solved exactly. So games whose early moves are poor, or even drawn by chance, end
//! in scores that are certain; weights fitted to them make a search that plays better games, and so on,
//! generation after generation. One generation is: [`selfplay`] writes a [`dataset`] of positions with
//! scores; [`label`] finds better scores for them; [`fit`](mod@fit) finds the weights whose values are
//! nearest to them, then [`pairs`] what configurations are worth together; [`stretch`] makes values larger
//! that are too near to zero; [`report`] says how near on games that were held out.
//!
//! In reading order: [`dataset`], `in_order` (many games on all cores, in an order that can be repeated),
//! `game` (one game and its labels), [`selfplay`], [`label`], `equations`, `samples` and `least_squares`
//! (what is fitted and how), [`fit`](mod@fit), [`pairs`], [`stretch`], [`report`]; then [`probcut`], how well
//! shallow searches with the weights predict deep ones; [`positional`], the few weights of the evaluation for
//! other boards; [`large`], those for large boards with what lies near the corners; last [`human`], the model
//! of how people play.

pub mod dataset;
mod in_order;
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
