//! An opponent of a rating: draws its moves as people of that rating choose them.
//!
//! The likeliest move every time would play far above the rating, and always the same game; so moves are
//! drawn, without the least likely ones. Below [`CARELESS_BELOW`] some are played without care: the most
//! flips, near the last disc, or anything; but even a beginner takes a corner that is free.

use super::model::{Model, Situation};
use super::values::MoveValue;
use crate::rating::Rating;
use crate::rules::{Grid, Square};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::ops::RangeInclusive;

/// From this rating up nobody plays without care.
const CARELESS_BELOW: f32 = 1000.0;
/// The share of careless moves at the lowest rating.
const CARELESS_MOST: f32 = 0.25;
/// How often a free corner is taken at least.
const CORNER_SHARE: f32 = 0.85;

/// Somebody of a rating, with a source of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// How strong it plays.
    pub rating: Rating,
    /// Every choice follows from it.
    pub seed: u64,
}

/// Why a text is no rating of an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a rating is a number from {} to {}", Opponent::RATINGS.start(), Opponent::RATINGS.end())]
pub struct RatingError;

impl Opponent {
    /// The ratings that the model tells apart: from somebody who has just learnt the rules to the best.
    pub const RATINGS: RangeInclusive<u16> = 400..=2200;

    /// The nearest rating that an opponent may have.
    pub fn nearest_rating(points: u16) -> Rating {
        Rating::new(points.clamp(*Self::RATINGS.start(), *Self::RATINGS.end()))
    }

    /// Reads an opponent's rating.
    ///
    /// # Errors
    /// When it is no number, or beyond the limits.
    pub fn read_rating(text: &str) -> Result<Rating, RatingError> {
        let points = text.parse().ok().filter(|points| Self::RATINGS.contains(points));
        points.map(Rating::new).ok_or(RatingError)
    }

    /// An opponent whose choices follow from a seed.
    pub fn new(rating: Rating, seed: u64) -> Opponent {
        Opponent { rating, seed }
    }

    /// The move it plays; `None` where there is none.
    pub fn choose(
        &self,
        model: &Model,
        situation: &Situation,
        values: Option<&[MoveValue]>,
    ) -> Option<Square> {
        let moves = self.probabilities(model, situation, values);
        let mut left = SmallRng::seed_from_u64(self.seed).random::<f32>();
        let drawn = moves.iter().find(|(_, probability)| {
            left -= probability;
            left < 0.0
        });
        // Rounding may leave a little of the last one.
        drawn.or(moves.first()).map(|(square, _)| *square)
    }

    /// How likely it plays each move, the likeliest first; together 1.
    pub fn probabilities(
        &self,
        model: &Model,
        situation: &Situation,
        values: Option<&[MoveValue]>,
    ) -> Vec<(Square, f32)> {
        let mut moves = model.predict(situation, self.rating, values);
        self.be_careless(situation, &mut moves);
        moves.sort_by(|a, b| b.1.total_cmp(&a.1));
        keep_top(&mut moves, self.top_share());
        moves
    }

    /// The least likely moves beyond this share are never played.
    fn top_share(&self) -> f32 {
        if self.rating.points() < 1500 { 0.98 } else { 0.995 }
    }

    /// The share of moves that are played without care.
    fn carelessness(&self) -> f32 {
        let lowest = f32::from(*Opponent::RATINGS.start());
        let below = (CARELESS_BELOW - f32::from(self.rating.points())) / (CARELESS_BELOW - lowest);
        CARELESS_MOST * below.max(0.0)
    }

    fn be_careless(&self, situation: &Situation, moves: &mut [(Square, f32)]) {
        let share = self.carelessness();
        if share == 0.0 || moves.len() < 2 {
            return;
        }
        let careless = careless(situation, moves);
        for ((_, probability), careless) in moves.iter_mut().zip(careless) {
            *probability += share * (careless - *probability);
        }
        take_corners(situation, moves);
    }
}

/// How likely somebody who does not think plays each move.
fn careless(situation: &Situation, moves: &[(Square, f32)]) -> Vec<f32> {
    let size = situation.position.size();
    let likes = |square: Square| {
        let flips = situation.position.flips(square).len() as f32;
        let near = situation.last.is_some_and(|last| {
            square.column(size).abs_diff(last.column(size)).max(square.row(size).abs_diff(last.row(size)))
                == 1
        });
        0.4 * flips + if near { 0.6 } else { 0.0 }
    };
    super::model::softmax(&moves.iter().map(|(square, _)| likes(*square)).collect::<Vec<_>>())
}

/// Raises the share of free corners to [`CORNER_SHARE`].
fn take_corners(situation: &Situation, moves: &mut [(Square, f32)]) {
    let corners = Grid::of(situation.position.size()).corners();
    let share: f32 = moves.iter().filter(|(square, _)| corners.contains(*square)).map(|(_, p)| p).sum();
    if share <= 0.0 || share >= CORNER_SHARE {
        return;
    }
    for (square, probability) in moves {
        let (before, after) =
            if corners.contains(*square) { (share, CORNER_SHARE) } else { (1.0 - share, 1.0 - CORNER_SHARE) };
        *probability *= after / before;
    }
}

/// Keeps the likeliest moves that together have a share, and makes them 1.
fn keep_top(moves: &mut Vec<(Square, f32)>, share: f32) {
    let mut sum = 0.0;
    let n_kept = moves.iter().position(|(_, probability)| {
        sum += probability;
        sum >= share
    });
    moves.truncate(n_kept.map_or(moves.len(), |last| last + 1));
    let sum: f32 = moves.iter().map(|(_, probability)| probability).sum();
    moves.iter_mut().for_each(|(_, probability)| *probability /= sum);
}
