//! The positions of a book, the moves between them, and their values.
//!
//! Values are backed up from positions with many discs to those with few, since every move adds a disc. A
//! position in which the side to move must pass comes after the one that the pass leads to.

use crate::kernel::{Board, Eight, Kernel};
use crate::search::general::hash;
use hashbrown::HashTable;
use othello::evaluation::{Evaluation, Score, Source};
use othello::rules::{self, Bits, BoardSize, Position};
use std::collections::HashMap;
use std::ops::{Index, Range};

/// How a leaf's value was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Effort {
    /// The depth of the search, in plies.
    pub depth: u8,
    /// The selectivity of the search, in percent: below 100, it cut off moves that were probably bad.
    pub selectivity: u8,
    /// The checksum of the weights that the search used.
    pub weights: u64,
}

/// Where a value of a book comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Origin {
    /// The book that comes with the program, or the file that this book was read from.
    #[default]
    Shipped,
    /// A search by our engine, for the user's own book.
    Searched,
    /// Typed by the user.
    Typed,
    /// Another program's book.
    Imported,
}

/// Statistics of a book.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// How many positions it has.
    pub n_positions: usize,
    /// How many of them are open: their moves are in the book too.
    pub n_open: usize,
    /// By the number of discs placed: how many positions, and how many of them are open.
    pub by_ply: Vec<(usize, usize)>,
    /// How many leaves have a value of this effort.
    pub efforts: Vec<(Effort, usize)>,
    /// The value of the start of the game.
    pub root: Evaluation,
}

#[derive(Clone, Debug)]
pub(super) struct Tree {
    nodes: Vec<BookNode>,
    /// The children of open nodes, one after another.
    links: Vec<u32>,
    /// Finds a node by its board. It holds node numbers only: the program adds 100,000 nodes at its start.
    index: HashTable<u32>,
    efforts: Vec<Effort>,
    /// The user's facts about positions. A found value counts unless the tree has one of more effort. A typed
    /// value overrides every other, and keeps the effort of the value it replaces.
    pins: HashMap<u32, PositionFacts>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct BookNode {
    pub board: Board<u64>,
    state: NodeState,
    pub value: i8,
    depth: u8,
    /// The number of the effort that found the value; none without a value or at a game's end.
    effort: Option<u16>,
    pub origin: Origin,
}

impl Index<u32> for Tree {
    type Output = BookNode;

