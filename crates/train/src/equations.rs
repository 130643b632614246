//! The form of a least-squares fit: positions, each with a target for a weighted sum of unknowns.

/// Many such sums, as input of [`least_squares`](super::least_squares).
pub(super) trait Equations {
    /// The target of each sum, in discs.
    fn targets(&self) -> &[f32];

    /// The weight of each position: 1 for one that counts once.
    fn weights(&self) -> &[f32];

    /// The limit of scores on the board, in discs.
    fn limit(&self) -> f32;

    /// The sums for given unknowns.
    fn predict(&self, unknowns: &[f32], predictions: &mut Vec<f32>);

    /// The transpose: adds a number from each position to each of its unknowns, times the unknown's factor in
    /// the sum.
    fn collect(&self, numbers: &[f32], unknowns: &mut [f32]);

    /// The evidence for each unknown: the weights of its positions, times its factors squared.
    fn strengths(&self, unknowns: &mut [f32]);

    /// The mean absolute error and the mean squared error of predictions, each position by its weight.
    fn errors(&self, predictions: &[f32]) -> Errors {
        let limit = self.limit();
        let mut errors = Errors::default();
        let mut total = 0.0;
        for ((target, weight), prediction) in self.targets().iter().zip(self.weights()).zip(predictions) {
            let error = f64::from(prediction.clamp(-limit, limit) - target);
            errors.absolute += f64::from(*weight) * error.abs();
            errors.squared += f64::from(*weight) * error * error;
            total += f64::from(*weight);
        }
        if total > 0.0 {
            errors.absolute /= total;
            errors.squared /= total;
        }
        errors
    }
}

/// Means over positions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Errors {
    /// Discs.
    pub absolute: f64,
    /// Discs, squared.
    pub squared: f64,
}
