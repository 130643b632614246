//! The layout of the moves as a tree.

use othello::record::{NodeId, Record};

/// Where a move stands in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreePlace {
    /// The move.
    pub node: NodeId,
    /// Plies from the start.
    pub row: usize,
    /// Variations from the left.
    pub lane: usize,
    /// The lane of the move before.
    pub from: usize,
}

/// The place of each move. A variation takes the first lane to the right of the line it leaves that is free
/// over its whole length.
pub fn places(record: &Record) -> Vec<TreePlace> {
    let mut places = Vec::new();
    // The rows that are taken in each lane.
    let mut taken: Vec<Vec<(usize, usize)>> = Vec::new();
    let first = record.children(Record::ROOT);
    // Lines to place: first move, its row, the lane it leaves. The loop takes them from the end: the main
    // line, then the variations from the latest to the first.
    let mut waiting: Vec<(NodeId, usize, usize)> = Vec::new();
    waiting.extend(first.iter().skip(1).rev().map(|&node| (node, 1, 0)));
    waiting.extend(first.first().map(|&node| (node, 1, 0)));
    let mut is_main = true;
    while let Some((begin, row, from)) = waiting.pop() {
        let chain: Vec<NodeId> =
            std::iter::successors(Some(begin), |&node| record.children(node).first().copied()).collect();
        // The row of the move that the line leaves is taken as well.
        let rows = (row - 1, row + chain.len() - 1);
        let least = if std::mem::take(&mut is_main) { 0 } else { from + 1 };
        let is_free = |lane: &usize| {
            taken
                .get(*lane)
                .is_none_or(|taken| taken.iter().all(|&(begin, end)| rows.1 < begin || rows.0 > end))
        };
        let lane = (least..).find(is_free).expect("some lane is free");
        if taken.len() <= lane {
            taken.resize(lane + 1, Vec::new());
        }
        taken[lane].push(rows);
        for (at, &node) in chain.iter().enumerate() {
            let from = if at == 0 { from } else { lane };
            places.push(TreePlace { node, row: row + at, lane, from });
            let others = record.children(node).iter().skip(1).rev();
            waiting.extend(others.map(|&other| (other, row + at + 1, lane)));
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{game, square};
    use othello::rules::Move;

    #[test]
    fn variations_are_placed_beside_the_line_they_leave_and_share_lanes() {
        let mut record = game("f5d6c3d3c4");
        let end = record.cursor();
        let line = record.path(end);
        // Variations: another move at the fifth ply, another at the second, and two plies from the start.
        record.go_to(line[3]);
        let other = record.position().moves().into_iter().find(|&mv| Some(mv) != record.move_into(end));
        record.play(other.unwrap()).unwrap();
        record.go_to(line[0]);
        record.play(Move::Place(square("f6"))).unwrap();
        record.go_to(Record::ROOT);
        record.play(Move::Place(square("c4"))).unwrap();
        let reply = record.position().legal_moves().first().unwrap();
        record.play(Move::Place(reply)).unwrap();
        let mut shown: Vec<_> =
            places(&record).iter().map(|place| (place.row, place.lane, place.from)).collect();
        shown.sort_unstable();
        // The main line fills lane 0; the variations take lane 2, and lane 1 twice.
        let main = (1..=5).map(|row| (row, 0, 0));
        let mut expected: Vec<_> = main.chain([(1, 2, 0), (2, 1, 0), (2, 2, 2), (5, 1, 0)]).collect();
        expected.sort_unstable();
        assert_eq!(shown, expected);
    }
}
