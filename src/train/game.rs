//! One game and what its positions are worth.
//!
//! The first moves are drawn by chance, so that games differ and bad positions are seen too; then each side plays the move
//! its search finds best, now and then one drawn by chance; and from a number of empties on both play perfectly. A position
//! is labelled with the score of the game only if no move after it was drawn: such a move tells nothing about the
//! position. What a search found there is told instead.

use super::dataset::{Record, Source};
use crate::engine::eight::{self, Table, Window};
use crate::engine::kernel::{Board, Eight, Kernel};
use crate::engine::pattern::{PER_DISC, Weights};
use crate::rules::{Bits, BoardSize, Move, Position};
use rand::rngs::SmallRng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};
use std::ops::RangeInclusive;

/// How games are played.
#[derive(Clone, Debug, PartialEq)]
pub struct Recipe {
    pub play: Play,
    /// From how many empties on the game is played perfectly; a number of these, drawn for each game.
    pub exact_from: RangeInclusive<u32>,
}

/// How moves are chosen before.
#[derive(Clone, Debug, PartialEq)]
pub enum Play {
    /// Every move is drawn. The score of such a game is told of all its positions all the same: it is all there is to
    /// learn from before there are weights, and on average it says which positions are better.
    Random,
    /// By a search of `depth` plies.
    Search {
        depth: u32,
        /// How many first moves are drawn; a number of these, itself drawn for each game.
        opening: RangeInclusive<u32>,
        /// How often a later move is drawn: one in so many.
        one_random_in: u32,
    },
}

/// A position of the game and what is known about it while it is played.
struct Step {
    board: Board<u64>,
    /// What a search found, in parts of a disc.
    value: Option<i32>,
    /// The score of the game says nothing about it.
    is_before_chance: bool,
}

/// What is remembered during a game. Each has a table of its own, so that it does not depend on the games before it.
const TABLE_MEGABYTES: usize = 1;

/// Plays the game with this number and labels its positions; weights are needed when a search plays.
///
/// # Panics
/// When there is not one megabyte of memory.
pub(super) fn play(recipe: &Recipe, weights: &Weights, seed: u64, number: u32) -> Vec<Record> {
    let table = &mut Table::new(TABLE_MEGABYTES).expect("there is a megabyte of memory");
    let mut random = SmallRng::seed_from_u64(seed.wrapping_add(u64::from(number).wrapping_mul(0x9E37_79B9_7F4A_7C15)));
    let (steps, board) = begin(recipe, weights, &mut random, table);
    let solution = eight::solve(Eight::STANDARD, board, Window::FULL, 1, table, &|| false).expect("nobody stops it");
    let mut records = label(&steps, number, solution.score);
    records.extend(follow(board, &solution.line, number, solution.score));
    records
}

/// Plays until few empties are left: the positions up to there, and the one then reached. They alternate between the sides.
fn begin(recipe: &Recipe, weights: &Weights, random: &mut SmallRng, table: &mut Table) -> (Vec<Step>, Board<u64>) {
    let kernel = Eight::STANDARD;
    let exact_from = random.random_range(recipe.exact_from.clone());
    let opening = match &recipe.play {
        Play::Random => 0,
        Play::Search { opening, .. } => random.random_range(opening.clone()),
    };
    let mut board = kernel.board(&Position::start(BoardSize::STANDARD));
    let mut steps: Vec<Step> = Vec::new();
    loop {
        let n_empties = kernel.empties(board).count_ones();
        let moves = kernel.legal_moves(board);
        let is_over = moves == 0 && kernel.legal_moves(board.pass()) == 0;
        if n_empties <= exact_from || is_over {
            return (steps, board);
        }
        let mut step = Step { board, value: None, is_before_chance: false };
        if moves == 0 {
            steps.push(step);
            board = board.pass();
            continue;
        }
        let mut draw = || moves.indices().choose(random).expect("there is a move");
        let square = match recipe.play {
            Play::Random => draw(),
            Play::Search { .. } if 60 - n_empties < opening => {
                step.is_before_chance = true;
                draw()
            }
            Play::Search { depth, one_random_in, .. } => {
                let (mv, value) = eight::best_move(weights, board, depth, table);
                let Move::Place(best) = mv else { unreachable!("there is a move") };
                let square = kernel.index(best);
                step.value = Some(value * PER_DISC);
                let drawn = draw();
                step.is_before_chance = drawn != square && random.random_ratio(1, one_random_in);
                if step.is_before_chance { drawn } else { square }
            }
        };
        steps.push(step);
        board = kernel.play(board, square);
    }
}

