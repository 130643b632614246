//! Edits of the tree: puts a variation first, deletes one, or turns or mirrors the whole game.
//!
//! The first two renumber the nodes in SGF's order. To undo an edit, keep the record from before it.

use super::{Node, NodeId, Record};
use crate::rules::Symmetry;

impl Record {
    /// Puts each move on the way to a node first among its siblings, so that the main line goes through it.
    /// Returns whether anything changed.
    pub fn promote(&mut self, node: NodeId) -> bool {
        let (before, mut has_changed) = (self.main_line(), false);
        for node in self.path(node) {
            let parent = self.parent(node).expect("a path holds no root");
            let children = &mut self.nodes[parent.index()].children;
            let index =
                children.iter().position(|&child| child == node).expect("a node is its parent's child");
            children[..=index].rotate_right(1);
            has_changed |= index > 0;
        }
        if has_changed {
            let n_kept = before.iter().zip(self.main_line()).take_while(|(old, new)| **old == *new).count();
            self.header.n_given = self.header.n_given.min(n_kept);
            // `followed` holds places in the lists of children, which have changed.
            self.follow(node);
            self.follow(self.cursor);
            self.renumber();
        }
        has_changed
    }

    /// Deletes the values of all positions. Returns whether there were any.
    pub fn forget_values(&mut self) -> bool {
        let notes = self.nodes.iter_mut().filter_map(|node| node.annotations.as_mut());
        notes.filter_map(|notes| notes.evaluation.take()).count() > 0
    }

    /// Deletes a move and all that follows it; a cursor in it goes back to before the move. Returns `false`
    /// at the start, which cannot be deleted.
    pub fn remove(&mut self, node: NodeId) -> bool {
        let Some(parent) = self.parent(node) else { return false };
        if self.main_line().contains(&node) {
            self.header.n_given = self.header.n_given.min(self.path(parent).len());
        }
        if self.path(self.cursor).contains(&node) {
            self.go_to(parent);
        }
        let followed = self.next(parent);
        let Node { children, followed: place, .. } = &mut self.nodes[parent.index()];
        children.retain(|&child| child != node);
        *place = children.iter().position(|&child| Some(child) == followed).unwrap_or(0);
        self.renumber();
        true
    }

    /// Applies a symmetry of the board to the whole game: start, moves, marks and lines.
    ///
    /// # Panics
    /// When the central discs are still to be placed, or a board that is not square would be transposed.
    pub fn turn(&mut self, symmetry: Symmetry) {
        let size = self.start.size();
        self.start = symmetry.position(&self.start);
        for node in &mut self.nodes {
            if let Some((_, step)) = &mut node.parent {
                step.turn(symmetry, size);
            }
            if let Some(notes) = &mut node.annotations {
                notes.turn(symmetry, size);
            }
        }
        self.position = self.position_at(self.cursor);
    }

    /// The number of moves that would be deleted with a node, itself included.
    pub fn n_moves_from(&self, node: NodeId) -> usize {
        let mut waiting = vec![node];
        let mut n_moves = 0;
        while let Some(node) = waiting.pop() {
            n_moves += 1;
            waiting.extend(self.children(node));
        }
        n_moves
    }

