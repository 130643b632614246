//! Finds the weights (here: unknowns) with the least squared error by the method of conjugate gradients.
//!
//! A value is a sum of weights, so the best weights solve a linear system with one equation for each weight.
//! The matrix is far too large to store, but multiplying by it takes only one walk over the positions.
//! Conjugate gradients on the normal equations (Hestenes and Stiefel 1952; the form is Björck's CGLS,
//! *Numerical Methods for Least Squares Problems*, 1996) need a few dozen walks and no step size. Each
//! unknown is scaled by its evidence (Jacobi's preconditioner), since a corner's empty configuration is seen
//! a thousand times more often than others. A ridge draws weights with few positions towards where they
//! started. The fit ends when predictions of held-out positions no longer improve.

use super::accuracy::Accuracy;

/// Positions, each with a target for a weighted sum of unknowns.
pub(super) trait Equations {
    /// The limit of scores on the board, in discs.
    const LIMIT: f32;

    /// The target of each sum, in discs.
    fn targets(&self) -> &[f32];

    /// The weight of a position: 1 for one that counts once.
    fn weight(&self, _position: usize) -> f32 {
        1.0
    }

    /// The sums for given unknowns.
    fn predict(&self, unknowns: &[f32], predictions: &mut Vec<f32>);

    /// The transpose: sets each unknown to the sum of its positions' numbers, each times the unknown's factor
    /// there.
    fn collect(&self, numbers: &[f32], unknowns: &mut [f32]);

    /// The evidence for each unknown: the weights of its positions, times its factors squared.
    fn strengths(&self, unknowns: &mut [f32]);

    /// The errors of predictions, weighted by the weights of the positions.
    fn accuracy(&self, predictions: &[f32]) -> Accuracy {
        let mut accuracy = Accuracy::default();
        for (at, (target, prediction)) in self.targets().iter().zip(predictions).enumerate() {
            accuracy.add_discs(prediction.clamp(-Self::LIMIT, Self::LIMIT), *target, self.weight(at));
        }
        accuracy
    }
}

/// The parameters of the solver.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SolverOptions {
    /// Draws each unknown towards its start as strongly as this many positions of weight 1.
    pub ridge: f32,
    pub n_rounds_max: u32,
}

/// The best unknowns, the rounds that found them, and how well they predict.
pub(super) struct Solution {
    pub unknowns: Vec<f32>,
    pub n_rounds: u32,
    pub fitted: Accuracy,
    pub held_out: Accuracy,
}

/// How many rounds without a better prediction end the fit.
const PATIENCE: u32 = 3;

/// Finds the unknowns that best predict held-out positions, beginning at `start`.
pub(super) fn solve<E: Equations>(
    samples: &E,
    held_out: &E,
    start: Vec<f32>,
    options: SolverOptions,
) -> Solution {
    let n = start.len();
    let scale = scale(samples, n, options.ridge);
    let mut unknowns = start.clone();
    let mut predictions = Vec::new();
    samples.predict(&unknowns, &mut predictions);
    let mut residuals: Vec<f32> =
        samples.targets().iter().zip(&predictions).map(|(target, found)| target - found).collect();
    let mut best = measured(samples, held_out, &residuals, start.clone());

    let mut gradient = vec![0.0; n];
    let mut direction = vec![0.0; n];
    let mut last_slope = 0.0;
    for n_rounds in 1..=options.n_rounds_max {
        // 1. The gradient, and the new direction, conjugate to those before.
        let weighted: Vec<f32> = residuals.iter().enumerate().map(|(at, r)| r * samples.weight(at)).collect();
        samples.collect(&weighted, &mut gradient);
        for (i, g) in gradient.iter_mut().enumerate() {
            *g -= options.ridge * (unknowns[i] - start[i]);
        }
        let slope: f64 =
            gradient.iter().zip(&scale).map(|(g, s)| f64::from(*g) * f64::from(*g) * f64::from(*s)).sum();
        if slope <= 1e-12 {
            break;
        }
        // How much of the last direction is kept.
        let kept = if n_rounds == 1 { 0.0 } else { (slope / last_slope) as f32 };
        last_slope = slope;
        for ((d, g), s) in direction.iter_mut().zip(&gradient).zip(&scale) {
            *d = s * g + kept * *d;
        }
        // 2. How far along the direction the error is least.
        samples.predict(&direction, &mut predictions);
        let squares = predictions.iter().enumerate().map(|(at, p)| f64::from(samples.weight(at) * p * p));
        let along: f64 = squares.sum();
        let ridge =
            f64::from(options.ridge) * direction.iter().map(|d| f64::from(*d) * f64::from(*d)).sum::<f64>();
        let step = (slope / (along + ridge)) as f32;
        unknowns.iter_mut().zip(&direction).for_each(|(unknown, d)| *unknown += step * d);
        residuals.iter_mut().zip(&predictions).for_each(|(r, p)| *r -= step * p);
        // 3. Whether the new unknowns predict held-out positions better.
        let now = measured(samples, held_out, &residuals, unknowns.clone());
        if now.held_out.mean_square() < best.held_out.mean_square() || held_out.targets().is_empty() {
            best = Solution { n_rounds, ..now };
        } else if n_rounds >= best.n_rounds + PATIENCE {
            break;
        }
    }
    best
}

