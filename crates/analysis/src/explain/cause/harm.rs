//! What kind of thing a cause is, what the best move does about it, and how much either tells.

use othello::rules::{Square, Squares};

/// How a cause harms the mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Harm {
    /// What kind of thing it is.
    pub kind: HarmKind,
    /// Whether it is a move that the mover has in the better line, and misses.
    pub is_missed: bool,
    /// The squares that are the cause.
    pub squares: Squares,
    /// What else it is about: the moves taken away, the corner that is threatened.
    pub others: Squares,
    /// After how many moves of the refutation it has happened; of the better line for what the mover misses.
    pub plies: usize,
    /// A number: the moves left, the discs secured.
    pub n: usize,
    /// The moves that are left at the same time in the other line, where few are left in this one.
    pub n_beside: usize,
    /// Another move of the opponent that must be taken away, too, before the loss goes; of
    /// [`HarmKind::NoGoodAnswer`] the answer.
    pub also: Option<Square>,
    /// Whether it happens with best play, and is not only possible.
    pub is_in_line: bool,
    /// Whether the other line has the same on the board, so that it costs more here for another reason.
    pub is_shared: bool,
}

/// Kinds of harm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HarmKind {
    /// A move takes a corner.
    Corner,
    /// A move wedges in between two discs.
    Wedge,
    /// The other side must pass after a move.
    MustPass,
    /// A move is the last in a region.
    LastMove,
    /// All moves that the other side has left open a corner.
    NoSafeMove,
    /// A move threatens a corner.
    Threat,
    /// A move takes moves away.
    TakesAway,
    /// A move leaves few moves.
    FewMoves,
    /// A move gives the other side no new one.
    Quiet,
    /// A move makes discs stable.
    Stable,
    /// A move leaves the other side no quiet move.
    NoQuietMove,
    /// A move makes another of the same side possible, which the other side cannot play.
    Prepares,
    /// Even the best answer to a move opens squares.
    NoGoodAnswer,
    /// A move takes many moves away, too many to name.
    TakesMany,
    /// A move gains an edge square.
    Edge,
    /// A move flips many discs shortly before the end.
    Discs,
    /// A move gives the other side only one new move.
    NearlyQuiet,
    /// A move gains many moves for its own side.
    GainsMoves,
    /// A move that is none of these.
    Strong,
    /// The opponent has two moves, either of which harms.
    TwoMoves,
    /// The opponent can take one of several corners.
    Corners,
    /// Squares that the opponent could not play before and now can.
    Opened,
    /// A move that the mover can no longer play.
    Gone,
    /// The mover would rather pass than make any of its moves; what the best of them opens.
    NoGoodMove,
}

/// What the best move does about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instead {
    /// It takes the square itself.
    TakesSquare,
    /// It takes a corner.
    TakesCorner(Square),
    /// The opponent has no such move after it.
    Prevents,
    /// The opponent does not come to that move after it.
    Avoids,
    /// The mover takes the square in the better line, after this many moves.
    TakesLater(usize),
    /// The opponent still has the move, and the mover answers it with this one.
    Answers(Square),
    /// The opponent plays it in the better line only after this many moves, and the mover answers it.
    AnswersLater(usize),
    /// The opponent comes to the same move in the better line, but only after this many moves.
    OnlyLater(usize),
    /// The opponent still has the move, which costs less: not to be seen on the board.
    Harmless,
    /// The best move opens only these squares, fewer.
    OpensFewer(Squares),
    /// The move stays possible.
    Keeps,
    /// The harmed side has this quiet move in the other line, after this many moves.
    Spare(Square, usize),
    /// The harmed side plays this square in the other line, after this many moves.
    Plays(Square, usize),
    /// In the other line the move is possible, too, after this many moves, and opens these squares.
    Opens(Squares, usize),
    /// What the mover misses the opponent takes after the move played.
    LostTo,
    /// What the mover misses cannot be played after the move played.
    Impossible,
    /// Nothing that could be said in a few words.
    Nothing,
}

impl Instead {
    /// How clear the contrast is, at most 1.
    pub(super) fn weight(self) -> f64 {
        match self {
            Instead::TakesSquare | Instead::TakesCorner(_) | Instead::Prevents => 1.0,
            Instead::TakesLater(_) | Instead::Keeps | Instead::Spare(..) | Instead::Opens(..) => 0.96,
            Instead::Plays(..) => 0.96,
            Instead::LostTo | Instead::Impossible => 0.96,
            Instead::OpensFewer(_) => 0.9,
            Instead::Avoids | Instead::Answers(_) | Instead::AnswersLater(_) => 0.85,
            Instead::OnlyLater(_) => 0.8,
            Instead::Harmless | Instead::Nothing => 0.75,
        }
    }