    fn index(&self, node: u32) -> &BookNode {
        &self.nodes[node as usize]
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PositionFacts {
    /// The value from a search, or from another program's book.
    pub found: Option<FoundValue>,
    /// The value typed by the user, in discs.
    pub typed: Option<i8>,
    /// Whether the position is open in the book's tree: its best move is among those in the book.
    pub is_open: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FoundValue {
    pub discs: i8,
    pub depth: u8,
    pub selectivity: u8,
    pub is_imported: bool,
}

/// The effort of a typed value that replaces no other value.
const TYPED: Effort = Effort { depth: 20, selectivity: 73, weights: 0 };

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NodeState {
    Leaf,
    Over,
    /// With `n` children: the links from number `first` on.
    Open {
        first: u32,
        n: u8,
    },
}

impl FoundValue {
    /// The depth and selectivity of the search; of two values the one of the greater effort counts.
    pub(super) fn effort(&self) -> (u8, u8) {
        (self.depth, self.selectivity)
    }

    pub(super) fn origin(&self) -> Origin {
        if self.is_imported { Origin::Imported } else { Origin::Searched }
    }
}

impl Tree {
    /// A tree with the start alone, as a leaf without a value, and with the known efforts.
    pub(super) fn of_start(efforts: Vec<Effort>) -> Tree {
        let mut tree = Tree {
            nodes: Vec::new(),
            links: Vec::new(),
            index: HashTable::new(),
            efforts,
            pins: HashMap::new(),
        };
        tree.add(start());
        tree
    }

    pub(super) const ROOT: u32 = 0;

    /// Takes the memory for `n_nodes` positions.
    pub(super) fn reserve(&mut self, n_nodes: usize) {
        self.nodes.reserve(n_nodes);
        self.index.reserve(n_nodes, |&node| hash(self.nodes[node as usize].board, 0));
    }

    pub(super) fn n_nodes(&self) -> usize {
        self.nodes.len()
    }

    /// The node of a position, whether or not its value is known.
    pub(super) fn find(&self, canonical: Board<u64>) -> Option<u32> {
        self.index.find(hash(canonical, 0), |&node| self[node].board == canonical).copied()
    }

    pub(super) fn is_known(&self, node: u32) -> bool {
        let node = self[node];
        node.effort.is_some() || node.state == NodeState::Over
    }

    pub(super) fn is_open(&self, node: u32) -> bool {
        matches!(self[node].state, NodeState::Open { .. })
    }

    pub(super) fn is_leaf(&self, node: u32) -> bool {
        self[node].state == NodeState::Leaf
    }

    pub(super) fn nodes(&self) -> Range<u32> {
        0..self.nodes.len() as u32
    }

    pub(super) fn children(&self, node: u32) -> &[u32] {
        match self[node].state {
            NodeState::Open { first, n } => &self.links[first as usize..][..usize::from(n)],
            NodeState::Leaf | NodeState::Over => &[],
        }
    }

    /// The value of a position for its side to move. Its depth counts the plies in the book and those of the
    /// search that found the value.
    pub(super) fn evaluation(&self, node: u32) -> Evaluation {
        let BookNode { value, depth, .. } = self[node];
        let selectivity = self.effort(node).map_or(100, |effort| effort.selectivity);
        Evaluation::estimate(Score::from_discs(value.into()), depth, selectivity).from(Source::Book)
    }

    /// The effort that found the value, here or further on; `None` without a value or at a game's end.
    pub(super) fn effort(&self, node: u32) -> Option<Effort> {
        self[node].effort.map(|number| self.efforts[usize::from(number)])
    }

    /// The children that a position would have, each once, in the order of their squares.
    pub(super) fn child_boards(board: Board<u64>) -> Vec<Board<u64>> {
        let kernel = Eight::STANDARD;
        let moves = kernel.legal_moves(board);
        if moves == 0 {
            return vec![canonical(board.pass())];
        }
        let mut boards = Vec::new();
        for square in moves.indices() {
            let child = canonical(kernel.play(board, square));
            if !boards.contains(&child) {
                boards.push(child);
            }
        }
        boards
    }

    /// Gives a position all its children. Returns those that have no value yet.
    pub(super) fn open(&mut self, node: u32) -> Vec<u32> {
        let boards = Tree::child_boards(self[node].board);
        let mut children: Vec<u32> = boards.into_iter().map(|board| self.find_or_add(board)).collect();
        self.link(node, &children);
        children.retain(|&child| !self.is_known(child));
        children
    }

    /// Opens a leaf with those of its children that are in the tree, as if it had no other moves.
    pub(super) fn open_known(&mut self, node: u32) {
        let boards = Tree::child_boards(self[node].board);
        let known: Vec<u32> = boards.iter().filter_map(|&board| self.find(board)).collect();
        if !known.is_empty() {
            self.link(node, &known);
        }
    }

    fn link(&mut self, node: u32, children: &[u32]) {
        debug_assert!(!matches!(self[node].state, NodeState::Over));
        let (first, n) = (self.links.len() as u32, children.len() as u8);
        self.links.extend(children);
        self.node_mut(node).state = NodeState::Open { first, n };
    }

    /// Whether all moves of a position lead to positions with values.
    pub(super) fn is_whole(&self, node: u32) -> bool {
        let children = self.children(node);
        children.len() == Tree::child_boards(self[node].board).len()
            && children.iter().all(|&child| self.is_known(child))
    }

    /// Stores the user's facts about a position; `back_up` then updates the values.
    pub(super) fn pin(&mut self, node: u32, pin: PositionFacts) {
        if !matches!(self[node].state, NodeState::Over) {
            self.pins.insert(node, pin);
        }
    }

    /// The node of a position, added as a leaf without a value if it is new.
    pub(super) fn find_or_add(&mut self, board: Board<u64>) -> u32 {
        self.find(board).unwrap_or_else(|| self.add(board))
    }

    fn add(&mut self, board: Board<u64>) -> u32 {
        let kernel = Eight::STANDARD;
        let is_over = kernel.legal_moves(board) == 0 && kernel.legal_moves(board.pass()) == 0;
        let state = if is_over { NodeState::Over } else { NodeState::Leaf };
        let value = if is_over { kernel.final_score(board) as i8 } else { 0 };
        let node = self.nodes.len() as u32;
        self.nodes.push(BookNode { board, state, value, depth: 0, effort: None, origin: Origin::Shipped });
        let hash = |node: &u32| hash(self.nodes[*node as usize].board, 0);
        self.index.insert_unique(hash(&node), node, hash);
        node
    }

    /// Stores a value, in discs, and what found it.
    pub(super) fn set(&mut self, node: u32, value: i8, effort: Effort) {
        let number = number_of(&mut self.efforts, effort);
        self.set_by_number(node, value, number);
    }

    /// Like [`Tree::set`], with the number of a known effort.
    pub(super) fn set_by_number(&mut self, node: u32, value: i8, number: u16) {
        let depth = self.efforts[usize::from(number)].depth;
        let node = self.node_mut(node);
        (node.value, node.depth, node.effort) = (value, depth, Some(number));
    }

    fn node_mut(&mut self, node: u32) -> &mut BookNode {
        &mut self.nodes[node as usize]
    }

    /// Turns open positions into leaves if none of their moves has a value.
    pub(super) fn close_unknown(&mut self) {
        for node in self.nodes() {
            if self.is_open(node) && !self.is_known(node) {
                self.node_mut(node).state = NodeState::Leaf;
            }
        }
    }

    /// Sets the value of each open position from its best child, then applies the user's facts.
    pub(super) fn back_up(&mut self) {
        for node in self.children_first() {
            if let Some(best) = self.best_child(node).map(|child| self[child]) {
                let is_move = best.board.discs().count_ones() > self[node].board.discs().count_ones();
                let node = self.node_mut(node);
                (node.value, node.depth, node.effort, node.origin) =
                    (-best.value, best.depth + u8::from(is_move), best.effort, best.origin);
            }
            if let Some(&pin) = self.pins.get(&node) {
                self.apply_pin(node, pin);
            }
        }
    }

    /// The child after the best move. Ties go to the deeper value, then to the first child.
    fn best_child(&self, node: u32) -> Option<u32> {
        let rank = |&child: &u32| (-self[child].value, self[child].depth);
        // Backwards, since `max_by_key` takes the last of equals.
        let known = self.children(node).iter().rev().copied().filter(|&child| self.is_known(child));
        known.max_by_key(rank)
    }

    /// The end of best play from a position: the node its value comes from, and the number of moves.
    pub(super) fn end_of_best_line(&self, node: u32) -> (u32, u8) {
        let (mut end, discs) = (node, |node: u32| self[node].board.discs().count_ones() as u8);
        while let Some(best) = self.best_child(end) {
            end = best;
        }
        (end, discs(end) - discs(node))
    }

    /// Sets the value of a position to the user's, if that counts (see `pins`).
    fn apply_pin(&mut self, node: u32, pin: PositionFacts) {
        let rank = |depth: u8, effort: Option<Effort>| (depth, effort.map_or(0, |effort| effort.selectivity));
        let here = self[node];
        let known = self.is_known(node).then(|| rank(here.depth, self.effort(node)));
        if let Some(found) = pin.found
            && known.is_none_or(|known| found.effort() >= known)
        {
            let FoundValue { discs, depth, selectivity, .. } = found;
            self.set(node, discs, Effort { depth, selectivity, weights: 0 });
            self.node_mut(node).origin = found.origin();
        }
        if let Some(discs) = pin.typed {
            if !self.is_known(node) {
                self.set(node, discs, TYPED);
            }
            let node = self.node_mut(node);
            (node.value, node.origin) = (discs, Origin::Typed);
        }
    }

    /// All nodes, children before parents.
    pub(super) fn children_first(&self) -> Vec<u32> {
        // From many discs to few. A pass adds no disc, so of positions with as many, passing ones come last.
        let mut by_discs = vec![[const { Vec::new() }; 2]; 65];
        for node in self.nodes() {
            let board = self[node].board;
            let must_pass = self.is_open(node) && Eight::STANDARD.legal_moves(board) == 0;
            by_discs[board.discs().count_ones() as usize][usize::from(must_pass)].push(node);
        }
        by_discs.into_iter().rev().flatten().flatten().collect()
    }

    pub(super) fn summary(&self) -> Summary {
        let mut by_ply = Vec::new();
        let mut efforts: Vec<(Effort, usize)> = self.efforts.iter().map(|effort| (*effort, 0)).collect();
        for node in self.nodes() {
            let ply = self[node].board.discs().count_ones() as usize - 4;
            if by_ply.len() <= ply {
                by_ply.resize(ply + 1, (0, 0));
            }
            by_ply[ply].0 += 1;
            by_ply[ply].1 += usize::from(self.is_open(node));
            if let (true, Some(number)) = (self.is_leaf(node), self[node].effort) {
                efforts[usize::from(number)].1 += 1;
            }
        }
        let n_open = by_ply.iter().map(|(_, n_open)| n_open).sum();
        Summary { n_positions: self.n_nodes(), n_open, by_ply, efforts, root: self.evaluation(Tree::ROOT) }
    }
}

impl PartialEq for Tree {
    /// Whether both know the same positions with the same values, in any order.
    fn eq(&self, other: &Tree) -> bool {
        let same = |node: u32| {
            let Some(twin) = other.find(self[node].board) else { return false };
            self.is_open(node) == other.is_open(twin)
                && self.evaluation(node) == other.evaluation(twin)
                && self.effort(node) == other.effort(twin)
        };
        self.n_nodes() == other.n_nodes() && self.nodes().all(same)
    }
}

/// The number of an effort in a list; adds a new effort.
pub(super) fn number_of(efforts: &mut Vec<Effort>, effort: Effort) -> u16 {
    let number = efforts.iter().rposition(|known| *known == effort).unwrap_or_else(|| {
        efforts.push(effort);
        efforts.len() - 1
    });
    u16::try_from(number).expect("a book is made with a few efforts")
}

/// The image of a board that the book stores. Of the eight images it is the one whose bits for the side to
/// move are the least number; where two are equal, the opponent's bits decide.
pub(super) fn canonical(board: Board<u64>) -> Board<u64> {
    let (own, other) = rules::canonical(board.own, board.other);
    Board { own, other }
}

pub(super) fn start() -> Board<u64> {
    canonical(Eight::STANDARD.board(&Position::start(BoardSize::STANDARD)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::grow::tests::small_book;
    use crate::testing::after;
    use othello::rules::Symmetry;

    #[test]
    fn an_open_position_is_worth_its_best_move() {
        let tree = small_book().tree;
        let mut n_open = 0;
        for node in tree.nodes().filter(|&node| tree.is_open(node)) {
            let best = tree.children(node).iter().map(|&child| -tree[child].value).max();
            assert_eq!(Some(tree[node].value), best);
            n_open += 1;
        }
        assert!(n_open > 100);
    }

    #[test]
    fn symmetric_positions_and_both_colours_share_values() {
        let book = small_book();
        let start = Position::start(BoardSize::STANDARD);
        let moves = book.moves(&start);
        assert_eq!(moves.len(), 4);
        assert!(moves.iter().all(|found| found.evaluation.effort() == moves[0].evaluation.effort()
            && found.evaluation.score == moves[0].evaluation.score));
        for symmetry in Symmetry::all(BoardSize::STANDARD) {
            let turned = symmetry.position(&after("f5d6"));
            assert_eq!(book.evaluation(&turned), book.evaluation(&after("f5d6")));
        }
        // Two ways to the same position.
        assert_eq!(book.evaluation(&after("f5d6c3d3c4")), book.evaluation(&after("f5d6c4d3c3")));
    }

    #[test]
    fn the_end_of_a_game_and_a_pass_have_their_values() {
        let from_book = |discs, depth, selectivity| {
            Evaluation::estimate(Score::from_discs(discs), depth, selectivity).from(Source::Book)
        };
        for (line, value, expected) in [
            // The shortest game: Black takes all discs with the ninth move.
            ("e6f4e3f6g5d6e7f5c5", 0, from_book(-64, 0, 100)),
            // The first possible pass: Black must pass at the ninth move, which costs no depth.
            ("d3c3b3b2f5a3a1c1", 5, from_book(-5, 1, 73)),
        ] {
            let mut tree = Tree::of_start(Vec::new());
            let node = |tree: &Tree, n: usize| {
                tree.find(canonical(Eight::STANDARD.board(&after(&line[..n])))).unwrap()
            };
            for n in (0..=line.len()).step_by(2).filter(|&n| after(&line[..n]).outcome().is_none()) {
                tree.open(node(&tree, n));
            }
            for leaf in tree.nodes() {
                if tree.is_leaf(leaf) {
                    tree.set(leaf, value, Effort { depth: 1, selectivity: 73, weights: 0 });
                }
            }
            tree.back_up();
            assert_eq!(tree.evaluation(node(&tree, line.len())), expected, "{line}");
        }
    }
}
