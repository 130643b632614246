//! What a player looks for on the board, as sets of squares: frontier, empty regions, and the squares that
//! give a corner away.
//!
//! The terms are the usual ones of Othello books, such as Brian Rose's *Othello: A Minute to Learn… A
//! Lifetime to Master*. Everything here is read off one position; nothing is searched.

use engine::kernel::Kernel;
use othello::rules::{BoardSize, ByColor, Color, Grid, Move, Position, Square, Squares};

/// The squares that touch a set along a side or a corner, the set itself left out.
///
/// ```
/// use analysis::features::neighbours;
/// use othello::rules::{BoardSize, Square};
/// let a1 = Square::parse("a1", BoardSize::STANDARD).unwrap();
/// assert_eq!(neighbours(a1.into(), BoardSize::STANDARD).names(BoardSize::STANDARD), ["b1", "a2", "b2"]);
/// ```
pub fn neighbours(set: Squares, size: BoardSize) -> Squares {
    Grid::of(size).spread(set) & !set
}

/// Each side's discs next to an empty square: the fewer, the less there is for the opponent to flip.
///
/// ```
/// use analysis::features::frontier;
/// use othello::board;
/// let position = board! {"
///     - O O O
///     - X X O
///     - X X X
///     - X X X
///     Black to move
/// "};
/// assert_eq!(frontier(&position).black.names(position.size()), ["b2", "b3", "b4"]);
/// assert_eq!(frontier(&position).white.names(position.size()), ["b1"]);
/// ```
pub fn frontier(position: &Position) -> ByColor<Squares> {
    let beside_empty = neighbours(position.empties(), position.size());
    position.discs().map(|discs| discs & beside_empty)
}

/// The regions of empty squares connected along sides and corners, in the order of their first squares.
///
/// The side that plays first into an odd region also plays last there, if there is no pass.
///
/// ```
/// use analysis::features::{odd_squares, regions};
/// use othello::board;
/// let position = board! {"
///     - X X -
///     X O O -
///     X O O X
///     X X X X
///     White to move
/// "};
/// let sizes: Vec<usize> = regions(&position).into_iter().map(|region| region.len()).collect();
/// assert_eq!(sizes, [1, 2]);
/// assert_eq!(odd_squares(&position).names(position.size()), ["a1"]);
/// ```
pub fn regions(position: &Position) -> Vec<Squares> {
    let mut rest = position.empties();
    let mut regions = Vec::new();
    while let Some(square) = rest.first() {
        let region = region_of(square, position);
        rest &= !region;
        regions.push(region);
    }
    regions
}

/// The region of empty squares around a square; none when it holds a disc.
pub fn region_of(square: Square, position: &Position) -> Squares {
    let empties = position.empties();
    let region = || Grid::of(position.size()).region(empties, square.index());
    if empties.contains(square) { region() } else { Squares::EMPTY }
}

/// The squares of the [`regions`] with an odd number of squares.
pub fn odd_squares(position: &Position) -> Squares {
    let odd = regions(position).into_iter().filter(|region| region.len() % 2 == 1);
    odd.fold(Squares::EMPTY, |all, region| all | region)
}

/// A square beside a corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    /// An X-square, diagonally beside the corner: b2, b7, g2 or g7 on 8×8.
    X,
    /// A C-square, beside the corner on an edge, such as a2 and b1.
    C,
}

/// The corner a square lies beside, and how; `None` for all other squares.
///
/// ```
/// use analysis::features::{Beside, beside_corner};
/// use othello::rules::{BoardSize, Square};
/// let square = |name| Square::parse(name, BoardSize::STANDARD).unwrap();
/// assert_eq!(beside_corner(square("g7"), BoardSize::STANDARD), Some((square("h8"), Beside::X)));
/// assert_eq!(beside_corner(square("d3"), BoardSize::STANDARD), None);
/// ```
pub fn beside_corner(square: Square, size: BoardSize) -> Option<(Square, Beside)> {
    let nearest = |at: usize, length: u8| {
        let last = usize::from(length) - 1;
        if at <= last / 2 { (0, at) } else { (last, last - at) }
    };
    let (column, to_side) = nearest(square.column(size), size.width());
    let (row, to_end) = nearest(square.row(size), size.height());
    let kind = match (to_side, to_end) {
        (1, 1) => Beside::X,
        (0, 1) | (1, 0) => Beside::C,
        _ => return None,
    };
    Square::at(column, row, size).map(|corner| (corner, kind))
}

