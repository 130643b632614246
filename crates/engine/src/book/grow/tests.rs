//! Books grow where it is most worthwhile, and within their limits.

use super::*;
use crate::testing::after;
use othello::rules::BoardSize;
use std::sync::LazyLock;

pub(crate) fn grower(depth: u8, n_threads: usize) -> Grower {
    Grower::new(depth, 73, Weights::embedded().unwrap(), n_threads).unwrap()
}

/// A few hundred positions, hardly searched.
pub(crate) fn small_book() -> Book {
    static BOOK: LazyLock<Book> = LazyLock::new(|| {
        let mut grower = grower(1, 1);
        let mut book = grower.begin();
        (0..6).for_each(|_| _ = grower.extend(&mut book));
        book
    });
    BOOK.clone()
}

#[test]
fn the_cheapest_leaves_are_opened_first() {
    let mut book = small_book();
    let all = leaves_by_cost(&book.tree, Tree::ROOT, LineLimits::default());
    assert!(all.is_sorted_by_key(|of| of.cost));
    let cheapest = cheapest_leaves(&book.tree, Tree::ROOT, LineLimits::default(), ROUND_LEAVES);
    let round = grower(1, 1).extend(&mut book);
    assert_eq!(round.cost, cheapest.last().map(|last| last.cost));
    assert!(cheapest.iter().all(|cheap| book.tree.is_open(cheap.leaf)));
    // A line's cost is at least what its plies cost.
    for CostedLeaf { cost, leaf } in leaves_by_cost(&book.tree, Tree::ROOT, LineLimits::default()) {
        assert!(cost >= PLY_COST * (book.tree[leaf].board.discs().count_ones() - 4));
    }
}

#[test]
fn a_book_can_be_extended_below_a_position() {
    let mut book = small_book();
    let (position, elsewhere) = (after("f5f6"), after("f5d6"));
    let leaves = |book: &Book, position: &Position| {
        let node = book.tree.find(board(position).unwrap()).unwrap();
        leaves_by_cost(&book.tree, node, LineLimits::default()).len()
    };
    let before = [&position, &elsewhere].map(|position| leaves(&book, position));
    assert!(grower(1, 1).extend_below(&mut book, &position).n_searched > 0);
    assert!(leaves(&book, &position) > before[0]);
    // Transpositions aside, the other branch stays as it was.
    assert!(leaves(&book, &elsewhere) < before[1] + 10);
    let unknown = Position::start(BoardSize::new(6, 6).unwrap());
    assert_eq!(grower(1, 1).extend_below(&mut book, &unknown), Round::default());
}

#[test]
fn a_refreshed_book_has_only_new_values() {
    let (mut book, mut better) = (small_book(), grower(3, 1));
    assert_eq!(grower(1, 1).n_stale(&book), 0);
    while better.n_stale(&book) > 0 {
        assert!(better.refresh(&mut book).n_searched > 0);
    }
    assert_eq!(better.refresh(&mut book), Round::default());
    let summary = book.summary();
    let depths: Vec<(u8, usize)> = summary.efforts.iter().map(|(effort, n)| (effort.depth, *n)).collect();
    // The old depth stays in the list, but no value has it.
    assert_eq!(depths, [(1, 0), (3, summary.n_positions - summary.n_open)]);
    assert_eq!(book.summary().by_ply, small_book().summary().by_ply);
}

#[test]
fn limits_leave_the_lines_within_them() {
    let tree = small_book().tree;
    for (by_move, by_line, by_one_side) in
        [(None, None, false), (Some(1), Some(3), false), (Some(0), None, false), (Some(2), Some(4), true)]
    {
        let limits = LineLimits { by_move, by_line, by_one_side };
        let mut expected = HashSet::new();
        all_lines(&tree, Tree::ROOT, &mut Vec::new(), &mut |leaf, regrets: &[u8]| {
            let total =
                |side: usize| regrets.iter().skip(side).step_by(2).map(|&n| u32::from(n)).sum::<u32>();
            let is_within = regrets.iter().all(|&regret| by_move.is_none_or(|most| regret <= most))
                && by_line.is_none_or(|most| total(0) + total(1) <= u32::from(most))
                && (!by_one_side || total(0) == 0 || total(1) == 0);
            if is_within {
                expected.insert(leaf);
            }
        });
        let leaves = leaves_by_cost(&tree, Tree::ROOT, limits);
        assert_eq!(leaves.iter().map(|of| of.leaf).collect::<HashSet<_>>(), expected, "{limits:?}");
        assert!(!expected.is_empty(), "{limits:?}");
    }
    let n = |limits| leaves_by_cost(&tree, Tree::ROOT, limits).len();
    let best = LineLimits { by_move: Some(0), ..LineLimits::default() };
    assert!(n(best) < n(LineLimits::default()));
}

/// Calls `see` with the leaf of every line of a tree, and with what each move of the line gives away.
fn all_lines(tree: &Tree, node: u32, regrets: &mut Vec<u8>, see: &mut dyn FnMut(u32, &[u8])) {
    if tree.is_leaf(node) {
        see(node, regrets);
    }
    for &child in tree.children(node) {
        regrets.push((tree[node].value + tree[child].value) as u8);
        all_lines(tree, child, regrets, see);
        regrets.pop();
    }
}
