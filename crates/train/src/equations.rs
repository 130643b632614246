//! What is fitted by least squares: positions, each with a target that a weighted sum of unknowns should come
//! to.

/// Many such sums, as [`least_squares`](super::least_squares) asks for them.
pub(super) trait Equations {
    /// What each sum should be, in discs.
    fn targets(&self) -> &[f32];

    /// How much each position counts: 1 for one that counts once.
    fn weights(&self) -> &[f32];

    /// No score on the board is beyond this, in discs.
    fn limit(&self) -> f32;

    /// The sums that unknowns come to.
    fn predict(&self, unknowns: &[f32], predictions: &mut Vec<f32>);

    /// The other way: hands a number from each position to each of its unknowns, times the unknown's factor
    /// in the sum; they add them up.
    fn collect(&self, numbers: &[f32], unknowns: &mut [f32]);

    /// How much is said about each unknown: the weights of its positions, times its factors squared.
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
