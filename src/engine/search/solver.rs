//! The way to the fast exact solver, [`endgame`], for the boards it takes: at most 8×8, most discs win.

use super::control::Control;
use crate::engine::endgame::{self, Solution, Window};
use crate::engine::kernel::{Board, Eight};
use crate::rules::Bits;

pub(super) struct Solver<'a> {
    pub kernel: Eight,
    /// Made when it is first needed.
    pub table: &'a mut Option<endgame::Table>,
}

const TABLE_MEGABYTES: usize = 32;

impl Solver<'_> {
    /// The score and best line of a board in [`Eight`]'s numbering; `None` when the search has to give up, or when there is
    /// no memory for the solver.
    pub fn solve<S: Bits>(&mut self, board: Board<S>, control: &mut Control) -> Option<Solution> {
        let table = match &mut self.table {
            Some(table) => table,
            none => none.insert(endgame::Table::new(TABLE_MEGABYTES)?),
        };
        let word = |set: S| set.to_squares().words()[0];
        let board = Board { own: word(board.own), other: word(board.other) };
        let solution = endgame::solve(self.kernel, board, Window::FULL, 1, table, &|| control.is_over())?;
        control.nodes += solution.nodes;
        Some(solution)
    }
}
