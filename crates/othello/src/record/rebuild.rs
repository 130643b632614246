//! Builds a record from its moves in the order in which files hold them.

use super::step::corrects;
use super::{Annotations, Header, MoveTime, NodeId, Record, Step};
use crate::rules::{Goal, IllegalMove, Move, Position};

/// Builds a record from its moves in any order that has parents before children. Computes every position only
/// once, however many variations there are. An index without a node is an error.
///
/// ```
/// use othello::record::Rebuild;
/// use othello::rules::{BoardSize, Goal, Move, Position, Square};
///
/// let start = Position::start(BoardSize::STANDARD);
/// let place = |name| Move::Place(Square::parse(name, start.size()).unwrap());
/// let mut rebuild = Rebuild::new(start, Goal::MostDiscs);
/// let f5 = rebuild.add(0, place("f5")).unwrap();
/// let d6 = rebuild.add(f5, place("d6")).unwrap();
/// rebuild.add(f5, place("f6")).unwrap();
/// let record = rebuild.finish(d6).unwrap();
/// assert_eq!((record.n_moves(), record.moves().len()), (3, 2));
/// ```
pub struct Rebuild {
    record: Record,
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
    /// The start, with index 0.
    pub fn new(start: Position, goal: Goal) -> Rebuild {
        Rebuild { record: Record::new(start, goal), positions: vec![start] }
    }

    /// Adds a move after the node with an index; returns the index of the new node.
    ///
    /// # Errors
    /// When there is no such node, or the move is illegal there or known already.
    pub fn add(&mut self, after: usize, mv: Move) -> Result<usize, RebuildError> {
        self.find(after)?;
        let position = self.positions[after].play(mv).map_err(RebuildError::Illegal)?;
        self.enter(after, Step::Move(mv), position)
    }

    /// Adds a correction of the board after the node with an index; returns the index of the new node.
    ///
    /// # Errors
    /// When there is no such node, the board there is the same, or the same correction exists already.
    pub fn correct(&mut self, after: usize, position: Position) -> Result<usize, RebuildError> {
        self.find(after)?;
        if !corrects(&self.positions[after], &position) {
            return Err(RebuildError::Twice);
        }
        self.enter(after, Step::Correction(Box::new(position)), position)
    }

    fn enter(&mut self, after: usize, step: Step, position: Position) -> Result<usize, RebuildError> {
        let parent = self.find(after)?;
        if self.record.child(parent, &step).is_some() {
            return Err(RebuildError::Twice);
        }
        self.positions.push(position);
        Ok(self.record.add(parent, step).index())
    }

    /// Makes the shown line continue with a node after its parent.
    pub fn follow(&mut self, index: usize) -> Result<(), RebuildError> {
        let node = self.find(index)?;
        if let Some(parent) = self.record.parent(node) {
            self.record.follow_child(parent, node);
        }
        Ok(())
    }

    /// The annotations of a move, for changes.
    pub fn annotations(&mut self, index: usize) -> Result<&mut Annotations, RebuildError> {
        let node = self.find(index)?;
        Ok(self.record.annotations_mut(node))
    }

    /// How long a move took.
    pub fn set_move_time(&mut self, index: usize, time: MoveTime) -> Result<(), RebuildError> {
        let node = self.find(index)?;
        self.record.set_move_time(node, Some(time));
        Ok(())
    }

    /// The header of the game.
    pub fn header(&mut self) -> &mut Header {
        &mut self.record.header
    }

    /// The position after the move with an index.
    pub fn position(&self, index: usize) -> Result<&Position, RebuildError> {
        self.positions.get(index).ok_or(RebuildError::NoNode(index))
    }

    /// The node to which a step leads after `after`, if it is known.
    pub fn child(&self, after: usize, step: &Step) -> Option<usize> {
        Some(self.record.child(self.find(after).ok()?, step)?.index())
    }

    /// The record with its cursor at a node; the shown line runs through it.
    pub fn finish(mut self, cursor: usize) -> Result<Record, RebuildError> {
        let node = self.find(cursor)?;
        self.record.go_to(node);
        Ok(self.record)
    }

    fn find(&self, index: usize) -> Result<NodeId, RebuildError> {
        if index < self.positions.len() { Ok(NodeId(index as u32)) } else { Err(RebuildError::NoNode(index)) }
    }
}
