//! The second half of a fit: the factors whose sums give the joint values of configurations
//! ([`pattern::Pairs`](Pairs)), fitted to the residuals of the sum of weights.
//!
//! The error is no longer quadratic in the unknowns, so the fit is stochastic gradient descent, in batches of
//! positions in random order. Each factor's step depends on the means of its slopes and of their squares
//! (Kingma and Ba, *Adam: a method for stochastic optimization*, 2015), so that the few positions with a rare
//! configuration move its factors as far as thousands move common ones. Steps become shorter along half a
//! cosine (Loshchilov and Hutter, *SGDR: stochastic gradient descent with warm restarts*, 2017).

use super::accuracy::Accuracy;
use super::fit::Options;
use super::least_squares::Equations;
use super::samples::{Samples, Weighted, n_unknowns};
use engine::pattern::{
    Factors, N_BIASES, N_BLOCKS, N_FACTORS, OtherFactors, PAIRS_LIMIT, PER_DISC, PER_ROOT, Pairs, SUM_LIMIT,
    Sharing, Sums, Weights, block,
};
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rayon::ThreadPool;
use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};
use std::f32::consts::PI;

/// The result of the fit of a block.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BlockReport {
    /// The block, from 0.
    pub block: usize,
    /// Positions that were fitted, those of neighbouring blocks included.
    pub n_fitted: usize,
    /// Positions that were held out.
    pub n_held_out: usize,
    /// The errors on the held-out positions by the sum of weights alone.
    pub alone: Accuracy,
    /// The errors on the held-out positions with the pairs.
    pub held_out: Accuracy,
}

/// Positions up to this many empties beyond a block are fitted too, with half their weight.
const OVERLAP: u32 = 3;

/// The longest step of a factor whose slope stays the same, in square roots of a disc.
const STEP: f32 = 0.005;

/// The seed of the order of the positions and of the initial factors.
const SEED: u64 = 1;

/// Factors start at random between minus and plus this.
const START: f32 = 0.025;

/// The most positions in a batch.
const BATCH_MAX: usize = 16_384;

/// The fewest batches in a round.
const N_BATCHES: usize = 64;

/// The share of the first steps, which are shorter since the means are still of few batches.
const WARM_UP: f32 = 0.05;

/// The weight of a batch in the mean slope of a factor.
const MEAN: f32 = 0.1;

/// The weight of a batch in the mean of the squared slopes.
const SQUARE: f32 = 0.001;

/// A step of length 1 would shrink each factor by this share.
const DECAY: f32 = 0.02;

/// Fits the factors to the residuals: the records' scores less the values of `weights`. Calls `progress`
/// after each block.
pub fn fit(
    records: &[Weighted],
    weights: &Weights,
    options: &Options,
    pool: &ThreadPool,
    progress: &(dyn Fn(BlockReport) + Sync),
) -> Pairs {
    let sharing = Sharing::new();
    let fit_one = |number| {
        let (fit, report) = fit_block(records, weights, options, &sharing, number);
        progress(report);
        fit
    };
    let blocks = (0..N_BLOCKS).into_par_iter().with_max_len(1);
    let fits: Vec<BlockFit> = pool.install(|| blocks.map(fit_one).collect());
    round(&sharing, &fits)
}

/// Positions whose targets are their residuals.
fn residuals(
    sharing: &Sharing,
    weights: &Weights,
    share: f32,
    records: impl Iterator<Item = Weighted> + Clone,
) -> Samples {
    let mut samples = Samples::new(sharing, share, records.clone());
    for (target, Weighted { record, .. }) in samples.targets.iter_mut().zip(records) {
        *target -= record.value(weights) as f32 / PER_DISC as f32;
    }
    samples
}

fn fit_block(
    records: &[Weighted],
    weights: &Weights,
    options: &Options,
    sharing: &Sharing,
    number: usize,
) -> (BlockFit, BlockReport) {
    let lent = |n_empties: u32| match block(n_empties) == number {
        true => 1.0,
        false
            if block(n_empties.saturating_sub(OVERLAP)) == number || block(n_empties + OVERLAP) == number =>
        {
            0.5
        }
        false => 0.0,
    };
    let fitted = records.iter().filter(|weighted| !weighted.record.is_held_out()).map(|weighted| Weighted {
        weight: weighted.weight * lent(weighted.record.n_empties()),
        ..*weighted
    });
    let fitted =
        residuals(sharing, weights, options.searched_share, fitted.filter(|weighted| weighted.weight > 0.0));
    let held_out = records.iter().filter(|w| w.record.is_held_out() && block(w.record.n_empties()) == number);
    let held_out = residuals(sharing, weights, options.searched_share, held_out.copied());

    let mut random = SmallRng::seed_from_u64(SEED);
    let mut fit = BlockFit::new(sharing, &mut random);
    let mut order: Vec<u32> = (0..fitted.len() as u32).collect();
    let batch_len = fitted.len().div_ceil(N_BATCHES).clamp(1, BATCH_MAX);
    let n_steps = fitted.len().div_ceil(batch_len) as u32 * options.n_pair_rounds;
    for _ in 0..options.n_pair_rounds {
        order.shuffle(&mut random);
        for batch in order.chunks(batch_len) {
            batch.iter().for_each(|sample| fit.add_slopes(&fitted, *sample as usize));
            fit.step(n_steps);
        }
    }
    let nothing = vec![0.0; held_out.len()];
    let predictions: Vec<f32> = (0..held_out.len()).map(|sample| fit.value(&held_out, sample)).collect();
    let report = BlockReport {
        block: number,
        n_fitted: fitted.len(),
        n_held_out: held_out.len(),
        alone: held_out.accuracy(&nothing),
        held_out: held_out.accuracy(&predictions),
    };
    (fit, report)
}

