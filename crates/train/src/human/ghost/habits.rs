//! What a player does more or less often than others of the same rating, in the same positions.

use super::rows::Row;
use engine::human::{Habit, Trait};

/// A habit is reported from this many standard deviations away from the expected amount. Among players
/// without habits, chance takes one of the twelve that far for one player in thirty.
const SURPRISE_MIN: f32 = 3.0;
/// The most habits that are reported: a reader remembers no more.
const HABITS_MAX: usize = 6;

/// The significant habits, the most striking first.
pub(super) fn habits(rows: &[Row]) -> Vec<Trait> {
    let mut habits: Vec<Trait> = Habit::all().filter_map(|habit| measure(rows, habit)).collect();
    habits.retain(|found| found.surprise.abs() >= SURPRISE_MIN);
    habits.sort_by(|a, b| b.surprise.abs().total_cmp(&a.surprise.abs()));
    habits.truncate(HABITS_MAX);
    habits
}

/// Measures how much of a habit was seen and expected; `None` if no choice could show it.
fn measure(rows: &[Row], habit: Habit) -> Option<Trait> {
    let (mut seen, mut expected, mut variance, mut n) = (0.0f64, 0.0f64, 0.0f64, 0u32);
    for row in rows.iter().filter(|row| habit != Habit::EndingLoss || row.is_exact) {
        let amounts: Vec<f64> = row.inputs.iter().map(|inputs| f64::from(habit.amount(inputs))).collect();
        let mean: f64 = amounts.iter().zip(&row.plain).map(|(amount, p)| amount * f64::from(*p)).sum();
        let spread =
            amounts.iter().zip(&row.plain).map(|(amount, p)| (amount - mean).powi(2) * f64::from(*p));
        seen += amounts[row.played];
        expected += mean;
        variance += spread.sum::<f64>();
        n += 1;
    }
    let per_choice = |sum: f64| (sum / f64::from(n.max(1))) as f32;
    (variance > 0.0).then(|| Trait {
        habit,
        surprise: ((seen - expected) / variance.sqrt()) as f32,
        seen: per_choice(seen),
        expected: per_choice(expected),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::human::{FEATURE_NAMES, N_INPUTS};

    #[test]
    fn a_player_who_always_plays_edges_has_that_habit() {
        let edge = FEATURE_NAMES.iter().position(|name| *name == "A-square").unwrap();
        let row = |game: usize| {
            let mut inputs = vec![[0.0; N_INPUTS]; 4];
            inputs[1][edge] = 1.0;
            Row { game, fold: 0, inputs, plain: vec![0.25; 4], keys: None, played: 1, is_exact: false }
        };
        let rows: Vec<Row> = (0..20).map(row).collect();
        let found = habits(&rows);
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].habit, found[0].seen, found[0].expected), (Habit::Edges, 1.0, 0.25));
        assert!(found[0].is_more() && found[0].surprise > 7.0);
        assert!(habits(&rows[..2]).is_empty(), "two moves say little");
    }
}
