//! A game as a tree of moves with a cursor.
//!
//! The record keeps moves; positions are derived by replay. Nothing is ever erased by playing: a different
//! move in the past becomes a variation beside the first. Passes are moves of their own and stand in the
//! tree. At each branching the tree remembers which move was visited last; following those from the cursor
//! gives the *shown line*. Beside each move and the start there is room for [`Annotations`] and a
//! [`MoveTime`], and beside the whole for a [`Header`].
//!
//! [`GameLine`] is the plain game without variations, which engines, matches and GGF use.

mod annotations;
mod edit;
mod ending;
mod game_line;
mod header;
mod judgement;
mod mark;
mod move_time;
mod rebuild;

pub use annotations::Annotations;
pub use ending::{EndReason, Ending};
pub use game_line::{ClockSetting, GameLine, PlayedMove};
pub use header::Header;
pub use judgement::{Judgement, judged};
pub use mark::Mark;
pub use move_time::MoveTime;
pub use rebuild::{Rebuild, RebuildError};

use crate::rules::{Goal, IllegalMove, Move, Position};

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
    annotations: Option<Box<Annotations>>,
    move_time: Option<MoveTime>,
}

impl Node {
    fn new(parent: Option<(NodeId, Move)>) -> Node {
        Node { parent, children: Vec::new(), followed: 0, annotations: None, move_time: None }
    }

    fn annotations(&self) -> Option<&Annotations> {
        self.annotations.as_deref().filter(|annotations| !annotations.is_empty())
    }
}

impl PartialEq for Node {
    /// Empty annotations count as none.
    fn eq(&self, other: &Node) -> bool {
        (self.parent, &self.children, self.followed, self.move_time)
            == (other.parent, &other.children, other.followed, other.move_time)
            && self.annotations() == other.annotations()
    }
}

impl Eq for Node {}

/// A game: start position, goal, and the tree of moves with a cursor in it.
///
/// ```
/// use othello::record::Record;
/// use othello::rules::{BoardSize, Goal, Move, Position, Square};
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
    /// The header: players, place and date.
    pub header: Header,
}

impl Record {
    /// The start, before any move.
    pub const ROOT: NodeId = NodeId(0);

    /// A game without moves; the cursor is at the start.
    pub fn new(start: Position, goal: Goal) -> Record {
        Record {
            start,
            goal,
            nodes: vec![Node::new(None)],
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
    /// use othello::record::Record;
    /// use othello::rules::{BoardSize, Goal, IllegalMove, Move, Position};
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
        self.nodes.push(Node::new(Some((parent, mv))));
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

    /// The annotations of a move or the start; `None` for none.
    pub fn annotations(&self, node: NodeId) -> Option<&Annotations> {
        self.node(node).annotations()
    }

    /// The annotations of a move or the start, for changes.
    pub fn annotations_mut(&mut self, node: NodeId) -> &mut Annotations {
        self.nodes[node.index()].annotations.get_or_insert_default()
    }

    /// How long the move into a node took, if the time is known.
    pub fn move_time(&self, node: NodeId) -> Option<MoveTime> {
        self.node(node).move_time
    }

    /// Stores how long the move into a node took.
    pub fn set_move_time(&mut self, node: NodeId, time: Option<MoveTime>) {
        self.nodes[node.index()].move_time = time;
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

    /// The game as it was first played: from each move the one that was entered first.
    pub fn main_line(&self) -> Vec<NodeId> {
        let first = |node: NodeId| self.children(node).first().copied();
        std::iter::successors(first(Self::ROOT), |&node| first(node)).collect()
    }

    /// The record with its cursor at the end of its main line, as a game is handed on.
    #[must_use]
    pub fn whole_game(&self) -> Record {
        let mut whole = self.clone();
        whole.go_to(self.main_line().last().copied().unwrap_or(Self::ROOT));
        whole
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
