//! What a position is probably worth: the final disc difference guessed from a few counts.
//!
//! Each count is a difference between the side to move and its opponent: how many moves each has and may come to have,
//! corners and the moves that take one, discs on the squares next to an empty corner, stable discs, edges, discs, and who
//! will fill the last square. Their weights change with how full the board is, since discs count for nothing early and for
//! everything at the end. All counts exist on every board, so one table serves all 49 sizes.

use super::kernel::{Board, Kernel};
use super::stability::Stability;
use crate::rules::{Bits, Goal};

/// A guess in hundredths of a disc, on one board.
pub struct Evaluation<S> {
    corners: S,
    edges: S,
    /// Each corner with the two C-squares beside it on the edges and the X-square diagonal to it.
    quarters: [Quarter<S>; 4],
    stability: Stability<S>,
    /// The weights for each number of discs on the board.
    weights: Vec<Features>,
    goal: Goal,
    /// No guess is beyond this.
    limit: i32,
}

struct Quarter<S> {
    corner: S,
    c_squares: S,
    x_square: S,
}

/// The counts, or a weight for each, in the order of [`NAMES`].
pub type Features = [i32; NAMES.len()];

/// What is counted, each for the side to move less the opponent unless it says otherwise.
pub const NAMES: [&str; 13] = [
    "moves",
    "share of the moves", // in hundredths
    "potential moves",
    "corners",
    "X-squares at an empty corner",
    "C-squares at an empty corner",
    "stable discs",
    "edges",
    "discs",
    "last square", // 1 when the side to move will fill it if nobody passes, else −1
    "own corner moves",
    "opposing corner moves",
    "turn", // always 1
];

/// What stands for the counts of a position that is over: no other position has a zero for the turn.
pub const OVER: Features = [0; NAMES.len()];

/// Weights in hundredths of a disc when the board is empty, filled by one, two, … of as many parts, and full.
type Phases = [Features; 5];

const MOST_DISCS: Phases = [
    [60, 0, 25, 500, -250, -80, 0, 20, -10, 0, 150, -150, 0],
    [60, 0, 25, 600, -300, -90, 60, 20, -10, 0, 200, -200, 0],
    [60, 0, 20, 700, -300, -90, 90, 20, 0, 50, 250, -250, 0],
    [50, 0, 10, 700, -250, -70, 120, 20, 30, 100, 300, -300, 0],
    [20, 0, 0, 200, -50, -20, 60, 20, 100, 100, 200, -200, 0],
];

const FEWEST_DISCS: Phases = [
    [60, 0, 25, -500, 250, 80, 0, -20, 10, 0, -50, 50, 0],
    [60, 0, 25, -600, 300, 90, -60, -20, 10, 0, -50, 50, 0],
    [60, 0, 20, -700, 300, 90, -90, -20, 0, 0, -50, 50, 0],
    [50, 0, 10, -700, 250, 70, -120, -20, -30, 0, -50, 50, 0],
    [20, 0, 0, -200, 50, 20, -60, -20, -100, 0, -50, 50, 0],
];

impl<S: Bits> Evaluation<S> {
    pub fn new<K: Kernel<Set = S>>(kernel: &K, goal: Goal) -> Evaluation<S> {
        let (right, bottom) = (usize::from(kernel.size().width()) - 1, usize::from(kernel.size().height()) - 1);
        let phases = match goal {
            Goal::MostDiscs => &MOST_DISCS,
            Goal::FewestDiscs => &FEWEST_DISCS,
        };
        let area = kernel.size().area();
        let quarter = |left: bool, top: bool| {
            let from_corner = move |column: usize, row: usize| {
                (if left { column } else { right - column }, if top { row } else { bottom - row })
            };
            Quarter {
                corner: kernel.select(|column, row| from_corner(column, row) == (0, 0)),
                c_squares: kernel.select(|column, row| matches!(from_corner(column, row), (0, 1) | (1, 0))),
                x_square: kernel.select(|column, row| from_corner(column, row) == (1, 1)),
            }
        };
        let rim = |column: usize, row: usize| (column == 0 || column == right, row == 0 || row == bottom);
        Evaluation {
            corners: kernel.select(|column, row| rim(column, row) == (true, true)),
            edges: kernel.select(|column, row| matches!(rim(column, row), (true, false) | (false, true))),
            quarters: [quarter(true, true), quarter(false, true), quarter(true, false), quarter(false, false)],
            stability: Stability::new(kernel),
            weights: (0..=area).map(|n_discs| weights(phases, n_discs, area)).collect(),
            goal,
            limit: 100 * area as i32 - 1,
        }
    }

