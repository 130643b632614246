//! The general search against plain negamax and against itself with other windows, and in whole games.

use super::*;
use crate::kernel::{Built, Instructions};
use crate::search::plan::Plan;
use crate::search::tests::size;
use crate::testing::{follow, negamax, random_endgame, random_positions};
use crate::{Level, Limits, Method, Request, Stop};
use othello::rules::{Grid, Position, Squares};
use std::time::Instant;

fn think(position: Position, goal: Goal, limits: Limits, lines: u8) -> Answer {
    let request = Request::new(position, goal, Method::Search(limits)).lines(lines);
    think_with(&request, &Plan::new(limits, &position), &mut GeneralTable::new(1 << 22).unwrap())
}

fn think_with(request: &Request, plan: &Plan, table: &mut GeneralTable) -> Answer {
    let stop = &Stop::never();
    let (instructions, started) = (Instructions::chosen(), Instant::now());
    super::think(&Task { request, plan, instructions, stop, started, progress: &|_| {} }, table, None)
}

fn negamax_score(position: &Position, goal: Goal) -> i16 {
    let kernel = Grid::of(position.size());
    let score = |board: Board<Squares>| match goal {
        Goal::MostDiscs => kernel.final_score(board),
        Goal::FewestDiscs => board.other.len() as i32 - board.own.len() as i32,
    };
    negamax(kernel, kernel.board(position), &score) as i16
}

#[test]
fn the_end_is_played_exactly_on_every_board_and_for_both_goals() {
    for (board, n_empties) in
        [("4x4", 9), ("4x6", 8), ("6x6", 8), ("8x8", 8), ("16x4", 7), ("10x8", 7), ("16x16", 6)]
    {
        for seed in 0..8 {
            let position = random_endgame(size(board), n_empties, seed);
            for goal in [Goal::MostDiscs, Goal::FewestDiscs] {
                let (mv, report) = think(position, goal, Limits::Solve, 1);
                let expected = negamax_score(&position, goal);
                let line = &report.lines[0];
                assert_eq!(line.exact(), Some(expected), "{goal:?}\n{position}");
                assert_eq!(Some(line.line[0]), mv);
                let selective = Limits::Selective { depth: 99, percent: 73 };
                assert_eq!(think(position, goal, selective, 1).1.lines[0].exact(), Some(expected));
                let end = follow(position, &line.line);
                let sign = if end.turn() == position.turn() { 1 } else { -1 };
                let is_end = end.outcome().is_some();
                assert!(is_end && negamax_score(&end, goal) * sign == expected, "{line:?}\n{position}");
            }
        }
    }
}

#[test]
fn values_of_a_depth_do_not_depend_on_the_window() {
    let mut table = GeneralTable::new(1 << 20).unwrap();
    for position in random_positions(size("8x8"), 8) {
        table.begin(false);
        let kernel = crate::kernel::Eight::STANDARD;
        let stop = Stop::never();
        let (goal, control) = (Goal::MostDiscs, Control::until(&stop, Instant::now()));
        let game = FeatureEvaluation::new(&kernel, goal, None);
        let mut search = Search::new((&kernel, Built), game, goal, &table, control);
        let board = kernel.board(&position);
        if search.n_empties(board) < 4 {
            continue;
        }
        let node = search.node(board);
        let value = search.midgame(node, -INFINITY, INFINITY, 3);
        assert!(search.midgame(node, value - 1, value, 3) >= value);
        assert!(search.midgame(node, value, value + 1, 3) <= value);
    }
}

#[test]
fn every_level_plays_whole_games_on_every_kind_of_board() {
    for (i, board) in ["4x4", "6x6", "4x10", "16x4", "10x8"].into_iter().enumerate() {
        for level in [1, 2, 3, 4, 5, 6, 8] {
            let goal = if (i + level) % 2 == 0 { Goal::MostDiscs } else { Goal::FewestDiscs };
            let mut position = Position::start(size(board));
            while position.outcome().is_none() {
                let (mv, report) = think(position, goal, Limits::Level(Level::new(level as u8)), 1);
                assert_eq!(report.lines[0].line.first(), mv.as_ref());
                follow(position, &report.lines[0].line);
                position = position.play(mv.unwrap()).unwrap();
            }
        }
    }
}

#[test]
fn a_search_that_misses_its_window_on_both_sides_still_finds_a_value() {
    for seed in 0..6 {
        let mut position = random_endgame(size("6x6"), 28, seed);
        let mut table = GeneralTable::new(1 << 20).unwrap();
        while position.outcome().is_none() {
            let limits = Limits::Nodes(20_000);
            let method = Method::Search(limits);
            let request = Request::new(position, Goal::FewestDiscs, method).seed(seed);
            // Results of earlier moves may give a value below the window and then one above it.
            let plan = Plan { keep_table: true, ..Plan::new(limits, &position) };
            let (best, report) = think_with(&request, &plan, &mut table);
            assert!(report.depth > 0);
            position = position.play(best.unwrap()).unwrap();
        }
    }
}
