//! The teacher: lessons, puzzles, and what belongs to one learner.
//!
//! Everything here is a value that follows from others: games come from a seed, what moves are worth is
//! handed in, and nothing knows a window, a file, a thread or the time of day.
//!
//! In reading order: `scene` (moments of games that nobody has played before), `exercise` (a position with a
//! question and what every answer is told), [`words`],
//! [`lessons`], [`puzzles`], [`hint`] (by steps) and [`coach`] in a
//! game, [`another_look`] after it, [`cards`] (one's own mistakes, repeated), [`repertoire`] (openings),
//! [`motif`] (what a mistake was about), [`trend`], [`games`] (what many say together), [`progress`] (whether
//! it helped) and [`progress_page`], [`profile`].

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
pub mod motif;
pub mod trend;
pub mod games;
pub mod peers;
pub mod progress;
pub mod progress_page;
pub mod profile;
pub mod choice;

pub use exercise::{Answer, Exercise};
pub use scene::{Scene, Source, game};

/// The time, as it is handed in.
#[derive(Clone, Copy, Debug)]
pub struct Now {
    /// Seconds of the window's own clock.
    pub seconds: f64,
    /// Days since 1970.
    pub day: i64,
}