    /// The guess for the side to move; a position that is over has its true value.
    pub fn evaluate<K: Kernel<Set = S>>(&self, kernel: &K, board: Board<S>) -> i32 {
        let features = self.features(kernel, board);
        if features == OVER {
            return 100 * self.final_score(kernel, board);
        }
        let weights = &self.weights[board.discs().len() as usize];
        let value: i32 = features.iter().zip(weights).map(|(count, weight)| count * weight).sum();
        value.clamp(-self.limit, self.limit)
    }

    /// The counts of a position, or [`OVER`].
    #[inline(always)]
    pub fn features<K: Kernel<Set = S>>(&self, kernel: &K, board: Board<S>) -> Features {
        let Board { own, other } = board;
        let empties = kernel.empties(board);
        let difference = |squares: S| (own & squares).len() as i32 - (other & squares).len() as i32;
        let (own_moves, other_moves) = (kernel.legal_moves(board), kernel.legal_moves(board.pass()));
        if (own_moves | other_moves).is_empty() {
            return OVER;
        }
        let (n_own, n_other) = (own_moves.len() as i32, other_moves.len() as i32);
        let potential = kernel.potential_moves(board).len() as i32 - kernel.potential_moves(board.pass()).len() as i32;
        let (mut x_squares, mut c_squares) = (S::EMPTY, S::EMPTY);
        for quarter in &self.quarters {
            if !(quarter.corner & empties).is_empty() {
                x_squares |= quarter.x_square;
                c_squares |= quarter.c_squares;
            }
        }
        let stable = |own: S| self.stability.stable(own, board.discs(), empties).len() as i32;
        [
            n_own - n_other,
            100 * (n_own - n_other) / (n_own + n_other + 2),
            potential,
            difference(self.corners),
            difference(x_squares),
            difference(c_squares),
            stable(own) - stable(other),
            difference(self.edges),
            difference(kernel.all()),
            if empties.len() % 2 == 1 { 1 } else { -1 },
            (own_moves & self.corners).len() as i32,
            (other_moves & self.corners).len() as i32,
            1,
        ]
    }

    /// The discs that count against the side to move.
    pub fn against(&self, board: Board<S>) -> S {
        match self.goal {
            Goal::MostDiscs => board.other,
            Goal::FewestDiscs => board.own,
        }
    }

    /// The value of a position that is over, in whole discs: the official difference, or, when fewest discs win, how many
    /// more the opponent has on the board.
    pub fn final_score<K: Kernel<Set = S>>(&self, kernel: &K, board: Board<S>) -> i32 {
        match self.goal {
            Goal::MostDiscs => kernel.final_score(board),
            Goal::FewestDiscs => board.other.len() as i32 - board.own.len() as i32,
        }
    }
}

/// The weights between the two phases around a number of discs.
fn weights(phases: &Phases, n_discs: usize, area: usize) -> Features {
    let parts = phases.len() - 1;
    let (part, rest) = ((n_discs * parts / area).min(parts - 1), n_discs * parts);
    let beyond = (rest - part * area) as i32;
    std::array::from_fn(|i| {
        let (from, to) = (phases[part][i], phases[part + 1][i]);
        from + (to - from) * beyond / area as i32
    })
}
