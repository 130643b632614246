//! Measures by how much values are too near to zero, and corrects the weights.
//!
//! Shallow searches do not make the most of a lead, so values learned from their games are too small, more so
//! further from the end. The exact scores of some positions show by how much: a score is (1 + kx) times the
//! value, where x is the number of empties beyond those from which the games were played perfectly. The
//! factor k is found by least squares.

use super::dataset::{Record, Source};
use engine::pattern::{PER_DISC, Weights};

/// Up to this many empties values are learned from exact scores.
const LEARNED_EXACTLY: u32 = 14;

/// The stretch of values.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stretch {
    /// The relative increase for each empty beyond 14, up to which values are learned from exact scores.
    pub for_each: f64,
    /// The largest number of empties of the positions used; beyond it the stretch is constant.
    pub up_to: u32,
}

impl Stretch {
    /// The factor for values with this many empties, interpolated between two numbers.
    pub fn factor(&self, n_empties: f64) -> f64 {
        let beyond = n_empties.min(f64::from(self.up_to)) - f64::from(LEARNED_EXACTLY);
        1.0 + self.for_each * beyond.max(0.0)
    }
}

/// Counts the exact scores among the records, and finds the stretch that brings the weights' values nearest
/// to them; `None` without such scores.
pub fn measure(weights: &Weights, records: &[Record]) -> (usize, Option<Stretch>) {
    let told = records
        .iter()
        .filter(|record| record.source == Source::Exact && record.n_empties() > LEARNED_EXACTLY);
    let (mut n, mut up_to, mut along, mut square) = (0, 0, 0.0, 0.0);
    for record in told {
        let value = f64::from(record.value(weights)) / f64::from(PER_DISC);
        // A value beyond the board's discs counts as all of them.
        let value = value.clamp(-64.0, 64.0);
        let step = value * f64::from(record.n_empties() - LEARNED_EXACTLY);
        along += step * (f64::from(record.score) - value);
        square += step * step;
        n += 1;
        up_to = up_to.max(record.n_empties());
    }
    (n, (square > 0.0).then(|| Stretch { for_each: along / square, up_to }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::random_records;

    #[test]
    fn values_that_were_made_smaller_are_stretched_back() {
        let weights = Weights::embedded().unwrap();
        let games = random_records(30);
        // Scores that are a tenth more than the values with 24 empties, and less so with fewer.
        let late = games.iter().filter(|record| (12..=24).contains(&record.n_empties()));
        let scored = late.filter_map(|record| {
            let factor = 1.0 + 0.01 * f64::from(record.n_empties().saturating_sub(LEARNED_EXACTLY));
            let score = f64::from(record.value(&weights)) / f64::from(PER_DISC) * factor;
            let record = Record { score: score.round() as i8, source: Source::Exact, ..*record };
            (score.abs() < 60.0).then_some(record)
        });
        let scored: Vec<Record> = scored.collect();
        let (n, stretch) = measure(&weights, &scored);
        let stretch = stretch.unwrap();
        assert!(n > 100 && stretch.up_to == 24, "{n} {stretch:?}");
        assert!((stretch.for_each - 0.01).abs() < 0.001, "{stretch:?}");
        assert_eq!(stretch.factor(10.0), 1.0);
        assert_eq!(stretch.factor(40.0), stretch.factor(24.0));

        let stretched = weights.stretched(|n_empties| stretch.factor(n_empties));
        let (_, left) = measure(&stretched, &scored);
        assert!(left.unwrap().for_each.abs() < 0.001, "{left:?}");
        // Searched and played scores are ignored.
        let played: Vec<Record> =
            scored.iter().map(|record| Record { source: Source::Game, ..*record }).collect();
        assert_eq!(measure(&weights, &played), (0, None));
    }
}
