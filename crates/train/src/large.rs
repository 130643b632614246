//! The weights of the evaluation for large boards: from games that the engine plays against itself on some of
//! them, with the weights it has or with the counts ([`NAMES`]) alone.
//!
//! The target of a position is not the result of its game but the mean of two search values: its own, and
//! that one move later. Searches of an even number of plies value the side to move too low, those of an odd
//! number too high. The weights of the counts and of the configurations are fitted together.

use super::accuracy::Accuracy;
use super::least_squares::{self, Equations, SolverOptions};
use engine::eval::corners::{Corners, N_CONFIGURATIONS, N_READINGS};
use engine::eval::{self, FeatureEvaluation, Features, LargeWeights, N_PHASES, NAMES};
use engine::kernel::Kernel;
use engine::{Limits, Method, Request, Resources, Stop, Thinker};
use othello::rules::{BoardSize, Goal, Grid, Move, Position, Squares};
use rand::rngs::SmallRng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};
use rayon::ThreadPool;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Games, each of which follows from the seed and its number.
#[derive(Clone, Debug)]
pub struct LargeGames {
    /// The boards they are played on, in turn.
    pub boards: Vec<BoardSize>,
    /// Plies that each move is searched.
    pub depth: u8,
    /// The seed of every game.
    pub seed: u64,
    /// The weights of the searches; `None` for the counts alone.
    pub weights: Option<Arc<LargeWeights>>,
}

/// From this many empty squares on, the games are played perfectly.
const EXACT_FROM: usize = 10;

/// The positions of some games.
#[derive(Default)]
pub struct LargeSamples {
    positions: Vec<LargeSample>,
    /// In discs, for the side to move.
    targets: Vec<f32>,
}

/// The terms of a position.
struct LargeSample {
    size: BoardSize,
    configurations: [u32; N_READINGS],
    counts: Features,
    /// Its place among the phases: the phase before it, and the share of the next.
    phase: usize,
    share: f32,
}

/// The result of a fit.
pub struct LargeFit {
    /// The weights.
    pub weights: LargeWeights,
    /// Rounds it took.
    pub n_rounds: u32,
    /// The errors on held-out positions by board, then by quarter of the game: of the counts alone with their
    /// previous weights, and of the new weights.
    pub held_out: BTreeMap<BoardSize, [[Accuracy; 2]; N_PHASES - 1]>,
}

/// The first unknown that is the weight of a count.
const FIRST_COUNT: usize = N_PHASES * N_CONFIGURATIONS;
const N_UNKNOWNS: usize = FIRST_COUNT + N_PHASES * NAMES.len();

impl LargeGames {
    /// The positions of `n_games` games: those to fit, and those of every tenth game, which are held out.
    /// Calls `progress` after each game.
    ///
    /// # Panics
    /// When the weights of large boards do not apply to one of the boards.
    pub fn play(&self, n_games: u32, pool: &ThreadPool, progress: &(dyn Fn() + Sync)) -> [LargeSamples; 2] {
        let play_one = |number| {
            let samples = self.play_one(number);
            progress();
            samples
        };
        let games: Vec<_> = pool.install(|| (0..n_games).into_par_iter().map(play_one).collect());
        let mut parts = [LargeSamples::default(), LargeSamples::default()];
        for (number, game) in games.into_iter().enumerate() {
            let part = &mut parts[usize::from(number % 10 == 9)];
            for (sample, target) in game {
                part.positions.push(sample);
                part.targets.push(target);
            }
        }
        parts
    }

    /// The positions of a game, with the value of each for its side to move, in discs.
    fn play_one(&self, number: u32) -> Vec<(LargeSample, f32)> {
        let size = self.boards[number as usize % self.boards.len()];
        assert!(LargeWeights::apply_to(size, Goal::MostDiscs), "the board is large");
        let searched = self.searched(size, number);
        let counts = FeatureEvaluation::new(Grid::of(size), Goal::MostDiscs, None);
        let corners = Corners::new(size);
        // Positions with a pass are left out: searches hardly ever evaluate them.
        let with_moves =
            searched.iter().enumerate().filter(|(_, (position, _))| !position.legal_moves().is_empty());
        with_moves
            .map(|(at, (position, _))| (LargeSample::new(position, &counts, &corners), target(&searched, at)))
            .collect()
    }

