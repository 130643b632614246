//! A game as a tree of moves with a cursor.
//!
//! The record keeps moves; positions are derived by replay. Nothing is ever erased by playing: a different
//! move in the past becomes a variation beside the first. Passes are moves of their own and stand in the
//! tree. At each branching the tree remembers which move was visited last; following those from the cursor
//! gives the *shown line*. Beside each move and the start there is room for [`Notes`], and beside the whole
//! for a [`Header`].

mod edit;
mod notes;

pub use notes::{Header, Judgement, Mark, Notes, Took, judged};

use crate::rules::{Goal, IllegalMove, Move, Position};
use std::fmt;

/// A place in a [`Record`]: the start or the situation after one of its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    /// 0 at the start, then the moves in the order in which they entered the record.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Debug)]
struct Node {
    // `None` only at the root, which is node 0. A parent's index is lower than its children's.
    parent: Option<(NodeId, Move)>,
    children: Vec<NodeId>,
    // Index into `children` of the move visited last; meaningless while there are none.
    followed: usize,
    // Nearly always `None`, and then small.
    notes: Option<Box<Notes>>,
    // How long the move took.
    took: Option<Took>,
}

impl PartialEq for Node {
    /// Notes that say nothing are no notes.
    fn eq(&self, other: &Node) -> bool {
        let notes = |node: &Node| node.notes.clone().filter(|notes| !notes.is_empty());
        (self.parent, &self.children, self.followed, self.took)
            == (other.parent, &other.children, other.followed, other.took)
            && notes(self) == notes(other)
    }
}

impl Eq for Node {}

/// A game: start position, what is played for, and the tree of moves with a cursor in it.
///
/// ```
/// use outflank::record::Record;
/// use outflank::rules::{BoardSize, Goal, Move, Position, Square};
///
/// let start = Position::start(BoardSize::STANDARD);
/// let place = |name| Move::Place(Square::parse(name, start.size()).unwrap());
/// let mut record = Record::new(start, Goal::MostDiscs);
/// let f5 = record.play(place("f5")).unwrap();
/// let d6 = record.play(place("d6")).unwrap();
///
/// // Another move in the past is a variation, and nothing is lost.
/// record.go_to(f5);
/// let f6 = record.play(place("f6")).unwrap();
/// assert_eq!(record.children(f5), [d6, f6]);
/// assert_eq!(record.line(), [f5, f6]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    start: Position,
    goal: Goal,
    nodes: Vec<Node>,
    cursor: NodeId,
    // The position at the cursor.
    position: Position,
    /// Who played, where and when.
    pub header: Header,
}

impl Record {
    /// The start, before any move.
    pub const ROOT: NodeId = NodeId(0);

    /// A game without moves; the cursor is at the start.
    pub fn new(start: Position, goal: Goal) -> Record {
        let root = Node { parent: None, children: Vec::new(), followed: 0, notes: None, took: None };
        Record {
            start,
            goal,
            nodes: vec![root],
            cursor: Self::ROOT,
            position: start,
            header: Header::default(),
        }
    }

    /// The position before the first move.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Whether most or fewest discs win.
    pub fn goal(&self) -> Goal {
        self.goal
    }

    /// The node whose position is on the board.
    pub fn cursor(&self) -> NodeId {
        self.cursor
    }

    /// The position at the cursor.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The number of moves in the whole tree, passes included.
    pub fn n_moves(&self) -> usize {
        self.nodes.len() - 1
    }

    /// Plays at the cursor and moves it: into the existing branch if this move was played here before, else
    /// into a new one.
    ///
    /// # Errors
    /// When the move is illegal; the record is unchanged.
    ///
    /// ```
    /// use outflank::record::Record;
    /// use outflank::rules::{BoardSize, Goal, IllegalMove, Move, Position};
    /// let mut record = Record::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
    /// assert_eq!(record.play(Move::Pass), Err(IllegalMove::PassNotAllowed));
    /// assert_eq!(record.n_moves(), 0);
    /// ```
    pub fn play(&mut self, mv: Move) -> Result<NodeId, IllegalMove> {
        let position = self.position.play(mv)?;
        let known =
            self.children(self.cursor).iter().copied().find(|&child| self.move_into(child) == Some(mv));
        let node = known.unwrap_or_else(|| self.add(self.cursor, mv));
        self.follow(node);
        self.cursor = node;
        self.position = position;
        Ok(node)
    }

    fn add(&mut self, parent: NodeId, mv: Move) -> NodeId {
        let node = NodeId(self.nodes.len() as u32);
        let (parent_and_move, children) = (Some((parent, mv)), Vec::new());
        self.nodes.push(Node { parent: parent_and_move, children, followed: 0, notes: None, took: None });
        self.nodes[parent.index()].children.push(node);
        node
    }