/// The empty corner that a square lies beside, and how.
pub fn beside_empty_corner(position: &Position, square: Square) -> Option<(Square, Beside)> {
    beside_corner(square, position.size()).filter(|(corner, _)| position.disc_at(*corner).is_none())
}

/// The empty squares that lie beside an empty corner in this way, and may give it away.
pub fn beside_empty_corners(position: &Position, kind: Beside) -> Squares {
    let is_so = |square: &Square| beside_empty_corner(position, *square).is_some_and(|(_, its)| its == kind);
    position.empties().iter().filter(is_so).collect()
}

/// Whether a disc of this side is a wedge: on an edge, off the corners, between two discs of the other side.
pub fn is_wedge(position: &Position, square: Square, color: Color) -> bool {
    let beside = along_edge(square, position.size());
    let ends = beside.map(|along| along.map(|mut squares| position.disc_at(squares.next()?)));
    position.disc_at(square) == Some(color) && ends == Some([Some(!color); 2])
}

/// The squares of an edge on both sides of one of its squares, the nearest first; `None` for corners and
/// squares off the edges.
pub(crate) fn along_edge(square: Square, size: BoardSize) -> Option<[impl Iterator<Item = Square>; 2]> {
    let (column, row) = (square.column(size), square.row(size));
    let is_end = |at: usize, length: u8| at == 0 || at + 1 == usize::from(length);
    let (right, down) = match (is_end(column, size.width()), is_end(row, size.height())) {
        (true, false) => (0, 1),
        (false, true) => (1, 0),
        _ => return None,
    };
    Some([-1, 1].map(|step: isize| {
        (1..).map_while(move |n: isize| {
            let column = column.checked_add_signed(n * step * right)?;
            Square::at(column, row.checked_add_signed(n * step * down)?, size)
        })
    }))
}

/// The squares of 8×8 along each edge, from either of its corners.
pub fn edges_from_corners() -> [[Square; 8]; 8] {
    let starts: [(i8, i8); 8] = [(0, 1), (0, 8), (7, -1), (7, 8), (56, 1), (56, -8), (63, -1), (63, -8)];
    starts.map(|(corner, step)| {
        std::array::from_fn(|place| Square::from_index((corner + place as i8 * step) as u8))
    })
}

/// The holes in a side's unbalanced edges of 8×8: the empty square beside an empty corner, where the side has
/// the next five squares and the other corner is empty as well.
pub fn holes(position: &Position, color: Color) -> Squares {
    let is_unbalanced = |edge: &[Square; 8]| {
        let disc = |place: usize| (2..7).contains(&place).then_some(color);
        edge.iter().enumerate().all(|(place, square)| position.disc_at(*square) == disc(place))
    };
    edges_from_corners().into_iter().filter(is_unbalanced).map(|edge| edge[1]).collect()
}

/// The moves of the side to move that give the other side no new move.
pub fn quiet_moves(position: &Position) -> Squares {
    let other = !position.turn();
    let had = position.legal_moves_of(other);
    let is_quiet = |square: &Square| {
        let after = position.play(Move::Place(*square)).expect("it is legal");
        after.legal_moves_of(other).is_subset_of(had)
    };
    position.legal_moves().iter().filter(is_quiet).collect()
}

/// The corners that a move lets the other side take, and that it could not take before.
pub fn corners_given(position: &Position, square: Square) -> Squares {
    let other = !position.turn();
    let after = position.play(Move::Place(square)).expect("it is legal");
    open_corners(&after, other) & !open_corners(position, other)
}

