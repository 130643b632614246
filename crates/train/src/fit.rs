//! Fits weights to positions with scores, each phase by itself.
//!
//! A phase also uses the positions of its neighbours, with less weight the further they are away: there are
//! never enough for the rare configurations, and the value of a configuration changes slowly.

use super::accuracy::Accuracy;
use super::least_squares::{self, Solution};
pub use super::samples::Weighted;
use super::samples::{Samples, n_unknowns};
use engine::pattern::{COUNT_LIMIT, CountTables, N_BIASES, N_PHASES, PER_DISC, Sharing, Weights, phase};
use rayon::ThreadPool;
use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};

/// The parameters of the fit, and of the fit of pairs that follows ([`pairs`](super::pairs)).
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// The weight of a position one phase away, before or after; of one two phases away; and so on.
    pub neighbours: Vec<f32>,
    /// The share of the search's value in a target, where the score is that of a game: 0 to 1.
    pub searched_share: f32,
    /// The fit ends after this many rounds at the latest.
    pub n_rounds_max: u32,
    /// The number of passes over the positions to fit pairs.
    pub n_pair_rounds: u32,
}

/// The ridge: each weight is drawn towards zero with the force of this many positions.
const RIDGE: f32 = 10.0;

impl Default for Options {
    fn default() -> Options {
        Options { neighbours: vec![0.7, 0.4, 0.2], searched_share: 0.0, n_rounds_max: 60, n_pair_rounds: 8 }
    }
}

/// The result of the fit of a phase.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PhaseReport {
    /// The phase, from 0.
    pub phase: usize,
    /// Positions of the phase that were fitted.
    pub n_fitted: usize,
    /// Positions of it that were held out.
    pub n_held_out: usize,
    /// How many rounds it took.
    pub n_rounds: u32,
    /// The errors on the fitted positions, those lent by neighbours included.
    pub fitted: Accuracy,
    /// The errors on the held-out positions.
    pub held_out: Accuracy,
}

/// Fits the weights whose values are nearest to the records' scores. Calls `progress` after each phase.
pub fn fit(
    records: &[Weighted],
    options: &Options,
    pool: &ThreadPool,
    progress: &(dyn Fn(PhaseReport) + Sync),
) -> Weights {
    let sharing = Sharing::new();
    let mut by_phase: Vec<Vec<Weighted>> = vec![Vec::new(); N_PHASES];
    for weighted in records {
        by_phase[phase(weighted.record.n_empties())].push(*weighted);
    }
    let fit_one = |number| {
        let (solution, report) = fit_phase(&by_phase, number, &sharing, options);
        progress(report);
        solution.unknowns
    };
    let phases = (0..N_PHASES).into_par_iter().with_max_len(1);
    let unknowns: Vec<Vec<f32>> = pool.install(|| phases.map(fit_one).collect());
    round(&sharing, &unknowns)
}

fn fit_phase(
    by_phase: &[Vec<Weighted>],
    number: usize,
    sharing: &Sharing,
    options: &Options,
) -> (Solution, PhaseReport) {
    let lent = |other: usize| match other.abs_diff(number) {
        0 => 1.0,
        distance => options.neighbours.get(distance - 1).copied().unwrap_or(0.0),
    };
    let lenders = (0..N_PHASES).filter(|other| lent(*other) > 0.0);
    let fitted = lenders.flat_map(|other| {
        let those = by_phase[other].iter().filter(|weighted| !weighted.record.is_held_out());
        those.map(move |Weighted { record, weight }| Weighted {
            record: *record,
            weight: weight * lent(other),
        })
    });
    let samples = Samples::new(sharing, options.searched_share, fitted);
    let held_out = by_phase[number].iter().filter(|weighted| weighted.record.is_held_out()).copied();
    let held_out = Samples::new(sharing, options.searched_share, held_out);
    let solver = least_squares::SolverOptions { ridge: RIDGE, n_rounds_max: options.n_rounds_max };
    let solution = least_squares::solve(&samples, &held_out, vec![0.0; n_unknowns(sharing)], solver);
    let report = PhaseReport {
        phase: number,
        n_fitted: by_phase[number].iter().filter(|w| !w.record.is_held_out()).count(),
        n_held_out: held_out.len(),
        n_rounds: solution.n_rounds,
        fitted: solution.fitted,
        held_out: solution.held_out,
    };
    (solution, report)
}

/// Rounds the unknowns to parts of a disc. The bias of a number of empties comes from the fit of its phase.
fn round(sharing: &Sharing, unknowns: &[Vec<f32>]) -> Weights {
    // A conversion of a float saturates, so no weight overflows.
    let parts = |discs: f32| (discs * PER_DISC as f32).round() as i16;
    let shared: Vec<Vec<i16>> = unknowns
        .iter()
        .map(|of_phase| of_phase[..sharing.n_weights()].iter().map(|w| parts(*w)).collect())
        .collect();
    let first_bias = sharing.n_weights();
    let bias: [i16; N_BIASES] =
        std::array::from_fn(|n_empties| parts(unknowns[phase(n_empties as u32)][first_bias + n_empties]));
    let first_count = first_bias + N_BIASES;
    let counts = |of_phase: &Vec<f32>| -> CountTables {
        let number = |kind: usize, count: usize| first_count + kind * COUNT_LIMIT + count;
        std::array::from_fn(|kind| std::array::from_fn(|count| parts(of_phase[number(kind, count)])))
    };
    Weights::spread(sharing, shared, unknowns.iter().map(counts).collect(), bias)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::batch::pool;
    use crate::dataset::Record;
    use crate::game::random_records;

    fn fit_to(records: &[Record], n_threads: usize) -> Weights {
        let weighted: Vec<_> =
            records.iter().map(|record| Weighted { record: *record, weight: 1.0 }).collect();
        super::fit(&weighted, &Options::default(), &pool(n_threads).unwrap(), &|_| {})
    }

    /// The mean absolute error on the held-out positions, in discs.
    fn mean_error<'a>(weights: &Weights, records: impl Iterator<Item = &'a Record>) -> f64 {
        let mut accuracy = Accuracy::default();
        for record in records.filter(|record| record.is_held_out()) {
            accuracy.add(record.value(weights), f32::from(record.score));
        }
        assert!(accuracy.n > 20);
        accuracy.absolute()
    }

    #[test]
    fn fitted_weights_predict_games_they_have_not_seen() {
        let records = random_records(300);
        let weights = fit_to(&records, 2);
        let late = |record: &&Record| record.n_empties() < 12;
        let (found, zero) =
            [&weights, &Weights::zero()].map(|w| mean_error(w, records.iter().filter(late))).into();
        assert!(found < 0.8 * zero, "{found} discs instead of {zero}");
    }

    #[test]
    fn threads_change_nothing() {
        let records = random_records(10);
        assert_eq!(fit_to(&records, 1).write(), fit_to(&records, 3).write());
    }
}
