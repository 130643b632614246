//! An opponent of a rating: draws its moves as people of that rating choose them.
//!
//! An opponent that always chose the likeliest move would play far above the rating, and always the same
//! game; so it draws a move, but never one of the least likely. Even a beginner usually takes a free corner.

use super::character::Character;
use super::features::N_FEATURES;
use super::ghost::Ghost;
use super::model::{Model, Situation};
use super::values::Values;
use othello::rating::Rating;
use othello::rules::{Grid, Position, Square};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;

/// The least probability of taking a free corner, for opponents that might overlook it.
const CORNER_SHARE: f32 = 0.85;
/// Opponents below this rating might overlook a corner.
const CORNERS_BELOW: u16 = 1000;

/// The power to which probabilities are raised at some ratings, interpolated between them. It makes likely
/// moves likelier, since a player who draws from the moves of many people is weaker than each of them. Found
/// by discs lost and by matches (docs/human.md).
const SHARPNESS: [(f32, f32); 6] =
    [(1600.0, 1.12), (1700.0, 1.17), (1800.0, 1.23), (1900.0, 1.33), (2000.0, 1.6), (2100.0, 5.0)];

/// An opponent who plays as people do.
#[derive(Clone, Debug, PartialEq)]
pub enum Opponent {
    /// Of a rating, without a style of its own.
    Plain(Rating),
    /// With a character's habits.
    Character(Character),
    /// With a real player's style, learnt from games.
    Ghost(Arc<Ghost>),
}

/// Why a text is not the rating of an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a rating is a number from {} to {}", Opponent::RATINGS.start(), Opponent::RATINGS.end())]
pub struct RatingError;

/// The shortest and the longest time that people take for a move, in seconds.
const THINK_SECONDS: (f32, f32) = (0.6, 4.0);

/// A person's thinking time for a move, drawn from the seed: it grows with the number of choices, and is
/// short for the first moves of a game.
pub fn think_time(position: &Position, seed: u64) -> Duration {
    let n_moves = position.legal_moves().len();
    if n_moves < 2 {
        return Duration::from_secs_f32(THINK_SECONDS.0);
    }
    let n_discs = position.size().area() - position.empties().len();
    let usual = if n_discs < 10 { 0.8 } else { 0.8 + 0.12 * n_moves as f32 };
    // The sum of three uniform numbers is nearly normal; the times that people take are skewed.
    let mut random = SmallRng::seed_from_u64(seed);
    let chance: f32 = (0..3).map(|_| random.random_range(-0.5..0.5)).sum();
    Duration::from_secs_f32((usual * chance.exp()).clamp(THINK_SECONDS.0, THINK_SECONDS.1))
}

impl Opponent {
    /// The range of ratings of the model: from beginners who just learnt the rules to the best.
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

    /// How strong it plays.
    pub fn rating(&self) -> Rating {
        match self {
            Opponent::Plain(rating) => *rating,
            Opponent::Character(character) => character.rating(),
            Opponent::Ghost(ghost) => ghost.rating,
        }
    }

    /// The move it plays, drawn by the seed; `None` where there is none.
    pub fn choose(&self, model: &Model, situation: &Situation, values: Values, seed: u64) -> Option<Square> {
        let moves = self.probabilities(model, situation, values);
        let mut left = SmallRng::seed_from_u64(seed).random::<f32>();
        let drawn = moves.iter().find(|(_, probability)| {
            left -= probability;
            left < 0.0
        });
        // A remainder left by rounding goes to the likeliest.
        drawn.or(moves.first()).map(|(square, _)| *square)
    }

