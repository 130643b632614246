//! The model: the probability that a player of a rating plays each move.
//!
//! A softmax over the legal moves. The logit of a move adds two parts: its patterns and its opening, scaled
//! by rating, and a weighted sum of its features and losses, whose weights change with the rating and the
//! stage of the game. Each *head* holds a scale and weights for one kind of known values ([`Known`]).
//! Patterns and openings exist on 8×8 alone; other boards use features and losses only.

use super::features::N_FEATURES;
use super::geometry::Geometry;
use super::inputs::{MoveInput, N_INPUTS, general_inputs, inputs};
use super::openings::KnownOpenings;
use super::patterns::PATTERNS;
use super::values::{Loss, MoveValue, Values, losses};
use crate::kernel::{Eight, Kernel};
use othello::rating::Rating;
use othello::rules::{BoardSize, Goal, Position, Square, Squares};

/// The number of stages of a game, of ten moves each on 8×8.
pub const N_STAGES: usize = 6;

/// The ratings that have weights; between two of them the weights are mixed.
pub const KNOTS: [f32; N_KNOTS] = [0.0, 600.0, 1100.0, 1450.0, 1700.0, 2000.0];

/// From the last knot to this rating the last two knots are extrapolated: players this strong are too rare to
/// be fitted alone.
const RATING_MAX: f32 = 2200.0;

/// How many ratings have weights.
pub const N_KNOTS: usize = 6;

/// How people choose moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// For each stage a weight for each slot of the patterns.
    pub tables: Vec<f32>,
    /// The positions of the opening that people know by heart.
    pub openings: KnownOpenings,
    /// For each known position of the opening: its weight, and how it grows with the rating.
    pub opening_weights: Vec<[f32; 2]>,
    /// One for each kind of known values, by [`Known`].
    pub heads: [Head; N_HEADS],
}

/// The weights of features and losses.
#[derive(Clone, Debug, PartialEq)]
pub struct Head {
    /// By stage and knot.
    pub weights: [[[f32; N_INPUTS]; N_KNOTS]; N_STAGES],
    /// How much patterns and openings count, by stage and knot.
    pub scale: [[f32; N_KNOTS]; N_STAGES],
}

/// The known values of a position's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// Nothing.
    Nothing,
    /// The values of short searches.
    Searched,
    /// The exact scores as well.
    Exact,
}

/// One for each [`Known`].
pub const N_HEADS: usize = 3;

impl Known {
    /// The kind of values that these losses come from.
    pub fn of(losses: Option<&[Loss]>) -> Known {
        match losses.and_then(|losses| losses.first()) {
            None => Known::Nothing,
            Some(Loss { exact: None, .. }) => Known::Searched,
            Some(Loss { exact: Some(_), .. }) => Known::Exact,
        }
    }
}

/// A position before a choice, and other facts that people use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Situation {
    /// The discs and whose turn it is.
    pub position: Position,
    /// Whether most or fewest discs win.
    pub goal: Goal,
    /// Where the last disc was placed: people look near it.
    pub last: Option<Square>,
}

impl Situation {
    /// A position in which most discs win, without a last move.
    pub fn new(position: Position) -> Situation {
        Situation { position, goal: Goal::MostDiscs, last: None }
    }
}

/// A rating as the weights use it: a mixture of two knots, and for openings the rating in other units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mixture {
    /// The two nearest knots, each with its share.
    pub knots: [(usize, f32); 2],
    /// The rating relative to 1600, in units of 400: −4 to 1.5.
    pub centred: f32,
}

impl Mixture {
    /// The mixture for a rating in points.
    pub fn of(rating: f32) -> Mixture {
        let rating = rating.clamp(KNOTS[0], RATING_MAX);
        let upper = KNOTS.iter().position(|knot| rating < *knot).unwrap_or(N_KNOTS - 1).max(1);
        let share = (rating - KNOTS[upper - 1]) / (KNOTS[upper] - KNOTS[upper - 1]);
        Mixture { knots: [(upper - 1, 1.0 - share), (upper, share)], centred: (rating - 1600.0) / 400.0 }
    }
}

/// The stage of a game by the number of empty squares of a board.
pub fn stage(n_empties: u32, area: usize) -> usize {
    let to_play = area as u32 - 4;
    let played = to_play.saturating_sub(n_empties);
    ((played * N_STAGES as u32 / to_play.max(1)) as usize).min(N_STAGES - 1)
}

impl Model {
    /// A model to which all moves are equal.
    pub fn zero(openings: KnownOpenings) -> Model {
        let head =
            Head { weights: [[[0.0; N_INPUTS]; N_KNOTS]; N_STAGES], scale: [[1.0; N_KNOTS]; N_STAGES] };
        Model {
            tables: vec![0.0; N_STAGES * PATTERNS.n_slots],
            opening_weights: vec![[0.0; 2]; openings.keys.len()],
            openings,
            heads: std::array::from_fn(|_| head.clone()),
        }
    }

