//! How hard a puzzle is, and how good a player is at them.
//!
//! A puzzle's rating is that of the people who find all its moves half of the time, by the model of human
//! play, given the exact losses. A player's rating follows the first tries by the update of Glicko
//! (<http://www.glicko.net/glicko/glicko.pdf>), with the puzzle's rating taken as known.

use super::Solution;
use crate::profile::COUNT_MAX;
use engine::human::{Model, Rating};
use serde::{Deserialize, Serialize};

/// The ratings for which the model has seen games.
const MODEL_RATINGS: (f32, f32) = (400.0, 2200.0);
/// The lowest and the highest rating of a puzzle.
pub const LIMITS: (u16, u16) = (100, 2550);
/// Rating points that multiply the odds by ten: of players, and of puzzles beyond [`MODEL_RATINGS`].
const POINTS_A_POWER: f32 = 400.0;

/// The rating at which the model solves a puzzle half of the time, rounded to tens.
pub fn of_solution(solution: &Solution, model: &Model) -> u16 {
    let chance = |points: f32| solution.chance(model, Rating::new(points as u16)).clamp(0.001, 0.999);
    let beyond = |points: f32| points - POINTS_A_POWER * (chance(points) / (1.0 - chance(points))).log10();
    let (mut low, mut high) = MODEL_RATINGS;
    let points = if chance(low) >= 0.5 {
        beyond(low)
    } else if chance(high) <= 0.5 {
        beyond(high)
    } else {
        while high - low > 10.0 {
            let middle = f32::midpoint(low, high);
            if chance(middle) < 0.5 { low = middle } else { high = middle }
        }
        f32::midpoint(low, high)
    };
    let tens = (points / 10.0).round() as u16;
    (tens * 10).clamp(LIMITS.0, LIMITS.1)
}

/// How good a player is at puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct PuzzleRating {
    /// Points on the same scale as people's ratings.
    pub points: f64,
    /// Its standard deviation, in points.
    pub deviation: f64,
    /// First tries that count.
    pub n_tries: u32,
    /// Those that were right.
    pub n_solved: u32,
}

impl Default for PuzzleRating {
    /// A player who has not tried any.
    fn default() -> PuzzleRating {
        PuzzleRating { points: 900.0, deviation: 350.0, n_tries: 0, n_solved: 0 }
    }
}

/// The least deviation of a rating. With Lichess's 45 points, the difficulty of the puzzles served adapted
/// to a player too slowly.
const DEVIATION_MIN: f64 = 75.0;
/// The least deviation before the first try; after [`TRIES_NEW`] tries it is about a third of that. The first
/// tries prove little, since people's chances do not rise with the rating as the formula says.
const DEVIATION_NEW: f64 = 250.0;
const TRIES_NEW: f64 = 40.0;
/// The most points by which one try moves a rating: without it, the first tries would make it jump.
const CHANGE_MAX: f64 = 90.0;
/// The deviation of a puzzle's own rating: the model may be wrong about it.
const PUZZLE_DEVIATION: f64 = 120.0;

/// The least deviation of a rating after some tries.
fn deviation_min(n_tries: u32) -> f64 {
    DEVIATION_MIN.max(DEVIATION_NEW * (-f64::from(n_tries) / TRIES_NEW).exp())
}

impl PuzzleRating {
    /// The chance that this player solves a puzzle of a rating.
    ///
    /// ```
    /// use teach::puzzles::rating::PuzzleRating;
    /// let player = PuzzleRating { points: 1200.0, ..PuzzleRating::default() };
    /// assert_eq!(player.chance(1200), 0.5);
    /// assert!(player.chance(1000) > 0.7);
    /// ```
    pub fn chance(&self, puzzle: u16) -> f64 {
        1.0 / (1.0 + 10f64.powf((f64::from(puzzle) - self.points) / f64::from(POINTS_A_POWER)))
    }

    /// The rating of the puzzles that this player solves with the given chance.
    pub fn puzzle_for(&self, chance: f64) -> u16 {
        let points = self.points - f64::from(POINTS_A_POWER) * (chance / (1.0 - chance)).log10();
        points.clamp(f64::from(LIMITS.0), f64::from(LIMITS.1)) as u16
    }

