//! A game as a tree of moves with a cursor.
//!
//! The record keeps moves; positions are derived by replay. Playing never erases anything: a different move
//! at an earlier node becomes a variation. A pass is a move with its own node. Each node remembers
//! which of its moves was visited last; following those moves from the cursor gives the *shown line*. The
//! start and each move can have [`Annotations`], each move a [`MoveTime`], and the game has a [`Header`].
//!
//! Games at a table don't always keep the rules: discs are flipped wrongly, a side moves twice, an arbiter
//! puts the board right. One kind of node covers all of these, a *correction*: it holds the board from which
//! the game goes on. A wrong flip is a move and the correction after it.
//!
//! [`GameLine`] is the plain game without variations, which engines, matches and GGF use.

mod annotations;
mod date;
mod edit;
mod ending;
mod game_line;
mod header;
mod judgement;
mod mark;
mod move_time;
mod step;

pub use annotations::Annotations;
pub use date::{Date, plain_date};
#[cfg(feature = "formats")]
pub(crate) use ending::{Claim, words};
pub use ending::{EndReason, Ending, FinalScore};
#[cfg(feature = "formats")]
pub(crate) use game_line::LineStep;
pub use game_line::{GameLine, PlayedMove};
pub use header::Header;
pub use judgement::{Judgement, judged};
pub use mark::Mark;
pub use move_time::MoveTime;
pub use step::Step;

use crate::rules::{Color, Goal, IllegalMove, Move, Position, Square};

/// A place in a [`Record`]: the start, or the situation after one of its moves or corrections.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    /// The node's number: 0 at the start, else above its parent's. Promoting and removing change numbers.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Debug)]
struct Node {
    // `None` only at the root, which is node 0. A parent's index is lower than its children's.
    parent: Option<(NodeId, Step)>,
    children: Vec<NodeId>,
    // Index into `children` of the move visited last; meaningless while there are none.
    followed: usize,
    // Boxed, since it is nearly always `None`.
    annotations: Option<Box<Annotations>>,
    move_time: Option<MoveTime>,
}

impl Node {
    fn new(parent: Option<(NodeId, Step)>) -> Node {
        Node { parent, children: Vec::new(), followed: 0, annotations: None, move_time: None }
    }

    fn annotations(&self) -> Option<&Annotations> {
        self.annotations.as_deref().filter(|annotations| !annotations.is_empty())
    }
}

impl PartialEq for Node {
    /// Empty annotations count as none.
    fn eq(&self, other: &Node) -> bool {
        (&self.parent, &self.children, self.followed, self.move_time)
            == (&other.parent, &other.children, other.followed, other.move_time)
            && self.annotations() == other.annotations()
    }
}

impl Eq for Node {}

