//! Builds a record from its moves in the order in which files hold them.

use super::Fault;
use crate::record::{NodeId, Record, Step};
use crate::rules::{Goal, Position};

/// Builds a record from its moves and corrections in any order that has parents before children. Computes
/// every position only once, however many variations there are.
pub(super) struct Rebuild {
    pub(super) record: Record,
    // The position at each node.
    positions: Vec<Position>,
}

impl Rebuild {
    pub(super) fn new(start: Position, goal: Goal) -> Rebuild {
        Rebuild { record: Record::new(start, goal), positions: vec![start] }
    }

    /// Adds a move or a correction after a node.
    ///
    /// # Errors
    /// When the move is illegal, the correction changes nothing, or the node already has this step after it.
    pub(super) fn add(&mut self, after: NodeId, step: Step) -> Result<NodeId, Fault> {
        let before = self.position(after);
        let position = match &step {
            Step::Move(mv) => before.play(*mv)?,
            Step::Correction(position) if Step::correcting(before, position).is_some() => **position,
            Step::Correction(_) => return Err(Fault::Twice),
        };
        if self.record.child(after, &step).is_some() {
            return Err(Fault::Twice);
        }
        self.positions.push(position);
        Ok(self.record.add(after, step))
    }

    pub(super) fn position(&self, node: NodeId) -> &Position {
        &self.positions[node.index()]
    }

    /// The node with a number: 0 is the start.
    pub(super) fn node(&self, index: usize) -> Result<NodeId, Fault> {
        self.record.node_at(index).ok_or(Fault::NoNode(index))
    }
}
