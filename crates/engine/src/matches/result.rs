//! The result of a match: wins, discs, and the estimated difference in strength.

use super::game::GameResult;
use std::time::Duration;

/// The games of a match so far, seen from its first player.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchResult {
    /// The two players.
    pub names: [String; 2],
    /// In the order in which they were played.
    pub games: Vec<GameResult>,
}

/// A difference in strength in Elo points, for the first player. A value that would be infinite is `None`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Strength {
    /// The likeliest; `None` if one side won everything, or nothing was played.
    pub elo: Option<f64>,
    /// It is at least this with 95 % confidence; `None` if the second player won everything.
    pub low: Option<f64>,
    /// It is at most this; `None` if the first player won everything.
    pub high: Option<f64>,
}

/// From this many pairs of games on, their spread gives the interval. With fewer, the spread may by chance be
/// far too large or too small.
const PAIRS_MIN: usize = 20;
/// Standard deviations of a 95 % interval.
const DEVIATIONS: f64 = 1.96;

impl MatchResult {
    /// Games won, drawn and lost.
    pub fn results(&self) -> (usize, usize, usize) {
        let count = |sign: i32| self.games.iter().filter(|game| game.score.signum() == sign).count();
        (count(1), count(0), count(-1))
    }

    /// The first player's mean points in a game, 0 to 1.
    pub fn score(&self) -> f64 {
        mean(self.games.iter().map(points))
    }

    /// The mean disc difference.
    pub fn discs(&self) -> f64 {
        mean(self.games.iter().map(|game| f64::from(game.score)))
    }

    /// The difference in Elo points. With few games the interval is Wilson's for the score (Journal of the
    /// American Statistical Association, 1927), which is honest after a single game; with many, that of the
    /// mean of the pairs of games from one opening: how good an opening is for one colour then cancels out.
    pub fn strength(&self) -> Strength {
        if self.games.is_empty() {
            return Strength::default();
        }
        let score = self.score();
        let (low, high) = self.interval_of_pairs().unwrap_or_else(|| wilson(score, self.games.len() as f64));
        let [elo, low, high] = [score, low, high].map(elo);
        Strength { elo, low, high }
    }

    /// The interval of the mean of the pairs; `None` for few of them, or where all are alike.
    fn interval_of_pairs(&self) -> Option<(f64, f64)> {
        let pairs: Vec<f64> =
            self.games.chunks_exact(2).map(|pair| (points(&pair[0]) + points(&pair[1])) / 2.0).collect();
        let n = pairs.len() as f64;
        let middle = mean(pairs.iter().copied());
        let variance = pairs.iter().map(|pair| (pair - middle).powi(2)).sum::<f64>() / (n - 1.0);
        let half_width = DEVIATIONS * (variance / n).sqrt();
        (pairs.len() >= PAIRS_MIN && variance > 0.0).then_some((middle - half_width, middle + half_width))
    }

    /// How long a player has thought in all games.
    pub fn time(&self, player: usize) -> Duration {
        self.games.iter().map(|game| game.time[player]).sum()
    }

    /// The processor time of a player in all games, where the system reports it.
    pub fn cpu(&self, player: usize) -> Option<Duration> {
        self.games.iter().map(|game| game.cpu[player]).sum()
    }
}

fn points(game: &GameResult) -> f64 {
    f64::from(1 + game.score.signum()) / 2.0
}

fn mean(values: impl ExactSizeIterator<Item = f64>) -> f64 {
    let n = values.len();
    if n == 0 { 0.0 } else { values.sum::<f64>() / n as f64 }
}

/// The 95 % interval of the true share of the points, after `n` games.
fn wilson(share: f64, n: f64) -> (f64, f64) {
    let z2 = DEVIATIONS * DEVIATIONS;
    let middle = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half_width = DEVIATIONS * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt() / (1.0 + z2 / n);
    (middle - half_width, middle + half_width)
}

/// The difference in strength for which a share of the points is expected, on Elo's scale; `None` for all
/// points or none.
fn elo(share: f64) -> Option<f64> {
    const NOTHING: f64 = 1e-9;
    let is_between = share > NOTHING && share < 1.0 - NOTHING;
    is_between.then(|| 400.0 * (share / (1.0 - share)).log10())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(scores: &[i32]) -> MatchResult {
        let game = |&score| GameResult { score, cpu: [None; 2], time: [Duration::ZERO; 2], note: None };
        let names = ["a", "b"].map(str::to_owned);
        MatchResult { names, games: scores.iter().map(game).collect() }
    }

    /// Checks the difference of these scores and its bounds, 0.1 points off at most.
    #[track_caller]
    fn check(scores: &[i32], expected: [Option<f64>; 3]) {
        let Strength { elo, low, high } = of(scores).strength();
        for (found, right) in [elo, low, high].into_iter().zip(expected) {
            let is_near = found.zip(right).is_none_or(|(found, right)| (found - right).abs() < 0.1);
            assert!(is_near && found.is_some() == right.is_some(), "{found:?} instead of {right:?}");
        }
    }

    #[test]
    fn a_known_score_has_a_known_elo_difference() {
        let scores = [2, 0, 4, 6, 0, 0, 2, 0];
        let three_quarters = of(&scores);
        assert_eq!((three_quarters.results(), three_quarters.score()), ((4, 4, 0), 0.75));
        // Wilson's interval for 6 of 8 points is 0.4093 to 0.9285.
        check(&scores, [Some(190.85), Some(-63.7), Some(445.5)]);
        // Twenty-four pairs that score 3/4, 1, 1/2, 3/4: standard deviation 0.1806, its error 0.0369.
        check(&scores.repeat(6), [Some(190.85), Some(129.15), Some(266.07)]);
    }

    #[test]
    fn intervals_of_few_games_are_finite_or_open_and_never_a_point() {
        check(&[], [None, None, None]);
        check(&[64, 64, 64, 64], [None, Some(7.0), None]);
        check(&[-2, -2], [None, None, Some(113.4)]);
        check(&[10, -4, 2, -2], [Some(0.0), Some(-301.28), Some(301.28)]);
        let drawn = of(&[0; 60]).strength();
        assert!(drawn.low.unwrap() < -50.0 && drawn.high.unwrap() > 50.0, "{drawn:?}");
        let one = of(&[2]).strength();
        assert!(one.low.is_some_and(|low| low < -200.0) && one.high.is_none(), "{one:?}");
    }
}