    /// The probability of each move, the likeliest first; together 1.
    pub fn probabilities(&self, model: &Model, situation: &Situation, values: Values) -> Vec<(Square, f32)> {
        let mut moves = match self {
            Opponent::Plain(rating) => model.predict(situation, *rating, values),
            Opponent::Character(character) => with_manner(*character, model, situation, values),
            Opponent::Ghost(ghost) => ghost.predict(model, situation, values),
        };
        let points = self.rating().points();
        if points < CORNERS_BELOW {
            take_corners(situation, &mut moves);
        }
        let power = sharpness(points.into());
        moves.iter_mut().for_each(|(_, probability)| *probability = probability.powf(power));
        normalise(&mut moves);
        moves.sort_by(|a, b| b.1.total_cmp(&a.1));
        // The least likely moves are never played.
        keep_top(&mut moves, if points < 1500 { 0.98 } else { 0.995 });
        moves
    }
}

/// The exponent for the probabilities of a rating in points.
fn sharpness(points: f32) -> f32 {
    let [(first, lowest), .., (last, highest)] = SHARPNESS;
    if points <= first {
        return lowest;
    } else if points >= last {
        return highest;
    }
    let above = SHARPNESS.partition_point(|(rating, _)| *rating <= points);
    let ((from, low), (to, high)) = (SHARPNESS[above - 1], SHARPNESS[above]);
    low + (high - low) * (points - from) / (to - from)
}

/// A character's moves: those of the model at [`Character::model_rating`], weighted by its manner.
fn with_manner(who: Character, model: &Model, situation: &Situation, values: Values) -> Vec<(Square, f32)> {
    let mut moves = model.predict(situation, who.model_rating(), values);
    for ((_, probability), input) in moves.iter_mut().zip(model.inputs(situation, None)) {
        let features = input.numbers.first_chunk::<N_FEATURES>().expect("features come first");
        *probability *= who.liking(features).exp();
    }
    normalise(&mut moves);
    moves
}

/// Raises the share of free corners to at least [`CORNER_SHARE`].
fn take_corners(situation: &Situation, moves: &mut [(Square, f32)]) {
    /// A smaller share could not be raised in numbers of 32 bits.
    const LEAST: f32 = 1e-6;
    let corners = Grid::of(situation.position.size()).corners();
    let mut share = 0.0;
    for (_, probability) in moves.iter_mut().filter(|(square, _)| corners.contains(*square)) {
        *probability = probability.max(LEAST);
        share += *probability;
    }
    if share <= 0.0 || share >= CORNER_SHARE {
        return;
    }
    for (square, probability) in moves {
        let (before, after) =
            if corners.contains(*square) { (share, CORNER_SHARE) } else { (1.0 - share, 1.0 - CORNER_SHARE) };
        *probability *= after / before;
    }
}

fn normalise(moves: &mut [(Square, f32)]) {
    let sum: f32 = moves.iter().map(|(_, probability)| probability).sum();
    moves.iter_mut().for_each(|(_, probability)| *probability /= sum);
}

/// Keeps the fewest of the likeliest moves that together have at least `share`, and normalises them.
fn keep_top(moves: &mut Vec<(Square, f32)>, share: f32) {
    let mut sum = 0.0;
    let n_kept = moves.iter().position(|(_, probability)| {
        sum += probability;
        sum >= share
    });
    moves.truncate(n_kept.map_or(moves.len(), |last| last + 1));
    normalise(moves);
}

/// An opponent's rating as its points; one beyond the limits becomes the nearest.
#[cfg(feature = "serde")]
pub mod as_points {
    use super::{Opponent, Rating};
    use serde::{Deserialize, Deserializer, Serializer};

    /// Writes the points.
    ///
    /// # Errors
    /// Those of the file.
    pub fn serialize<S: Serializer>(rating: &Rating, file: S) -> Result<S::Ok, S::Error> {
        file.serialize_u16(rating.points())
    }