/// The reciprocal of each unknown's evidence.
fn scale(samples: &impl Equations, n: usize, ridge: f32) -> Vec<f32> {
    let mut scale = vec![0.0; n];
    samples.strengths(&mut scale);
    scale.iter().map(|weight| 1.0 / (weight + ridge).max(1e-3)).collect()
}

fn measured<E: Equations>(samples: &E, held_out: &E, residuals: &[f32], unknowns: Vec<f32>) -> Solution {
    let found: Vec<f32> = samples.targets().iter().zip(residuals).map(|(target, r)| target - r).collect();
    let mut predictions = Vec::new();
    held_out.predict(&unknowns, &mut predictions);
    Solution {
        n_rounds: 0,
        fitted: samples.accuracy(&found),
        held_out: held_out.accuracy(&predictions),
        unknowns,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fit::Weighted;
    use crate::game::random_records;
    use crate::samples::{Samples, n_unknowns};
    use engine::kernel::{Board, Eight, Kernel};
    use engine::pattern::{COUNT_LIMIT, N_COUNTS, Sharing};

    /// Positions with artificial scores.
    fn samples(sharing: &Sharing, n_games: u32, score: impl Fn(Board<u64>) -> i8) -> Samples {
        let records = random_records(n_games).into_iter().filter(|record| record.n_empties() < 40);
        let records = records.map(|mut record| {
            record.score = score(record.board);
            Weighted { record, weight: 1.0 }
        });
        Samples::new(sharing, 0.0, records)
    }

    /// Scores that are a sum over patterns: 3 discs for each corner and one for being the side to move.
    fn corners(sharing: &Sharing, n_games: u32) -> Samples {
        let n_corners = |set: u64| (set & (1 | 1 << 7 | 1 << 56 | 1 << 63)).count_ones() as i8;
        samples(sharing, n_games, |board| 3 * n_corners(board.own) - 3 * n_corners(board.other) + 1)
    }

    /// The solution without held-out positions, beginning at zero.
    fn solved(sharing: &Sharing, samples: &Samples, ridge: f32, n_rounds_max: u32) -> Solution {
        let nothing = Samples::new(sharing, 0.0, std::iter::empty());
        solve(samples, &nothing, vec![0.0; n_unknowns(sharing)], SolverOptions { ridge, n_rounds_max })
    }

    #[test]
    fn a_sum_over_patterns_is_found() {
        let sharing = Sharing::new();
        let solution = solved(&sharing, &corners(&sharing, 40), 0.0, 100);
        assert!(solution.fitted.mean_square() < 1e-4, "{:?}", solution.fitted);
    }

    #[test]
    fn the_weights_of_counts_are_found() {
        let sharing = Sharing::new();
        let n_moves = |board| Eight::STANDARD.legal_moves(board).count_ones() as i8;
        let samples = samples(&sharing, 40, |board| n_moves(board) - n_moves(board.pass()));
        // Few rounds: after many, the patterns would fit nearly as well as the two tables of counts.
        let mut solution = solved(&sharing, &samples, 0.0, 40);
        let fitted = solution.fitted.mean_square();
        let first_count = solution.unknowns.len() - N_COUNTS * COUNT_LIMIT;
        solution.unknowns[first_count..].fill(0.0);
        let mut without = Vec::new();
        samples.predict(&solution.unknowns, &mut without);
        let without = samples.accuracy(&without).mean_square();
        assert!(fitted < 0.1 * without, "{fitted} and without the counts {without}");
    }

    #[test]
    fn a_ridge_holds_weights_back() {
        let sharing = Sharing::new();
        let samples = corners(&sharing, 20);
        let norm = |ridge: f32| {
            let found = solved(&sharing, &samples, ridge, 30).unknowns;
            found.iter().map(|unknown| unknown * unknown).sum::<f32>()
        };
        assert!(norm(1000.0) < 0.5 * norm(10.0) && norm(10.0) < norm(0.1));
    }

    #[test]
    fn the_fit_ends_when_held_out_predictions_stop_improving() {
        let sharing = Sharing::new();
        let (samples, mut held_out) = (corners(&sharing, 20), corners(&sharing, 20));
        held_out.targets.iter_mut().for_each(|target| *target = -*target);
        let start = vec![0.0; n_unknowns(&sharing)];
        let solution =
            solve(&samples, &held_out, start.clone(), SolverOptions { ridge: 0.0, n_rounds_max: 30 });
        assert_eq!((solution.n_rounds, solution.unknowns), (0, start));
    }
}
