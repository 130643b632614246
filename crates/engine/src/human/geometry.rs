//! Board geometry for the features of moves: corners, edges, classes of squares, distances.

use othello::rules::{Bits, BoardSize, Grid};

/// A board of one size with its special squares.
#[derive(Clone, Debug)]
pub(super) struct Geometry<S> {
    pub grid: Grid<S>,
    pub corners: S,
    pub edges: S,
}

/// How many classes of squares there are, by their distances from the edges: 0-0, 0-1 … 3-3.
pub(super) const N_CLASSES: usize = 10;

impl<S: Bits> Geometry<S> {
    pub(super) fn new(size: BoardSize) -> Geometry<S> {
        let grid = Grid::new(size);
        Geometry { corners: grid.corners(), edges: grid.edges(), grid }
    }

    /// The column and the row of a square.
    fn place(&self, index: usize) -> (usize, usize) {
        let width = usize::from(self.grid.size.width());
        (index % width, index / width)
    }

    /// The class of a square by its distances from the nearer side and from top or bottom, each at most 3.
    pub(super) fn class(&self, index: usize) -> usize {
        let from_end = |at: usize, length: u8| at.min(usize::from(length) - 1 - at).min(3);
        let ((column, row), size) = (self.place(index), self.grid.size);
        let (from_side, from_top) = (from_end(column, size.width()), from_end(row, size.height()));
        number(from_side.min(from_top), from_side.max(from_top))
    }

    /// For an edge square other than a corner: the two squares beside it on the edge.
    pub(super) fn along_edge(&self, index: usize) -> Option<[usize; 2]> {
        let ((column, _), width) = (self.place(index), usize::from(self.grid.size.width()));
        let step = if column == 0 || column == width - 1 { width } else { 1 };
        self.edges.has(index).then(|| [index - step, index + step])
    }

    /// How far two squares are apart, a diagonal step counted as one.
    pub(super) fn distance(&self, a: usize, b: usize) -> usize {
        let (a, b) = (self.place(a), self.place(b));
        a.0.abs_diff(b.0).max(a.1.abs_diff(b.1))
    }
}

/// The number of a class: the smaller distance is `near`, the larger `far`.
const fn number(near: usize, far: usize) -> usize {
    // 0-0 0-1 0-2 0-3, 1-1 1-2 1-3, 2-2 2-3, 3-3.
    near * 4 - near * near.saturating_sub(1) / 2 + far - near
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_class_of_squares_has_a_number_of_its_own() {
        let pairs = (0..4).flat_map(|near| (near..4).map(move |far| number(near, far)));
        assert_eq!(pairs.collect::<Vec<_>>(), (0..N_CLASSES).collect::<Vec<_>>());
    }

    #[test]
    fn edge_neighbours_classes_and_distances_are_right() {
        let geometry = Geometry::<u64>::new(BoardSize::STANDARD);
        assert_eq!(geometry.along_edge(3), Some([2, 4]));
        assert_eq!(geometry.along_edge(15), Some([7, 23]));
        assert_eq!([0, 9].map(|index| geometry.along_edge(index)), [None, None]);
        assert_eq!([0, 9, 62].map(|index| geometry.class(index)), [number(0, 0), number(1, 1), number(0, 1)]);
        assert_eq!(geometry.distance(0, 18), 2);
    }
}