    /// Reads any number.
    ///
    /// # Errors
    /// When it is not a number.
    pub fn deserialize<'de, D: Deserializer<'de>>(file: D) -> Result<Rating, D::Error> {
        f64::deserialize(file).map(|points| Opponent::nearest_rating(points as u16))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::rules::{BoardSize, Move};
    use rand::seq::IteratorRandom;

    #[test]
    fn people_take_longer_where_there_is_more_to_choose_from() {
        let mean = |from: usize, to: usize| {
            let games = (0..40).flat_map(|seed| situations(BoardSize::STANDARD, seed));
            let late = games.filter(|situation| situation.position.empties().len() < 50);
            let positions = late.map(|situation| situation.position);
            let times: Vec<f32> = positions
                .filter(|position| (from..to).contains(&position.legal_moves().len()))
                .map(|position| think_time(&position, 7 + position.empties().len() as u64).as_secs_f32())
                .inspect(|time| assert!((0.6..=4.0).contains(time), "{time}"))
                .collect();
            times.iter().sum::<f32>() / times.len() as f32
        };
        assert!(mean(1, 2) < mean(2, 6) && mean(2, 6) < mean(6, 12) && mean(6, 12) < mean(12, 30));
        let start = Position::start(BoardSize::STANDARD);
        assert_eq!(think_time(&start, 3), think_time(&start, 3));
        assert_ne!(think_time(&start, 3), think_time(&start, 4));
    }

    /// Positions of a random game, each with where the last disc was placed.
    fn situations(size: BoardSize, seed: u64) -> Vec<Situation> {
        let mut random = SmallRng::seed_from_u64(seed);
        let (mut situation, mut all) = (Situation::new(Position::start(size)), Vec::new());
        while situation.position.outcome().is_none() {
            let drawn = situation.position.legal_moves().iter().choose(&mut random);
            if drawn.is_some() {
                all.push(situation);
            }
            let mv = drawn.map_or(Move::Pass, Move::Place);
            let position = situation.position.play(mv).unwrap();
            situation = Situation { position, last: drawn.or(situation.last), ..situation };
        }
        all
    }

    #[test]
    fn any_opponent_draws_legal_moves_of_finite_probability_and_repeats_them() {
        use crate::human::ghost::{Manner, Memory, tests};
        let (mut random, model) = (SmallRng::seed_from_u64(4), Model::embedded().unwrap());
        let mut ghost = |points: u16| {
            let mut manner = Manner { trust: random.random_range(-0.9..3.0), ..Manner::default() };
            manner.liking.iter_mut().for_each(|weight| *weight = random.random_range(-20.0..20.0));
            let memory = Memory::new([(3, 1)], 2.0);
            Opponent::Ghost(Arc::new(Ghost { rating: Rating::new(points), manner, memory, ..tests::ghost() }))
        };
        for size in ["8x8", "6x6", "4x10", "16x16"] {
            for (number, situation) in situations(size.parse().unwrap(), 3).into_iter().enumerate() {
                let (points, seed) = (400 + 50 * (number as u16 % 37), number as u64);
                for opponent in [Opponent::Plain(Rating::new(points)), ghost(points)] {
                    let moves = opponent.probabilities(model, &situation, None);
                    let sum = moves.iter().map(|(_, probability)| probability).sum::<f32>();
                    let is_probability =
                        |(_, probability): &(Square, f32)| (0.0..=1.00001).contains(probability);
                    assert!(moves.iter().all(is_probability), "{moves:?}");
                    assert!((sum - 1.0).abs() < 1e-3);
                    let drawn = opponent.choose(model, &situation, None, seed);
                    assert!(situation.position.legal_moves().contains(drawn.unwrap()));
                    assert_eq!(opponent.choose(model, &situation, None, seed), drawn);
                }
            }
        }
    }

    #[test]
    fn beginners_take_a_free_corner() {
        let (model, mut n_corners) = (Model::embedded().unwrap(), 0);
        for situation in (0..20).flat_map(|seed| situations(BoardSize::STANDARD, seed)) {
            let corners = situation.position.legal_moves() & Grid::of(BoardSize::STANDARD).corners();
            if !corners.is_empty() {
                let moves = Opponent::Plain(Rating::new(600)).probabilities(model, &situation, None);
                let share: f32 =
                    moves.iter().filter(|(square, _)| corners.contains(*square)).map(|(_, p)| p).sum();
                assert!(share > 0.8, "{}", situation.position);
                n_corners += 1;
            }
        }
        assert!(n_corners > 10);
    }
}
