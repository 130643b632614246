//! Which positions are puzzles, and their solutions: the player's only best move, the opponent's best reply,
//! and so on as long as the player has one best move. The [`Solver`] finds the scores.

use super::Solver;
use super::truth::{DECOY_RATING, Truth};
use engine::human::{Model, Rating};
use othello::rules::{Color, Grid, Move, Position, Square, Squares};

/// The best line of a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    /// One to five choices.
    pub steps: Vec<SolutionStep>,
}

/// A choice of the player and what follows.
#[derive(Clone, Debug, PartialEq)]
pub struct SolutionStep {
    /// All that the player can choose from.
    pub truth: Truth,
    /// The only best move.
    pub best: Square,
    /// The opponent's best reply, with the passes and forced moves around it, up to the player's next choice.
    pub replies: Vec<Move>,
}

/// The least number of moves to choose from.
const MOVES_MIN: usize = 3;
/// The least number of discs by which the best move beats the second best.
const MARGIN: i16 = 4;
/// That number where only the best move wins, or it draws and all others lose.
const MARGIN_OF_OUTCOMES: i16 = 2;
/// A wrong move tempts if this share of people of [`DECOY_RATING`] play it.
const TEMPTING: f32 = 0.15;
/// The least score of the best move, in discs: a player who loses by more has other worries.
const SCORE_MIN: i16 = -24;
/// The highest score of the second best move, in discs: a higher one wins anyway.
const SECOND_MAX: i16 = 48;
/// The score of a win with all discs.
const WIPE_OUT: i16 = 64;
/// The most choices in a solution.
const STEPS_MAX: usize = 5;

/// Whether a position is a puzzle: at least three moves, one of them better than all others by a clear
/// margin, and a wrong one that tempts: because people play it, it flips most discs, or it takes a corner.
pub fn is_puzzle(truth: &Truth, model: &Model) -> bool {
    let (Some(best), Some(second)) = (truth.only_best(), truth.second()) else { return false };
    let score = truth.score();
    let margin = if score.signum() == second.signum() { MARGIN } else { MARGIN_OF_OUTCOMES };
    truth.moves().count() >= MOVES_MIN
        && score - second >= margin
        && score >= SCORE_MIN
        && (second <= SECOND_MAX || score == WIPE_OUT)
        && tempts(truth, best, model)
}

fn tempts(truth: &Truth, best: Square, model: &Model) -> bool {
    let position = &truth.position;
    let flips = |square: Square| position.flips(square).len();
    let most = truth.moves().map(|(square, _)| flips(square)).max().unwrap_or(0);
    let corners: Squares = Grid::of(position.size()).corners();
    let mut wrong = truth.moves().map(|(square, _)| square).filter(|square| *square != best);
    wrong.any(|square| flips(square) == most || corners.contains(square))
        || truth.decoy(model).is_some_and(|(_, chance)| chance >= TEMPTING)
}

impl Solution {
    /// The best line from a puzzle on; `None` where it has no one best move, or cannot be solved.
    pub fn find(truth: Truth, model: &Model, solver: &mut Solver) -> Option<Solution> {
        let mut steps = Vec::new();
        let mut next = Some(truth);
        while let Some(truth) = next.take() {
            let Some(best) = truth.only_best().filter(|_| truth.moves().count() > 1) else { break };
            if !truth.is_proven() {
                // Its scores are of a deep search, and every step that follows would need another.
                steps.push(SolutionStep { truth, best, replies: Vec::new() });
                break;
            }
            let color = truth.position.turn();
            let after = truth.position.play(Move::Place(best)).expect("a move of the truth is legal");
            let (replies, position) = replies(after, color, model, solver)?;
            if steps.len() + 1 < STEPS_MAX && !position.legal_moves().is_empty() {
                next = Some(solver.solve(&position)?);
            }
            steps.push(SolutionStep { truth, best, replies });
        }
        (!steps.is_empty()).then_some(Solution { steps })
    }

    /// The share of people of a rating who find every move of it, 0 to 1.
    pub fn chance(&self, model: &Model, rating: Rating) -> f32 {
        self.steps.iter().map(|step| step.truth.chance(step.best, model, rating)).product()
    }
}

/// Plays for the opponent until the player has a choice, or the game is over.
fn replies(after: Position, own: Color, model: &Model, solver: &mut Solver) -> Option<(Vec<Move>, Position)> {
    let (mut position, mut moves) = (after, Vec::new());
    while position.outcome().is_none() {
        let mv = if position.must_pass() {
            Move::Pass
        } else if position.turn() == own {
            break;
        } else {
            Move::Place(best_reply(&solver.solve(&position)?, model))
        };
        position = position.play(mv).expect("a legal move or a forced pass");
        moves.push(mv);
    }
    Some((moves, position))
}

/// The best move; of several equal ones the one that people play most.
fn best_reply(truth: &Truth, model: &Model) -> Square {
    let best = truth.best();
    let liked = truth
        .chances(model, Rating::new(DECOY_RATING))
        .into_iter()
        .filter(|(square, _)| best.contains(*square));
    let liked = liked.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(square, _)| square);
    liked.or(best.first()).expect("a truth has a best move")
}
