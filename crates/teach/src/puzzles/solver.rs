//! Solves positions with the engine, on the caller's thread: the scores of all moves, lines and reasons.

use super::{Puzzle, Truth, file};
use analysis::explain::{CauseFinder, Explanation};
use engine::eight::{self, TranspositionTable};
use engine::kernel::{Eight, Kernel};
use engine::pattern::Weights;
use engine::{Stop, move_values, move_values_solved_from};
use othello::evaluation::Score;
use othello::rules::{BoardSize, Move, Position, Square};
use std::sync::Arc;

/// Solves positions with few empties, one after the other.
pub struct Solver {
    table: TranspositionTable,
    weights: Arc<Weights>,
    causes: CauseFinder,
}

/// Memory for searches, in megabytes: small, since it is cleared for every move.
const TABLE_MB: usize = 1;

impl Solver {
    /// The most empties to solve: more may take longer than a moment, so such puzzles carry their scores.
    pub const EMPTIES_MAX: usize = 18;

    /// A solver; `None` where its memory cannot be allocated, or the program's weights cannot be read.
    pub fn new() -> Option<Solver> {
        let (table, weights) = (TranspositionTable::new(TABLE_MB)?, Weights::embedded()?);
        Some(Solver { table, weights, causes: CauseFinder::default() })
    }

    /// The exact scores of all moves; beyond [`Solver::EMPTIES_MAX`] empties, those of the built-in puzzle
    /// with the position. `None` without such a puzzle, without a move, and on boards other than 8×8. Twelve
    /// empties take some milliseconds.
    pub fn solve(&mut self, position: &Position) -> Option<Truth> {
        if !fits(position) {
            let mut deep = file::embedded().ok()?.iter().filter(|puzzle| puzzle.is_deep());
            return self.judged(position, &deep.find(|puzzle| puzzle.position == *position)?.scores);
        }
        let board = Eight::STANDARD.board(position);
        let exact_from = Solver::EMPTIES_MAX as u32;
        let values = move_values_solved_from(exact_from, &self.weights, board, &mut self.table);
        Truth::new(*position, values)
    }

    /// The scores of a puzzle's moves.
    pub fn truth_of(&mut self, puzzle: &Puzzle) -> Option<Truth> {
        let position = &puzzle.position;
        if puzzle.is_deep() { self.judged(position, &puzzle.scores) } else { self.solve(position) }
    }

    /// Like [`Solver::solve`], for more empties, with the scores of deep searches.
    pub fn judged(&mut self, position: &Position, scores: &[i8]) -> Option<Truth> {
        let board = Eight::STANDARD.board(position);
        let values = move_values(&self.weights, board, &mut self.table);
        Truth::judged(*position, values, scores)
    }

    /// The best play from a position, passes included: to the end of the game, or as far as a short search
    /// sees.
    pub fn best_line(&mut self, position: &Position) -> Vec<Move> {
        if position.outcome().is_some() {
            return Vec::new();
        }
        if !fits(position) {
            return self.causes.best_line(position);
        }
        // Earlier searches must not decide between lines of equal score.
        self.table.forget();
        let (kernel, window) = (Eight::STANDARD, eight::Window::FULL);
        let solved = eight::solve(kernel, kernel.board(position), window, 1, &mut self.table, &|| false);
        solved.map_or(Vec::new(), |solution| solution.line)
    }

    /// Why a move of a position with one best move is wrong; `None` for the best itself.
    pub fn why(&mut self, truth: &Truth, wrong: Square) -> Option<Explanation> {
        let explanation = self.compare(truth, wrong)?;
        let finding = self.causes.find(&explanation, &Stop::never());
        Some(explanation.with(finding))
    }

    /// Like [`Solver::why`], without the search for the cause.
    pub fn compare(&mut self, truth: &Truth, wrong: Square) -> Option<Explanation> {
        let position = truth.position;
        let loss = truth.loss(wrong).filter(|loss| *loss > 0).map(Score::from_discs)?;
        let mut line = |square: Square| -> Vec<Move> {
            let after = position.play(Move::Place(square)).expect("a move of the truth is legal");
            std::iter::once(Move::Place(square)).chain(self.best_line(&after)).collect()
        };
        let (refutation, better) = (line(wrong), line(truth.only_best()?));
        let is_exact = truth.is_proven();
        Some(Explanation { is_exact, ..Explanation::between(position, refutation, better, loss) })
    }
}

fn fits(position: &Position) -> bool {
    position.size() == BoardSize::STANDARD
        && !position.is_placing()
        && position.empties().len() <= Solver::EMPTIES_MAX
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::file;
    use analysis::explain::words;
    use othello::rules::Goal;

    #[test]
    fn a_wrong_move_is_explained_with_what_it_loses_and_what_was_best() {
        let mut solver = Solver::new().unwrap();
        let puzzles = file::embedded().unwrap().iter().filter(|puzzle| puzzle.position.empties().len() <= 8);
        for puzzle in puzzles.step_by(500) {
            let truth = solver.solve(&puzzle.position).unwrap();
            let (size, best) = (puzzle.position.size(), truth.only_best().unwrap());
            assert_eq!(solver.why(&truth, best), None);
            let wrong = truth.with_loss(|loss| loss > 0).first().unwrap();
            let why = words::more(&solver.why(&truth, wrong).unwrap()).expect("the cause was asked for");
            let loss = truth.loss(wrong).unwrap();
            let begin = format!("{} loses {loss} discs; {} was best.", wrong.name(size), best.name(size));
            assert!(why.starts_with(&begin), "{why}");
        }
    }

    #[test]
    fn the_best_line_goes_to_the_end_and_keeps_the_score() {
        let mut solver = Solver::new().unwrap();
        let puzzle =
            file::embedded().unwrap().iter().find(|puzzle| puzzle.position.empties().len() == 8).unwrap();
        let line = solver.best_line(&puzzle.position);
        let end = line.iter().fold(puzzle.position, |position, mv| position.play(*mv).unwrap());
        let score =
            Score::of_outcome(&end.outcome().unwrap(), Goal::MostDiscs, puzzle.position.turn()).discs();
        assert_eq!(score, solver.solve(&puzzle.position).unwrap().score());
    }
}
