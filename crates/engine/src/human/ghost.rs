//! The ghost of a player: one person's style, as an addition to the model at the player's rating.
//!
//! A ghost is a *manner*, like a character's: a vector over the model's inputs for a move, and a factor for
//! the model's logits; and a *memory*: how often the player went into each position of the opening. Both are
//! fitted to the player's games (`train::human::ghost`), and a ghost carries a report on the fit: how much
//! better than the plain model it predicts games that were left out, and the player's habits.

mod file;
mod habit;

pub use habit::{Habit, Trait};

use super::inputs::{MoveInput, N_INPUTS};
use super::model::{Model, Situation};
use super::openings::{OPENING_DISCS_MAX, position_key};
use super::values::Values;
use crate::kernel::{Eight, Kernel};
use othello::rating::Rating;
use othello::rules::{BoardSize, Goal, Square};

/// The style of one player.
#[derive(Clone, Debug, PartialEq)]
pub struct Ghost {
    /// The player's name.
    pub player: String,
    /// The first and last day of the games used, as the user wrote them; empty without limit.
    pub span: [String; 2],
    /// The player's rating, at which the model predicts.
    pub rating: Rating,
    /// The data it was made of.
    pub made_of: GhostSource,
    /// The addition to the model.
    pub manner: Manner,
    /// The player's openings.
    pub memory: Memory,
    /// How well it predicts the player.
    pub report: GhostReport,
}

/// The data a ghost was made of: if any of it has changed since, the ghost is out of date.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GhostSource {
    /// How many games.
    pub n_games: u32,
    /// A number that is the same for the same games in any order.
    pub games_number: u32,
    /// The checksum of the model ([`Model::embedded_checksum`]).
    pub model: u32,
}

/// A vector over the model's inputs for a move, and a factor for the model's logits.
#[derive(Clone, Debug, PartialEq)]
pub struct Manner {
    /// What a unit of each input adds to the logit of a move.
    pub liking: [f32; N_INPUTS],
    /// The model's probabilities are raised to the power of 1 plus this.
    pub trust: f32,
}

/// The opening positions that the player went into, and how often.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Memory {
    /// The number of each position ([`position_key`]) with its count, in the order of the numbers.
    pub counts: Vec<(u32, u16)>,
    /// How many past choices in a position weigh as much as model and manner together.
    pub inertia: f32,
}

/// Results for a player on games that were left out of the fit.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GhostReport {
    /// The number of predicted choices.
    pub n_choices: u32,
    /// How well the model at the player's rating predicted them.
    pub plain: Prediction,
    /// How well a ghost made of the other games predicted them.
    pub ghost: Prediction,
    /// The standard error of [`GhostReport::gain`], in nats per choice, estimated over games.
    pub error: f32,
    /// Habits in which the player differs from others of the same rating, the most striking first.
    pub habits: Vec<Trait>,
}

/// How well choices were predicted.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Prediction {
    /// The mean of −ln of the probability of what was played.
    pub nats: f32,
    /// The share of choices whose likeliest move was played.
    pub top_1: f32,
}

/// Whether a ghost predicts its player better than the plain model does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// By more than two standard errors.
    Better,
    /// Perhaps: the difference may be chance.
    Perhaps,
    /// No: then the ghost is the plain model with the player's openings.
    NoBetter,
}

impl GhostReport {
    /// By how many nats per choice the ghost predicts better.
    pub fn gain(&self) -> f32 {
        self.plain.nats - self.ghost.nats
    }

    /// Whether the ghost predicts its player better.
    pub fn verdict(&self) -> Verdict {
        match self.gain() {
            gain if gain > 2.0 * self.error => Verdict::Better,
            gain if gain > 0.0 => Verdict::Perhaps,
            _ => Verdict::NoBetter,
        }
    }
}

impl Default for Manner {
    /// A manner that adds nothing to the model.
    fn default() -> Manner {
        Manner { liking: [0.0; N_INPUTS], trust: 0.0 }
    }
}

impl Manner {
    /// What liking and trust add to the logit of a move with this probability.
    pub fn liking(&self, input: &MoveInput, probability: f32) -> f32 {
        let liked: f32 = self.liking.iter().zip(&input.numbers).map(|(weight, number)| weight * number).sum();
        liked + self.trust * probability.max(f32::MIN_POSITIVE).ln()
    }

    fn apply(&self, inputs: &[MoveInput], probabilities: &mut [f32]) {
        let logit = |(probability, input): (&f32, &MoveInput)| {
            probability.max(f32::MIN_POSITIVE).ln() + self.liking(input, *probability)
        };
        let logits: Vec<f32> = probabilities.iter().zip(inputs).map(logit).collect();
        probabilities.copy_from_slice(&super::softmax(&logits));
    }
}

impl Memory {
    /// A memory from how often the player went into each position.
    pub fn new(counts: impl IntoIterator<Item = (u32, u16)>, inertia: f32) -> Memory {
        let mut counts: Vec<(u32, u16)> = counts.into_iter().collect();
        counts.sort_unstable();
        counts.dedup_by_key(|(key, _)| *key);
        Memory { counts, inertia }
    }

