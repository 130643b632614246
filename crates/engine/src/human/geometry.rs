//! Board geometry for the features of moves: neighbours, corners and their adjacent squares, edges.

use othello::rules::{Bits, BoardSize, Grid, Square};

/// A board of one size with its special squares.
#[derive(Clone, Debug)]
pub(super) struct Geometry<S> {
    pub grid: Grid<S>,
    pub corners: S,
    pub edges: S,
    /// The special properties of each square, by index.
    pub places: Vec<Place>,
}

/// The special properties of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// The kind of square by its distances from the two nearest edges, each at most 3: one of [`N_CLASSES`].
    pub class: usize,
    pub beside_corner: Option<BesideCorner>,
    /// For an edge square other than a corner: the two squares beside it on the edge.
    pub along_edge: Option<[usize; 2]>,
}

/// A square next to a corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BesideCorner {
    pub corner: usize,
    /// Whether it is the X-square, diagonal to the corner, and not one of the two C-squares.
    pub is_x: bool,
}

/// Kinds of squares by their distances from the edges: 0-0, 0-1 … 3-3.
pub(super) const N_CLASSES: usize = 10;

impl<S: Bits> Geometry<S> {
    pub(super) fn new(size: BoardSize) -> Geometry<S> {
        let grid = Grid::new(size);
        Geometry {
            corners: grid.corners(),
            edges: grid.edges(),
            places: Square::all(size).map(|square| place(square, size)).collect(),
            grid,
        }
    }

    /// How far two squares are apart, a diagonal step counted as one.
    pub(super) fn distance(&self, a: usize, b: usize) -> usize {
        let width = usize::from(self.grid.size.width());
        (a % width).abs_diff(b % width).max((a / width).abs_diff(b / width))
    }
}

fn place(square: Square, size: BoardSize) -> Place {
    let (width, height) = (usize::from(size.width()), usize::from(size.height()));
    let (column, row) = (square.column(size), square.row(size));
    let (from_side, from_top) = (column.min(width - 1 - column), row.min(height - 1 - row));
    let (near, far) = (from_side.min(from_top).min(3), from_side.max(from_top).min(3));
    let at = |column: usize, row: usize| row * width + column;
    let corner =
        at(if 2 * column < width { 0 } else { width - 1 }, if 2 * row < height { 0 } else { height - 1 });
    let along_edge = match (from_side, from_top) {
        (0, 0) => None,
        (0, _) => Some([at(column, row - 1), at(column, row + 1)]),
        (_, 0) => Some([at(column - 1, row), at(column + 1, row)]),
        _ => None,
    };
    let beside_corner =
        ((near, far) == (0, 1) || (near, far) == (1, 1)).then_some(BesideCorner { corner, is_x: near == 1 });
    Place { class: class(near, far), beside_corner, along_edge }
}

/// The number of a kind of square.
const fn class(near: usize, far: usize) -> usize {
    // 0-0 0-1 0-2 0-3, 1-1 1-2 1-3, 2-2 2-3, 3-3.
    near * 4 - near * near.saturating_sub(1) / 2 + far - near
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::Kernel;

    #[test]
    fn every_kind_of_square_has_a_number_of_its_own() {
        let pairs = (0..4).flat_map(|near| (near..4).map(move |far| class(near, far)));
        assert_eq!(pairs.collect::<Vec<_>>(), (0..N_CLASSES).collect::<Vec<_>>());
    }

    #[test]
    fn squares_beside_corners_and_edges_are_known() {
        let geometry = Geometry::<u64>::new(BoardSize::STANDARD);
        assert_eq!(geometry.places[9].beside_corner, Some(BesideCorner { corner: 0, is_x: true }));
        assert_eq!(geometry.places[62].beside_corner, Some(BesideCorner { corner: 63, is_x: false }));
        assert_eq!(geometry.places[3].along_edge, Some([2, 4]));
        assert_eq!(geometry.places[0].along_edge, None);
        assert_eq!(geometry.grid.region(0b1011, 0), 0b11);
        assert_eq!(geometry.distance(0, 18), 2);
    }
}
