//! The result of a match, written for people and as JSON.

use crate::records::{MatchGame, MatchTotal, Record, rounded};
use crate::terminal::{Output, Results};
use engine::matches::{GameResult, MatchResult, Strength, color_of_first};
use othello::rules::Color;
use std::time::Duration;

/// Writes a game that has just ended: always in JSON output, in text only if something went wrong.
pub(super) fn write_game(
    result: &MatchResult,
    first_game: usize,
    game: &GameResult,
    results: &mut Results,
) -> Result<(), String> {
    let number = first_game + result.games.len();
    let black = &result.names[usize::from(color_of_first(number - 1) != Color::Black)];
    if results.output == Output::Text && game.note.is_none() {
        return Ok(());
    }
    let note = game.note.clone();
    let text = format!("Game {number}, Black is {black}: {}", note.as_deref().unwrap_or_default());
    let [cpu_a, cpu_b] = game.cpu.map(seconds);
    let record = MatchGame { game: number, black: black.clone(), score: game.score, cpu_a, cpu_b, note };
    results.put(Record::MatchGame(record), text)
}

/// Writes the result of the whole match.
pub(super) fn write_total(result: &MatchResult, results: &mut Results) -> Result<(), String> {
    let (wins, draws, losses) = result.results();
    let (games, percent, discs, [a, b]) =
        (result.games.len(), 100.0 * result.score(), result.discs(), &result.names);
    let mut text = format!(
        "{a} against {b}, {games} games\n{wins} wins, {draws} draws, {losses} losses: {percent:.1} %, \
        {discs:+.2} discs a game\n{}",
        strength_text(&result.strength())
    );
    let cpu = [result.cpu(0), result.cpu(1)];
    if let [Some(own), Some(other)] = cpu {
        text += &format!("\nprocessor time {:.2} s and {:.2} s", own.as_secs_f64(), other.as_secs_f64());
    }
    let [cpu_a, cpu_b] = cpu.map(seconds);
    // An unknown value becomes `null`.
    let Strength { elo, low, high } = result.strength();
    let [elo, elo_low, elo_high] = [elo, low, high].map(|elo| elo.map(|elo| rounded(elo, 1)));
    let (a, b, percent, discs) = (a.clone(), b.clone(), rounded(percent, 2), rounded(discs, 3));
    let total =
        MatchTotal { a, b, games, wins, draws, losses, percent, discs, elo, elo_low, elo_high, cpu_a, cpu_b };
    results.put(Record::Match(total), text)
}

fn strength_text(strength: &Strength) -> String {
    match *strength {
        Strength { elo: Some(elo), low: Some(low), high: Some(high) } => {
            format!("Elo difference {elo:+.0} ({low:+.0} to {high:+.0} with 95 % confidence)")
        }
        Strength { low: Some(low), .. } => {
            format!("Elo difference at least {low:+.0} with 95 % confidence")
        }
        Strength { high: Some(high), .. } => {
            format!("Elo difference at most {high:+.0} with 95 % confidence")
        }
        _ => "No result yet".to_owned(),
    }
}

fn seconds(time: Option<Duration>) -> Option<f64> {
    time.map(|time| rounded(time.as_secs_f64(), 3))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A match whose games have these scores.
    fn match_of(scores: &[i32]) -> MatchResult {
        let mut result = MatchResult { names: ["a".to_owned(), "b \"2\"".to_owned()], games: Vec::new() };
        for &score in scores {
            let cpu = [Some(Duration::from_millis(500)), None];
            result.games.push(GameResult { score, cpu, time: [Duration::ZERO; 2], note: None });
        }
        result
    }

    #[test]
    fn the_total_is_written_for_people_and_as_an_object() {
        let write = |result: &MatchResult, output| {
            let mut results = Results::kept(output);
            write_total(result, &mut results).unwrap();
            results.text()
        };
        let text = write(&match_of(&[10, -4, 2, -2]), Output::Text);
        assert_eq!(
            text,
            "a against b \"2\", 4 games\n2 wins, 0 draws, 2 losses: 50.0 %, +1.50 discs a game\n\
             Elo difference +0 (-301 to +301 with 95 % confidence)\n"
        );
        let last = |scores: &[i32]| write(&match_of(scores), Output::Text).lines().last().unwrap().to_owned();
        assert_eq!(last(&[64, 64, 64, 64]), "Elo difference at least +7 with 95 % confidence");
        assert_eq!(last(&[-64, -64, -64, -64]), "Elo difference at most -7 with 95 % confidence");
        let json: serde_json::Value = serde_json::from_str(&write(&match_of(&[64]), Output::Json)).unwrap();
        assert_eq!(
            (&json["elo"], &json["b"], &json["cpu_a"]),
            (&serde_json::Value::Null, &"b \"2\"".into(), &0.5.into())
        );
    }
}
