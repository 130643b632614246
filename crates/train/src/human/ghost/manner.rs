//! Fits the vector of a manner by maximum likelihood with a ridge.
//!
//! The logit of a move is the logarithm of its probability by the model, plus a weighted sum of the model's
//! inputs for the move and of that logarithm. The logarithm of the likelihood is concave, so Newton's method
//! finds its maximum. It uses the curvature at the plain model, which is computed only once.

use super::rows::Row;
use crate::cholesky;
use engine::human::{Manner, N_INPUTS, softmax};

/// The dimensions of the vector: the inputs, then the logarithm of the model's probability.
pub(super) const N: usize = N_INPUTS + 1;
/// A vector of that dimension.
pub(super) type Vector = [f64; N];
/// A square matrix, row by row.
type Matrix = Vec<Vector>;

/// The most steps of Newton's method.
const STEPS_MAX: usize = 25;
/// The fit ends when a step would gain less than this, in nats over all choices.
const GAIN_MIN: f64 = 1e-3;

fn ln(probability: f32) -> f64 {
    f64::from(probability.max(f32::MIN_POSITIVE)).ln()
}

/// The probabilities of a choice's moves if the player has the manner of this vector.
pub(super) fn probabilities(vector: &Vector, row: &Row) -> Vec<f32> {
    let logit = |(inputs, &plain): (&[f32; N_INPUTS], &f32)| {
        let sum: f64 = vector.iter().zip(inputs).map(|(weight, input)| weight * f64::from(*input)).sum();
        ln(plain) as f32 + (sum + vector[N_INPUTS] * ln(plain)) as f32
    };
    softmax(&row.inputs.iter().zip(&row.plain).map(logit).collect::<Vec<_>>())
}

/// The inputs of a move as a vector.
fn vector_of(row: &Row, number: usize) -> Vector {
    let mut vector = [0.0; N];
    vector.iter_mut().zip(&row.inputs[number]).for_each(|(value, input)| *value = f64::from(*input));
    vector[N_INPUTS] = ln(row.plain[number]);
    vector
}

/// The curvature of the likelihood of choices at the plain model.
pub(super) fn curvature<'a>(rows: impl Iterator<Item = &'a Row>) -> Matrix {
    let mut sum = vec![[0.0; N]; N];
    for row in rows {
        let moves: Vec<Vector> = (0..row.plain.len()).map(|number| vector_of(row, number)).collect();
        let mut mean = [0.0; N];
        for (vector, &share) in moves.iter().zip(&row.plain) {
            mean.iter_mut().zip(vector).for_each(|(mean, value)| *mean += f64::from(share) * value);
        }
        for (vector, &share) in moves.iter().zip(&row.plain) {
            let away: Vector = std::array::from_fn(|place| vector[place] - mean[place]);
            for (line, a) in sum.iter_mut().zip(away) {
                // An input that all moves share adds nothing.
                let a = f64::from(share) * a;
                if a != 0.0 {
                    line.iter_mut().zip(away).for_each(|(cell, b)| *cell += a * b);
                }
            }
        }
    }
    sum
}

/// The sum of several matrices.
pub(super) fn sum<'a>(matrices: impl Iterator<Item = &'a Matrix>) -> Matrix {
    let mut sum = vec![[0.0; N]; N];
    for matrix in matrices {
        let cells = sum.as_flattened_mut().iter_mut().zip(matrix.as_flattened());
        cells.for_each(|(cell, other)| *cell += other);
    }
    sum
}

/// The vector of maximum likelihood with a ridge; Newton's method begins at `start`.
pub(super) fn fit(rows: &[&Row], curvature: &Matrix, ridge: f64, start: Vector) -> Vector {
    let Some(factor) = cholesky::factored(curvature, ridge) else { return start };
    let mut vector = start;
    let (mut loss, mut gradient) = loss_and_gradient(rows, &vector, ridge);
    for _ in 0..STEPS_MAX {
        let step = cholesky::solve(&factor, &gradient);
        let promise: f64 = step.iter().zip(&gradient).map(|(step, slope)| step * slope).sum();
        if promise < GAIN_MIN {
            break;
        }
        let shortened = std::iter::successors(Some(1.0), |length| Some(length / 2.0)).take(6);
        let tried = shortened.map(|length: f64| {
            let there: Vector = std::array::from_fn(|place| vector[place] - length * step[place]);
            (there, loss_and_gradient(rows, &there, ridge))
        });
        let Some((there, (less, slope_there))) = tried.into_iter().find(|(_, (less, _))| *less < loss) else {
            break;
        };
        (vector, loss, gradient) = (there, less, slope_there);
    }
    vector
}

/// The loss in nats over all choices with the ridge's penalty, and its gradient.
fn loss_and_gradient(rows: &[&Row], vector: &Vector, ridge: f64) -> (f64, Vector) {
    let mut gradient = vector.map(|weight| ridge * weight);
    let mut loss: f64 = vector.iter().map(|weight| ridge * weight * weight / 2.0).sum();
    for row in rows {
        let probabilities = probabilities(vector, row);
        loss -= ln(probabilities[row.played]);
        for (number, probability) in probabilities.into_iter().enumerate() {
            let error = f64::from(probability) - f64::from(u8::from(number == row.played));
            let inputs = gradient.iter_mut().zip(&row.inputs[number]);
            inputs.for_each(|(slope, input)| *slope += error * f64::from(*input));
            gradient[N_INPUTS] += error * ln(row.plain[number]);
        }
    }
    (loss, gradient)
}

/// The manner of a vector.
pub(super) fn manner(vector: &Vector) -> Manner {
    Manner {
        liking: std::array::from_fn(|place| vector[place] as f32),
        trust: vector[N_INPUTS].max(-0.9) as f32, // At −1 the model's probability would not count.
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    /// Choices among three moves by a player for whom the first input adds 2 to the logit.
    fn rows() -> Vec<Row> {
        let mut random = SmallRng::seed_from_u64(5);
        let row = |game: usize| {
            let mut inputs = vec![[0.0; N_INPUTS]; 3];
            inputs.as_flattened_mut().iter_mut().for_each(|input| *input = random.random_range(0.0..1.0));
            let mut row = Row {
                game,
                fold: game % 5,
                inputs,
                plain: vec![0.5, 0.25, 0.25],
                keys: None,
                played: 0,
                is_exact: false,
            };
            let mut vector = [0.0; N];
            vector[0] = 2.0;
            let mut left = random.random_range(0.0..1.0);
            let drawn = probabilities(&vector, &row).iter().position(|probability| {
                left -= probability;
                left < 0.0
            });
            row.played = drawn.unwrap_or(0);
            row
        };
        (0..4000).map(row).collect()
    }

    #[test]
    fn preferences_are_found_and_a_ridge_shrinks_them() {
        let rows = rows();
        let all: Vec<&Row> = rows.iter().collect();
        let curvature = curvature(rows.iter());
        let vector = fit(&all, &curvature, 1.0, [0.0; N]);
        assert!((vector[0] - 2.0).abs() < 0.25, "{}", vector[0]);
        assert!(vector[1..].iter().all(|weight| weight.abs() < 0.3), "{vector:?}");
        let held = fit(&all, &curvature, 1000.0, [0.0; N]);
        assert!((0.1..1.0).contains(&held[0]), "{}", held[0]);
        // At the maximum the gradient is zero.
        let (_, gradient) = loss_and_gradient(&all, &vector, 1.0);
        assert!(gradient.iter().all(|slope| slope.abs() < 2.0), "{gradient:?}");
    }
}
