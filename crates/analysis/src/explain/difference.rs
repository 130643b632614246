//! A reason as data: something that can be counted or seen on the board after both of two moves, and that
//! differs to the mover's harm.

use othello::rules::{BoardSize, Squares};

/// What is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The opponent's legal moves, when it is to move.
    Replies,
    /// The mover's legal moves, when it is to move again.
    OwnMoves,
    /// The opponent's legal moves on average, over its next turns.
    MeanReplies,
    /// The mover's legal moves on average, over its next turns.
    MeanOwnMoves,
    /// The mover's moves after which the opponent cannot take a corner, where some are not of that kind.
    SafeMoves,
    /// The opponent's quiet moves, those that give the mover no new one, when it is to move. There must be
    /// more of them without corners, squares beside empty ones, and those that it has at other turns as well.
    QuietReplies,
    /// The mover's quiet moves, when it is to move again; likewise, without the square of the move played.
    OwnQuietMoves,
    /// The mover's legal moves in a part of the board when it is to move again; the opponent's moves there
    /// count as well, and the squares are those of the part that were empty before the move.
    Part(Part),
    /// The mover's discs next to an empty square.
    OwnFrontier,
    /// The mover's stable discs.
    OwnStable,
    /// The opponent's stable discs.
    OpponentStable,
    /// Corners the opponent may take with its next move.
    OpenCorners,
    /// Corners the opponent has taken.
    CornersLost,
    /// Corners the mover has taken.
    CornersWon,
    /// The empty corner beside which the move lies diagonally, one or none. After these plies the opponent
    /// has taken it; after the move itself already it can.
    XSquare,
    /// Likewise beside it on the edge.
    CSquare,
    /// Wedges: edge squares that the opponent has taken between two of the mover's discs.
    Wedges,
    /// The edge square, no corner, that the opponent takes in the line played and the mover in the better
    /// one: one.
    Contested,
    /// Squares that the opponent could not play before the move and now can.
    Opened,
    /// The opponent's best answer, one or none, which only the move makes possible.
    Answer,
    /// Likewise an answer that gives the mover no new move: a quiet one.
    QuietAnswer,
    /// The opponent's best answer, which was possible before and which the best move takes away.
    Threat,
    /// Squares that the best move alone takes from the opponent.
    Taken,
    /// The square of the best move, which the opponent takes with its answer.
    SameSquare,
    /// A square that the opponent takes in the line played, and the mover after this many plies of the better
    /// one.
    Wanted(usize),
    /// The square of the best move, where the mover can play no more after the move or its answer.
    BestGone,
    /// The square of the move, which the mover still has after the best move and the answer to it, and the
    /// opponent does not; the counts say which sides could play it, and the square of the best move.
    CouldWait,
    /// The square of the move, which the mover takes after the best move and the answer to it, though the
    /// opponent could.
    Later,
    /// The square that the best move prepares, which the mover cannot play after the move and its answer.
    Prepared,
    /// The empty squares of the region that the move is played into: even, and odd for the best move.
    Region,
    /// The region of two that the move opens and the opponent fills: one or none.
    Filled,
    /// Odd regions in which the mover has a move when it is to move again: none after the move.
    OddRegions,
    /// Odd regions in which the opponent has a move after the move: none after the best move.
    OddForOpponent,
    /// Empty squares of regions in which the opponent alone has moves.
    OpponentsOnly,
    /// Empty squares of regions in which the mover alone has moves.
    OwnOnly,
    /// How often the mover must pass to the end of the game; what the opponent can play at those passes.
    OwnPasses,
    /// How often the opponent must pass to the end of the game; likewise.
    OpponentPasses,
    /// The region that the opponent fills last, and the mover after the best move.
    LastInRegion,
    /// Whether the opponent has the last move of the game.
    LastMove,
    /// The opponent's discs on a row, a column or a long diagonal at the end of the game.
    Line,
    /// The mover's discs at the end of the game, the empties given to the winner.
    FinalDiscs,
}

/// A part of the board: the rows or columns of a side, up to three eighths of them, or a quarter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "row 1 is in the north, column a in the west")]
pub enum Part {
    North,
    East,
    South,
    West,
    NorthEast,
    SouthEast,
    SouthWest,
    NorthWest,
}

impl Part {
    /// All parts.
    pub const ALL: [Part; 8] = [
        Part::North,
        Part::East,
        Part::South,
        Part::West,
        Part::NorthEast,
        Part::SouthEast,
        Part::SouthWest,
        Part::NorthWest,
    ];

    /// Its squares.
    pub fn squares(self, size: BoardSize) -> Squares {
        let (width, height) = (usize::from(size.width()), usize::from(size.height()));
        let is_in = |column: usize, row: usize| {
            let (north, west) = (2 * row < height, 2 * column < width);
            match self {
                Part::North => 8 * row < 3 * height,
                Part::East => 8 * (width - 1 - column) < 3 * width,
                Part::South => 8 * (height - 1 - row) < 3 * height,
                Part::West => 8 * column < 3 * width,
                Part::NorthEast => north && !west,
                Part::SouthEast => !north && !west,
                Part::SouthWest => !north && west,
                Part::NorthWest => north && west,
            }
        };
        Squares::all(size).iter().filter(|square| is_in(square.column(size), square.row(size))).collect()
    }

    /// Its name in texts.
    pub(super) fn key(self) -> &'static str {
        match self {
            Part::North => "north",
            Part::East => "east",
            Part::South => "south",
            Part::West => "west",
            Part::NorthEast => "north-east",
            Part::SouthEast => "south-east",
            Part::SouthWest => "south-west",
            Part::NorthWest => "north-west",
        }
    }
}

