//! How the model of human play ([`engine::human`]) comes to be: from games of people.
//!
//! In reading order: [`games`] (what is read), [`labels`] (what the moves of positions are worth, computed
//! once and kept), [`ratings`] (how strong the players were), [`split`] (what is learnt from and what is held
//! out), [`fit`](mod@fit) (the weights), [`tally`] (how well they foretell choices), [`learn`] (pass after
//! pass), [`report`] (the same by strength and stage, for any games), [`rate`] (how strong moves look),
//! [`ghost`] (how one player plays).

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
