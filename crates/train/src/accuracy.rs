//! How far the values that an evaluation gives are from known scores.

use engine::pattern::PER_DISC;
use std::fmt;

/// Errors of values against scores.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Accuracy {
    /// How many positions were counted.
    pub n: u32,
    /// The sum of their weights; the sums below multiply each term by its position's weight.
    total: f64,
    absolute: f64,
    squared: f64,
    signed: f64,
    /// Sums of products, for the slope.
    value_score: f64,
    value_value: f64,
    /// Positions that are not drawn, and those of them whose winner the value names.
    n_decided: u32,
    n_right: u32,
}

impl Accuracy {
    /// Counts a position with its value, in parts of a disc, and its score, in discs. A value beyond 64 discs
    /// counts as 64.
    pub fn add(&mut self, value: i32, score: f32) {
        self.add_discs((value as f32 / PER_DISC as f32).clamp(-64.0, 64.0), score, 1.0);
    }

    /// Counts a position with its value and its score, both in discs, and its weight.
    pub(super) fn add_discs(&mut self, value: f32, score: f32, weight: f32) {
        let [error, value, score, weight] = [value - score, value, score, weight].map(f64::from);
        self.n += 1;
        self.total += weight;
        self.absolute += weight * error.abs();
        self.squared += weight * error * error;
        self.signed += weight * error;
        self.value_score += weight * value * score;
        self.value_value += weight * value * value;
        if score != 0.0 {
            self.n_decided += 1;
            self.n_right += u32::from(value * score > 0.0);
        }
    }

    /// The mean absolute error in discs.
    pub fn absolute(&self) -> f64 {
        self.mean(self.absolute)
    }

    /// The mean squared error.
    pub(super) fn mean_square(&self) -> f64 {
        self.mean(self.squared)
    }

    /// The root of the mean squared error in discs.
    pub fn root_square(&self) -> f64 {
        self.mean_square().sqrt()
    }

    fn mean(&self, sum: f64) -> f64 {
        if self.total > 0.0 { sum / self.total } else { 0.0 }
    }
}

impl fmt::Display for Accuracy {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        // The factor from values to scores, by least squares: more than one when values are too near to zero.
        let slope = if self.value_value > 0.0 { self.value_score / self.value_value } else { 1.0 };
        write!(
            f,
            "{:8} positions  mean error {:6.3}  root of mean square {:6.3}  bias {:+6.3}  slope {:5.3}  \
             winners {:5.1} %",
            self.n,
            self.absolute(),
            self.root_square(),
            self.mean(self.signed),
            slope,
            100.0 * (f64::from(self.n_right) / f64::from(self.n_decided.max(1)))
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_means_over_positions() {
        let mut accuracy = Accuracy::default();
        for (value, score) in [(2 * PER_DISC, 4.0), (-PER_DISC, 2.0), (PER_DISC / 2, 0.0)] {
            accuracy.add(value, score);
        }
        assert!(accuracy.to_string().ends_with("bias -1.500  slope 1.143  winners  50.0 %"), "{accuracy}");
        accuracy.add(900 * PER_DISC, 64.0);
        assert_eq!(accuracy.absolute(), (2.0 + 3.0 + 0.5 + 0.0) / 4.0);
    }
}
