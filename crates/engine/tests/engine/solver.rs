//! The solver on the test positions every solver author knows: exact scores, best moves, and the board's
//! symmetries.

use engine::eight::{self, Solution, TranspositionTable, Window};
use engine::kernel::{Eight, Kernel};
use othello::formats::obf::{self, Problem};
use othello::rules::{Position, Symmetry};

const FFO_1: &str = include_str!("../data/ffo-01-19.obf");
const FFO_20: &str = include_str!("../data/ffo-20-39.obf");
const HARD_20: &str = include_str!("../data/hard-20.obf");

/// Problems with more empties take too long without optimisation.
const EMPTIES_MAX: usize = if cfg!(debug_assertions) { 16 } else { 21 };

fn solve(position: &Position, window: Window, table: &mut TranspositionTable) -> Solution {
    let kernel = Eight::STANDARD;
    eight::solve(kernel, kernel.board(position), window, 1, table, &|| false).expect("nothing stops it")
}

fn problems(text: &str) -> Vec<Problem> {
    let mut problems = obf::read(text).unwrap();
    problems.retain(|problem| problem.position.empties().len() <= EMPTIES_MAX);
    problems
}

#[test]
fn the_ffo_positions_have_their_known_scores_and_best_moves() {
    let [mut table, mut winner_table] = [(); 2].map(|()| TranspositionTable::new(16).unwrap());
    for (number, problem) in problems(FFO_1).into_iter().chain(problems(FFO_20)).enumerate() {
        let Problem { position, moves, score: known, .. } = problem;
        let Solution { score, line, .. } = solve(&position, Window::FULL, &mut table);
        assert_eq!(Some(score), known, "{position}");
        let best: Vec<_> = moves.iter().filter(|(_, value)| *value == score).map(|(mv, _)| *mv).collect();
        assert!(best.contains(&line[0]), "{:?} is not among {best:?}\n{position}", line[0]);
        // Who wins is found with a small window, and turning the board changes no score.
        let winner = solve(&position, Window::WIN_DRAW_LOSS, &mut winner_table).score;
        assert_eq!(winner.signum(), score.signum(), "{position}");
        for symmetry in Symmetry::all(position.size()).filter(|_| number < 6) {
            let image = symmetry.position(&position);
            assert_eq!(solve(&image, Window::FULL, &mut table).score, score, "{image}");
        }
    }
}

#[test]
fn hard_positions_are_solved() {
    let mut table = TranspositionTable::new(16).unwrap();
    let n = if cfg!(debug_assertions) { 1 } else { 8 };
    for problem in obf::read(HARD_20).unwrap().into_iter().take(n) {
        assert_eq!(Some(solve(&problem.position, Window::FULL, &mut table).score), problem.score);
    }
}
