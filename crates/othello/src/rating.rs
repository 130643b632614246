//! Playing strength: the scale of ratings, and a player's rating from the results of games.
//!
//! A rating is in points of the British federation's list, where a beginner has about 400, a casual club
//! player 1000, a good one 1600 and the best 2000. Those points were never meant to predict results, so
//! [`Rating::elo`] converts them to Elo points, where 400 points more score ten to one. The link is the discs
//! lost per game, which another program measured on both scales (45,353 tournament games). Our own review
//! finds larger losses in the same games: [`Rating::loss`] (docs/human.md).

use std::fmt;

/// Discs that a player of rating 0 would lose in a game, by the measurement that links the list to Elo.
const LISTED_LOSS_AT_ZERO: f64 = 131.0;
/// How many discs fewer a player loses for each point of rating.
const LISTED_LOSS_PER_POINT: f64 = 0.053;
/// Moves of a player in each [`Phase`].
const MOVES_PER_PHASE: f64 = 10.0;

/// Strength, in points of the British federation's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rating(u16);

impl Rating {
    /// The lowest rating on the scale.
    pub const MIN: Rating = Rating(100);
    /// The highest rating; from about 2470 on, [`Rating::elo`] would take the logarithm of a negative loss.
    pub const MAX: Rating = Rating(2300);

    /// The rating of this number of points, clamped to the scale.
    pub fn new(points: u16) -> Rating {
        Rating(points.clamp(Rating::MIN.0, Rating::MAX.0))
    }

    /// The rating in points of the British federation's list.
    pub fn points(self) -> u16 {
        self.0
    }

    /// Discs that a player of this rating loses per game on average, by a review at level 21.
    pub fn loss(self) -> f64 {
        Phase::ALL.into_iter().map(|phase| MOVES_PER_PHASE * phase.loss(self)).sum()
    }

    /// The rating of players who lose this many discs in a game; the inverse of [`Rating::loss`].
    pub fn of_mean_loss(discs: f64) -> Rating {
        let distance = |points: &u16| (Rating(*points).loss() - discs).abs();
        let points = Rating::MIN.0..=Rating::MAX.0;
        points.min_by(|a, b| distance(a).total_cmp(&distance(b))).map_or(Rating::MIN, Rating)
    }

    /// In Elo points: 0 is the mean of tournament players, who lose e^(3.863 − 0.00138 × Elo) discs a game.
    pub fn elo(self) -> f64 {
        let listed_loss = LISTED_LOSS_AT_ZERO - LISTED_LOSS_PER_POINT * f64::from(self.0);
        (3.863 - listed_loss.ln()) / 0.00138
    }

    /// The share of the points that this player takes from another, a draw being half a point.
    pub fn expected_score(self, other: Rating) -> f64 {
        1.0 / (1.0 + 10f64.powf((other.elo() - self.elo()) / 400.0))
    }
}

/// The worth in Elo points of one to four corners given to one of two equal players, by their rating:
/// measured in 200 games each (docs/human.md).
const CORNERS: [(u16, [f64; 4]); 4] = [
    (600, [315.0, 489.0, 490.0, 660.0]),
    (1000, [261.0, 463.0, 531.0, 592.0]),
    (1400, [215.0, 398.0, 505.0, 510.0]),
    (1800, [323.0, 360.0, 552.0, 636.0]),
];

/// How many corners make a game between two players most nearly even when the weaker one begins with them.
pub fn corners_between(a: Rating, b: Rating) -> u8 {
    // The weaker player gets the corners: what they are worth depends on how well that player keeps them.
    let weaker = a.min(b);
    let (_, value) =
        CORNERS.iter().min_by_key(|(points, _)| points.abs_diff(weaker.0)).expect("there are four");
    let difference = (a.elo() - b.elo()).abs();
    let value = |corners: &u8| usize::from(*corners).checked_sub(1).map_or(0.0, |at| value[at]);
    (0..=4)
        .min_by(|a, b| (value(a) - difference).abs().total_cmp(&(value(b) - difference).abs()))
        .unwrap_or(0)
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The evidence of one game about a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Performance {
    /// The day of the game, counted from any day.
    pub day: i64,
    /// The opponent's rating and the score from 0 to 1; `None` if the result does not count.
    pub result: Option<(Rating, f64)>,
    /// Discs the player's moves lost in the whole game, where that is known.
    pub loss: Option<f64>,
}

/// A player's strength, estimated from games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean over all ratings.
    pub rating: Rating,
    /// The standard deviation of the rating, in its points.
    pub deviation: f64,
    /// The number of games it rests on.
    pub n_games: usize,
}

