//! The value of every move of a position by short searches, and near the end of the game by exact ones: input
//! of the model of human play.

use super::eight::{self, TranspositionTable};
use super::kernel::{Board, Eight, Kernel};
use super::pattern::{Indices, PER_DISC, Weights};
use crate::human::{EXACT_EMPTIES_MAX, MoveValue, N_DEPTHS, PLIES};
use othello::rules::Bits;

/// The values of the moves of a position of 8×8, in the order of their squares; none where there is no move.
pub fn move_values(weights: &Weights, board: Board<u64>, table: &mut TranspositionTable) -> Vec<MoveValue> {
    move_values_solved_from(EXACT_EMPTIES_MAX, weights, board, table)
}

/// Like [`move_values`], with exact scores from `exact_from` empties down: with 16 a position takes a second
/// or more.
pub fn move_values_solved_from(
    exact_from: u32,
    weights: &Weights,
    board: Board<u64>,
    table: &mut TranspositionTable,
) -> Vec<MoveValue> {
    let kernel = Eight::STANDARD;
    let value_of = |index| {
        let square = kernel.square(index);
        let after = kernel.play(board, index);
        let must_pass = kernel.legal_moves(after) == 0;
        if must_pass && kernel.legal_moves(after.pass()) == 0 {
            let score = -kernel.final_score(after) as f32;
            return MoveValue { square, plies: [score; N_DEPTHS], exact: Some(score) };
        }
        // A pass costs no ply.
        let (after, sign) = if must_pass { (after.pass(), 1.0) } else { (after, -1.0) };
        let alone = sign * weights.value(after, &Indices::of(after)) as f32 / PER_DISC as f32;
        let deepest = u32::from(PLIES[N_DEPTHS - 1]) - 1;
        let (values, exact) = eight::values_by_depth(weights, after, deepest, exact_from - 1, table);
        let exact = exact.map(|score| sign * score as f32);
        let value = |plies: u8| match values.get(usize::from(plies) - 1) {
            _ if plies == 1 => alone.clamp(-64.0, 64.0),
            Some(value) => sign * *value as f32,
            // The game ends before this depth.
            None => exact.unwrap_or(alone),
        };
        MoveValue { square, plies: PLIES.map(value), exact }
    };
    kernel.legal_moves(board).indices().map(value_of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::random_positions;
    use othello::rules::BoardSize;

    #[test]
    fn exact_values_are_those_of_the_solver() {
        let weights = Weights::embedded().unwrap();
        let (mut table, mut n_exact) = (TranspositionTable::new(1).unwrap(), 0);
        let positions = random_positions(BoardSize::STANDARD, 60);
        for position in positions.into_iter().filter(|position| position.empties().len() <= 9) {
            let board = Eight::STANDARD.board(&position);
            let values = move_values(&weights, board, &mut table);
            let Some(best) = values.iter().map(|value| value.exact.unwrap() as i32).max() else { continue };
            let window = eight::Window::FULL;
            let solution = eight::solve(Eight::STANDARD, board, window, 1, &mut table, &|| false).unwrap();
            assert_eq!(best, solution.score, "{position}");
            n_exact += 1;
        }
        assert!(n_exact > 0);
    }
}
