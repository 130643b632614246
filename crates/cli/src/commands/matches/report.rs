//! The result of a match, written for people and as JSON.

use crate::commands::{Output, rounded};
use engine::matches::{GameResult, MatchResult, Strength, color_of_first};
use othello::rules::Color;
use serde_json::json;
use std::io::{self, Write};
use std::time::Duration;

/// Writes a game that has just ended: as an object, or for people only if something went wrong.
pub(super) fn write_game(
    result: &MatchResult,
    game: &GameResult,
    output: Output,
    out: &mut dyn Write,
) -> io::Result<()> {
    let number = result.n_games();
    let black = &result.names()[usize::from(color_of_first(number - 1) != Color::Black)];
    match (output, &game.note) {
        (Output::Text, None) => return Ok(()),
        (Output::Text, Some(note)) => writeln!(out, "Game {number}, Black is {black}: {note}")?,
        (Output::Json, note) => {
            let [a, b] = game.cpu.map(seconds);
            let object = json!({
                "game": number, "black": black, "score": game.score, "cpu_a": a, "cpu_b": b,
                "note": note,
            });
            writeln!(out, "{object}")?;
        }
    }
    out.flush()
}

/// Writes the result.
pub(super) fn write_total(result: &MatchResult, output: Output, out: &mut dyn Write) -> io::Result<()> {
    let (wins, draws, losses) = result.results();
    let Strength { elo, interval } = result.strength();
    let (n_games, percent, discs, [a, b]) =
        (result.n_games(), 100.0 * result.score(), result.discs(), result.names());
    let cpu = [result.cpu(0), result.cpu(1)];
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
                writeln!(out, "processor time {:.2} s and {:.2} s", own.as_secs_f64(), other.as_secs_f64())?;
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

fn elo_text(elo: f64) -> String {
    if elo.is_finite() { format!("{elo:+.0}") } else { if elo > 0.0 { "+∞" } else { "−∞" }.to_owned() }
}

fn seconds(time: Option<Duration>) -> Option<f64> {
    time.map(|time| rounded(time.as_secs_f64(), 3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::matches::GameResult;
    use std::time::Duration;

    /// Games with these scores.
    fn of(scores: &[i32]) -> MatchResult {
        let mut result = MatchResult::new(["a".to_owned(), "b \"2\"".to_owned()]);
        for &score in scores {
            let cpu = [Some(Duration::from_millis(500)), None];
            result.add(GameResult { score, cpu, time: [Duration::ZERO; 2], note: None });
        }
        result
    }

    #[test]
    fn the_total_is_written_for_people_and_as_an_object() {
        let write = |result: &MatchResult, output| {
            let mut out = Vec::new();
            write_total(result, output, &mut out).unwrap();
            String::from_utf8(out).unwrap()
        };
        let text = write(&of(&[10, -4, 2, -2]), Output::Text);
        assert_eq!(
            text,
            "a against b \"2\", 4 games\n2 wins, 0 draws, 2 losses: 50.0 %, +1.50 discs a game\n\
             Elo difference +0 (+0 to +0 with 95 % confidence)\n"
        );
        let json: serde_json::Value = serde_json::from_str(&write(&of(&[64]), Output::Json)).unwrap();
        assert_eq!(
            (&json["elo"], &json["b"], &json["cpu_a"]),
            (&serde_json::Value::Null, &"b \"2\"".into(), &0.5.into())
        );
    }
}
