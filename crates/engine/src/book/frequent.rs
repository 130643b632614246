//! Growing a book where people go: the positions that many games reach get all their moves, and values that
//! look deep.
//!
//! The value of an open position comes from the leaf at the end of its best line. So a deeper search of that
//! leaf deepens the value; the moves to the leaf add to the depth. Then another line may be the best, and its
//! leaf follows, until the end of the best line was searched deep enough. No other leaf needs a search.
//!
//! The callers count the games and hand over the positions, the most frequent first. As in `grow`, threads
//! and interruptions change nothing.

use super::grow::ROUND_LEAVES;
use super::{Book, Grower, Round};
use othello::rules::Position;
use std::collections::HashMap;

/// How many leaves a round searches before it follows the lines again: a deep search takes seconds.
const DEEP_ROUND: usize = ROUND_LEAVES / 4;

impl Grower {
    /// Opens the first few dozen of these positions whose moves the book does not know. Leaves out
    /// positions that no move in the book leads to.
    pub fn open_frequent(&mut self, book: &mut Book, positions: &[Position]) -> Round {
        let leaves: Vec<u32> = unopened(book, positions).take(ROUND_LEAVES).collect();
        let found = self.open_leaves(&mut book.tree, &leaves);
        Round { n_leaves: leaves.len(), n_searched: found.len(), cost: None }
    }

    /// Searches a few of the leaves that these positions' values come from, the first positions first: those
    /// whose search was less deep or more selective than this grower's, or used other weights.
    pub fn deepen_frequent(&mut self, book: &mut Book, positions: &[Position]) -> Round {
        let mut leaves = Vec::new();
        let mut depths: HashMap<u32, u8> = HashMap::new();
        for (leaf, depth) in self.shallow_ends(book, positions) {
            // Several positions may need the same leaf, each to a depth of its own.
            let known = depths.entry(leaf).or_insert_with(|| {
                leaves.push(vec![leaf]);
                depth
            });
            *known = depth.max(*known);
        }
        leaves.truncate(DEEP_ROUND);
        self.search_to(&mut book.tree, &leaves, &|leaf| depths[&leaf]);
        book.tree.back_up();
        Round { n_leaves: leaves.len(), n_searched: leaves.len(), cost: None }
    }

    /// How many of these positions are in the book without their moves.
    pub fn n_unopened(&self, book: &Book, positions: &[Position]) -> usize {
        unopened(book, positions).count()
    }

    /// How many of these positions are in the book with values that [`Grower::deepen_frequent`] improves.
    pub fn n_shallow(&self, book: &Book, positions: &[Position]) -> usize {
        self.shallow_ends(book, positions).count()
    }

    /// The leaf at the end of each position's best line and the depth it needs, if it was searched with less.
    fn shallow_ends(&self, book: &Book, positions: &[Position]) -> impl Iterator<Item = (u32, u8)> {
        let end = |position: &Position| {
            let (leaf, n_moves) = book.tree.end_of_best_line(book.known(position)?);
            let depth = self.depth.saturating_sub(n_moves).max(1);
            self.is_stale(&book.tree, leaf, depth).then_some((leaf, depth))
        };
        positions.iter().filter_map(end)
    }
}

fn unopened(book: &Book, positions: &[Position]) -> impl Iterator<Item = u32> {
    positions.iter().filter_map(|position| book.known(position)).filter(|&node| book.tree.is_leaf(node))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::grow::tests::{grower, small_book};
    use crate::book::position_of;
    use crate::book::tree::Tree;
    use crate::testing::after;
    use std::sync::LazyLock;

    /// The positions of some lines, among them some that no cheap line leads to.
    fn lines() -> Vec<Position> {
        ["f5d6c3d3c4f4f6f3e6e7", "f5f6e6f4e3c5c4", "f5d6c7d7", "f5f4e3"]
            .iter()
            .flat_map(|moves| (0..=moves.len()).step_by(2).map(|n| after(&moves[..n])))
            .collect()
    }

    fn finish(work: impl Fn(&mut Book) -> Round, book: &mut Book) {
        while work(book).n_leaves > 0 {}
    }

    fn opened() -> Book {
        static OPENED: LazyLock<Book> = LazyLock::new(|| {
            let mut book = small_book();
            finish(|book| grower(1, 1).open_frequent(book, &lines()), &mut book);
            book
        });
        OPENED.clone()
    }

    #[test]
    fn all_positions_that_games_reach_are_open() {
        let (before, book) = (small_book(), opened());
        assert!(lines().iter().any(|position| !before.is_open(position)));
        assert!(lines().iter().all(|position| book.is_open(position)));
        assert_eq!(grower(1, 1).n_unopened(&book, &lines()), 0);
        assert!(Book::read(&book.write()).unwrap() == book);
        // Without the moves that lead there, a position stays out.
        let leaves = before.tree.nodes().filter(|&node| before.tree.is_leaf(node));
        let children = leaves.flat_map(|leaf| Tree::child_boards(before.tree[leaf].board));
        let unknown = children.map(position_of).find(|child| before.evaluation(child).is_none()).unwrap();
        let mut book = before.clone();
        finish(|book| grower(1, 1).open_frequent(book, &[unknown]), &mut book);
        assert!(book == before);
    }

    #[test]
    fn values_of_frequent_positions_look_deep_and_the_others_stay() {
        let mut book = opened();
        let deep = grower(5, 1);
        assert!(deep.n_shallow(&book, &lines()) > 0);
        finish(|book| grower(5, 1).deepen_frequent(book, &lines()), &mut book);
        assert_eq!(deep.n_shallow(&book, &lines()), 0);
        for position in lines() {
            assert!(book.evaluation(&position).unwrap().depth >= 5, "{position}");
        }
        let n_deep = |book: &Book| {
            let leaves = book.summary().efforts;
            leaves.iter().filter(|(effort, _)| effort.depth > 1).map(|(_, n)| n).sum::<usize>()
        };
        assert!(n_deep(&book) >= 3 && n_deep(&book) < book.n_positions() / 10, "{}", n_deep(&book));
        // A deeper grower still finds values to deepen.
        let all = Grower::new(30, 73, crate::pattern::Weights::embedded().unwrap(), 1).unwrap();
        assert!(all.n_shallow(&book, &lines()) > 0);
    }

    #[test]
    fn threads_and_interruptions_change_nothing() {
        let grown = |n_threads: usize, is_interrupted: bool| {
            let (mut book, lines) = (grower(2, n_threads).begin(), lines());
            type Work = fn(&mut Grower, &mut Book, &[Position]) -> Round;
            // Extension never ends by itself.
            let extend: Work = |grower, book, _| match book.n_positions() < 1_000 {
                true => grower.extend(book),
                false => Round::default(),
            };
            for (depth, work) in [(2, extend), (2, Grower::open_frequent), (4, Grower::deepen_frequent)] {
                let round = |book: &mut Book| {
                    if is_interrupted {
                        // As if the program were restarted each time.
                        *book = Book::read(&book.write()).unwrap();
                    }
                    work(&mut grower(depth, n_threads), book, &lines)
                };
                finish(round, &mut book);
            }
            book
        };
        let alone = grown(1, false);
        let other = grown(3, true);
        assert!(other == alone && other.write() == alone.write());
    }
}
