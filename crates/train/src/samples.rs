//! Records in the form of the fit: the weights that each position adds up, and its target.

use super::dataset::Record;
use super::least_squares::Equations;
use engine::pattern::{COUNT_LIMIT, Counts, Indices, N_BIASES, N_COUNTS, N_LANES, Sharing};

/// A record with its weight in the fit.
#[derive(Clone, Copy, Debug)]
pub struct Weighted {
    /// The position and its score.
    pub record: Record,
    /// 1 for one that counts once.
    pub weight: f32,
}

/// The positions that the weights of one phase, or the factors of one block, are fitted to or measured on.
pub(super) struct Samples {
    /// For each lane the offset of the numbers in a row.
    first: [u32; N_LANES],
    /// For each position the numbers of its weights, lane by lane, less `first`.
    rows: Vec<[u16; N_LANES]>,
    /// For each position the numbers of its bias and its counts, less the number of the first bias.
    others: Vec<[u16; N_OTHERS]>,
    n_weights: usize,
    /// In discs; `weights` has how much each position counts in the fit.
    pub targets: Vec<f32>,
    pub weights: Vec<f32>,
}

const N_OTHERS: usize = 1 + N_COUNTS;

/// The number of unknowns of a phase or block: those of configurations, then of biases, then of counts.
pub(super) fn n_unknowns(sharing: &Sharing) -> usize {
    sharing.n_weights() + N_BIASES + N_COUNTS * COUNT_LIMIT
}

impl Samples {
    /// The samples of records. A target includes a share of the search's value: see [`Record::target`].
    pub(super) fn new(
        sharing: &Sharing,
        searched_share: f32,
        records: impl Iterator<Item = Weighted>,
    ) -> Samples {
        let first = sharing.first_weights();
        let n_weights = sharing.n_weights();
        let mut samples =
            Samples { first, rows: vec![], others: vec![], n_weights, targets: vec![], weights: vec![] };
        for Weighted { record, weight } in records {
            let numbers = sharing.weights_of(&Indices::of(record.board));
            samples.rows.push(std::array::from_fn(|lane| (numbers[lane] - first[lane]) as u16));
            let mut others = [record.n_empties() as u16; N_OTHERS];
            let counts = Counts::of(record.board).numbers();
            others[1..].iter_mut().zip(counts).for_each(|(other, count)| *other = (N_BIASES + count) as u16);
            samples.others.push(others);
            samples.targets.push(record.target(searched_share));
            samples.weights.push(weight);
        }
        samples
    }

    pub(super) fn len(&self) -> usize {
        self.rows.len()
    }

    /// The numbers of a position's unknowns: of its configurations lane by lane, of its bias, of its counts.
    pub(super) fn numbers(&self, sample: usize) -> [usize; N_LANES + N_OTHERS] {
        let (row, others) = (&self.rows[sample], &self.others[sample]);
        std::array::from_fn(|i| match i.checked_sub(N_LANES) {
            None => (self.first[i] + u32::from(row[i])) as usize,
            Some(other) => self.n_weights + usize::from(others[other]),
        })
    }
}

impl Equations for Samples {
    const LIMIT: f32 = 64.0;

    fn targets(&self) -> &[f32] {
        &self.targets
    }

    fn weight(&self, position: usize) -> f32 {
        self.weights[position]
    }

    fn predict(&self, unknowns: &[f32], predictions: &mut Vec<f32>) {
        predictions.clear();
        let of_others = &unknowns[self.n_weights..];
        predictions.extend(self.rows.iter().zip(&self.others).map(|(row, others)| {
            let mut sums = [0.0; 4];
            for lane in 0..N_LANES {
                sums[lane % 4] += unknowns[(self.first[lane] + u32::from(row[lane])) as usize];
            }
            let others: f32 = others.iter().map(|number| of_others[usize::from(*number)]).sum();
            others + sums.iter().sum::<f32>()
        }));
    }

    fn collect(&self, amounts: &[f32], unknowns: &mut [f32]) {
        unknowns.fill(0.0);
        for ((row, others), amount) in self.rows.iter().zip(&self.others).zip(amounts) {
            others.iter().for_each(|other| unknowns[self.n_weights + usize::from(*other)] += amount);
            for lane in 0..N_LANES {
                unknowns[(self.first[lane] + u32::from(row[lane])) as usize] += amount;
            }
        }
    }

    fn strengths(&self, unknowns: &mut [f32]) {
        // Each unknown has the factor 1 in a sum.
        self.collect(&self.weights, unknowns);
    }
}
