//! One game and the scores of its positions.
//!
//! The first moves are drawn at random, so that games differ and include bad positions. Then each side plays
//! the best move of its search, sometimes a random one; from a number of empties on both play perfectly. A
//! position gets the score of the game only if all later moves were searched, since a random move says
//! nothing about the position. Other positions get the value of their search, if there was one.

use super::dataset::{Record, Source};
use engine::eight::{self, Solution, TranspositionTable, Window};
use engine::kernel::{Board, Eight, Kernel};
use engine::pattern::Weights;
use othello::rules::{Bits, BoardSize, Move, Position};
use rand::rngs::SmallRng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};
use std::ops::RangeInclusive;

/// The rules for playing a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Recipe {
    /// How moves are chosen before the game is played perfectly.
    pub play: Play,
    /// Each game draws a number from this range; once no more squares than that are empty, both sides play
    /// perfectly.
    pub exact_from: RangeInclusive<u32>,
}

/// How moves are chosen before the game is played perfectly.
#[derive(Clone, Debug, PartialEq)]
pub enum Play {
    /// Every move is drawn at random. All positions still get the score of the game: before there are weights
    /// there is no search value, and on average the score shows which positions are better.
    Random,
    /// By a search of `depth` plies.
    Search {
        /// Plies.
        depth: u32,
        /// Each game draws from this range how many of its first moves are random.
        opening: RangeInclusive<u32>,
        /// One in this many of the later moves is drawn at random.
        one_random_in: u32,
        /// After one in this many positions a move is drawn only to record the position it leads to.
        aside_one_in: u32,
    },
}

/// A position of the game, with what decides its label once the score of the game is known.
struct Step {
    board: Board<u64>,
    /// The value of a search, in discs.
    value: Option<i8>,
    /// Whether the next move was random and not the search's, so that the game's score does not count here.
    is_before_random_move: bool,
}

/// The size of the table of a game. Each game has a table of its own, so that it does not depend on the games
/// before it.
const TABLE_MEGABYTES: usize = 1;

/// With fewer empties no search uses an evaluation, so no side positions are recorded.
const ASIDE_FROM: u32 = 8;

/// Plays the game with this number and labels its positions; weights are needed when a search plays.
///
/// # Panics
/// When there is not one megabyte of memory.
pub(super) fn play(recipe: &Recipe, weights: &Weights, seed: u64, number: u32) -> Vec<Record> {
    let mut game = GameInPlay {
        recipe,
        weights,
        number,
        random: SmallRng::seed_from_u64(
            seed.wrapping_add(u64::from(number).wrapping_mul(0x9E37_79B9_7F4A_7C15)),
        ),
        table: TranspositionTable::new(TABLE_MEGABYTES).expect("there is a megabyte of memory"),
        records: Vec::with_capacity(128),
    };
    let (steps, board) = game.begin();
    let score = game.finish(board);
    game.label(&steps, score);
    game.records
}

struct GameInPlay<'a> {
    recipe: &'a Recipe,
    weights: &'a Weights,
    number: u32,
    random: SmallRng,
    table: TranspositionTable,
    records: Vec<Record>,
}

impl GameInPlay<'_> {
    /// Plays until few empties are left. Returns the steps up to there, whose sides alternate, and the board
    /// that they lead to.
    fn begin(&mut self) -> (Vec<Step>, Board<u64>) {
        let kernel = Eight::STANDARD;
        let exact_from = self.random.random_range(self.recipe.exact_from.clone());
        let opening = match &self.recipe.play {
            Play::Random => 0,
            Play::Search { opening, .. } => self.random.random_range(opening.clone()),
        };
        let mut board = kernel.board(&Position::start(BoardSize::STANDARD));
        let mut steps = Vec::new();
        while kernel.empties(board).count_ones() > exact_from && !is_over(board) {
            let (step, after) = self.step(board, opening);
            if step.value.is_some() {
                self.look_aside(board);
            }
            steps.push(step);
            board = after;
        }
        (steps, board)
    }

    /// Makes a move, or passes.
    fn step(&mut self, board: Board<u64>, opening: u32) -> (Step, Board<u64>) {
        let kernel = Eight::STANDARD;
        let mut step = Step { board, value: None, is_before_random_move: false };
        let Some(drawn) = kernel.legal_moves(board).indices().choose(&mut self.random) else {
            return (step, board.pass());
        };
        let n_played = 60 - kernel.empties(board).count_ones();
        let square = match self.recipe.play {
            Play::Random => drawn,
            Play::Search { .. } if n_played < opening => {
                step.is_before_random_move = true;
                drawn
            }
            Play::Search { depth, one_random_in, .. } => {
                let found = eight::best_move(self.weights, board, depth, &mut self.table);
                let best = found.mv;
                step.value = Some(found.mean_value() as i8);
                let is_drawn = self.random.random_ratio(1, one_random_in);
                step.is_before_random_move = is_drawn && best != Move::Place(kernel.square(drawn));
                if is_drawn { drawn } else { index(best) }
            }
        };
        (step, kernel.play(board, square))
    }

    /// Solves a position and records the positions of best play from there on. Returns its exact score.
    fn finish(&mut self, mut board: Board<u64>) -> i32 {
        let Solution { score, line, .. } = self.solve(board);
        let mut sign = 1;
        for mv in line {
            self.record(board, sign * score, Source::Exact, None);
            self.look_aside(board);
            board = match mv {
                Move::Place(_) => Eight::STANDARD.play(board, index(mv)),
                Move::Pass => board.pass(),
            };
            sign = -sign;
        }
        score
    }

    /// In some positions, draws a move and records the position after it, since searches evaluate many moves
    /// that are never played.
    fn look_aside(&mut self, board: Board<u64>) {
        let kernel = Eight::STANDARD;
        let Play::Search { depth, aside_one_in, .. } = self.recipe.play else { return };
        let n_empties = kernel.empties(board).count_ones();
        if n_empties < ASIDE_FROM || !self.random.random_ratio(1, aside_one_in) {
            return;
        }
        let Some(drawn) = kernel.legal_moves(board).indices().choose(&mut self.random) else { return };
        let board = kernel.play(board, drawn);
        if is_over(board) {
            return;
        }
        if n_empties <= *self.recipe.exact_from.start() {
            let score = self.solve(board).score;
            self.record(board, score, Source::Exact, None);
        } else {
            let found = eight::best_move(self.weights, board, depth, &mut self.table);
            self.record(board, found.mean_value(), Source::Search, None);
        }
    }

    /// Records the positions before the solved one. `score` is for the side to move in the solved position.
    fn label(&mut self, steps: &[Step], score: i32) {
        let after_chance =
            steps.iter().rposition(|step| step.is_before_random_move).map_or(0, |last| last + 1);
        for (number, Step { board, value, .. }) in steps.iter().enumerate() {
            let sign = if (steps.len() - number).is_multiple_of(2) { 1 } else { -1 };
            if number >= after_chance {
                self.record(*board, sign * score, Source::Game, *value);
            } else if let Some(value) = value {
                self.record(*board, i32::from(*value), Source::Search, None);
            }
        }
    }

    fn record(&mut self, board: Board<u64>, score: i32, source: Source, searched: Option<i8>) {
        self.records.push(Record { board, game: self.number, score: score as i8, source, searched });
    }

    fn solve(&mut self, board: Board<u64>) -> Solution {
        eight::solve(Eight::STANDARD, board, Window::FULL, 1, &mut self.table, &|| false)
            .expect("nothing stops it")
    }
}

