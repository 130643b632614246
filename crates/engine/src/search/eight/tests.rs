//! The solver against plain negamax, against itself with other windows, and under the board's symmetries.

mod stops;

use super::target::Target;
use super::*;
use crate::search::tests::{ask, thinker};
use crate::testing::{follow, negamax, random_endgame, random_positions};
use crate::{Level, Limits};
use othello::rules::{BoardSize, Color, Goal, Position};

/// Square, wide and high boards within 8×8; 8×8 itself twice, so that it comes more often.
const SIZES: [(u32, u32); 6] = [(8, 8), (8, 8), (6, 6), (8, 6), (4, 8), (4, 4)];

fn solve(position: &Position, window: Window, table: &mut TranspositionTable) -> Solution {
    let kernel = Eight::new(position.size()).unwrap();
    super::solve(kernel, kernel.board(position), window, 1, table, &|| false).unwrap()
}

fn plain(kernel: Eight, board: Board<u64>) -> i32 {
    negamax(&kernel, board, &|board| kernel.final_score(board))
}

/// Calls `check` with endgames of every size up to `n_empties_max` empties, and their scores.
fn for_endgames(n: u64, n_empties_max: usize, mut check: impl FnMut(Position, i32)) {
    for seed in 0..n {
        let (width, height) = SIZES[seed as usize % SIZES.len()];
        let size = BoardSize::new(width, height).unwrap();
        let position = random_endgame(size, (seed as usize / SIZES.len()) % n_empties_max + 1, seed);
        let kernel = Eight::new(size).unwrap();
        // A random game may have ended early.
        if position.empties().len() <= n_empties_max {
            check(position, plain(kernel, kernel.board(&position)));
        }
    }
}

#[test]
fn scores_and_lines_are_those_of_plain_negamax() {
    let mut table = TranspositionTable::new(1).unwrap();
    let n = if cfg!(debug_assertions) { 1_500 } else { 20_000 };
    for_endgames(n, 8, |position, score| {
        let solution = solve(&position, Window::FULL, &mut table);
        assert_eq!(solution.score, score, "{position}");
        let end = follow(position, &solution.line);
        let kernel = Eight::new(position.size()).unwrap();
        let sign = if end.turn() == position.turn() { 1 } else { -1 };
        assert!(end.outcome().is_some(), "{position}");
        assert_eq!(sign * kernel.final_score(kernel.board(&end)), score, "{:?}\n{position}", solution.line);
    });
}

#[test]
fn outside_the_window_a_score_is_a_bound() {
    let mut table = TranspositionTable::new(1).unwrap();
    for_endgames(300, 8, |position, score| {
        for alpha in [-20, -1, 0, 7, score - 1, score, score + 1] {
            for beta in [alpha + 1, alpha + 2, alpha + 9] {
                let found = solve(&position, Window { alpha, beta }, &mut table).score;
                if found <= alpha {
                    assert!(score <= found, "{score} in {alpha}..{beta} gave {found}\n{position}");
                } else if found >= beta {
                    assert!(score >= found, "{score} in {alpha}..{beta} gave {found}\n{position}");
                } else {
                    assert_eq!(found, score, "in {alpha}..{beta}\n{position}");
                }
            }
        }
        let found = solve(&position, Window::WIN_DRAW_LOSS, &mut table).score;
        assert_eq!(found.signum(), score.signum(), "{position}");
    });
}

#[test]
fn several_threads_find_the_same_scores() {
    let n_empties = if cfg!(debug_assertions) { 17 } else { 19 };
    for seed in 0..6 {
        let position = random_endgame(BoardSize::STANDARD, n_empties, seed);
        let board = Eight::STANDARD.board(&position);
        let scores = [1, 2, 5].map(|n_threads| {
            let mut table = TranspositionTable::new(4).unwrap();
            let give_up = || false;
            super::solve(Eight::STANDARD, board, Window::FULL, n_threads, &mut table, &give_up).unwrap().score
        });
        assert!(scores.iter().all(|&score| score == scores[0]), "{scores:?}\n{position}");
    }
}

