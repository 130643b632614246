//! The weights of the positional evaluation, for boards and goals without trained patterns: from games that
//! the engine plays against itself with the weights it has.
//!
//! The first moves of a game are drawn at random; later ones come from a shallow search, the last ones from
//! an exact one. The target of a position is the score of its game. The evaluation interpolates between five
//! sets of weights and is linear in all of them, so they are fitted to all positions at once.

use super::cholesky;
use super::in_order::pool;
use super::report::Accuracy;
use engine::eval::{self, FeatureEvaluation, Features, LargeWeights, N_PHASES, NAMES, Phases};
use engine::kernel::{Fit, Kernel};
use engine::{Limits, Method, Request, Resources, Stop, Thinker};
use othello::rules::{Bits, BoardSize, Goal, Move, Position};
use rand::rngs::SmallRng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Games, each of which follows from the seed and its number.
#[derive(Clone, Debug)]
pub struct PositionalGames {
    /// The board they are played on.
    pub size: BoardSize,
    /// Whether most or fewest discs win.
    pub goal: Goal,
    /// Plies that each move is searched.
    pub depth: u8,
    /// Number of first moves drawn at random, itself drawn from this range for each game.
    pub opening: RangeInclusive<u32>,
    /// Down from this many empties the game is played perfectly.
    pub exact_from: usize,
    /// The seed of every game.
    pub seed: u64,
    /// The weights of large boards; without them the counts alone are used.
    pub large_weights: Option<Arc<LargeWeights>>,
}

/// A game without its drawn moves.
pub(super) struct SearchedGame {
    /// The searched positions, with their values for the side to move, in hundredths of a disc.
    pub searched: Vec<(Position, i32)>,
    /// The final position.
    pub end: Position,
}

/// The counts of a position, and the score of its game.
#[derive(Clone, Debug, PartialEq)]
pub struct CountedPosition {
    features: Features,
    n_discs: usize,
    /// In discs, for the side to move.
    score: i32,
}

impl PositionalGames {
    /// The positions of each of `n_games` games, played on `n_threads` threads. Calls `progress` after each.
    pub fn play(
        &self,
        n_games: u32,
        n_threads: usize,
        progress: &(dyn Fn() + Sync),
    ) -> Vec<Vec<CountedPosition>> {
        let play_one = |number| {
            let samples = self.samples(&self.play_one(number));
            progress();
            samples
        };
        pool(n_threads).install(|| (0..n_games).into_par_iter().map(play_one).collect())
    }

    /// The game with this number.
    pub(super) fn play_one(&self, number: u32) -> SearchedGame {
        // Multiplying by the golden ratio (as a 64-bit fraction) gives neighbours very different seeds.
        let seed = self.seed.wrapping_add(u64::from(number)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut random = SmallRng::seed_from_u64(seed);
        // The trained weights of other boards are of no use here, where games measure each count by itself.
        let mut thinker = Thinker::new(Resources { n_threads: 1, table_mb: 1 })
            .with_weights(None)
            .with_large_weights(self.large_weights.clone());
        let n_drawn = random.random_range(self.opening.clone());
        let mut position = Position::start(self.size);
        let mut searched = Vec::new();
        for n_played in 0.. {
            if position.outcome().is_some() {
                break;
            }
            let mv = if n_played < n_drawn {
                position.legal_moves().iter().choose(&mut random).map_or(Move::Pass, Move::Place)
            } else {
                let is_end = position.empties().len() <= self.exact_from;
                let limits = if is_end { Limits::Solve } else { Limits::Depth(self.depth) };
                let (goal, method, seed) = (self.goal, Method::Search(limits), random.random());
                let request = Request::new(position, goal, method).seed(seed);
                let (best, report) = thinker.think(&request, &Stop::never(), &|_| {});
                searched.push((position, report.lines[0].score.hundredths()));
                best.expect("the game is not over")
            };
            position = position.play(mv).expect("the move is legal");
        }
        SearchedGame { searched, end: position }
    }

    fn samples(&self, game: &SearchedGame) -> Vec<CountedPosition> {
        match Fit::of(self.size) {
            Fit::Eight(kernel) => samples(&kernel, self.goal, game),
            Fit::Small(kernel) => samples(&kernel, self.goal, game),
            Fit::Large(kernel) => samples(kernel, self.goal, game),
        }
    }
}

/// The positions of a game with its score, if it has ended.
fn samples<K: Kernel>(
    kernel: &K,
    goal: Goal,
    SearchedGame { searched, end }: &SearchedGame,
) -> Vec<CountedPosition> {
    let evaluation = FeatureEvaluation::new(kernel, goal);
    let score = evaluation.final_score(kernel, kernel.board(end));
    let sample = |(position, _): &(Position, i32)| CountedPosition {
        features: evaluation.features(kernel, kernel.board(position)),
        n_discs: kernel.board(position).discs().len() as usize,
        score: if position.turn() == end.turn() { score } else { -score },
    };
    searched.iter().map(sample).collect()
}

/// The number of unknowns: a weight for each count in each phase.
const N_UNKNOWNS: usize = N_PHASES * NAMES.len();
/// The ridge: each weight is drawn towards zero with the force of this many positions.
const RIDGE: f64 = 10.0;

/// Fits the weights whose values are nearest to the scores on a board with this many squares, by least
/// squares.
pub fn fit<'a>(samples: impl Iterator<Item = &'a CountedPosition>, area: usize) -> Phases {
    let mut matrix = vec![[0.0; N_UNKNOWNS]; N_UNKNOWNS];
    let mut values = [0.0; N_UNKNOWNS];
    for sample in samples {
        // A position lies between two phases, so each count has a term in both.
        let (phase, beyond) = eval::phase(sample.n_discs, area);
        let share = beyond as f64 / area as f64;
        let first = phase * NAMES.len();
        let terms = [1.0 - share, share].map(|share| sample.features.map(|count| share * f64::from(count)));
        let terms = terms.as_flattened();
        for (i, term) in terms.iter().enumerate() {
            values[first + i] += term * f64::from(100 * sample.score);
            for (j, other) in terms[..=i].iter().enumerate() {
                matrix[first + i][first + j] += term * other;
            }
        }
    }
    let factor = cholesky::factored(&matrix, RIDGE).expect("a ridge makes it positive definite");
    let values = cholesky::solve(&factor, &values);
    let (phases, _) = values.as_chunks::<{ NAMES.len() }>();
    std::array::from_fn(|phase| phases[phase].map(|weight| weight.round() as i32))
}