/// Factors in square roots of a disc, and their slopes.
#[derive(Clone, Copy, Default)]
struct Unknown {
    factors: [f32; N_FACTORS],
    /// The sums over the batch.
    slopes: [f32; N_FACTORS],
    /// The mean slopes of the batches so far, the latest counting most.
    mean: [f32; N_FACTORS],
    /// The mean squared slopes of the batches so far, the latest counting most.
    square: [f32; N_FACTORS],
}

/// The factors of a block while they are fitted.
#[derive(Clone, Default)]
struct BlockFit {
    /// One for each configuration, as [`Sharing`] numbers them, then for each number of empties, then for
    /// each value of each count.
    unknowns: Vec<Unknown>,
    n_configurations: usize,
    n_steps: u32,
}

impl BlockFit {
    fn new(sharing: &Sharing, random: &mut SmallRng) -> BlockFit {
        // Factors that are all zero would stay zero: a product has no slope there.
        let mut unknown = || Unknown {
            factors: std::array::from_fn(|_| random.random_range(-START..START)),
            ..Unknown::default()
        };
        let unknowns = (0..n_unknowns(sharing)).map(|_| unknown()).collect();
        BlockFit { unknowns, n_configurations: sharing.n_weights(), n_steps: 0 }
    }

    fn sums(&self, numbers: &[usize]) -> [f32; N_FACTORS] {
        let mut sums = [0.0; N_FACTORS];
        for number in numbers {
            let factors = &self.unknowns[*number].factors;
            sums.iter_mut().zip(factors).for_each(|(sum, factor)| *sum += factor);
        }
        sums
    }

    /// The value of a position by its factors, in discs, after the clamp.
    fn value(&self, rest: &Samples, sample: usize) -> f32 {
        limited(value(&self.sums(&rest.numbers(sample))))
    }

    /// Adds the slopes of a position to those of the batch.
    fn add_slopes(&mut self, rest: &Samples, sample: usize) {
        let numbers = rest.numbers(sample);
        let sums = self.sums(&numbers);
        let (value, target) = (value(&sums), rest.targets[sample]);
        let error = limited(value) - target;
        if limited(value) != value && (error < 0.0) == (value > 0.0) {
            // The value is clamped, and the target lies even further out.
            return;
        }
        let along = rest.weights[sample] * error;
        let slopes: [f32; N_FACTORS] = std::array::from_fn(|k| match sums[k].abs() < SUM_LIMIT as f32 {
            true => along * sign(k) * 2.0 * sums[k],
            false => 0.0,
        });
        for number in numbers {
            let of_batch = &mut self.unknowns[number].slopes;
            of_batch.iter_mut().zip(slopes).for_each(|(sum, slope)| *sum += slope);
        }
    }

    /// Takes one of `n_steps` steps along the slopes of the batch; a steady slope gives at most [`STEP`].
    fn step(&mut self, n_steps: u32) {
        self.n_steps += 1;
        let number = self.n_steps as f32;
        let part = number / n_steps as f32;
        let length = STEP * (part / WARM_UP).min(1.0) * (0.5 + 0.5 * (PI * part).cos());
        // The means start at zero, so they are too small at first.
        let mean_known = 1.0 - (1.0 - MEAN).powf(number);
        let square_known = 1.0 - (1.0 - SQUARE).powf(number);
        for Unknown { factors, slopes, mean, square } in &mut self.unknowns {
            for k in 0..N_FACTORS {
                mean[k] += MEAN * (slopes[k] - mean[k]);
                square[k] += SQUARE * (slopes[k] * slopes[k] - square[k]);
                let along = mean[k] / mean_known / ((square[k] / square_known).sqrt() + f32::EPSILON);
                factors[k] -= length * (along + DECAY * factors[k]);
                slopes[k] = 0.0;
            }
        }
    }
}

fn value(sums: &[f32; N_FACTORS]) -> f32 {
    let limit = SUM_LIMIT as f32;
    (0..N_FACTORS).map(|k| sign(k) * sums[k].clamp(-limit, limit).powi(2)).sum()
}

/// The value after the clamp: see [`PAIRS_LIMIT`].
fn limited(value: f32) -> f32 {
    let limit = (PAIRS_LIMIT / PER_DISC) as f32;
    value.clamp(-limit, limit)
}

fn sign(k: usize) -> f32 {
    if k.is_multiple_of(2) { 1.0 } else { -1.0 }
}

