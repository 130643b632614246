//! The result of a match: wins, discs, and the estimated difference in strength.

use super::game::GameResult;
use std::time::Duration;

/// The games of a match so far, seen from its first player.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchResult {
    names: [String; 2],
    games: Vec<GameResult>,
}

/// A difference in strength, with its 95 % interval. Infinite if one side won everything.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// In Elo points, for the first player.
    pub elo: f64,
    /// `None` for less than two openings.
    pub interval: Option<(f64, f64)>,
}

impl MatchResult {
    /// The result before the first game.
    pub fn new(names: [String; 2]) -> MatchResult {
        MatchResult { names, games: Vec::new() }
    }

    /// The two players.
    pub fn names(&self) -> &[String; 2] {
        &self.names
    }

    /// The games in their order.
    pub fn games(&self) -> &[GameResult] {
        &self.games
    }

    /// Counts a game.
    pub fn add(&mut self, game: GameResult) {
        self.games.push(game);
    }

    /// How many games have been played.
    pub fn n_games(&self) -> usize {
        self.games.len()
    }

    /// Games won, drawn and lost.
    pub fn results(&self) -> (usize, usize, usize) {
        let count = |sign: i32| self.games.iter().filter(|game| game.score.signum() == sign).count();
        (count(1), count(0), count(-1))
    }

    /// Points for each game, 0 to 1.
    pub fn score(&self) -> f64 {
        mean(self.games.iter().map(points))
    }

    /// The mean disc difference.
    pub fn discs(&self) -> f64 {
        mean(self.games.iter().map(|game| f64::from(game.score)))
    }

    /// The difference in Elo points. The interval is that of the mean of the pairs of games from one opening:
    /// how good an opening is for one colour then cancels out.
    pub fn strength(&self) -> Strength {
        let pairs: Vec<f64> =
            self.games.chunks_exact(2).map(|pair| (points(&pair[0]) + points(&pair[1])) / 2.0).collect();
        let n = pairs.len() as f64;
        let middle = mean(pairs.iter().copied());
        let variance = pairs.iter().map(|pair| (pair - middle).powi(2)).sum::<f64>() / (n - 1.0);
        let half_width = 1.96 * (variance / n).sqrt();
        let interval = (pairs.len() > 1).then(|| (elo(middle - half_width), elo(middle + half_width)));
        Strength { elo: elo(self.score()), interval }
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

#[cfg(test)]
impl MatchResult {
    /// Games with these scores.
    pub(crate) fn of(scores: &[i32]) -> MatchResult {
        let mut result = MatchResult::new(["a".to_owned(), "b \"2\"".to_owned()]);
        for &score in scores {
            let cpu = [Some(Duration::from_millis(500)), None];
            result.add(GameResult { score, cpu, time: [Duration::ZERO; 2], note: None });
        }
        result
    }
}

fn points(game: &GameResult) -> f64 {
    f64::from(1 + game.score.signum()) / 2.0
}

fn mean(values: impl ExactSizeIterator<Item = f64>) -> f64 {
    let n = values.len();
    if n == 0 { 0.0 } else { values.sum::<f64>() / n as f64 }
}

/// The difference in strength for which a share of the points is expected, on Elo's scale.
fn elo(score: f64) -> f64 {
    let score = score.clamp(0.0, 1.0);
    400.0 * (score / (1.0 - score)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_known_score_has_a_known_elo_difference() {
        let three_quarters = MatchResult::of(&[2, 0, 4, 6, 0, 0, 2, 0]);
        assert_eq!((three_quarters.results(), three_quarters.score()), ((4, 4, 0), 0.75));
        let Strength { elo, interval } = three_quarters.strength();
        assert!((elo - 190.85).abs() < 0.01, "{elo}");
        // The pairs score 3/4, 1, 1/2, 3/4: mean 3/4, standard deviation 0.2041, its error 0.1021.
        let (low, high) = interval.unwrap();
        assert!((low - 34.83).abs() < 0.01 && (high - 511.65).abs() < 0.01, "{low} {high}");
    }

    #[test]
    fn one_sided_matches_are_beyond_measure() {
        let Strength { elo, interval } = MatchResult::of(&[64, 64, 64, 64]).strength();
        assert_eq!((elo, interval), (f64::INFINITY, Some((f64::INFINITY, f64::INFINITY))));
        assert_eq!(
            MatchResult::of(&[-2, -2]).strength(),
            Strength { elo: f64::NEG_INFINITY, interval: None }
        );
    }
}