/// The records of the positions before the solved one, whose score is for its own side to move.
fn label(steps: &[Step], game: u32, score: i32) -> Vec<Record> {
    let after_chance = steps.iter().rposition(|step| step.is_before_chance).map_or(0, |last| last + 1);
    let mut records = Vec::with_capacity(64);
    for (number, step) in steps.iter().enumerate() {
        let sign = if (steps.len() - number).is_multiple_of(2) { 1 } else { -1 };
        let told = (number >= after_chance).then_some((sign * score * PER_DISC, Source::Game));
        if let Some((score, source)) = told.or(step.value.map(|value| (value, Source::Search))) {
            records.push(Record { board: step.board, game, score: score as i16, source });
        }
    }
    records
}

/// The records of a line of best play.
fn follow(mut board: Board<u64>, line: &[Move], game: u32, mut score: i32) -> Vec<Record> {
    let kernel = Eight::STANDARD;
    let mut records = Vec::with_capacity(line.len());
    for mv in line {
        records.push(Record { board, game, score: (score * PER_DISC) as i16, source: Source::Exact });
        board = match mv {
            Move::Place(square) => kernel.play(board, kernel.index(*square)),
            Move::Pass => board.pass(),
        };
        score = -score;
    }
    records
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEARCH: Play = Play::Search { depth: 2, opening: 4..=20, one_random_in: 20 };

    fn recipe(play: Play) -> Recipe {
        Recipe { play, exact_from: 8..=10 }
    }

    fn games(play: Play, numbers: std::ops::Range<u32>) -> Vec<Vec<Record>> {
        numbers.map(|number| super::play(&recipe(play.clone()), &Weights::zero(), 1, number)).collect()
    }

    #[test]
    fn exact_records_have_the_exact_score() {
        let mut table = Table::new(1).unwrap();
        for record in games(SEARCH, 0..5).concat() {
            assert!(record.score.unsigned_abs() <= 64 * 128);
            if record.source == Source::Exact {
                assert!(record.n_empties() <= 10);
                let solution =
                    eight::solve(Eight::STANDARD, record.board, Window::FULL, 1, &mut table, &|| false).unwrap();
                assert_eq!(PER_DISC * solution.score, i32::from(record.score));
            }
        }
    }

    #[test]
    fn a_random_game_tells_its_score_of_all_positions() {
        for game in games(Play::Random, 0..5) {
            assert_eq!(game[0].n_empties(), 60);
            assert!(game.iter().all(|record| record.source != Source::Search));
            for pair in game.windows(2) {
                assert_eq!(pair[0].score, -pair[1].score);
            }
        }
    }

    #[test]
    fn what_lies_before_a_move_drawn_is_not_told_the_score() {
        let mut n_searched = 0;
        for game in games(SEARCH, 0..30) {
            let first_told = game.iter().position(|record| record.source != Source::Search).unwrap();
            n_searched += first_told;
            assert!(game[first_told..].iter().all(|record| record.source != Source::Search));
            assert!(game.iter().all(|record| record.n_empties() <= 56), "drawn openings are not recorded");
        }
        assert!(n_searched > 0);
    }

    #[test]
    fn a_game_depends_on_its_number_and_on_nothing_else() {
        assert_eq!(games(SEARCH, 2..4)[1], games(SEARCH, 3..4)[0]);
        assert_ne!(games(SEARCH, 2..3), games(SEARCH, 3..4));
    }
}