fn is_over(board: Board<u64>) -> bool {
    [board, board.pass()].iter().all(|board| Eight::STANDARD.legal_moves(*board) == 0)
}

/// The square of a move that is no pass.
fn index(mv: Move) -> usize {
    let Move::Place(square) = mv else { unreachable!("there is a move to make") };
    Eight::STANDARD.index(square)
}

/// The records of random games.
#[cfg(test)]
pub(super) fn random_records(n_games: u32) -> Vec<Record> {
    let recipe = Recipe { play: Play::Random, exact_from: 6..=8 };
    (0..n_games).flat_map(|number| play(&recipe, &Weights::zero(), 1, number)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEARCH: Play = Play::Search { depth: 2, opening: 4..=20, one_random_in: 20, aside_one_in: 2 };

    fn games(play: Play, numbers: std::ops::Range<u32>) -> Vec<Vec<Record>> {
        let recipe = Recipe { play, exact_from: 8..=10 };
        numbers.map(|number| super::play(&recipe, &Weights::zero(), 1, number)).collect()
    }

    #[test]
    fn exact_records_have_the_exact_score() {
        let mut table = TranspositionTable::new(1).unwrap();
        for record in games(SEARCH, 0..5).concat() {
            assert!(!is_over(record.board));
            if record.source == Source::Exact {
                assert!(record.n_empties() <= 10);
                let solution =
                    eight::solve(Eight::STANDARD, record.board, Window::FULL, 1, &mut table, &|| false)
                        .unwrap();
                assert_eq!(solution.score, i32::from(record.score));
            }
        }
    }

    #[test]
    fn all_positions_of_a_random_game_get_its_score() {
        for mut game in games(Play::Random, 0..5) {
            game.sort_by_key(|record| std::cmp::Reverse(record.n_empties()));
            assert_eq!(game[0].n_empties(), 60);
            assert!(game.iter().all(|record| record.source != Source::Search));
            for pair in game.windows(2) {
                assert_eq!(pair[0].score, -pair[1].score);
            }
        }
    }

    #[test]
    fn positions_before_a_random_move_do_not_get_the_score() {
        let mut n_before = 0;
        for game in games(SEARCH, 0..30) {
            // The positions of the game itself come last and in order.
            let first =
                game.iter().rposition(|record| record.source == Source::Exact).map_or(0, |last| last + 1);
            let has_game_score = |record: &Record| record.source == Source::Game;
            let first_scored =
                first + game[first..].iter().position(has_game_score).unwrap_or(game.len() - first);
            n_before += first_scored - first;
            assert!(game[first_scored..].iter().all(has_game_score));
            assert!(game.iter().all(|record| record.n_empties() <= 56), "drawn openings are not recorded");
        }
        assert!(n_before > 0);
    }

    #[test]
    fn unplayed_moves_are_valued_too() {
        let n_records = |aside_one_in| {
            let play = Play::Search { depth: 1, opening: 4..=4, one_random_in: 1000, aside_one_in };
            games(play, 0..5).concat().len()
        };
        assert!(n_records(1) > n_records(1_000_000) * 3 / 2);
    }

    #[test]
    fn a_game_depends_on_its_number_and_on_nothing_else() {
        assert_eq!(games(SEARCH, 2..4)[1], games(SEARCH, 3..4)[0]);
        assert_ne!(games(SEARCH, 2..3), games(SEARCH, 3..4));
    }
}
