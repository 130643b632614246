//! What the tests of puzzles share.

use super::{Solver, Truth};
use othello::rules::Position;

/// The exact scores of a position's moves.
pub(crate) fn truth(position: Position) -> Truth {
    Solver::new().expect("the memory is there").solve(&position).expect("it can be solved")
}
