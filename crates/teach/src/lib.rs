//! The teacher: lessons, puzzles, and what belongs to one learner.
//!
//! Nothing here depends on a window, a file or the clock: callers pass the seeds of games, the values of
//! moves and the time.
//!
//! In reading order: `scene` (positions of simulated games), `exercise` (a position with a question and
//! feedback to every answer), [`question`] (what the page of exercises shows), [`words`], [`lessons`],
//! [`puzzles`], [`hint`] (by steps) and [`coach`] in a game, [`another_look`] after it, [`cards`] (the
//! player's own mistakes, repeated), [`repertoire`] (openings), [`guess`] (the moves of a finished game),
//! [`ideas`] (lessons and puzzles about an idea), [`trend`], [`games`] (statistics over many games) and
//! [`report`] (all that they say of a player, with its page), [`profile`], [`today`].

// Helpers of the tests need no docs.
#![cfg_attr(not(test), warn(missing_docs, unreachable_pub))]

mod scene;
pub mod words;
pub mod exercise;
pub mod lessons;
pub mod puzzles;
pub mod hint;
pub mod coach;
pub mod another_look;
pub mod cards;
pub mod repertoire;
pub mod guess;
pub mod ideas;
pub mod trend;
pub mod games;
pub mod peers;
pub mod report;
pub mod profile;
pub mod today;
pub mod choice;
pub mod question;

pub use exercise::{Exercise, SquareAnswer};
pub use scene::{Scene, Solve, simulated_game};

use engine::book::Book;
use othello::evaluation::Score;
use othello::rating::Rating;

/// An answer that loses at most this is good enough, in exercises whose moves have values of searches.
pub(crate) const GOOD_LOSS_MAX: Score = Score::from_discs(1);

/// The time, as the caller passes it.
#[derive(Clone, Copy, Debug)]
pub struct Now {
    /// Seconds of the window's own clock.
    pub seconds: f64,
    /// Days since 1970.
    pub day: i64,
}

/// What carrying out a [`choice::Choice`] needs besides the learner's state.
#[derive(Clone, Copy)]
pub struct Inputs<'a> {
    /// The opening book, if there is one.
    pub book: Option<&'a Book>,
    /// Determines all random choices.
    pub seed: u64,
    /// The time.
    pub now: Now,
    /// The learner's rating; guesses are compared with people of this rating.
    pub rating: Rating,
}