    /// Makes the shown line run through a node.
    fn follow(&mut self, node: NodeId) {
        let mut node = node;
        while let Some(parent) = self.parent(node) {
            self.follow_child(parent, node);
            node = parent;
        }
    }

    fn follow_child(&mut self, parent: NodeId, child: NodeId) {
        let index = self.children(parent).iter().position(|&other| other == child);
        self.nodes[parent.index()].followed = index.expect("a node is among its parent's children");
    }

    /// Moves the cursor; the shown line then runs through it.
    ///
    /// # Panics
    /// When the node is not of this record.
    pub fn go_to(&mut self, node: NodeId) {
        self.position = self.position_at(node);
        self.follow(node);
        self.cursor = node;
    }

    /// Whether the record has such a node.
    pub fn contains(&self, node: NodeId) -> bool {
        node.index() < self.nodes.len()
    }

    /// Every node but the start, in the order in which they entered the record: parents before children.
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> {
        (1..self.nodes.len() as u32).map(NodeId)
    }

    /// What is written beside a move or the start; `None` for nothing.
    pub fn notes(&self, node: NodeId) -> Option<&Notes> {
        self.node(node).notes.as_deref().filter(|notes| !notes.is_empty())
    }

    /// What is written beside a move or the start, to be changed.
    pub fn notes_mut(&mut self, node: NodeId) -> &mut Notes {
        self.nodes[node.index()].notes.get_or_insert_default()
    }

    /// How long the move into a node took, if somebody noted it.
    pub fn took(&self, node: NodeId) -> Option<Took> {
        self.node(node).took
    }

    /// Notes how long the move into a node took.
    pub fn timed(&mut self, node: NodeId, took: Option<Took>) {
        self.nodes[node.index()].took = took;
    }

    /// The node before the move into this one, `None` at the start.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.node(node).parent.map(|(parent, _)| parent)
    }

    /// The move that leads to a node, `None` at the start.
    pub fn move_into(&self, node: NodeId) -> Option<Move> {
        self.node(node).parent.map(|(_, mv)| mv)
    }

    /// The moves played from a node, oldest first.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.node(node).children
    }

    /// The next node on the shown line.
    pub fn next(&self, node: NodeId) -> Option<NodeId> {
        let node = self.node(node);
        node.children.get(node.followed).copied()
    }

    /// The nodes from the first move to this one.
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = std::iter::successors(Some(node), |&node| self.parent(node))
            .filter(|&node| node != Self::ROOT)
            .collect();
        path.reverse();
        path
    }

    /// The shown line: from the first move through the cursor to its end.
    pub fn line(&self) -> Vec<NodeId> {
        let mut line = self.path(self.cursor);
        line.extend(std::iter::successors(self.next(self.cursor), |&node| self.next(node)));
        line
    }

    /// The position at a node, by replay.
    pub fn position_at(&self, node: NodeId) -> Position {
        self.path(node).into_iter().fold(self.start, |position, node| self.replay(position, node))
    }

    /// The position after the move into `node`, given the one before.
    fn replay(&self, position: Position, node: NodeId) -> Position {
        let mv = self.move_into(node).expect("a path holds no root");
        position.play(mv).expect("only legal moves enter a record")
    }

    /// The shown line with the position after each of its moves.
    pub fn line_positions(&self) -> Vec<(NodeId, Position)> {
        let mut position = self.start;
        let mut step = |node| {
            position = self.replay(position, node);
            (node, position)
        };
        self.line().into_iter().map(&mut step).collect()
    }

    /// The moves of the shown line up to the cursor.
    pub fn moves(&self) -> Vec<Move> {
        self.path(self.cursor).into_iter().filter_map(|node| self.move_into(node)).collect()
    }

    fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node.index()]
    }
}

/// Puts a record together again from its moves in any order that has parents before children, as files hold
/// them. Every position is computed once, however many variations there are.
///
/// ```
/// use outflank::record::Rebuild;
/// use outflank::rules::{BoardSize, Goal, Move, Position, Square};
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RebuildError {
    /// No node has this index, or none has it yet.
    NoNode(usize),
    /// The rules do not allow the move there.
    Illegal(IllegalMove),
    /// The same move stands there already.
    Twice,
}

impl Rebuild {
    /// The start, with index 0.
    pub fn new(start: Position, goal: Goal) -> Rebuild {
        Rebuild { record: Record::new(start, goal), positions: vec![start] }
    }

