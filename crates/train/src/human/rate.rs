//! The strength that a player's moves suggest: the ratings at which the model finds them likely.

use super::fit::{Prepared, prepare};
use super::games::Choice;
use super::labels::Labels;
use engine::human::{Model, Opponent, softmax};

/// The estimate of a rating from moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Impression {
    /// The mean, in points.
    pub rating: f32,
    /// With a probability of four fifths the rating lies between these two.
    pub band: (f32, f32),
    /// The choices that count: neither forced moves nor the first move, whose choices are all alike.
    pub n_choices: usize,
}

/// Points between the candidate ratings.
const STEP: u16 = 25;
/// The prior for an unknown player: mean and standard deviation.
const PRIOR: (f32, f32) = (1450.0, 350.0);
/// The choices of a game are correlated, so each counts less than it would alone.
const INDEPENDENCE: f32 = 0.7;
/// The probability outside the band on each side.
const OUTSIDE: f32 = 0.1;

/// Estimates the rating of the player who made these choices.
pub fn rate(choices: &[Choice], model: &Model, labels: &Labels) -> Impression {
    let prepared: Vec<Prepared> =
        choices.iter().filter_map(|choice| prepare(choice, model, labels)).collect();
    let ratings: Vec<f32> = Opponent::RATINGS.step_by(usize::from(STEP)).map(f32::from).collect();
    let log_posterior = |rating: &f32| {
        let of_choice =
            |prepared: &Prepared| prepared.probabilities(model, *rating)[prepared.played].max(1e-9).ln();
        let likelihood: f32 = prepared.iter().map(of_choice).sum();
        let away = (rating - PRIOR.0) / PRIOR.1;
        INDEPENDENCE * likelihood - away * away / 2.0
    };
    let shares = softmax(&ratings.iter().map(log_posterior).collect::<Vec<_>>());
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_moves_the_estimate_is_the_prior() {
        let model = Model::zero(engine::human::KnownOpenings::default());
        let impression = rate(&[], &model, &Labels::new());
        assert!((impression.rating - PRIOR.0).abs() < 60.0 && impression.n_choices == 0);
        assert!(impression.band.0 < 1100.0 && impression.band.1 > 1700.0);
    }
}
