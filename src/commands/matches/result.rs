//! The result of a match: wins, discs, and the difference in strength that they speak for.

use super::game::GameResult;
use crate::commands::{Output, rounded};
use serde_json::json;
use std::io::{self, Write};
use std::time::Duration;

/// The games of a match so far, seen from its first player.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchResult {
    names: [String; 2],
    games: Vec<GameResult>,
}

/// A difference in strength, and between which two it lies in nineteen cases of twenty. Beyond all measure
/// where one side won everything.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    pub elo: f64,
    /// `None` for less than two openings.
    pub interval: Option<(f64, f64)>,
}

impl MatchResult {
    /// Before the first game.
    pub fn new(names: [String; 2]) -> MatchResult {
        MatchResult { names, games: Vec::new() }
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

    fn cpu(&self, player: usize) -> Option<Duration> {
        self.games.iter().map(|game| game.cpu[player]).sum()
    }

    /// Writes a game that has just ended: as an object, or for people only if something went wrong.
    pub(super) fn write_game(
        &self,
        game: &GameResult,
        black: usize,
        output: Output,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let number = self.games.len();
        match (output, &game.note) {
            (Output::Text, None) => return Ok(()),
            (Output::Text, Some(note)) => {
                writeln!(out, "Game {number}, Black is {}: {note}", self.names[black])?
            }
            (Output::Json, note) => {
                let [a, b] = game.cpu.map(seconds);
                let object = json!({
                    "game": number, "black": self.names[black], "score": game.score, "cpu_a": a, "cpu_b": b,
                    "note": note,
                });
                writeln!(out, "{object}")?;
            }
        }
        out.flush()
    }

    /// Writes the result.
    pub(super) fn write_total(&self, output: Output, out: &mut dyn Write) -> io::Result<()> {
        let (wins, draws, losses) = self.results();
        let Strength { elo, interval } = self.strength();
        let (n_games, percent, discs, [a, b]) =
            (self.games.len(), 100.0 * self.score(), self.discs(), &self.names);
        let cpu = [self.cpu(0), self.cpu(1)];
        match output {
            Output::Text => {
                writeln!(out, "{a} against {b}, {n_games} games")?;
                writeln!(
                    out,
                    "{wins} wins, {draws} draws, {losses} losses: {percent:.1} %, {discs:+.2} discs a game"
                )?;
                let between = interval.map_or(String::new(), |(low, high)| {
                    format!(" ({} to {} with 95 % confidence)", elo_text(low), elo_text(high))
                });
                writeln!(out, "Elo difference {}{between}", elo_text(elo))?;
                if let [Some(own), Some(other)] = cpu {
                    writeln!(
                        out,
                        "processor time {:.2} s and {:.2} s",
                        own.as_secs_f64(),
                        other.as_secs_f64()
                    )?;
                }
            }
            Output::Json => {
                let [cpu_a, cpu_b] = cpu.map(seconds);
                // What is beyond all measure becomes `null`.
                let (low, high) = interval.unzip();
                let object = json!({
                    "a": a, "b": b, "games": n_games, "wins": wins, "draws": draws, "losses": losses,
                    "percent": rounded(percent, 2), "discs": rounded(discs, 3), "elo": rounded(elo, 1),
                    "elo_low": low.map(|low| rounded(low, 1)), "elo_high": high.map(|high| rounded(high, 1)),
                    "cpu_a": cpu_a, "cpu_b": cpu_b,
                });
                writeln!(out, "{object}")?;
            }
        }
        out.flush()
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

fn elo_text(elo: f64) -> String {
    if elo.is_finite() { format!("{elo:+.0}") } else { if elo > 0.0 { "+∞" } else { "−∞" }.to_owned() }
}

fn seconds(time: Option<Duration>) -> Option<f64> {
    time.map(|time| rounded(time.as_secs_f64(), 3))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result_of(scores: &[i32]) -> MatchResult {
        let mut result = MatchResult::new(["a".to_owned(), "b \"2\"".to_owned()]);
        for &score in scores {
            result.add(GameResult { score, cpu: [Some(Duration::from_millis(500)), None], note: None });
        }
        result
    }

    #[test]
    fn a_known_score_has_a_known_elo_difference() {
        let three_quarters = result_of(&[2, 0, 4, 6, 0, 0, 2, 0]);
        assert_eq!((three_quarters.results(), three_quarters.score()), ((4, 4, 0), 0.75));
        let Strength { elo, interval } = three_quarters.strength();
        assert!((elo - 190.85).abs() < 0.01, "{elo}");
        // The pairs are worth 3/4, 1, 1/2, 3/4: mean 3/4, standard deviation 0.2041, its error 0.1021.
        let (low, high) = interval.unwrap();
        assert!((low - 34.83).abs() < 0.01 && (high - 511.65).abs() < 0.01, "{low} {high}");
    }

    #[test]
    fn one_sided_matches_are_beyond_measure() {
        let Strength { elo, interval } = result_of(&[64, 64, 64, 64]).strength();
        assert_eq!((elo, interval), (f64::INFINITY, Some((f64::INFINITY, f64::INFINITY))));
        assert_eq!(result_of(&[-2, -2]).strength(), Strength { elo: f64::NEG_INFINITY, interval: None });
    }

    #[test]
    fn the_total_is_written_for_people_and_as_an_object() {
        let write = |result: &MatchResult, output| {
            let mut out = Vec::new();
            result.write_total(output, &mut out).unwrap();
            String::from_utf8(out).unwrap()
        };
        let text = write(&result_of(&[10, -4, 2, -2]), Output::Text);
        assert_eq!(
            text,
            "a against b \"2\", 4 games\n2 wins, 0 draws, 2 losses: 50.0 %, +1.50 discs a game\n\
             Elo difference +0 (+0 to +0 with 95 % confidence)\n"
        );
        let json: serde_json::Value = serde_json::from_str(&write(&result_of(&[64]), Output::Json)).unwrap();
        assert_eq!(
            (&json["elo"], &json["b"], &json["cpu_a"]),
            (&serde_json::Value::Null, &"b \"2\"".into(), &0.5.into())
        );
    }
}