impl Estimate {
    /// The deviation, in points, from which on the rating is not reliable.
    const UNSURE: f64 = 110.0;

    /// Whether the rating is reliable.
    pub fn is_sure(&self) -> bool {
        self.deviation < Estimate::UNSURE
    }

    /// Where the rating lies in 19 cases of 20.
    pub fn band(&self) -> (Rating, Rating) {
        let reach = 1.96 * self.deviation;
        let points = f64::from(self.rating.points());
        let round = |points: f64| Rating::new(((points / 10.0).round() * 10.0).max(0.0) as u16);
        (round(points - reach), round(points + reach))
    }
}

/// The parts of a game in which a player's strength can differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Moves 1 to 20.
    Opening,
    /// Moves 21 to 40.
    Midgame,
    /// Moves 41 to 60.
    Endgame,
}

impl Phase {
    /// In the order of a game.
    pub const ALL: [Phase; 3] = [Phase::Opening, Phase::Midgame, Phase::Endgame];

    /// The phase of a position by the empty squares of an 8×8 board.
    pub fn of_empties(empties: usize) -> Phase {
        match empties {
            41.. => Phase::Opening,
            21..=40 => Phase::Midgame,
            _ => Phase::Endgame,
        }
    }

    /// Discs that a player of this rating loses per move in this phase, on average.
    pub fn loss(self, rating: Rating) -> f64 {
        let column = self as usize;
        let points = f64::from(rating.points());
        // The rows go from the strongest to the weakest; ratings beyond them are extrapolated.
        let below = (1..LOSSES.len() - 1).find(|&row| f64::from(LOSSES[row].0) <= points);
        let row = below.unwrap_or(LOSSES.len() - 1);
        let ((above, high), (under, low)) = (LOSSES[row - 1], LOSSES[row]);
        let share = (f64::from(above) - points) / f64::from(above - under);
        (high[column] + share * (low[column] - high[column])).max(0.0)
    }

    /// The rating of players whose moves lose this number of discs each in this phase.
    pub fn rating(self, loss_per_move: f64) -> Rating {
        let column = self as usize;
        let loss = |row: usize| LOSSES[row].1[column];
        let row = (1..LOSSES.len() - 1).find(|&row| loss(row) >= loss_per_move).unwrap_or(LOSSES.len() - 1);
        let (from, to) = (f64::from(LOSSES[row - 1].0), f64::from(LOSSES[row].0));
        let share = (loss_per_move - loss(row - 1)) / (loss(row) - loss(row - 1));
        Rating::new((from + share * (to - from)).max(0.0) as u16)
    }
}

/// Discs that a move loses on average in each phase, by the player's rating. From our review of tournament
/// games at level 21 (767 sides); the steps between ratings are from 45,353 games that another program
/// examined (docs/human.md).
const LOSSES: [(u16, [f64; 3]); 8] = [
    (2100, [0.34, 1.10, 0.90]),
    (1960, [0.62, 1.45, 1.31]),
    (1820, [0.88, 1.89, 1.57]),
    (1635, [1.20, 2.44, 1.96]),
    (1455, [1.53, 3.06, 2.33]),
    (1210, [2.15, 3.75, 2.68]),
    (940, [2.95, 4.25, 2.80]),
    (490, [3.95, 5.40, 3.25]),
];

/// The probability of each rating for a player, updated after each game by Bayes' rule.
#[derive(Clone, Debug)]
pub struct Strength {
    /// A probability for each rating of [`Strength::grid`]; they add up to 1.
    weights: Vec<f64>,
    /// The day of the last game.
    day: Option<i64>,
    n_games: usize,
}

impl Default for Strength {
    /// A player without games: most likely a beginner or a casual player.
    fn default() -> Strength {
        let weight = |rating: Rating| bell((f64::from(rating.0) - Strength::MEAN) / Strength::DEVIATION);
        Strength { weights: normalized(Strength::grid().map(weight).collect()), day: None, n_games: 0 }
    }
}

