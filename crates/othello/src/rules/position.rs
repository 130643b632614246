//! A position: the discs, whose turn it is, and what may be played.

use super::{BoardSize, ByColor, Color, Grid, Outcome, Square, Squares, flips, legal_moves};
use std::fmt;

/// Discs on a board and the side to move. Never changes: playing returns a new position.
///
/// While the four central squares are still being filled by the players (the old Reversi opening,
/// [`Start::Reversi`](super::Start::Reversi)), the legal moves are the free central squares and nothing is
/// flipped.
///
/// ```
/// use othello::board;
/// use othello::rules::{BoardSize, Move, Position, Square};
///
/// let start = Position::start(BoardSize::STANDARD);
/// let f5 = Square::parse("f5", start.size()).unwrap();
/// assert_eq!(start.flips(f5).names(start.size()), ["e5"]);
/// assert_eq!(start.play(Move::Place(f5)).unwrap(), board! {"
///     - - - - - - - -
///     - - - - - - - -
///     - - - - - - - -
///     - - - O X - - -
///     - - - X X X - -
///     - - - - - - - -
///     - - - - - - - -
///     - - - - - - - -
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
///
/// ```
/// use othello::rules::{BoardSize, Move, Square};
/// let f5 = Square::parse("f5", BoardSize::STANDARD).unwrap();
/// assert_eq!(Move::Place(f5).name(BoardSize::STANDARD), "f5");
/// assert_eq!(Move::Pass.name(BoardSize::STANDARD), "pass");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A disc is placed and flips what it outflanks.
    Place(Square),
    /// Allowed, and then forced, only when no disc can be placed and the game is not over.
    Pass,
}

/// Why a move cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The square lies beyond this board.
    OffBoard,
    /// A disc lies on the square, which is named.
    Occupied(String),
    /// A disc on the named square would outflank nothing.
    FlipsNothing(String),
    /// The old Reversi opening: the first four discs go into the centre.
    NotCentral(String),
    /// A pass while a disc can be placed.
    PassNotAllowed,
    /// Neither side can place a disc.
    GameOver,
}

impl Position {
    /// Discs that are known to be disjoint and on the board.
    pub(super) fn from_valid(size: BoardSize, discs: ByColor<Squares>, turn: Color) -> Position {
        Position { size, discs, turn, placing: false }
    }

    /// An empty board whose four central discs the players place.
    pub(super) fn placing(size: BoardSize) -> Position {
        Position { size, discs: ByColor::default(), turn: Color::Black, placing: true }
    }

    /// This position with the players still placing the central discs, if the discs on it allow that.
    pub(super) fn placed_so_far(self) -> Option<Position> {
        let (center, discs) = (Grid::of(self.size).center(), self.discs.black | self.discs.white);
        (discs.is_subset_of(center) && discs != center).then_some(Position { placing: true, ..self })
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
    ///     - O X -
    ///     - - - -
    ///     - - - -
    ///     - - - -
    ///     White to move
    /// "};
    /// assert!(!position.must_pass());
    /// let position = board! {"
    ///     X O - -
    ///     - - - -
    ///     - - - -
    ///     - - - -
    ///     White to move
    /// "};
    /// assert!(position.must_pass());
    /// let after = position.play(Move::Pass).unwrap();
    /// assert_eq!(after.legal_moves().names(after.size()), ["c1"]);
    /// ```
    pub fn must_pass(&self) -> bool {
        self.legal_moves().is_empty() && !self.legal_moves_of(!self.turn).is_empty()
    }

    /// The position after a move.
    ///
    /// # Errors
    /// When the move is not legal, with the reason.
    ///
    /// ```
    /// use othello::rules::{BoardSize, Move, Position};
    /// let reason = Position::start(BoardSize::STANDARD).play(Move::Pass).unwrap_err();
    /// assert_eq!(reason.to_string(), "passing is allowed only when no disc can be placed");
    /// ```
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
    ///
    /// ```
    /// use othello::board;
    /// use othello::rules::{ByColor, Goal};
    /// let wipeout = board! {"
    ///     X X X -
    ///     - - - -
    ///     - - - -
    ///     - - - -
    ///     White to move
    /// "};
    /// // The winner is given the empty squares.
    /// assert_eq!(wipeout.outcome().unwrap().official(Goal::MostDiscs), ByColor::new(16, 0));
    /// ```
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

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            IllegalMove::OffBoard => f.write_str("that square is off the board"),
            IllegalMove::Occupied(square) => write!(f, "{square} already holds a disc"),
            IllegalMove::FlipsNothing(square) => write!(f, "a disc on {square} would flip nothing"),
            IllegalMove::NotCentral(square) => {
                write!(f, "{square} is not in the centre, where the first four discs go")
            }
            IllegalMove::PassNotAllowed => f.write_str("passing is allowed only when no disc can be placed"),
            IllegalMove::GameOver => f.write_str("the game is over"),
        }
    }
}

