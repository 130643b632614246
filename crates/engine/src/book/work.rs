//! The searches that change an own book: of one position, of a line's positions, of what follows a position.
//!
//! The result is a change of the own book. A stopped search keeps its finished part: positions whose moves
//! have all been searched.

use super::grow::Searched;
use super::own::{BookChange, BookChangeKind, OwnBook, Subject};
use super::tree::{FoundValue, PositionFacts};
use super::{Book, Grower, board};
use othello::rules::Position;
use std::collections::{HashMap, HashSet};

/// The positions opened and searched so far.
#[derive(Debug, Default)]
struct BookWork {
    opened: Vec<u32>,
    searched: Vec<Searched>,
}

impl Grower {
    /// Searches a position, whatever the book knows of it; `None` if the search was stopped, the game is over
    /// or the board is not 8×8.
    pub fn search_deeper(&mut self, own: &OwnBook, position: &Position, name: &str) -> Option<BookChange> {
        let board = board(position).filter(|_| position.outcome().is_none())?;
        let entry = PositionFacts { found: Some(self.search_one(board)?), ..own.entry(board) };
        Some(BookChange {
            subject: Subject::new(BookChangeKind::Searched, name),
            entries: vec![(board, entry)],
        })
    }

    /// Opens these positions in this order: searches each of their moves that `book` does not know. `book`
    /// contains the changes of `own`. `progress` gets the number opened so far, and returns whether to
    /// continue.
    pub fn open_all(
        &mut self,
        book: &Book,
        own: &OwnBook,
        positions: &[Position],
        subject: Subject,
        progress: &mut dyn FnMut(usize) -> bool,
    ) -> BookChange {
        let (mut book, mut work) = (book.clone(), BookWork::default());
        for (n_done, position) in positions.iter().enumerate() {
            if !progress(n_done) || self.stop.requested() || !self.open_in(&mut book, position, &mut work) {
                break;
            }
        }
        work.change(&book, own, subject)
    }

    /// Opens a position and then the cheapest lines after it, until about this number of positions has been
    /// added. `progress` gets the number added so far, and returns whether to continue.
    pub fn extend_after(
        &mut self,
        book: &Book,
        own: &OwnBook,
        position: &Position,
        n_positions: usize,
        subject: Subject,
        progress: &mut dyn FnMut(usize) -> bool,
    ) -> BookChange {
        let (mut book, mut work) = (book.clone(), BookWork::default());
        let mut goes_on = self.open_in(&mut book, position, &mut work);
        book.tree.back_up();
        while goes_on && work.searched.len() < n_positions && !self.stop.requested() {
            if !progress(work.searched.len()) {
                break;
            }
            let Some(node) = board(position).and_then(|board| book.tree.find(board)) else { break };
            // A leaf has about ten moves.
            let n_leaves = (n_positions - work.searched.len()).div_ceil(10).clamp(1, self.tables.len() * 4);
            let (opened, found) = self.open_cheapest(&mut book.tree, node, n_leaves);
            goes_on = !opened.is_empty();
            work.opened.extend(opened.iter().map(|opened| opened.leaf));
            work.searched.extend(found);
        }
        work.change(&book, own, subject)
    }

    /// Opens a position if it is not open, searching the position itself if the book does not know it.
    /// Returns whether it is open now.
    fn open_in(&mut self, book: &mut Book, position: &Position, work: &mut BookWork) -> bool {
        let Some(board) = board(position).filter(|_| position.outcome().is_none()) else { return false };
        let tree = &mut book.tree;
        let node = tree.find_or_add(board);
        if tree.is_whole(node) {
            return true;
        }
        work.searched.extend(self.open_node(tree, node));
        work.opened.push(node);
        tree.is_whole(node)
    }
}

impl BookWork {
    fn change(self, book: &Book, own: &OwnBook, subject: Subject) -> BookChange {
        let tree = &book.tree;
        let opened: HashSet<u32> = self.opened.into_iter().filter(|&node| tree.is_whole(node)).collect();
        let searched: HashMap<u32, FoundValue> = self.searched.into_iter().collect();
        let mut nodes: Vec<u32> = opened.iter().chain(searched.keys()).copied().collect();
        nodes.sort_unstable();
        nodes.dedup();
        let entry = |node: u32| {
            let board = tree[node].board;
            let before = own.entry(board);
            let is_open = before.is_open || opened.contains(&node);
            let entry =
                PositionFacts { found: searched.get(&node).copied().or(before.found), is_open, ..before };
            (entry != before).then_some((board, entry))
        };
        BookChange { subject, entries: nodes.into_iter().filter_map(entry).collect() }
    }
}