impl Strength {
    /// The distance of neighbouring ratings on the grid.
    const STEP: u16 = 10;
    /// The prior of an unknown player: mean and standard deviation.
    const MEAN: f64 = 900.0;
    const DEVIATION: f64 = 400.0;
    /// The variance that a day without games adds: a deviation of 60 becomes 110 in a year.
    const VARIANCE_PER_DAY: f64 = (110.0 * 110.0 - 60.0 * 60.0) / 365.0;
    /// The variance that each game adds, since strength also comes and goes from game to game.
    const VARIANCE_PER_GAME: f64 = 12.0 * 12.0;

    fn grid() -> impl Iterator<Item = Rating> {
        (Rating::MIN.0..=Rating::MAX.0).step_by(usize::from(Strength::STEP)).map(Rating)
    }

    /// Updates the estimate with the next game.
    pub fn learn(&mut self, game: &Performance) {
        self.age(game.day);
        for (weight, rating) in self.weights.iter_mut().zip(Strength::grid()) {
            *weight *= game.result.map_or(1.0, |(opponent, score)| {
                // A draw is half a win and half a loss.
                let expected = rating.expected_score(opponent);
                expected.powf(score) * (1.0 - expected).powf(1.0 - score)
            });
            *weight *= game.loss.map_or(1.0, |loss| likelihood_of_loss(rating, loss));
        }
        self.weights = normalized(std::mem::take(&mut self.weights));
        self.n_games += 1;
    }

    /// Spreads the estimate over the days since the last game: strength drifts.
    fn age(&mut self, day: i64) {
        let Some(last) = self.day.replace(self.day.map_or(day, |last| last.max(day))) else { return };
        let days = (day - last).clamp(0, 3650) as f64;
        let variance = Strength::VARIANCE_PER_GAME + Strength::VARIANCE_PER_DAY * days;
        let deviation = variance.sqrt() / f64::from(Strength::STEP);
        let reach = (4.0 * deviation).ceil() as usize;
        let kernel: Vec<f64> = (0..=reach).map(|step| bell(step as f64 / deviation)).collect();
        let spread = |to: usize| -> f64 {
            let from = to.saturating_sub(reach)..=(to + reach).min(self.weights.len() - 1);
            from.map(|from| self.weights[from] * kernel[from.abs_diff(to)]).sum()
        };
        self.weights = normalized((0..self.weights.len()).map(spread).collect());
    }

    /// The estimate in a few numbers.
    pub fn estimate(&self) -> Estimate {
        let mean_of = |value: &dyn Fn(f64) -> f64| -> f64 {
            let points = Strength::grid().map(|rating| f64::from(rating.0));
            points.zip(&self.weights).map(|(points, weight)| value(points) * weight).sum()
        };
        let mean = mean_of(&|points| points);
        let variance = mean_of(&|points| (points - mean).powi(2));
        let rating = Rating::new(mean.round() as u16);
        Estimate { rating, deviation: variance.sqrt(), n_games: self.n_games }
    }
}

fn normalized(mut weights: Vec<f64>) -> Vec<f64> {
    let sum: f64 = weights.iter().sum();
    weights.iter_mut().for_each(|weight| *weight /= sum);
    weights
}

/// The density of the normal distribution, but for a constant factor.
fn bell(deviations: f64) -> f64 {
    (-0.5 * deviations * deviations).exp()
}

/// How likely a player of `rating` loses `loss` discs in a game.
fn likelihood_of_loss(rating: Rating, loss: f64) -> f64 {
    let spread = spread_of_loss(rating);
    // Losses below 4 discs all count as 4: a flawless game shows only that the player lost few discs.
    let loss = loss.max(4.0);
    // The mean of the logarithm lies below the logarithm of the mean by half the variance.
    let mean = rating.loss().ln() - 0.5 * spread * spread;
    bell((loss.ln() - mean) / spread) / spread
}