    /// Adds the move that was played after the node with an index, and says its own index.
    ///
    /// # Errors
    /// When there is no such node, or the move is illegal there or known already.
    pub fn add(&mut self, after: usize, mv: Move) -> Result<usize, RebuildError> {
        let parent = self.find(after)?;
        let position = self.positions[after].play(mv).map_err(RebuildError::Illegal)?;
        if self.record.children(parent).iter().any(|&child| self.record.move_into(child) == Some(mv)) {
            return Err(RebuildError::Twice);
        }
        self.positions.push(position);
        Ok(self.record.add(parent, mv).index())
    }

    /// Makes the line through a node the one that is shown from its parent on.
    ///
    /// # Errors
    /// When there is no such node.
    pub fn follow(&mut self, index: usize) -> Result<(), RebuildError> {
        let node = self.find(index)?;
        if let Some(parent) = self.record.parent(node) {
            self.record.follow_child(parent, node);
        }
        Ok(())
    }

    /// What is to be written beside a move.
    ///
    /// # Errors
    /// When there is no such node.
    pub fn notes(&mut self, index: usize) -> Result<&mut Notes, RebuildError> {
        let node = self.find(index)?;
        Ok(self.record.notes_mut(node))
    }

    /// How long a move took.
    ///
    /// # Errors
    /// When there is no such node.
    pub fn timed(&mut self, index: usize, took: Took) -> Result<(), RebuildError> {
        let node = self.find(index)?;
        self.record.timed(node, Some(took));
        Ok(())
    }

    /// Who played, where and when.
    pub fn header(&mut self) -> &mut Header {
        &mut self.record.header
    }

    /// The position after the move with an index.
    ///
    /// # Errors
    /// When there is no such node.
    pub fn position(&self, index: usize) -> Result<&Position, RebuildError> {
        self.positions.get(index).ok_or(RebuildError::NoNode(index))
    }

    /// The node after `after` with this move, if it is known.
    pub fn child(&self, after: usize, mv: Move) -> Option<usize> {
        let parent = self.find(after).ok()?;
        let known =
            self.record.children(parent).iter().find(|&&child| self.record.move_into(child) == Some(mv));
        known.map(|child| child.index())
    }

    /// The record with its cursor at a node; the shown line runs through it.
    ///
    /// # Errors
    /// When there is no such node.
    pub fn finish(mut self, cursor: usize) -> Result<Record, RebuildError> {
        let node = self.find(cursor)?;
        self.record.go_to(node);
        Ok(self.record)
    }

    fn find(&self, index: usize) -> Result<NodeId, RebuildError> {
        if index < self.positions.len() { Ok(NodeId(index as u32)) } else { Err(RebuildError::NoNode(index)) }
    }
}

impl fmt::Display for RebuildError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            RebuildError::NoNode(index) => write!(f, "there is no move number {index}"),
            RebuildError::Illegal(reason) => reason.fmt(f),
            RebuildError::Twice => f.write_str("the same move stands there already"),
        }
    }
}

impl std::error::Error for RebuildError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BoardSize, Square};

    fn place(name: &str) -> Move {
        Move::Place(Square::parse(name, BoardSize::STANDARD).unwrap())
    }

    fn record(moves: &[&str]) -> Record {
        let mut record = Record::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
        moves.iter().for_each(|name| _ = record.play(place(name)).unwrap());
        record
    }

    fn names(record: &Record, nodes: &[NodeId]) -> Vec<String> {
        nodes.iter().map(|&node| record.move_into(node).unwrap().name(BoardSize::STANDARD)).collect()
    }

    #[test]
    fn a_different_move_in_the_past_becomes_a_variation_and_erases_nothing() {
        let mut record = record(&["f5", "d6", "c3"]);
        let end = record.cursor();
        let f5 = record.path(end)[0];
        record.go_to(f5);
        record.play(place("f6")).unwrap();
        assert_eq!(names(&record, &record.line()), ["f5", "f6"]);
        assert_eq!(record.children(f5).len(), 2);
        record.go_to(end);
        assert_eq!(names(&record, &record.line()), ["f5", "d6", "c3"]);
    }

    #[test]
    fn playing_a_known_move_enters_its_branch_and_keeps_what_follows() {
        let mut record = record(&["f5", "d6", "c3"]);
        record.go_to(Record::ROOT);
        record.play(place("f5")).unwrap();
        assert_eq!((record.n_moves(), names(&record, &record.line()).len()), (3, 3));
        assert_eq!(*record.position(), record.position_at(record.cursor()));
    }

    #[test]
    fn an_illegal_move_leaves_the_record_as_it_was() {
        let mut record = record(&["f5"]);
        let before = record.clone();
        assert!(record.play(place("a1")).is_err());
        assert_eq!(record, before);
    }
}
