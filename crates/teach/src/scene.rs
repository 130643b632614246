//! Positions of simulated games between two people of a rating. The model of human play draws the moves, so
//! positions look as they do between people, and each seed gives another game.

use super::puzzles::Truth;
use engine::human::{Model, Opponent, Rating, Situation};
use othello::rules::{BoardSize, Goal, Move, Position, Square};

/// A position, and the disc placed last, which a board marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The discs and whose turn it is.
    pub position: Position,
    /// Where the last disc was placed.
    pub last: Option<Square>,
}

impl Scene {
    /// A position without a move before it.
    pub fn still(position: Position) -> Scene {
        Scene { position, last: None }
    }
}

/// Finds the scores of all moves of a position near the end; `None` if it cannot.
pub type Solve<'a> = dyn FnMut(&Position) -> Option<Truth> + 'a;

/// Simulates a game on 8×8 between two people of a rating. Returns its positions with at least two legal
/// moves; the seed determines all moves.
///
/// ```
/// use engine::human::{Model, Rating};
/// let model = Model::embedded().unwrap();
/// let game = teach::simulated_game(model, Rating::new(1000), 7);
/// assert!(game.len() > 30);
/// assert_eq!(game, teach::simulated_game(model, Rating::new(1000), 7));
/// ```
pub fn simulated_game(model: &Model, rating: Rating, seed: u64) -> Vec<Scene> {
    let mut situation = Situation::new(Position::start(BoardSize::STANDARD));
    let mut scenes = Vec::new();
    for ply in 0u64.. {
        let Situation { position, last, goal: Goal::MostDiscs } = situation else { break };
        if position.outcome().is_some() {
            break;
        }
        if position.legal_moves().len() >= 2 {
            scenes.push(Scene { position, last });
        }
        let square = Opponent::Plain(rating).choose(model, &situation, None, split_mix(seed, ply));
        let mv = square.map_or(Move::Pass, Move::Place);
        let position = position.play(mv).expect("the model chooses among the legal moves");
        situation = Situation { position, last: square.or(last), ..situation };
    }
    scenes
}

/// A number that differs for each step of each seed: what SplitMix64 gives for the seed at that step,
/// <https://prng.di.unimi.it/splitmix64.c>.
pub(super) fn split_mix(seed: u64, step: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(step.wrapping_add(1)));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