/// The errors of weights against known scores in each quarter of the game: where the board is filled to a
/// quarter at most, to a half, and so on.
pub fn accuracy_by_quarter<'a>(
    phases: &Phases,
    samples: impl Iterator<Item = &'a CountedPosition>,
    area: usize,
) -> [Accuracy; N_PHASES - 1] {
    let mut quarters = [Accuracy::default(); N_PHASES - 1];
    for sample in samples {
        let weights = eval::weights(phases, sample.n_discs, area);
        let value: i32 = sample.features.iter().zip(weights).map(|(count, weight)| count * weight).sum();
        let limit = area as f64;
        let (quarter, _) = eval::phase(sample.n_discs, area);
        quarters[quarter].add_discs((f64::from(value) / 100.0).clamp(-limit, limit), f64::from(sample.score));
    }
    quarters
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(size: &str, goal: Goal) -> PositionalGames {
        PositionalGames {
            size: size.parse().unwrap(),
            goal,
            depth: 1,
            opening: 2..=20,
            exact_from: 6,
            seed: 3,
            large_weights: None,
        }
    }

    #[test]
    fn games_follow_from_the_seed_whatever_the_threads() {
        let games = games("6x10", Goal::MostDiscs);
        let samples = games.play(4, 1, &|| {});
        assert_eq!(games.play(4, 3, &|| {}), samples);
        assert_ne!(PositionalGames { seed: 4, ..games }.play(4, 1, &|| {}), samples);
        assert!(samples.iter().all(|game| game.len() > 30 && game.iter().all(|sample| sample.n_discs > 5)));
    }

    #[test]
    fn positions_have_the_score_of_their_game() {
        for goal in [Goal::MostDiscs, Goal::FewestDiscs] {
            for game in games("10x10", goal).play(3, 1, &|| {}) {
                let last = game.last().unwrap();
                assert!(game.iter().all(|sample| sample.score.abs() == last.score.abs()));
                // The last square is filled by the side that moves, so the discs tell nearly everything.
                let discs = last.features[8] * if goal == Goal::MostDiscs { 1 } else { -1 };
                assert!((discs - last.score).abs() < 40, "{last:?}");
            }
        }
    }

    #[test]
    fn weights_that_made_the_scores_are_found_again() {
        let size: BoardSize = "10x10".parse().unwrap();
        let mut made: Phases = [[0; NAMES.len()]; N_PHASES];
        // Corners, X-squares and discs.
        for (phase, weights) in made.iter_mut().enumerate() {
            (weights[3], weights[4], weights[8]) = (500 - 50 * phase as i32, -300, 20 * phase as i32);
        }
        let mut samples: Vec<CountedPosition> =
            PositionalGames { opening: 2..=80, ..games("10x10", Goal::MostDiscs) }
                .play(60, 2, &|| {})
                .concat();
        let area = size.area();
        for sample in &mut samples {
            let weights = eval::weights(&made, sample.n_discs, area);
            let value: i32 = sample.features.iter().zip(weights).map(|(count, weight)| count * weight).sum();
            sample.score = value / 100;
        }
        let found = fit(samples.iter(), area);
        let errors = accuracy_by_quarter(&found, samples.iter(), area);
        assert!(errors.iter().all(|errors| errors.n > 50 && errors.absolute() < 0.6), "{errors:?} {found:?}");
        let unfitted = accuracy_by_quarter(&[[0; NAMES.len()]; N_PHASES], samples.iter(), area);
        assert!(unfitted.iter().skip(2).all(|errors| errors.root_square() > 3.0), "{unfitted:?}");
    }
}