/// Two counts that differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// What is counted.
    pub kind: Kind,
    /// After how many moves of each line they are counted, passes included: 1 after the moves that are
    /// compared. For an average those over which it is taken, for what is counted to the end of the game the
    /// length of the longer line.
    pub plies: usize,
    /// The count after the move that was played.
    pub after_played: usize,
    /// The count after the best move.
    pub after_best: usize,
    /// The squares it is about, where it is about squares: those there are in one line only. Of moves those
    /// that only the line with more of them has, if they are few.
    pub squares: Squares,
}

/// A difference and how telling it is.
pub(super) type Weighed = (f64, Difference);

/// What a reason is about: of reasons on one subject only the most telling is given.
#[derive(PartialEq, Eq)]
enum Subject {
    Mobility,
    Quiet,
    Answer,
    Parity,
    Access,
    Corner,
    Stability,
    Order,
    End,
    Other(Kind),
}

impl Kind {
    /// Whether it counts moves or discs, which says why a move is good.
    pub fn is_count(self) -> bool {
        matches!(
            self.subject(),
            Subject::Mobility
                | Subject::Quiet
                | Subject::Stability
                | Subject::Corner
                | Subject::Parity
                | Subject::Access
        ) || matches!(
            self,
            Kind::OwnFrontier | Kind::CornersWon | Kind::Opened | Kind::Taken | Kind::Contested | Kind::Line
        )
    }

    /// Whether it only names moves: their order, or an answer, and not what makes it good.
    pub fn names_moves(self) -> bool {
        let is_answer = self.subject() == Subject::Answer && !self.is_count() && self != Kind::QuietAnswer;
        self.subject() == Subject::Order || self == Kind::Prepared || is_answer
    }

    /// Whether it says which corner falls, or can be taken.
    pub(super) fn is_of_corner(self) -> bool {
        self.subject() == Subject::Corner || self == Kind::CornersWon
    }

    /// Whether it counts all moves of a side.
    pub(super) fn is_of_moves(self) -> bool {
        matches!(self, Kind::Replies | Kind::OwnMoves | Kind::MeanReplies | Kind::MeanOwnMoves)
            || matches!(self, Kind::Part(_))
    }

    /// Whether it says who moves last in regions, or who alone can enter them.
    pub(super) fn is_of_regions(self) -> bool {
        matches!(self.subject(), Subject::Parity | Subject::Access)
    }

    /// Whether it says who gets a corner or an edge square in the course of the lines.
    pub(super) fn is_of_edge(self) -> bool {
        matches!(self, Kind::CornersLost | Kind::CornersWon | Kind::Contested)
    }

    /// Whether it says no more than which move comes later.
    pub(super) fn is_order(self) -> bool {
        matches!(self, Kind::Later | Kind::Prepared)
    }

    fn subject(self) -> Subject {
        match self {
            Kind::Replies | Kind::OwnMoves | Kind::SafeMoves => Subject::Mobility,
            Kind::MeanReplies | Kind::MeanOwnMoves | Kind::Part(_) => Subject::Mobility,
            Kind::QuietReplies | Kind::OwnQuietMoves => Subject::Quiet,
            Kind::Opened
            | Kind::Taken
            | Kind::Answer
            | Kind::QuietAnswer
            | Kind::Threat
            | Kind::SameSquare
            | Kind::Wanted(_)
            | Kind::BestGone => Subject::Answer,
            Kind::Region | Kind::Filled | Kind::OddRegions | Kind::OddForOpponent => Subject::Parity,
            Kind::LastInRegion | Kind::LastMove => Subject::Parity,
            Kind::OpponentsOnly | Kind::OwnOnly | Kind::OwnPasses | Kind::OpponentPasses => Subject::Access,
            Kind::CornersLost | Kind::OpenCorners | Kind::XSquare | Kind::CSquare => Subject::Corner,
            Kind::OwnStable | Kind::OpponentStable => Subject::Stability,
            Kind::Contested | Kind::Line | Kind::FinalDiscs => Subject::End,
            Kind::CouldWait | Kind::Later => Subject::Order,
            Kind::OwnFrontier | Kind::CornersWon | Kind::Wedges | Kind::Prepared => Subject::Other(self),
        }
    }
}

impl Difference {
    /// Whether it says what happens on the board, with squares, and not only how many moves or discs there
    /// are.
    pub(super) fn is_concrete(&self) -> bool {
        match self.kind {
            Kind::SafeMoves
            | Kind::OpenCorners
            | Kind::CornersLost
            | Kind::CornersWon
            | Kind::XSquare
            | Kind::CSquare
            | Kind::Wedges
            | Kind::Opened
            | Kind::QuietAnswer
            | Kind::Region
            | Kind::Filled
            | Kind::OddRegions
            | Kind::OddForOpponent
            | Kind::LastInRegion
            | Kind::OpponentsOnly
            | Kind::OwnOnly => true,
            Kind::QuietReplies | Kind::OwnQuietMoves => true,
            Kind::OwnPasses | Kind::OpponentPasses => !self.squares.is_empty(),
            Kind::Taken => self.squares.len() > 1,
            // To pass is more than to have few moves.
            Kind::Replies | Kind::OwnMoves => self.after_played.min(self.after_best) == 0,
            _ => false,
        }
    }

    /// Whether its clause says after which moves it holds; one that does not is said first.
    pub(super) fn says_after_which(&self) -> bool {
        self.plies > 1 || matches!(self.kind, Kind::OwnOnly | Kind::CornersWon)
    }

    /// Whether one makes the other superfluous.
    pub(super) fn says_as_much_as(&self, other: &Difference) -> bool {
        self.kind.subject() == other.kind.subject()
            && (self.kind.subject() != Subject::Corner || self.squares.intersects(other.squares))
    }
}
