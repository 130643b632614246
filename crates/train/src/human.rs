//! Fits the model of human play ([`engine::human`]) to games of people.
//!
//! In reading order: [`games`] (the input), [`labels`] (the values of positions' moves, computed once and
//! stored), [`ratings`] (the strength of the players), [`split`] (choices to learn from and held-out ones),
//! [`fit`](mod@fit) (the weights), [`tally`] (the quality of predictions), [`learn`] (pass after pass),
//! [`report`] (the quality by strength and stage, for any games), [`rate`] (the strength that moves suggest),
//! [`ghost`] (one player's style).

pub mod games;
pub mod labels;
pub mod ratings;
pub mod split;
pub mod fit;
pub mod tally;
pub mod learn;
pub mod report;
pub mod rate;
pub mod ghost;