    /// How often the player went into a position.
    pub fn count(&self, key: u32) -> u16 {
        self.counts.binary_search_by_key(&key, |(known, _)| *known).map_or(0, |place| self.counts[place].1)
    }

    /// Draws probabilities towards the player's past choices; `keys` are of the positions after each move.
    pub fn recall(&self, keys: &[u32], probabilities: &mut [f32]) {
        recall(self.inertia, |key| f32::from(self.count(key)), keys, probabilities);
    }
}

/// Draws probabilities towards how often each move's position was chosen before, like a Dirichlet prior: the
/// probabilities weigh as much as `inertia` choices. Moves into images of one position share its count.
pub fn recall(inertia: f32, count: impl Fn(u32) -> f32, keys: &[u32], probabilities: &mut [f32]) {
    let n_alike = |key: u32| keys.iter().filter(|other| **other == key).count() as f32;
    let shares: Vec<f32> = keys.iter().map(|&key| count(key) / n_alike(key)).collect();
    let n_known: f32 = shares.iter().sum();
    if n_known > 0.0 {
        for (probability, share) in probabilities.iter_mut().zip(&shares) {
            *probability = (inertia * *probability + share) / (inertia + n_known);
        }
    }
}

impl Ghost {
    /// The probability that the player makes each legal move, in the order of squares; together 1.
    pub fn predict(&self, model: &Model, situation: &Situation, values: Values) -> Vec<(Square, f32)> {
        let (inputs, mut probabilities) = model.weigh(situation, self.rating, values);
        self.manner.apply(&inputs, &mut probabilities);
        if let Some(keys) = keys(situation, &inputs) {
            self.memory.recall(&keys, &mut probabilities);
        }
        let squares = inputs.iter().map(|input| Square::from_index(input.index));
        squares.zip(probabilities).collect()
    }
}

/// The number of the position that each move makes; `None` beyond the opening, and on other boards.
fn keys(situation: &Situation, inputs: &[MoveInput]) -> Option<Vec<u32>> {
    let Situation { position, goal, .. } = situation;
    let is_known = position.size() == BoardSize::STANDARD && *goal == Goal::MostDiscs;
    let board = (is_known && !position.is_placing()).then(|| Eight::STANDARD.board(position))?;
    let key_after = |input: &MoveInput| position_key(Eight::STANDARD.play(board, input.index.into()).pass());
    (board.discs().count_ones() < OPENING_DISCS_MAX).then(|| inputs.iter().map(key_after).collect())
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::human::FEATURE_NAMES;
    use othello::rules::Position;

    /// A ghost that likes edges and has played f5 a hundred times.
    pub(crate) fn ghost() -> Ghost {
        let mut manner = Manner { trust: 0.25, ..Manner::default() };
        manner.liking[FEATURE_NAMES.iter().position(|name| *name == "A-square").unwrap()] = 1.5;
        let first = position_key(Eight::STANDARD.board(&crate::testing::after("f5")).pass());
        Ghost {
            player: "Anna".to_owned(),
            span: ["2026-10".to_owned(), String::new()],
            rating: Rating::new(1450),
            made_of: GhostSource { n_games: 40, games_number: 7, model: 9 },
            manner,
            memory: Memory::new([(first, 100), (5, 2)], 10.0),
            report: GhostReport {
                n_choices: 1000,
                plain: Prediction { nats: 1.2, top_1: 0.5 },
                ghost: Prediction { nats: 1.1, top_1: 0.55 },
                error: 0.02,
                habits: vec![Trait { habit: Habit::Edges, surprise: 4.0, seen: 0.3, expected: 0.2 }],
            },
        }
    }

    #[test]
    fn moves_played_before_are_likelier_and_images_share_them() {
        let mut probabilities = [0.5, 0.25, 0.25];
        recall(10.0, |key| if key == 7 { 10.0 } else { 0.0 }, &[3, 7, 7], &mut probabilities);
        assert_eq!(probabilities, [0.25, 0.375, 0.375]);
        let mut probabilities = [0.5, 0.5];
        recall(10.0, |_| 0.0, &[1, 2], &mut probabilities);
        assert_eq!(probabilities, [0.5, 0.5]);
        // All first moves are images of one another.
        let model = Model::embedded().unwrap();
        let start = Situation::new(Position::start(BoardSize::STANDARD));
        let moves = ghost().predict(model, &start, None);
        assert!(moves.iter().all(|(_, probability)| (probability - 0.25).abs() < 1e-4), "{moves:?}");
    }

    #[test]
    fn a_verdict_asks_for_two_standard_errors() {
        let report = |nats, error| GhostReport {
            plain: Prediction { nats: 1.2, top_1: 0.5 },
            ghost: Prediction { nats, top_1: 0.5 },
            error,
            ..GhostReport::default()
        };
        assert_eq!(report(1.1, 0.04).verdict(), Verdict::Better);
        assert_eq!(report(1.1, 0.06).verdict(), Verdict::Perhaps);
        assert_eq!(report(1.2, 0.01).verdict(), Verdict::NoBetter);
    }
}
