//! The one door to the engine: the exact scores of all moves of a position, at once and on this thread.

use super::Truth;
use crate::engine::eight::TranspositionTable;
use crate::engine::kernel::{Eight, Kernel};
use crate::engine::move_values_solved_from;
use crate::engine::pattern::Weights;
use crate::rules::{BoardSize, Position};
use std::sync::Arc;

/// Solves positions with few empties, one after the other.
pub struct Solver {
    table: TranspositionTable,
    weights: Arc<Weights>,
}

/// Memory for searches, in megabytes: small, since it is cleared for every move.
const TABLE_MB: usize = 1;

impl Solver {
    /// With more empties a position may take more than a few seconds.
    pub const EMPTIES_MAX: usize = 18;

    /// `None` where the memory for it cannot be had, or the program's weights cannot be read.
    pub fn new() -> Option<Solver> {
        Some(Solver { table: TranspositionTable::new(TABLE_MB)?, weights: Weights::embedded()? })
    }

    /// The exact scores of all moves; `None` beyond [`Solver::EMPTIES_MAX`] empties, on other boards, and
    /// where there is no move. Twelve empties take some milliseconds.
    pub fn solve(&mut self, position: &Position) -> Option<Truth> {
        let fits = position.size() == BoardSize::STANDARD
            && !position.is_placing()
            && position.empties().len() <= Solver::EMPTIES_MAX;
        if !fits {
            return None;
        }
        let board = Eight::STANDARD.board(position);
        let exact_from = Solver::EMPTIES_MAX as u32;
        let values = move_values_solved_from(exact_from, &self.weights, board, &mut self.table);
        Truth::new(*position, values)
    }
}
