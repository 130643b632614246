//! How people choose their moves, and an opponent who plays like them.
//!
//! [`Model::predict`] gives the probability that a player of a [`Rating`] plays each move of a position;
//! [`Opponent`] draws one. People see shapes and squares, and they look ahead: so the model reads patterns,
//! features and the loss of each move by searches of several depths ([`move_values`](fn@crate::move_values)).
//! The weights, which depend on the rating, are fitted to games of people (`train::human`); `docs/human.md`
//! has the method and its results. It is made for 8×8; on other boards only features and losses carry over,
//! and where fewest discs win only the losses.
//!
//! In reading order: `values` (what moves lose), `geometry` and `features` (what people see),
//! `patterns` and `openings` (what they know by heart), `inputs` (all of it together), `model`, `file`,
//! `opponent`, `character`, `ghost`.

mod values;
mod geometry;
mod features;
mod patterns;
mod openings;
mod inputs;
mod model;
mod file;
mod opponent;
mod character;
mod ghost;

pub use character::Character;
pub use features::{FEATURE_NAMES, MoveFeatures, N_FEATURES};
pub use ghost::recall;
pub use ghost::{Ghost, GhostReport, GhostSource, Habit, Manner, Memory, Prediction, Trait, Verdict};
pub use inputs::{MoveInput, N_INPUTS, inputs};
pub use model::{Head, Mixture, N_HEADS, softmax};
pub use model::{KNOTS, Known, Model, N_KNOTS, N_STAGES, Situation, stage};
pub use openings::{KnownOpenings, OPENING_DISCS_MAX, position_key};
#[cfg(feature = "serde")]
pub use opponent::as_points;
pub use opponent::{Opponent, RatingError, think_time};
pub use othello::rating::Rating;
pub use patterns::Slots;
pub use values::{EXACT_EMPTIES_MAX, Loss, MoveValue, N_DEPTHS, PLIES, Values, losses};
