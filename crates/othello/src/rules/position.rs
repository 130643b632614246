//! A position: the discs, whose turn it is, and what may be played.

use super::{BoardSize, ByColor, Color, Grid, Outcome, Square, Squares, flips, legal_moves};

/// Discs on a board and the side to move. It never changes: [`play`](Position::play) returns a new one.
///
/// While the four central squares are still being filled by the players (the old Reversi opening,
/// [`Start::Reversi`](super::Start::Reversi)), the legal moves are the free central squares and nothing is
/// flipped.
///
/// ```
/// use othello::board;
/// use othello::rules::{Move, Position, Square};
///
/// let start = Position::start("4x4".parse().unwrap());
/// let d3 = Square::parse("d3", start.size()).unwrap();
/// assert_eq!(start.flips(d3).names(start.size()), ["c3"]);
/// assert_eq!(start.play(Move::Place(d3)).unwrap(), board! {"
///     - - - -
///     - O X -
///     - X X X
///     - - - -
///     White to move
/// "});
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    size: BoardSize,
    // Invariant: the colours are disjoint and on the board.
    discs: ByColor<Squares>,
    turn: Color,
    // The players still place the central discs. Invariant: false once no central square is empty.
    placing: bool,
}

/// A player's action in one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A disc is placed and flips what it outflanks.
    Place(Square),
    /// Allowed, and then forced, only when no disc can be placed and the game is not over.
    Pass,
}

/// Why a move cannot be played, with the name of its square.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant's message documents it")]
pub enum IllegalMove {
    #[error("that square is off the board")]
    OffBoard,
    #[error("{0} already holds a disc")]
    Occupied(String),
    #[error("a disc on {0} would flip nothing")]
    FlipsNothing(String),
    #[error("{0} is not in the centre, where the first four discs go")]
    NotCentral(String),
    #[error("passing is allowed only when no disc can be placed")]
    PassNotAllowed,
    #[error("the game is over")]
    GameOver,
}

impl Position {
    /// A position of discs that the caller knows to be disjoint and on the board.
    pub(super) fn from_valid(size: BoardSize, discs: ByColor<Squares>, turn: Color) -> Position {
        Position { size, discs, turn, placing: false }
    }

    /// An empty board whose four central discs the players place.
    pub(super) fn placing(size: BoardSize) -> Position {
        Position { size, discs: ByColor::default(), turn: Color::Black, placing: true }
    }

    /// Width and height of the board.
    pub fn size(&self) -> BoardSize {
        self.size
    }