/// Rounds the factors to whole parts of a root ([`PER_ROOT`]) and makes factors without positions zero. The
/// initial sums for a number of empties come from the fit of its block.
fn round(sharing: &Sharing, fits: &[BlockFit]) -> Pairs {
    let parts = |unknown: &Unknown| match unknown.square == [0.0; N_FACTORS] {
        true => [0.0; N_FACTORS],
        false => unknown.factors.map(|roots| (roots * PER_ROOT as f32).round()),
    };
    // A conversion of a float saturates, so nothing overflows.
    let factors = |unknown: &Unknown| -> Factors { parts(unknown).map(|part| part as i8) };
    let sums = |unknown: &Unknown| -> Sums { parts(unknown).map(|part| part as i16) };
    let shared: Vec<Vec<Factors>> =
        fits.iter().map(|fit| fit.unknowns[..fit.n_configurations].iter().map(factors).collect()).collect();
    let other =
        |block: usize, number: usize| sums(&fits[block].unknowns[fits[block].n_configurations + number]);
    let mut others = OtherFactors::zero();
    others.first = std::array::from_fn(|n_empties| other(block(n_empties as u32), n_empties));
    for (block, of_block) in others.counts.iter_mut().enumerate() {
        *of_block = std::array::from_fn(|number| other(block, N_BIASES + number));
    }
    Pairs::spread(sharing, shared, others)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::batch::pool;
    use crate::game::random_records;
    use engine::kernel::Board;
    use std::sync::Mutex;

    /// Positions of random games, with scores that are products: the lead on the four squares of the middle
    /// times that on the four squares that touch them corner to corner.
    fn records(n_games: u32) -> Vec<Weighted> {
        let lead = |board: Board<u64>, squares: u64| {
            (board.own & squares).count_ones() as i8 - (board.other & squares).count_ones() as i8
        };
        let scored = random_records(n_games).into_iter().map(|mut record| {
            let product =
                lead(record.board, 0x0000_0018_1800_0000) * lead(record.board, 0x0000_2400_0024_0000);
            record.score = product.clamp(-8, 8);
            Weighted { record, weight: 1.0 }
        });
        scored.collect()
    }

    fn fit_to(records: &[Weighted], n_pair_rounds: u32, n_threads: usize) -> (Pairs, Vec<BlockReport>) {
        let reports = Mutex::new(Vec::new());
        let options = Options { n_pair_rounds, ..Options::default() };
        let pairs = fit(records, &Weights::zero(), &options, &pool(n_threads).unwrap(), &|report| {
            reports.lock().unwrap().push(report);
        });
        (pairs, reports.into_inner().unwrap())
    }

    #[test]
    fn products_are_found_and_predict_new_games() {
        let mut records = records(2000);
        // The middle of a block, which lends nothing to the blocks beside it: their fits would take as long.
        records.retain(|weighted| (14..=17).contains(&weighted.record.n_empties()));
        let (pairs, reports) = fit_to(&records, 6, 2);
        let report = reports.iter().find(|report| report.block == 1).unwrap();
        assert!(report.n_held_out > 50 && report.n_fitted > 4000);
        let squared = report.held_out.mean_square();
        assert!(squared < 0.6 * report.alone.mean_square(), "{report:?}");
        // The reported errors are those of the factors as stored, but for rounding.
        let weights = Weights::zero().with_pairs(pairs);
        let mut stored = Accuracy::default();
        for Weighted { record, .. } in records.iter().filter(|weighted| weighted.record.is_held_out()) {
            stored.add(record.value(&weights), f32::from(record.score));
        }
        assert!((stored.mean_square() / squared - 1.0).abs() < 0.1, "{stored:?} and {:?}", report.held_out);
    }

    #[test]
    fn configurations_without_positions_get_no_factors() {
        let (pairs, _) = fit_to(&records(1), 1, 1);
        let n_bytes = Weights::zero().with_pairs(pairs).write().len();
        let n_factors = N_BLOCKS * N_FACTORS * Sharing::new().n_weights();
        assert!(
            n_bytes < n_factors / 10,
            "{n_bytes} bytes for {n_factors} factors, of which one game has few"
        );
    }

    #[test]
    fn threads_change_nothing() {
        let mut records = records(10);
        // Only two blocks keep positions, since fits of all five would take longer.
        records.retain(|weighted| weighted.record.n_empties() <= 17);
        assert!(fit_to(&records, 1, 1).0 == fit_to(&records, 1, 3).0);
    }

    #[test]
    fn positions_just_beyond_a_block_are_lent_to_it() {
        let records = records(40);
        let (_, reports) = fit_to(&records, 1, 1);
        let is_fitted = |weighted: &&Weighted, empties: std::ops::RangeInclusive<u32>| {
            !weighted.record.is_held_out() && empties.contains(&weighted.record.n_empties())
        };
        for (report, empties) in reports.iter().zip([0..=13, 8..=23, 18..=33, 28..=43, 38..=60]) {
            let n = records.iter().filter(|weighted| is_fitted(weighted, empties.clone())).count();
            assert_eq!(report.n_fitted, n, "block {}", report.block);
        }
    }
}