    /// Whether a count says more.
    pub fn is_vague(self) -> bool {
        matches!(self, Instead::Avoids | Instead::Harmless | Instead::Nothing)
    }
}

/// The moves that a side would rather not make are named up to this many.
pub(super) const LEFT_MAX: usize = 3;
/// What each further move of a line leaves of a harm's weight.
const FADING: f64 = 0.82;
/// And what is left of it where the mover only misses something.
const MISSED: f64 = 0.94;
/// And what is left of it where the opponent has something better.
const NOT_PLAYED: f64 = 0.6;
/// And what is left of it where a side has no good move, and none of them opens much.
const OPENS_NOTHING: f64 = 0.7;
/// And what is left of it where the other line has it, too.
const SHARED: f64 = 0.3;

impl HarmKind {
    fn weight(self) -> f64 {
        match self {
            HarmKind::Corner | HarmKind::Corners => 1.0,
            HarmKind::Wedge | HarmKind::MustPass => 0.95,
            HarmKind::LastMove | HarmKind::NoSafeMove => 0.92,
            HarmKind::Threat | HarmKind::Quiet | HarmKind::TakesAway => 0.88,
            HarmKind::FewMoves | HarmKind::Gone => 0.86,
            HarmKind::Stable | HarmKind::Opened => 0.82,
            HarmKind::NoQuietMove | HarmKind::NoGoodAnswer => 0.78,
            HarmKind::TakesMany | HarmKind::NearlyQuiet | HarmKind::GainsMoves => 0.76,
            HarmKind::Discs => 0.6,
            HarmKind::NoGoodMove => 0.77,
            HarmKind::Prepares => 0.72,
            HarmKind::Edge | HarmKind::Strong | HarmKind::TwoMoves => 0.55,
        }
    }

    /// Whether it speaks of a corner.
    pub(in super::super) fn is_of_corner(self) -> bool {
        matches!(self, HarmKind::Corner | HarmKind::Corners | HarmKind::Threat | HarmKind::NoSafeMove)
    }

    /// Whether it says that a move is possible no more, and not what that move would do.
    pub(in super::super) fn takes_a_move(self) -> bool {
        matches!(self, HarmKind::TakesAway | HarmKind::Gone)
    }

    /// Whether it speaks of a new move more or less.
    pub(in super::super) fn is_small(self) -> bool {
        matches!(self, HarmKind::NearlyQuiet | HarmKind::Prepares | HarmKind::GainsMoves)
    }

    /// Whether it needs a count beside it to say why it harms.
    pub fn is_vague(self) -> bool {
        matches!(
            self,
            HarmKind::Strong | HarmKind::TwoMoves | HarmKind::Edge | HarmKind::Discs | HarmKind::NoGoodMove
        )
    }
}

impl Harm {
    /// How telling it is, at most 1: what comes later in a line is harder to see.
    pub(super) fn weight(&self) -> f64 {
        let (first, missed) = if self.is_missed { (3, MISSED) } else { (2, 1.0) };
        let later = self.plies.saturating_sub(first) as i32;
        let seen = if self.is_in_line { 1.0 } else { NOT_PLAYED };
        let shared = if self.is_shared { SHARED } else { 1.0 };
        let opens = match self.kind {
            HarmKind::NoGoodMove if self.others.is_empty() => OPENS_NOTHING,
            _ => 1.0,
        };
        self.kind.weight() * opens * missed * seen * shared * FADING.powi(later)
    }

    /// Whether it is a reason by itself: only this line has it, and it shows on the board.
    pub(in super::super) fn is_telling(&self) -> bool {
        !self.is_shared && !self.kind.is_vague() && !self.kind.takes_a_move()
    }

    /// Whether it is of the same kind as another, about the same squares.
    pub(super) fn says_as_much_as(&self, other: &Harm) -> bool {
        self.kind == other.kind && (other.others.is_empty() || self.others.intersects(other.others))
    }

    pub(super) fn new(kind: HarmKind, squares: Squares, plies: usize) -> Harm {
        Harm {
            kind,
            is_missed: false,
            squares,
            others: Squares::EMPTY,
            plies,
            n: 0,
            n_beside: 0,
            also: None,
            is_in_line: true,
            is_shared: false,
        }
    }
}
