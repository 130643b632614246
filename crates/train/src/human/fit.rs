//! Fits the model to choices by maximum likelihood: Adagrad (Duchi, Hazan and Singer 2011) over small batches
//! of choices.
//!
//! The model has one head with the values of moves and one without. Choices with known values fit the first,
//! other choices the second; both heads share patterns and openings.

use super::games::Choice;
use super::labels::Labels;
use engine::human::{
    Head, Known, Loss, Mixture, Model, MoveInput, N_HEADS, N_INPUTS, N_KNOTS, N_STAGES, inputs, losses,
    softmax, stage,
};
use rayon::ThreadPool;
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};

/// A choice and the strength of the player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// The position and the move.
    pub choice: Choice,
    /// The rating on the scale of the model.
    pub rating: f32,
}

/// A choice with the model's inputs for its moves.
#[derive(Clone, Debug)]
pub struct Prepared {
    /// The moves.
    pub moves: Vec<MoveInput>,
    /// Which of them was played.
    pub played: usize,
    /// The part of the game.
    pub stage: usize,
    /// The loss of each move by the deepest search, where the values are known.
    pub losses: Option<Vec<f32>>,
    /// Which values of the moves are known.
    pub known: Known,
}

impl Prepared {
    /// The probability of each move at a rating.
    pub fn probabilities(&self, model: &Model, rating: f32) -> Vec<f32> {
        softmax(&model.logits(&self.moves, self.stage, rating, self.known))
    }
}

/// At the start all moves are images of one another, so there is no choice.
const N_EMPTIES_MAX: u32 = 59;

/// Computes the model's inputs; `None` where there is no choice or the move played is not legal.
pub fn prepare(choice: &Choice, model: &Model, labels: &Labels) -> Option<Prepared> {
    let Choice { board, last, played, .. } = *choice;
    let found: Option<Vec<Loss>> = labels.get(&board).map(|values| losses(values));
    let moves = inputs(board, last, found.as_deref(), &model.openings);
    let played = moves.iter().position(|input| input.index == played)?;
    let is_choice = moves.len() > 1 && choice.n_empties() <= N_EMPTIES_MAX;
    is_choice.then(|| Prepared {
        played,
        stage: stage(choice.n_empties(), 64),
        known: Known::of(found.as_deref()),
        losses: found.map(|losses| losses.iter().map(Loss::deepest).collect()),
        moves,
    })
}

/// Adagrad's step sizes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Steps {
    /// For patterns and openings.
    pub tables: f32,
    /// For features, losses and scales.
    pub heads: f32,
}

/// The state of Adagrad for some weights.
struct Adagrad {
    step: f32,
    gradients: Vec<f32>,
    squares: Vec<f32>,
    /// The indices of the weights that have a gradient.
    touched: Vec<u32>,
}

/// Keeps the first steps of rare weights small.
const DAMPING: f32 = 1.0;

impl Adagrad {
    fn new(length: usize, step: f32) -> Adagrad {
        Adagrad { step, gradients: vec![0.0; length], squares: vec![DAMPING; length], touched: Vec::new() }
    }

    #[inline(always)]
    fn add(&mut self, at: usize, gradient: f32) {
        if self.gradients[at] == 0.0 {
            self.touched.push(at as u32);
        }
        self.gradients[at] += gradient;
    }

    /// Moves the weights against their gradients.
    fn apply(&mut self, weights: &mut [f32]) {
        for at in self.touched.drain(..) {
            let at = at as usize;
            let gradient = std::mem::take(&mut self.gradients[at]);
            self.squares[at] += gradient * gradient;
            weights[at] -= self.step * gradient / self.squares[at].sqrt();
        }
    }
}

/// A model that is being fitted.
pub struct Fitter {
    /// The model so far.
    pub model: Model,
    tables: Adagrad,
    openings: Adagrad,
    heads: [[Adagrad; 2]; N_HEADS],
}

impl Fitter {
    /// Continues from a model.
    pub fn new(model: Model, steps: Steps) -> Fitter {
        let head =
            || [N_STAGES * N_KNOTS * N_INPUTS, N_STAGES * N_KNOTS].map(|n| Adagrad::new(n, steps.heads));
        Fitter {
            tables: Adagrad::new(model.tables.len(), steps.tables),
            openings: Adagrad::new(2 * model.opening_weights.len(), steps.tables),
            heads: std::array::from_fn(|_| head()),
            model,
        }
    }

    /// Sets the step sizes from now on.
    pub fn set_steps(&mut self, steps: Steps) {
        (self.tables.step, self.openings.step) = (steps.tables, steps.tables);
        self.heads.as_flattened_mut().iter_mut().for_each(|adagrad| adagrad.step = steps.heads);
    }

    /// Makes one step for a batch of choices, in which one with values counts as much as `valued_weight`
    /// others. Returns the sum of their weighted surprise in nats.
    pub fn step(
        &mut self,
        samples: &[Sample],
        labels: &Labels,
        valued_weight: f32,
        pool: &ThreadPool,
    ) -> f64 {
        let model = &self.model;
        let prepared: Vec<(Prepared, f32)> = pool.install(|| {
            let all = samples.par_iter();
            all.filter_map(|sample| Some((prepare(&sample.choice, model, labels)?, sample.rating))).collect()
        });
        let nats = prepared.iter().map(|(prepared, rating)| self.add(prepared, *rating, valued_weight)).sum();
        self.apply();
        nats
    }

    /// Adds the gradient of a choice. Returns its weighted surprise in nats.
    fn add(&mut self, prepared: &Prepared, rating: f32, valued_weight: f32) -> f64 {
        let Prepared { moves, played, stage, known, losses } = prepared;
        let weight = if losses.is_some() { valued_weight } else { 1.0 };
        let probabilities = prepared.probabilities(&self.model, rating);
        let head = *known as usize;
        let Mixture { knots, centred } = Mixture::of(rating);
        let scales = &self.model.heads[head].scale[*stage];
        let scale: f32 = knots.iter().map(|(knot, share)| share * scales[*knot]).sum();
        let table = stage * self.model.tables.len() / N_STAGES;
        for (number, (input, probability)) in moves.iter().zip(&probabilities).enumerate() {
            let error = weight * (probability - f32::from(u8::from(number == *played)));
            if error.abs() < 1e-4 {
                continue;
            }
            for slot in input.slots.iter().flatten() {
                self.tables.add(table + *slot as usize, scale * error);
            }
            if let Some(place) = input.opening {
                self.openings.add(2 * place as usize, scale * error);
                self.openings.add(2 * place as usize + 1, scale * error * centred);
            }
            let by_heart = self.model.by_heart(input, *stage, centred);
            let [weights, scales] = &mut self.heads[head];
            for (knot, share) in knots {
                let at = stage * N_KNOTS + knot;
                scales.add(at, share * error * by_heart);
                for (feature, value) in input.numbers.iter().enumerate().filter(|(_, value)| **value != 0.0) {
                    weights.add(at * N_INPUTS + feature, share * error * value);
                }
            }
        }
        f64::from(weight) * -f64::from(probabilities[*played].max(1e-9).ln())
    }

    fn apply(&mut self) {
        self.tables.apply(&mut self.model.tables);
        self.openings.apply(self.model.opening_weights.as_flattened_mut());
        for (Head { weights, scale }, [of_weights, of_scale]) in
            self.model.heads.iter_mut().zip(&mut self.heads)
        {
            of_weights.apply(weights.as_flattened_mut().as_flattened_mut());
            of_scale.apply(scale.as_flattened_mut());
        }
    }
}
