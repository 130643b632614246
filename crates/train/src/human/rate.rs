//! How strong somebody's moves look: the ratings under which the model finds them likely.

use super::fit::{Prepared, Sample, prepare};
use super::labels::Labels;
use engine::human::{Model, Opponent, softmax};

/// What moves say of their player's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Impression {
    /// The mean.
    pub rating: f32,
    /// With a probability of four fifths the rating lies between these two.
    pub band: (f32, f32),
    /// Choices that were looked at.
    pub n_choices: usize,
}

/// Points between the ratings that are tried.
const STEP: u16 = 25;
/// What is thought of somebody nothing is known of: mean and standard deviation.
const BEFORE: (f32, f32) = (1450.0, 350.0);
/// The choices of a game hang together, so each says less than it would alone.
const INDEPENDENCE: f32 = 0.7;
/// What lies outside the band on each side.
const OUTSIDE: f32 = 0.1;

/// What choices say, whatever rating they are said to have.
pub fn rate(samples: &[Sample], model: &Model, labels: &Labels) -> Impression {
    let prepared: Vec<Prepared> =
        samples.iter().filter_map(|sample| prepare(sample, model, labels)).collect();
    let ratings: Vec<f32> = Opponent::RATINGS.step_by(usize::from(STEP)).map(f32::from).collect();
    let logarithm = |rating: &f32| {
        let likelihood: f32 = prepared.iter().map(|prepared| likelihood(prepared, model, *rating)).sum();
        let away = (rating - BEFORE.0) / BEFORE.1;
        INDEPENDENCE * likelihood - away * away / 2.0
    };
    let shares = softmax(&ratings.iter().map(logarithm).collect::<Vec<_>>());
    let below = |share: f32| {
        let mut sum = 0.0;
        let reached = shares.iter().position(|part| {
            sum += part;
            sum >= share
        });
        ratings[reached.unwrap_or(ratings.len() - 1)]
    };
    Impression {
        rating: ratings.iter().zip(&shares).map(|(rating, share)| rating * share).sum(),
        band: (below(OUTSIDE), below(1.0 - OUTSIDE)),
        n_choices: prepared.len(),
    }
}

/// The logarithm of how likely somebody of a rating makes a choice.
fn likelihood(prepared: &Prepared, model: &Model, rating: f32) -> f32 {
    let Prepared { moves, played, stage, known, .. } = prepared;
    softmax(&model.logits(moves, *stage, rating, *known))[*played].max(1e-9).ln()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_moves_the_rating_is_what_was_thought_before() {
        let model = Model::zero(engine::human::Openings::default());
        let impression = rate(&[], &model, &Labels::new());
        assert!((impression.rating - BEFORE.0).abs() < 60.0 && impression.n_choices == 0);
        assert!(impression.band.0 < 1100.0 && impression.band.1 > 1700.0);
    }
}