    /// Renumbers the nodes in the order of the variations; drops those that no node leads to any more.
    fn renumber(&mut self) {
        let mut nodes: Vec<Node> = Vec::with_capacity(self.nodes.len());
        let mut cursor = Record::ROOT;
        // Old numbers with the new ones of their parents; a long game would overflow a recursion.
        let mut waiting = vec![(Record::ROOT, None)];
        while let Some((old, parent)) = waiting.pop() {
            let new = NodeId(nodes.len() as u32);
            if old == self.cursor {
                cursor = new;
            }
            let mut node = self.nodes[old.index()].clone();
            let children = std::mem::take(&mut node.children);
            if let (Some(parent), Some((old_parent, _))) = (parent, &mut node.parent) {
                *old_parent = parent;
                let parent: &mut Node = &mut nodes[NodeId::index(parent)];
                parent.children.push(new);
            }
            nodes.push(node);
            waiting.extend(children.into_iter().rev().map(|child| (child, Some(new))));
        }
        (self.nodes, self.cursor) = (nodes, cursor);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::tests::of_sgf;
    use crate::formats::{pgn, transcript};
    use crate::record::Mark;
    use crate::rules::{BoardSize, Goal, Position, Square};
    use rand::rngs::SmallRng;
    use rand::seq::IndexedRandom;
    use rand::{RngExt, SeedableRng};

    /// The moves and variations as PGN has them, and the move before the cursor.
    fn shown(record: &Record) -> String {
        let moves = pgn::write(record).unwrap();
        let cursor = record.move_into(record.cursor()).unwrap().name(BoardSize::STANDARD);
        format!("{} – {cursor}", moves.lines().last().unwrap())
    }

    #[test]
    fn a_turned_game_has_the_turned_positions_and_turns_back() {
        let (record, end, _) = record();
        let size = record.start().size();
        for symmetry in Symmetry::all(size) {
            let mut turned = record.clone();
            turned.annotations_mut(end).mark(Square::parse("a2", size).unwrap(), Some(Mark::Cross));
            let before = turned.clone();
            turned.turn(symmetry);
            assert_eq!(*turned.position(), symmetry.position(record.position()));
            for node in record.nodes() {
                assert_eq!(turned.position_at(node), symmetry.position(&record.position_at(node)));
            }
            let marked = turned.annotations(end).unwrap().marks()[0].0;
            assert_eq!(marked, symmetry.square(Square::parse("a2", size).unwrap(), size));
            turned.turn(symmetry.inverse());
            assert_eq!(turned, before);
        }
    }

    /// A game with its cursor at the end of the main line; that end; and the end of a variation.
    fn record() -> (Record, NodeId, NodeId) {
        // Its first two moves were given.
        let record = of_sgf("(;GM[2]XN[2];B[f5](;W[d6];B[c3])(;W[f6];B[e6]))");
        let (end, other) = (record.cursor(), record.nodes().last().unwrap());
        (record, end, other)
    }

    #[test]
    fn a_promoted_variation_comes_first() {
        let (mut record, end, other) = record();
        assert_eq!(shown(&record), "1. f5 d6 (1... f6 2. e6) 2. c3 * – c3");
        assert!(!record.promote(end));
        record.annotations_mut(other).comment = "sharp".to_owned();
        assert!(record.promote(other));
        assert_eq!(shown(&record), "1. f5 f6 (1... d6 2. c3) 2. e6 {sharp} * – c3");
        assert_eq!(transcript::write(&record, &record.line()), "f5d6c3");
        assert_eq!((record.n_given(), record.header.n_given), (1, 1));
    }

    #[test]
    fn a_removed_move_is_gone_and_the_cursor_goes_back() {
        let (mut record, end, other) = record();
        let f6 = record.parent(other).unwrap();
        assert_eq!((record.n_moves_from(f6), record.n_moves_from(Record::ROOT)), (2, 6));
        let mut without_other = record.clone();
        assert!(without_other.remove(f6));
        assert_eq!((shown(&without_other).as_str(), without_other.n_moves()), ("1. f5 d6 2. c3 * – c3", 3));
        assert_eq!(without_other.n_given(), 2);
        let d6 = record.parent(end).unwrap();
        assert!(record.remove(d6));
        assert_eq!(shown(&record), "1. f5 f6 2. e6 * – f5");
        assert_eq!(record.header.n_given, 1);
        assert_eq!(*record.position(), record.position_at(record.cursor()));
        assert!(!record.remove(Record::ROOT));
    }

    #[test]
    fn random_edits_keep_the_tree_consistent() {
        let mut rng = SmallRng::seed_from_u64(3);
        for _ in 0..50 {
            let mut record = Record::new(Position::start(BoardSize::STANDARD), Goal::MostDiscs);
            for _ in 0..120 {
                let nodes: Vec<NodeId> = record.nodes().collect();
                let any = nodes.choose(&mut rng).copied();
                match (rng.random_range(0..10), any) {
                    (0, Some(node)) => _ = record.remove(node),
                    (1, Some(node)) => _ = record.promote(node),
                    (2, Some(node)) => record.go_to(node),
                    (3, Some(node)) => record.annotations_mut(node).comment = "sharp".to_owned(),
                    _ => _ = record.position().moves().choose(&mut rng).map(|&mv| record.play(mv).unwrap()),
                }
                for node in record.nodes() {
                    let parent = record.parent(node).unwrap();
                    assert!(parent < node && record.children(parent).contains(&node));
                    assert!(record.next(parent).is_some());
                }
                assert_eq!(*record.position(), record.position_at(record.cursor()));
                assert_eq!(record.n_moves_from(Record::ROOT), record.n_moves() + 1);
            }
        }
    }
}