/// The corners a side could take if it were its turn.
pub fn open_corners(position: &Position, color: Color) -> Squares {
    position.legal_moves_of(color) & Grid::of(position.size()).corners()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{around, positions};
    use othello::board;
    use othello::rules::plain_flips;

    #[test]
    fn sets_match_a_check_of_every_square() {
        for position in positions(1_000) {
            let size = position.size();
            let all =
                |keep: &dyn Fn(Square) -> bool| Square::all(size).filter(|square| keep(*square)).collect();
            let empties: Squares = all(&|square| position.disc_at(square).is_none());
            let touches =
                |square, set: Squares| around(square, size).iter().any(|other| set.contains(*other));
            for color in Color::BOTH {
                let (own, other) = (position.discs()[color], position.discs()[!color]);
                let legal: Squares = all(&|square| !plain_flips(size, own, other, square).is_empty());
                assert_eq!(position.legal_moves_of(color), legal, "{position}");
                let frontier_here: Squares = all(&|square| own.contains(square) && touches(square, empties));
                assert_eq!(frontier(&position)[color], frontier_here, "{position}");
            }
            let set = position.discs().black;
            assert_eq!(neighbours(set, size), all(&|square| !set.contains(square) && touches(square, set)));
        }
    }

    #[test]
    fn regions_match_a_walk_from_square_to_square() {
        for position in positions(1_000) {
            let size = position.size();
            // Every empty square takes the lowest number among its neighbours until nothing changes.
            let mut number: Vec<Option<usize>> = Square::all(size)
                .map(|square| position.disc_at(square).is_none().then_some(square.index()))
                .collect();
            loop {
                let before = number.clone();
                for square in Square::all(size).filter(|square| position.disc_at(*square).is_none()) {
                    let lowest = around(square, size).iter().filter_map(|other| number[other.index()]).min();
                    number[square.index()] = number[square.index()].min(lowest.or(number[square.index()]));
                }
                if number == before {
                    break;
                }
            }
            let (regions, odd) = (regions(&position), odd_squares(&position));
            assert_eq!(regions.iter().fold(Squares::EMPTY, |all, &region| all | region), position.empties());
            for square in position.empties().iter() {
                let same: Squares = Square::all(size)
                    .filter(|other| number[other.index()] == number[square.index()])
                    .collect();
                assert_eq!(region_of(square, &position), same, "{position}");
                assert!(regions.contains(&same));
                assert_eq!(odd.contains(square), same.len() % 2 == 1);
            }
        }
    }

    #[test]
    fn squares_beside_corners_are_those_that_touch_one() {
        for size in BoardSize::all() {
            let corners: Squares = Grid::of(size).corners();
            for square in Square::all(size) {
                let touched = around(square, size).into_iter().find(|other| corners.contains(*other));
                assert_eq!(beside_corner(square, size).map(|(corner, _)| corner), touched);
                if let Some((corner, kind)) = beside_corner(square, size) {
                    let straight =
                        corner.column(size) == square.column(size) || corner.row(size) == square.row(size);
                    assert_eq!(kind == Beside::C, straight);
                }
            }
        }
        for position in positions(1_000) {
            let size = position.size();
            let [x_squares, c_squares] =
                [Beside::X, Beside::C].map(|kind| beside_empty_corners(&position, kind));
            let corners: Squares = Grid::of(size).corners();
            for square in Square::all(size) {
                let empty = position.disc_at(square).is_none();
                let beside = around(square, size).into_iter().find(|other| corners.contains(*other));
                let dangerous = empty && beside.is_some_and(|corner| position.disc_at(corner).is_none());
                assert_eq!((x_squares | c_squares).contains(square), dangerous, "{position}");
                for color in Color::BOTH {
                    let flips = plain_flips(size, position.discs()[color], position.discs()[!color], square);
                    assert_eq!(
                        open_corners(&position, color).contains(square),
                        corners.contains(square) && !flips.is_empty()
                    );
                }
            }
            assert!(!x_squares.intersects(c_squares));
        }
    }

    #[test]
    fn a_wedge_lies_on_an_edge_between_two_discs_of_the_other_side() {
        let position = board! {"
            --XOX-O-
            O-------
            X-------
            O-------
            --------
            --------
            --------
            XOX----O
            White to move
        "};
        let wedges = |color| -> Vec<String> {
            let squares = Square::all(BoardSize::STANDARD);
            let wedges = squares.filter(|square| is_wedge(&position, *square, color));
            wedges.map(|square| square.name(BoardSize::STANDARD)).collect()
        };
        assert_eq!(wedges(Color::White), ["d1", "b8"]);
        assert_eq!(wedges(Color::Black), ["a3"]);
    }
}