/// The standard deviation of the logarithm of the discs lost: 245 Elo points at rating 1200, 390 at 1960.
fn spread_of_loss(rating: Rating) -> f64 {
    let elo = 245.0 + (f64::from(rating.0) - 1200.0) * (390.0 - 245.0) / 760.0;
    0.00138 * elo.clamp(200.0, 420.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_corners_are_given_the_further_the_ratings_are_apart() {
        for weaker in [400, 900, 1300, 1700] {
            let given: Vec<u8> = (0..=8)
                .map(|step| corners_between(Rating::new(weaker + 100 * step), Rating::new(weaker)))
                .collect();
            assert!(given[0] == 0 && given.is_sorted() && given[8] >= 1, "{weaker}: {given:?}");
        }
        let (a, b) = (Rating::new(1800), Rating::new(600));
        assert!(corners_between(a, b) == corners_between(b, a) && corners_between(a, b) >= 2);
    }

    fn of_games(games: &[Performance]) -> Estimate {
        let mut strength = Strength::default();
        games.iter().for_each(|game| strength.learn(game));
        strength.estimate()
    }

    fn game(opponent: u16, score: f64, loss: Option<f64>) -> Performance {
        Performance { day: 0, result: Some((Rating::new(opponent), score)), loss }
    }

    #[test]
    fn a_hundred_points_more_score_55_to_72_percent() {
        for points in [500, 1000, 1500, 1900] {
            let score = |more| Rating::new(points + more).expected_score(Rating::new(points));
            assert!((0.55..0.72).contains(&score(100)) && score(0) == 0.5, "{points}: {}", score(100));
        }
    }

    #[test]
    fn a_player_who_wins_half_the_games_is_as_strong_as_the_opponents() {
        let games: Vec<_> = (0..40).map(|n| game(1450, f64::from(n % 2), None)).collect();
        let estimate = of_games(&games);
        assert!(estimate.rating.points().abs_diff(1450) < 60, "{estimate:?}");
        assert!(estimate.is_sure(), "{estimate:?}");
    }

    #[test]
    fn the_band_narrows_with_games_and_widens_with_years() {
        let loss = Some(Rating::new(1200).loss());
        let games: Vec<_> = (0..25).map(|n| game(1200, f64::from(n % 2), loss)).collect();
        let deviations: Vec<f64> = [0, 1, 5, 25].map(|n| of_games(&games[..n]).deviation).into();
        assert!(deviations.is_sorted_by(|a, b| a > b), "{deviations:?}");
        assert!(!of_games(&[]).is_sure());
        let later = Performance { day: 3650, result: None, loss: None };
        let aged = of_games(&[games.clone(), vec![later]].concat());
        assert!(aged.deviation > 1.5 * deviations[3], "{aged:?}");
    }

    #[test]
    fn a_rating_is_found_from_the_discs_its_players_lose() {
        for rating in [700, 1200, 1600, 1800].map(Rating::new) {
            // Better and worse games about the mean, as a player of this strength has them.
            let spread = spread_of_loss(rating);
            let game = |day: i64| {
                let deviations = [-1.4, -0.7, 0.0, 0.7, 1.4][day as usize % 5];
                let loss = rating.loss() * (spread * deviations - 0.5 * spread * spread).exp();
                Performance { day, result: None, loss: Some(loss) }
            };
            let estimate = of_games(&(0..50).map(game).collect::<Vec<_>>());
            assert!(estimate.rating.points().abs_diff(rating.points()) < 80, "{rating}: {estimate:?}");
        }
    }

    #[test]
    fn a_perfect_and_a_hopeless_game_give_finite_estimates() {
        for loss in [0.0, 0.1, 400.0, 1e9] {
            let estimate = of_games(&[Performance { day: 0, result: None, loss: Some(loss) }]);
            assert!(estimate.deviation.is_finite() && estimate.deviation > 0.0, "{loss}: {estimate:?}");
        }
        let won = vec![game(2300, 1.0, Some(0.0)); 400];
        let estimate = of_games(&won);
        assert!(estimate.rating <= Rating::MAX && estimate.deviation.is_finite());
    }

    #[test]
    fn phases_read_the_table_both_ways() {
        for (column, phase) in Phase::ALL.into_iter().enumerate() {
            for (points, losses) in LOSSES {
                assert!(phase.rating(losses[column]).points().abs_diff(points) <= 1);
            }
            assert!(phase.rating(0.0) >= Rating::new(2100));
            assert_eq!(phase.rating(60.0), Rating::MIN);
        }
        assert_eq!(Phase::of_empties(60), Phase::Opening);
        assert_eq!(Phase::of_empties(40), Phase::Midgame);
        assert_eq!(Phase::of_empties(1), Phase::Endgame);
    }
}