    /// The searched positions of a game. Its first moves are drawn at random, later ones come from a shallow
    /// search, the last ones from an exact one.
    fn searched(&self, size: BoardSize, number: u32) -> Vec<Valued> {
        // Multiplying by the golden ratio (as a 64-bit fraction) gives neighbours very different seeds.
        let seed = self.seed.wrapping_add(u64::from(number)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut random = SmallRng::seed_from_u64(seed);
        let mut thinker =
            Thinker::new(Resources { n_threads: 1, table_mb: 1 }).with_large_weights(self.weights.clone());
        // From nearly none to two fifths of the moves.
        let n_drawn = random.random_range(2..=2 * size.area() as u32 / 5);
        let mut position = Position::start(size);
        let mut searched = Vec::new();
        for n_played in 0.. {
            if position.outcome().is_some() {
                break;
            }
            let mv = if n_played < n_drawn {
                position.legal_moves().iter().choose(&mut random).map_or(Move::Pass, Move::Place)
            } else {
                let is_end = position.empties().len() <= EXACT_FROM;
                let limits = if is_end { Limits::Solve } else { Limits::Depth(self.depth) };
                let request = Request::new(position, Goal::MostDiscs, Method::Search(limits));
                let (best, report) = thinker.think(&request.seed(random.random()), &Stop::never(), &|_| {});
                searched.push((position, report.lines[0].score.hundredths()));
                best.expect("the game is not over")
            };
            position = position.play(mv).expect("the move is legal");
        }
        searched
    }
}

impl LargeSamples {
    /// How many positions there are.
    pub fn n_positions(&self) -> usize {
        self.positions.len()
    }
}

/// A position and the value of its search for the side to move, in hundredths of a disc.
type Valued = (Position, i32);

/// The target of a position for its side to move, in discs: the mean of its value and the next position's.
fn target(searched: &[Valued], at: usize) -> f32 {
    let (position, value) = searched[at];
    let later = searched
        .get(at + 1)
        .map_or(value, |(next, value)| if next.turn() == position.turn() { *value } else { -value });
    ((value + later) / 2) as f32 / 100.0
}

impl LargeSample {
    fn new(position: &Position, counts: &FeatureEvaluation<Squares>, corners: &Corners) -> LargeSample {
        let (size, area) = (position.size(), position.size().area());
        let kernel = Grid::of(size);
        let board = kernel.board(position);
        let (phase, beyond) = eval::phase(board.discs().len(), area);
        LargeSample {
            size,
            configurations: corners.configurations::<Grid<_>>(board),
            counts: counts.features(kernel, board),
            phase,
            share: beyond as f32 / area as f32,
        }
    }

    /// Each unknown's index in the phase, the distance to its index in the next phase, and its factor.
    fn terms(&self) -> impl Iterator<Item = (usize, usize, f32)> {
        let of_configurations =
            self.configurations.iter().map(|number| (N_PHASES * *number as usize + self.phase, 1, 1.0));
        let first = FIRST_COUNT + NAMES.len() * self.phase;
        let of_counts =
            (first..).zip(self.counts).map(|(unknown, count)| (unknown, NAMES.len(), count as f32));
        of_configurations.chain(of_counts)
    }

    fn value(&self, unknowns: &[f32]) -> f32 {
        let (mut from, mut to) = (0.0, 0.0);
        for (unknown, next, factor) in self.terms() {
            from += factor * unknowns[unknown];
            to += factor * unknowns[unknown + next];
        }
        from + self.share * (to - from)
    }
}

impl Equations for LargeSamples {
    /// The limit on the largest board, for all boards: no value comes near its own board's limit.
    const LIMIT: f32 = 256.0;

    fn targets(&self) -> &[f32] {
        &self.targets
    }

    fn predict(&self, unknowns: &[f32], predictions: &mut Vec<f32>) {
        predictions.clear();
        predictions.extend(self.positions.iter().map(|sample| sample.value(unknowns)));
    }

    fn collect(&self, numbers: &[f32], unknowns: &mut [f32]) {
        unknowns.fill(0.0);
        for (sample, number) in self.positions.iter().zip(numbers) {
            for (unknown, next, factor) in sample.terms() {
                unknowns[unknown] += number * factor * (1.0 - sample.share);
                unknowns[unknown + next] += number * factor * sample.share;
            }
        }
    }