#[test]
fn an_unselective_value_of_a_depth_does_not_depend_on_the_window() {
    let kernel = Eight::STANDARD;
    let mut table = TranspositionTable::new(1).unwrap();
    let evaluator = FeatureEvaluator::new(kernel);
    for position in random_positions(BoardSize::STANDARD, 12) {
        let board = kernel.board(&position);
        let n_empties = kernel.empties(board).count_ones();
        for depth in 1..=n_empties.min(5) {
            let target = Target { depth, selectivity: Selectivity::NONE };
            table.begin(kernel, false);
            let team = Team { table: &table, n_threads: 1, give_up: &|_| false };
            team.search(&evaluator, n_empties, |searcher| {
                let node = searcher.evaluator.node(board, n_empties);
                let value = searcher.open_window(&node, target, Window::FULL, &mut Vec::new());
                assert!(searcher.null_window(&node, target, value - 1) >= value, "{depth}\n{position}");
                assert!(searcher.null_window(&node, target, value) <= value, "{depth}\n{position}");
            });
        }
    }
}

#[test]
fn levels_play_whole_games_and_announce_outcomes_that_come_true() {
    let mut thinker = thinker(2);
    let mut n_announced = 0;
    for size in ["8x8", "6x6", "8x4"] {
        for level in [15, 17, 19] {
            let mut position = Position::start(size.parse().unwrap());
            let mut announced = None;
            while position.outcome().is_none() {
                let (mv, report) =
                    ask(&mut thinker, position, Goal::MostDiscs, Limits::Level(Level::new(level)), 1);
                let line = &report.lines[0];
                assert_eq!(line.line.first(), mv.as_ref());
                follow(position, &line.line);
                let sign = line.outcome();
                // Seen by Black.
                let sign =
                    sign.map(|sign| if position.turn() == Color::Black { sign } else { sign.reverse() });
                // A forced move is played without a search, so its line may have no outcome.
                let agree = announced.is_none() || sign.is_none() || announced == sign;
                assert!(agree, "{announced:?} {line:?}\n{position}");
                n_announced += usize::from(announced.is_none() && sign.is_some());
                announced = announced.or(sign);
                position = position.play(mv.unwrap()).unwrap();
            }
        }
    }
    assert_eq!(n_announced, 9);
}

#[test]
fn a_selective_search_to_the_end_proves_nothing() {
    let mut thinker = thinker(1);
    for seed in 0..3 {
        let position = random_endgame(BoardSize::STANDARD, 18, seed);
        let n_empties = position.empties().len() as u8;
        let mut found = |percent| {
            let limits = Limits::Selective { depth: 30, percent };
            ask(&mut thinker, position, Goal::MostDiscs, limits, 1).1.lines[0].clone()
        };
        let estimate = found(73);
        assert_eq!((estimate.depth, estimate.selectivity), (n_empties, 73), "{position}");
        assert!(!estimate.is_exact() && estimate.score.hundredths() % 200 == 0, "{estimate:?}");
        assert!(found(100).is_exact());
    }
}

#[test]
fn values_by_depth_end_with_the_exact_score() {
    let weights = Weights::zero();
    let mut table = TranspositionTable::new(1).unwrap();
    for seed in 0..10 {
        let position = random_endgame(BoardSize::STANDARD, 9, seed);
        let board = Eight::STANDARD.board(&position);
        let (values, exact) = values_by_depth(&weights, board, 64, 9, &mut table);
        // One value by the weights alone, then one for each depth below the exact search.
        assert_eq!(values.len(), position.empties().len());
        assert_eq!(values[0], 0);
        assert_eq!(exact, Some(plain(Eight::STANDARD, board)), "{position}");
        assert_eq!(values_by_depth(&weights, board, 3, 8, &mut table), (values[..4].to_vec(), None));
    }
}