    /// The squares that hold each colour's discs.
    pub fn discs(&self) -> ByColor<Squares> {
        self.discs
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// Whether the players are still placing the four central discs.
    pub fn is_placing(&self) -> bool {
        self.placing
    }

    /// The number of discs of each colour.
    pub fn counts(&self) -> ByColor<u16> {
        self.discs.map(|discs| discs.len() as u16)
    }

    /// The squares without a disc.
    pub fn empties(&self) -> Squares {
        Squares::all(self.size) & !(self.discs.black | self.discs.white)
    }

    /// The colour of the disc on a square, `None` if it is empty.
    pub fn disc_at(&self, square: Square) -> Option<Color> {
        Color::BOTH.into_iter().find(|&color| self.discs[color].contains(square))
    }

    /// Where the side to move may place a disc; empty if it must pass or the game is over.
    pub fn legal_moves(&self) -> Squares {
        self.legal_moves_of(self.turn)
    }

    /// Where `color` may place a disc, or could if it were its turn.
    pub fn legal_moves_of(&self, color: Color) -> Squares {
        let grid = Grid::of(self.size);
        if self.placing {
            return grid.center() & self.empties();
        }
        legal_moves(grid, self.discs[color], self.discs[!color])
    }

    /// The legal moves in the order of their squares, or the pass if there is nothing else; none when the
    /// game is over.
    pub fn moves(&self) -> Vec<Move> {
        let pass = self.must_pass().then_some(Move::Pass);
        self.legal_moves().iter().map(Move::Place).chain(pass).collect()
    }

    /// The discs that flip when the side to move places one on `square`.
    pub fn flips(&self, square: Square) -> Squares {
        if self.placing || square.index() >= self.size.area() || self.disc_at(square).is_some() {
            return Squares::EMPTY;
        }
        flips(Grid::of(self.size), self.discs[self.turn], self.discs[!self.turn], square.index())
    }

    /// Whether the side to move can only pass: it can place no disc, and the other side can.
    ///
    /// ```
    /// use othello::board;
    /// use othello::rules::Move;
    /// let position = board! {"
    ///     X O - -
    ///     - - - -
    ///     - - - -
    ///     - - - -
    ///     White to move
    /// "};
    /// assert!(position.must_pass());
    /// let after = position.play(Move::Pass).unwrap();
    /// assert_eq!(after, position.after_forced_pass());
    /// assert_eq!(after.legal_moves().names(after.size()), ["c1"]);
    /// ```
    pub fn must_pass(&self) -> bool {
        self.legal_moves().is_empty() && !self.legal_moves_of(!self.turn).is_empty()
    }

    /// The position after the pass that this one forces, or else the position itself.
    #[must_use]
    pub fn after_forced_pass(self) -> Position {
        if self.must_pass() { Position { turn: !self.turn, ..self } } else { self }
    }

    /// The position after a move.
    ///
    /// # Errors
    /// When the move is not legal, with the reason.
    pub fn play(&self, mv: Move) -> Result<Position, IllegalMove> {
        match mv {
            Move::Pass if self.must_pass() => Ok(Position { turn: !self.turn, ..*self }),
            Move::Pass if self.outcome().is_some() => Err(IllegalMove::GameOver),
            Move::Pass => Err(IllegalMove::PassNotAllowed),
            Move::Place(square) => self.place(square),
        }
    }

    fn place(&self, square: Square) -> Result<Position, IllegalMove> {
        if square.index() >= self.size.area() {
            return Err(IllegalMove::OffBoard);
        }
        let name = || square.name(self.size);
        let flips = self.flips(square);
        if self.outcome().is_some() {
            Err(IllegalMove::GameOver)
        } else if self.disc_at(square).is_some() {
            Err(IllegalMove::Occupied(name()))
        } else if self.placing && !self.legal_moves().contains(square) {
            Err(IllegalMove::NotCentral(name()))
        } else if !self.placing && flips.is_empty() {
            Err(IllegalMove::FlipsNothing(name()))
        } else {
            let mut discs = self.discs;
            discs[self.turn] |= flips | square.into();
            discs[!self.turn] &= !flips;
            let n_discs = discs.black.len() + discs.white.len();
            Ok(Position { discs, turn: !self.turn, placing: self.placing && n_discs < 4, ..*self })
        }
    }

    /// How the game ended, `None` while it goes on: it ends when neither side can place a disc.
    pub fn outcome(&self) -> Option<Outcome> {
        let over = Color::BOTH.into_iter().all(|color| self.legal_moves_of(color).is_empty());
        over.then(|| Outcome { discs: self.counts(), empties: self.empties().len() as u16 })
    }
}

impl Move {
    /// The names of moves one after another, as lines are written: `f5d6c3`.
    pub fn line(moves: &[Move], size: BoardSize) -> String {
        moves.iter().map(|mv| mv.name(size)).collect()
    }

    /// `f5`, or `pass`.
    pub fn name(self, size: BoardSize) -> String {
        match self {
            Move::Place(square) => square.name(size),
            Move::Pass => "pass".to_owned(),
        }
    }

    /// The square of the disc, `None` for a pass.
    pub fn square(self) -> Option<Square> {
        match self {
            Move::Place(square) => Some(square),
            Move::Pass => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Start;

    fn square(name: &str) -> Square {
        Square::parse(name, BoardSize::STANDARD).unwrap()
    }

    #[test]
    fn illegal_moves_say_why() {
        let start = Position::start(BoardSize::STANDARD);
        let check = |mv, expected: &str| assert_eq!(start.play(mv).unwrap_err().to_string(), expected);
        check(Move::Place(square("d4")), "d4 already holds a disc");
        check(Move::Place(square("a1")), "a disc on a1 would flip nothing");
        check(Move::Pass, "passing is allowed only when no disc can be placed");
        check(Move::Place(Square::from_index(200)), "that square is off the board");
    }

    #[test]
    fn the_players_place_the_four_central_discs_of_old_reversi() {
        let mut position = Start::Reversi.position(BoardSize::STANDARD);
        let c4 = position.play(Move::Place(square("c4")));
        assert_eq!(c4, Err(IllegalMove::NotCentral("c4".into())));
        for name in ["d4", "e4", "d5", "e5"] {
            assert!(position.is_placing() && position.flips(square(name)).is_empty());
            position = position.play(Move::Place(square(name))).unwrap();
        }
        assert!(!position.is_placing());
        assert_eq!((position.counts(), position.turn()), (ByColor::new(2, 2), Color::Black));
        assert!(!position.legal_moves().is_empty());
    }
}