    /// Updates the rating after a first try at a puzzle.
    pub fn learn(&mut self, puzzle: u16, solved: bool) {
        // The names of the paper: q, g(RD), E, d².
        let q = std::f64::consts::LN_10 / f64::from(POINTS_A_POWER);
        let g = 1.0 / (1.0 + 3.0 * (q * PUZZLE_DEVIATION / std::f64::consts::PI).powi(2)).sqrt();
        let distance = f64::from(puzzle) - self.points;
        let expected = 1.0 / (1.0 + 10f64.powf(g * distance / f64::from(POINTS_A_POWER)));
        let information = (q * g).powi(2) * expected * (1.0 - expected);
        let deviation = self.deviation.max(deviation_min(self.n_tries));
        let variance = 1.0 / (deviation.powi(-2) + information);
        let surprise = f64::from(u8::from(solved)) - expected;
        let change = (q * variance * g * surprise).clamp(-CHANGE_MAX, CHANGE_MAX);
        self.points = (self.points + change).clamp(f64::from(LIMITS.0), f64::from(LIMITS.1));
        self.n_tries = (self.n_tries + 1).min(COUNT_MAX);
        self.deviation = variance.sqrt().max(deviation_min(self.n_tries));
        self.n_solved = (self.n_solved + u32::from(solved)).min(self.n_tries);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    #[test]
    fn a_surprise_moves_the_rating_more_than_an_expected_result() {
        let after = |puzzle, solved| {
            let mut player = PuzzleRating { points: 1200.0, deviation: 80.0, n_tries: 20, n_solved: 12 };
            player.learn(puzzle, solved);
            player.points - 1200.0
        };
        assert!(after(1800, true) > after(900, true) && after(900, true) > 0.0);
        assert!(after(900, false) < after(1800, false) && after(1800, false) < 0.0);
    }

    #[test]
    fn the_first_wrong_try_is_gentle() {
        let mut player = PuzzleRating::default();
        player.learn(player.puzzle_for(0.68), false);
        assert!((-100.0..-40.0).contains(&(player.points - 900.0)), "{player:?}");
    }

    #[test]
    fn puzzles_are_served_at_the_chance_that_is_asked_for() {
        let player = PuzzleRating { points: 1300.0, ..PuzzleRating::default() };
        assert!((player.chance(player.puzzle_for(0.68)) - 0.68).abs() < 0.01);
    }

    /// The share of the puzzles served after 30 tries that a player solves whose odds rise tenfold with every
    /// `points_a_power` points.
    fn share(strength: f64, points_a_power: f64) -> f64 {
        let mut random = SmallRng::seed_from_u64(35);
        let (mut sum, mut n, mut points) = (0.0, 0, 0.0);
        for _ in 0..20 {
            let mut player = PuzzleRating::default();
            for number in 0..150 {
                let puzzle = player.puzzle_for(0.70);
                let chance = 1.0 / (1.0 + 10f64.powf((f64::from(puzzle) - strength) / points_a_power));
                player.learn(puzzle, random.random_bool(chance));
                if number >= 30 {
                    (sum, n) = (sum + chance, n + 1);
                }
            }
            assert!(player.n_tries == 150 && player.deviation < 80.0, "{strength}: {player:?}");
            points += player.points / 20.0;
        }
        // Where the chances rise as the formula says, the rating ends near the strength.
        assert!(points_a_power != 400.0 || (points - strength).abs() < 150.0, "{strength}: {points}");
        sum / f64::from(n)
    }

    #[test]
    fn seven_in_ten_served_puzzles_are_solved_however_chances_rise() {
        for strength in [500.0, 800.0, 1200.0, 1600.0, 2000.0] {
            for points_a_power in [250.0, 400.0, 800.0] {
                let share = share(strength, points_a_power);
                assert!((0.65..=0.75).contains(&share), "{strength} {points_a_power}: {share}");
            }
        }
    }
}
