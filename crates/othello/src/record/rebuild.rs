//! Builds a record from its moves in the order in which files hold them.

use super::step::corrects;
use super::{NodeId, Record, Step};
use crate::rules::{Goal, IllegalMove, Position};

/// Builds a record from its moves and corrections in any order that has parents before children. Computes
/// every position only once, however many variations there are.
pub(crate) struct Rebuild {
    pub(crate) record: Record,
    // The position at each node.
    positions: Vec<Position>,
}

/// Why moves do not make a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant is the sentence above it")]
pub enum RebuildError {
    #[error("there is no move number {0}")]
    NoNode(usize),
    #[error("{0}")]
    Illegal(IllegalMove),
    #[error("the same move stands there already")]
    Twice,
}

impl Rebuild {
    pub(crate) fn new(start: Position, goal: Goal) -> Rebuild {
        Rebuild { record: Record::new(start, goal), positions: vec![start] }
    }

    /// Adds a move or a correction after a node.
    ///
    /// # Errors
    /// When the move is illegal, the correction changes nothing, or the node is followed by the same already.
    pub(crate) fn add(&mut self, after: NodeId, step: Step) -> Result<NodeId, RebuildError> {
        let before = self.position(after);
        let position = match &step {
            Step::Move(mv) => before.play(*mv).map_err(RebuildError::Illegal)?,
            Step::Correction(position) if corrects(before, position) => **position,
            Step::Correction(_) => return Err(RebuildError::Twice),
        };
        if self.record.child(after, &step).is_some() {
            return Err(RebuildError::Twice);
        }
        self.positions.push(position);
        Ok(self.record.add(after, step))
    }

    pub(crate) fn position(&self, node: NodeId) -> &Position {
        &self.positions[node.index()]
    }

    /// The node with a number: 0 is the start.
    pub(crate) fn node(&self, index: usize) -> Result<NodeId, RebuildError> {
        if index < self.positions.len() { Ok(NodeId(index as u32)) } else { Err(RebuildError::NoNode(index)) }
    }
}
