//! The window's part of the report on a player: a player whose games are in the library.

pub(super) mod dialog;
mod graphs;

use super::outbox::Outbox;
use library::GameId;
use othello::rules::Position;
use services::handout::MistakeExercise;
use std::convert::Infallible;

/// What the report wants of other rooms.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// Queues games for a review.
    Review(Vec<GameId>),
    /// Opens a game, at a position if one is given.
    OpenGame(GameId, Option<Box<Position>>),
    /// Prints the worst moves as exercises, under a title.
    PrintExercises(String, Vec<MistakeExercise>),
}

pub type Out = Outbox<Infallible, Event>;