impl std::error::Error for IllegalMove {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Start;

    fn square(name: &str) -> Square {
        Square::parse(name, BoardSize::STANDARD).unwrap()
    }

    /// Plays a transcript, passing where it must, and returns every position.
    fn replay(start: Position, transcript: &str) -> Vec<Position> {
        let mut positions = vec![start];
        for name in transcript.as_bytes().chunks(2) {
            let mut position = *positions.last().unwrap();
            if position.must_pass() {
                position = position.play(Move::Pass).unwrap();
            }
            let name = std::str::from_utf8(name).unwrap();
            positions.push(position.play(Move::Place(Square::parse(name, start.size()).unwrap())).unwrap());
        }
        positions
    }

    #[test]
    fn the_standard_start_is_the_tournament_start() {
        let start = Position::start(BoardSize::STANDARD);
        assert_eq!(start.legal_moves().names(start.size()), ["d3", "c4", "f5", "e6"]);
        assert_eq!(start.flips(square("f5")), square("e5").into());
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
    fn the_4x4_teaching_game_has_its_known_counts() {
        let start = Position::start(BoardSize::new(4, 4).unwrap());
        let counts: Vec<_> =
            replay(start, "b1a1c4d2d1b4a4c1d3d4a2a3")[1..].iter().map(|p| p.counts()).collect();
        let expected =
            [(4, 1), (3, 3), (5, 2), (4, 4), (6, 3), (4, 6), (7, 4), (5, 7), (8, 5), (7, 7), (10, 5), (7, 9)];
        assert_eq!(counts, expected.map(|(black, white)| ByColor::new(black, white)));
    }

    #[test]
    fn the_shortest_games_end_when_neither_side_can_move() {
        let start = Position::start(BoardSize::STANDARD);
        let check = |transcript: &str, black, white| {
            let positions = replay(start, transcript);
            let (end, before) = positions.split_last().unwrap();
            assert_eq!(end.outcome().unwrap().discs, ByColor::new(black, white), "{end}");
            assert!(before.iter().all(|position| position.outcome().is_none()));
            assert_eq!(end.play(Move::Pass).unwrap_err(), IllegalMove::GameOver);
        };
        check("f5d6c5f6e7f4g5e6e3", 13, 0);
        check("e6f4e3f6g5d6e7f5c5", 13, 0);
        check("d3c3b3e3f5a3c4e6f4g4", 0, 14);
        check("d3e3f6c4b3c2e2a4a2d2d1", 14, 1);
        check("f5f4c3e6f7g6g4e8g8g5h5", 14, 1);
    }

    #[test]
    fn black_passes_23_times_in_the_game_of_many_passes() {
        let transcript = "F5D6C4g5D7c7H5d8B8b7B6a7b5A6a5b4B3c6E8f8C8a8e7a4b2A2c2D2d1e2F2c5c3a1a3e6d3f6F7\
                          f1g2H2e3F4b1g1c1e1g8g7f3h1h3h4h6";
        let positions = replay(Position::start(BoardSize::STANDARD), transcript);
        assert_eq!(positions.len() - 1, 55);
        // A run of passes by one side shows as moves of the same colour in a row.
        let movers: Vec<_> = positions[1..].iter().map(|position| !position.turn()).collect();
        let passes = movers.windows(2).filter(|pair| pair[0] == pair[1]).count();
        let end = positions.last().unwrap().outcome().unwrap();
        assert_eq!((passes, end.discs), (23, ByColor::new(0, 59)));
        assert_eq!(end.official(crate::rules::Goal::MostDiscs), ByColor::new(0, 64));
    }

    #[test]
    fn the_players_place_the_four_central_discs_of_old_reversi() {
        let mut position = Start::Reversi.position(BoardSize::STANDARD);
        assert_eq!(
            position.play(Move::Place(square("c4"))).unwrap_err(),
            IllegalMove::NotCentral("c4".into())
        );
        for name in ["d4", "e4", "d5", "e5"] {
            assert!(position.is_placing() && position.flips(square(name)).is_empty());
            position = position.play(Move::Place(square(name))).unwrap();
        }
        assert!(!position.is_placing());
        assert_eq!((position.counts(), position.turn()), (ByColor::new(2, 2), Color::Black));
        assert!(!position.legal_moves().is_empty());
    }
}
