//! The symmetries of a board: eight of a square one, four of a rectangle.

use super::{BoardSize, ByColor, Move, Position, Square, Squares};

/// A way to lay a board onto itself: first perhaps transposed, then perhaps mirrored left–right and
/// top–bottom.
///
/// ```
/// use othello::rules::{BoardSize, Position, Square, Squares, Symmetry};
///
/// let start = Position::start(BoardSize::STANDARD);
/// assert_eq!(Symmetry::of(&start).count(), 4);
/// // So the four first moves are images of one another.
/// let f5 = Square::parse("f5", start.size()).unwrap();
/// let images: Squares = Symmetry::of(&start).map(|symmetry| symmetry.square(f5, start.size())).collect();
/// assert_eq!(images, start.legal_moves());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry {
    /// Whether columns become rows.
    pub transpose: bool,
    mirror_columns: bool,
    mirror_rows: bool,
}

impl Symmetry {
    /// The symmetry that leaves every square where it is.
    pub const IDENTITY: Symmetry = Symmetry { transpose: false, mirror_columns: false, mirror_rows: false };

    /// The symmetry that mirrors a board left–right, if `mirrored`, and then turns it clockwise by quarter
    /// turns, a rectangle only by half turns.
    ///
    /// ```
    /// use othello::rules::{BoardSize, Square, Symmetry};
    ///
    /// let size = BoardSize::STANDARD;
    /// let a1 = Square::parse("a1", size).unwrap();
    /// let corner = |turns, mirrored| Symmetry::turned(turns, mirrored, size).square(a1, size).name(size);
    /// assert_eq!([corner(1, false), corner(2, false), corner(3, false)], ["h1", "h8", "a8"]);
    /// assert_eq!([corner(0, true), corner(1, true)], ["h1", "h8"]);
    /// ```
    pub fn turned(quarter_turns: u8, mirrored: bool, size: BoardSize) -> Symmetry {
        let turns = if size.is_square() { quarter_turns % 4 } else { quarter_turns % 4 / 2 * 2 };
        let (transpose, columns, rows) = match turns {
            0 => (false, false, false),
            1 => (true, true, false),
            2 => (false, true, true),
            _ => (true, false, true),
        };
        // Here mirroring comes first; a symmetry transposes first, which turns mirrored columns into rows.
        // Two mirrorings of one kind cancel out, hence `!=`.
        let (mirror_columns, mirror_rows) =
            (columns != (mirrored && !transpose), rows != (mirrored && transpose));
        Symmetry { transpose, mirror_columns, mirror_rows }
    }

    /// The symmetries of a board of this size, the identity first.
    pub fn all(size: BoardSize) -> impl Iterator<Item = Symmetry> {
        let n = if size.is_square() { 8 } else { 4 };
        (0..n).map(|bits| Symmetry {
            mirror_columns: bits & 1 != 0,
            mirror_rows: bits & 2 != 0,
            transpose: bits & 4 != 0,
        })
    }

    /// The symmetries that leave a position unchanged, the identity first. While the central discs are being
    /// placed, only the identity. Moves that are images under them lead to equivalent games.
    pub fn of(position: &Position) -> impl Iterator<Item = Symmetry> + '_ {
        let n = if position.is_placing() { 1 } else { usize::MAX };
        Symmetry::all(position.size()).take(n).filter(|symmetry| {
            let keeps = |squares| symmetry.squares(squares, position.size()) == squares;
            keeps(position.discs().black) && keeps(position.discs().white)
        })
    }

    /// The symmetry that undoes this one.
    pub fn inverse(self) -> Symmetry {
        let Symmetry { transpose, mirror_columns, mirror_rows } = self;
        if transpose {
            Symmetry { transpose, mirror_columns: mirror_rows, mirror_rows: mirror_columns }
        } else {
            self
        }
    }

    /// The image of a move; a pass stays one.
    pub fn mv(self, mv: Move, size: BoardSize) -> Move {
        match mv {
            Move::Place(square) => Move::Place(self.square(square, size)),
            Move::Pass => Move::Pass,
        }
    }

    /// The image of a square on a board of this size, which must be square if the symmetry transposes.
    pub fn square(self, square: Square, size: BoardSize) -> Square {
        let (mut column, mut row) = (square.column(size), square.row(size));
        if self.transpose {
            (column, row) = (row, column);
        }
        if self.mirror_columns {
            column = usize::from(size.width()) - 1 - column;
        }
        if self.mirror_rows {
            row = usize::from(size.height()) - 1 - row;
        }
        Square::at(column, row, size).expect("only square boards are transposed")
    }

    /// The image of each square of a set.
    pub fn squares(self, squares: Squares, size: BoardSize) -> Squares {
        squares.iter().map(|square| self.square(square, size)).collect()
    }

    /// The image of a position, with the same side to move.
    ///
    /// # Panics
    /// On a position whose central discs are still being placed.
    pub fn position(self, position: &Position) -> Position {
        assert!(!position.is_placing(), "the central discs are still being placed");
        let size = position.size();
        let discs = ByColor::from_fn(|color| self.squares(position.discs()[color], size));
        Position::from_valid(size, discs, position.turn())
    }
}

impl Position {
    /// The least of the position's images, by Black's discs and then by White's, and the first symmetry that
    /// leads to it: one position for all that differ only by a symmetry of the board. While central discs are
    /// being placed, the position itself.
    pub fn canonical(&self) -> (Position, Symmetry) {
        if self.is_placing() {
            return (*self, Symmetry::IDENTITY);
        }
        let images = Symmetry::all(self.size()).map(|symmetry| (symmetry.position(self), symmetry));
        let sets = |position: &Position| (position.discs().black.words(), position.discs().white.words());
        images.min_by_key(|(image, _)| sets(image)).expect("every board has symmetries")
    }
}