    /// The probability that a player of a rating plays each legal move, in the order of squares. It rests on
    /// the position alone unless `values` has all legal moves in that order and no others.
    pub fn predict(&self, situation: &Situation, rating: Rating, values: Values) -> Vec<(Square, f32)> {
        let (moves, probabilities) = self.weigh(situation, rating, values);
        let squares = moves.iter().map(|input| Square::from_index(input.index));
        squares.zip(probabilities).collect()
    }

    /// The inputs of each move, and its probability.
    pub(super) fn weigh(
        &self,
        situation: &Situation,
        rating: Rating,
        values: Values,
    ) -> (Vec<MoveInput>, Vec<f32>) {
        let size = situation.position.size();
        let legal = situation.position.legal_moves();
        let fits = |values: &&[MoveValue]| legal.iter().eq(values.iter().map(|value| value.square));
        let losses = values.filter(fits).map(losses);
        let (moves, known) = (self.inputs(situation, losses.as_deref()), Known::of(losses.as_deref()));
        let stage = stage(situation.position.empties().len() as u32, size.area());
        let logits = self.logits(&moves, stage, f32::from(rating.points()), known);
        (moves, softmax(&logits))
    }

    pub(super) fn inputs(&self, situation: &Situation, losses: Option<&[Loss]>) -> Vec<MoveInput> {
        let Situation { position, goal, last } = situation;
        let last = last.map(|square| square.index() as u8);
        if position.is_placing() {
            let input = |square: Square| MoveInput {
                index: square.index() as u8,
                slots: None,
                opening: None,
                numbers: [0.0; N_INPUTS],
            };
            return position.legal_moves().iter().map(input).collect();
        }
        if position.size() == BoardSize::STANDARD && *goal == Goal::MostDiscs {
            return inputs(Eight::STANDARD.board(position), last, losses, &self.openings);
        }
        let geometry = Geometry::<Squares>::new(position.size());
        let mut moves = general_inputs(&geometry, geometry.grid.board(position), last, losses);
        if *goal == Goal::FewestDiscs {
            // When fewest discs win, people's preferences are reversed, so only the losses count.
            moves.iter_mut().for_each(|input| input.numbers[..N_FEATURES].fill(0.0));
        }
        moves
    }

    /// The logit of each move.
    pub fn logits(&self, moves: &[MoveInput], stage: usize, rating: f32, known: Known) -> Vec<f32> {
        let (mixture, head) = (Mixture::of(rating), &self.heads[known as usize]);
        let [(low, low_share), (high, high_share)] = mixture.knots;
        let (scale, weights) = (&head.scale[stage], &head.weights[stage]);
        let scale = low_share * scale[low] + high_share * scale[high];
        let logit = |input: &MoveInput| {
            let terms = |knot: usize| weights[knot].iter().zip(&input.numbers);
            let weighted = |knot: usize| terms(knot).map(|(weight, number)| weight * number).sum::<f32>();
            scale * self.by_heart(input, stage, mixture.centred)
                + low_share * weighted(low)
                + high_share * weighted(high)
        };
        moves.iter().map(logit).collect()
    }

    /// The part of a move's logit that a player knows by heart: from patterns and opening.
    pub fn by_heart(&self, input: &MoveInput, stage: usize, centred: f32) -> f32 {
        let table = &self.tables[stage * PATTERNS.n_slots..][..PATTERNS.n_slots];
        let patterns = input.slots.iter().flatten().map(|slot| table[*slot as usize]).sum::<f32>();
        let opening = input.opening.map_or(0.0, |place| {
            let [weight, by_rating] = self.opening_weights[place as usize];
            weight + by_rating * centred
        });
        patterns + opening
    }
}

/// Probabilities in proportion to the exponentials of logits.
pub fn softmax(logits: &[f32]) -> Vec<f32> {
    let most = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let parts: Vec<f32> = logits.iter().map(|logit| (logit - most).exp()).collect();
    let sum: f32 = parts.iter().sum();
    parts.into_iter().map(|part| part / sum).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stages_have_ten_moves_each() {
        let stages = [60, 51, 50, 31, 11, 10, 1].map(|n_empties| stage(n_empties, 64));
        assert_eq!(stages, [0, 0, 1, 2, 4, 5, 5]);
    }

    #[test]
    fn ratings_mix_the_knots_around_them() {
        assert_eq!(Mixture::of(-100.0).knots, [(0, 1.0), (1, 0.0)]);
        assert_eq!(Mixture::of(300.0).knots, [(0, 0.5), (1, 0.5)]);
        assert_eq!(Mixture::of(2000.0).knots, [(4, 0.0), (5, 1.0)]);
        assert_eq!(Mixture::of(9000.0), Mixture::of(2200.0));
        assert!(Mixture::of(2200.0).knots[1].1 > 1.5);
    }

    #[test]
    fn a_model_without_weights_finds_all_moves_alike() {
        let model = Model::zero(KnownOpenings::default());
        let start = Situation::new(Position::start(BoardSize::STANDARD));
        let moves = model.predict(&start, Rating::new(400), None);
        assert!(moves.iter().all(|(_, probability)| *probability == 0.25));
    }
}