/// A game: start position, goal, and the tree of moves with a cursor in it. Its methods panic if a node is
/// not in this record.
///
/// ```
/// use othello::record::Record;
/// use othello::rules::{BoardSize, Goal, IllegalMove, Move, Position, Square};
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
/// assert_eq!(record.play(Move::Pass), Err(IllegalMove::PassNotAllowed));
/// assert_eq!((record.cursor(), record.n_moves()), (f6, 3));
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

    /// How many moves of the shown line are the opening that was given before the game.
    pub fn n_given(&self) -> usize {
        let line = self.line();
        let of_game = line.iter().zip(self.main_line()).take(self.header.n_given);
        of_game.take_while(|(node, main)| **node == *main).count()
    }

    /// The number of moves in the whole tree; passes and corrections count as well.
    pub fn n_moves(&self) -> usize {
        self.nodes.len() - 1
    }

    /// Plays a move at the cursor and moves the cursor to the node after it: the existing one if the record
    /// has this move here, else a new one.
    ///
    /// # Errors
    /// When the move is illegal; the record is unchanged.
    pub fn play(&mut self, mv: Move) -> Result<NodeId, IllegalMove> {
        let position = self.position.play(mv)?;
        Ok(self.enter(Step::Move(mv), position))
    }

    /// Plays the pass that the position at the cursor forces, if it forces one.
    pub fn pass_if_forced(&mut self) {
        if self.position.must_pass() {
            self.play(Move::Pass).expect("a side that must pass may pass");
        }
    }

    /// Corrects the board at the cursor and moves the cursor to the correction: the game goes on from
    /// `position`, whatever was played. Does nothing if the board and the turn are already the same.
    ///
    /// # Panics
    /// When the board is of another size.
    pub fn correct(&mut self, position: Position) -> NodeId {
        assert_eq!(position.size(), self.start.size(), "a game stays on its board");
        match Step::correcting(&self.position, &position) {
            Some(step) => self.enter(step, position),
            None => self.cursor,
        }
    }

    /// Moves the cursor to the node to which a step leads, which it adds if it is new.
    fn enter(&mut self, step: Step, position: Position) -> NodeId {
        let known = self.child(self.cursor, &step);
        let node = known.unwrap_or_else(|| self.add(self.cursor, step));
        self.follow(node);
        self.cursor = node;
        self.position = position;
        node
    }

    /// The node to which a step leads from another one, if it is known.
    pub fn child(&self, node: NodeId, step: &Step) -> Option<NodeId> {
        self.children(node).iter().copied().find(|&child| self.step_into(child) == Some(step))
    }

    /// Adds the node to which a step leads from `parent`, which has no such step yet.
    pub(crate) fn add(&mut self, parent: NodeId, step: Step) -> NodeId {
        let node = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node::new(Some((parent, step))));
        self.nodes[parent.index()].children.push(node);
        node
    }

    /// Makes the shown line run through a node.
    fn follow(&mut self, node: NodeId) {
        let mut next = Some(node);
        while let Some(node) = next {
            next = self.follow_from_parent(node);
        }
    }

    /// Makes the shown line go on from a node's parent to it; returns the parent, `None` at the start.
    pub(crate) fn follow_from_parent(&mut self, node: NodeId) -> Option<NodeId> {
        let parent = self.parent(node)?;
        let index = self.children(parent).iter().position(|&other| other == node);
        self.nodes[parent.index()].followed = index.expect("a node is among its parent's children");
        Some(parent)
    }

    /// Moves the cursor; the shown line then runs through it.
    pub fn go_to(&mut self, node: NodeId) {
        self.position = self.position_at(node);
        self.follow(node);
        self.cursor = node;
    }

    /// The node with an index, as [`NodeId::index`] gives it.
    pub fn node_at(&self, index: usize) -> Option<NodeId> {
        (index < self.nodes.len()).then_some(NodeId(index as u32))
    }

    /// Whether the node is in this record.
    pub fn contains(&self, node: NodeId) -> bool {
        node.index() < self.nodes.len()
    }

    /// Every node but the start, in the order of [`NodeId::index`]: parents before children.
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> {
        (1..self.nodes.len() as u32).map(NodeId)
    }

    /// The annotations of a move or the start; `None` if there are none or they are empty.
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

    /// Stores how long the move into a node took; a correction keeps no time.
    pub fn set_move_time(&mut self, node: NodeId, time: Option<MoveTime>) {
        let time = time.filter(|_| self.correction(node).is_none());
        self.nodes[node.index()].move_time = time;
    }

    /// The node before the move into this one, `None` at the start.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.node(node).parent.as_ref().map(|(parent, _)| *parent)
    }

    /// What leads to a node, `None` at the start.
    pub fn step_into(&self, node: NodeId) -> Option<&Step> {
        self.node(node).parent.as_ref().map(|(_, step)| step)
    }

    /// The move that leads to a node, `None` at the start and at a correction.
    pub fn move_into(&self, node: NodeId) -> Option<Move> {
        self.step_into(node).and_then(Step::mv)
    }

    /// The board as it was corrected, if a correction leads to a node.
    pub fn correction(&self, node: NodeId) -> Option<&Position> {
        self.step_into(node).and_then(Step::correction)
    }

    /// The nodes of a line before its first correction: those whose moves are legal from the start.
    pub fn before_correction<'a>(&self, line: &'a [NodeId]) -> &'a [NodeId] {
        let end = line.iter().position(|&node| self.correction(node).is_some());
        &line[..end.unwrap_or(line.len())]
    }

    /// Whether the board was corrected on a line, such as [`Record::main_line`].
    pub fn is_corrected(&self, line: &[NodeId]) -> bool {
        self.before_correction(line).len() < line.len()
    }

    /// The nodes after the moves and corrections at a node, the main one first.
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

    /// The game without its variations: from each node the first of its children.
    pub fn main_line(&self) -> Vec<NodeId> {
        let first = |node: NodeId| self.children(node).first().copied();
        std::iter::successors(first(Self::ROOT), |&node| first(node)).collect()
    }

    /// Whether there are moves beside the main line.
    pub fn has_variations(&self) -> bool {
        self.n_moves() > self.main_line().len()
    }

    /// The last node of the main line; the start without moves.
    pub fn main_line_end(&self) -> NodeId {
        self.main_line().last().copied().unwrap_or(Self::ROOT)
    }

    /// The record with its cursor at the end of its main line.
    #[must_use]
    pub fn whole_game(&self) -> Record {
        let mut whole = self.clone();
        whole.go_to(self.main_line_end());
        whole
    }

    /// The position at a node, by replay from the last correction before it.
    pub fn position_at(&self, node: NodeId) -> Position {
        let path = self.path(node);
        let from = path.iter().rposition(|&node| self.correction(node).is_some()).unwrap_or(0);
        path[from..].iter().fold(self.start, |position, &node| self.replay(position, node))
    }

    /// Whose turn it is at a node: passes are moves of their own, so every move hands it over.
    pub fn turn_at(&self, node: NodeId) -> Color {
        let mut up = std::iter::successors(Some(node), |&node| self.parent(node));
        let n_moves = up.clone().take_while(|&node| self.move_into(node).is_some()).count();
        let correction = up.nth(n_moves).and_then(|node| self.correction(node));
        let turn = correction.unwrap_or(&self.start).turn();
        if n_moves % 2 == 0 { turn } else { !turn }
    }

    /// The position after the step into `node`, given the one before.
    fn replay(&self, position: Position, node: NodeId) -> Position {
        match self.step_into(node).expect("a path holds no root") {
            Step::Move(mv) => position.play(*mv).expect("only legal moves enter a record"),
            Step::Correction(position) => **position,
        }
    }

    /// The positions of the shown line, from the start on.
    pub fn positions(&self) -> Vec<Position> {
        let after = self.line_positions().into_iter().map(|(_, position)| position);
        std::iter::once(self.start).chain(after).collect()
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

    /// The moves of the shown line up to the cursor or the first correction: those legal from the start.
    pub fn moves(&self) -> Vec<Move> {
        let path = self.path(self.cursor);
        self.before_correction(&path).iter().filter_map(|&node| self.move_into(node)).collect()
    }

    /// The square of the last disc placed up to the cursor; `None` before the first and after a correction.
    pub fn last_placed(&self) -> Option<Square> {
        let path = self.path(self.cursor);
        path.iter().rev().map_while(|&node| self.move_into(node)).find_map(Move::square)
    }

    fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::transcript;
    use crate::rules::{BoardSize, Setup};

    fn place(name: &str) -> Move {
        Move::Place(Square::parse(name, BoardSize::STANDARD).unwrap())
    }

    fn record(moves: &str) -> Record {
        transcript::read(moves, &Position::start(BoardSize::STANDARD), Goal::MostDiscs).unwrap()
    }

    #[test]
    fn playing_a_known_move_enters_its_branch_and_keeps_what_follows() {
        let mut record = record("f5d6c3");
        record.go_to(Record::ROOT);
        record.play(place("f5")).unwrap();
        assert_eq!((record.n_moves(), record.line().len()), (3, 3));
        assert_eq!(*record.position(), record.position_at(record.cursor()));
    }

    /// The position with another disc on a square.
    fn with_disc(position: &Position, square: &str, disc: Option<Color>) -> Position {
        let mut setup = Setup::from(position);
        setup.put(Square::parse(square, position.size()).unwrap(), disc);
        setup.position().unwrap()
    }

    #[test]
    fn a_corrected_board_is_a_place_of_its_own_and_the_game_goes_on_from_it() {
        let mut record = record("f5d6");
        let before = record.cursor();
        assert_eq!(record.correct(*record.position()), before);
        let wrong = with_disc(record.position(), "d5", Some(Color::Black));
        let corrected = record.correct(wrong);
        record.play(place("f4")).unwrap_err();
        let legal = record.position().legal_moves().iter().next().unwrap();
        let end = record.play(Move::Place(legal)).unwrap();
        assert_eq!(record.position_at(corrected), wrong);
        for node in record.nodes() {
            assert_eq!(record.turn_at(node), record.position_at(node).turn());
        }
        assert_eq!(record.position_at(end), wrong.play(Move::Place(legal)).unwrap());
        assert_eq!((record.move_into(corrected), record.correction(corrected)), (None, Some(&wrong)));
        assert_eq!(
            (record.line().len(), record.moves(), record.n_moves()),
            (4, ["f5", "d6"].map(place).into(), 4)
        );
        assert!(record.is_corrected(&record.line()) && !record.is_corrected(&record.line()[..2]));
        // The same correction is the same branch, another one is beside it.
        record.go_to(before);
        assert_eq!(record.correct(wrong), corrected);
        record.go_to(before);
        let other = record.correct(with_disc(record.position(), "a1", Some(Color::White)));
        assert_eq!(record.children(before), [corrected, other]);
    }
}
