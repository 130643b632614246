//! What holds for both searches, `eight` and `general`, on the boards that each serves.

use super::bring_best_to_front;
use crate::kernel::Kernel;
use crate::testing::{negamax, random_endgame, random_positions};
use crate::{Answer, Level, Limits, Method, Request, Resources, Stop, Thinker};
use othello::rules::Goal::{FewestDiscs, MostDiscs};
use othello::rules::{BoardSize, Goal, Grid, Move, Position, Start};

pub fn thinker(n_threads: usize) -> Thinker {
    Thinker::new(Resources { n_threads, table_mb: 4 })
}

pub fn ask(thinker: &mut Thinker, position: Position, goal: Goal, limits: Limits, lines: u8) -> Answer {
    let request = Request::new(position, goal, Method::Search(limits)).lines(lines).seed(7);
    thinker.think(&request, &Stop::never(), &|_| {})
}

pub fn size(text: &str) -> BoardSize {
    text.parse().unwrap()
}

#[test]
fn the_best_few_lines_have_the_exact_values_of_their_moves() {
    let mut thinker = thinker(2);
    for (board, n_empties) in [("8x8", 9), ("8x6", 9), ("10x6", 8)] {
        for seed in 0..10 {
            let position = random_endgame(size(board), n_empties, seed);
            let (_, report) = ask(&mut thinker, position, MostDiscs, Limits::Solve, 3);
            let kernel = Grid::of(position.size());
            let score = |square| {
                let next = position.play(Move::Place(square)).unwrap();
                let sign = if next.turn() == position.turn() { 1 } else { -1 };
                sign * negamax(kernel, kernel.board(&next), &|board| kernel.final_score(board))
            };
            let mut expected: Vec<i32> = position.legal_moves().iter().map(score).collect();
            expected.sort_unstable_by(|a, b| b.cmp(a));
            assert!(report.lines.len() == expected.len().min(3) || expected.is_empty(), "{position}");
            for (line, expected) in report.lines.iter().zip(expected) {
                assert_eq!(line.exact().map(i32::from), Some(expected), "{position}");
            }
        }
    }
}

#[test]
fn small_boards_have_their_known_values() {
    for (board, start, goal, expected) in [
        ("4x4", Start::Standard, MostDiscs, -10),
        ("4x4", Start::Standard, FewestDiscs, 3),
        ("4x4", Start::Parallel, MostDiscs, -4),
        ("4x6", Start::Standard, MostDiscs, 16),
        ("6x4", Start::Standard, MostDiscs, 16),
    ] {
        let (_, report) = ask(&mut thinker(1), start.position(size(board)), goal, Limits::Solve, 1);
        assert_eq!(report.lines[0].exact(), Some(expected), "{board} {start:?} {goal:?}");
    }
}

#[test]
fn the_same_request_gets_the_same_answer_by_the_same_nodes_whatever_came_before() {
    let mut thinker = thinker(1);
    for (board, goal, depth) in
        [("8x8", MostDiscs, 7), ("8x8", FewestDiscs, 5), ("6x6", FewestDiscs, 5), ("10x10", MostDiscs, 5)]
    {
        for position in random_positions(size(board), 3) {
            for limits in [Limits::Depth(depth), Limits::Level(Level::new(18)), Limits::Nodes(30_000)] {
                let mut answer = || {
                    let (mv, report) = ask(&mut thinker, position, goal, limits, 2);
                    (mv, report.lines, report.nodes)
                };
                assert_eq!(answer(), answer(), "{limits:?} {goal:?}\n{position}");
            }
        }
    }
}

#[test]
fn the_first_of_the_highest_comes_to_the_front() {
    let mut moves = [(3, 'a'), (7, 'b'), (7, 'c'), (1, 'd')];
    bring_best_to_front(&mut moves, |(score, _)| *score);
    assert_eq!(moves, [(7, 'b'), (3, 'a'), (7, 'c'), (1, 'd')]);
    bring_best_to_front(&mut moves[1..], |(score, _)| *score);
    assert_eq!(moves, [(7, 'b'), (7, 'c'), (3, 'a'), (1, 'd')]);
}
