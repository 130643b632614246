//! How well a model predicts choices: the numbers of a report.

use super::fit::Prepared;
use engine::human::Model;
use std::borrow::Borrow;
use std::iter::Sum;

/// Sums over choices.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// Moves where there was a choice.
    pub n: u64,
    /// Moves where there was none.
    pub n_forced: u64,
    /// How often the likeliest move was played.
    pub n_top_1: f64,
    /// How often one of the three likeliest moves was played.
    pub n_top_3: f64,
    /// The sum of −ln of the probability of what was played.
    pub nats: f64,
    /// For each tenth of probability: moves, the sum of their probabilities, and how many were played.
    pub bins: [(u64, f64, u64); 10],
    /// The discs lost, where values are known.
    pub lost: Lost,
}

/// Discs lost, by the deepest search's values: in the moves played, and as the model expects.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Lost {
    /// Moves, forced ones included.
    pub n: u64,
    /// The sum of losses.
    pub sum: f64,
    /// The sum of losses that the model expects.
    pub expected: f64,
    /// Moves that lost eight discs or more.
    pub n_blunders: f64,
    /// The number of such moves that the model expects.
    pub blunders_expected: f64,
}

/// The loss of a blunder, in discs.
const BLUNDER: f32 = 8.0;

impl Lost {
    fn add(&mut self, losses: &[f32], played: usize, probabilities: &[f32]) {
        let blunders = |loss: f32| f64::from(u8::from(loss >= BLUNDER));
        self.n += 1;
        self.sum += f64::from(losses[played]);
        self.n_blunders += blunders(losses[played]);
        for (loss, probability) in losses.iter().zip(probabilities) {
            self.expected += f64::from(loss * probability);
            self.blunders_expected += blunders(*loss) * f64::from(*probability);
        }
    }

    /// A mean over the moves.
    pub fn mean(&self, sum: f64) -> f64 {
        sum / self.n.max(1) as f64
    }
}

impl Tally {
    /// Adds a choice at a rating.
    pub fn add(&mut self, prepared: &Prepared, model: &Model, rating: f32) {
        let Prepared { played, losses, .. } = prepared;
        let probabilities = prepared.probabilities(model, rating);
        if let Some(losses) = losses {
            self.lost.add(losses, *played, &probabilities);
        }
        let of_played = probabilities[*played];
        let n_better = probabilities.iter().filter(|probability| **probability > of_played).count();
        self.n += 1;
        self.n_top_1 += f64::from(u8::from(n_better == 0));
        self.n_top_3 += f64::from(u8::from(n_better < 3));
        self.nats -= f64::from(of_played.max(1e-9).ln());
        for (number, probability) in probabilities.iter().enumerate() {
            let (n, sum, n_played) = &mut self.bins[((probability * 10.0) as usize).min(9)];
            *n += 1;
            *sum += f64::from(*probability);
            *n_played += u64::from(number == *played);
        }
    }

    /// Adds a forced move.
    pub fn add_forced(&mut self) {
        self.n_forced += 1;
        self.lost.n += 1;
    }

    pub(super) fn merge(&mut self, other: &Tally) {
        self.n += other.n;
        self.n_forced += other.n_forced;
        self.n_top_1 += other.n_top_1;
        self.n_top_3 += other.n_top_3;
        self.nats += other.nats;
        self.lost.n += other.lost.n;
        self.lost.sum += other.lost.sum;
        self.lost.expected += other.lost.expected;
        self.lost.n_blunders += other.lost.n_blunders;
        self.lost.blunders_expected += other.lost.blunders_expected;
        for (bin, other) in self.bins.iter_mut().zip(&other.bins) {
            *bin = (bin.0 + other.0, bin.1 + other.1, bin.2 + other.2);
        }
    }

    /// A mean over the choices.
    pub fn mean(&self, sum: f64) -> f64 {
        sum / self.n.max(1) as f64
    }
}

impl<T: Borrow<Tally>> Sum<T> for Tally {
    fn sum<I: Iterator<Item = T>>(tallies: I) -> Tally {
        tallies.fold(Tally::default(), |mut sum, tally| {
            sum.merge(tally.borrow());
            sum
        })
    }
}