    fn strengths(&self, unknowns: &mut [f32]) {
        unknowns.fill(0.0);
        for sample in &self.positions {
            for (unknown, next, factor) in sample.terms() {
                unknowns[unknown] += (factor * (1.0 - sample.share)).powi(2);
                unknowns[unknown + next] += (factor * sample.share).powi(2);
            }
        }
    }
}

/// Fits the weights whose values are nearest to those of the samples, by least squares. The weight of a count
/// is drawn towards its previous weight, others towards zero, with the force of `ridge` positions.
pub fn fit(fitted: &LargeSamples, held_out: &LargeSamples, ridge: f32, n_rounds_max: u32) -> LargeFit {
    let mut start = vec![0.0; N_UNKNOWNS];
    let counts = eval::phases(usize::from(BoardSize::MAX).pow(2), Goal::MostDiscs).as_flattened();
    start[FIRST_COUNT..]
        .iter_mut()
        .zip(counts)
        .for_each(|(unknown, weight)| *unknown = *weight as f32 / 100.0);
    let solution =
        least_squares::solve(fitted, held_out, start.clone(), SolverOptions { ridge, n_rounds_max });
    let mut accuracies = BTreeMap::new();
    for (sample, target) in held_out.positions.iter().zip(&held_out.targets) {
        let quarters: &mut [[Accuracy; 2]; N_PHASES - 1] = accuracies.entry(sample.size).or_default();
        for (accuracy, unknowns) in quarters[sample.phase].iter_mut().zip([&start, &solution.unknowns]) {
            accuracy.add_discs(sample.value(unknowns), *target, 1.0);
        }
    }
    LargeFit { weights: round(&solution.unknowns), n_rounds: solution.n_rounds, held_out: accuracies }
}

/// The unknowns in whole hundredths of a disc.
fn round(unknowns: &[f32]) -> LargeWeights {
    let hundredths = |unknown: f32| (100.0 * unknown).round();
    let (configurations, counts) = unknowns.split_at(FIRST_COUNT);
    let (configurations, _) = configurations.as_chunks::<N_PHASES>();
    let (counts, _) = counts.as_chunks::<{ NAMES.len() }>();
    LargeWeights::new(
        std::array::from_fn(|phase| counts[phase].map(|unknown| hundredths(unknown) as i32)),
        // A conversion of a float saturates, so no weight overflows.
        configurations.iter().map(|weights| weights.map(|unknown| hundredths(unknown) as i16)).collect(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::batch::pool;

    fn games(boards: &[&str]) -> LargeGames {
        let boards = boards.iter().map(|size| size.parse().unwrap()).collect();
        LargeGames { boards, depth: 1, seed: 3, weights: None }
    }

    #[test]
    fn samples_follow_from_the_seed_whatever_the_threads_and_every_tenth_game_is_held_out() {
        let games = games(&["10x12", "10x10"]);
        let [fitted, held_out] = games.play(10, &pool(1).unwrap(), &|| {});
        let [again, _] = games.play(10, &pool(3).unwrap(), &|| {});
        assert_eq!(again.targets, fitted.targets);
        assert!(fitted.n_positions() > 6 * held_out.n_positions() && held_out.n_positions() > 30);
        let [other, _] = LargeGames { seed: 4, ..games }.play(10, &pool(1).unwrap(), &|| {});
        assert_ne!(other.targets, fitted.targets);
    }

    #[test]
    fn a_position_is_worth_the_mean_of_two_searches_to_its_side() {
        let start = Position::start("10x10".parse().unwrap());
        let mv = start.legal_moves().iter().next().map(Move::Place).unwrap();
        let searched = [(start, 300), (start.play(mv).unwrap(), -100)];
        assert_eq!([target(&searched, 0), target(&searched, 1)], [2.0, -1.0]);
    }

    #[test]
    fn weights_that_made_the_values_are_found_again() {
        let mut made = vec![0.0; N_UNKNOWNS];
        // A configuration whose first square is empty costs 0.2 discs on an empty board, and nothing once a
        // quarter of the board is filled; a disc counts 0.1.
        for number in (0..N_CONFIGURATIONS).step_by(3) {
            made[N_PHASES * number] = -0.2;
        }
        (0..N_PHASES).for_each(|phase| made[FIRST_COUNT + NAMES.len() * phase + 8] = 0.1);
        let parts = games(&["10x10"]).play(40, &pool(2).unwrap(), &|| {});
        let [fitted, held_out] = parts.map(|mut samples| {
            let mut targets = Vec::new();
            samples.predict(&made, &mut targets);
            samples.targets = targets;
            samples
        });
        let found = fit(&fitted, &held_out, 0.1, 60);
        assert!(found.n_rounds > 5);
        let quarters = &found.held_out[&"10x10".parse().unwrap()];
        for [before, after] in quarters.iter().filter(|[before, _]| before.n > 0) {
            assert!(after.root_square() < 0.5 * before.root_square(), "{before}\n{after}");
        }
    }
}
